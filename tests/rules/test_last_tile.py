"""Announcing one's last tile."""

from __future__ import annotations

from scene import calls, dealt, do, exercises, hand, refused, scene

from mexican_train.rules.events import Knocked

HANDS = ["3-12 8-9", "4-12 0-0 0-1", "5-12 1-1 0-2"]


@exercises(last_tile="penalty")
def test_who_ends_a_turn_with_one_tile_knocks_before_the_next_player_acts() -> None:
    """station, gare: the knock is open to that seat alone, and there is nobody to catch yet."""
    for sheet in ("station", "gare"):
        table = scene(sheet, HANDS)
        assert calls(table) == set()
        do(table, "3-12@0")
        assert calls(table) == calls(table, 0) == {"knock@0"}
        assert calls(table, 1) == set()
        assert refused(table, "catch@1>0") == "nothing_to_catch"


@exercises(last_tile="penalty")
def test_a_knock_in_time_ends_the_matter() -> None:
    """station: who has knocked cannot be caught."""
    table = scene("station", HANDS)
    do(table, "3-12@0")
    assert do(table, "knock@0") == [Knocked(0)]
    assert table.turn == 1
    assert calls(table) == set()
    assert refused(table, "knock@0") == "nothing_to_knock"
    do(table, "4-12@1")
    assert calls(table) == set()
    assert refused(table, "catch@2>0") == "nothing_to_catch"


@exercises(last_tile="penalty")
def test_the_next_players_first_action_closes_the_knock_and_opens_the_catch() -> None:
    """gare: the knock comes before the next player has played; a draw is an action too."""
    for answer, first in [("4-12 0-0 0-1", "4-12@1"), ("4-5 0-0 0-1", "draw")]:
        table = scene("station", ["3-12 8-9", answer, "5-12 1-1 0-2"])
        do(table, "3-12@0", first)
        assert refused(table, "knock@0") == "nothing_to_knock"
        assert calls(table) == {"catch@1>0", "catch@2>0"}
        assert calls(table, 2) == {"catch@2>0"}
        assert calls(table, 0) == set()


@exercises(last_tile="penalty")
def test_only_who_laid_a_tile_in_that_turn_has_to_knock() -> None:
    """station: it is the second to last tile being played that calls for the knock."""
    table = scene("station", ["8-9", "4-12 0-0", "5-12 1-1"], boneyard="", turn=0)
    do(table, "pass")
    assert calls(table) == set()
    do(table, "4-12@1")
    assert calls(table) == {"knock@1"}
    after_another = scene("station", ["3-12 8-9 0-9", "7-8", "5-12 1-1"], boneyard="")
    do(after_another, "3-12@0", "pass")
    assert calls(after_another) == set()
    at_the_start = dealt("station/rounds", ["7-8", "5-12 1-2"], boneyard="")
    do(at_the_start, "pass")
    assert calls(at_the_start) == set()


@exercises(last_tile="penalty")
def test_a_double_laid_and_passed_on_counts_as_a_tile_laid() -> None:
    """station: the double was the second to last tile, though the turn ended with a pass."""
    table = scene("station", ["5-5 8-9", "4-12 0-0", "1-5"], trains={0: "12-5"}, boneyard="")
    do(table, "5-5@0")
    assert calls(table) == set()  # the turn is not over
    do(table, "pass")
    assert calls(table) == {"knock@0"}


@exercises(last_tile="penalty")
def test_a_tile_drawn_for_the_double_means_there_is_more_than_one_left() -> None:
    """station: what counts is the hand at the end of the turn."""
    table = scene("station", ["5-5 8-9", "4-12 0-0", "1-1"], trains={0: "12-5"}, boneyard="7-7 6-6")
    do(table, "5-5@0", "draw", "pass")
    assert hand(table, 0) == "7-7 8-9"
    assert calls(table) == set()


@exercises(last_tile="penalty")
def test_two_left_or_none_left_calls_for_no_knock() -> None:
    """station: only a single tile left is announced."""
    table = scene("station", ["3-12 8-9 0-9", "4-12 0-0"])
    do(table, "3-12@0")
    assert calls(table) == set()
    out = scene("station", ["3-12", "4-12 0-0"])
    do(out, "3-12@0")
    assert calls(out) == set()


@exercises(last_tile="announce")
def test_announce_does_it_for_the_player() -> None:
    """classic, nordic: the last tile is made known; there is nothing to forget or to catch."""
    for sheet in ("classic", "nordic"):
        table = scene(sheet, HANDS)
        assert Knocked(0) in do(table, "3-12@0")
        assert calls(table) == set()
        assert refused(table, "knock@0") == "nothing_to_knock"
        do(table, "4-12@1")
        assert calls(table) == set()
        assert refused(table, "catch@1>0") == "nothing_to_catch"
