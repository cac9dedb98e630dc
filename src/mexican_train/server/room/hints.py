"""Hints: what the expert would do in a seat, from that seat's view alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...rules.errors import IllegalAction, Reason
from ...rules.rng import seed_number
from ...rules.view import View
from ..logs import complain
from ..table.refused import Refused, TableReason
from ..table.wire import frame

if TYPE_CHECKING:
    from ..table.table import Table
    from .guests import Guest
    from .room import Room


def give_hint(room: Room, table: Table, guest: Guest, id: str) -> None:
    """Starts to think about a hint; the table does not wait for it."""
    if not table.options.hints:
        raise Refused(TableReason.HINTS_OFF)
    if table.match is None:
        raise Refused(TableReason.NOT_BEGUN)
    seat = guest.seat
    if seat is None or table.turn != seat:
        raise IllegalAction(Reason.NOT_YOUR_TURN)
    if not room.manners.may_ask_for_hint(seat, room.services.now()):
        raise Refused(TableReason.TOO_FAST)
    # From what everyone knows, so that the same view always gets the same hint.
    seed = seed_number(f"{table.id}/{table.match_number}/{table.version}/{seat}")
    room.pace.spend(_think(room, guest, id, table.match.view(seat), seed, table.version))


async def _think(room: Room, guest: Guest, id: str, view: View, seed: int, version: int) -> None:
    try:
        hints = await room.services.thinker.hint(view, seed)
    except asyncio.CancelledError:
        raise
    except Exception as problem:
        complain("hint_failed", problem, table=room.id)
        room.refuse(guest, id, Refused(TableReason.NO_HINT))
        return
    actions = [
        {
            "action": str(hint.action),
            "points": hint.points,
            "reason": hint.reason,
            "arguments": hint.arguments,
        }
        for hint in hints
    ]
    guest.send(frame("hint", id=id, version=version, actions=actions))
