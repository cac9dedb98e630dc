"""A table read from disk, some entries at a time: a long log holds up nobody else."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from msgspec import MsgspecError

from ...protocol.reasons import Refused, TableReason
from ..generation import GENERATION
from ..table.table import Table
from .chat import Chat
from .services import Services

SLICE = 50
"""Entries that are applied before others have their turn; by number, not by time, so that what
happens in which order is the same whatever the machine is doing."""


class TableRead(NamedTuple):
    """A table and its chat, as they are on disk."""

    table: Table
    chat: Chat


async def read_table(services: Services, id: str) -> TableRead | None:
    """The table called `id`; None if there is none.

    Raises `StorageError`, and `Refused` if a later version has written what this one cannot read.
    """
    kept = await services.store.load(id)
    if kept is None:
        return None
    if kept.generation > GENERATION:  # also what could be read might mean something else by now
        raise Refused(TableReason.PROTOCOL)
    table = Table(id, services.key)
    table.generation = kept.generation
    for start in range(0, len(kept.rows), SLICE):
        if start:
            await asyncio.sleep(0)
        try:
            table.follow(kept.rows[start : start + SLICE])
        except MsgspecError:
            raise Refused(TableReason.PROTOCOL) from None
    return TableRead(table, Chat(kept.said))
