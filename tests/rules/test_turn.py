"""A turn: one tile where it may go; drawing and passing only when none can be played."""

from __future__ import annotations

from scene import boneyard, do, hand, legal, marked, refused, scene, train


def test_one_plays_on_ones_own_train_the_mexican_train_and_marked_trains() -> None:
    """All sheets: these are the places for a tile; another's unmarked train is not one."""
    table = scene(
        "nordic",
        ["3-5 5-9 3-8 7-9 1-1", "0-0", "0-1"],
        trains={0: "12-5", 1: "12-3", 2: "12-8"},
        mexican="12-9",
        markers=[1],
    )
    assert legal(table) == {"3-5@0", "5-9@0", "5-9@M", "7-9@M", "3-5@1", "3-8@1"}
    assert table.count_plays() == 6


def test_an_unstarted_train_begins_at_the_engine() -> None:
    """All sheets: the first tile of a train fits the double in the hub, on marked trains too."""
    table = scene("nordic", ["4-10 4-5", "0-0", "0-1"], engine=10, markers=[2])
    assert legal(table) == {"4-10@0", "4-10@2", "4-10@M"}


def test_a_tile_lies_with_its_matching_end_towards_the_hub() -> None:
    """All sheets: ends match along a train, and the other end is the new one."""
    table = scene("nordic", ["3-5 3-9 9-9 1-1", "0-0 0-1"], trains={0: "12-3"})
    do(table, "3-5@0")
    assert train(table, 0) == "12-3 3-5"
    assert (table.end_of(0), table.length_of(0)) == (5, 2)
    backwards = scene("nordic", ["3-5 1-1", "0-0 0-1"], trains={0: "12-5"})
    do(backwards, "3-5@0")
    assert train(backwards, 0) == "12-5 5-3"


def test_one_tile_is_played_and_the_turn_goes_to_the_left() -> None:
    """All sheets: one tile a turn, clockwise, and from the last seat back to the first."""
    table = scene("nordic", ["5-12 1-1", "4-12 1-2", "3-12 1-3"])
    for seat, action in enumerate(["5-12@0", "4-12@1", "3-12@2"]):
        assert table.turn == seat
        do(table, action)
    assert table.turn == 0
    assert hand(table, 0) == "1-1"


def test_a_playable_tile_must_be_played() -> None:
    """All sheets: who can play may neither draw nor pass."""
    table = scene("classic", ["5-12 1-1", "0-0"])
    assert legal(table) == {"5-12@0", "5-12@M"}
    assert refused(table, "draw") == "must_play"
    assert refused(table, "pass") == "must_play"


def test_a_marked_train_of_another_counts_as_playable() -> None:
    """classic: one must play even where it does not suit."""
    table = scene("classic", ["3-7 1-1", "0-0"], trains={1: "12-7"}, markers=[1])
    assert legal(table) == {"3-7@1"}
    assert refused(table, "draw") == "must_play"


def test_who_can_play_nothing_draws_one_tile() -> None:
    """All sheets: one tile is drawn, the next of the boneyard."""
    table = scene("nordic", ["1-2 3-4", "0-0"], boneyard="7-8 5-12")
    assert legal(table) == {"draw"}
    assert refused(table, "pass") == "must_draw"
    do(table, "draw")
    assert hand(table, 0) == "1-2 3-4 7-8"
    assert boneyard(table) == "5-12"
    assert table.turn == 0
    assert table.drawn


def test_a_drawn_tile_that_can_be_played_must_be() -> None:
    """All sheets: a tile just drawn that fits is not kept."""
    table = scene("station", ["1-2 3-4", "0-0"], boneyard="7-12 5-12")
    do(table, "draw")
    assert legal(table) == {"7-12@0"}  # station: the Mexican train comes after one's own
    assert refused(table, "pass") == "must_play"
    assert refused(table, "draw") == "must_play"
    do(table, "7-12@0")
    assert table.turn == 1


def test_a_drawn_tile_that_cannot_be_played_ends_the_turn() -> None:
    """All sheets: only one tile is drawn; then one passes and the marker goes on."""
    table = scene("nordic", ["1-2 3-4", "0-0"], boneyard="7-8 5-12")
    do(table, "draw")
    assert legal(table) == {"pass"}
    assert refused(table, "draw") == "already_drawn"
    do(table, "pass")
    assert table.turn == 1
    assert marked(table) == [0]
    assert hand(table, 0) == "1-2 3-4 7-8"


def test_the_next_player_has_not_drawn_yet() -> None:
    """All sheets: everyone may draw in the own turn."""
    table = scene("nordic", ["1-2", "3-4"], boneyard="7-8 5-6 5-9")
    do(table, "draw", "pass")
    assert legal(table) == {"draw"}


def test_with_an_empty_boneyard_one_passes_at_once() -> None:
    """classic, nordic: nothing to draw means passing without drawing."""
    table = scene("classic", ["1-2 3-4", "5-12 1-1"], boneyard="")
    assert legal(table) == {"pass"}
    assert refused(table, "draw") == "nothing_to_draw"
    do(table, "pass")
    assert marked(table) == [0]
    assert table.turn == 1


def test_the_last_tile_of_the_boneyard_can_be_drawn() -> None:
    """classic: passing without drawing begins when the pile is used up, not before."""
    table = scene("classic", ["1-2 3-4", "5-12 1-1"], boneyard="7-7")
    assert legal(table) == {"draw"}
    do(table, "draw")
    assert boneyard(table) == ""
    assert table.bones_left == 0
    assert legal(table) == {"pass"}


def test_hands_one_cannot_see_are_counted_and_filled_in_without_growing() -> None:
    """For bots that think about other hands: a count first, then tiles that may be in it."""
    table = scene("nordic", ["5-12 1-1", "0-0"])
    table.count_hidden(1, 3)
    table.give_hidden(1, 4, 12)
    assert (table.hand_count(1), hand(table, 1)) == (3, "0-0 4-12")
    do(table, "5-12@0")
    assert legal(table) == {"4-12@1", "4-12@M"}
