"""The home page and what is chosen there: settings, a table by its code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from real import Server

from browser import words
from browser.boxes import side_of
from browser.conftest import SCREENS, Visit
from browser.forms import chosen, open_form, open_table, pick, switch, view_of
from browser.page_watch import PageWatch
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

NOT_THERE = r"status of 40[04]"
GROUND = "getComputedStyle(document.body).backgroundColor"


def code_of(someone: Visitor) -> str:
    """The code in the lobby, as it is read out."""
    return str(someone.page.locator(".flaps").get_attribute("aria-label"))


def test_the_first_screen_of_a_phone_has_the_name_and_all_ways_on(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    ada.go_home()
    page = ada.page
    for thing in (
        page.get_by_label(words.YOUR_NAME),
        ada.button(words.PLAY_NOW),
        page.get_by_role("link", name=words.HOST_A_TABLE),
        page.get_by_role("link", name=words.LEARN),
        page.get_by_role("link", name=re.compile(f"^{words.RULES}")),
        page.get_by_label(words.LINK),
        ada.button(words.JOIN),
    ):
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SCREENS["phone"]["viewport"]["height"]
    assert page.get_by_role("link", name=words.LEARN).get_attribute("href") == "/learn"
    assert page.get_by_role("link", name=re.compile("^Rules")).get_attribute("href") == "/rules"
    assert page.get_by_role("link", name=words.REPLAY).get_attribute("href") == "/replay"


def test_one_click_plays_with_three_bots(visit: Visit, server: Server) -> None:
    ada = visit("phone", using="finger")
    ada.play_now("Ada")
    ada.table_is_shown()
    view = view_of(server, ada)
    assert [player["bot"] for player in view["players"]] == [None, *["planner"] * 3]
    assert (view["rounds"], view["players"][0]["name"]) == (3, "Ada")


def test_the_theme_is_shown_at_once_and_remembered(visit: Visit) -> None:
    ada = visit("desk", color_scheme="light")
    ada.go_home()
    light = ada.page.evaluate(GROUND)
    pick(ada, "Look", "Dark")
    dark = ada.page.evaluate(GROUND)
    assert dark != light
    ada.page.reload()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    assert ada.page.evaluate(GROUND) == dark
    pick(ada, "Look", "Light")
    ada.page.emulate_media(color_scheme="dark")
    assert ada.page.evaluate(GROUND) == light
    pick(ada, "Look", "Automatic")
    assert ada.page.evaluate(GROUND) == dark


def test_sound_and_numerals_are_remembered_with_the_name_and_the_language(visit: Visit) -> None:
    ada = visit("desk")
    ada.go_home()
    expect(switch(ada, "Sound")).to_be_checked()
    switch(ada, "Sound").click()
    pick(ada, "Tiles", "Numerals")
    pick(ada, "Language", "Norsk")
    ada.page.get_by_label("Navnet ditt").fill("Åse")
    ada.page.reload()
    expect(ada.page.get_by_label("Navnet ditt")).to_have_value("Åse")
    expect(switch(ada, "Lyd")).not_to_be_checked()
    assert chosen(ada, "Brikker") == "Tall"
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('mexican-train'))")
    assert (kept["sound"], kept["numerals"], kept["language"]) == (False, "always", "nb")


def test_public_tables_are_found_and_joined(visit: Visit, server: Server) -> None:
    made = server.make(name="Marie", seats=3, public=True)
    with server.player(made.table, token=made.token):
        bo = visit("desk")
        bo.go_home()
        row = bo.page.get_by_role("listitem").filter(has_text="Marie · 2 seats free")
        bo.page.get_by_label(words.YOUR_NAME).fill("Bo")
        bo.press(row.get_by_role("button", name="Sit down"))
        bo.sees(words.LOBBY)
        bo.go_home()
        bo.press(bo.button(re.compile("Marie, Bo")))
        bo.sees(words.LOBBY)


def test_the_way_back_to_a_table_is_first_and_says_whose_turn_it_is(
    visit: Visit, server: Server
) -> None:
    ada = visit("phone")
    first = server.make(bots=["greedy"])
    ada.open_seat(first.table, first.token)
    ada.wait_for_turn()
    ada.go_home()
    back = ada.page.locator(".mine button.row")
    expect(back.get_by_text("Your turn")).to_be_in_viewport()
    play = ada.button(words.PLAY_NOW)
    boxes = back.bounding_box(), play.bounding_box()
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] < boxes[1]["y"]
    assert boxes[0]["height"] > boxes[1]["height"]
    colours = [
        each.evaluate("(node) => getComputedStyle(node).backgroundColor") for each in (back, play)
    ]
    assert colours[0] != colours[1]
    ada.press(back)
    ada.table_is_shown()


# ---------------------------------------------------------------------- joining


def test_a_code_that_was_said_opens_the_table(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    open_form(ada)
    open_table(ada)
    code = code_of(ada)
    assert re.fullmatch(r"([2-9A-Z] ){5}[2-9A-Z]", code)
    bo = visit("phone", using="finger")
    bo.go_home()
    letters = code.replace(" ", "")
    bo.page.get_by_label(words.LINK).fill(f" {letters[:3]} {letters[3:]} ")
    bo.press(bo.button(words.JOIN))
    bo.sees(words.INVITED)
    bo.sit_down_as("Bo")
    bo.sees(words.LOBBY)
    assert code_of(bo) == code


def test_a_code_that_opens_nothing_gets_one_sentence(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    ada = visit("desk")
    open_form(ada)
    open_table(ada)
    code = code_of(ada)
    ada.press(ada.button(words.START))
    ada.table_is_shown()
    bo = visit("phone", using="finger")
    bo.go_home()
    for said in ("zzz zzz", code):
        page_watch.expect(NOT_THERE)
        bo.page.get_by_label(words.LINK).fill(said)
        bo.press(bo.button(words.JOIN))
        expect(bo.page.get_by_role("alert")).to_contain_text(words.NO_SUCH_CODE)
    bo.page.get_by_label(words.LINK).fill("the table of my friends")
    bo.press(bo.button(words.JOIN))
    expect(bo.page.get_by_role("alert")).to_contain_text(words.NOT_A_LINK)


def test_on_a_desk_both_ways_to_a_table_are_as_wide(visit: Visit) -> None:
    ada = visit("desk")
    ada.go_home()
    join, play = (side_of(ada.button(each), "right") for each in (words.JOIN, words.PLAY_NOW))
    assert abs(join - play) < 1
