"""A review of a finished round as clients read it, worked out in steps."""

from __future__ import annotations

from collections.abc import Generator

import msgspec

from ...judge.errors import CannotJudge
from ...judge.replaying import judged
from ...protocol.reasons import Refused, TableReason
from ...protocol.reviews import ReviewBudget, ReviewedSeat, RoundReview
from ...reviews.budget import DEFAULT, Budget
from ...reviews.review import Review
from ...reviews.reviewing import reviewing
from ...rules.record import Record
from .wire import encode


def record_of(text: bytes) -> Record:
    """The record in a text; one that does not follow the rules it names is refused."""
    try:
        return judged(text)
    except CannotJudge as problem:
        raise Refused(TableReason.BAD_RECORD, str(problem)) from None


def review_steps(text: bytes, seat: int | None, budget: Budget) -> Generator[int, None, bytes]:
    """The review of the record in a text, of a seat or of all, as it is answered.

    Gives again and again how many actions it has gone through.
    """
    seats = None if seat is None else [seat]
    review = yield from reviewing(record_of(text), budget, seats)
    return encode(told(review))


def told(review: Review) -> RoundReview:
    """A review in the words of the protocol; the step of an action comes after the deal's."""
    budget = review.budget
    seats = [
        {
            **seat.plain(),
            "decisions": [{**each.plain(), "step": each.index + 1} for each in seat.decisions],
        }
        for seat in review.seats
    ]
    return RoundReview(
        budget=ReviewBudget(
            deals=budget.deals, plays=budget.plays, small=budget.deals < DEFAULT.deals
        ),
        worth=review.worth,
        seats=msgspec.convert(seats, list[ReviewedSeat]),
    )
