"""A copy of a round: the same in everything, and from then on a round of its own."""

from __future__ import annotations

import pytest
from scene import do, scene, snapshot

from mexican_train.rules.round import Round


def after(table: Round, *actions: str) -> Round:
    do(table, *actions)
    return table


MOMENTS: dict[str, tuple[Round, list[str]]] = {
    "the beginning": (
        scene("classic", ["5-12 5-5 1-1", "4-12 0-0", "0-1"], had_turn=[], boneyard="6-6 5-7 8-8"),
        ["5-12@0", "4-12@1", "draw", "pass", "5-5@0", "draw", "5-7@0"],
    ),
    "a series": (
        after(scene("station/fast", ["5-12 5-7 7-9 1-1", "0-0"], had_turn=[1]), "5-12@0"),
        ["5-7@0", "stop"],
    ),
    "a double owed, after drawing": (
        after(scene("gare", ["5-5 1-1", "0-0 5-8"], trains={0: "12-5"}), "5-5@0", "draw"),
        ["pass", "5-8@0"],
    ),
    "time to knock": (
        after(scene("station", ["3-12 8-9", "4-12 0-0"]), "3-12@0"),
        ["knock@0", "4-12@1"],
    ),
    "time to catch": (
        after(scene("station", ["3-12 8-9", "4-12 0-0 1-1"]), "3-12@0", "4-12@1"),
        ["catch@1>0"],
    ),
    "gone out": (after(scene("nordic", ["5-12", "0-0"]), "5-12@0"), []),
    "blocked": (after(scene("nordic", ["0-3", "2-6"], boneyard=""), "pass"), []),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_copy_is_the_same_and_goes_its_own_way(moment: str) -> None:
    table, actions = MOMENTS[moment]
    before = snapshot(table)
    copied = table.copy()
    assert snapshot(copied) == before
    assert copied.rules is table.rules
    do(copied, *actions)
    assert snapshot(table) == before
    again = table.copy()
    for action in actions:
        do(again, action)
    assert snapshot(again) == snapshot(copied)
