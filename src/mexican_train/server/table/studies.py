"""What is worked out behind everything else, and asked for until it is there: reviews of rounds,
the par of a challenge, whether a sender's bots did what they do."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from ...challenge.code import Sent, read_code
from ...challenge.comparing import result_in
from ...challenge.opponents import checking
from ...challenge.par import ALL, par_of
from ...protocol.challenges import Par
from ...protocol.reasons import Refused, TableReason
from ...reviews.budget import DEFAULT, SMALL
from ...rules.actions import Action
from .challenges import refusing
from .reviews import record_of, review_steps
from .wire import encode


class Kind(StrEnum):
    """What can be worked out."""

    REVIEW = "review"
    PAR = "par"
    OWN = "own"


class Study(NamedTuple):
    """Something to be worked out: of a record, or of the code of a challenge; of a seat or all."""

    kind: Kind
    subject: bytes
    seat: int | None = None

    def steps(self, small: bool) -> Generator[int, None, bytes]:
        """Works it out, as it is answered; gives again and again how much is done.

        Where everything is slow a review is a `small` one; a challenge's figures are the same
        everywhere.
        """
        match self.kind:
            case Kind.REVIEW:
                return review_steps(self.subject, self.seat, SMALL if small else DEFAULT)
            case Kind.PAR:
                return _par(self.subject)
            case Kind.OWN:
                return _own(self.subject)


def length_of(study: Study) -> int:
    """Return how many steps a study has. Raises `Refused` for one that cannot be worked out."""
    if study.kind == Kind.PAR:
        return ALL
    if study.kind == Kind.OWN:
        return len(_result(study.subject))
    record = record_of(study.subject)
    if study.seat is not None and study.seat >= record.header.players:
        raise Refused(TableReason.NO_SUCH_SEAT)
    return len(record.actions)


def _par(code: bytes) -> Generator[int, None, bytes]:
    par = yield from par_of(_sent(code).challenge)
    return encode(
        Par(mean=par.mean, spread=par.spread, error=par.error, plays=par.plays, field=par.field)
    )


def _own(code: bytes) -> Generator[int, None, bytes]:
    steps = checking(_sent(code).challenge, _result(code))
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            return encode(end.value)
        yield done


def _sent(code: bytes) -> Sent:
    return read_code(code.decode(), date.min)


def _result(code: bytes) -> tuple[Action, ...]:
    sent = _sent(code)
    if sent.result is None:
        return ()
    with refusing():
        return result_in(sent.challenge, sent.result).actions
