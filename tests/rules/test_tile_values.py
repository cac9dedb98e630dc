"""Tiles and plays as programs make them: in any order, and nothing that is no tile."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from mexican_train import Catch, Knock, Match, Play, TableError, Tile, Wagon, new_match, replay
from mexican_train.rules.tiles import full_set
from mexican_train.sheets.reading import read_record, write_record


def test_the_ends_of_a_tile_are_put_in_order() -> None:
    assert Tile(12, 5) == Tile(5, 12) == (5, 12)
    assert (Tile(12, 5).low, Tile(12, 5).high) == (5, 12)
    assert Tile(low=5, high=12) == Tile(high=5, low=12) == Tile(5, 12)
    assert {Tile(12, 5), Tile(5, 12)} == {Tile(5, 12)}
    assert Tile(5, 12)._replace(low=13) == Tile(12, 13)
    assert (str(Tile(12, 5)), repr(Tile(12, 5))) == ("5-12", "Tile(5, 12)")
    assert repr(Wagon(12, 5)) == "Wagon(12, 5)"


@pytest.mark.parametrize("tile", full_set(2))
def test_a_tile_is_the_same_after_copying_and_pickling(tile: Tile) -> None:
    assert copy.copy(tile) == copy.deepcopy(tile) == tile
    again = pickle.loads(pickle.dumps(tile))
    assert (again, type(again)) == (tile, Tile)


@pytest.mark.parametrize(
    ("ends", "shown"),
    [
        (("a", None), "'a' and None"),
        ((1.0, 2), "1.0 and 2"),
        ((-1, 5), "-1 and 5"),
        ((5, 19), "5 and 19"),
    ],
)
def test_what_is_no_tile_is_refused_in_a_sentence(ends: tuple[Any, Any], shown: str) -> None:
    with pytest.raises(TableError) as refused:
        Tile(*ends)
    assert str(refused.value) == (f"the ends of a tile are whole numbers from 0 to 18, not {shown}")


@pytest.mark.parametrize(
    ("tile", "train", "sentence"),
    [
        ((5, 12), 0, r"a play lays a Tile such as Tile\(5, 12\), not \(5, 12\)"),
        (Tile(5, 12), "M", "a train is a number from 0 to 8, the Mexican train's, not 'M'"),
        (Tile(5, 12), 10**30, "a train is a number from 0 to 8, the Mexican train's, not 1000"),
    ],
)
def test_what_is_no_play_is_refused_in_a_sentence(tile: Any, train: Any, sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        Play(tile, train)


@pytest.mark.parametrize(
    ("kind", "seats", "sentence"),
    [
        (Knock, ["a"], "^a seat is a whole number, not 'a'$"),
        (Catch, [None, 1], "^a seat is a whole number, not None$"),
        (Catch, [1, 2.0], "^a seat is a whole number, not 2.0$"),
    ],
)
def test_a_call_of_what_is_no_seat_is_refused_in_a_sentence(
    kind: Any, seats: list[Any], sentence: str
) -> None:
    with pytest.raises(TableError, match=sentence):
        kind(*seats)


def play_to_the_end(match: Match) -> None:
    while match.phase == "playing":
        match.act(match.legal[0])


@pytest.mark.parametrize("method", ["act", "step"])
def test_a_round_with_a_reversed_tile_leaves_a_record_that_can_be_read(method: str) -> None:
    match = new_match("nordic", 3, {"rounds": 1})
    match.deal(bytes(32))
    reversed_play = Play(Tile(12, 5), 0)
    assert match.why(reversed_play) is None
    assert reversed_play in match.legal
    getattr(match, method)(reversed_play)
    play_to_the_end(match)
    record = read_record(write_record(match.records[0]))
    assert str(record.actions[0]) == "5-12@0"
    assert replay(record) == match.round
