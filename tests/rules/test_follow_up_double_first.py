"""After a double, `double-first`: on the double if a tile fits it, else anywhere."""

from __future__ import annotations

from scene import do, exercises, hand, legal, marked, refused, scene


@exercises(follow_up="double-first")
def test_double_first_a_tile_that_fits_the_double_must_go_there() -> None:
    """classic: the second tile goes crosswise onto the double, if one fits."""
    table = scene("classic", ["5-5 5-7 4-8 3-12", "0-0"], trains={0: "12-5"}, mexican="12-4")
    do(table, "5-5@0")
    assert legal(table) == {"5-7@0"}
    assert refused(table, "4-8@M") == "must_complete_double"
    do(table, "5-7@0")
    assert table.turn == 1


@exercises(follow_up="double-first")
def test_double_first_without_one_any_regular_play_will_do() -> None:
    """classic: nothing fits the double, so the tile owed goes wherever one may play."""
    table = scene(
        "classic",
        ["5-5 4-8 7-8 3-9", "0-0", "0-1"],
        trains={0: "12-5", 1: "12-8", 2: "12-9"},
        mexican="12-4",
        markers=[1],
    )
    do(table, "5-5@0")
    assert legal(table) == {"4-8@M", "4-8@1", "7-8@1"}  # seat 2's train is closed
    assert refused(table, "draw") == "must_play"
    assert refused(table, "3-9@2") == "train_closed"
    do(table, "4-8@M")
    assert table.turn == 1
    assert marked(table) == [1]


@exercises(follow_up="double-first")
def test_double_first_another_double_may_follow_and_calls_for_its_own_tile() -> None:
    """classic: doubles can be laid in a chain, each with its own follow-up."""
    table = scene(
        "classic",
        ["5-5 4-4 8-8 1-8 0-9", "0-0"],
        trains={0: "12-5", 1: "12-8"},
        mexican="12-4",
        markers=[1],
    )
    do(table, "5-5@0")
    assert legal(table) == {"4-4@M", "8-8@1", "1-8@1"}
    do(table, "4-4@M")
    assert table.turn == 0
    assert legal(table) == {"8-8@1", "1-8@1"}  # nothing fits the fours either
    do(table, "8-8@1")
    assert legal(table) == {"1-8@1"}
    do(table, "1-8@1")
    assert table.turn == 1
    assert hand(table, 0) == "0-9"


@exercises(follow_up="double-first")
def test_double_first_in_a_chain_only_the_last_double_is_owed() -> None:
    """classic: the follow-up is for the double just laid; the one before asks nothing more."""
    table = scene("classic", ["5-5 4-4 4-9 0-1", "0-0 5-6"], trains={0: "12-5"}, mexican="12-4")
    do(table, "5-5@0", "4-4@M")
    assert legal(table) == {"4-9@M"}


@exercises(follow_up="double-first")
def test_double_first_a_drawn_tile_may_go_on_the_double_or_on_any_open_train() -> None:
    """classic: what is drawn for the double may be played on it or on any train open to one."""
    table = scene(
        "classic",
        ["5-5 0-1", "0-0", "0-2"],
        trains={0: "12-5", 1: "12-7"},
        mexican="12-4",
        markers=[1],
        boneyard="5-7 9-9",
    )
    do(table, "5-5@0")
    assert legal(table) == {"draw"}
    do(table, "draw")
    assert legal(table) == {"5-7@0", "5-7@1"}
    do(table, "5-7@1")
    assert table.turn == 1


@exercises(follow_up="double-first")
def test_double_first_a_drawn_tile_that_fits_elsewhere_only_is_played_there() -> None:
    """classic: a drawn tile that can be played must be, double or not."""
    table = scene(
        "classic", ["5-5 0-1", "0-0"], trains={0: "12-5"}, mexican="12-4", boneyard="4-4 4-6 9-9"
    )
    do(table, "5-5@0", "draw")
    assert legal(table) == {"4-4@M"}
    assert refused(table, "pass") == "must_play"
    do(table, "4-4@M")
    assert legal(table) == {"draw"}  # a new double, so a new draw
    do(table, "draw")
    assert legal(table) == {"4-6@M"}


@exercises(follow_up="double-first")
def test_double_first_nothing_even_after_drawing_is_a_pass_with_a_marker() -> None:
    """classic: no playable tile drawn for the double: pass, and a coin on the own train."""
    table = scene("classic", ["5-5 0-1", "0-0"], trains={0: "12-5"}, boneyard="8-9 9-9")
    do(table, "5-5@0", "draw", "pass")
    assert marked(table) == [0]
    assert table.turn == 1
