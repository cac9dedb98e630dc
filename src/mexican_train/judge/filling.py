"""A situation that somebody tells, made into a round that the rules can judge.

People know the ends of the trains, not every wagon, and nobody else's tiles. What they leave out is
filled in with tiles that are told of nowhere: it cannot matter for what is allowed to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..protocol.settling import Situation
from ..rules.notation import read_tile, read_wagon
from ..rules.position import read_position
from ..rules.round import Round
from ..rules.rules import FollowUp, Rules
from ..rules.tiles import MEXICAN, Tile, Wagon, full_set, tile_of
from .situation import Impossible, Why

TRIES = 400
"""How many ways to fill in the trains are looked at, at the most."""


def round_of(situation: Situation, sheet: str, rules: Rules) -> Round:
    """A round in which the situation is as it was told, under these rules."""
    hand = [*map(read_tile, situation.hand)]
    _check(situation, rules, hand)
    table = _Table(situation, rules, hand)
    players = len(situation.trains)
    hands, boneyard = _others(situation, table, len(hand))
    position = {
        "sheet": sheet,
        "players": players,
        "engine": situation.engine,
        "turn": 0,
        "hands": [hand, *hands],
        "boneyard": boneyard,
        "trains": [table.wagons[seat] for seat in range(players)],
        "mexican": table.wagons[MEXICAN],
        "markers": [seat for seat, train in enumerate(situation.trains) if train.open],
        "drawn": situation.drawn,
        "follow_up": situation.follow_up,
        "series": situation.series,
        "had_turn": range(int(_is_first_turn(situation)), players),
    }
    return read_position(_plain(position), lambda _: rules)


def _is_first_turn(situation: Situation) -> bool:
    """Whether whoever asks has had no turn yet: nothing of theirs lies there, not even a marker."""
    own = situation.trains[0]
    return situation.series or (own.end is None and not own.wagons and not own.open)


def _check(situation: Situation, rules: Rules, hand: Sequence[Tile]) -> None:
    """Refuses what can be seen to be wrong without looking at any tile on the table."""
    players = len(situation.trains)
    if players > rules.max_players:
        raise Impossible(Why.TOO_MANY_PLAYERS, most=rules.max_players, players=players)
    if not hand:
        raise Impossible(Why.NO_TILES)
    if situation.series and not rules.fast_first_turn:
        raise Impossible(Why.NO_SERIES)
    if situation.owed is not None:
        owed = dict(situation.all_trains).get(situation.owed)
        if owed is None or not owed.ends_in_double:
            raise Impossible(Why.NO_DOUBLE)
        if owed.dead and rules.follow_up == FollowUp.ON_DOUBLE:
            raise Impossible(Why.NOTHING_OWED)
    for _, train in situation.all_trains:
        for tile in hand if train.dead and train.ends_in_double else ():
            if train.end in tile and not tile.is_double:
                raise Impossible(Why.NOT_DEAD, tile=tile, pip=train.end)


class _Gap(NamedTuple):
    """A train of which only the end is known."""

    train: int
    end: int


class _Table:
    """The tiles on the table: first what was told, then what fills it in."""

    def __init__(self, situation: Situation, rules: Rules, hand: Sequence[Tile]) -> None:
        self.engine = situation.engine
        self.pips = rules.max_pip
        self.wagons: dict[int, list[Wagon]] = {}
        self.used: set[Tile] = set()
        self.hand = hand
        self.tries = TRIES
        self.take(tile_of(self.engine, self.engine))
        for tile in hand:
            self.take(tile)
        gaps, doubles = [], {}
        for number, train in situation.all_trains:
            self.wagons[number] = [read_wagon(text) for text in train.wagons or ()]
            self.couple(self.wagons[number])
            if train.wagons is None and train.end is not None:
                gaps.append(_Gap(number, train.end))
                if train.ends_in_double:
                    double = tile_of(train.end, train.end)
                    self.take(double)
                    # A dead double binds nobody: it is like any other end.
                    if not train.dead or situation.owed == number:
                        doubles[number] = Wagon(*double)
        ends = [*doubles.values(), *(w[-1] for w in self.wagons.values() if w)]
        # The pips of doubles that somebody can still cover: not all their tiles may be laid.
        self.alive = {w.inner for w in ends if w.is_double and self.coverable(w.inner)}
        self.fill(sorted(gaps, key=lambda gap: gap.end != self.engine))
        for number, wagon in doubles.items():
            self.wagons[number].append(wagon)

    def take(self, tile: Tile) -> None:
        """Notes where a tile is; each is there once."""
        if tile.high > self.pips:
            raise Impossible(Why.NOT_IN_SET, tile=tile, pip=self.pips)
        if tile in self.used:
            own = tile == (self.engine, self.engine)
            raise Impossible(Why.IS_ENGINE if own else Why.TWICE, tile=tile)
        self.used.add(tile)

    def couple(self, wagons: Sequence[Wagon]) -> None:
        """Takes the wagons of a train that was told whole."""
        end = self.engine
        for wagon in wagons:
            self.take(wagon.tile)
            if wagon.inner != end:
                raise Impossible(Why.APART, tile=wagon)
            end = wagon.outer

    def coverable(self, pip: int) -> bool:
        """Whether a tile with this pip is not on the table."""
        every = (tile_of(pip, other) for other in range(self.pips + 1) if other != pip)
        return any(tile not in self.used or tile in self.hand for tile in every)

    def fill(self, gaps: Sequence[_Gap]) -> None:
        """Lays wagons that lead to the ends that were told; tries until all trains have some."""
        ends = [gap.end for gap in gaps]
        starts = len(gaps) + ends.count(self.engine)  # a train that comes back takes two of them
        if gaps and starts > self.count_free(self.engine):
            raise Impossible(Why.NO_START, pip=self.engine)
        for end in ends:
            if end != self.engine and ends.count(end) > self.count_free(end):
                raise Impossible(Why.NO_END, pip=end)
        if not self.found(gaps):
            raise Impossible(Why.NO_END, pip=max(ends, key=ends.count))

    def found(self, gaps: Sequence[_Gap]) -> bool:
        """Whether all these gaps can be filled; if so, they are."""
        if not gaps:
            return all(self.coverable(pip) for pip in self.alive)
        for way in self.ways(gaps[0].end):
            self.tries -= 1
            if self.tries < 0:
                return False
            tiles = {wagon.tile for wagon in way}
            self.used |= tiles
            self.wagons[gaps[0].train] = way
            if self.found(gaps[1:]):
                return True
            self.used -= tiles
        return False

    def ways(self, end: int) -> Iterator[list[Wagon]]:
        """Up to three wagons from the engine to an end, the fewest first."""
        start = self.engine
        if end != start and self.free(start, end):
            yield [Wagon(start, end)]
        between = [pip for pip in range(self.pips + 1) if pip not in (start, end)]
        between.sort(key=lambda pip: pip in self.alive)
        firsts = [pip for pip in between if self.free(start, pip)]
        for one in firsts if end != start else ():
            if self.free(one, end):
                yield [Wagon(start, one), Wagon(one, end)]
        for one in firsts:
            for other in between:
                if other != one and self.free(one, other) and self.free(other, end):
                    yield [Wagon(start, one), Wagon(one, other), Wagon(other, end)]

    def count_free(self, pip: int) -> int:
        """How many tiles with this pip are nowhere yet, its double aside."""
        return sum(self.free(pip, other) for other in range(self.pips + 1) if other != pip)

    def free(self, one: int, other: int) -> bool:
        """Whether a tile is nowhere yet."""
        return max(one, other) <= self.pips and tile_of(one, other) not in self.used

    def left(self) -> list[Tile]:
        """The tiles that are nowhere."""
        return [tile for tile in full_set(self.pips) if tile not in self.used]


def _others(situation: Situation, table: _Table, own: int) -> tuple[list[list[Tile]], list[Tile]]:
    """Tiles for the other hands, about as many as one's own, and for the boneyard.

    What would be drawn first fits nowhere, if there is such a tile: a draw that helps needs no
    judge.
    """
    others = len(situation.trains) - 1
    ends = {train[-1].outer if train else table.engine for train in table.wagons.values()}
    fit = [tile for tile in table.left() if not ends.isdisjoint(tile)]
    idle = [tile for tile in table.left() if ends.isdisjoint(tile)]
    left = idle if situation.others_stuck else fit + idle
    each = (len(left) - (not situation.boneyard_empty)) // others
    if each < 1:
        raise Impossible(Why.TOO_FEW_LEFT)
    if situation.boneyard_empty:
        return [left[seat::others] for seat in range(others)], []
    each = min(each, own)
    return [left[seat * each :][:each] for seat in range(others)], left[others * each :][::-1]


def _plain(value: Any) -> Any:
    """A position as it comes out of JSON."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, Tile | Wagon):
        return str(value)
    return [*map(_plain, value)] if isinstance(value, list | range) else value
