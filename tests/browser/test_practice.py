"""Practice: positions to be looked at, a move to be made, and what each move costs."""

from __future__ import annotations

from typing import Any

import pytest
import tiers
from playwright.sync_api import expect

from browser import words
from browser.accessible import violations
from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.modules import ask
from browser.offline import NO_NETWORK, settle
from browser.page_watch import PageWatch
from browser.puzzler import PUZZLES, Puzzler, of_grade

pytestmark = pytest.mark.usefixtures("page_host")

EASY = of_grade("easy")
FITS = """() => document.documentElement.scrollWidth <= innerWidth
  && document.documentElement.scrollHeight <= innerHeight"""


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Puzzler:
    return Puzzler(visit("phone", using="finger"))


def best(puzzle: dict[str, Any]) -> str:
    return str(puzzle["moves"][0][0])


# ---------------------------------------------------------------------- a puzzle


def test_the_best_move_is_right_and_the_next_puzzle_follows(ada: Puzzler) -> None:
    ada.begin("Easy")
    for puzzle in EASY[:2]:
        ada.shows(puzzle)
        ada.move(best(puzzle))
        expect(ada.answer.get_by_role("heading")).to_have_text("Right!")
        ada.next()
    ada.shows(EASY[2])
    ada.visitor.press(ada.visitor.button("Other puzzles"))
    expect(ada.kind("Easy")).to_contain_text(f"2 of {len(EASY)} solved")
    ada.visitor.sees("2 right in a row. Your best: 2.")


def test_another_move_is_told_what_it_costs_and_why(ada: Puzzler) -> None:
    puzzle = EASY[0]
    (_, *_), (worse, gap, error), *_ = puzzle["moves"]
    ada.begin("Easy")
    ada.move(worse)
    expect(ada.answer.get_by_role("heading")).to_have_text(f"Not the best: {gap} points given away")
    expect(ada.answer).to_contain_text(
        "Best: 0-0 on the Mexican train. Doubles are best laid early."
    )
    moves = ada.answer.get_by_role("listitem")
    expect(moves).to_have_count(len(puzzle["moves"]))
    expect(moves.nth(0)).to_contain_text("best")
    expect(moves.nth(1)).to_contain_text(f"your move+{gap} ± {error}")
    ada.next()
    ada.visitor.press(ada.visitor.button("Other puzzles"))
    expect(ada.kind("Easy")).to_contain_text(f"0 of {len(EASY)} solved")


@pytest.mark.release
def test_every_move_can_be_seen_on_the_table(ada: Puzzler) -> None:
    puzzle = EASY[0]
    ada.begin("Easy")
    before = ada.page.locator(".wagon").count()
    ada.move(best(puzzle))
    mexican = ada.page.locator('.lane[data-train="M"] .wagon')
    expect(mexican.last).to_have_attribute("data-tile", "0-0")
    own = ada.page.locator('.lane[data-train="1"] .wagon')
    expect(own).to_have_count(0)
    ada.visitor.press(ada.answer.get_by_role("button", name="3-8 on your train"))
    expect(own.last).to_have_attribute("data-tile", "3-8")
    assert ada.page.locator(".wagon").count() == before + 1


@pytest.mark.release
def test_to_stop_can_be_the_move(ada: Puzzler) -> None:
    puzzle = next(each for each in PUZZLES if best(each) == "stop")
    ask_kept(ada, puzzle)
    ada.begin("My own mistakes")
    ada.move("stop")
    expect(ada.answer.get_by_role("heading")).to_have_text("Right!")
    expect(ada.answer).to_contain_text("Best: stop here.")


@pytest.mark.release
def test_a_whole_train_can_be_looked_at(ada: Puzzler) -> None:
    ada.begin("Easy")
    ada.visitor.press(ada.page.locator('.lane[data-train="M"] .plate'))
    train = ada.page.get_by_role("dialog", name="Mexican train")
    expect(train.locator(".wagon, .tile").first).to_be_visible()
    ada.visitor.press(ada.visitor.button(words.CLOSE))
    expect(train).to_have_count(0)


def test_by_the_keys_alone(visit: Visit) -> None:
    ada = Puzzler(visit("desk", using="keys"))
    ada.begin("Easy")
    ada.move(best(EASY[0]))
    expect(ada.answer.locator(".next")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.shows(EASY[1])


# ---------------------------------------------------------------------- which puzzles


def test_what_was_missed_comes_back_when_all_others_were_tried(ada: Puzzler) -> None:
    ada.choose()
    hard = of_grade("hard")
    answers = [[puzzle, index != 3] for index, puzzle in enumerate(hard[:-1])]
    ask(ada.page, "base/puzzles", "noteAnswer", answers)
    ada.begin("Hard")
    ada.shows(hard[-1])
    ada.move(best(hard[-1]))
    ada.next()
    ada.shows(hard[3])
    ada.move(best(hard[3]))
    expect(ada.answer.locator(".next")).to_have_text("All solved: choose others")
    ada.next()
    expect(ada.kind("Hard")).to_contain_text(f"{len(hard)} of {len(hard)} solved")


@pytest.mark.release
def test_puzzles_of_a_sheet_are_chosen_with_its_variants(ada: Puzzler) -> None:
    ada.choose()
    ada.page.get_by_role("combobox", name="Rules").select_option("Station")
    station = [each for each in of_grade("medium") if each["sheet"].split("/")[0] == "station"]
    expect(ada.kind("Medium")).to_contain_text(f"0 of {len(station)} solved")
    ada.visitor.press(ada.kind("Medium"))
    ada.shows(station[0])


def test_ones_own_mistakes_come_back_as_puzzles(ada: Puzzler) -> None:
    ada.choose()
    expect(ada.kind("My own mistakes")).to_be_disabled()
    ask_kept(ada, PUZZLES[7], PUZZLES[90], PUZZLES[7])
    ada.choose()
    expect(ada.kind("My own mistakes")).to_contain_text("0 of 2 solved")
    ada.page.goto(f"{ada.visitor.address}/practice#own")
    ada.page.reload()
    ada.shows(PUZZLES[7])
    ada.visitor.sees("My own mistakes ·")


@pytest.mark.release
def test_only_so_many_mistakes_are_kept(ada: Puzzler) -> None:
    ask_kept(ada, *PUZZLES[:101])
    ada.choose()
    expect(ada.kind("My own mistakes")).to_contain_text("0 of 100 solved")


@pytest.mark.release
def test_one_can_begin_anew(ada: Puzzler) -> None:
    ada.begin("Easy")
    ada.move(best(EASY[0]))
    ada.choose()
    ada.visitor.press(ada.visitor.button("Reset progress"))
    expect(ada.kind("Easy")).to_contain_text(f"0 of {len(EASY)} solved")


def test_a_browser_that_keeps_nothing_shows_puzzles_all_the_same(visit: Visit) -> None:
    visitor = visit("phone")
    visitor.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })"
    )
    ada = Puzzler(visitor)
    ada.begin("Easy")
    ada.move(best(EASY[0]))
    ada.next()
    ada.shows(EASY[1])


def ask_kept(ada: Puzzler, *puzzles: dict[str, Any]) -> None:
    """These are from one's own mistakes."""
    ada.choose()
    ask(ada.page, "base/puzzles", "keepPuzzle", [[puzzle] for puzzle in puzzles])


# ---------------------------------------------------------------------- everywhere


@pytest.mark.parametrize("locale", tiers.cases("fr-CA", rest=["en-US", "nb-NO", "es-MX"]))
def test_it_is_accessible_on_the_smallest_phone(visit: Visit, locale: str) -> None:
    ada = Puzzler(visit("phone", viewport={"width": 360, "height": 640}, locale=locale))
    ada.choose()
    wrong = [*violations(ada.visitor), *too_small(ada.page), *too_wide(ada.page)]
    ada.page.locator(".kind").first.click()
    expect(ada.page.locator(".piece")).to_have_count(len(EASY[0]["hand"]))
    assert ada.page.evaluate(FITS)
    ada.page.locator('.piece[data-tile="0-0"]').click()
    expect(ada.page.locator(".answer")).to_be_visible()
    assert ada.page.evaluate(FITS)
    wrong += [*violations(ada.visitor), *too_small(ada.page), *too_wide(ada.page)]
    assert wrong == []


@pytest.mark.release
def test_it_is_there_without_a_connection(visit: Visit, page_watch: PageWatch) -> None:
    page_watch.expect(NO_NETWORK)
    ada = Puzzler(visit("phone", keeping=True))
    ada.visitor.go_home()
    settle(ada.visitor)
    ada.page.context.set_offline(True)
    ada.begin("Easy")
    ada.move(best(EASY[0]))
    expect(ada.answer.get_by_role("heading")).to_have_text("Right!")
