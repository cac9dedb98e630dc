"""Par: what experts get in the person's seat of a challenge, and 100 players of all strengths.

Everything is counted in play-throughs and work, never in time, so a par is the same wherever it is
worked out.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt

from ..bots.bot import AlwaysCalls, Bot, PlannerBot
from ..bots.calling import ask_for_calls
from ..bots.expert import ExpertBot
from ..bots.steps import Steps
from ..rules.actions import Action, Call
from ..rules.match import Phase
from ..rules.rng import Rng
from ..rules.view import View
from .challenge import Challenge
from .opponents import choosing, luck, told, wants

PLAYS = 10
"""Play-throughs by experts."""
SAMPLES, FIRST_SWAPS = 16, 60
"""Imagined deals for each of their decisions, and swaps before the first of them."""
FIELD = 100
"""Players who are simulated."""
LEAST_SLIPS, MOST_SLIPS = 0.01, 0.5
"""How often the best of them does anything that is legal instead of what is good, and the worst."""
WEIGHT = 10
"""Of those players' rounds, how many an expert's is as much work as, roughly."""
ALL = PLAYS * WEIGHT + FIELD
DIGITS = 2


@dataclass(frozen=True, slots=True)
class Par:
    """The points of experts: their mean, standard deviation, and the error of the mean.

    `field` are the points of 100 players, the best first.
    """

    mean: float
    spread: float
    error: float
    plays: int
    field: tuple[int, ...]


class Slipping(AlwaysCalls):
    """A planner that sometimes does anything that is legal."""

    def __init__(self, slips: float) -> None:
        self.slips = slips
        self.planner = PlannerBot()

    def choose(self, view: View, rng: Rng) -> Action:
        """A slip, if there is a choice and chance has it; otherwise what the planner does."""
        if len(view.legal) > 1 and rng.random() < self.slips:
            return view.legal[rng.below(len(view.legal))]
        return self.planner.choose(view, rng)


def par_of(challenge: Challenge) -> Generator[int, None, Par]:
    """The par of a challenge; gives again and again how much of `ALL` the work is done."""
    done = 0
    points: list[int] = []
    for person, name in people():
        steps = playing(challenge, person, Rng(luck(challenge.seed, challenge.seat, [name])))
        points.append((yield from told(steps, done)))
        done += WEIGHT if isinstance(person, ExpertBot) else 1
    return summed(points[:PLAYS], points[PLAYS:])


def summed(experts: Sequence[int], field: Sequence[int]) -> Par:
    """What play-throughs come to."""
    mean = sum(experts) / len(experts)
    spread = sqrt(sum((each - mean) ** 2 for each in experts) / (len(experts) - 1))
    error = spread / sqrt(len(experts))
    return Par(
        mean=round(mean, DIGITS),
        spread=round(spread, DIGITS),
        error=round(error, DIGITS),
        plays=len(experts),
        field=tuple(sorted(field)),
    )


def playing(challenge: Challenge, person: Bot, rng: Rng) -> Steps[int]:
    """Somebody's points in the person's seat, against the bots of the challenge, in steps."""
    match, seat = challenge.begin(), challenge.seat

    def calls(caller: int, call: Call) -> bool:
        return caller == seat or wants(challenge, match, caller, call)

    while match.phase == Phase.PLAYING:
        yield
        catchable = match.round.catchable
        level = challenge.bots[match.round.turn]
        action: Action
        if level is not None:
            action = yield from choosing(challenge, level, match)
        elif isinstance(person, ExpertBot):
            action = yield from person.choosing(match.view(seat), rng)
        else:
            action = person.choose(match.view(seat), rng)
        match.act(action)
        if match.phase == Phase.PLAYING:
            ask_for_calls(match, calls, catchable)
    return match.scores[0][seat]


def people() -> list[tuple[Bot, str]]:
    """Those who play through, each with a name that its chance comes from."""
    experts: list[tuple[Bot, str]] = [
        (ExpertBot(SAMPLES, first_swaps=FIRST_SWAPS), f"expert {play}") for play in range(PLAYS)
    ]
    step = (MOST_SLIPS - LEAST_SLIPS) / (FIELD - 1)
    players = [(Slipping(LEAST_SLIPS + step * k), f"player {k}") for k in range(FIELD)]
    return [*experts, *players]
