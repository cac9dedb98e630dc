"""Why a tile can be played nowhere: one reason, and what it is about."""

from __future__ import annotations

import pytest
from scene import scene

from mexican_train.rules.errors import Reason
from mexican_train.rules.notation import read_tile
from mexican_train.rules.refusals import Unplayable, why_unplayable
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN

PLAIN = scene("nordic", ["5-6 3-7 0-1", "4-12 0-0", "0-2"], trains={0: "12-5", 1: "12-3"})
BOUND = scene("nordic", ["8-9 0-5 0-12", "0-0"], trains={1: "12-5 5-5", 0: "12-8"}, markers=[1])
OWED = scene("station", ["8-9 0-12", "0-0"], trains={0: "12-8 8-8", 1: "12-9"}, follow_up=0)
NO_DOUBLE = scene("nordic", ["8-9 1-1", "0-0"], trains={0: "12-8 8-8", 1: "12-3"}, follow_up=0)
UNSTARTED = scene("station", ["0-12 8-9", "0-0"], trains={1: "12-8"})
SERIES = scene(
    "station/fast",
    ["5-6 3-7 0-4", "0-0", "1-1"],
    trains={0: "12-5", 1: "12-3", 2: "12-7"},
    mexican="12-4",
    markers=[1],
    series=True,
    had_turn=[],
)


@pytest.mark.parametrize(
    ("table", "tile", "expected"),
    [
        (PLAIN, "5-6", None),
        (PLAIN, "0-1", Unplayable(Reason.DOES_NOT_FIT, None, (5, 12))),
        (PLAIN, "3-7", Unplayable(Reason.TRAIN_CLOSED, 1, (5, 12))),
        (PLAIN, "9-9", Unplayable(Reason.NOT_HELD)),
        (BOUND, "8-9", Unplayable(Reason.MUST_CLOSE_DOUBLE, 1, (5,))),
        (BOUND, "0-5", None),
        (OWED, "0-12", Unplayable(Reason.MUST_COMPLETE_DOUBLE, 0, (8,))),
        (NO_DOUBLE, "1-1", Unplayable(Reason.MUST_NOT_BE_DOUBLE)),
        (SERIES, "3-7", Unplayable(Reason.ONLY_OWN_TRAIN, 1, (5,))),
        (SERIES, "0-4", Unplayable(Reason.ONLY_OWN_TRAIN, MEXICAN, (5,))),
        (UNSTARTED, "8-9", Unplayable(Reason.TRAIN_CLOSED, 1, (12,))),
    ],
)
def test_the_reason_is_the_one_a_player_would_give(
    table: Round, tile: str, expected: Unplayable | None
) -> None:
    assert why_unplayable(table, read_tile(tile), 0) == expected


def test_off_turn_only_the_turn_is_named() -> None:
    assert why_unplayable(PLAIN, read_tile("4-12"), 1) == Unplayable(Reason.NOT_YOUR_TURN)
