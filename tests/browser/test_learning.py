"""What stays of a review: a clear mistake of one's own comes back as a puzzle."""

from __future__ import annotations

import json
from typing import Any

import pytest
from make_golden import golden_file
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.modules import ask
from browser.puzzler import Puzzler

pytestmark = pytest.mark.usefixtures("page_host")

ROUND = json.loads(golden_file("classic").read_text(encoding="utf-8").splitlines()[0])
RECORD = {key: value for key, value in ROUND.items() if key != "legal"}
ADDRESS = {"table": "k7q", "match": 1, "round": 1, "secret": "x"}


def reviewed(step: int, seat: int, legal: list[str], *, error: float) -> dict[str, Any]:
    """A seat whose move before a step was a mistake, with so large an error of the other moves."""
    options = [{"action": legal[0], "cost": [0, 0], "gap": [0, 0]}]
    options += [{"action": each, "cost": [9, 1], "gap": [9, error]} for each in legal[1:]]
    decision = {
        **{"step": step, "seat": seat, "played": legal[-1], "verdict": "mistake", "loss": [9, 1]},
        **{"reason": "hint-points", "arguments": {"points": 9}, "options": options},
    }
    parts = {"gave_away": [9, 1]}
    figures = {"parts": parts, "luck": [0, 1], "slips": 0, "mistakes": 1}
    return {"seat": seat, **figures, "decisions": [decision]}


def test_a_clear_mistake_is_a_puzzle_of_ones_own_and_shows_what_one_saw(visit: Visit) -> None:
    ada = Puzzler(visit())
    replay = ada.page.request.post(f"{ada.visitor.address}/api/replay", data=RECORD).json()
    at, view = next(
        (at, step["view"])
        for at, step in enumerate(replay["steps"])
        if len([each for each in step["view"]["legal"] if "@" in each]) > 2
    )
    seat, legal = view["turn"], view["legal"]
    ada.choose()
    ada.page.route("**/records/1/steps", lambda route: route.fulfill(json=replay))
    unclear = reviewed(at + 1, seat, legal, error=4.0)
    ask(ada.page, "base/learning", "learnFrom", [[ADDRESS, unclear]])
    assert ask(ada.page, "base/puzzles", "ownPuzzles", [[]]) == [[]]
    ask(
        ada.page,
        "base/learning",
        "learnFrom",
        [[ADDRESS, reviewed(at + 1, seat, legal, error=1.0)]],
    )
    [[puzzle]] = ask(ada.page, "base/puzzles", "ownPuzzles", [[]])
    assert puzzle["hand"] == view["hands"][seat]
    assert [move[0] for move in puzzle["moves"]] == legal
    assert not set(puzzle) & {"hands", "legal", "calls", "totals"}
    ada.choose()
    ada.begin("My own mistakes")
    ada.shows(puzzle)
    ada.move(legal[0])
    expect(ada.page.locator(".answer")).to_be_visible()
