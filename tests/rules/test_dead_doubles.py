"""A dead double: all tiles with its number lie on the table, so nobody can ever cover it."""

from __future__ import annotations

from scene import do, exercises, legal, marked, refused, scene

from mexican_train.rules.round import Round

# Played with a double-6 set, where each number is on seven tiles. Engine 6; all ones but the
# double and 0-1 lie in seat 1's train; 0-1 decides whether the double one is dead.
ONES = "6-1 1-2 2-3 3-1 1-4 4-5 5-1"
SMALL = {"max_pip": 6}


def with_the_ones(sheet: str, hand: str, zero_one: bool, double: bool, **more: object) -> Round:
    """Seat 0 to act; the ones lie on the table except what the two switches leave out."""
    return scene(
        sheet,
        [hand, "0-0 2-2", "3-3"],
        trains={0: "6-4", 1: ONES + " 1-1" * double, 2: "6-5"},
        mexican="6-0 0-1" if zero_one else "6-0",
        markers=[1, 2],
        rules=SMALL | more,
    )


@exercises(open_double="must-close")
def test_a_dead_double_binds_nobody() -> None:
    """nordic: a double that cannot be closed does not restrict the game; station likewise."""
    for sheet in ("nordic", "station", "gare"):
        table = with_the_ones(sheet, "2-4 2-5 3-6", zero_one=True, double=True)
        assert legal(table) == {"2-4@0", "2-5@2"}


@exercises(open_double="must-close")
def test_one_tile_not_on_the_table_keeps_a_double_alive() -> None:
    """nordic: somebody may still hold it, or it may be drawn."""
    table = with_the_ones("nordic", "2-4 2-5 3-6", zero_one=False, double=True)
    assert legal(table) == {"draw"}
    assert refused(table, "2-4@0") == "must_close_double"


@exercises(open_double="must-close")
def test_the_tile_that_lies_elsewhere_kills_the_double_for_the_next_player() -> None:
    """nordic: with the last one laid on the Mexican train, play is free again."""
    table = scene(
        "nordic",
        ["0-1 0-5 2-4", "2-2 3-5", "3-3"],
        trains={0: "6-4", 1: ONES + " 1-1", 2: "6-5"},
        mexican="6-0",
        turn=0,
        follow_up=1,
        rules=SMALL,
    )
    assert legal(table) == {"0-1@1", "0-1@M", "0-5@M", "2-4@0"}
    do(table, "0-1@M")
    assert table.turn == 1
    assert legal(table) == {"draw"}  # nothing of seat 1's fits, but it was not told to close
    assert refused(table, "2-2@1") == "does_not_fit"


@exercises(follow_up="on-double")
def test_on_double_a_dead_double_needs_no_follow_up() -> None:
    """station, gare are silent: nothing can complete it, so the turn is over."""
    for sheet in ("station", "gare"):
        table = with_the_ones(sheet, "1-1 2-4", zero_one=True, double=False)
        do(table, "1-1@1")
        assert table.turn == 1
        assert table.follow_up == -1
        assert legal(table) == {"draw"}


@exercises(follow_up="on-double")
def test_on_double_a_double_still_alive_is_owed_for() -> None:
    """station: one tile of the number is missing from the table, so one draws for it."""
    table = with_the_ones("station", "1-1 2-4", zero_one=False, double=False)
    do(table, "1-1@1")
    assert (table.turn, table.follow_up) == (0, 1)
    assert legal(table) == {"draw"}


@exercises(follow_up="any-non-double")
def test_any_non_double_the_extra_tile_for_a_dead_double_is_owed_elsewhere() -> None:
    """nordic: the turn still ends with a tile that is not a double."""
    table = with_the_ones("nordic", "1-1 2-4 4-4 0-2", zero_one=True, double=False)
    do(table, "1-1@1")
    assert table.turn == 0
    assert legal(table) == {"2-4@0"}
    do(table, "2-4@0")
    assert table.turn == 1


@exercises(follow_up="double-first")
def test_double_first_the_tile_for_a_dead_double_is_owed_elsewhere() -> None:
    """classic: nothing fits the dead double, so any regular play, doubles included."""
    table = with_the_ones("classic", "1-1 2-4 4-4 0-2", zero_one=True, double=False)
    do(table, "1-1@1")
    assert legal(table) == {"2-4@0", "4-4@0"}


@exercises(follow_up="any-non-double")
def test_nothing_to_lay_for_a_dead_double_is_a_pass_with_a_marker() -> None:
    """nordic: drawing and passing as for any double."""
    table = scene(
        "nordic",
        ["1-1 0-2", "0-0 2-2", "3-3"],
        trains={0: "6-4", 1: ONES, 2: "6-5"},
        mexican="6-0 0-1",
        markers=[1],
        boneyard="0-3 3-5",
        rules=SMALL,
    )
    do(table, "1-1@1", "draw", "pass")
    assert marked(table) == [0, 1]


@exercises(open_double="must-close")
def test_of_two_open_doubles_only_the_live_one_has_to_be_closed() -> None:
    """nordic: a dead double lies there for good, and later doubles bind as usual."""
    table = scene(
        "nordic",
        ["2-5 4-6 2-4", "0-0 2-2", "3-3"],
        trains={0: "6-5 5-5", 1: ONES + " 1-1"},
        mexican="6-0 0-1",
        markers=[1, 2],
        rules=SMALL,
    )
    assert legal(table) == {"2-5@0"}
    assert refused(table, "4-6@2") == "must_close_double"
