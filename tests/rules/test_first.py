"""Who takes the first turn."""

from __future__ import annotations

from scene import dealt, exercises, hand, legal


@exercises(first="engine-player", engine="highest-held")
def test_who_laid_the_engine_plays_first_as_well() -> None:
    """station, play: the same player lays the engine and starts a train."""
    table = dealt("station", ["1-2 3-3", "4-12", "11-11 5-11"])
    assert (table.engine_player, table.first, table.turn) == (2, 2, 2)
    assert legal(table) == {"5-11@2"}


@exercises(first="engine-player", engine="highest-held")
def test_who_drew_the_engine_plays_first_as_well() -> None:
    """gare: also when the double had to be drawn."""
    table = dealt("gare", ["1-2", "3-4", "5-6"], boneyard="0-1 7-7")
    assert (table.engine_player, table.first) == (1, 1)


@exercises(first="left-of-engine-player", engine="highest-unused-held")
def test_the_player_left_of_who_laid_the_engine_plays_first() -> None:
    """classic: play begins to the left of the engine's player."""
    assert dealt("classic", ["9-9", "1-2", "3-4"]).first == 1
    assert dealt("classic", ["1-2", "3-4", "9-9"]).first == 0  # round the corner


@exercises(first="rotate", engine="descending")
def test_the_first_turn_goes_round_the_table_from_the_oldest() -> None:
    """nordic: seat 0, the oldest, starts round 1; then it moves one seat clockwise."""
    hands = ["1-2", "3-4", "12-12"]
    firsts = [dealt("nordic", hands, number=number).first for number in (2, 3, 4, 5)]
    assert firsts == [1, 2, 0, 1]
    assert dealt("nordic", ["1-2", "3-4", "5-6"]).turn == 0


@exercises(first="rotate", engine="highest-held")
def test_the_first_turn_can_go_round_with_a_held_engine_too() -> None:
    """House rule: rotating does not ask who laid the engine."""
    table = dealt("station", ["1-2", "9-9 3-4"], rules={"first": "rotate"})
    assert (table.engine_player, table.first) == (1, 0)


@exercises(first="highest-double-holder", engine="descending")
def test_who_holds_the_highest_double_plays_first_and_keeps_it() -> None:
    """station/rounds: the engine lies there already, so the highest double only starts."""
    table = dealt("station/rounds", ["1-2 3-3", "0-0", "10-10 4-4"])
    assert table.first == table.turn == 2
    assert hand(table, 2) == "4-4 10-10"


@exercises(first="highest-double-holder", engine="descending")
def test_the_double_blank_is_a_double_too() -> None:
    """gare/rounds: the only double in any hand starts, even the lowest."""
    assert dealt("gare/rounds", ["1-2", "0-0"]).first == 1
    assert dealt("gare/rounds", ["0-0", "1-2"], number=2).first == 0


@exercises(first="highest-double-holder", engine="descending")
def test_an_engine_of_an_earlier_round_is_a_double_like_any_other() -> None:
    """station/rounds: the double twelve can start the second round."""
    assert dealt("station/rounds", ["10-10", "12-12"], number=2, used=[12]).first == 1


@exercises(first="highest-double-holder", engine="descending")
def test_nobody_holds_a_double_so_the_round_number_decides() -> None:
    """gare/rounds is silent: the start goes round, and nobody draws for it."""
    hands = ["1-2", "3-4", "5-6"]
    tables = [dealt("gare/rounds", hands, number=number) for number in (1, 2, 3, 4)]
    assert [table.first for table in tables] == [0, 1, 2, 0]
    assert all(table.hand_count(seat) == 1 for table in tables for seat in range(3))


@exercises(first="highest-double-holder", engine="highest-held")
def test_the_engine_itself_is_no_longer_held() -> None:
    """House rule: with a held engine, the highest double that is left in a hand counts."""
    rules = {"first": "highest-double-holder"}
    table = dealt("station", ["12-12 1-2", "3-4 5-5"], rules=rules)
    assert (table.engine_player, table.first) == (0, 1)


@exercises(first="engine-player", engine="descending")
@exercises(first="left-of-engine-player", engine="descending")
def test_nobody_laid_a_descending_engine_so_the_start_goes_round_instead() -> None:
    """House rules: a set-aside engine has no player; the round number stands in."""
    hands = ["1-2", "3-4", "5-6"]
    for number, seat in [(1, 0), (2, 1), (3, 2), (4, 0)]:
        same = dealt("nordic", hands, number=number, rules={"first": "engine-player"})
        left = dealt("nordic", hands, number=number, rules={"first": "left-of-engine-player"})
        assert (same.first, left.first) == (seat, (seat + 1) % 3)
