"""After a double, `any-non-double`: any tile that is none, anywhere it may go."""

from __future__ import annotations

from scene import do, exercises, hand, legal, marked, refused, scene


@exercises(follow_up="any-non-double")
def test_any_non_double_the_extra_tile_goes_on_the_double_or_on_any_open_train() -> None:
    """nordic: the extra tile may go on the double or on any open train, as one likes."""
    table = scene(
        "nordic",
        ["5-5 5-7 4-8 3-9", "0-0", "0-1"],
        trains={0: "12-5", 1: "12-8", 2: "12-9"},
        mexican="12-4",
        markers=[1],
    )
    do(table, "5-5@0")
    assert legal(table) == {"5-7@0", "4-8@M", "4-8@1"}
    do(table, "4-8@1")
    assert table.turn == 1
    assert legal(table) == {"draw"}  # and the double is open now


@exercises(follow_up="any-non-double")
def test_any_non_double_the_extra_tile_may_not_be_a_double() -> None:
    """nordic, doubles: a turn ends with a tile that is not a double."""
    table = scene("nordic", ["5-5 4-4 4-8", "0-0"], trains={0: "12-5"}, mexican="12-4")
    do(table, "5-5@0")
    assert legal(table) == {"4-8@M"}
    assert refused(table, "4-4@M") == "must_not_be_double"


@exercises(follow_up="any-non-double")
def test_any_non_double_with_only_doubles_left_one_draws() -> None:
    """nordic: a double that would fit does not count, so one draws, and passes if need be."""
    table = scene(
        "nordic", ["5-5 4-4", "0-0"], trains={0: "12-5"}, mexican="12-4", boneyard="9-9 1-1"
    )
    do(table, "5-5@0")
    assert legal(table) == {"draw"}
    do(table, "draw")
    assert legal(table) == {"pass"}
    do(table, "pass")
    assert marked(table) == [0]
    assert hand(table, 0) == "4-4 9-9"


@exercises(follow_up="any-non-double")
def test_any_non_double_a_drawn_double_may_not_be_the_extra_tile_either() -> None:
    """nordic, doubles: the turn ends with no double, wherever the tile came from."""
    table = scene(
        "nordic", ["5-5 0-1", "0-0"], trains={0: "12-5"}, mexican="12-4", boneyard="4-4 1-1"
    )
    do(table, "5-5@0", "draw")
    assert legal(table) == {"pass"}
    assert refused(table, "4-4@M") == "must_not_be_double"


@exercises(follow_up="any-non-double")
def test_a_double_that_is_drawn_may_be_played_and_calls_for_its_extra_tile() -> None:
    """nordic: a drawn double is played like any other, and one may draw again for it."""
    table = scene("nordic", ["0-1", "0-0"], trains={0: "12-5"}, boneyard="5-5 3-12 1-1")
    do(table, "draw", "5-5@0")
    assert legal(table) == {"draw"}
    do(table, "draw")
    assert legal(table) == {"3-12@M"}
