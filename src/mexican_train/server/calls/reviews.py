"""Reviews as calls answer them: whole, or how far they have come."""

from __future__ import annotations

import msgspec

from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import MatchSummary
from ...protocol.reviews import ReviewProgress
from ..room.hall import Hall
from ..store.store import StoredMatch
from ..table.studies import Kind, Study
from .answers import BROUGHT, Answer, Asked, answer
from .replays import record_in

OFF = "off"


async def review_in(hall: Hall, asked: Asked, kept: StoredMatch, number: int) -> Answer:
    """The review of a finished round of a match, unless its table plays without."""
    record = record_in(kept, number)
    summary = msgspec.json.decode(kept.summary, type=MatchSummary)
    if summary.review == OFF:
        raise Refused(TableReason.NO_REVIEW)
    return await reviewed(hall, asked, record, summary.table)


async def reviewed(hall: Hall, asked: Asked, record: bytes, table: str = BROUGHT) -> Answer:
    """The review of a record, of the seat that the query names or of all."""
    seat = asked.query.get("seat", "")
    if seat and not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise Refused(TableReason.NO_SUCH_SEAT)
    asker = asked.asker._replace(table=table)
    study = Study(Kind.REVIEW, record, int(seat) if seat else None)
    found = await hall.services.studies.ask(study, asker)
    if isinstance(found, bytes):
        return Answer(found, repeats=True)
    seconds = None if found.seconds is None else round(found.seconds, 1)
    return answer(ReviewProgress(**found._replace(seconds=seconds)._asdict()), 202)
