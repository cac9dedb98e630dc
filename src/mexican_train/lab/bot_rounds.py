"""Rounds played by bots through the front door: each sees its view and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from ..bots import BotLike, as_bot, as_tuple, one_a_seat
from ..bots.calling import ask_for_calls
from ..rules.actions import Call
from ..rules.errors import IllegalAction, MexicanTrainError, Reason
from ..rules.match import Match
from ..rules.notation import shown
from ..rules.rng import Rng

Stopwatch = Callable[[int, float], None]
"""Is told the seat and the seconds of every decision in which there was a choice."""


def play_round(
    match: Match,
    bots: BotLike | Sequence[BotLike],
    rng: Rng,
    stopwatch: Stopwatch | None = None,
) -> None:
    """Play the running round to its end, with one bot for each seat or one for all of them.

    A bot is an object with a method `choose`, a class or function that makes one, or a name such as
    `greedy`.
    """
    if not isinstance(rng, Rng):
        raise MexicanTrainError(f"random numbers come from an Rng such as Rng(7), not {shown(rng)}")
    seats = [as_bot(bot) for bot in one_a_seat(as_tuple(bots), match.header.players)]

    def wants(seat: int, call: Call) -> bool:
        return seats[seat].wants(match.view(seat), call, rng)

    round = match.round
    if round.over and match.history:  # one that was over when it was dealt is left as it is
        raise IllegalAction(Reason.MATCH_OVER if match.over else Reason.ROUND_OVER)
    while not round.over:
        seat = round.turn
        catchable = round.catchable
        view = match.view(seat)
        began = 0.0 if stopwatch is None else time.perf_counter()
        action = seats[seat].choose(view, rng)
        if stopwatch is not None and len(view.legal) > 1:
            stopwatch(seat, time.perf_counter() - began)
        match.step(action, seat)
        if (round.may_knock >= 0 or round.catchable) and not round.over:
            ask_for_calls(match, wants, catchable)
