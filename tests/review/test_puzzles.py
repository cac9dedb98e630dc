"""Puzzles: positions with one clearly best move, as their seat sees them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from scene import scene

import mexican_train
from mexican_train import Action, all_sheets, header_of, read_action, read_tile
from mexican_train.reviews.budget import Budget
from mexican_train.reviews.estimates import NOTHING, Estimate
from mexican_train.reviews.puzzles import Grade, Puzzle, chosen, clearly_best, puzzle_of
from mexican_train.reviews.weighing import Candidate, Weighing
from mexican_train.rules.view import View, view_of

FEW = Budget(deals=96, walks=4, first_swaps=100)
SET = Path(mexican_train.__file__).parent / "web" / "practice" / "puzzles.json"


def goes_out_next() -> View:
    """Only 3-5 on the Mexican train leaves 3-7 a place on one's own."""
    hands = ["3-5 3-7", "0-1 0-2 0-4 1-1 1-4 2-2 2-4 4-4"]
    table = scene("nordic", hands, trains={0: "12-3"}, mexican="12-5")
    return view_of(table, 0, header_of("nordic", 2))


def test_a_clear_best_move_is_a_puzzle_with_its_reason() -> None:
    puzzle = puzzle_of(goes_out_next(), 1, FEW, FEW)
    assert puzzle is not None
    assert str(puzzle.moves[0][0]) == "3-5@M"
    assert puzzle.moves[0][1] == NOTHING
    assert all(gap.value >= 4 * gap.error and gap.value >= 4 for _, gap in puzzle.moves[1:])
    assert puzzle.reason.startswith("hint-")


def test_it_tells_what_the_seat_sees_and_nothing_else() -> None:
    puzzle = puzzle_of(goes_out_next(), 1, FEW, FEW)
    assert puzzle is not None
    told = puzzle.plain()
    assert told["hand"] == ["3-5", "3-7"]
    assert told["counts"] == [2, 8]
    assert told["trains"] == [["12-3"], []]
    assert "4-4" not in json.dumps(told)


def test_trains_are_named_as_in_its_moves() -> None:
    hands = ["2-5 5-5 5-7 5-9", "0-1 0-2"]
    table = scene("nordic", hands, trains={0: "12-3"}, mexican="12-5")
    table.act(read_action("5-5@M"))
    told = Puzzle(view_of(table, 0, header_of("nordic", 2)), (), "hint-train", {}, ()).plain()
    assert (told["open_doubles"], told["follow_up"]) == (["M"], "M")


def weighing(*gaps: tuple[float, float]) -> Weighing:
    """A best move, and others that cost so much more, on each of four walks."""
    play = read_action("1-2@0")
    candidates = [Candidate(play, 0, [0.0] * 4)]
    candidates += [Candidate(play, 0, [low, low, high, high]) for low, high in gaps]
    return Weighing(candidates, candidates, candidates[0])


@pytest.mark.parametrize(
    ("gaps", "clear"),
    [([(5, 5), (9, 9)], True), ([(3, 4), (9, 9)], False), ([(5, 5), (0, 20)], False)],
)
def test_every_other_move_must_be_clearly_worse(
    gaps: list[tuple[float, float]], clear: bool
) -> None:
    assert (clearly_best(weighing(*gaps)) is not None) == clear


def test_puzzles_are_taken_evenly_over_the_grades() -> None:
    moves: tuple[tuple[Action, Estimate], ...] = ((read_action("1-2@0"), NOTHING),)
    easy = Puzzle(goes_out_next(), moves, "hint-train", {}, ())
    medium, hard = replace(easy, missed=("greedy",)), replace(easy, missed=("greedy", "planner"))
    assert [each.grade for each in chosen([easy] * 5 + [hard] + [medium] * 5, 6)] == [
        *[Grade.EASY] * 3,
        *[Grade.MEDIUM] * 2,
        Grade.HARD,
    ]
    assert len(chosen([easy], 6)) == 1


def test_the_set_has_two_hundred_over_all_sheets_and_grades() -> None:
    puzzles = json.loads(SET.read_text(encoding="utf-8"))
    assert len(puzzles) == 200
    # With open hands these two have no puzzles of their own: few play them so.
    few = {name for name in all_sheets() if name.startswith(("station", "gare")) and "open" in name}
    assert {each["sheet"] for each in puzzles} == set(all_sheets()) - few
    assert {each["grade"] for each in puzzles} == set(Grade)
    assert len({json.dumps(each) for each in puzzles}) == 200
    for each in puzzles:
        (best, nothing, _), *others = each["moves"]
        assert nothing == 0
        assert len(others) >= 2
        assert all(gap >= 4 for _, gap, _ in others)
        assert all(read_tile(tile) for tile in each["hand"])
        assert best.split("@")[0] in each["hand"] or best == "stop"
        assert len(each["hand"]) == each["counts"][each["seat"]] >= 4
