"""Why another action was better: a sentence that is true of it, and not of the one played."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from scene import scene
from strategies import examples, headers, lucks, some_moment

from mexican_train import COMPILED, Play, header_of
from mexican_train.bots.solver import longest_train
from mexican_train.reviews.reasons import NO_REASON, REASONS, why_better
from mexican_train.rules.actions import Action
from mexican_train.rules.codes import code_of
from mexican_train.rules.header import Header
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN, Tile
from mexican_train.rules.view import View, view_of

TABLES: dict[str, tuple[str, str, str, str, dict[str, Any]]] = {
    "both on the double": (NO_REASON, "5-7@0", "5-8@0", "5-7 5-8 1-2", {"follow_up": 0}),
    "both take the marker off": (
        *("hint-train", "5-7@0", "5-9@0", "5-7 7-8 5-9"),
        {"trains": {0: "12-5"}, "markers": [0]},
    ),
    "only one takes the marker off": (
        *("hint-takes-marker", "5-7@0", "3-9@1", "5-7 7-8 3-9"),
        {"trains": {0: "12-5", 1: "12-3"}, "markers": [0, 1]},
    ),
    "a light tile instead of a heavy one": (
        *(NO_REASON, "2-3@1", "3-11@1", "2-3 3-11 1-4"),
        {"trains": {0: "12-5", 1: "12-3"}, "markers": [1]},
    ),
    "a heavy tile instead of a light one": (
        *("hint-lightens", "3-11@1", "2-3@1", "2-3 3-11 1-4"),
        {"trains": {0: "12-5", 1: "12-3"}, "markers": [1]},
    ),
    "a tile that the train can spare": (
        *("hint-spares-train", "2-3@1", "3-5@1", "2-3 3-5 3-8"),
        {"trains": {0: "12-5", 1: "12-3"}, "markers": [1]},
    ),
    "a tile that the train needs, but less than another": (
        *("hint-train", "5-6@1", "6-8@1", "5-6 5-8 6-8"),
        {"trains": {0: "12-5", 1: "12-6"}, "markers": [1]},
    ),
    "a train of one tile": (
        *(NO_REASON, "5-7@0", "5-7@1", "5-7 1-2 0-9"),
        {"trains": {0: "12-5", 1: "12-3 3-5"}, "markers": [1]},
    ),
}
"""Positions: the reason, the better action, what was played, the hand and the table."""


@pytest.mark.parametrize("name", TABLES)
def test_what_both_moves_have_in_common_is_no_reason(name: str) -> None:
    expected, better, played, hand, setting = TABLES[name]
    given = {"trains": {0: "12-5 5-5"}} | setting
    view = view_of(scene("nordic", [hand, "0-1 0-2 1-1 4-4"], **given), 0, header_of("nordic", 2))
    actions = {str(each): each for each in view.legal}
    reason, _ = why_better(view, actions[better], actions[played])
    assert reason == expected


@examples(60 if COMPILED else 4)
@given(headers(), lucks)
def test_every_reason_is_true_of_the_better_move_and_of_no_other(header: Header, luck: int) -> None:
    table = some_moment(header, Random(luck))
    view = view_of(table, table.turn, header)
    for better, played in permutations(view.legal, 2):
        reason, arguments = why_better(view, better, played)
        assert reason in REASONS
        if reason != NO_REASON:
            assert is_true(table, view, better, reason, arguments)
            assert not is_true(table, view, played, reason, arguments)


def is_true(
    table: Round, view: View, action: Action, reason: str, arguments: dict[str, int | str]
) -> bool:
    """Return whether a sentence is true of an action, by what happens at the table."""
    seat = table.turn
    if not isinstance(action, Play):
        return reason == "hint-stop" and str(action) == "stop"
    after = table.copy()
    after.apply(code_of(after, action))
    end = after.end_of(seat)
    rest = [tile for tile in table.hand_of(seat) if tile != action.tile]
    match reason:
        case "hint-stop":
            return False
        case "hint-goes-out":
            return not rest
        case "hint-completes-double":
            return table.follow_up == action.train
        case "hint-closes-double":
            return action.train == table.follow_up or action.train in view.open_doubles
        case "hint-takes-marker":
            return seat in view.markers and not after.markers >> seat & 1
        case "hint-double":
            return action.tile.is_double
        case "hint-starts-mexican":
            return action.train == MEXICAN and table.length_of(MEXICAN) == 0
        case "hint-while-open":
            return action.train in view.markers and action.train != seat
        case "hint-train":
            kept = (action.train == seat) + longest(rest, end)
            return kept >= int(arguments["length"]) > 1
        case "hint-spares-train":
            whole = longest(table.hand_of(seat), table.end_of(seat))
            return action.train != seat and longest(rest, end) == whole == arguments["length"]
        case "hint-lightens":
            before, now = weight(table, table.hand_of(seat)), weight(table, rest)
            return before - now >= int(arguments["points"])
        case _:
            raise AssertionError(f"a reason of which nothing is known: {reason}")


def weight(table: Round, tiles: list[Tile]) -> int:
    """Return what tiles count in a hand."""
    rules = table.rules
    blanks = {0: rules.blank_points}
    return sum(
        rules.double_blank_points if tile.high == 0 else blanks.get(tile.low, tile.low) + tile.high
        for tile in tiles
    )


def longest(tiles: list[Tile], end: int) -> int:
    """Return how many of these tiles can follow one another from an end."""
    return len(longest_train(tiles, end).train)
