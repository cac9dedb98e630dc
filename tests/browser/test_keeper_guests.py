"""Guests of a score keeper send what they counted by a server; whoever keeps the score has it."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from hashlib import sha256

import pytest
import tiers
from playwright.sync_api import expect

from browser.accessible import assert_accessible
from browser.boxes import scrolled, too_wide
from browser.conftest import Visit
from browser.page_watch import PageWatch
from browser.score_keeper import Keeper, kept_match

pytestmark = pytest.mark.usefixtures("page_host")


SENT = "Sent. The person keeping score sees it on their phone."
LOOKS = 5_000
"""At least the milliseconds after which the keeper asks the server again."""


def look_again(ada: Keeper) -> None:
    """Let the time pass until the keeper asks the server again."""
    ada.page.clock.fast_forward(LOOKS)


KEEP_PLACE = """(place) => {
  localStorage['mexican-train-guests:m'] = JSON.stringify({ place, heard: [] });
}"""


def puts(ada: Keeper, hand: str) -> AbstractContextManager[object]:
    """Wait until a hand with this text, counted on this phone, is at the server."""
    return ada.page.expect_response(
        lambda response: (
            hand in (response.request.post_data or "") and "/api/counted/" in response.url
        )
    )


def guests_of(ada: Keeper, test: str) -> str:
    """Lets guests of the second round count; where their link leads."""
    ada.page.clock.install()
    ada.keeps(kept_match("m", done=1))
    # Chance is the same in every test, and the host is too: each test has a place of its own.
    ada.page.evaluate(KEEP_PLACE, sha256(test.encode()).hexdigest()[:32])
    ada.open("#m/2")
    ada.out("Ada")
    ada.open("#m/2")
    with puts(ada, '"out":true'):
        ada.press("Guests count on their phones")
    ada.visitor.sees("What they send is written down here by itself")
    link = ada.page.locator(".linkfield input")
    expect(link).to_have_value(re.compile("#guest="))
    return link.input_value().partition("/score")[2]


def status(keeper: Keeper, text: str) -> None:
    expect(keeper.page.locator("[role=status]").filter(has_text=text)).to_be_visible()


def test_what_guests_send_is_written_down_by_itself(visit: Visit) -> None:
    ada, bo, cy = (Keeper(visit("phone", using="finger")) for _ in range(3))
    round = guests_of(ada, "sent")
    bo.open(round)
    bo.press("Bo")
    bo.taps("5 and 12", "double 1")
    bo.press("Send my points")
    status(bo, SENT)
    assert_accessible(bo.visitor)
    look_again(ada)
    status(ada, "Written down: Bo, round 2, 19 points.")
    status(ada, "Still to be counted: Cy.")
    assert too_wide(ada.page) == []
    # Whoever counts again, and otherwise, is asked about: one takes it, or leaves it.
    bo.press("Count again")
    bo.types(20)
    bo.press("Send my points")
    status(bo, SENT)
    look_again(ada)
    status(ada, "Bo already has 19 points in round 2. Change it to 20?")
    assert_accessible(ada.visitor)
    ada.press("Leave it as it is")
    expect(ada.page.get_by_text("Change it to 20?")).to_have_count(0)
    bo.press("Count again")
    bo.types(21)
    bo.press("Send my points")
    status(bo, SENT)
    look_again(ada)
    ada.press("Write down 21")
    status(ada, "Written down: Bo, round 2, 21 points.")
    cy.open(round)
    cy.press("Cy")
    cy.types(7)
    cy.press("Send my points")
    status(cy, SENT)
    look_again(ada)
    status(ada, "Everyone is counted.")
    ada.open("#m")
    assert ada.row(2) == ["0", "21", "7"]
    # What was heard once is not asked about again, here or after the page was closed.
    ada.open("#m/guests/2")
    status(ada, "Everyone is counted.")
    expect(ada.page.get_by_text("Change it to")).to_have_count(0)


@pytest.mark.parametrize("language", tiers.cases("fr", rest=["en", "nb", "es"]))
def test_the_title_above_the_code_is_whole(visit: Visit, language: str) -> None:
    ada = Keeper(visit("phone", locale=language, viewport={"width": 320, "height": 568}))
    ada.keeps(kept_match("m", done=1))
    ada.open("#m/guests/2")
    assert scrolled(ada.page, ".topbar h1") == []
    assert too_wide(ada.page) == []


def test_one_code_is_for_the_whole_evening(visit: Visit) -> None:
    ada, bo = (Keeper(visit("phone", using="finger")) for _ in range(2))
    link = guests_of(ada, "evening")
    bo.open(link)
    bo.press("Bo")
    for points in (17, 18):
        bo.types(points)
        bo.press("Send my points")
        status(bo, SENT)
        bo.press(f"Count round {points - 14}")
    bo.open(link)  # who counts here is remembered, and the round
    bo.types(19)
    bo.press("Send my points")
    status(bo, "Bo: 19 points")
    look_again(ada)
    status(ada, "Written down: Bo, round 2, 17 points.")
    status(ada, "Written down: Bo, round 4, 19 points.")
    ada.open("#m")
    assert [ada.row(number)[1] for number in (2, 3, 4)] == ["17", "18", "19"]


@pytest.mark.release
def test_a_guest_is_told_who_has_the_tile_or_is_out(visit: Visit) -> None:
    ada, bo, cy = (Keeper(visit("phone", using="finger")) for _ in range(3))
    link = guests_of(ada, "clash")
    for guest, name, tiles in ((bo, "Bo", ["blank and 5"]), (cy, "Cy", ["blank and 5", "1 and 2"])):
        guest.open(link)
        guest.press(name)
        guest.taps(*tiles)
        guest.press("Send my points")
    status(cy, "Sent, but Bo already has the tile blank and 5.")
    look_again(ada)
    status(ada, "Bo already has the tile blank and 5, so the points of Cy are not written down.")
    # Once Bo has counted again, what Cy sent fits.
    bo.press("Count again")
    bo.press("blank and 5, put back")
    bo.taps("5 and 12")
    bo.press("Send my points")
    status(bo, SENT)
    look_again(ada)
    ada.press("Write down 17")
    look_again(ada)
    status(ada, "Written down: Cy, round 2, 8 points.")
    # Ada is down as out, on the phone that keeps the score; Bo says so too.
    bo.press("Count again")
    bo.press("Went out")
    bo.press("Send my points")
    status(bo, "Sent, but Ada is already down as out.")
    cy.press("Count again")
    cy.press("Went out")
    cy.press("Send my points")
    status(cy, "is already down as out.")
    look_again(ada)
    ada.press("Change it to Bo")
    status(ada, "Bo is already down as out in round 2. Change it to Cy?")


@pytest.mark.release
def test_a_guest_is_told_which_tile_was_counted_on_the_other_phone(visit: Visit) -> None:
    ada, bo = (Keeper(visit("phone", using="finger")) for _ in range(2))
    link = guests_of(ada, "counted before")
    ada.open("#m/2/2")
    ada.taps("blank and 5")
    with puts(ada, '"0-5"'):
        ada.open("#m/guests/2")
    bo.open(link)
    bo.press("Bo")
    bo.taps("blank and 5", "1 and 2")
    bo.press("Send my points")
    status(bo, "Sent, but Cy already has the tile blank and 5.")
    # What was counted here is asked about neither now nor after a correction.
    ada.open("#m/2/2")
    ada.taps("3 and 5")
    ada.open("#m/guests/2")
    status(ada, "Cy already has the tile blank and 5, so the points of Bo are not written down.")
    expect(ada.page.get_by_text("Change it to")).to_have_count(0)


@pytest.mark.release
def test_points_that_do_not_fit_are_told_and_not_written(visit: Visit) -> None:
    ada, bo = (Keeper(visit("phone", using="finger")) for _ in range(2))
    round = guests_of(ada, "refused")
    bo.open(round)
    bo.press("Bo")
    bo.taps("5 and 12")
    ada.page.evaluate(
        "() => { const key = 'mexican-train-score:m';"
        "const match = JSON.parse(localStorage.getItem(key));"
        "match.players[1].name = 'Bea';"
        "localStorage.setItem(key, JSON.stringify(match));"
        "dispatchEvent(new StorageEvent('storage')); }"
    )
    bo.press("Send my points")
    status(bo, SENT)
    look_again(ada)
    status(ada, "fit this match: its players have changed. Bo should scan the code again.")
    status(ada, "Still to be counted: Bea and Cy.")


def test_where_the_server_is_gone_the_code_takes_over(visit: Visit, page_watch: PageWatch) -> None:
    ada, bo = (Keeper(visit("phone", using="finger")) for _ in range(2))
    bo.open(guests_of(ada, "gone"))
    bo.press("Bo")
    bo.types(12)
    page_watch.expect("ERR_FAILED")
    bo.page.route("**/api/counted/*", lambda route: route.abort())
    bo.press("Send my points")
    status(bo, "Let the person keeping score scan this code, or send them the link.")
    link = bo.page.locator(".linkfield input")
    expect(link).to_have_value(re.compile("#points="))
    ada.open(link.input_value().partition("/score")[2])
    ada.visitor.sees("Written down: Bo, round 2, 12 points.")
