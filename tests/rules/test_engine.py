"""Which double is the engine, and who lays it."""

from __future__ import annotations

from scene import boneyard, dealt, exercises, hand, tiles

from mexican_train.rules.deal import engine_number, tiles_to_deal
from mexican_train.rules.tiles import Tile
from mexican_train.sheets import load_sheet


@exercises(engine="highest-held")
def test_the_highest_double_in_any_hand_is_laid() -> None:
    """station, set-up: whoever holds the highest double lays it in the hub."""
    table = dealt("station", ["3-3 9-9 1-2", "11-11 0-1 10-12"])
    assert (table.engine, table.engine_player) == (11, 1)
    assert hand(table, 1) == "0-1 10-12"
    assert hand(table, 0) == "1-2 3-3 9-9"


@exercises(engine="highest-held")
def test_laying_the_engine_takes_no_other_tile_from_anyone() -> None:
    """station: the tile leaves its hand, and every other tile can be played by either end."""
    for hands in (
        ["0-1 8-9", "9-9 9-10 9-11 0-9", "9-12 0-8"],
        ["9-10 9-11", "9-9 8-9", "9-12 0-8"],
        ["0-1 8-9", "9-10 9-11 0-9", "9-9 9-12 0-8"],
    ):
        table = dealt("station", hands)
        for seat, held in enumerate(hands):
            for low, high in tiles(held):
                stays = (low, high) != (9, 9)
                assert table.holds(seat, low, high) == table.holds(seat, high, low) == stays


@exercises(engine="highest-held")
def test_highest_held_takes_doubles_of_earlier_rounds_too() -> None:
    """station: nothing keeps a double from being the engine a second time."""
    assert dealt("station", ["11-11", "5-5"], used=[11], number=2).engine == 11


@exercises(engine="highest-held")
def test_highest_held_takes_the_double_blank_when_no_other_is_held() -> None:
    """gare: the double blank is a double like any other."""
    table = dealt("gare", ["3-4", "0-0 1-2"], boneyard="12-12")
    assert (table.engine, table.engine_player) == (0, 1)
    assert boneyard(table) == "12-12"


@exercises(engine="highest-held")
def test_nobody_holds_a_double_so_seats_draw_in_turn_until_one_is_drawn() -> None:
    """station is silent, classic speaks: draw until a double comes; tiles drawn are kept."""
    table = dealt("station", ["1-2", "3-4", "5-6"], boneyard="0-9 2-7 4-4 8-8", number=2)
    assert (table.engine, table.engine_player) == (4, 0)  # seat 1 began, then 2, then 0
    assert [hand(table, seat) for seat in range(3)] == ["1-2", "0-9 3-4", "2-7 5-6"]
    assert boneyard(table) == "8-8"


@exercises(engine="highest-held")
def test_drawing_for_an_engine_starts_at_the_seat_whose_round_it_is() -> None:
    """The round number says who draws first: seat 0 in round 1, and round the table."""
    layers = [
        dealt("gare", ["1-2", "3-4", "5-6"], boneyard="7-7", number=number).engine_player
        for number in (1, 2, 3, 4)
    ]
    assert layers == [0, 1, 2, 0]


@exercises(engine="highest-unused-held")
def test_a_double_is_the_engine_only_once_in_a_match() -> None:
    """classic: a double that has been the engine is marked off and is an ordinary tile."""
    hands = ["12-12 1-2", "5-5 3-4"]
    assert dealt("classic", hands).engine == 12
    table = dealt("classic", hands, used=[12], number=2)
    assert (table.engine, table.engine_player) == (5, 1)
    assert hand(table, 0) == "1-2 12-12"


@exercises(engine="highest-unused-held")
def test_no_unused_double_held_so_seats_draw_past_used_ones() -> None:
    """classic: the players draw until a double comes that can still be an engine."""
    table = dealt(
        "classic", ["12-12 1-2", "3-4"], boneyard="11-11 0-0 7-7 9-9", used=[12, 11], number=3
    )
    assert (table.engine, table.engine_player) == (7, 0)
    assert hand(table, 0) == "1-2 11-11 12-12"
    assert hand(table, 1) == "0-0 3-4"
    assert boneyard(table) == "9-9"


@exercises(engine="highest-unused-held")
def test_the_double_blank_waits_until_it_is_the_last_one_left() -> None:
    """classic: the double blank is the engine of the last round, whoever holds it before."""
    hands = ["0-0 1-2", "3-4"]
    assert dealt("classic", hands, boneyard="5-6 7-7", used=range(8, 13)).engine == 7
    table = dealt("classic", hands, boneyard="5-6 7-7", used=range(1, 13), number=13)
    assert (table.engine, table.engine_player) == (0, 0)
    assert boneyard(table) == "5-6 7-7"


@exercises(engine="highest-unused-held")
def test_the_last_double_is_drawn_for_when_nobody_holds_it() -> None:
    """classic: in the last round only the double blank will do, however many are drawn."""
    table = dealt(
        "classic", ["1-1", "2-2"], boneyard="3-3 4-4 0-0 5-5", used=range(1, 13), number=13
    )
    assert (table.engine, table.engine_player) == (0, 0)
    assert hand(table, 0) == "1-1 3-3"


@exercises(engine="highest-unused-held")
def test_a_match_longer_than_the_doubles_starts_over() -> None:
    """House rule: with every double used, the highest held is the engine again."""
    table = dealt("classic", ["9-9 1-2", "4-4"], used=range(13), number=14)
    assert (table.engine, table.engine_player) == (9, 0)
    # The double blank is once more the last resort.
    assert dealt("classic", ["0-0", "1-2"], boneyard="5-5", used=range(13), number=14).engine == 5


@exercises(engine="descending", max_pip=12)
def test_engines_go_down_from_the_highest_double_to_the_double_blank() -> None:
    """nordic: the double twelve first, one lower each round, the double blank last."""
    for number, engine in [(1, 12), (2, 11), (12, 1), (13, 0)]:
        table = dealt("nordic", ["1-2", "3-4"], number=number)
        assert (table.engine, table.engine_player) == (engine, -1)


@exercises(engine="descending", max_pip=9)
def test_engines_of_a_smaller_set_begin_at_its_own_highest_double() -> None:
    """nordic/nine: the double nine is the first engine; after the blank it starts over."""
    engines = [dealt("nordic/nine", ["1-2", "3-4"], number=n).engine for n in (1, 2, 10, 11)]
    assert engines == [9, 8, 0, 9]


@exercises(engine="descending")
def test_descending_engines_do_not_care_who_holds_what() -> None:
    """station/rounds: the engine lies in the hub before anything is dealt."""
    table = dealt("station/rounds", ["12-12 10-10", "5-5"], number=2, used=[12])
    assert table.engine == 11
    assert hand(table, 0) == "10-10 12-12"


def test_only_a_descending_engine_is_set_aside_before_the_shuffle() -> None:
    """nordic: the engine is not dealt, and engines of earlier rounds are ordinary tiles."""
    nordic, classic = load_sheet("nordic").rules, load_sheet("classic").rules
    assert [engine_number(nordic, number) for number in (1, 13, 14)] == [12, 0, 12]
    assert engine_number(classic, 1) is None
    second = tiles_to_deal(nordic, 2)
    assert len(second) == 90
    assert Tile(11, 11) not in second
    assert Tile(12, 12) in second
    assert len(tiles_to_deal(classic, 2)) == 91


@exercises(engine="highest-held", hand=[1] * 7, double_blank_points=0)
def test_an_engine_that_was_the_whole_hand_wins_the_round() -> None:
    """House rule of one tile each: the hand is empty as soon as its double lies in the hub."""
    table = dealt("station", ["3-3", "0-0"], rules={"hand": 1, "double_blank_points": 0})
    assert table.over
    assert not table.blocked
    assert table.scores == [0, 0]
    assert table.winners == [0]  # going out wins, not costing nothing
