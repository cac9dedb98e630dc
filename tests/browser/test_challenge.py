"""A deal that is sent: made a link, played by somebody else from the same seat, compared."""

from __future__ import annotations

import re

import pytest
import tiers
from playwright.sync_api import expect
from real import Server

from browser import words
from browser.accessible import violations
from browser.alone import plays
from browser.boxes import too_wide
from browser.conftest import Visit
from browser.deals import kept_here
from browser.modules import ask
from browser.page_watch import PageWatch
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

SMALL = {"max_pip": 6, "hand": 5}


def heading(ada: Visitor, text: str) -> None:
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(text)


def send(ada: Visitor, name: str) -> str:
    """Sends the deal from where one is; the link."""
    ada.press(ada.button("Send this deal"))
    dialog = ada.page.get_by_role("dialog", name="Send this deal")
    expect(dialog).to_contain_text("whoever takes it apart can read both")
    dialog.get_by_label(words.YOUR_NAME).fill(name)
    ada.press(dialog.get_by_role("button", name="Make the link"))
    field = dialog.locator(".linkfield input")
    expect(field).to_be_visible()
    expect(dialog.get_by_text("As a QR code")).to_be_visible()
    assert violations(ada) == []
    return field.input_value()


def play_own(ada: Visitor, server: Server) -> None:
    """Plays a round of one's own against bots."""
    made = server.make(bots=["greedy", "planner"], seats=3, rules=SMALL, rounds=2, pace="at_once")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.play_round()


def open_link(ada: Visitor, link: str) -> None:
    ada.page.goto(link)
    ada.page.get_by_role("heading", level=1).wait_for()


def test_a_deal_is_sent_played_compared_and_sent_back(visit: Visit, server: Server) -> None:
    ada, ben = visit("desk"), visit("phone", using="finger")
    play_own(ada, server)
    link = send(ada, "Ada")
    assert len(link) < 2000
    open_link(ada, link)
    ada.sees(re.compile(r"This is your own deal: you had \d+ points?\."))
    expect(ada.page.locator(".linkfield input")).to_have_value(link)

    # Ben is told all but the result.
    plays(ben)
    open_link(ben, link)
    ben.sees("Ada has sent you a deal.")
    expect(ben.page.locator(".facts")).to_contain_text("easy bot and good bot")
    expect(ben.page.locator(".house-told")).to_contain_text("Tiles for each")
    expect(ben.page.locator(".compared")).to_have_count(0)
    ben.sees("whoever takes the link apart can read them")
    assert violations(ben) == []
    assert too_wide(ben.page) == []
    ben.press(ben.button("Play the same deal"))
    ben.table_is_shown()
    heading(ben, "Challenge")
    ben.play_round()
    ben.press(ben.button("Your result"))
    expect(ben.page.locator(".both")).to_contain_text("Ada")
    ben.sees(re.compile(r"(did better than|have the same points)"))
    assert violations(ben) == []

    # Opened again it is compared at once, and the page finds the parting where Python does.
    open_link(ben, link)
    expect(ben.page.locator(".both")).to_be_visible()
    (kept,) = kept_here(ben.page)
    body = {"code": kept["code"], "record": kept["result"]["record"]}
    told = server.call("POST", "/api/challenges/compare", body).data
    rounds = [[body["record"], told["sender"]["record"]]]
    assert ask(ben.page, "daily/parting", "partedAfter", rounds) == [told["parted"]]
    assert told["sender"]["own"]

    # What comes back is compared with what was sent.
    back = send(ben, "Ben")
    open_link(ada, back)
    expect(ada.page.locator(".both")).to_contain_text("Ben")
    ada.press(ada.button("Side by side"))
    heading(ada, "You and Ben")
    assert violations(ada) == []
    ada.press(ada.button("Back to the results"))
    expect(ada.page).to_have_url(back)


WRONG = {
    "rubbish": "That is no challenge. Paste the whole link that you were sent.",
    "mt1abc": "Some of this challenge was lost or changed on the way.",
    "mt9abc": "A later version of this game has made this challenge.",
    "2026-10-31-nordic": "There is no deal of this day, or none yet.",
}


@pytest.mark.parametrize(
    "code", tiers.cases("mt1abc", rest=["rubbish", "mt9abc", "2026-10-31-nordic"])
)
def test_what_is_wrong_with_a_link_is_said(visit: Visit, page_watch: PageWatch, code: str) -> None:
    page_watch.expect("status of 400")
    ada = visit("phone")
    open_link(ada, f"{ada.address}/challenge#{code}")
    heading(ada, "This challenge cannot be opened")
    ada.sees(WRONG[code])
    assert violations(ada) == []
    ada.press(ada.button(words.TO_HOME))
    heading(ada, words.TITLE)


def test_a_link_can_be_pasted_with_whatever_is_around_it(visit: Visit) -> None:
    ada = visit("desk")
    open_link(ada, f"{ada.address}/challenge")
    ada.page.get_by_label("Link of a challenge").fill(
        f"Look: <{ada.address}/challenge#2026-11-01-nordic>."
    )
    ada.press(ada.button("Open"))
    heading(ada, "Deal of the day")
    expect(ada.page.locator(".date")).to_have_text("Sunday 1 November")
