"""What passes between phones without a server: a match that is handed on, points of guests."""

from __future__ import annotations

import re

import pytest
import tiers
from playwright.sync_api import expect

from browser.accessible import assert_accessible
from browser.boxes import things, too_small, too_wide
from browser.conftest import Visit
from browser.page_watch import PageWatch
from browser.score_keeper import Keeper, kept_match

pytestmark = pytest.mark.usefixtures("page_host")

OLD = "delete globalThis.CompressionStream"
DAMAGED = "This link is incomplete. Ask for it again, or scan the code once more."


def place_in(keeper: Keeper) -> str:
    """Where the link leads that is shown."""
    link = keeper.page.locator(".linkfield input")
    expect(link).to_have_value(re.compile("#(take|guest|points)="))
    expect(keeper.page.locator("svg.qr")).to_be_visible()
    return link.input_value().partition("/score")[2]


SHORT = tiers.cases(
    (390, 664, 4),
    (360, 560, 4),
    (412, 732, 8),
    rest=[(393, 659, 4), (360, 640, 4), (375, 553, 4), (360, 560, 8), (320, 568, 8)],
)
"""Widths and heights of phones below the bars of their browsers, and numbers of players."""


@pytest.mark.parametrize(("width", "height", "players"), SHORT)
def test_the_whole_number_pad_is_above_the_bar(
    visit: Visit, width: int, height: int, players: int
) -> None:
    ada = Keeper(visit("phone", viewport={"width": width, "height": height}))
    ada.keeps(kept_match("m", players=players))
    ada.open("#m/5/1")
    ada.settled("#m/5/1")
    keys = things(ada.page, key=".digits .key")
    [bar] = things(ada.page, bar=".entry footer")
    assert len(keys) == 12
    assert [key.name for key in keys if key.seen != key.box or key.box[3] > bar.box[1]] == []
    assert bar.box[3] <= height
    assert too_small(ada.page) == []


@pytest.mark.release
@pytest.mark.parametrize("old", tiers.cases(False, rest=[True]))
def test_a_match_is_handed_to_another_phone(visit: Visit, old: bool) -> None:
    ada, bo = Keeper(visit("phone", using="finger")), Keeper(visit("phone", using="finger"))
    if old:
        ada.page.add_init_script(OLD)
    match = kept_match("m", players=5, name="At the cabin")
    match["rounds"][1]["tiles"] = [["1-2", "0-0"], *[[]] * 4]
    ada.keeps(match)
    ada.open("#m")
    rows, totals = [ada.row(number) for number in range(1, 5)], ada.totals()
    ada.press("Hand it to another phone")
    place = place_in(ada)
    assert too_wide(ada.page) == []
    bo.open(place)
    bo.visitor.sees("At the cabin")
    assert_accessible(bo.visitor)
    bo.press("Keep it on this phone")
    assert [bo.row(number) for number in range(1, 5)] == rows
    assert bo.totals() == totals
    # The same once more changes nothing; a newer one is asked about, and can be taken back.
    bo.open(place)
    bo.visitor.sees("This phone already has exactly the same match.")
    ada.open("#m/5/0")
    ada.types(7)
    ada.press("Back to the score pad")
    ada.press("Hand it to another phone")
    newer = place_in(ada)
    bo.open(newer)
    bo.visitor.sees("The one from the other phone is newer.")
    bo.press("Keep both")
    assert bo.row(5)[0] == "7"
    bo.open(newer)
    bo.press("Replace the one here")
    assert bo.row(5)[0] == "7"
    bo.press("Undo")
    assert bo.row(5)[0] == "·"
    bo.open(newer)
    bo.visitor.sees("The one from the other phone is older.")
    bo.open()
    expect(bo.page.locator(".matches b")).to_have_text(["At the cabin", "At the cabin (2)"])
    for damaged in (place[:-1], place.replace("take=", "take=x"), place[:-20] + place[-10:]):
        bo.open(damaged)
        expect(bo.page.get_by_role("alert")).to_have_text(DAMAGED)


def test_guests_count_on_their_own_phones(visit: Visit, page_watch: PageWatch) -> None:
    ada, bo = Keeper(visit("phone", using="finger")), Keeper(visit("phone", using="finger"))
    page_watch.expect("ERR_FAILED")
    ada.page.route("**/api/counted/*", lambda route: route.abort())  # no server carries them
    ada.keeps(kept_match("m", done=1))
    ada.open("#m/2")
    ada.out("Ada")
    ada.open("#m/2")
    ada.press("Guests count on their phones")
    ada.visitor.sees("Still to be counted: Bo and Cy.")
    round = place_in(ada)
    assert_accessible(ada.visitor)
    bo.open(round)
    bo.press("Bo")
    bo.taps("5 and 12", "double 1")
    expect(bo.page.locator(".value")).to_have_text("19")
    assert_accessible(bo.visitor)
    bo.press("Show the code")
    bo.visitor.sees("Bo: 19 points")
    points = place_in(bo)
    # Where the match is not kept there is nothing to write in.
    bo.open(points)
    expect(bo.page.get_by_role("alert")).to_contain_text(
        "Open the link on the phone that keeps score"
    )
    ada.open(points)
    ada.visitor.sees("Written down: Bo, round 2, 19 points.")
    # Whoever counted again, and otherwise, is asked about.
    bo.open(round)
    bo.types(20)
    bo.press("Show the code")
    ada.open(place_in(bo))
    ada.visitor.sees("Bo already has 19 points in round 2. Change it to 20?")
    ada.press("Write down 20")
    ada.press("Back to the score pad")
    assert ada.row(2) == ["0", "20", "·"]
