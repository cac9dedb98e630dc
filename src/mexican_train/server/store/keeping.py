"""What is saved of a table when it changes: the entries, and the rounds and matches they end."""

from __future__ import annotations

from collections.abc import Sequence

from ...protocol.replays import MatchPlayer, MatchSummary
from ...rules.events import Event, MatchOver, RoundOver
from ..generation import GENERATION
from ..table.entries import Row
from ..table.seat import Seat
from ..table.table import Table
from ..table.wire import encode
from .store import Batch, MatchSaved, RoundSaved


def batch_of(
    table: Table,
    at: float,
    rows: Sequence[Row],
    happened: Sequence[Event],
    summed: Row | None = None,
) -> Batch:
    """Everything that is saved together; a table is saved as it is after the entries."""
    record = match = None
    if table.match is not None and any(isinstance(event, RoundOver) for event in happened):
        finished = table.record()
        record = RoundSaved(table.match_number, finished.number, encode(finished.plain()))
    if record or any(isinstance(event, MatchOver) for event in happened):
        over = bool(table.match and table.match.winners)
        match = MatchSaved(table.match_number, table.invite, over, encode(summary(table)))
    code = table.code if any(row.version == table.invited for row in rows) else None
    return Batch(
        table.id,
        at,
        tuple(rows),
        match=match,
        record=record,
        code=code,
        summed=summed,
        generation=raised(table),
    )


def raised(table: Table) -> int | None:
    """The generation that a table is of when this server has written to it, if that is new."""
    return GENERATION if table.generation < GENERATION else None


def summary(table: Table) -> MatchSummary:
    """What is kept of a match besides its records."""
    match = table.match
    assert match is not None
    return MatchSummary(
        table=table.id,
        match=table.match_number,
        sheet=table.options.sheet,
        rules=dict(match.header.changes),
        players=_players(table.seats),
        scores=match.scores,
        totals=match.totals,
        winners=match.winners,
        review=table.options.review,
        earlier={
            number: _players(seats)
            for number, seats in table.seats_then.items()
            if [_holder(seat) for seat in seats] != [_holder(seat) for seat in table.seats]
        },
    )


def _players(seats: Sequence[Seat]) -> list[MatchPlayer]:
    return [MatchPlayer(name=seat.name, colour=seat.colour, bot=seat.level) for seat in seats]


def _holder(seat: Seat) -> tuple[str | None, str | None]:
    """Return the person or the bot that has a seat."""
    return seat.person, seat.level
