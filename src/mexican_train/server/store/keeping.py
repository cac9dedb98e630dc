"""What is saved of a table when it changes: the entries, and the rounds and matches they end."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules.events import Event, MatchOver, RoundOver
from ..table.entries import Row
from ..table.table import Table
from ..table.wire import encode
from .store import Batch


def batch_of(table: Table, at: float, rows: Sequence[Row], happened: Sequence[Event]) -> Batch:
    """Everything that is saved together; a table is saved as it is after the entries."""
    record = match = None
    if table.match is not None and any(isinstance(event, RoundOver) for event in happened):
        finished = table.record()
        record = (table.match_number, finished.number, encode(finished.plain()))
    if record or any(isinstance(event, MatchOver) for event in happened):
        over = bool(table.match and table.match.winners)
        match = (table.match_number, table.invite, over, encode(summary(table)))
    code = table.code if rows and rows[0].version == 1 else None
    return Batch(table.id, at, tuple(rows), match=match, record=record, code=code)


def summary(table: Table) -> dict[str, object]:
    """What is kept of a match besides its records."""
    match = table.match
    assert match is not None
    return {
        "table": table.id,
        "match": table.match_number,
        "sheet": table.options.sheet,
        "rules": match.header.changes,
        "players": [
            {"name": seat.name, "colour": seat.colour, "bot": seat.level} for seat in table.seats
        ],
        "scores": match.scores,
        "totals": match.totals,
        "winners": match.winners,
    }
