"""The score keeper on a real evening: people come, go, pause and change seats, and mistype."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.accessible import assert_accessible
from browser.boxes import too_wide
from browser.conftest import Visit
from browser.score_keeper import Keeper, kept_match

pytestmark = pytest.mark.usefixtures("page_host")

MEAN = "In brackets: missed rounds. A missed round counts as many points as those who played it had"
DASH = "\N{EN DASH}"
NONE = "count: places go by average points per round. Players who missed more than half"


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Keeper:
    return Keeper(visit("phone", using="finger"))


def scored(*rounds: list[int]) -> dict[str, Any]:
    """A match as it was kept before people could leave: the points of each round; 0 went out."""
    match = kept_match("m", done=len(rounds), players=len(rounds[0]))
    for round, points in zip(match["rounds"], rounds, strict=True):
        round["out"] = points.index(0)
        round["points"] = [each or None for each in points]
    return match


def chip(ada: Keeper, name: str) -> Locator:
    there = ada.page.get_by_role("group", name="At the table")
    return there.get_by_role("button", name=name)


def count(ada: Keeper, out: str, **points: int) -> None:
    """Counts the round that is played."""
    ada.press("The round is over: count")
    ada.out(out)
    ada.press("Number pad")
    for index, (name, each) in enumerate(points.items()):
        expect(ada.page.locator(".hand-of .sum")).to_contain_text(name)
        for digit in str(each):
            ada.press(digit)
        ada.press(f"Next: {[*points][index + 1]}" if index + 1 < len(points) else "Done")


def board(ada: Keeper) -> list[str]:
    """Who has what, the best first."""
    expect(ada.page.locator(".totals")).to_be_visible()
    rows = ada.page.locator(".totals li").all_inner_texts()
    return [" ".join(text.split()) for text in rows]


def test_people_pause_join_come_back_and_change_seats(ada: Keeper) -> None:
    ada.keeps(scored([0, 10, 20], [30, 0, 6]))
    ada.open("#m")
    assert board(ada) == ["Bo 10", "Cy 26", "Ada 30"]  # as before
    ada.visitor.press(ada.page.get_by_text("3 play, 16 tiles each"))
    sizes = ada.page.get_by_role("region", name="Tiles each")
    assert sizes.evaluate("(table) => table.clientWidth >= table.scrollWidth"), "it can be seen"
    ada.visitor.press(chip(ada, "Bo"))
    ada.visitor.sees("2 play, 16 tiles each")
    expect(chip(ada, "Ada")).to_be_disabled()  # two are the fewest
    ada.visitor.sees("Cy begins: one seat further each round.")
    count(ada, "Ada", Cy=40)
    # Bo counts what the others had on average, and that is said.
    expect(ada.page.locator(".totals")).to_be_in_viewport()  # right after counting
    assert ada.row(3) == ["0", "(20)", "40"]
    assert board(ada) == ["Ada 30", "Bo 30", "Cy 66"]
    ada.visitor.sees(re.compile(MEAN))
    assert ada.totals() == [30, 30, 66]
    # Dag joins, Bo comes back, and Cy and Bo change seats.
    ada.press("Change names and rules")
    ada.press("Bo comes back")
    ada.press("Move Cy up")
    ada.press("Add a player")
    expect(ada.page.get_by_role("textbox", name="Name of player 4")).to_be_focused()
    ada.page.keyboard.type("Dag")
    ada.visitor.sees("4 play, 15 tiles each")
    assert too_wide(ada.page) == []
    ada.press("Save")
    expect(ada.page.locator(".pad thead .who")).to_have_text(["Ada", "Cy", "Bo", "Dag"])
    assert ada.row(1) == ["0", "20", "10", "(10)"]
    ada.visitor.sees("Bo begins: one seat further each round.")
    count(ada, "Dag", Ada=8, Cy=5, Bo=7)
    ada.visitor.sees("Round 5 of 13")
    assert ada.row(4) == ["8", "5", "7", "0"]
    # Under another rule places go by points per round; Dag played too few for one.
    ada.visitor.press(ada.page.get_by_text("4 play, 15 tiles each"))
    ada.page.get_by_role("radio", name=re.compile("^Nothing")).check(force=True)
    assert board(ada) == ["Bo 5.7", "Ada 9.5", "Cy 17.8", "Dag 0.0"]
    ada.visitor.sees(NONE)
    assert ada.row(3) == ["0", "40", DASH, DASH]
    expect(ada.page.locator(".pad tfoot th")).to_have_text("Per round")
    expect(ada.page.locator(".pad tfoot td")).to_have_text(["9.5", "17.8", "5.7", "0.0"])
    expect(ada.page.locator(".pad tfoot .best")).to_have_text("5.7")
    expect(ada.page.locator(".lead-board h2")).to_have_text("Bo leads")
    ada.page.get_by_role("radio", name=re.compile("^A number of your own")).check(force=True)
    assert ada.row(3) == ["0", "40", "(50)", "(50)"]
    assert_accessible(ada.visitor)
    # All of it can be taken back, one after another.
    for _ in range(2):
        ada.press("Undo")
    assert ada.row(3) == ["0", "40", "(20)", "(20)"]


@pytest.mark.release
def test_who_missed_a_round_is_said_where_it_is_counted(ada: Keeper) -> None:
    ada.keeps(scored([0, 10, 20, 30]))
    ada.open("#m/2")
    ada.out("Bo")
    ada.visitor.press(ada.page.locator(".seat").filter(has_text="Cy"))
    ada.press("Cy missed this round")
    expect(ada.page.locator(".seat.away")).to_contain_text("Cy")
    ada.types(4)
    ada.press("Next: Ada")
    ada.types(9)
    ada.press("Done")
    assert ada.row(2) == ["9", "0", "(4)", "4"]
    # They are away until they are said to be back; who has no place at the table needs no entry.
    ada.visitor.sees("3 play, 16 tiles each")
    expect(ada.page.locator(".pad thead .away")).to_contain_text("Cy")
    # In a round of before it is corrected for that round alone.
    ada.visitor.press(ada.cell(2, "Cy"))
    ada.press("Cy missed this round")
    ada.types(3)
    ada.press("Done")
    assert ada.row(2) == ["9", "0", "3", "4"]
    ada.visitor.sees("3 play, 16 tiles each")


def test_points_that_cannot_be_are_refused(ada: Keeper) -> None:
    ada.keeps(scored([0, 10, 20]))
    ada.open("#m/2/0")
    for digit in "999":
        ada.press(digit)
    heavy = ada.page.locator(".heavy")
    expect(heavy).to_have_text(re.compile("^More than the 16 heaviest tiles, which count 3"))
    ada.press("9")
    # 1092 pips in a set, less the engine of round 2.
    expect(ada.said).to_have_text(
        "9,999 points is too many: the tiles nobody else has add up to 1,070."
    )
    expect(ada.page.locator(".value")).to_have_text("999")
    ada.press("Next: Bo")
    ada.types(71)
    expect(ada.page.locator(".value")).to_have_text("71")
    ada.press("2")
    expect(ada.said).to_contain_text("add up to 71.")
    expect(ada.page.locator(".value")).to_have_text("71")


@pytest.mark.release
def test_a_gap_in_an_old_round_is_said_and_nothing_disagrees(visit: Visit) -> None:
    ada = Keeper(visit("desk"))
    match = scored([0, 10, 20], [30, 0, 6], [5, 6, 0])
    match["rounds"][1]["points"][0] = None
    ada.keeps(match)
    ada.open("#m")
    assert board(ada) == ["Ada 5", "Bo 16", "Cy 20"]
    assert ada.totals() == [5, 16, 20]
    ada.visitor.sees("Round 2 is not counted yet: Ada is missing.")
    # While it is counted the ring stays with who leads by the totals that are shown.
    ada.visitor.press(ada.cell(2, "Ada"))
    ada.types(9)
    expect(ada.page.locator(".pad tfoot .best")).to_have_text("14")
    assert ada.totals() == [14, 16, 26]
    ada.press("0")
    expect(ada.page.locator(".pad tfoot .best")).to_have_text("16")


def test_enter_adds_a_name(ada: Keeper) -> None:
    ada.open("#new")
    names = ada.page.get_by_role("textbox", name="Name of player")
    expect(names).to_have_count(2)
    names.nth(0).focus()
    for index, name in enumerate(("Zoë", "Yrsa", "Åse")):
        expect(names.nth(index)).to_be_focused()
        ada.page.keyboard.type(name)
        ada.page.keyboard.press("Enter")
    expect(names.nth(3)).to_be_focused()
    # An empty row is nobody, and Enter in it ends the list.
    ada.visitor.sees("3 play, 15 tiles each")
    ada.page.keyboard.press("Enter")
    expect(names).to_have_count(4)
    ada.press("Start")
    expect(ada.page.locator(".pad thead .who")).to_have_text(["Zoë", "Yrsa", "Åse"])


@pytest.mark.release
def test_names_are_remembered(ada: Keeper) -> None:
    ada.open("#new")
    names = ada.page.get_by_role("textbox", name="Name of player")
    for index, name in enumerate(("Zoë", "Yrsa", "Åse")):
        if index == 2:
            ada.press("Add a player")
        names.nth(index).fill(name)
    ada.press("Start")
    ada.press("Back")
    ada.press("New match")
    ada.press("Take Yrsa off the list")
    offered = ada.page.get_by_role("group", name="Played here before")
    ada.visitor.press(offered.get_by_role("button", name="Yrsa"))
    expect(names.last).to_have_value("Yrsa")
    ada.press("Take Yrsa off the list")
    ada.press("Forget these names")
    expect(offered).to_have_count(0)
