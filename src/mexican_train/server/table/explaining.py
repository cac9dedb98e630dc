"""Why a tile in somebody's hand cannot be played, from what that seat knows."""

from __future__ import annotations

from ...protocol.reasons import Refused, TableReason
from ...protocol.server_messages import Why
from ...protocol.view import train_told
from ...rules.errors import NotationError
from ...rules.notation import read_tile
from ...rules.refusals import why_unplayable
from .table import Table


def why_not(table: Table, seat: int, text: str, id: str) -> Why:
    """Why a seat can play a tile nowhere now; no reason if it can."""
    if table.match is None:
        raise Refused(TableReason.NOT_BEGUN)
    try:
        tile = read_tile(text)
    except NotationError as problem:
        raise Refused(TableReason.BAD_MESSAGE, str(problem)) from None
    found = why_unplayable(table.match.round, tile, seat)
    train = None if found is None or found.train is None else train_told(found.train)
    return Why(
        id=id,
        version=table.version,
        tile=str(tile),
        reason=None if found is None else found.reason,
        train=train,
        ends=() if found is None else found.ends,
    )
