"""Reviews of finished rounds as they are told: decisions, what a result is made of, and the way
there. How they are computed is in docs/review.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

Estimate: TypeAlias = tuple[float, float]
"""Points, and their standard error; less is better."""


class ReviewBudget(Struct, kw_only=True):
    """How much was imagined; `small`: less than a server does, so errors are larger."""

    deals: int
    plays: int
    small: bool


class ReviewOption(Struct, kw_only=True):
    """A legal action: what it was expected to cost, and how much more than the best one."""

    action: str
    cost: Estimate
    gap: Estimate


class ReviewedDecision(Struct, kw_only=True):
    """A decision in which there was a choice; `step` is the one of the replay that shows it.

    `options` are all legal actions, the best first. `reason` is true of that one and not of what
    was played; it is empty where nothing is.
    """

    step: int
    seat: int
    played: str
    verdict: str
    loss: Estimate
    reason: str
    arguments: Mapping[str, int | str]
    options: Sequence[ReviewOption]


class ReviewParts(Struct, kw_only=True):
    """What a result is made of; the values add up to it exactly."""

    place: Estimate
    deal: Estimate
    draws: Estimate
    others: Estimate
    unknowable: Estimate
    spared: Estimate
    gave_away: Estimate
    unclear: Estimate


class ReviewedSeat(Struct, kw_only=True):
    """A seat's round; `caught` is the share of `gave_away` that being caught cost."""

    seat: int
    result: float
    parts: ReviewParts
    luck: Estimate
    caught: Estimate
    slips: int
    mistakes: int
    decisions: Sequence[ReviewedDecision]


class RoundReview(Struct, kw_only=True):
    """The review of a round, of all seats or one; `worth` is what every seat's result was going to
    be after each step."""

    budget: ReviewBudget
    worth: Sequence[Sequence[float]]
    seats: Sequence[ReviewedSeat]


class ReviewProgress(Struct, kw_only=True):
    """A review that is being computed, or waits for it: how many steps of how many are done, and
    in how many seconds it may be there; null before any review was measured."""

    waiting: bool
    done: int
    all: int
    seconds: float | None
