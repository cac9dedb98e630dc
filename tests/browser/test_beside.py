"""Two rounds of one deal side by side: the same until they part, then each as it went on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser import words
from browser.accessible import violations
from browser.boxes import cut_off, things, too_tall, too_wide
from browser.conftest import Visit
from browser.deals import keep
from browser.page_watch import PageWatch
from browser.played_deals import SEAT, code_from, kept_round, played
from browser.visitor import Visitor
from mexican_train.challenge.comparing import parted

pytestmark = pytest.mark.usefixtures("page_host")

MINE, THEIRS = played(0.02, 1), played(0.6, 8)
PARTED = parted(MINE, THEIRS)
RESULTS = "**/api/challenges/results"
END = max(len(MINE.actions), len(THEIRS.actions))


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Visitor:
    return comes(visit("desk"))


def comes(ada: Visitor) -> Visitor:
    """Somebody who has played the deal that Grace has sent, and looks at both rounds."""
    code = code_from("Grace", THEIRS)
    keep(ada, kept_round(code, MINE))
    ada.page.goto(f"{ada.address}/challenge#{code}")
    ada.press(ada.button("Side by side"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You and Grace")
    return ada


def halves(ada: Visitor) -> Locator:
    return ada.page.locator(".half")


def told(ada: Visitor) -> list[str]:
    """What is said of a step, line by line."""
    return [line for line in ada.page.locator(".told").inner_text().split("\n") if line]


def test_rounds_are_one_until_they_part(ada: Visitor) -> None:
    assert 0 < PARTED < END
    expect(halves(ada)).to_have_count(1)
    expect(halves(ada)).to_have_accessible_name("Both, move by move")
    for _ in range(PARTED):
        ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_text(f"Step {PARTED} of {END}")).to_be_visible()
    expect(halves(ada)).to_have_count(1)
    ada.page.keyboard.press("ArrowRight")
    expect(halves(ada)).to_have_count(2)
    step, here, theirs, mine = told(ada)
    assert (step, here) == (f"Step {PARTED + 1} of {END}", "Here you parted:")
    assert theirs.startswith("Grace ")
    assert mine.startswith("You ")
    assert violations(ada) == []
    ada.page.keyboard.press("Home")
    expect(halves(ada)).to_have_count(1)
    ada.press(ada.button("Where you part"))
    assert told(ada)[1:] == [here, theirs, mine]


def test_a_round_that_is_over_stays_as_it_ended(ada: Visitor) -> None:
    ada.page.keyboard.press("End")
    lengths = {"You": len(MINE.actions), "Grace": len(THEIRS.actions)}
    shorter = min(lengths, key=lambda name: lengths[name])
    whose = "Your round" if shorter == "You" else "The round of Grace"
    points = (MINE if shorter == "You" else THEIRS).scores[SEAT]
    assert f"{whose} is over: {points} points." in told(ada)
    for half, record in zip(halves(ada).all(), (MINE, THEIRS), strict=True):
        expect(half.locator(".owned")).to_contain_text(f"{record.scores[SEAT]} point")


@pytest.mark.release
def test_the_verdict_stands_above_both_results(ada: Visitor) -> None:
    ada.press(ada.button("Back to the results"))
    gap = abs(MINE.scores[SEAT] - THEIRS.scores[SEAT])
    better = "Grace did better than you" if MINE.scores[SEAT] > THEIRS.scores[SEAT] else "You did"
    ada.sees(re.compile(rf"^{better}.*, by {gap} points?\.$"))
    plates = ada.page.locator(".plate-of").all_inner_texts()
    assert [re.findall(r"\d+", plate)[-1] for plate in plates] == [
        str(record.scores[SEAT]) for record in (MINE, THEIRS)
    ]


def test_on_a_phone_one_switches_between_them(visit: Visit) -> None:
    ada = comes(visit("phone", using="finger"))
    expect(ada.page.locator(".switch")).to_have_text("Both, move by move")
    yard = ada.page.locator(".half .ground").bounding_box()
    ada.press(ada.button("Where you part"))
    expect(halves(ada)).to_have_count(1)
    expect(halves(ada)).to_have_accessible_name("Your round")
    assert ada.page.locator(".half .ground").bounding_box() == yard
    grace = ada.button("Grace")
    ada.press(grace)
    expect(grace).to_have_attribute("aria-pressed", "true")
    expect(halves(ada)).to_have_accessible_name("Grace")
    assert violations(ada) == []
    for width, height in ((390, 844), (320, 640), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert [*too_wide(ada.page), *too_tall(ada.page)] == []
        assert cut_off(things(ada.page, move=".moves button, .switch button"), ada.page) == []


def test_results_that_a_server_gathers_are_asked_for_by_those_who_add_their_own(
    ada: Visitor, page_watch: PageWatch
) -> None:
    theirs = {"code": code_from("Grace", THEIRS), "record": THEIRS.plain(), "name": "Hedy"}
    posted = ada.page.request.post(f"{ada.address}/api/challenges/results", data=theirs)
    assert posted.status == 200
    ada.press(ada.button("Back to the results"))
    ada.sees("Only whoever has the link and has played sees the table.")
    gathered = ada.page.locator(".gathered")
    gathered.get_by_label(words.YOUR_NAME).fill("Ada")
    ada.press(ada.button("Add my result"))
    rows = gathered.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(f"Hedy{THEIRS.scores[SEAT]} points")
    expect(rows.last).to_contain_text(f"Ada (you){MINE.scores[SEAT]} points")
    ada.press(rows.first.get_by_role("button", name="Side by side"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You and Hedy")

    # A server that does not gather them is passed over without a word.
    page_watch.expect("status of 404")
    missing = {"error": {"code": "not_found", "message": ""}}
    ada.page.context.route(RESULTS, lambda route: route.fulfill(status=404, json=missing))
    ada.press(ada.button("Back to the results"))
    expect(gathered).to_have_count(0)
    expect(ada.page.locator(".both")).to_be_visible()
