"""One round: who holds what, what lies where, whose turn it is, and what follows from an action.

This file is the only place where the game's rules are decided. It is plain Python; `round.pxd`
beside it gives the same lines C types, and Cython compiles them when the package is installed.

A hand is one bit row for each pip value: bit `b` of row `a` is set when tile `a-b` is held (both
ways round), so what fits an end `v` is row `v`. Sets of trains and of seats are bit masks.
Inside, an action is a number, its code: a play is `train << 5 | pip that points outwards` (the
train's end says which tile that is); the others are the constants below. `act` is the checked way
in for everybody else: it takes an `Action`, refuses what is not allowed, and tells what happened.
"""

from __future__ import annotations

from functools import lru_cache

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .actions import Action, Call, Catch, Knock, TurnAction
from .codes import (
    CATCH_CODE,
    DRAW_CODE,
    KNOCK_CODE,
    PASS_CODE,
    STOP_CODE,
    code_of,
    turn_action_of,
)
from .errors import IllegalAction
from .events import Event, events_since, moment
from .notation import read_action
from .refusals import refusal
from .rules import Engine, First, FollowUp, LastTile, Marker, MexicanStart, OpenDouble, Rules
from .tiles import MEXICAN, Tile, Wagon, full_set, points_of

if not cython.compiled:
    from .bits import bit_count, first_bit

ROW = 19  # rows of one hand: pips 0 to 18
TRAINS = 9  # eight personal trains and the Mexican train
TILES = 190  # of a double-18 set

# Names from elsewhere that get a C type here.
MEX = MEXICAN
DRAW = DRAW_CODE
PASS = PASS_CODE
STOP = STOP_CODE
KNOCK = KNOCK_CODE
CATCH = CATCH_CODE


class Terms:
    """The rules as numbers, shared by all rounds that are copies of each other."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
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


class Round:
    """A round in play: made by `deal`, `read_position` or a record, then moved on by `act`."""

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

    def copy(self) -> Round:
        """Another round in the same state."""
        other = Round.__new__(Round)
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
        return other

    # ------------------------------------------------------------------ setting up

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

    # ------------------------------------------------------------------ what is allowed

    def binding(self) -> int:
        """The trains whose open double everyone must close before anything else."""
        if not self.doubles or not self.terms.must_close:
            return 0
        bound = 0
        rest = self.doubles
        while rest:
            train = first_bit(rest)
            rest &= rest - 1
            # A dead double, with all its tiles on the table, binds nobody.
            if self.seen[self.ends[train]] <= self.terms.max_pip:
                bound |= 1 << train
        return bound

    def regular(self) -> int:
        """The trains open to the seat to act in regular play."""
        mask = self.markers | 1 << self.turn
        if self.lengths[MEX] or self.terms.start_any_time or self.lengths[self.turn]:
            mask |= 1 << MEX
        return mask

    def open_trains(self) -> int:
        """The trains the seat to act may play on now."""
        if self.follow_up >= 0:
            own = 1 << self.follow_up
            if self.terms.on_double:
                return own
            if self.terms.double_first and not self.drawn:
                if self.rows[self.turn * ROW + self.ends[self.follow_up]]:
                    return own
            return self.regular() | own
        if self.series:
            return 1 << self.turn
        bound = self.binding() if self.doubles else 0
        return bound if bound else self.regular()

    def bars_doubles(self) -> bool:
        """Whether the tile owed now may not be a double."""
        return self.follow_up >= 0 and not self.terms.on_double and not self.terms.double_first

    def fitting(self, train: int) -> int:
        """The pips that tiles of the seat to act would point outwards on a train open to it."""
        end = self.ends[train]
        row = self.rows[self.turn * ROW + end]
        if self.follow_up >= 0 and self.bars_doubles():
            row &= ~(1 << end)
        return row

    def count_plays(self) -> int:
        """How many plays are open to the seat to act."""
        total = 0
        rest = self.open_trains()
        while rest:
            total += bit_count(self.fitting(first_bit(rest)))
            rest &= rest - 1
        return total

    def no_play(self) -> int:
        """What the seat to act does when it can play nothing."""
        return PASS if self.drawn or self.bone_next == self.bone_end else DRAW

    def codes(self) -> list[int]:
        """The codes of all actions open to the seat to act: by train, then by outward pip."""
        found: list[int] = []
        if self.over:
            return found
        rest = self.open_trains()
        while rest:
            train = first_bit(rest)
            rest &= rest - 1
            row = self.fitting(train)
            while row:
                found.append(train << 5 | first_bit(row))
                row &= row - 1
        if self.series and self.follow_up < 0:
            found.append(STOP)
        elif not found:
            found.append(self.no_play())
        return found

    # ------------------------------------------------------------------ what follows

    def apply(self, code: int) -> None:
        """Does what a code says. It must be one that is open; `act` is the checked way."""
        if code >= KNOCK:
            self.call(code)
            return
        if self.terms.penalty:
            self.move_windows()
        if code < DRAW:
            self.play(code >> 5, code & 31)
        elif code == DRAW:
            self.draw_tile(self.turn)
            self.drawn = True
        elif code == PASS:
            if self.follow_up < 0 or self.terms.own_double_pass_marks:
                self.markers |= 1 << self.turn
            self.end_turn()
        else:
            self.end_turn()

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

    def play(self, train: int, pip: int) -> None:
        """Lays a tile of the seat to act."""
        terms = self.terms
        seat = self.turn
        base = seat * ROW
        end = self.ends[train]
        if train == seat:
            self.markers &= ~(1 << seat)
            if terms.fast and self.follow_up < 0 and not self.had_turn >> seat & 1:
                if not self.binding():
                    self.series = True
        elif terms.marks_unplayable and self.follow_up < 0:
            if not self.rows[base + self.ends[seat]] and not self.binding():
                self.markers |= 1 << seat
        self.rows[base + end] &= ~(1 << pip)
        self.rows[base + pip] &= ~(1 << end)
        self.counts[seat] -= 1
        self.lay(train, pip)
        self.laid_this_turn = True
        self.drawn = False
        self.follow_up = -1
        if self.counts[seat] == 0:
            self.over = True
            self.out = seat
            return
        if pip == end and not (terms.on_double and self.seen[pip] > terms.max_pip):
            self.follow_up = train
            return
        # A fast first turn goes on as long as a tile fits.
        if not self.series or not self.rows[base + self.ends[seat]]:
            self.end_turn()

    def end_turn(self) -> None:
        """Hands the turn on, or ends a round in which nobody can go on."""
        seat = self.turn
        self.had_turn |= 1 << seat
        if self.terms.penalty and self.laid_this_turn and self.counts[seat] == 1:
            self.may_knock = seat
        self.laid_this_turn = False
        self.follow_up = -1
        self.drawn = False
        self.series = False
        if self.bone_next == self.bone_end and self.stuck():
            self.over = True
            self.blocked = True
            return
        seat += 1
        self.turn = seat if seat < self.players else 0

    def stuck(self) -> bool:
        """Whether no tile in any hand fits where it could ever go, closed trains included."""
        trains = self.binding()
        if not trains:
            trains = (1 << self.players) - 1 | 1 << MEX
        while trains:
            end = self.ends[first_bit(trains)]
            trains &= trains - 1
            for seat in range(self.players):
                if self.rows[seat * ROW + end]:
                    return False
        return True

    def move_windows(self) -> None:
        """A turn action ends the time to knock and opens the time to catch; the actor is safe."""
        if self.may_knock >= 0:
            self.catchable |= 1 << self.may_knock
            self.may_knock = -1
        self.catchable &= ~(1 << self.turn)

    def call(self, code: int) -> None:
        """A knock or a catch."""
        if code < CATCH:
            self.may_knock = -1
            return
        caught = (code - CATCH) & 7
        self.catchable &= ~(1 << caught)
        for _ in range(self.terms.penalty_tiles):
            if self.bone_next < self.bone_end:
                self.draw_tile(caught)

    # ------------------------------------------------------------------ for everybody else

    def legal(self) -> list[TurnAction]:
        """What the seat to act may do; nothing once the round is over."""
        return [turn_action_of(self, code) for code in self.codes()]

    def calls(self, seat: int | None = None) -> list[Call]:
        """The knocks and catches that are open, to one seat or to all."""
        found: list[Call] = []
        if self.over:
            return found
        for caller in range(self.players):
            if seat is None or seat == caller:
                if self.may_knock == caller:
                    found.append(Knock(caller))
                for caught in range(self.players):
                    if caught != caller and self.catchable >> caught & 1:
                        found.append(Catch(caller, caught))
        return found

    def act(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Does what `seat` asks for (no seat: whoever may), and tells what happened.

        Raises `IllegalAction` with its reason, and changes nothing, if that is not allowed.
        """
        if isinstance(action, str):
            action = read_action(action)
        reason = refusal(self, action, seat)
        if reason is not None:
            raise IllegalAction(reason, action)
        before = moment(self, action)
        self.apply(code_of(self, action))
        return events_since(before, self, action)

    def hand(self, seat: int) -> list[Tile]:
        """The tiles in a hand, sorted."""
        found = []
        for low in range(self.terms.max_pip + 1):
            row = self.rows[seat * ROW + low] >> low << low
            while row:
                found.append(Tile(low, first_bit(row)))
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
            tiles.append(Tile(self.bones[i] >> 5, self.bones[i] & 31))
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
            found[train].append(Wagon(ends[train], outer))
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

    def winners(self) -> list[int]:
        """Who has won the round: who went out, or who holds the least when it is blocked."""
        if self.out >= 0:
            return [self.out]
        scores = self.scores()
        return [seat for seat in range(self.players) if self.over and scores[seat] == min(scores)]
