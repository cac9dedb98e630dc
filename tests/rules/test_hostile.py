"""Nothing that Python can call or set ends the process or leaves a round broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from scene import scene

import mexican_train
from mexican_train.rules.actions import Draw
from mexican_train.rules.deal import deal, deal_at_random
from mexican_train.rules.errors import MexicanTrainError, RulesError, TableError
from mexican_train.rules.playout import playout
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import Tile
from mexican_train.sheets import load_sheet

ATTACKS = 10 if mexican_train.COMPILED else 4


@pytest.mark.gate
def test_hostile_arguments_do_no_harm() -> None:
    """In a process of its own, which a fault in compiled code would end."""
    program = Path(__file__).parent.parent / "hostile.py"
    done = subprocess.run(
        [sys.executable, str(program), "0", str(ATTACKS)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    where = done.stdout.splitlines()[-1:]
    assert done.returncode == 0, f"after attack {where}: {done.stderr[-2000:]}"
    assert where == [f"whole {mexican_train.BUILD}"]


def table() -> Round:
    return scene("nordic", ["5-12 1-1", "0-0"], boneyard="6-6 5-7")


@pytest.mark.parametrize("seat", [-1, 2, 7, 100_000])
def test_there_are_no_other_seats(seat: int) -> None:
    for ask in (table().hand_of, table().hand_count, table().points, table().calls_of):
        with pytest.raises(TableError, match=f"no seat {seat} at this table: seats are 0 to 1"):
            ask(seat)


@pytest.mark.parametrize("train", [-1, 2, 9, 100_000])
def test_there_are_no_other_trains(train: int) -> None:
    for ask in (table().end_of, table().length_of):
        with pytest.raises(TableError, match=f"no train {train} at this table: trains are 0 to 1"):
            ask(train)


@pytest.mark.parametrize("code", [-5, 13, 300, 511, 515, 519, 10_000])
def test_a_code_that_is_not_open_is_refused_and_changes_nothing(code: int) -> None:
    here = table()
    assert not here.is_open(code)
    with pytest.raises(MexicanTrainError):
        here.apply(code)
    assert here == table()


def test_the_codes_of_open_actions_are_open() -> None:
    here = table()
    assert [code for code in range(700) if here.is_open(code)] == here.codes
    station = scene("station", ["3-12 8-9", "4-12 0-0 0-1", "1-1"])
    station.act("3-12@0")
    assert station.is_open(520)
    assert not station.is_open(521)
    station.act("4-12@1")
    caught = [code for code in range(528, 700) if station.is_open(code)]
    assert caught == [528 + 8 * by for by in (1, 2)]


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 99, 2**40])
def test_a_round_is_for_as_many_as_its_rules(players: int) -> None:
    with pytest.raises(RulesError, match=f"{players} players cannot play this: it is for 2 to 8"):
        Round(load_sheet("nordic").rules, players)


def test_a_tile_is_in_a_hand_once_and_in_the_set() -> None:
    here = table()
    with pytest.raises(TableError, match="5-12 is in the hand of seat 0 already"):
        here.give(0, 5, 12)
    with pytest.raises(TableError, match="5-13 is not in the set: pips are 0 to 12"):
        here.give(0, 5, 13)
    with pytest.raises(TableError, match="2-3 is not in the hand of seat 0"):
        here.take(0, 2, 3)


def test_a_table_does_not_hold_more_tiles_than_there_are() -> None:
    here = table()
    with pytest.raises(TableError, match="more than 190 tiles"):
        here.count_hidden(1, 190)
    here.count_hidden(1, 186)
    with pytest.raises(TableError, match="more than 190 tiles"):
        here.bury(0, 1)
    with pytest.raises(TableError, match="the engine is laid before"):
        Round(here.rules, 2).lay(0, 5)


def test_a_number_of_a_round_is_set_only_to_what_it_can_be() -> None:
    here = table()
    wrong = (("turn", 2), ("follow_up", 9), ("markers", 4), ("bone_next", 3), ("bone_end", 189))
    for name, value in wrong:
        with pytest.raises(TableError, match=f"{name} must be from"):
            here.set_number(name, value)
    with pytest.raises(TableError, match="no train 5 at this table"):
        here.set_number("follow_up", 5)
    with pytest.raises(AttributeError, match="players of a round cannot be set"):
        here.set_number("players", 3)
    assert here == table()
    here.turn = 1
    assert here.legal == [Draw()]


def test_setting_an_attribute_is_checked_where_a_wrong_one_could_do_harm() -> None:
    """Interpreted it does none: Python looks at every place of a list."""
    here = table()
    if mexican_train.COMPILED:
        with pytest.raises(TableError, match="turn must be from 0 to 1, not 99"):
            here.turn = 99
    else:
        here.turn = 99
        with pytest.raises(IndexError):
            _ = here.legal


def test_what_cannot_be_dealt_is_refused() -> None:
    rules = load_sheet("station").rules
    here = Round(rules, 2)
    with pytest.raises(RulesError, match="2 hands of 46 tiles leave none in the boneyard"):
        deal_at_random(here, 46, 1, 0, Rng(1))
    with pytest.raises(TableError, match="must be dealt before"):
        playout(here, Rng(1))
    with pytest.raises(RulesError, match="no tile dealt is a double"):
        deal(rules, 2, [Tile(0, 1), Tile(0, 2), Tile(0, 3)])


def test_a_round_that_would_never_end_is_not_played_for_ever() -> None:
    with pytest.raises(TableError, match="the round does not end: 3 actions"):
        playout(table(), Rng(1), None, 3)
    assert playout(table(), Rng(1)) > 3
