"""One round: who holds what, what lies where, whose turn it is, and what follows from an action.

This file is the only place where the game's rules are decided. It is plain Python; `round.pxd`
beside it gives the same lines C types, and Cython compiles them when the package is installed.

What lies where is in `state.py`: hands as bit rows, sets of trains and of seats as bit masks.
Inside, an action is a number, its code: a play is `train << 5 | pip that points outwards` (the
train's end says which tile that is); the others are the constants below. `act` is the checked way
in for everybody else: it takes an `Action`, refuses what is not allowed, and tells what happened.
"""

from __future__ import annotations

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
from .state import State
from .tiles import MEXICAN

if not cython.compiled:
    from .bits import bit_count, first_bit

ROW = 19  # rows of one hand: pips 0 to 18

# Names from elsewhere that get a C type here.
MEX = MEXICAN
DRAW = DRAW_CODE
PASS = PASS_CODE
STOP = STOP_CODE
KNOCK = KNOCK_CODE
CATCH = CATCH_CODE


class Round(State):
    """A round in play: made by `deal`, `read_position` or a record, then moved on by `act`."""

    def copy(self) -> Round:
        """Another round in the same state."""
        other = Round.__new__(Round)
        self.copy_to(other)
        return other

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

    def winners(self) -> list[int]:
        """Who has won the round: who went out, or who holds the least when it is blocked."""
        if self.out >= 0:
            return [self.out]
        scores = self.scores()
        return [seat for seat in range(self.players) if self.over and scores[seat] == min(scores)]
