"""What a review says: decisions with what they gave away, and the parts a result is made of.

Everything is in points, own less the mean of the others', so less is better and a part above zero
is one that cost something. All values are multiples of 1/1024: those of a seat add up exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import NamedTuple

from ..rules.actions import Action
from .budget import Budget
from .estimates import Estimate

SLIP = 2.0  # points that a decision must give away to be a slip
MISTAKE = 6.0  # and to be a mistake
SURE = 3.0  # standard errors of itself that it must give away besides


class Verdict(StrEnum):
    """How a decision is called."""

    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"


def verdict_on(loss: Estimate) -> Verdict:
    """How a decision is called that gave so much away: by its size, once it is clear of chance."""
    if loss.value < SLIP or loss.value < SURE * loss.error:
        return Verdict.FINE
    return Verdict.MISTAKE if loss.value >= MISTAKE else Verdict.SLIP


class Option(NamedTuple):
    """A legal action: what it was expected to cost, and how much more than the best one."""

    action: Action
    cost: Estimate
    gap: Estimate


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision in which there was a choice.

    `index` is that of the action in the record, `options` are all legal actions, the best first.
    `reason` is the key of a message that is true of that one and not of what was played, empty
    where there is no such message or nothing was wrong; `arguments` is what goes into it.
    """

    index: int
    seat: int
    played: Action
    options: tuple[Option, ...]
    loss: Estimate
    verdict: Verdict
    reason: str
    arguments: dict[str, int | str]

    @property
    def better(self) -> Action:
        """The best action there was."""
        return self.options[0].action

    def __repr__(self) -> str:
        return (
            f"<Decision {self.index}: {self.played}, {self.verdict}, {len(self.options)} options>"
        )

    def plain(self) -> dict[str, object]:
        """The decision as JSON writes it."""
        return {
            "index": self.index,
            "seat": self.seat,
            "played": str(self.played),
            "loss": self.loss.plain(),
            "verdict": str(self.verdict),
            "reason": self.reason,
            "arguments": self.arguments,
            "options": [
                {"action": str(each.action), "cost": each.cost.plain(), "gap": each.gap.plain()}
                for each in self.options
            ],
        }


@dataclass(frozen=True, slots=True)
class Parts:
    """What a result is made of; the values add up to it exactly."""

    place: Estimate
    """What the seat's place was worth before the deal: who begins has an edge."""
    deal: Estimate
    """Luck of the deal: all hands, not only one's own."""
    draws: Estimate
    """Luck of one's own draws."""
    others: Estimate
    """What the others did and drew."""
    unknowable: Estimate
    """What one's own actions changed that nobody in the seat could know."""
    spared: Estimate
    """What the reference would have given away in one's decisions: the values before count on it,
    so who gives nothing away gets it back."""
    gave_away: Estimate
    """What one's slips and mistakes gave away, by what one could know, and what being caught cost:
    the one figure that people read."""
    unclear: Estimate
    """The losses of all other decisions: each may be chance, so nobody is blamed for them."""

    @property
    def total(self) -> float:
        """The result."""
        return float(sum(getattr(self, each.name).value for each in fields(self)))

    def plain(self) -> dict[str, list[float]]:
        """The parts as JSON writes them."""
        return {each.name: getattr(self, each.name).plain() for each in fields(self)}


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's round: its result, what that is made of, and its decisions.

    `luck` is deal, draws and what nobody could know together; their errors are not independent.
    `caught` is what being caught cost, which is in `gave_away` too.
    """

    seat: int
    result: float
    parts: Parts
    luck: Estimate
    caught: Estimate
    decisions: tuple[Decision, ...]

    def __repr__(self) -> str:
        gave_away = self.parts.gave_away.value
        return f"<SeatReview of seat {self.seat}: {self.result:+.1f}, gave away {gave_away:.1f}>"

    def count(self, verdict: Verdict) -> int:
        """How many decisions are called so."""
        return sum(decision.verdict == verdict for decision in self.decisions)

    def plain(self) -> dict[str, object]:
        """The seat as JSON writes it."""
        return {
            "seat": self.seat,
            "result": self.result,
            "parts": self.parts.plain(),
            "luck": self.luck.plain(),
            "caught": self.caught.plain(),
            "slips": self.count(Verdict.SLIP),
            "mistakes": self.count(Verdict.MISTAKE),
            "decisions": [decision.plain() for decision in self.decisions],
        }


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a round, of all seats or some.

    `worth` tells how the round went: after the deal and after each action, what every seat's
    result was going to be on average.
    """

    budget: Budget
    worth: tuple[tuple[float, ...], ...]
    seats: tuple[SeatReview, ...]

    def __repr__(self) -> str:
        results = ", ".join(f"seat {each.seat} {each.result:+.1f}" for each in self.seats)
        return f"<Review of {len(self.worth) - 1} actions: {results}>"

    def plain(self) -> dict[str, object]:
        """The review as JSON writes it."""
        return {
            "budget": {each.name: getattr(self.budget, each.name) for each in fields(Budget)},
            "worth": [list(moment) for moment in self.worth],
            "seats": [seat.plain() for seat in self.seats],
        }
