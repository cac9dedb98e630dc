"""After a double, `on-double`: the tile owed goes on the double."""

from __future__ import annotations

from scene import do, exercises, legal, marked, refused, scene, train


@exercises(follow_up="on-double")
def test_on_double_the_next_tile_completes_the_double() -> None:
    """station, gare: the second tile goes on the double and nowhere else."""
    for sheet in ("station", "gare"):
        table = scene(
            sheet,
            ["5-5 5-7 1-5 4-8 3-12", "0-0", "0-1"],
            trains={0: "12-5", 1: "12-8"},
            mexican="12-4",
            markers=[1],
        )
        do(table, "5-5@0")
        assert (table.turn, table.follow_up) == (0, 0)
        assert legal(table) == {"5-7@0", "1-5@0"}
        assert refused(table, "4-8@M") == "must_complete_double"
        assert refused(table, "draw") == "must_play"
        do(table, "5-7@0")
        assert table.turn == 1
        assert train(table, 0) == "12-5 5-5 5-7"


@exercises(follow_up="on-double")
def test_on_double_a_tile_is_drawn_even_if_others_could_be_played_elsewhere() -> None:
    """station: who cannot complete the double draws once, whatever else the hand holds."""
    table = scene("station", ["5-5 4-8", "0-0"], trains={0: "12-5"}, mexican="12-4", boneyard="5-9")
    do(table, "5-5@0")
    assert legal(table) == {"draw"}
    do(table, "draw")
    assert legal(table) == {"5-9@0"}
    assert refused(table, "4-8@M") == "must_complete_double"


@exercises(follow_up="on-double")
def test_on_double_who_cannot_complete_passes_and_is_marked() -> None:
    """station: the marker goes on, and the double is the next player's to complete."""
    table = scene("station", ["5-5 4-8", "0-5 0-0"], trains={0: "12-5"}, mexican="12-4")
    do(table, "5-5@0", "draw")
    assert refused(table, "draw") == "already_drawn"
    assert legal(table) == {"pass"}
    do(table, "pass")
    assert marked(table) == [0]
    assert legal(table) == {"0-5@0"}


@exercises(follow_up="on-double")
def test_on_double_no_second_double_can_follow() -> None:
    """station: no other double fits a double, so a second one waits for a later turn."""
    table = scene("station", ["5-5 4-4 5-6", "0-0"], trains={0: "12-5"}, mexican="12-4")
    do(table, "5-5@0")
    assert legal(table) == {"5-6@0"}
    assert refused(table, "4-4@M") == "must_complete_double"


@exercises(follow_up="on-double")
def test_one_may_draw_for_the_double_after_drawing_the_double_itself() -> None:
    """station: one tile a turn is drawn, unless a double is played: that allows one more."""
    table = scene("station", ["4-8", "0-0"], trains={0: "12-5"}, boneyard="5-5 5-9 9-9")
    do(table, "draw", "5-5@0")
    assert not table.drawn
    assert legal(table) == {"draw"}
    do(table, "draw")
    assert legal(table) == {"5-9@0"}
    do(table, "5-9@0")
    assert table.turn == 1
