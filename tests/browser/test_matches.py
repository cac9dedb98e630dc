"""Whole matches: with a mouse at a desk, with a finger on a phone, with the keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from real import Server

from browser import words
from browser.conftest import Visit

SMALL = {"max_pip": 6, "hand": 5}
"""Rules that make rounds short."""


@pytest.mark.release
def test_a_whole_match_with_a_mouse_on_a_desk(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules=SMALL, rounds=1)
    ada = visit("desk", reduced_motion="no-preference")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    ada.press(ada.button(words.LOOK))
    ada.table_is_shown()
    ada.press(ada.button(words.SHOW_SCORE))
    ada.press(ada.button(words.PLAY_AGAIN))
    expect(ada.score).to_have_count(0)
    ada.take_turn()


@pytest.mark.release
def test_a_table_is_hosted_as_chosen_and_begins_with_bots(visit: Visit) -> None:
    ada = visit("desk")
    ada.go_home()
    ada.page.get_by_label(words.YOUR_NAME).fill("Ada")
    ada.choose_a_table()
    ada.page.get_by_role("radio", name=re.compile("^Nordic")).click()
    for legend, choice in ((words.SEATS, "3"), (words.BOTS, "2"), (words.LENGTH, words.ONE_ROUND)):
        group = ada.page.get_by_role("group", name=legend, exact=True)
        group.get_by_role("radio", name=choice, exact=True).click()
    ada.press(ada.button(words.OPEN_TABLE))
    ada.table_is_shown()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(words.round_of(1, 1))
    expect(ada.lanes).to_have_count(4)
    ada.take_turn()


def test_a_whole_match_with_a_finger_on_a_phone(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules=SMALL, rounds=2)
    ada = visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.play_round()
    expect(ada.score).to_have_text(words.ROUND_ENDED)
    ada.press(ada.button(words.NEXT_ROUND))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(words.round_of(2, 2))
    ada.table_is_shown()
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)


def test_a_whole_match_with_the_keys_alone(visit: Visit, server: Server) -> None:
    made = server.make(rules=SMALL, rounds=2)
    ada = visit("desk", using="keys")
    ada.open_seat(made.table, made.token)
    ada.press(ada.button(words.START))
    ada.table_is_shown()
    ada.play_round()
    ada.press(ada.button(words.NEXT_ROUND))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(words.round_of(2, 2))
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)


def test_play_now_begins_at_once_against_three_bots(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    ada.play_now("Ada")
    ada.table_is_shown()
    expect(ada.lanes).to_have_count(5)
    ada.wait_for_turn()
    assert ada.whose_turn() == "You"
    ada.take_turn()


@pytest.mark.release
def test_a_match_of_eight_on_a_phone(visit: Visit, server: Server) -> None:
    made = server.make(seats=8, bots=["greedy"] * 7, rules={"hand": 2}, rounds=1)
    ada = visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    expect(ada.lanes).to_have_count(9)
    ada.play_round()
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    expect(ada.page.locator(".ranking").get_by_role("listitem")).to_have_count(8)
