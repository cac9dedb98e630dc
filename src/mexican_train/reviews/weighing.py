"""Every legal action of a decision, weighed from what the seat could know and nothing more.

Deals that explain what the seat had seen are imagined (`bots/belief.py`), and on each of them every
action is played out by the reference, so that actions are compared on the same deals. Neighbours on
a walk through the deals are alike; so there are several walks from beginnings of their own, and
errors come from the means of whole walks, which are independent.

What was given away is measured crosswise: the walks of one half say which action is best, those
of the other what was lost against it. The least of several noisy means is too low, and would make
every player look worse than they are.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from ..bots.belief import Belief
from ..bots.known import known_round
from ..rules.actions import Action
from ..rules.codes import code_of
from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.view import View
from .budget import Budget
from .estimates import Estimate, estimated
from .reference import Reference

ENOUGH = 6  # walks after which actions that are clearly worse are tried no more
WORSE = 4.0  # standard errors by which an action is clearly worse
SLICE = 10  # swaps between two moments at which others may have a turn


@dataclass(eq=False)
class Candidate:
    """An action, and its mean cost on each walk so far."""

    action: Action
    code: int
    walks: list[float] = field(default_factory=list)

    def cost(self) -> Estimate:
        """What it costs."""
        return estimated(self.walks)

    def against(self, other: Candidate) -> Estimate:
        """How much more it costs than another, on the walks that both have."""
        pairs = zip(self.walks, other.walks, strict=False)
        return estimated([mine - theirs for mine, theirs in pairs])

    def mean_of(self, half: int) -> float:
        """Its mean cost on the walks of one half: the even ones, or the odd ones."""
        return estimated(in_half(self.walks, half)).value


@dataclass
class Weighing:
    """What came of weighing: all candidates, and which of them are still in question."""

    candidates: list[Candidate]
    running: list[Candidate]
    reference: Candidate

    @property
    def best(self) -> Candidate:
        """What seems best."""
        return min(self.running, key=lambda candidate: candidate.cost().value)

    def find(self, action: Action) -> Candidate:
        """The candidate for an action."""
        return next(each for each in self.candidates if each.action == action)

    def loss(self, chosen: Candidate) -> Estimate:
        """What an action gives away against the best one, each half judged by the other.

        It is never too high on average; by chance it can be below zero.
        """
        values, errors = [], []
        for half in (0, 1):
            best = min(self.running, key=lambda candidate: candidate.mean_of(1 - half))
            mine, least = in_half(chosen.walks, half), in_half(best.walks, half)
            gap = estimated([a - b for a, b in zip(mine, least, strict=True)])
            values.append(gap.value)
            errors.append(gap.error)
        return Estimate(sum(values) / 2, (errors[0] ** 2 + errors[1] ** 2) ** 0.5 / 2)


def in_half(walks: Sequence[float], half: int) -> Sequence[float]:
    """Every other walk, the even ones or the odd ones."""
    return walks[half::2]


def weigh(view: View, played: Action, seed: int, budget: Budget) -> Generator[None, None, Weighing]:
    """Weighs all legal actions of a view; others may have a turn after each play-out.

    What was played and what the reference would do are tried to the end, clearly worse or not.
    """
    table = known_round(view)
    reference = Reference(table)
    candidates = [Candidate(action, code_of(table, action)) for action in view.legal]
    usual = reference.code(table)
    kept = [each for each in candidates if each.action == played or each.code == usual]
    weighing = Weighing(
        candidates, candidates[:], next(each for each in kept if each.code == usual)
    )
    length = max(1, budget.deals // budget.walks)
    for walk in range(budget.walks):
        belief = Belief(view, Rng(seed, walk), 0)
        yield
        for _ in range(0, budget.first_swaps, SLICE):
            belief.next_deal(SLICE)
            yield
        yield from try_all(belief, weighing.running, reference, view, length, budget.swaps)
        if walk + 1 >= ENOUGH and walk % 2:
            weighing.running = in_question(weighing, kept)
            if len(weighing.running) == 1:
                break
    return weighing


def try_all(
    belief: Belief,
    running: Sequence[Candidate],
    reference: Reference,
    view: View,
    length: int,
    swaps: int,
) -> Generator[None, None, None]:
    """Tries actions on the deals of a walk, and notes the mean cost of each."""
    seat = view.seat or 0
    totals = [0] * len(running)
    for _ in range(length):
        deal = belief.next_deal(swaps)
        for place, candidate in enumerate(running):
            totals[place] += cost_after(deal, candidate.code, reference)[seat]
            yield
    others = view.header.players - 1
    for candidate, total in zip(running, totals, strict=True):
        candidate.walks.append(total / (length * others))


def cost_after(deal: Round, code: int, reference: Reference) -> tuple[int, ...]:
    """What each seat pays in the end when an action is done in a deal and the reference goes on."""
    round = deal.copy()
    round.apply(code)
    return reference.costs(round)


def in_question(weighing: Weighing, kept: Sequence[Candidate]) -> list[Candidate]:
    """The candidates that may be best, and those that are kept for what they are."""
    best = weighing.best
    found = []
    for candidate in weighing.running:
        gap = candidate.against(best)
        if candidate in kept or candidate is best or gap.value <= WORSE * gap.error:
            found.append(candidate)
    return found
