"""Playing a round to its end at random, fast: the same choices as the `random` bot's."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .codes import CATCH_CODE, KNOCK_CODE, STOP_CODE
from .rng import Rng
from .round import Round

if not cython.compiled:
    from .bits import bit_count, first_bit

# Names from elsewhere that get a C type here.
STOP = STOP_CODE
KNOCK = KNOCK_CODE
CATCH = CATCH_CODE


def random_code(round: Round, rng: Rng) -> int:
    """The code of one action open to the seat to act, each as likely."""
    trains = round.open_trains()
    total = 0
    rest = trains
    while rest:
        total += bit_count(round.fitting(first_bit(rest)))
        rest &= rest - 1
    if round.series and round.follow_up < 0:
        k = rng.below(total + 1)
        if k == total:
            return STOP
    elif total == 0:
        return round.no_play()
    else:
        k = rng.below(total)
    while True:
        train = first_bit(trains)
        row = round.fitting(train)
        here = bit_count(row)
        if k < here:
            break
        k -= here
        trains &= trains - 1
    while k:
        row &= row - 1
        k -= 1
    return train << 5 | first_bit(row)


def random_knock(round: Round, rng: Rng) -> int:
    """The knock that is open, forgotten one time in four (then -1)."""
    return KNOCK + round.may_knock if rng.below(4) else -1


def random_catch(round: Round, rng: Rng, caught: int) -> int:
    """A catch by the first seat that notices, each one time in four, or -1."""
    for seat in range(round.players):
        if seat != caught and rng.below(4) == 0:
            return CATCH + 8 * seat + caught
    return -1


def random_calls(round: Round, rng: Rng, asked: int, log: list[int] | None) -> int:
    """The knock and the catch that may follow an action; how many there were.

    `asked` are the seats that could be caught before: nobody is asked twice about one slip.
    """
    made = 0
    fresh = round.catchable & ~asked
    if round.may_knock >= 0:
        code = random_knock(round, rng)
        if code >= 0:
            round.apply(code)
            made += 1
            if log is not None:
                log.append(code)
    if fresh:
        code = random_catch(round, rng, first_bit(fresh))
        if code >= 0:
            round.apply(code)
            made += 1
            if log is not None:
                log.append(code)
    return made


def playout(round: Round, rng: Rng, log: list[int] | None = None) -> int:
    """Plays the round to its end; returns the number of actions, and notes their codes in `log`."""
    actions = 0
    calls = round.terms.penalty
    while not round.over:
        asked = round.catchable
        code = random_code(round, rng)
        round.apply(code)
        actions += 1
        if log is not None:
            log.append(code)
        if calls and not round.over:
            actions += random_calls(round, rng, asked, log)
    return actions
