# cython: allow_none_for_extension_args=False
"""One round: who holds what, what lies where, whose turn it is, and what follows from an action.

This file is the only place where the game's rules are decided. It is plain Python; `round.pxd`
beside it gives the same lines C types, and Cython compiles them when the package is installed.

What lies where is in `state.py`: hands as bit rows, sets of trains and of seats as bit masks.
Inside, an action is a number, its code: a play is `train << 5 | pip that points outwards` (the
train's end says which tile that is); the others are constants in `codes.py`. `act` takes an
`Action`, refuses what is not allowed, and tells what happened; `apply` takes a code, refuses one
that is not open, and tells nothing. What has an underscore before its name checks nothing and is
known to compiled code alone (see `state.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .actions import (
    ACTIONS,
    DRAW,
    PASS,
    Action,
    Call,
    Catch,
    Knock,
    PastAction,
    Play,
    TurnAction,
)
from .codes import (
    CATCH_CODE,
    DRAW_CODE,
    KNOCK_CODE,
    PASS_CODE,
    PLAYS,
    STOP_CODE,
    WORDS,
    action_of,
    code_of,
)
from .errors import IllegalAction, Reason, TableError
from .events import Event, before_action, events_since
from .notation import as_action
from .refusals import refusal
from .state import NUMBERS, State, drawing

if not cython.compiled:
    from .bits import bit_count, first_bit
    from .tiles import MAX_PLAYERS, MEXICAN, PIPS, TILES, TRAINS


class Round(State):
    """A round in play: made by `deal`, `read_position` or a record, then moved on by `act`.

    Rounds are equal when the same lies on both tables, by the same rules, and the same seat is as
    far in its turn. They can be copied (`copy` is made for searching), pickled and compared, but
    not hashed: they change. Masks have a bit for each seat or train, the lowest for number 0.

    Attributes:
        rules: The rules by which it is played.
        players: The number of players.
        engine: The pip of the engine.
        engine_player: The seat that laid the engine, or -1 where it was set aside.
        first: The seat that had the first turn.
        turn: The seat to act.
        markers: The seats whose trains are open to everyone, as a mask.
        doubles: The trains that end in a double not covered yet, as a mask.
        had_turn: The seats that have finished a turn, as a mask.
        follow_up: The train on which the seat to act owes a tile for its double, or -1.
        drawn: True if the seat to act has drawn for what it owes now.
        series: True if the seat to act is inside a fast first turn.
        may_knock: The seat that may announce its last tile, or -1.
        catchable: The seats that can be caught, as a mask.
        over: True once the round has ended.
        blocked: True if it ended because nobody could go on.
        out: The seat that went out, or -1.
    """

    def copy(self) -> Round:
        """Another round in the same state, which from then on goes its own way."""
        other = Round.__new__(Round)
        self._copy_to(other)
        return other

    def known_to(self, seat: int | None, open_hands: bool = False) -> Round:
        """The table as a seat (None: a spectator) knows it.

        It has all that everybody sees, the seat's own hand, and every hand where they lie open;
        tiles one cannot see are counted, but they are nowhere in it.
        """
        other = Round.__new__(Round)
        if not cython.compiled:
            other.rows, other.bones = [0] * (MAX_PLAYERS * PIPS), [0] * TILES
        self._show_to(other)
        other.bone_next = 0
        other.bone_end = self.bone_end - self.bone_next
        other.may_knock = -1
        other.catchable = 0
        if open_hands or self.over:
            for each in range(self.players):
                self._show_hand_to(other, each)
        elif seat is not None:
            self._check_seat(seat)
            self._show_hand_to(other, seat)
        return other

    def __copy__(self) -> Round:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Round:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Round], tuple[object, ...]]:
        return restored, (self.rules, self.players, self._contents())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return picture(self) == picture(other)

    def __repr__(self) -> str:
        return described(self)

    def __str__(self) -> str:
        return described(self) if self.engine < 0 else drawing().round_text(self)

    def _repr_svg_(self) -> str | None:
        return None if self.engine < 0 else drawing().round_svg(self)

    def _contents(self) -> dict[str, object]:
        """All that is on the table, from which `restored` sets it out again."""
        found: dict[str, object] = {name: int(getattr(self, name)) for name in NUMBERS}
        found["engine"] = self.engine
        found["hands"] = [self.hand_of(seat) for seat in range(self.players)]
        found["counts"] = [self.hand_count(seat) for seat in range(self.players)]
        found["bones"] = [(self.bones[i] >> 5, self.bones[i] & 31) for i in range(self.bone_end)]
        found["bone_next"] = self.bone_next
        found["line"] = [(self.line[i] >> 5, self.line[i] & 31) for i in range(self.laid)]
        return found

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
        if self.lengths[MEXICAN] or self.terms.start_any_time or self.lengths[self.turn]:
            mask |= 1 << MEXICAN
        return mask

    def open_trains(self) -> int:
        """The trains the seat to act may play on now."""
        if self.follow_up >= 0:
            own = 1 << self.follow_up
            fits = self._matching(self.turn, self.follow_up) != 0
            return own if self.must_complete(fits, self.drawn) else self.regular() | own
        if self.series:
            return 1 << self.turn
        bound = self.binding() if self.doubles else 0
        return bound if bound else self.regular()

    def must_complete(self, fits: bool, drawn: bool) -> bool:
        """Whether a follow-up may go on the double only.

        `fits` says whether a tile in hand does, `drawn` whether one was drawn for it.
        """
        return self.terms.on_double or (self.terms.double_first and fits and not drawn)

    def bars_doubles(self) -> bool:
        """Whether the tile owed now may not be a double."""
        return self.follow_up >= 0 and not self.terms.on_double and not self.terms.double_first

    def _matching(self, seat: int, train: int) -> int:
        """The pips that tiles of any seat would point outwards on a train, once open to it."""
        return self.rows[seat * PIPS + self.ends[train]]

    def _fitting(self, train: int) -> int:
        """The pips that tiles of the seat to act would point outwards on a train open to it."""
        row = self._matching(self.turn, train)
        if self.follow_up >= 0 and self.bars_doubles():
            row &= ~(1 << self.ends[train])
        return row

    def may_stop(self) -> bool:
        """Whether the seat to act may end a fast first turn."""
        return self.series and self.follow_up < 0

    def count_plays(self) -> int:
        """How many plays are open to the seat to act."""
        total = 0
        rest = self.open_trains()
        while rest:
            total += bit_count(self._fitting(first_bit(rest)))
            rest &= rest - 1
        return total

    def can_draw(self) -> bool:
        """Whether there is a tile for a seat that can play nothing.

        Once there is none there is never one again: a round ends when nobody can play then.
        """
        return self.bone_next < self.bone_end

    def no_play(self) -> int:
        """What the seat to act does when it can play nothing."""
        return DRAW_CODE if not self.drawn and self.can_draw() else PASS_CODE

    @property
    def codes(self) -> list[int]:
        """The codes of all actions open to the seat to act: by train, then by outward pip."""
        return self._codes()

    def _codes(self) -> list[int]:
        found: list[int] = []
        if self.over or self.engine < 0:
            return found
        rest = self.open_trains()
        while rest:
            train = first_bit(rest)
            rest &= rest - 1
            row = self._fitting(train)
            while row:
                found.append(train << 5 | first_bit(row))
                row &= row - 1
        if self.may_stop():
            found.append(STOP_CODE)
        elif not found:
            found.append(self.no_play())
        return found

    # ------------------------------------------------------------------ what follows

    def is_open(self, code: int) -> bool:
        """Whether a code stands for something that may be done now, knocks and catches included."""
        if self.over or self.engine < 0:
            return False
        if code >= KNOCK_CODE:
            return self._may_call(code)
        if code == STOP_CODE:
            return self.may_stop()
        if DRAW_CODE <= code <= PASS_CODE:
            return code == self.no_play() and not self.may_stop() and not self.count_plays()
        if not 0 <= code < TRAINS << 5 or not self.open_trains() >> (code >> 5) & 1:
            return False
        return self._fitting(code >> 5) >> (code & 31) & 1 != 0

    def _may_call(self, code: int) -> bool:
        """Whether the knock or the catch of a code may be made."""
        if code < CATCH_CODE:
            return self.may_knock == code - KNOCK_CODE
        by = (code - CATCH_CODE) // MAX_PLAYERS
        caught = (code - CATCH_CODE) % MAX_PLAYERS
        return by < self.players and by != caught and self.catchable >> caught & 1 != 0

    def apply(self, code: int) -> None:
        """Does what a code says, faster than `act`; refuses one that is not open."""
        if not self.is_open(code):
            action = action_of(self, code)
            raise IllegalAction(refusal(self, action, None) or Reason.ROUND_OVER, action)
        self._apply(code)

    def _apply(self, code: int) -> None:
        """Does what a code says that is open."""
        if code >= KNOCK_CODE:
            self._call(code)
            return
        if self.terms.penalty:
            self._move_windows()
        if code < DRAW_CODE:
            self._play(code >> 5, code & 31)
        elif code == DRAW_CODE:
            self._draw_tile(self.turn)
            self.drawn = True
        elif code == PASS_CODE:
            if self.follow_up < 0 or self.terms.own_double_pass_marks:
                self.markers |= 1 << self.turn
            self._end_turn()
        else:
            self._end_turn()

    def _play(self, train: int, pip: int) -> None:
        """Lays a tile of the seat to act."""
        seat = self.turn
        base = seat * PIPS
        end = self.ends[train]
        owed = pip == end and self.owes_follow_up(pip)
        self.series = self.in_series(train)
        if self.marked_after(train):
            self.markers |= 1 << seat
        else:
            self.markers &= ~(1 << seat)
        self.rows[base + end] &= ~(1 << pip)
        self.rows[base + pip] &= ~(1 << end)
        self.counts[seat] -= 1
        self._lay(train, pip)
        self.laid_this_turn = True
        self.drawn = False
        self.follow_up = -1
        if self.counts[seat] == 0:
            self.over = True
            self.out = seat
            return
        if owed:
            self.follow_up = train
            return
        # A fast first turn goes on as long as a tile fits.
        if not self.series or not self._matching(seat, seat):
            self._end_turn()

    def marked_after(self, train: int) -> bool:
        """Whether the train of the seat to act is marked once it has played on `train`."""
        seat = self.turn
        if train == seat:
            return False
        if self.markers >> seat & 1:
            return True
        if not self.terms.marks_unplayable or self.follow_up >= 0:
            return False
        return not self._matching(seat, seat) and not self.binding()

    def in_series(self, train: int) -> bool:
        """Whether a play of the seat to act on `train` belongs to a fast first turn."""
        if self.series or not self.terms.fast:
            return self.series
        if train != self.turn or self.follow_up >= 0 or self.had_turn >> train & 1:
            return False
        return not self.binding()

    def owes_follow_up(self, pip: int) -> bool:
        """Whether the double of `pip` asks for a follow-up when it is laid.

        One that would be dead at once asks for none where only the double itself may be completed.
        """
        self._check_tile(pip, pip)
        return not self.terms.on_double or self.seen[pip] < self.terms.max_pip

    def _end_turn(self) -> None:
        """Hands the turn on, or ends a round in which nobody can go on."""
        seat = self.turn
        self.had_turn |= 1 << seat
        if self.terms.penalty and self.laid_this_turn and self.counts[seat] == 1:
            self.may_knock = seat
        self.laid_this_turn = False
        self.follow_up = -1
        self.drawn = False
        self.series = False
        if not self.can_draw() and self.stuck():
            self.over = True
            self.blocked = True
            return
        seat += 1
        self.turn = seat if seat < self.players else 0

    def stuck(self) -> bool:
        """Whether no tile in any hand fits where it could ever go, closed trains included."""
        trains = self.binding()
        if not trains:
            trains = (1 << self.players) - 1 | 1 << MEXICAN
        while trains:
            train = first_bit(trains)
            trains &= trains - 1
            for seat in range(self.players):
                if self._matching(seat, train):
                    return False
        return True

    def _move_windows(self) -> None:
        """A turn action ends the time to knock and opens the time to catch; the actor is safe."""
        if self.may_knock >= 0:
            self.catchable |= 1 << self.may_knock
            self.may_knock = -1
        self.catchable &= ~(1 << self.turn)

    def _call(self, code: int) -> None:
        """A knock or a catch."""
        if code < CATCH_CODE:
            self.may_knock = -1
            return
        caught = (code - CATCH_CODE) % MAX_PLAYERS
        self.catchable &= ~(1 << caught)
        for _ in range(self.terms.penalty_tiles):
            if self.bone_next < self.bone_end:
                self._draw_tile(caught)

    # ------------------------------------------------------------------ for everybody else

    @property
    def legal(self) -> list[TurnAction]:
        """What the seat to act may do; nothing once the round is over."""
        return self._legal()

    def _legal(self) -> list[TurnAction]:
        found: list[TurnAction] = []
        for code in self._codes():
            if code < DRAW_CODE:
                train = code >> 5
                found.append(PLAYS[(train * PIPS + self.ends[train]) * PIPS + (code & 31)])
            else:
                found.append(WORDS[code])
        return found

    @property
    def calls(self) -> list[Call]:
        """The knocks and catches that are open."""
        if self.over or (self.may_knock < 0 and not self.catchable):
            return []
        return [call for seat in range(self.players) for call in self.calls_of(seat)]

    def calls_of(self, seat: int) -> list[Call]:
        """The knocks and catches that are open to one seat."""
        self._check_seat(seat)
        found: list[Call] = []
        if self.over or (self.may_knock < 0 and not self.catchable):
            return found
        if self.may_knock == seat:
            found.append(Knock(seat))
        for caught in range(self.players):
            if caught != seat and self.catchable >> caught & 1:
                found.append(Catch(seat, caught))
        return found

    def why(self, action: Action | str, seat: int | None = None) -> IllegalAction | None:
        """Why `seat` (None: whoever may) cannot do this now, or None if it can.

        The answer is what `act` would raise: `reason` is for programs, `sentence` for people.
        """
        action = as_action(action)
        reason = refusal(self, action, seat)
        return None if reason is None else IllegalAction(reason, action)

    def act(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Does what `seat` asks for (no seat: whoever may), and tells what happened.

        Raises `IllegalAction` with its reason, and changes nothing, if that is not allowed.
        """
        action = as_action(action)
        code = self._code_for(action, seat)
        before = before_action(self, action)
        self._apply(code)
        return events_since(before, self, action)

    def step(self, action: Action | str, seat: int | None = None) -> PastAction:
        """The same as `act`, but tells no more than the history of a view: for many rounds."""
        if not isinstance(action, ACTIONS):
            action = as_action(action)
        code = self._code_for(action, seat)
        actor = self._actor(code)
        first = self.bone_next
        self._apply(code)
        marked = self.markers >> actor & 1 != 0
        past: PastAction = tuple.__new__(
            PastAction, (actor, action, marked, self.bone_next - first)
        )
        return past

    def _code_for(self, action: Action, seat: int | None) -> int:
        """The code of what a seat may do; raises `IllegalAction` if it may not."""
        code = self._code_of(action)
        if not self.is_open(code) or (seat is not None and seat != self._actor(code)):
            raise self.why(action, seat) or IllegalAction(Reason.NOT_YOUR_TURN, action)
        return code

    def _code_of(self, action: Action) -> int:
        """The code of an action, or -1 for a play that cannot be."""
        if action is DRAW:
            return DRAW_CODE
        if action is PASS:
            return PASS_CODE
        if not isinstance(action, Play):
            return code_of(self, action)
        train = action.train
        if train < 0 or train >= TRAINS:
            return -1
        low, high = action.tile
        end = self.ends[train]
        if low == end:
            return train << 5 | high if 0 <= high < PIPS else -1
        return train << 5 | low if high == end and 0 <= low < PIPS else -1

    def _actor(self, code: int) -> int:
        """Who does what a code says."""
        if code >= CATCH_CODE:
            return (code - CATCH_CODE) // MAX_PLAYERS
        return code - KNOCK_CODE if code >= KNOCK_CODE else self.turn

    @property
    def winners(self) -> list[int]:
        """Who has won the round: who went out, or who holds the least when it is blocked."""
        if self.out >= 0:
            return [self.out]
        return fewest(self.scores) if self.over else []


def fewest(points: Sequence[int]) -> list[int]:
    """The seats with the fewest points: the winners, where nobody has won by going out."""
    return [seat for seat, own in enumerate(points) if own == min(points)]


def picture(round: Round) -> tuple[object, ...]:
    """All by which two rounds are told apart."""
    seats = range(round.players)
    return (
        *(round.rules, round.players, round.engine),
        *([round.hand_of(seat) for seat in seats], [round.hand_count(seat) for seat in seats]),
        *(round.boneyard, round.trains),
        *[getattr(round, name) for name in NUMBERS],
    )


def described(round: Round) -> str:
    """A round in one line, for who looks at it while programming."""
    if round.engine < 0:
        return f"<Round of {round.players} players, not dealt>"
    counts = " ".join([str(round.hand_count(seat)) for seat in range(round.players)])
    table = f"engine {round.engine}, hands of {counts}, {round.bones_left} in the boneyard"
    if not round.over:
        return f"<Round: seat {round.turn} to act, {table}>"
    end = "blocked" if round.blocked else f"seat {round.out} went out"
    return f"<Round over, {end}: {table}>"


def restored(rules: Any, players: int, contents: Mapping[str, Any]) -> Round:
    """The round whose contents these are; every number is checked, as if it were set out anew."""
    round = Round(rules, players)
    try:
        for low, high in contents["bones"]:
            round.bury(low, high)
        round.set_number("bone_next", contents["bone_next"])
        if contents["engine"] >= 0:
            round.set_engine(contents["engine"])
        for train, pip in contents["line"]:
            round.lay(train, pip)
        for seat in range(players):
            round.count_hidden(seat, contents["counts"][seat])
            for low, high in contents["hands"][seat]:
                round.give_hidden(seat, low, high)
        for name in NUMBERS:
            round.set_number(name, contents[name])
    except (KeyError, IndexError, TypeError) as problem:
        raise TableError(f"these are not the contents of a round: {problem!r}") from None
    return round
