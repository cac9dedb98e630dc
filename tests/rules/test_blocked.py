"""A round is blocked: nothing to draw, and no tile fits where it could ever go."""

from __future__ import annotations

from scene import do, exercises, legal, marked, scene


def test_blocked_when_the_boneyard_is_empty_and_no_tile_fits_any_end() -> None:
    """All sheets: the round is over when nobody can play; the least points win."""
    for sheet, points in [("station", [28, 8]), ("classic", [3, 8]), ("nordic", [3, 8])]:
        table = scene(sheet, ["0-3", "2-6"], trains={0: "12-5", 1: "12-7"}, boneyard="")
        do(table, "pass")
        assert table.over
        assert table.blocked
        assert table.scores == points
        assert table.winners == [points.index(min(points))]
        assert legal(table) == set()


def test_equal_points_win_a_blocked_round_together() -> None:
    """nordic: nobody is before the other."""
    table = scene("nordic", ["1-3", "0-4", "2-6"], boneyard="")
    do(table, "pass")
    assert table.winners == [0, 1]


def test_not_blocked_while_there_is_a_tile_to_draw() -> None:
    """All sheets: the boneyard must be gone."""
    table = scene("nordic", ["0-3", "2-6"], boneyard="1-1 8-8")
    do(table, "draw", "pass")
    assert not table.over
    do(table, "draw")
    assert not table.over  # it is checked at the end of a turn
    do(table, "pass")
    assert table.blocked


def test_not_blocked_while_a_tile_fits_a_closed_train() -> None:
    """The train may be marked later, so a tile that fits it can still be played."""
    table = scene("nordic", ["0-3", "2-6 5-8"], trains={0: "12-5"}, boneyard="")
    do(table, "pass")
    assert not table.over
    assert legal(table) == {"5-8@0"}
    mirrored = scene("nordic", ["5-8 0-3", "2-6"], trains={1: "12-5"}, boneyard="")
    do(mirrored, "pass")  # seat 1's train is closed to seat 0 now
    assert not mirrored.over
    do(mirrored, "pass")
    assert legal(mirrored) == {"5-8@1"}


def test_not_blocked_while_a_tile_fits_a_train_not_begun() -> None:
    """The engine is the end of every unstarted train, the Mexican train's too."""
    table = scene("nordic", ["0-3", "2-6 4-12"], trains={0: "12-5", 1: "12-7"}, boneyard="")
    do(table, "pass")
    assert legal(table) == {"4-12@M"}
    last = scene(
        "nordic", ["0-3", "2-6 0-4"], trains={0: "12-5", 1: "12-7"}, mexican="12-4", boneyard=""
    )
    do(last, "pass")
    assert legal(last) == {"0-4@M"}


def test_not_blocked_by_who_passes_while_the_last_seat_can_play() -> None:
    """Every hand is looked at, also the one furthest from who has just played."""
    table = scene("nordic", ["0-3", "1-1", "2-2", "5-8 3-3"], trains={0: "12-5"}, boneyard="")
    do(table, "pass")
    assert not table.over


def test_trains_of_seats_that_are_not_there_do_not_count() -> None:
    """With two players there are two trains and the Mexican one, no third that never began."""
    table = scene(
        "nordic", ["0-3", "2-6 1-12"], trains={0: "12-5", 1: "12-7"}, mexican="12-4", boneyard=""
    )
    do(table, "pass")
    assert table.blocked


@exercises(open_double="must-close")
def test_blocked_while_an_open_double_binds_if_nobody_can_close_it() -> None:
    """station, nordic: only what fits the double could be played, and nobody has it."""
    for sheet in ("station", "nordic"):
        table = scene(sheet, ["0-3 3-12", "2-6 7-8"], trains={0: "12-5 5-5"}, boneyard="")
        do(table, "pass")
        assert table.blocked


@exercises(open_double="must-close")
def test_not_blocked_while_somebody_can_close_the_double() -> None:
    """station: two cannot close it, but the third can when the turn comes round."""
    table = scene("station", ["0-3 3-12", "2-6", "5-8 1-1"], trains={0: "12-5 5-5"}, boneyard="")
    do(table, "pass")
    assert not table.over


@exercises(open_double="free")
def test_free_an_open_double_blocks_nothing() -> None:
    """classic: tiles that fit other trains can be played all the same."""
    table = scene("classic", ["0-3", "2-6 7-8"], trains={0: "12-5 5-5", 1: "12-7"}, boneyard="")
    do(table, "pass")
    assert not table.over


@exercises(open_double="must-close")
def test_a_dead_double_does_not_block() -> None:
    """nordic: it binds nobody, so other trains are looked at."""
    table = scene(
        "nordic",
        ["2-2 0-2", "0-4 3-3"],
        trains={0: "6-5", 1: "6-1 1-2 2-3 3-1 1-4 4-5 5-1 1-1"},
        mexican="6-0 0-1",
        boneyard="",
        rules={"max_pip": 6},
    )
    do(table, "pass")
    assert table.blocked  # no tile for the five, and no ones are left
    going_on = scene(
        "nordic",
        ["2-2 0-2", "3-5 3-3"],
        trains={0: "6-5", 1: "6-1 1-2 2-3 3-1 1-4 4-5 5-1 1-1"},
        mexican="6-0 0-1",
        boneyard="",
        rules={"max_pip": 6},
    )
    do(going_on, "pass")
    assert legal(going_on) == {"3-5@0"}


def test_a_round_can_be_blocked_by_the_tile_just_played() -> None:
    """It is checked at the end of every turn, not only after a pass."""
    table = scene("nordic", ["5-8 0-3", "2-6"], trains={0: "12-5", 1: "12-7"}, boneyard="")
    do(table, "5-8@0")
    assert table.blocked
    assert table.turn == 0  # nobody is next
    assert table.scores == [3, 8]


def test_a_round_blocked_by_a_pass_still_marks_the_train() -> None:
    """nordic: passing places the marker, also when it is the last thing that happens."""
    table = scene("nordic", ["0-3", "2-6"], boneyard="")
    do(table, "pass")
    assert marked(table) == [0]


@exercises(fast_first_turn=True)
def test_a_round_can_be_blocked_at_the_end_of_a_series() -> None:
    """station/fast: the end of the series is the end of a turn."""
    table = scene(
        "station/fast", ["5-8 8-9 4-4", "2-6"], trains={0: "12-5"}, boneyard="", had_turn=[1]
    )
    do(table, "5-8@0")
    assert not table.over
    do(table, "8-9@0")
    assert table.blocked
