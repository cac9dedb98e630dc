# cython: allow_none_for_extension_args=False
"""Playing a round to its end at random, fast: the same choices as the `random` bot's."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .codes import CATCH_CODE, KNOCK_CODE, STOP_CODE
from .errors import TableError
from .rng import Rng
from .round import Round

if not cython.compiled:
    from .bits import bit_count, first_bit
    from .tiles import MAX_PLAYERS

MOST_ACTIONS = 20_000
"""More than any round can take: each tile is laid and drawn once, with few passes in between."""


def _random_code(round: Round, rng: Rng) -> int:
    """The code of one action open to the seat to act, each as likely."""
    trains = round.open_trains()
    total = 0
    rest = trains
    while rest:
        total += bit_count(round._fitting(first_bit(rest)))
        rest &= rest - 1
    if round.may_stop():
        k = rng.below(total + 1)
        if k == total:
            return STOP_CODE
    elif total == 0:
        return round.no_play()
    else:
        k = rng.below(total)
    while True:
        train = first_bit(trains)
        row = round._fitting(train)
        here = bit_count(row)
        if k < here:
            break
        k -= here
        trains &= trains - 1
    while k:
        row &= row - 1
        k -= 1
    return train << 5 | first_bit(row)


def _random_knock(round: Round, rng: Rng) -> int:
    """The knock that is open, forgotten one time in four (then -1)."""
    return KNOCK_CODE + round.may_knock if rng.below(4) else -1


def _random_catch(round: Round, rng: Rng, caught: int) -> int:
    """A catch by the first seat that notices, each one time in four, or -1."""
    for seat in range(round.players):
        if seat != caught and rng.below(4) == 0:
            return CATCH_CODE + MAX_PLAYERS * seat + caught
    return -1


def _random_calls(round: Round, rng: Rng, asked: int, log: list[int] | None) -> int:
    """The knock and the catch that may follow an action; how many there were.

    `asked` are the seats that could be caught before: nobody is asked twice about one slip.
    """
    made = 0
    fresh = round.catchable & ~asked
    if round.may_knock >= 0:
        code = _random_knock(round, rng)
        if code >= 0:
            round._apply(code)
            made += 1
            if log is not None:
                log.append(code)
    if fresh:
        code = _random_catch(round, rng, first_bit(fresh))
        if code >= 0:
            round._apply(code)
            made += 1
            if log is not None:
                log.append(code)
    return made


def playout(round: Round, rng: Rng, log: list[int] | None = None, most: int = MOST_ACTIONS) -> int:
    """Plays the round to its end; returns the number of actions, and notes their codes in `log`.

    A round that is not over after `most` actions raises an error: with a rule that is not thought
    through it might never be, and Ctrl-C does not stop compiled code.
    """
    if round.engine < 0:
        raise TableError("a round must be dealt before it can be played")
    actions = 0
    calls = round.terms.penalty
    while not round.over:
        asked = round.catchable
        code = _random_code(round, rng)
        round._apply(code)
        actions += 1
        if actions >= most and not round.over:
            raise TableError(f"the round does not end: {actions} actions, and nobody is out")
        if log is not None:
            log.append(code)
        if calls and not round.over:
            actions += _random_calls(round, rng, asked, log)
    return actions
