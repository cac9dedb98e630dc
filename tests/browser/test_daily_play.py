"""The deal of a day, played: once, at its table, to its result; then as practice. With a server,
and without one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser import words
from browser.accessible import violations
from browser.alone import come_alone, plays
from browser.conftest import Visit
from browser.deals import keep, kept_deal, kept_here, look
from browser.page_watch import PageWatch
from browser.visitor import Visitor
from mexican_train.challenge.day import FIRST_DAY, deal_of

pytestmark = pytest.mark.usefixtures("page_host")

DAY = FIRST_DAY.isoformat()
"""There is a deal of this day whatever a server's clock says."""
NINE = f"/daily#{DAY}-nordic/nine"
NOON = f"{DAY}T12:00:00"
PAR = 40_000
"""Milliseconds in which the server has played a hundred rounds for the par."""


def play(ada: Visitor, when: str = NOON) -> None:
    """Opens the day, and begins."""
    plays(ada)  # bots that do not take their time
    look(ada, NINE, when)
    ada.press(ada.button("Play"))
    ada.table_is_shown()


def points(ada: Visitor) -> int:
    """What the result says."""
    shown = ada.page.locator(".result .points")
    expect(shown).to_be_visible()
    return int(shown.inner_text().split()[0])


@pytest.mark.release
@pytest.mark.usefixtures("server")
def test_a_day_is_played_once_and_then_for_practice(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    play(ada)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Deal of the day")
    expect(ada.page.locator(".head .about")).to_have_text("1 November · Nordic, double-9")
    expect(ada.button(words.HINT)).to_have_count(0)
    table = ada.page.url

    # One comes back to where one was, and the day that was begun is the one that is played.
    ada.take_turn()
    look(ada, NINE, f"{DAY[:-2]}02T00:00:30")
    ada.press(ada.button("Go on playing"))
    ada.table_is_shown()
    assert ada.page.url.partition("#")[0] == table.partition("#")[0]
    ada.play_round()
    expect(ada.button(words.NEXT_ROUND)).to_have_count(0)
    expect(ada.button("Play again")).to_have_count(0)
    assert violations(ada) == []
    ada.press(ada.button("Your result"))
    first = points(ada)
    (kept,) = kept_here(ada.page)
    assert (kept["day"], kept["on"], kept["code"]) == (DAY, DAY, f"{DAY}-nordic/nine")
    assert kept["result"]["points"] == first == kept["result"]["record"]["scores"][0]
    expect(ada.page.locator(".facts")).to_contain_text("1 day")

    expect(ada.page.locator(".result p.par")).to_be_visible(timeout=PAR)
    expect(ada.page.locator(".result .place")).to_contain_text("of 101")
    assert violations(ada) == []

    ada.press(ada.button("Look back"))
    expect(ada.page.get_by_role("dialog", name="Looking back")).to_be_visible()
    ada.press(ada.button(words.CLOSE))
    ada.press(ada.button("Back to the result"))

    ada.press(ada.button("Play again"))
    ada.table_is_shown()
    expect(ada.page.locator(".head")).to_contain_text("practice")
    expect(ada.button(words.HINT)).to_be_visible()
    ada.play_round()
    ada.press(ada.button("Your result"))
    ada.sees(re.compile(r"Practice: \d+ points?\. Your first result stays\."))
    assert points(ada) == first


def test_a_day_that_was_played_as_somebody_sent_it_is_played(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    sent = {
        **kept_deal(DAY, 7),
        "id": deal_of(FIRST_DAY, "nordic").id,
        "code": "mt1abc",
        "day": None,
    }
    keep(ada, sent)
    look(ada, f"/daily#{DAY}-nordic", NOON)
    ada.press(ada.button("Play"))
    assert points(ada) == 7


@pytest.mark.usefixtures("server")
def test_a_table_that_is_gone_leaves_practice(visit: Visit) -> None:
    ada = visit("desk")
    play(ada)
    ada.press(ada.button(words.MENU))
    ada.press(ada.button(words.LEAVE))
    ada.press(ada.button("Yes, leave"))
    expect(ada.page.get_by_role("heading", level=1, name=words.TITLE)).to_be_visible()
    look(ada, NINE, NOON)
    ada.sees("You began this deal, but its table is gone. What you play now is practice.")
    ada.press(ada.button("Play as practice"))
    ada.table_is_shown()
    expect(ada.page.locator(".head")).to_contain_text("practice")


@pytest.mark.release
def test_without_a_server_the_device_deals_the_same(visit: Visit, page_watch: PageWatch) -> None:
    ada = come_alone(visit, page_watch, "phone", using="finger")
    play(ada)
    expect(ada.page.locator(".head")).to_contain_text("on this device")
    ada.play_round()
    ada.press(ada.button("Your result"))
    here = points(ada)
    (kept,) = kept_here(ada.page)
    assert kept["result"]["points"] == here
    ada.sees(re.compile("Par"))
    ada.press(ada.button("Send this deal"))
    dialog = ada.page.get_by_role("dialog", name="Send this deal")
    dialog.get_by_label(words.YOUR_NAME).fill("Ada")
    ada.press(dialog.get_by_role("button", name="Make the link"))
    expect(dialog.locator(".linkfield input")).to_have_value(re.compile("/challenge#mt1"))
