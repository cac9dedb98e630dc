"""Guests of a score keeper send what they counted by a server; whoever keeps the score has it."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from playwright.sync_api import expect

from browser.accessible import assert_accessible
from browser.boxes import too_wide
from browser.conftest import Visit
from browser.page_watch import PageWatch
from browser.score_keeper import Keeper, kept_match

pytestmark = pytest.mark.usefixtures("page_host")


SENT = "Sent. Whoever keeps the score sees it on their phone."
LOOKS = 5_000
"""At least the milliseconds after which the keeper asks the server again."""


def look_again(ada: Keeper) -> None:
    """Let the time pass until the keeper asks the server again."""
    ada.page.clock.fast_forward(LOOKS)


KEEP_PLACE = """(place) => {
  localStorage['mexican-train-guests:m'] = JSON.stringify({ place, heard: [] });
}"""


def guests_of(ada: Keeper, test: str) -> str:
    """Lets guests of the second round count; where their link leads."""
    ada.page.clock.install()
    ada.keeps(kept_match("m", done=1))
    # Chance is the same in every test, and the host is too: each test has a place of its own.
    ada.page.evaluate(KEEP_PLACE, sha256(test.encode()).hexdigest()[:32])
    ada.open("#m/2")
    ada.out("Ada")
    ada.open("#m/2")
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
    status(ada, "Round 2 has something else already. Write down 20 for Bo?")
    assert_accessible(ada.visitor)
    ada.press("Leave it as it is")
    expect(ada.page.get_by_text("Write down 20 for Bo?")).to_have_count(0)
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
    expect(ada.page.get_by_text("Write down")).to_have_count(0)


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
    status(ada, "Bo: These points do not fit the match here")
    status(ada, "Still to be counted: Bea and Cy.")


def test_where_the_server_is_gone_the_code_takes_over(visit: Visit, page_watch: PageWatch) -> None:
    ada, bo = (Keeper(visit("phone", using="finger")) for _ in range(2))
    bo.open(guests_of(ada, "gone"))
    bo.press("Bo")
    bo.types(12)
    page_watch.expect("ERR_FAILED")
    bo.page.route("**/api/counted/*", lambda route: route.abort())
    bo.press("Send my points")
    status(bo, "Let whoever keeps the score read this code, or send them the link.")
    link = bo.page.locator(".linkfield input")
    expect(link).to_have_value(re.compile("#points="))
    ada.open(link.input_value().partition("/score")[2])
    ada.visitor.sees("Written down: Bo, round 2, 12 points.")
