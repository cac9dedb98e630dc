"""What lies where: hands, boneyard, trains, markers, and how far a turn has come.

A hand is one bit row for each pip value: bit `b` of row `a` is set when tile `a-b` is held (both
ways round), so what fits an end `v` is row `v`. Sets of trains and of seats are bit masks. Nothing
here knows what is allowed: that is decided in `round.py`, which builds on this.

Plain Python; `state.pxd` beside it gives the same lines C types (see `round.py`).
"""

from __future__ import annotations

from functools import lru_cache

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .rules import Engine, First, FollowUp, LastTile, Marker, MexicanStart, OpenDouble, Rules
from .tiles import ALL_TILES, ALL_WAGONS, Tile, Wagon, full_set, points_of

if not cython.compiled:
    from .bits import first_bit

ROW = 19  # rows of one hand: pips 0 to 18
TRAINS = 9  # eight personal trains and the Mexican train
TILES = 190  # of a double-18 set


class Terms:
    """The rules as numbers, shared by all rounds that are copies of each other."""

    def __init__(self, rules: Rules) -> None:
        self.max_pip = rules.max_pip
        self.descending = rules.engine == Engine.DESCENDING
        self.unused_only = rules.engine == Engine.HIGHEST_UNUSED_HELD
        self.first_rule = list(First).index(rules.first)
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
            self.values = [0] * (ROW * ROW)
        for tile in full_set(rules.max_pip):
            points = points_of(tile, rules.blank_points, rules.double_blank_points)
            self.values[tile[0] * ROW + tile[1]] = points


@lru_cache(maxsize=256)
def terms_of(rules: Rules) -> Terms:
    """The terms of these rules, made once."""
    return Terms(rules)


class State:
    """The table of a round. `Round` is this with the rules."""

    def __init__(self, rules: Rules, players: int) -> None:
        if not cython.compiled:
            self.rows = [0] * (8 * ROW)
            self.counts = [0] * 8
            self.bones = [0] * TILES
            self.ends = [0] * TRAINS
            self.lengths = [0] * TRAINS
            self.seen = [0] * ROW
            self.line = [0] * TILES
        self.terms = terms_of(rules)
        self.rules = rules
        self.players = players
        self.clear()

    def clear(self) -> None:
        """Takes everything off the table."""
        for i in range(8 * ROW):
            self.rows[i] = 0
        for i in range(8):
            self.counts[i] = 0
        for i in range(TRAINS):
            self.lengths[i] = 0
        for i in range(ROW):
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

    def copy_to(self, other: State) -> None:
        """Puts another table into the same state."""
        if cython.compiled:
            other.rows = self.rows
            other.counts = self.counts
            other.bones = self.bones
            other.ends = self.ends
            other.lengths = self.lengths
            other.seen = self.seen
            other.line = self.line
        else:
            other.rows = self.rows[:]
            other.counts = self.counts[:]
            other.bones = self.bones[:]
            other.ends = self.ends[:]
            other.lengths = self.lengths[:]
            other.seen = self.seen[:]
            other.line = self.line[:]
        other.terms = self.terms
        other.rules = self.rules
        other.players = self.players
        other.bone_next = self.bone_next
        other.bone_end = self.bone_end
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
        other.may_knock = self.may_knock
        other.catchable = self.catchable
        other.over = self.over
        other.blocked = self.blocked
        other.out = self.out

    def give(self, seat: int, low: int, high: int) -> None:
        """Puts a tile into a hand."""
        self.rows[seat * ROW + low] |= 1 << high
        self.rows[seat * ROW + high] |= 1 << low
        self.counts[seat] += 1

    def take(self, seat: int, low: int, high: int) -> None:
        """Takes a tile out of a hand."""
        self.rows[seat * ROW + low] &= ~(1 << high)
        self.rows[seat * ROW + high] &= ~(1 << low)
        self.counts[seat] -= 1

    def count_hidden(self, seat: int, count: int) -> None:
        """Says how many tiles a hand has that one cannot see."""
        self.counts[seat] = count

    def give_hidden(self, seat: int, low: int, high: int) -> None:
        """Says what one of the tiles is that `count_hidden` has counted."""
        self.give(seat, low, high)
        self.counts[seat] -= 1

    def bury(self, low: int, high: int) -> None:
        """Puts a tile into the boneyard, to be drawn after those already there."""
        self.bones[self.bone_end] = low << 5 | high
        self.bone_end += 1

    def set_engine(self, pip: int) -> None:
        """Lays the engine; every train begins at it."""
        self.engine = pip
        self.seen[pip] += 1
        for train in range(TRAINS):
            self.ends[train] = pip

    def lay(self, train: int, pip: int) -> None:
        """Puts a wagon at the end of a train, its other pip `pip` outwards."""
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

    def draw_tile(self, seat: int) -> int:
        """Moves the next tile of the boneyard into a hand."""
        tile = self.bones[self.bone_next]
        self.bone_next += 1
        low = tile >> 5
        high = tile & 31
        self.rows[seat * ROW + low] |= 1 << high
        self.rows[seat * ROW + high] |= 1 << low
        self.counts[seat] += 1
        return tile

    def hand(self, seat: int) -> list[Tile]:
        """The tiles in a hand, sorted."""
        found = []
        for low in range(self.terms.max_pip + 1):
            row = self.rows[seat * ROW + low] >> low << low
            while row:
                found.append(ALL_TILES[low * ROW + first_bit(row)])
                row &= row - 1
        return found

    def hand_count(self, seat: int) -> int:
        """How many tiles a hand has."""
        return self.counts[seat]

    def holds(self, seat: int, low: int, high: int) -> bool:
        """Whether a tile is in a hand."""
        if high > self.terms.max_pip:
            return False
        return self.rows[seat * ROW + low] >> high & 1 != 0

    def boneyard(self) -> list[Tile]:
        """The tiles still to be drawn, the next one first."""
        tiles = []
        for i in range(self.bone_next, self.bone_end):
            tiles.append(ALL_TILES[(self.bones[i] >> 5) * ROW + (self.bones[i] & 31)])
        return tiles

    def bones_left(self) -> int:
        """How many tiles the boneyard has."""
        return self.bone_end - self.bone_next

    def trains(self) -> list[list[Wagon]]:
        """All nine trains as they lie, the Mexican train last."""
        found: list[list[Wagon]] = [[] for _ in range(TRAINS)]
        ends = [self.engine] * TRAINS
        for i in range(self.laid):
            train = self.line[i] >> 5
            outer = self.line[i] & 31
            found[train].append(ALL_WAGONS[ends[train] * ROW + outer])
            ends[train] = outer
        return found

    def end_of(self, train: int) -> int:
        """The pip at the end of a train."""
        return self.ends[train]

    def length_of(self, train: int) -> int:
        """How many tiles a train has."""
        return self.lengths[train]

    def points(self, seat: int) -> int:
        """What the tiles left in a hand cost."""
        total = 0
        for low in range(self.terms.max_pip + 1):
            row = self.rows[seat * ROW + low] >> low << low
            while row:
                total += self.terms.values[low * ROW + first_bit(row)]
                row &= row - 1
        return total

    def scores(self) -> list[int]:
        """The points of every seat, by what it holds now."""
        return [self.points(seat) for seat in range(self.players)]
