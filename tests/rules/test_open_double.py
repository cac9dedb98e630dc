"""What an uncovered double means for the players after who laid it."""

from __future__ import annotations

from scene import boneyard, do, exercises, legal, marked, refused, scene, train


@exercises(open_double="must-close")
def test_while_a_double_is_open_one_may_play_only_on_it() -> None:
    """station, gare, nordic: no other train, marked or not, may be played on."""
    for sheet in ("station", "gare", "nordic"):
        table = scene(
            sheet,
            ["5-6 1-5 3-7 4-8 0-9", "0-0", "0-1"],
            trains={0: "12-3", 1: "12-5 5-5", 2: "12-9"},
            mexican="12-4",
            markers=[2],
        )
        assert legal(table) == {"5-6@1", "1-5@1"}
        for action in ("3-7@0", "4-8@M", "0-9@2"):
            assert refused(table, action) == "must_close_double"


@exercises(open_double="must-close")
def test_an_open_double_may_be_closed_by_anyone_on_an_unmarked_train() -> None:
    """nordic: the double is open to everyone though its train has no marker."""
    table = scene("nordic", ["0-9 0-0", "5-6 1-1"], trains={0: "12-5 5-5"}, turn=1)
    do(table, "5-6@0")
    assert train(table, 0) == "12-5 5-5 5-6"
    assert marked(table) == []


@exercises(open_double="must-close")
def test_play_goes_on_to_the_left_of_who_closed_it() -> None:
    """station: regular play resumes with the player after who completed the double."""
    table = scene(
        "station",
        ["3-7 0-9", "1-1", "5-6 0-0", "2-12 0-1"],
        trains={0: "12-3 3-5 5-5"},
        turn=1,
        boneyard="8-8 9-9",
    )
    do(table, "draw", "pass", "5-6@0")
    assert table.turn == 3
    assert legal(table) == {"2-12@3", "2-12@1"}  # seat 1 passed, so its train is open


@exercises(open_double="must-close")
def test_who_cannot_close_draws_once_and_is_marked() -> None:
    """station, nordic: passing on another's double opens one's own train, playable or not."""
    for sheet in ("station", "gare", "nordic"):
        table = scene(
            sheet,
            ["0-0 0-1", "3-7 0-2"],
            trains={0: "12-5 5-5", 1: "12-3"},
            turn=1,
            boneyard="1-9 5-9",
        )
        assert legal(table) == {"draw"}  # although 3-7 fits the own train
        do(table, "draw")
        assert refused(table, "3-7@1") == "must_close_double"
        do(table, "pass")
        assert marked(table) == [1]
        assert boneyard(table) == "5-9"


@exercises(open_double="must-close")
def test_the_tile_drawn_for_the_double_must_close_it() -> None:
    """nordic: a drawn tile that closes the double is played on it."""
    table = scene("nordic", ["0-0", "3-7"], trains={0: "12-5 5-5"}, turn=1, boneyard="5-9 1-9")
    do(table, "draw")
    assert legal(table) == {"5-9@0"}
    assert refused(table, "pass") == "must_play"


@exercises(open_double="must-close")
def test_the_double_binds_its_own_player_in_later_turns_too() -> None:
    """gare: it goes round until someone closes it; who laid it then passes like the others."""
    table = scene("gare", ["3-12 0-0", "3-7 1-1"], trains={0: "12-5 5-5"}, boneyard="1-9 2-9 5-11")
    do(table, "draw", "pass")
    assert marked(table) == [0]  # the double is no longer one just laid
    do(table, "draw", "pass")
    assert marked(table) == [0, 1]
    do(table, "draw")
    assert legal(table) == {"5-11@0"}


@exercises(open_double="must-close")
def test_closing_ones_own_train_takes_its_marker_off() -> None:
    """nordic: a tile on one's own train is one, also when it closes a double there."""
    table = scene("nordic", ["5-6 0-0", "1-1"], trains={0: "12-5 5-5"}, markers=[0])
    do(table, "5-6@0")
    assert marked(table) == []


@exercises(open_double="must-close", follow_up="any-non-double")
def test_the_extra_tile_laid_elsewhere_leaves_the_double_open() -> None:
    """nordic: the extra tile need not go on the double, which then binds the next player."""
    table = scene(
        "nordic", ["5-5 4-8 0-0", "3-12 5-9 1-1"], trains={0: "12-5"}, mexican="12-4", markers=[1]
    )
    do(table, "5-5@0", "4-8@M")
    assert table.turn == 1
    assert legal(table) == {"5-9@0"}
    assert refused(table, "3-12@1") == "must_close_double"


@exercises(open_double="must-close", follow_up="double-first")
def test_several_open_doubles_may_be_closed_in_any_order() -> None:
    """House rule on classic: a chain of doubles can leave more than one open."""
    table = scene(
        "classic",
        ["5-5 4-4 8-9 0-0", "5-6 4-6 6-9 1-1", "4-7 2-2"],
        trains={0: "12-5", 1: "12-9"},
        mexican="12-4",
        markers=[1],
        rules={"open_double": "must-close"},
    )
    do(table, "5-5@0", "4-4@M", "8-9@1")
    assert legal(table) == {"5-6@0", "4-6@M"}
    do(table, "5-6@0")
    assert legal(table) == {"4-7@M"}


@exercises(open_double="must-close")
def test_a_train_after_its_double_is_closed_is_regular_again() -> None:
    """gare: after the double has been completed the regular game goes on."""
    table = scene("gare", ["0-0 6-7", "5-6 1-1"], trains={0: "12-5 5-5"}, turn=1)
    do(table, "5-6@0")
    assert legal(table) == {"6-7@0"}


@exercises(open_double="free")
def test_free_an_uncovered_double_binds_nobody() -> None:
    """classic: only who laid it owes a tile; the next player plays as always."""
    table = scene(
        "classic",
        ["0-0 0-1", "5-6 3-7 4-8", "0-2"],
        trains={0: "12-5 5-5", 1: "12-3"},
        mexican="12-4",
        turn=1,
    )
    assert legal(table) == {"3-7@1", "4-8@M"}
    assert refused(table, "5-6@0") == "train_closed"


@exercises(open_double="free")
def test_free_a_double_on_an_open_train_can_be_covered_like_any_end() -> None:
    """classic: on a marked train the double is one end among others."""
    table = scene(
        "classic", ["0-0", "5-6 3-7"], trains={0: "12-5 5-5", 1: "12-3"}, turn=1, markers=[0]
    )
    assert legal(table) == {"3-7@1", "5-6@0"}


@exercises(open_double="free", follow_up="on-double")
def test_free_with_on_double_its_player_still_completes_it_first() -> None:
    """House rule on station: free frees the next players, not who laid the double."""
    table = scene(
        "station",
        ["5-5 4-12 0-0", "5-6 3-7 1-1"],
        trains={0: "12-5", 1: "12-3"},
        boneyard="9-9 8-8",
        rules={"open_double": "free"},
    )
    do(table, "5-5@0", "draw", "pass")
    assert marked(table) == [0]
    assert legal(table) == {"3-7@1", "5-6@0"}


@exercises(open_double="free", marker="own-train-unplayable")
def test_free_an_open_double_does_not_suspend_the_marker_rule() -> None:
    """House rule on station: nothing has to be closed, so play elsewhere is regular."""
    table = scene(
        "station",
        ["0-0 0-1", "4-8 6-7"],
        trains={0: "12-5 5-5", 1: "12-3"},
        mexican="12-4",
        turn=1,
        rules={"open_double": "free"},
    )
    do(table, "4-8@M")
    assert marked(table) == [1]
