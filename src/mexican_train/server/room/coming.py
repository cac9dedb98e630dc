"""How people come to a table and go from it: connections, seats, who gives way to whom.

All of it happens in the table's inbox.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..store.store import StorageError
from ..table import entries as e
from ..table import messages as m
from ..table import seating
from ..table.asking import deal_when_ready
from ..table.refused import Refused, TableReason
from ..table.secret import same, seat_of
from .guests import CLOSE_ELSEWHERE, CLOSE_GIVEN_UP, CLOSE_LATER, CLOSE_SECRET, Guest

if TYPE_CHECKING:
    from .room import Room


async def enter(room: Room, guest: Guest, hello: m.Hello) -> bool:
    """Lets a connection in, if it brings a token or the invite; whether it did."""
    again = guest in room.guests
    try:
        table = await room.current()
    except StorageError:
        room.refuse(guest, None, Refused(TableReason.STORAGE))
        guest.close(CLOSE_LATER, "storage")
        raise
    seat = None
    if hello.token is not None:
        seat = seat_of(hello.token, [each.digest for each in table.seats])
    if seat is None and (hello.invite is None or not same(hello.invite, table.invite)):
        room.refuse(guest, None, Refused(TableReason.BAD_SECRET))
        guest.close(CLOSE_SECRET, "wrong secret")
        return False
    if not _make_way(room, guest, seat):
        return True
    if seat is not None and table.seats[seat].stand_in is not None:
        await room.commit([e.HandedBack(seat=seat)])
    if again and guest not in room.guests:
        return False  # it went while the disk was busy
    before = room.here
    room.guests.pop(guest, None)
    guest.seat = seat
    room.guests[guest] = None
    room.visited = True
    room.welcome(guest)
    if room.here != before:
        room.tell_players(guest)
    room.pace.plan()
    return True


def _make_way(room: Room, guest: Guest, seat: int | None) -> bool:
    """Whether there is room for a connection; a seat's oldest gives way to its newest."""
    settings = room.services.settings
    mates = [other for other in room.guests if other.seat == seat and other is not guest]
    if seat is None and len(mates) >= settings.watchers_per_table:
        room.refuse(guest, None, Refused(TableReason.TOO_MANY))
        guest.close(CLOSE_LATER, "too many watch this table")
        return False
    if seat is not None and len(mates) >= settings.connections_per_seat:
        del room.guests[mates[0]]
        mates[0].close(CLOSE_ELSEWHERE, "this seat is open elsewhere")
    return True


async def departed(room: Room, seat: int | None) -> None:
    """A connection is gone: perhaps nobody waits for its seat any more."""
    if not room.guests:
        room.empty_since = room.services.now()
    if room.table is None:
        return
    if seat is not None and seat not in room.here:
        room.tell_players()
        ready = deal_when_ready(room.table, room.here, room.table.ready)
        if ready:
            await room.commit(ready)
    room.pace.plan()


async def see_off(room: Room, seats: Collection[int]) -> None:
    """Those whose seat is no longer theirs go at once: someone else may take it."""
    for guest in [each for each in room.guests if each.seat in seats]:
        del room.guests[guest]
        guest.seat = None
        guest.close(CLOSE_GIVEN_UP, "this seat was given up")
    for seat in seats:
        await departed(room, seat)


async def sit(room: Room, new: m.NewSeat, token: str) -> int:
    """Gives a person with the invite a seat under a new token; asked again, the same seat."""
    table = await room.current()
    if not same(new.invite, table.invite):
        raise Refused(TableReason.BAD_SECRET)
    seated = seat_of(token, [each.digest for each in table.seats])
    if seated is not None:
        return seated
    entries = seating.sit(table, new, token, room.services.settings)
    await room.commit(entries)
    taken = entries[0]
    assert isinstance(taken, e.Sat)
    return taken.seat
