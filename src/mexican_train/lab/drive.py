"""Rounds played by bots through the front door: each sees its view and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from ..bots.bot import Bot
from ..rules.actions import Call, Catch, Knock
from ..rules.match import Match, Phase
from ..rules.rng import Rng
from ..rules.view import members

Clock = Callable[[int, float], None]
"""Is told the seat and the seconds of every decision in which there was a choice."""


def play_round(match: Match, bots: Sequence[Bot], rng: Rng, clock: Clock | None = None) -> None:
    """Plays the running round to its end, one bot to each seat."""
    while match.phase == Phase.PLAYING:
        seat = match.round.turn
        catchable = match.round.catchable
        view = match.view(seat)
        began = time.perf_counter()
        action = bots[seat].choose(view, rng)
        if clock is not None and len(view.legal) > 1:
            clock(seat, time.perf_counter() - began)
        match.act(action, seat)
        if match.phase == Phase.PLAYING:
            ask_for_calls(match, bots, rng, catchable)


def ask_for_calls(match: Match, bots: Sequence[Bot], rng: Rng, catchable: int) -> None:
    """Asks who may knock, then, about a slip that is new, seat by seat who catches.

    `catchable` are the seats that could be caught before the last action.
    """
    round = match.round
    fresh = members(round.catchable & ~catchable)
    if round.may_knock >= 0:
        make(match, bots, Knock(round.may_knock), round.may_knock, rng)
    for caught in fresh:
        for seat in range(round.players):
            if seat != caught and make(match, bots, Catch(seat, caught), seat, rng):
                break


def make(match: Match, bots: Sequence[Bot], call: Call, seat: int, rng: Rng) -> bool:
    """Makes a call if the bot in the seat wants to."""
    if not bots[seat].wants(match.view(seat), call, rng):
        return False
    match.act(call, seat)
    return True
