"""The expert: imagines deals that explain all it has seen, plays each out with planners for every
action open to it, and takes the action with the best mean.

It starts from what the planner would do. Another action must show that it is better by more than
chance explains: a difference seen in few play-outs is believed only in part.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

from ..rules.actions import Action
from ..rules.codes import code_of
from ..rules.match import match_winners
from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.view import View
from .belief import Belief
from .bot import AlwaysCalls
from .known import known_round
from .planner import SHARP, Planner, play_on
from .steps import Steps, to_the_end

SAMPLES = 3000  # imagined deals for one decision at the most
WORK = 200_000  # actions of play-outs and swaps for one decision at the most
FIRST_SWAPS = 3000  # swaps tried before the first imagined deal is taken
SWAPS = 10  # and between one and the next
WARMING = 0.4  # of the time to think that those first swaps may take
SWAP_WORK = 10  # actions of a play-out that a swap costs as much as
STRETCH = 40  # actions of a play-out in one step
PATIENCE = 50  # samples between two looks at which actions are out of the running
SURE = 2.5  # standard errors by which an action must be worse to be out of the running
DOUBT = 2.0  # points: how large differences between good actions usually are
CAUTION = 1.0  # points: how much worse than the planner's choice another is thought to be at first
FEW = 6  # players
WIN = 25.0  # points: what winning a match counts in its last round


@dataclass
class WeighedAction:
    """An action with the costs it had in each imagined deal."""

    action: Action
    code: int
    costs: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean cost in points, own less the others'."""
        return sum(self.costs) / len(self.costs) if self.costs else 0.0

    def against(self, other: WeighedAction) -> tuple[float, float]:
        """How much more this costs than another in the same deals: mean and variance of it."""
        gaps = [a - b for a, b in zip(self.costs, other.costs, strict=False)]
        n = len(gaps)
        if n < 2:
            return 0.0, 1e9
        mean = sum(gaps) / n
        return mean, sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n


class ExpertBot(AlwaysCalls):
    """Searches within its budget: so many imagined deals, so much work, and seconds if limited.

    Deals and work give the same choice everywhere; `think` is for tables where people wait.
    """

    def __init__(
        self,
        samples: int = SAMPLES,
        work: int = WORK,
        think: float | None = None,
        first_swaps: int = FIRST_SWAPS,
    ) -> None:
        self.samples = samples
        self.work = work
        self.think = think
        self.first_swaps = first_swaps

    def choose(self, view: View, rng: Rng) -> Action:
        """The action that is best after all that was weighed."""
        return to_the_end(self.choosing(view, rng))

    def choosing(self, view: View, rng: Rng) -> Steps[Action]:
        """Chooses in steps."""
        weighed = yield from self.weighing(view, rng)
        return weighed[0].action

    def weigh(self, view: View, rng: Rng) -> list[WeighedAction]:
        """All legal actions, the best first."""
        return to_the_end(self.weighing(view, rng))

    def weighing(self, view: View, rng: Rng) -> Steps[list[WeighedAction]]:
        """Weighs in steps: a few swaps, or a stretch of a play-out."""
        began = time.monotonic()
        table = known_round(view)
        options = [WeighedAction(action, code_of(table, action)) for action in view.legal]
        mine = sharp_planner(table)
        others = Planner(table)
        usual = mine.code(table)
        options.sort(key=lambda option: option.code != usual)
        if len(options) == 1:
            return options
        yield
        deals = Belief(view, rng, 0)
        for _ in range(self.first_swaps // SWAPS):
            yield
            deals.walk(SWAPS)
            if self.late(began, WARMING):
                break
        running = options[:]
        work = 0
        for sample in range(1, self.samples + 1):
            deal = deals.next_deal(SWAPS)
            for option in running:
                round = deal.copy()
                round.apply(option.code)
                round.may_knock = -1
                while not round.over:
                    work += play_on(round, table.turn, mine, others, STRETCH)
                    yield
                option.costs.append(cost_of(round, view))
            if sample % PATIENCE == 0:
                running = promising(running)
            work += SWAPS * SWAP_WORK
            if len(running) == 1 or work > self.work or self.late(began, 0.9):
                break
        return sorted(options, key=lambda option: believed(option, options[0], running))

    def late(self, began: float, share: float) -> bool:
        """Whether this share of the time to think is over."""
        return self.think is not None and time.monotonic() - began > self.think * share


def sharp_planner(table: Round) -> Planner:
    """The strongest planner there is for a table of this size.

    Round a large one sharp weights are no better than the planner's own.
    """
    return Planner(table, SHARP if table.players <= FEW else None)


def promising(options: list[WeighedAction]) -> list[WeighedAction]:
    """The actions that may still turn out best."""
    best = min(options, key=lambda option: option.mean)
    kept = []
    for option in options:
        gap, variance = option.against(best)
        if option is best or gap < SURE * math.sqrt(variance):
            kept.append(option)
    return kept


def believed(
    option: WeighedAction, usual: WeighedAction, running: list[WeighedAction]
) -> tuple[bool, float]:
    """How much an action is thought to cost; those out of the running come last.

    While the planner's choice is in the running, the others are measured against it.
    """
    if usual not in running:
        return option not in running, option.mean
    if option is usual:
        return False, 0.0
    gap, variance = option.against(usual)
    weight = DOUBT**2 / (DOUBT**2 + variance)
    return option not in running, weight * gap + (1 - weight) * CAUTION


def cost_of(round: Round, view: View) -> float:
    """What an end of the round costs the view's seat: its points less the mean of the others'.

    In the last round of a match winning it counts besides.
    """
    me = view.seat or 0
    points = round.scores
    own = points[me]
    cost = own - (sum(points) - own) / (len(points) - 1)
    if not view.header.is_last(view.number):
        return cost
    totals = [total + more for total, more in zip(view.totals, points, strict=True)]
    winners = match_winners(view.header, round, totals)
    return cost - WIN / len(winners) if me in winners else cost
