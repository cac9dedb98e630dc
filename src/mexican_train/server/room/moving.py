"""How a table that goes on at another server takes its people along, and who may be asked to come
again without anybody missing them."""

from __future__ import annotations

from ...protocol.close_codes import CLOSE_LATER
from ...rules.actions import Call, Catch
from ..table.commands import deal_when_ready
from .guests import Guest
from .live import LiveTable
from .presence import Place, place_opened


def movable(live: LiveTable) -> bool:
    """Whether the table is what is on disk, somebody is there who could go along, and nobody waits
    for anything but a person or a bot."""
    table = live.table
    ready = table is not None and table.version > 0 and table.closing is None
    return ready and bool(live.guests) and not live.expecting


def send_on(live: LiveTable) -> None:
    """Sends everybody to where the table is by now.

    Whoever has another secret since they came, and was not told it on this connection, comes again
    by themselves.
    """
    for guest, present in list(live.guests.items()):
        place = None if live.table is None else place_opened(live.table, present.hello)
        if place == Place(guest.seat):
            guest.moved(present.hello)
        else:
            guest.close(CLOSE_LATER, "the table is moving")


async def excuse(live: LiveTable, guest: Guest) -> bool:
    """Asks a connection to come again, unless its person is waited for; whether it did."""
    present = live.guests.get(guest)
    if present is None or not _may_go(live, guest.seat):
        return False
    present.excused = True
    guest.close(CLOSE_LATER, "come again")
    return True


def _may_go(live: LiveTable, seat: int | None) -> bool:
    """Whether somebody can go for a moment, and nothing happens or waits because of it."""
    table = live.table
    if table is None or table.closing is not None or live.expecting:
        return False
    if seat is None:
        return True
    if seat == table.turn or any(_caller(call) == seat for call in table.calls):
        return False
    # Without them the others might all be ready.
    return not deal_when_ready(table, live.here - {seat}, live.waiting, table.ready)


def _caller(call: Call) -> int:
    return call.by if isinstance(call, Catch) else call.seat
