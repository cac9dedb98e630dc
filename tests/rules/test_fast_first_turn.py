"""The fast first turn: laying tile after tile on one's own train."""

from __future__ import annotations

from scene import calls, dealt, do, exercises, hand, legal, marked, refused, scene, train


@exercises(fast_first_turn=True)
def test_a_first_turn_on_ones_own_train_may_go_on() -> None:
    """station/fast, gare/fast: as many tiles as one can, all on the own train."""
    for sheet in ("station/fast", "gare/fast"):
        table = scene(sheet, ["5-12 5-7 7-9 3-12", "0-0"], mexican="12-4", had_turn=[])
        assert legal(table) == {"5-12@0", "3-12@0"}
        do(table, "5-12@0")
        assert (table.turn, table.series) == (0, True)
        assert legal(table) == {"5-7@0", "stop"}
        do(table, "5-7@0")
        assert legal(table) == {"7-9@0", "stop"}
        do(table, "7-9@0")
        assert train(table, 0) == "12-5 5-7 7-9"
        assert table.turn == 1


@exercises(fast_first_turn=True)
def test_one_may_stop_when_one_likes() -> None:
    """station/fast: the series is a possibility, not a duty."""
    table = scene("station/fast", ["5-12 5-7 7-9", "4-12 0-0"], had_turn=[])
    do(table, "5-12@0", "stop")
    assert table.turn == 1
    assert not table.series
    assert hand(table, 0) == "5-7 7-9"
    assert marked(table) == []
    assert legal(table) == {"4-12@1"}


@exercises(fast_first_turn=True)
def test_within_the_series_tiles_go_nowhere_else_and_nothing_is_drawn() -> None:
    """gare/fast: only one's own train."""
    table = scene(
        "gare/fast",
        ["5-12 5-7 4-8 3-9", "0-0"],
        trains={1: "12-3"},
        mexican="12-4",
        markers=[1],
        had_turn=[],
    )
    do(table, "5-12@0")
    assert refused(table, "4-8@M") == "only_own_train"
    assert refused(table, "3-9@1") == "only_own_train"
    assert refused(table, "draw") == "must_play"
    assert refused(table, "pass") == "must_play"
    assert refused(table, "4-8@0") == "does_not_fit"


@exercises(fast_first_turn=True)
def test_the_series_ends_by_itself_when_no_tile_fits() -> None:
    """station/fast: nothing fits, so there is nothing to stop."""
    table = scene("station/fast", ["5-12 4-8", "0-0"], had_turn=[])
    do(table, "5-12@0")
    assert table.turn == 1
    assert refused(table, "stop") == "nothing_to_stop"


@exercises(fast_first_turn=True, follow_up="on-double")
def test_doubles_in_the_series_are_completed_before_it_goes_on() -> None:
    """station/fast: a double is completed as usual; then the series goes on."""
    table = scene("station/fast", ["5-12 5-5 5-7 7-9 1-1", "0-0"], had_turn=[])
    do(table, "5-12@0", "5-5@0")
    assert legal(table) == {"5-7@0"}
    assert refused(table, "stop") == "must_complete_double"
    do(table, "5-7@0")
    assert legal(table) == {"7-9@0", "stop"}


@exercises(fast_first_turn=True, follow_up="on-double")
def test_a_double_in_the_series_that_cannot_be_completed_is_drawn_for() -> None:
    """station/fast: draw once; what completes the double keeps the series going."""
    table = scene("station/fast", ["5-12 5-5 7-9 1-1", "0-0"], boneyard="5-7 8-8", had_turn=[])
    do(table, "5-12@0", "5-5@0")
    assert legal(table) == {"draw"}
    do(table, "draw", "5-7@0")
    assert legal(table) == {"7-9@0", "stop"}


@exercises(fast_first_turn=True, own_double_pass_marks=True)
@exercises(fast_first_turn=True, own_double_pass_marks=False)
def test_passing_on_a_double_in_the_series_ends_the_turn() -> None:
    """station/fast, gare/fast: the double is open then, and the marker is as for any double."""
    for sheet, markers in [("station/fast", [0]), ("gare/fast", [])]:
        table = scene(sheet, ["5-12 5-5 1-1", "0-0"], boneyard="8-9 8-8", had_turn=[])
        do(table, "5-12@0", "5-5@0", "draw", "pass")
        assert table.turn == 1
        assert marked(table) == markers
        assert legal(table) == {"draw"}


@exercises(fast_first_turn=True)
def test_a_series_may_begin_with_a_double() -> None:
    """gare/fast: completing a double of one's own keeps the turn fast."""
    table = scene("gare/fast", ["5-5 5-7 7-9 1-1", "0-0"], trains={0: "12-5"}, had_turn=[1])
    do(table, "5-5@0", "5-7@0")
    assert legal(table) == {"7-9@0", "stop"}


@exercises(fast_first_turn=True)
def test_a_drawn_first_tile_begins_a_series_too() -> None:
    """station/fast: the first turn is what counts, not where the tile came from."""
    table = scene("station/fast", ["5-7 7-9 1-1", "0-0"], boneyard="5-12 8-8", had_turn=[])
    do(table, "draw", "5-12@0")
    assert legal(table) == {"5-7@0", "stop"}


@exercises(fast_first_turn=True, follow_up="any-non-double")
def test_an_extra_tile_laid_elsewhere_does_not_end_the_series() -> None:
    """House rule on nordic: the double is completed elsewhere; the own train can go on."""
    table = scene(
        "nordic",
        ["5-12 5-5 4-8 5-7 7-9 1-1", "0-0"],
        mexican="12-4",
        had_turn=[],
        rules={"fast_first_turn": True},
    )
    do(table, "5-12@0", "5-5@0")
    assert legal(table) == {"5-7@0", "4-8@M"}
    do(table, "4-8@M")
    assert legal(table) == {"5-7@0", "stop"}


@exercises(fast_first_turn=True, last_tile="penalty")
def test_a_series_that_leaves_one_tile_calls_for_the_knock() -> None:
    """station/fast: stopping at one tile is ending the turn with one tile left."""
    table = scene("station/fast", ["5-12 5-7 7-9", "0-0"], had_turn=[])
    do(table, "5-12@0", "5-7@0")
    assert calls(table) == set()
    do(table, "stop")
    assert calls(table) == {"knock@0"}


@exercises(fast_first_turn=True)
def test_a_whole_hand_can_be_laid_in_one_turn() -> None:
    """station/fast: the round is over when the last tile lies."""
    table = scene("station/fast", ["5-12 5-7 7-7", "0-0"], had_turn=[])
    do(table, "5-12@0", "5-7@0", "7-7@0")
    assert table.winners == [0]
    assert legal(table) == set()


@exercises(fast_first_turn=True)
def test_when_a_round_begins_nobody_has_had_a_turn() -> None:
    """gare/fast: every round is dealt with everyone's first turn still to come."""
    table = dealt("gare/fast", ["12-12 5-12 5-7 1-2", "4-12 4-6 2-3"])
    do(table, "5-12@0")
    assert legal(table) == {"5-7@0", "stop"}
    do(table, "stop", "4-12@1")
    assert legal(table) == {"4-6@1", "stop"}
