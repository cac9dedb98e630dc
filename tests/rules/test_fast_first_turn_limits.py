"""Turns that are not fast: not the first, not on one's own train, not regular."""

from __future__ import annotations

from scene import do, exercises, legal, marked, refused, scene


@exercises(fast_first_turn=True)
def test_a_first_turn_elsewhere_is_an_ordinary_one() -> None:
    """gare/fast: a tile on another train ends the turn, and the chance is gone."""
    table = scene("gare/fast", ["4-8 3-12 3-5 1-1", "2-12 0-0"], mexican="12-4", had_turn=[])
    do(table, "4-8@M")
    assert table.turn == 1
    do(table, "2-12@1")
    assert table.turn == 0
    do(table, "3-12@0")
    assert table.turn == 1


@exercises(fast_first_turn=True)
def test_only_the_first_turn_is_fast() -> None:
    """station/fast: afterwards it is one tile a turn."""
    table = scene("station/fast", ["5-7 7-9 1-1", "0-0"], trains={0: "12-5"}, had_turn=[0])
    do(table, "5-7@0")
    assert table.turn == 1


@exercises(fast_first_turn=True)
def test_a_first_turn_passed_is_a_first_turn_had() -> None:
    """station/fast: who had to pass plays one tile a turn from then on."""
    table = scene(
        "station/fast", ["5-7 7-9", "6-12 0-0 4-12"], boneyard="8-8 5-12 3-3", had_turn=[]
    )
    do(table, "draw", "pass", "6-12@1")
    assert table.turn == 0
    do(table, "draw", "5-12@0")
    assert table.turn == 1


@exercises(fast_first_turn=True)
def test_each_seat_has_a_fast_first_turn_of_its_own() -> None:
    """gare/fast: the others' first turns are theirs."""
    table = scene("gare/fast", ["5-12 1-1", "4-12 4-6 6-8 0-0"], had_turn=[])
    do(table, "5-12@0", "4-12@1")
    assert legal(table) == {"4-6@1", "stop"}
    do(table, "stop")
    assert table.turn == 0
    assert table.had_turn == 0b11


@exercises(fast_first_turn=True)
def test_closing_anothers_double_is_an_ordinary_turn() -> None:
    """station/fast: a first turn spent on an open double lays that one tile."""
    table = scene("station/fast", ["5-7 3-12 3-4", "0-0"], trains={1: "12-5 5-5"}, had_turn=[1])
    do(table, "5-7@1")
    assert table.turn == 1


@exercises(fast_first_turn=True)
def test_closing_a_double_on_ones_own_train_is_an_ordinary_turn_too() -> None:
    """station/fast: someone else laid a double on one's marked train; closing it is no series."""
    table = scene(
        "station/fast", ["5-7 7-9 3-4", "0-0"], trains={0: "12-5 5-5"}, markers=[0], had_turn=[1]
    )
    do(table, "5-7@0")
    assert table.turn == 1
    assert marked(table) == []


@exercises(fast_first_turn=True, follow_up="any-non-double", open_double="must-close")
@exercises(fast_first_turn=True, follow_up="double-first", open_double="free")
def test_a_double_elsewhere_completed_on_ones_own_train_begins_no_series() -> None:
    """House rule: the play was elsewhere; the tile owed for it is not a regular one."""
    for sheet in ("nordic", "classic"):
        table = scene(
            sheet,
            ["4-4 5-12 5-7 1-1", "0-0"],
            mexican="12-4",
            had_turn=[],
            rules={"fast_first_turn": True},
        )
        do(table, "4-4@M", "5-12@0")
        assert table.turn == 1
        on_a_marked_train = scene(
            sheet,
            ["0-0", "4-4 5-12 5-7 1-1"],
            trains={0: "12-4"},
            markers=[0],
            turn=1,
            had_turn=[0],
            rules={"fast_first_turn": True},
        )
        do(on_a_marked_train, "4-4@0", "5-12@1")
        assert on_a_marked_train.turn == 0


@exercises(fast_first_turn=False)
def test_without_the_rule_a_first_turn_is_one_tile() -> None:
    """station, gare, classic, nordic: one tile a turn from the start."""
    for sheet in ("station", "gare", "classic", "nordic"):
        table = scene(sheet, ["5-12 5-7 7-9", "0-0"], had_turn=[])
        do(table, "5-12@0")
        assert table.turn == 1
        assert refused(table, "stop") == "nothing_to_stop"
