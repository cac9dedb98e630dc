"""Being caught without having announced one's last tile."""

from __future__ import annotations

from scene import boneyard, calls, do, exercises, hand, refused, scene

from mexican_train.rules.round import Round

HANDS = ["3-12 8-9", "4-12 0-0 0-1", "5-12 1-1 0-2"]


def one_left(**more: object) -> Round:
    """Seat 0 has just laid its last tile but one; seat 1 is next."""
    table = scene("station", HANDS, boneyard="7-7 6-6 9-9", rules=more)
    do(table, "3-12@0")
    return table


@exercises(last_tile="penalty", penalty_tiles=2)
def test_who_is_caught_draws_two_tiles() -> None:
    """station: the penalty is two tiles from the yard; the turn does not move."""
    table = one_left()
    do(table, "4-12@1", "catch@1>0")
    assert hand(table, 0) == "6-6 7-7 8-9"
    assert boneyard(table) == "9-9"
    assert (table.turn, table.drawn) == (2, False)
    assert calls(table) == set()
    assert refused(table, "catch@2>0") == "nothing_to_catch"


@exercises(last_tile="penalty")
def test_anyone_but_the_offender_may_catch_until_the_offender_acts() -> None:
    """station: the others have until the offender's own next action."""
    table = one_left()
    do(table, "4-12@1", "5-12@2")
    assert table.turn == 0
    assert calls(table) == {"catch@1>0", "catch@2>0"}
    late = table.copy()
    do(late, "draw")
    assert calls(late) == set()
    assert refused(late, "catch@1>0") == "nothing_to_catch"
    do(table, "catch@2>0")
    assert hand(table, 0) == "6-6 7-7 8-9"


@exercises(last_tile="penalty")
def test_between_two_players_the_window_is_the_other_players_turn() -> None:
    """gare: from the other's first action to the offender's own."""
    table = scene("gare", ["3-12 8-9", "4-12 0-0 0-1"])
    do(table, "3-12@0", "4-12@1")
    assert calls(table) == {"catch@1>0"}
    do(table, "draw")
    assert calls(table) == set()


@exercises(last_tile="penalty")
def test_a_wrong_catch_is_refused_and_changes_nothing() -> None:
    """station: one cannot catch who has more tiles, has knocked, or is oneself."""
    table = one_left()
    do(table, "4-12@1")
    assert refused(table, "catch@0>1") == "nothing_to_catch"
    assert refused(table, "catch@0>0") == "nothing_to_catch"
    assert refused(table, "catch@2>1") == "nothing_to_catch"
    assert calls(table) == {"catch@1>0", "catch@2>0"}


@exercises(last_tile="penalty", penalty_tiles=2)
def test_an_almost_empty_boneyard_gives_what_is_left() -> None:
    """station: one left, one drawn; none left, none drawn, and it is settled all the same."""
    for left, penalty in [("7-7", "7-7 8-9"), ("", "8-9")]:
        table = scene("station", HANDS, boneyard=left)
        do(table, "3-12@0", "4-12@1", "catch@2>0")
        assert hand(table, 0) == penalty
        assert boneyard(table) == ""
        assert calls(table) == set()


@exercises(penalty_tiles=0)
@exercises(penalty_tiles=1)
@exercises(penalty_tiles=3)
def test_the_penalty_can_be_any_number_of_tiles() -> None:
    """House rule: as many as the table agrees on, none included."""
    for tiles in (0, 1, 3):
        table = one_left(penalty_tiles=tiles)
        do(table, "4-12@1", "catch@1>0")
        assert table.hand_count(0) == 1 + tiles
        assert table.bones_left == 3 - tiles


@exercises(last_tile="penalty")
def test_two_seats_can_be_caught_one_after_the_other() -> None:
    """station: each slip has its own window."""
    table = scene("station", ["3-12 8-9", "4-12 0-0", "5-12 1-1 0-2"], boneyard="7-7 6-6 9-9 2-2")
    do(table, "3-12@0", "4-12@1")
    assert calls(table) == {"knock@1", "catch@1>0", "catch@2>0"}
    do(table, "5-12@2")
    assert calls(table) == {"catch@1>0", "catch@2>0", "catch@0>1", "catch@2>1"}
    do(table, "catch@0>1")
    assert calls(table) == {"catch@1>0", "catch@2>0"}
    do(table, "draw")
    assert calls(table) == set()
    assert hand(table, 1) == "0-0 6-6 7-7"


@exercises(last_tile="penalty")
def test_who_was_caught_and_comes_down_to_one_again_knocks_again() -> None:
    """station: the rule holds each time the second to last tile is played."""
    table = scene("station", ["3-12 8-9", "4-12 0-0 0-1"], boneyard="3-8 7-7 6-6 9-9")
    do(table, "3-12@0", "4-12@1", "catch@1>0")
    assert hand(table, 0) == "3-8 7-7 8-9"
    do(table, "3-8@0")
    assert calls(table) == set()
    do(table, "draw", "pass", "8-9@0")
    assert calls(table) == {"knock@0"}


@exercises(last_tile="penalty")
def test_when_the_round_is_over_nobody_is_caught_any_more() -> None:
    """station: the next player goes out, and what was forgotten no longer matters."""
    table = scene("station", ["3-12 8-9", "4-12"])
    do(table, "3-12@0", "4-12@1")
    assert table.winners == [1]
    assert calls(table) == set()
    assert refused(table, "catch@1>0") == "round_over"
