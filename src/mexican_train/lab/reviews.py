"""Reviews of many records, shared out; whoever makes a review, it comes out the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..reviews.budget import Budget
from ..reviews.estimates import Estimate, added
from ..reviews.review import Review, SeatReview, Verdict
from ..reviews.reviewing import review
from ..rules.errors import MexicanTrainError
from ..rules.record import Record
from .workers import Workers


@dataclass(frozen=True)
class ReviewTask:
    """A record to be reviewed, and where it stands in its file; no seats are all seats."""

    line: int
    record: Record
    budget: Budget
    seats: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Reviewed:
    """A record and its review, or what is wrong with the record."""

    line: int
    record: Record
    review: Review | None
    problem: str = ""


def review_all(
    tasks: Iterable[ReviewTask],
    workers: Workers,
    finished: Callable[[Reviewed], None] | None = None,
) -> Iterator[Reviewed]:
    """The reviews in the order of the tasks; `finished` is told of each as soon as it is there."""
    yield from workers.in_order(review_one, tasks, finished)


def review_one(task: ReviewTask) -> Reviewed:
    """Reviews one record."""
    try:
        return Reviewed(task.line, task.record, review(task.record, task.budget, task.seats))
    except MexicanTrainError as problem:
        return Reviewed(task.line, task.record, None, str(problem))


COLUMNS = {
    "par": ("place", "spared"),
    "deal": ("deal",),
    "draws": ("draws",),
    "others": ("others",),
    "unknown": ("unknowable",),
    "gave away": ("gave_away",),
    "unclear": ("unclear",),
}
"""What tables show, and the parts it is made of; par is what who gives nothing away may expect."""


@dataclass(frozen=True)
class Row:
    """A line of a table: one seat in one round, or in all of them."""

    seat: int
    points: int
    columns: dict[str, Estimate]
    result: float
    slips: int
    mistakes: int


def row_of(record: Record, seat: SeatReview) -> Row:
    """A seat's round as a line of a table."""
    columns = {}
    for name, parts in COLUMNS.items():
        found = [getattr(seat.parts, part) for part in parts]
        columns[name] = added(found)
    return Row(
        seat.seat,
        record.scores[seat.seat],
        columns,
        seat.result,
        seat.count(Verdict.SLIP),
        seat.count(Verdict.MISTAKE),
    )


def total_rows(rows: Sequence[Sequence[Row]]) -> list[Row]:
    """The lines of several rounds, seat by seat together."""
    found = []
    for same in zip(*rows, strict=True):
        columns = {name: added([row.columns[name] for row in same]) for name in COLUMNS}
        found.append(
            Row(
                same[0].seat,
                sum(row.points for row in same),
                columns,
                sum(row.result for row in same),
                sum(row.slips for row in same),
                sum(row.mistakes for row in same),
            )
        )
    return found
