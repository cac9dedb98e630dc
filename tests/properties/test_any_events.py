"""Events tell all that happens: from them alone one can keep a table of one's own."""

from __future__ import annotations

from random import Random

from hypothesis import given
from strategies import dealt, examples, headers, lucks, pick

from mexican_train.rules.actions import Catch, Draw, Knock, Pass, Play, Stop
from mexican_train.rules.events import (
    Caught,
    DoubleClosed,
    DoubleOpened,
    Drew,
    Event,
    Knocked,
    MarkerPlaced,
    MarkerTaken,
    Passed,
    Played,
    RoundOver,
    Stopped,
)
from mexican_train.rules.header import Header
from mexican_train.rules.round import Round
from mexican_train.rules.rules import LastTile
from mexican_train.rules.tiles import MEXICAN, Tile, Wagon
from mexican_train.rules.view import members

SAYS = {Play: Played, Draw: Drew, Pass: Passed, Stop: Stopped, Knock: Knocked, Catch: Caught}


class Table:
    """A table kept by someone who only hears what happens."""

    def __init__(self, round: Round) -> None:
        self.hands = [set(round.hand_of(seat)) for seat in range(round.players)]
        self.boneyard = round.boneyard
        self.trains: list[list[Wagon]] = [[] for _ in range(MEXICAN + 1)]
        self.markers: set[int] = set()
        self.doubles: dict[int, int] = {}
        self.over: RoundOver | None = None

    def draw(self, seat: int, tiles: tuple[Tile, ...]) -> None:
        """Moves tiles from the boneyard, where they come next, to a hand."""
        assert list(tiles) == self.boneyard[: len(tiles)]
        del self.boneyard[: len(tiles)]
        self.hands[seat] |= {*tiles}

    def hear(self, event: Event) -> None:
        """Does what an event tells."""
        assert self.over is None
        match event:
            case Played(seat, wagon, train):
                self.hands[seat].remove(wagon.tile)
                self.trains[train].append(wagon)
            case Drew(seat, tile):
                assert tile is not None
                self.draw(seat, (tile,))
            case Caught(seat, by, count, tiles):
                assert by != seat
                assert tiles is not None
                assert len(tiles) == count
                self.draw(seat, tiles)
            case MarkerPlaced(seat):
                assert seat not in self.markers
                self.markers.add(seat)
            case MarkerTaken(seat):
                self.markers.remove(seat)
            case DoubleOpened(train, pip):
                assert train not in self.doubles
                self.doubles[train] = pip
            case DoubleClosed(train, pip):
                assert self.doubles.pop(train) == pip
            case RoundOver():
                self.over = event

    def assert_is(self, round: Round) -> None:
        """Compares with the real table."""
        assert [sorted(hand) for hand in self.hands] == [
            round.hand_of(seat) for seat in range(round.players)
        ]
        assert self.boneyard == round.boneyard
        assert self.trains == round.trains
        assert tuple(sorted(self.markers)) == members(round.markers)
        assert self.doubles == {train: round.end_of(train) for train in members(round.doubles)}
        assert (self.over is not None) == round.over
        if self.over:
            assert self.over.blocked == round.blocked
            assert list(self.over.winners) == round.winners
            assert list(self.over.points) == round.scores
            assert [sorted(hand) for hand in self.hands] == [list(h) for h in self.over.hands]


@examples(120)
@given(headers(), lucks)
def test_events_tell_all(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    table = Table(round)
    while not round.over:
        action = pick(round, luck_)
        events = round.act(action)
        assert type(events[0]) is SAYS[type(action)]
        for event in events:
            table.hear(event)
        table.assert_is(round)


@examples(120)
@given(headers(last_tile="announce"), lucks)
def test_a_last_tile_is_announced_as_a_turn_ends(header: Header, luck: int) -> None:
    assert header.rules.last_tile == LastTile.ANNOUNCE
    luck_ = Random(luck)
    round = dealt(header, luck_)
    laid = False
    while not round.over:
        seat, action = round.turn, pick(round, luck_)
        laid = laid or isinstance(action, Play)
        events = round.act(action)
        ended = round.turn != seat or round.blocked
        one_left = laid and ended and len(round.hand_of(seat)) == 1
        assert [e for e in events if isinstance(e, Knocked)] == [Knocked(seat)] * one_left
        laid = laid and not ended
