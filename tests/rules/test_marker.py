"""When a marker goes on a train, what it opens, and when it comes off."""

from __future__ import annotations

from scene import do, exercises, legal, marked, refused, scene


@exercises(marker="pass")
@exercises(marker="own-train-unplayable")
def test_passing_puts_the_marker_on() -> None:
    """All sheets: who cannot play, even after drawing, opens the own train."""
    for sheet in ("classic", "nordic", "station", "gare"):
        table = scene(sheet, ["1-2", "0-0"], trains={0: "12-5"}, boneyard="3-4 6-6")
        do(table, "draw", "pass")
        assert marked(table) == [0]


@exercises(marker="pass")
def test_an_unstarted_train_is_marked_too() -> None:
    """classic, nordic: the marker lies where the train will begin, and others may begin it."""
    table = scene("nordic", ["1-2", "5-12 4-12 0-0"], boneyard="3-4 6-6")
    do(table, "draw", "pass")
    assert marked(table) == [0]
    assert legal(table) == {"5-12@0", "5-12@1", "5-12@M", "4-12@0", "4-12@1", "4-12@M"}


@exercises(marker="pass")
def test_a_marked_train_is_open_to_everyone_until_the_marker_comes_off() -> None:
    """nordic: an unmarked train is its owner's alone."""
    hands = ["1-2 2-6", "3-5 0-0", "3-7 0-1"]
    closed = scene("nordic", hands, trains={0: "12-3"}, turn=1)
    assert legal(closed) == {"draw"}
    assert refused(closed, "3-5@0") == "train_closed"
    open_ = scene("nordic", hands, trains={0: "12-3"}, turn=1, markers=[0])
    assert legal(open_) == {"3-5@0"}
    do(open_, "3-5@0")
    assert marked(open_) == [0]  # others playing on it leaves the marker where it is


@exercises(marker="pass")
@exercises(marker="own-train-unplayable")
def test_the_marker_comes_off_when_the_owner_plays_on_the_train() -> None:
    """All sheets: playing on one's own train takes the marker back."""
    for sheet in ("classic", "nordic", "station", "gare"):
        table = scene(sheet, ["3-5 0-1", "0-0"], trains={0: "12-3"}, markers=[0, 1])
        do(table, "3-5@0")
        assert marked(table) == [1]


@exercises(marker="pass")
def test_playing_elsewhere_does_not_take_the_marker_off() -> None:
    """classic: a tile on the Mexican train or on another's does not close one's own."""
    for action in ("4-5@M", "5-6@1"):
        table = scene(
            "classic",
            ["4-5 5-6 0-1", "0-0"],
            trains={0: "12-3", 1: "12-6"},
            mexican="12-4",
            markers=[0, 1],
        )
        do(table, action)
        assert marked(table) == [0, 1]


@exercises(marker="own-train-unplayable")
def test_playing_elsewhere_with_nothing_for_ones_own_train_marks_it() -> None:
    """station, gare: who can no longer play on the own train opens it, though a tile was laid."""
    for sheet in ("station", "gare"):
        table = scene(sheet, ["4-5 7-8", "0-0"], trains={0: "12-3"}, mexican="12-4")
        do(table, "4-5@M")
        assert marked(table) == [0]


@exercises(marker="pass")
def test_under_pass_playing_elsewhere_never_marks() -> None:
    """classic, nordic: only passing does."""
    for sheet in ("classic", "nordic"):
        table = scene(sheet, ["4-5 7-8", "0-0"], trains={0: "12-3"}, mexican="12-4")
        do(table, "4-5@M")
        assert marked(table) == []


@exercises(marker="own-train-unplayable")
def test_a_tile_kept_for_ones_own_train_keeps_it_closed() -> None:
    """station: one could have played on the own train, so it stays one's own."""
    table = scene("station", ["4-5 3-8", "0-0"], trains={0: "12-3"}, mexican="12-4")
    do(table, "4-5@M")
    assert marked(table) == []


@exercises(marker="own-train-unplayable")
def test_the_tile_played_elsewhere_counts_if_it_would_have_fitted() -> None:
    """station: the tile just played could have gone on the own train, so that was playable."""
    table = scene("station", ["3-4 7-8", "0-0"], trains={0: "12-3"}, mexican="12-4")
    do(table, "3-4@M")
    assert marked(table) == []


@exercises(marker="own-train-unplayable")
def test_an_unstarted_train_is_unplayable_without_a_tile_for_the_engine() -> None:
    """gare: a train that has not begun can be unplayable just as well."""
    table = scene("gare", ["4-5 7-8", "0-0"], mexican="12-4")
    do(table, "4-5@M")
    assert marked(table) == [0]


@exercises(marker="own-train-unplayable")
def test_playing_on_anothers_marked_train_marks_as_well() -> None:
    """station: it is playing elsewhere, on whatever train."""
    table = scene("station", ["4-5 7-8", "0-0"], trains={0: "12-3", 1: "12-4"}, markers=[1])
    do(table, "4-5@1")
    assert marked(table) == [0, 1]


@exercises(marker="own-train-unplayable")
def test_closing_an_open_double_does_not_mark() -> None:
    """station: while a double is to be closed there is no regular play to judge by."""
    table = scene("station", ["4-5 7-8", "0-0 1-1"], trains={0: "12-3", 1: "12-4 4-4"})
    do(table, "4-5@1")
    assert marked(table) == []


@exercises(marker="own-train-unplayable")
def test_completing_ones_own_double_does_not_mark() -> None:
    """station: the double marks, being regular play; the tile that completes it says nothing."""
    table = scene("station", ["4-4 4-5 3-8 7-8", "0-0"], trains={0: "12-3"}, mexican="12-4")
    do(table, "4-4@M")
    assert marked(table) == []  # 3-8 fits the own train
    for open_double in ("must-close", "free"):
        completing = scene(
            "station",
            ["4-5 7-8", "0-0"],
            trains={0: "12-3"},
            mexican="12-4 4-4",
            follow_up="M",
            rules={"open_double": open_double},
        )
        do(completing, "4-5@M")
        assert marked(completing) == []
        on_anothers_train = scene(
            "station",
            ["0-0", "4-5 7-8"],
            trains={0: "12-4 4-4", 1: "12-3"},
            turn=1,
            follow_up=0,
            rules={"open_double": open_double},
        )
        do(on_anothers_train, "4-5@0")
        assert marked(on_anothers_train) == []


@exercises(marker="own-train-unplayable")
def test_a_double_laid_elsewhere_marks_like_any_other_tile() -> None:
    """gare: laying the double is the regular play of this turn."""
    table = scene("gare", ["4-4 4-5 7-8", "0-0"], trains={0: "12-3"}, mexican="12-4")
    do(table, "4-4@M")
    assert marked(table) == [0]
    do(table, "4-5@M")
    assert marked(table) == [0]


@exercises(marker="own-train-unplayable")
def test_a_drawn_tile_played_elsewhere_marks() -> None:
    """station: the hand had nothing for the own train, and the drawn tile has not either."""
    table = scene("station", ["7-8", "0-0"], trains={0: "12-3"}, mexican="12-4", boneyard="4-5 9-9")
    do(table, "draw", "4-5@M")
    assert marked(table) == [0]


@exercises(marker="own-train-unplayable")
def test_a_dead_double_leaves_play_regular() -> None:
    """station: a double that nobody can close suspends nothing, so the marker goes on."""
    table = scene(
        "station",
        ["0-5 2-2", "0-0", "3-3"],
        trains={0: "6-4", 1: "6-1 1-2 2-3 3-1 1-4 4-5 5-1 1-1", 2: "6-5"},
        mexican="6-0 0-1",  # the last of the ones: the double one is dead
        markers=[2],
        rules={"max_pip": 6},
    )
    assert legal(table) == {"0-5@2"}
    do(table, "0-5@2")
    assert marked(table) == [0, 2]
