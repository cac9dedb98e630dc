"""What holds in every round under any rules, after every single action."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from strategies import dealt, examples, headers, lucks, pick, play_on, snapshot, used_doubles

from mexican_train.rules.actions import PASS, Draw, Pass, Play
from mexican_train.rules.header import Header
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN, Tile, Wagon, full_set


def laid(round: Round) -> Iterable[Tile]:
    """The tiles on the table, the engine among them."""
    yield Tile(round.engine, round.engine)
    for train in round.trains:
        yield from (wagon.tile for wagon in train)


def assert_conserved(round: Round) -> None:
    """Every tile of the set is in just one place."""
    hands = [tile for seat in range(round.players) for tile in round.hand_of(seat)]
    everywhere = [*laid(round), *hands, *round.boneyard]
    assert len(everywhere) == round.rules.tiles
    assert sorted(everywhere) == list(full_set(round.rules.max_pip))
    assert [round.hand_count(s) for s in range(round.players)] == [
        len(round.hand_of(s)) for s in range(round.players)
    ]


def assert_linked(round: Round) -> None:
    """Each tile begins with the number that the tile before it ends with."""
    trains = round.trains
    assert len(trains) == MEXICAN + 1
    assert not any(trains[round.players : MEXICAN])
    for train in (*range(round.players), MEXICAN):
        end = round.engine
        for wagon in trains[train]:
            assert wagon.inner == end
            end = wagon.outer
        assert round.end_of(train) == end
        assert round.length_of(train) == len(trains[train])


@examples(100)
@given(headers(), lucks, st.data())
def test_tiles_are_conserved_and_ends_match(header: Header, luck: int, data: st.DataObject) -> None:
    number, used = data.draw(used_doubles(header))
    luck_ = Random(luck)
    round = dealt(header, luck_, number, used)
    assert_conserved(round)
    for _ in play_on(round, luck_):
        assert_conserved(round)
        assert_linked(round)


@examples(150)
@given(headers(), lucks)
def test_every_round_ends(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    # Once everyone has passed all trains are open. (Passing on one's own double need not mark.)
    most_passes = header.players + 1
    most = (2 * header.rules.tiles + 1) * (most_passes + 1)
    passes = 0
    for count, action in enumerate(play_on(round, luck_), start=1):
        passes = passes + 1 if isinstance(action, Pass) else 0
        assert passes <= most_passes
        assert count <= most
    assert round.legal == []
    assert round.calls == []
    assert round.blocked == all(round.hand_count(seat) for seat in range(round.players))
    assert round.blocked == (round.out < 0)


@examples(100)
@given(headers(), lucks)
def test_every_legal_action_applies(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    while not round.over:
        legal, calls = round.legal, round.calls
        assert legal
        assert len(set(legal)) == len(legal)
        before = snapshot(round)
        for action in [*legal, *calls]:
            other = round.copy()
            assert other.act(action)
            assert snapshot(other) != before
        assert snapshot(round) == before
        round.act(pick(round, luck_))


@examples(100)
@given(headers(), lucks)
def test_who_can_play_must(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    while not round.over:
        legal = round.legal
        plays = [action for action in legal if isinstance(action, Play)]
        for play in plays:
            assert play.tile in round.hand_of(round.turn)
            assert round.end_of(play.train) in play.tile
        if plays:
            assert PASS not in legal
            assert not any(isinstance(action, Draw) for action in legal)
        else:
            assert len(legal) == 1
        round.act(pick(round, luck_))


@examples(60)
@given(headers(), lucks)
def test_a_play_lies_at_the_end_of_its_train(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    while not round.over:
        before, seat = round.trains, round.turn
        action = pick(round, luck_)
        round.act(action)
        if isinstance(action, Play):
            last = round.trains[action.train][-1]
            assert isinstance(last, Wagon)
            assert last.tile == action.tile
            assert round.trains[action.train][:-1] == before[action.train]
            assert action.tile not in round.hand_of(seat)
        else:
            assert round.trains == before
