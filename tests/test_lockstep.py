"""Compiled and interpreted are the same game: the same numbers and tables, action by action."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from typing import Any

import pytest
from hypothesis import given
from strategies import EXPLORE, dealt, examples, headers, lucks, pick, shuffled, snapshot
from twin import COMPILABLE, Build, both, build, pair

from mexican_train.rules.header import Header
from mexican_train.sheets import all_sheets, load_sheet

TABLES = [
    (sheet, players)
    for sheet in all_sheets()
    for players in range(2, load_sheet(sheet).rules.max_players + 1)
]


def rules_in(twin: Build, header: Header) -> Any:
    """The rules of a table in another build."""
    return twin.rules_of(header.sheet).change(header.changes)


# ------------------------------------------------------------------ the builds themselves


def test_the_builds_are_what_they_say() -> None:
    compiled, interpreted = pair()
    assert "mexican_train.rules.round" in COMPILABLE
    for module in COMPILABLE:
        here, there = compiled.modules[module], interpreted.modules[module]
        assert here is not there
        assert str(here.__file__).endswith(tuple(EXTENSION_SUFFIXES))
        assert str(there.__file__).endswith(".py")
    assert compiled.rules.round.Round is not interpreted.rules.round.Round
    assert compiled.modules["mexican_train"].BUILD == "compiled"
    assert interpreted.modules["mexican_train"].BUILD == "asked"


# ------------------------------------------------------------------ numbers that never change


@both
def test_seeds_of_streams(name: str) -> None:
    mix = build(name).rules.rng.mix
    # The first two are what splitmix64 is known to give from 0.
    assert mix(0, 0) == 0xE220A8397B1DCDAF
    assert mix(0, 1) == 0x6E789E6AA1B965F4
    assert mix(1, 0) == 0x910A2DEC89025CC1
    assert mix(7, 999_999) == 0x874F482392384E89
    assert mix(2**64 - 1, 2**64 - 1) == 0xB4D055FCF2CBBD7B


@both
def test_seeds_from_texts(name: str) -> None:
    seed_number = build(name).rules.rng.seed_number
    assert seed_number("7") == 0x7902699BE42C8A8E
    assert seed_number("") == 0xE3B0C44298FC1C14
    assert seed_number("grønn") == 0xF9733851D96C5564


@both
def test_random_numbers(name: str) -> None:
    Rng = build(name).rules.rng.Rng
    rng = Rng(0)
    assert [rng.below(1000) for _ in range(10)] == [597, 834, 649, 682, 296, 555, 8, 562, 620, 822]
    assert rng.state == 13687343631505110848
    rng = Rng(2024, 7)
    limits = (2, 3, 6, 12, 91, 190, 2**30, 2**31 - 1)
    assert [rng.below(n) for n in limits] == [0, 0, 4, 1, 66, 100, 475309469, 70031515]
    assert rng.random() == 0.9376466302201152
    assert rng.state == 0xB3CC89BF02E1A52D
    rng.reseed(0, 0)
    assert rng.below(1000) == 597


@both
def test_fair_order(name: str) -> None:
    rules = build(name).rules
    tiles = rules.tiles.full_set(12)
    zeros = [str(tile) for tile in rules.fair.fair_order(bytes(32), tiles)]
    count = [str(tile) for tile in rules.fair.fair_order(bytes(range(32)), tiles)]
    assert zeros[:8] == ["4-10", "11-12", "1-8", "0-0", "7-11", "3-6", "2-11", "5-9"]
    assert count[:8] == ["4-7", "1-6", "6-10", "7-8", "4-12", "2-9", "2-7", "6-11"]
    assert sorted(zeros) == sorted(count) == sorted(map(str, tiles))


@both
def test_a_round_played_at_random(name: str) -> None:
    twin = build(name)
    rules = twin.rules_of("station/fast")
    round = twin.rules.round.Round(rules, 4)
    rng = twin.rules.rng.Rng(1, 2)
    twin.rules.deal.deal_at_random(round, 15, 1, 0, rng)
    log: list[int] = []
    assert twin.rules.playout.playout(round, rng, log) == len(log)
    assert log[:8] == [100, 96, 102, 514, 512, 513, 6, 69]
    assert (len(log), sum(log)) == (72, 14233)
    assert (round.engine, round.scores) == (12, [50, 92, 50, 0])


# ------------------------------------------------------------------ side by side


@examples(100)
@given(lucks, lucks)
def test_generators_agree(seed: int, index: int) -> None:
    compiled, interpreted = pair()
    a, b = compiled.rules.rng.Rng(seed, index), interpreted.rules.rng.Rng(seed, index)
    luck = Random(seed)
    for _ in range(100):
        limit = luck.choice([1, 2, 91, luck.randint(1, 2**31 - 1)])
        assert a.below(limit) == b.below(limit) < limit
    assert a.random() == b.random() < 1
    assert a.state == b.state


def play_in_step(header: Header, luck: Random) -> None:
    """One round in both builds: the same open codes, tables and points after every action."""
    compiled, interpreted = pair()
    order = shuffled(header, luck)
    rules = rules_in(interpreted, header)
    a = compiled.rules.deal.deal(header.rules, header.players, order)
    b = interpreted.rules.deal.deal(rules, header.players, order)
    assert snapshot(a) == snapshot(b)
    while not a.over:
        action = pick(a, luck)
        # Events are of other classes there; what they say must be the same.
        assert repr(a.act(action)) == repr(b.act(str(action)))
        assert snapshot(a) == snapshot(b)
    assert b.over


def play_logged(header: Header, seed: int, number: int) -> None:
    """A random deal and playout in both builds: the same codes, the same end."""
    played = []
    for twin in pair():
        rules = rules_in(twin, header)
        round = twin.rules.round.Round(rules, header.players)
        rng = twin.rules.rng.Rng(seed, number)
        size = rules.hand_size(header.players)
        twin.rules.deal.deal_at_random(round, size, number, seed % (2 << rules.max_pip), rng)
        log: list[int] = []
        begun = snapshot(round)
        count = twin.rules.playout.playout(round, rng, log)
        assert count == len(log)
        played.append((begun, log, snapshot(round), rng.state))
    assert played[0] == played[1]


@pytest.mark.parametrize(("sheet", "players"), TABLES)
def test_every_sheet_in_step(sheet: str, players: int) -> None:
    header = Header(sheet, load_sheet(sheet).rules, players)
    for luck in range(10 * EXPLORE):
        play_in_step(header, Random(luck))
    for number in range(1, 30 * EXPLORE):
        play_logged(header, 1000 + players, number)


@examples(300)
@given(headers(), lucks)
def test_any_table_in_step(header: Header, luck: int) -> None:
    play_in_step(header, Random(luck))


@examples(300)
@given(headers(), lucks)
def test_any_table_logged(header: Header, luck: int) -> None:
    for number in range(1, 4):
        play_logged(header, luck, number)


@examples(100)
@given(headers(), lucks)
def test_positions_in_step(header: Header, luck: int) -> None:
    compiled, interpreted = pair()
    luck_ = Random(luck)
    round = dealt(header, luck_)
    while not round.over:
        if luck_.random() < 0.1:
            write = compiled.rules.position.write_position
            written = write(round, header.sheet, header.changes)
            for twin in (compiled, interpreted):
                read = twin.rules.position.read_position(written, twin.rules_of)
                assert read.codes == round.codes
                again = twin.rules.position.write_position(read, header.sheet, header.changes)
                assert again == written
        round.act(pick(round, luck_))
