"""The public tables in their order, page by page."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from ...protocol.calls import ListedTable, PublicTables
from ...protocol.reasons import Refused
from ..table.table import LOBBY
from .room import Room


def place_of(table: str, phase: str, free: int) -> str:
    """Where a table stands in the list, as a text to compare: those one can join come first."""
    return f"{int(phase != LOBBY)}{int(free == 0)}{table}"


async def page(tables: Mapping[str, Room | ListedTable], after: str, most: int) -> PublicTables:
    """Those that follow a place, and the place after which the next page begins, if there is one.

    Only what is shown is asked for: a table that is busy is waited for.
    """
    due = sorted(place for place in tables if place > after)
    shown: list[ListedTable] = []
    for place in due[:most]:
        table = tables[place]
        with suppress(Refused):
            shown.append(table if isinstance(table, ListedTable) else await table.listed())
    return PublicTables(tables=shown, next=due[most - 1] if 0 < most < len(due) else None)
