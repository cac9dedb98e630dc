# cython: allow_none_for_extension_args=False
"""What lies where: hands, boneyard, trains, markers, and how far a turn has come.

A hand is one bit row for each pip value: bit `b` of row `a` is set when tile `a-b` is held (both
ways round), so what fits an end `v` is row `v`. Sets of trains and of seats are bit masks. Nothing
here knows what is allowed: that is decided in `round.py`, which builds on this.

Plain Python; `state.pxd` beside it gives the same lines C types (see `round.py`). C code does not
look whether a place in an array exists. So whatever Python can call or set is checked, and what is
not checked, because it is asked millions of times, has an underscore before its name and is known
to compiled code alone.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .errors import TableError
from .notation import shown
from .rules import Engine, First, FollowUp, LastTile, Marker, MexicanStart, OpenDouble, Rules
from .tiles import ALL_TILES, ALL_WAGONS, Tile, Wagon, full_set, points_of

if not cython.compiled:
    from .bits import first_bit
    from .tiles import MAX_PLAYERS, MEXICAN, PIPS, TILES, TRAINS


class Terms:
    """The rules as numbers, shared by all rounds that are copies of each other."""

    def __init__(self, rules: Rules) -> None:
        self.max_pip = rules.max_pip
        self.descending = rules.engine == Engine.DESCENDING
        self.unused_only = rules.engine == Engine.HIGHEST_UNUSED_HELD
        self.first_lays_engine = rules.first == First.ENGINE_PLAYER
        self.first_sits_left = rules.first == First.LEFT_OF_ENGINE_PLAYER
        self.first_holds_highest = rules.first == First.HIGHEST_DOUBLE_HOLDER
        self.start_any_time = rules.mexican_start == MexicanStart.ANY_TIME
        self.marks_unplayable = rules.marker == Marker.OWN_TRAIN_UNPLAYABLE
        self.on_double = rules.follow_up == FollowUp.ON_DOUBLE
        self.double_first = rules.follow_up == FollowUp.DOUBLE_FIRST
        self.must_close = rules.open_double == OpenDouble.MUST_CLOSE
        self.own_double_pass_marks = rules.own_double_pass_marks
        self.penalty = rules.last_tile == LastTile.PENALTY
        self.penalty_tiles = rules.penalty_tiles
        self.fast = rules.fast_first_turn
        if not cython.compiled:
            self.values = [0] * (PIPS * PIPS)
        for tile in full_set(rules.max_pip):
            points = points_of(tile, rules.blank_points, rules.double_blank_points)
            self.values[tile[0] * PIPS + tile[1]] = points


@lru_cache(maxsize=256)
def terms_of(rules: Rules) -> Terms:
    """The terms of these rules, made once."""
    return Terms(rules)


NO_TERMS = Terms.__new__(Terms)
"""What a table has before it is made, so that there is never none."""


class State:
    """The table of a round. `Round` is this with the rules."""

    def __cinit__(self) -> None:
        # Compiled, this comes before all: a table is sound even if nobody calls `__init__`.
        self.terms = NO_TERMS
        self.engine = -1

    def __init__(self, rules: Rules, players: int) -> None:
        if not isinstance(rules, Rules):
            raise TypeError(f"a round is played by Rules, not by {type(rules).__name__}")
        rules.check_players(players)
        if not cython.compiled:
            self.rows = [0] * (MAX_PLAYERS * PIPS)
            self.counts = [0] * MAX_PLAYERS
            self.bones = [0] * TILES
            self.ends = [0] * TRAINS
            self.lengths = [0] * TRAINS
            self.seen = [0] * PIPS
            self.line = [0] * TILES
        self.terms = terms_of(rules)
        self.rules = rules
        self.players = players
        self.clear()

    def clear(self) -> None:
        """Takes everything off the table."""
        for i in range(MAX_PLAYERS * PIPS):
            self.rows[i] = 0
        for i in range(MAX_PLAYERS):
            self.counts[i] = 0
        for i in range(TRAINS):
            self.lengths[i] = 0
        for i in range(PIPS):
            self.seen[i] = 0  # tiles on the table that show this pip
        self.bone_next = 0  # where in `bones` the next tile to be drawn is
        self.bone_end = 0
        self.laid = 0  # tiles in `line`, the plays in the order they were made
        self.engine = -1
        self.engine_player = -1
        self.first = 0
        self.turn = 0
        self.markers = 0
        self.doubles = 0  # trains that end in a double not covered yet
        self.had_turn = 0
        self.follow_up = -1  # the train on which the seat to act owes a tile for its double
        self.drawn = False
        self.series = False
        self.laid_this_turn = False
        self.may_knock = -1
        self.catchable = 0
        self.over = False
        self.blocked = False
        self.out = -1

    def _copy_to(self, other: State) -> None:
        """Puts another table into the same state."""
        self._show_to(other)
        if cython.compiled:
            other.rows = self.rows
            other.bones = self.bones
        else:
            other.rows = self.rows[:]
            other.bones = self.bones[:]
        other.bone_next = self.bone_next
        other.bone_end = self.bone_end
        other.may_knock = self.may_knock
        other.catchable = self.catchable

    def _show_to(self, other: State) -> None:
        """Puts on another table what everybody sees on this one: no tile of a hand or boneyard."""
        if cython.compiled:
            other.counts = self.counts
            other.ends = self.ends
            other.lengths = self.lengths
            other.seen = self.seen
            other.line = self.line
        else:
            other.counts = self.counts[:]
            other.ends = self.ends[:]
            other.lengths = self.lengths[:]
            other.seen = self.seen[:]
            other.line = self.line[:]
        other.terms = self.terms
        other.rules = self.rules
        other.players = self.players
        other.laid = self.laid
        other.engine = self.engine
        other.engine_player = self.engine_player
        other.first = self.first
        other.turn = self.turn
        other.markers = self.markers
        other.doubles = self.doubles
        other.had_turn = self.had_turn
        other.follow_up = self.follow_up
        other.drawn = self.drawn
        other.series = self.series
        other.laid_this_turn = self.laid_this_turn
        other.over = self.over
        other.blocked = self.blocked
        other.out = self.out

    def _show_hand_to(self, other: State, seat: int) -> None:
        """Shows another table the tiles of one hand."""
        for pip in range(seat * PIPS, (seat + 1) * PIPS):
            other.rows[pip] = self.rows[pip]

    # ------------------------------------------------------------------ setting out

    def give(self, seat: int, low: int, high: int) -> None:
        """Puts a tile into a hand."""
        self._check_tile(low, high)
        if self.holds(seat, low, high):
            raise TableError(f"{low}-{high} is in the hand of seat {seat} already")
        self._check_room(1)
        self._put_into_hand(seat, low, high)

    def take(self, seat: int, low: int, high: int) -> None:
        """Takes a tile out of a hand."""
        if not self.holds(seat, low, high):
            raise TableError(f"{low}-{high} is not in the hand of seat {seat}")
        self.rows[seat * PIPS + low] &= ~(1 << high)
        self.rows[seat * PIPS + high] &= ~(1 << low)
        self.counts[seat] -= 1

    def count_hidden(self, seat: int, count: int) -> None:
        """Says how many tiles a hand has that one cannot see."""
        self._check_seat(seat)
        if not 0 <= count <= TILES:
            raise TableError(f"a hand has from 0 to {TILES} tiles, not {count}")
        self._check_room(count - self.counts[seat])
        self.counts[seat] = count

    def give_hidden(self, seat: int, low: int, high: int) -> None:
        """Says what one of the tiles is that `count_hidden` has counted."""
        self._check_tile(low, high)
        self._check_seat(seat)
        if self.counts[seat] == 0:
            raise TableError(f"seat {seat} has no tile that {low}-{high} could be")
        self._put_into_hand(seat, low, high)
        self.counts[seat] -= 1

    def bury(self, low: int, high: int) -> None:
        """Puts a tile into the boneyard, to be drawn after those already there."""
        self._check_tile(low, high)
        self._check_room(1)
        if self.bone_end >= TILES:
            raise TableError(f"a boneyard has {TILES} tiles at the most")
        self.bones[self.bone_end] = low << 5 | high
        self.bone_end += 1

    def set_engine(self, pip: int) -> None:
        """Lays the engine; every train begins at it."""
        self._check_tile(pip, pip)
        if self.laid:
            raise TableError("the engine is laid before all other tiles")
        self._set_engine(pip)

    def lay(self, train: int, pip: int) -> None:
        """Puts a wagon at the end of a train, its other pip `pip` outwards."""
        self._check_tile(pip, pip)
        self._check_train(train)
        if self.engine < 0:
            raise TableError("the engine is laid before all other tiles")
        self._check_room(1)
        self._lay(train, pip)

    # ------------------------------------------------------------------ for compiled code alone

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise no_seat(seat, self.players)

    def _check_train(self, train: int) -> None:
        if train != MEXICAN and not 0 <= train < self.players:
            raise TableError(
                f"there is no train {train} at this table: "
                f"trains are 0 to {self.players - 1}, and {MEXICAN} the Mexican train"
            )

    def _check_tile(self, low: int, high: int) -> None:
        most = self.terms.max_pip
        if not (0 <= low <= most and 0 <= high <= most):
            raise TableError(f"{low}-{high} is not in the set: pips are 0 to {most}")

    def _check_room(self, more: int) -> None:
        """Refuses more tiles than there are in the largest set."""
        total = self.bone_end - self.bone_next + self.laid + more
        for seat in range(self.players):
            total += self.counts[seat]
        if total > TILES:
            raise TableError(f"there cannot be more than {TILES} tiles on a table")

    def _put_into_hand(self, seat: int, low: int, high: int) -> None:
        self.rows[seat * PIPS + low] |= 1 << high
        self.rows[seat * PIPS + high] |= 1 << low
        self.counts[seat] += 1

    def _set_engine(self, pip: int) -> None:
        self.engine = pip
        self.seen[pip] += 1
        for train in range(TRAINS):
            self.ends[train] = pip

    def _lay(self, train: int, pip: int) -> None:
        end = self.ends[train]
        self.seen[end] += 1
        if pip == end:
            self.doubles |= 1 << train
        else:
            self.seen[pip] += 1
            self.doubles &= ~(1 << train)
        self.ends[train] = pip
        self.lengths[train] += 1
        self.line[self.laid] = train << 5 | pip
        self.laid += 1

    def _draw_tile(self, seat: int) -> int:
        """Moves the next tile of the boneyard, in which there is one, into a hand."""
        tile = self.bones[self.bone_next]
        self.bone_next += 1
        self._put_into_hand(seat, tile >> 5, tile & 31)
        return tile

    # ------------------------------------------------------------------ looking

    def hand_of(self, seat: int) -> list[Tile]:
        """The tiles in a hand, sorted."""
        self._check_seat(seat)
        found = []
        for low in range(self.terms.max_pip + 1):
            row = self.rows[seat * PIPS + low] >> low << low
            while row:
                found.append(ALL_TILES[low * PIPS + first_bit(row)])
                row &= row - 1
        return found

    def hand_count(self, seat: int) -> int:
        """How many tiles a hand has."""
        self._check_seat(seat)
        return self.counts[seat]

    def holds(self, seat: int, low: int, high: int) -> bool:
        """Whether a tile is in a hand."""
        self._check_seat(seat)
        most = self.terms.max_pip
        if not (0 <= low <= most and 0 <= high <= most):
            return False
        return self.rows[seat * PIPS + low] >> high & 1 != 0

    @property
    def boneyard(self) -> list[Tile]:
        """The tiles still to be drawn, the next one first."""
        tiles = []
        for i in range(self.bone_next, self.bone_end):
            tiles.append(ALL_TILES[(self.bones[i] >> 5) * PIPS + (self.bones[i] & 31)])
        return tiles

    @property
    def bones_left(self) -> int:
        """How many tiles the boneyard has."""
        return self.bone_end - self.bone_next

    @property
    def trains(self) -> list[list[Wagon]]:
        """All nine trains as they lie, the Mexican train last."""
        return self._trains()

    def _trains(self) -> list[list[Wagon]]:
        found: list[list[Wagon]] = [[] for _ in range(TRAINS)]
        ends = [self.engine] * TRAINS
        for i in range(self.laid):
            train = self.line[i] >> 5
            outer = self.line[i] & 31
            found[train].append(ALL_WAGONS[ends[train] * PIPS + outer])
            ends[train] = outer
        return found

    def end_of(self, train: int) -> int:
        """The pip at the end of a train."""
        self._check_train(train)
        return self.ends[train]

    def length_of(self, train: int) -> int:
        """How many tiles a train has."""
        self._check_train(train)
        return self.lengths[train]

    def points(self, seat: int) -> int:
        """What the tiles left in a hand cost."""
        self._check_seat(seat)
        total = 0
        for low in range(self.terms.max_pip + 1):
            row = self.rows[seat * PIPS + low] >> low << low
            while row:
                total += self.terms.values[low * PIPS + first_bit(row)]
                row &= row - 1
        return total

    @property
    def scores(self) -> list[int]:
        """The points of every seat, by what it holds now."""
        return [self.points(seat) for seat in range(self.players)]

    # ------------------------------------------------------------------ setting what was looked up

    def __setattr__(self, name: str, value: int) -> None:
        self.set_number(name, value)

    def set_number(self, name: str, value: int) -> None:
        """Sets a number of the table, such as `turn`; one that cannot be is refused."""
        least, most = self._bounds(name)
        if not isinstance(value, int) or not least <= value <= most:
            raise TableError(f"{name} must be from {least} to {most}, not {shown(value)}")
        if name == "turn":
            self.turn = value
        elif name == "first":
            self.first = value
        elif name == "engine_player":
            self.engine_player = value
        elif name == "may_knock":
            self.may_knock = value
        elif name == "out":
            self.out = value
        elif name == "markers":
            self.markers = value
        elif name == "had_turn":
            self.had_turn = value
        elif name == "catchable":
            self.catchable = value
        elif name == "follow_up":
            if value >= 0:
                self._check_train(value)
            self.follow_up = value
        elif name == "bone_next":
            self.bone_next = value
        elif name == "bone_end":
            self.bone_end = value
        else:
            self._set_switch(name, value != 0)

    def _set_switch(self, name: str, value: bool) -> None:
        if name == "drawn":
            self.drawn = value
        elif name == "series":
            self.series = value
        elif name == "laid_this_turn":
            self.laid_this_turn = value
        elif name == "over":
            self.over = value
        else:
            self.blocked = value

    def _bounds(self, name: str) -> tuple[int, int]:
        """What a number that may be set may be."""
        if name in ("turn", "first"):
            return 0, self.players - 1
        if name in ("engine_player", "may_knock", "out"):
            return -1, self.players - 1
        if name in ("markers", "had_turn", "catchable"):
            return 0, (1 << self.players) - 1
        if name == "follow_up":
            return -1, MEXICAN
        if name == "bone_next":
            return 0, self.bone_end
        if name == "bone_end":
            elsewhere = self.laid + sum([self.counts[seat] for seat in range(self.players)])
            return self.bone_next, min(TILES, TILES - elsewhere + self.bone_next)
        if name in SWITCHES:
            return 0, 1
        raise AttributeError(f"{name} of a round cannot be set")


SWITCHES = ("drawn", "series", "laid_this_turn", "over", "blocked")
NUMBERS = (
    *("turn", "first", "engine_player", "may_knock", "out"),
    *("markers", "had_turn", "catchable", "follow_up", *SWITCHES),
)
"""What a table has besides tiles, and what can be set: a moment of a round."""

if not cython.compiled:
    # Nothing can be harmed here by a wrong number, and each right one would take longer.
    del State.__setattr__


def drawing() -> Any:
    """Return the module that draws tables.

    It stands above the rules and is loaded when somebody prints one. Named as a text, it is not
    among what a device needs to play.
    """
    return import_module("mexican_train.drawing")


def no_seat(seat: object, players: int) -> TableError:
    """Says that there is no such seat."""
    return TableError(f"there is no seat {shown(seat)} at this table: seats are 0 to {players - 1}")
