"""The rules agree, action by action, with a second and deliberately plain reading of the sheets."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from naive import MEXICAN, Naive
from strategies import examples, headers, lucks, pick, shuffled, some_moment, used_doubles

from mexican_train.rules.deal import deal
from mexican_train.rules.header import Header
from mexican_train.rules.json_text import parse_json
from mexican_train.rules.position import read_position, write_position
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN as MEX
from mexican_train.rules.tiles import Tile, full_set
from mexican_train.rules.view import members
from mexican_train.sheets import load_sheet

small_mixes = headers(4, max_pip=6, follow_up="double-first", open_double="must-close")
"""Tables at which several doubles lie open at once, and dead ones are not rare."""


def assert_agree(round: Round, oracle: Naive) -> None:
    """The round and the oracle say the same about everything."""
    assert sorted(map(str, round.legal)) == oracle.legal()
    assert sorted(map(str, round.calls)) == oracle.calls()
    assert [set(round.hand_of(seat)) for seat in range(round.players)] == oracle.hands
    assert round.boneyard == oracle.boneyard
    trains = round.trains
    assert trains[: round.players] == oracle.trains
    assert trains[MEX] == oracle.mexican
    assert set(members(round.markers)) == oracle.markers
    assert set(members(round.had_turn)) == oracle.had_turn
    assert {MEXICAN if t == MEX else t for t in members(round.binding())} == {*oracle.binding()}
    assert (round.over, round.blocked) == (oracle.over, oracle.blocked)
    if not round.over:
        assert round.turn == oracle.turn
        follow_up = None if round.follow_up < 0 else round.follow_up
        assert (MEXICAN if follow_up == MEX else follow_up) == oracle.follow_up
        assert (round.drawn, round.series) == (oracle.drawn, oracle.series)
    assert round.scores == oracle.scores()
    assert round.winners == oracle.winners()


def play_both(round: Round, oracle: Naive, luck: Random) -> None:
    """Plays a round to its end, here and there."""
    assert_agree(round, oracle)
    while not round.over:
        action = pick(round, luck)
        round.act(action)
        oracle.act(str(action))
        assert_agree(round, oracle)


def taken_up(round: Round, header: Header) -> tuple[Round, Naive]:
    """A moment of a round, written as text and read again here and there."""
    text = json.dumps(write_position(round, header.sheet, header.changes))
    position = parse_json(text)
    assert isinstance(position, dict)
    read = read_position(position, lambda name: load_sheet(name).rules)
    return read, Naive.from_position(position, header.rules.plain())


@examples(120)
@given(headers(), lucks, st.data())
def test_agree_from_the_deal_on(header: Header, luck: int, data: st.DataObject) -> None:
    number, used = data.draw(used_doubles(header))
    luck_ = Random(luck)
    order = shuffled(header, luck_, number)
    size = header.rules.hand_size(header.players)
    round = deal(header.rules, header.players, order, number, used)
    oracle = Naive.from_deal(
        header.rules.plain(),
        header.players,
        number,
        used,
        [[str(t) for t in order[s * size : (s + 1) * size]] for s in range(header.players)],
        [str(tile) for tile in order[header.players * size :]],
    )
    assert (round.engine, round.first) == (oracle.engine, oracle.turn)
    play_both(round, oracle, luck_)


@examples(120)
@given(headers(), lucks)
def test_agree_from_any_moment_on(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    play_both(*taken_up(some_moment(header, luck_), header), luck_)


@examples(150)
@given(small_mixes, lucks)
def test_agree_with_many_doubles(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    play_both(*taken_up(some_moment(header, luck_), header), luck_)


def build_trains(round: Round, tiles: list[Tile], luck: Random) -> None:
    """Takes as many tiles as luck has it and lays them on any trains that they fit."""
    trains = [*range(round.players), MEX]
    likes_doubles = luck.random() < 0.5
    for _ in range(luck.randrange(len(tiles))):
        found = [(tile, t) for tile in tiles for t in trains if round.end_of(t) in tile]
        doubles = [(tile, t) for tile, t in found if tile.is_double]
        if not found:
            break
        tile, train = luck.choice(doubles if doubles and likes_doubles else found)
        tiles.remove(tile)
        round.lay(train, sum(tile) - round.end_of(train))


def any_position(header: Header, luck: Random) -> Round:
    """A table that no play may ever have led to, some tiles missing."""
    rules, players = header.rules, header.players
    round = Round(rules, players)
    round.set_engine(luck.randint(0, rules.max_pip))
    tiles = [tile for tile in full_set(rules.max_pip) if tile != (round.engine, round.engine)]
    rest = luck.sample(tiles, len(tiles))
    for seat in range(players):
        round.give(seat, *rest.pop())
    build_trains(round, rest, luck)
    while rest and luck.random() < 0.97:
        tile = rest.pop()
        place = luck.randrange(players + 2)
        if place < players:
            round.give(place, *tile)
        elif place == players:
            round.bury(*tile)
    round.turn = luck.randrange(players)
    round.markers = luck.getrandbits(players)
    round.had_turn = luck.getrandbits(players)
    round.drawn = luck.random() < 0.3
    if round.doubles and luck.random() < 0.4:
        round.follow_up = luck.choice(members(round.doubles))
    if rules.fast_first_turn and not round.had_turn >> round.turn & 1:
        round.series = luck.random() < 0.5
    return round


@examples(250)
@given(headers(), lucks)
def test_agree_from_any_position_on(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    play_both(*taken_up(any_position(header, luck_), header), luck_)


@examples(250)
@given(small_mixes, lucks)
def test_agree_from_any_position_with_many_doubles_on(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    play_both(*taken_up(any_position(header, luck_), header), luck_)


@examples(60)
@given(headers(last_tile="announce"), lucks)
def test_a_moment_read_from_text_goes_on_as_the_round_it_was(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = some_moment(header, luck_)
    read, _ = taken_up(round, header)
    while not round.over:
        action = pick(round, luck_)
        assert read.act(action) == round.act(action)
        assert read.codes == round.codes
    assert read.over
    assert read.rules == header.rules
