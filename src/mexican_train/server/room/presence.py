"""How people come to a table and go from it: connections, seats, who gives way to whom.

All of it happens in the table's inbox.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from msgspec import structs

from ...protocol import client_messages as m
from ...protocol.close_codes import (
    CLOSE_ELSEWHERE,
    CLOSE_LATER,
    CLOSE_PROTOCOL,
)
from ...protocol.number import SPOKEN
from ...protocol.reasons import Refused, TableReason
from ...protocol.server_messages import Ack
from ..store.store import StorageError
from ..table import entries as e
from ..table import latecomers, seating
from ..table.commands import deal_when_ready
from ..table.secret import digest, origin_of, same, seat_of
from ..table.table import LOBBY, Table
from ..table.wire import frame
from .guests import Guest, turn_away
from .limits import address_giving_way
from .live import LiveTable, Presence


class Place(NamedTuple):
    """Where somebody is at a table: at a seat, or watching."""

    seat: int | None


def place_opened(table: Table, hello: m.Hello) -> Place | None:
    """The place that somebody's secret opens: a token its seat, the invite that of a spectator."""
    digests = [seat.digest for seat in table.seats]
    seat = None if hello.token is None else seat_of(hello.token, digests)
    if seat is None and (hello.invite is None or not same(hello.invite, table.invite)):
        return None
    return Place(seat)


async def enter(live: LiveTable, guest: Guest, hello: m.Hello) -> bool:
    """Let in a connection with a token or the invite; return whether it is still connected.

    Raises `Refused` for a wrong secret.
    """
    again = guest in live.guests
    try:
        table = await live.current()
    except StorageError:
        live.refuse(guest, None, Refused(TableReason.STORAGE))
        guest.close(CLOSE_LATER, "storage")
        raise
    if hello.protocol not in SPOKEN:
        live.refuse(guest, None, Refused(TableReason.PROTOCOL))
        guest.close(CLOSE_PROTOCOL, "another protocol")
        return True  # its secret may well be right
    place = place_opened(table, hello)
    if place is None:
        raise Refused(TableReason.BAD_SECRET)
    seat = place.seat
    before = live.here, live.waiting
    if not _make_way(live, guest, seat):
        return True
    if seat is not None and table.seats[seat].stand_in is not None:
        await live.commit([e.HandedBack(seat=seat)])
    if again and guest not in live.guests:
        return False  # it went while the disk was busy
    live.guests.pop(guest, None)
    guest.seat = seat
    live.guests[guest] = Presence(hello, live.key(seat), _asked_with(table, hello, seat))
    if seat is not None:
        live.coming_back.discard(seat)
    live.visited = True
    live.welcome(guest)
    if (live.here, live.waiting) != before:
        live.tell_players(guest)
    return True


async def enter_again(live: LiveTable, guest: Guest, hello: m.Hello) -> None:
    """Let a connection say hello again; a wrong secret is counted before it is answered."""
    try:
        await enter(live, guest, hello)
    except Refused as refused:
        if refused.reason == TableReason.BAD_SECRET:
            live.do_beside(_refuse_guess(live, guest, refused))
        else:
            turn_away(guest, refused, live.services.metrics)


async def _refuse_guess(live: LiveTable, guest: Guest, refused: Refused) -> None:
    try:
        await live.services.secrets.count(guest.address)
    except Refused as too_fast:
        refused = too_fast
    turn_away(guest, refused, live.services.metrics)


def _asked_with(table: Table, hello: m.Hello, seat: int | None) -> str | None:
    """Return the digest of the token with which a spectator has asked for a seat."""
    held = None if seat is not None or hello.token is None else digest(hello.token)
    return held if held in {each.digest for each in table.latecomers.values()} else None


def _make_way(live: LiveTable, guest: Guest, seat: int | None) -> bool:
    """Make room for a connection; return whether there is any.

    The oldest connection of a seat gives way to the newest. Of spectators, the oldest of the
    address with the most gives way to an address with fewer.
    """
    settings = live.services.settings
    mates = [other for other in live.guests if other.seat == seat and other is not guest]
    if seat is None and len(mates) >= settings.watchers_per_table:
        addresses = [other.address for other in mates]
        address = address_giving_way(Counter(addresses), guest.address)
        if address is None:
            turn_away(guest, Refused(TableReason.TOO_MANY), live.services.metrics)
            return False
        oldest = mates[addresses.index(address)]
        live.remove(oldest)
        turn_away(oldest, Refused(TableReason.TOO_MANY), live.services.metrics)
    if seat is not None and len(mates) >= settings.connections_per_seat:
        live.remove(mates[0])
        mates[0].close(CLOSE_ELSEWHERE, "this seat is open elsewhere")
    return True


async def departed(live: LiveTable, seat: int | None, digest: str | None = None) -> None:
    """A connection is gone: perhaps nobody waits for its seat any more.

    `digest` is that of the token that a spectator came with.
    """
    if not live.guests:
        live.empty_since = live.services.steady()
    if live.table is None:
        return
    if seat is not None and seat not in live.here:
        live.mixing.forget_seat(seat)
        live.tell_players()
        ready = deal_when_ready(live.table, live.here, live.waiting, live.table.ready)
        if ready:
            await live.commit(ready)
    elif seat is None and digest in {each.digest for each in live.table.latecomers.values()}:
        live.tell_players()


async def see_off(live: LiveTable, seats: Collection[int]) -> None:
    """Those whom these seats are no longer open to go at once: someone else may take them."""
    live.turn_out()
    for seat in seats:
        await departed(live, seat)


async def sit(live: LiveTable, new: m.NewSeat, token: str, address: str) -> int:
    """Gives a person with the invite a seat under a new token; asked again, the same seat."""
    table = await live.current()
    seated = seat_of(token, [each.digest for each in table.seats])
    if seated is not None:
        if new.commitment is not None and table.phase == LOBBY:
            live.mixing.promise_seat(seated, new.commitment)
        return seated
    if not same(new.invite, table.invite):
        raise Refused(TableReason.BAD_SECRET)
    origin = origin_of(address, table.id) if address else ""
    entries = seating.sit(table, new, token, live.services.settings, origin)
    live.services.quotas.check(address)
    taken = entries[0]
    assert isinstance(taken, e.Sat)
    live.mixing.promise_seat(taken.seat, new.commitment)
    await live.commit(entries, address=address)
    return taken.seat


async def ask_seat(live: LiveTable, guest: Guest, message: m.AskSeat) -> None:
    """Notes a spectator who asks for a seat; asked again, the same."""
    table, services = await live.current(), live.services
    opens, present = digest(message.token), live.guests[guest]
    seats = [seat.digest for seat in table.seats]
    known = [*seats, *(each.digest for each in table.latecomers.values())]
    if guest.seat is not None and seats[guest.seat] != opens:
        raise Refused(TableReason.HAS_SEAT)
    if opens not in known:
        origin = origin_of(guest.address, table.id) if guest.address else ""
        entries = latecomers.ask_seat(table, message, live.waiting, services.settings, origin)
        services.quotas.check(guest.address)
        live.limits.check_restating(None, table, services.steady())
        await live.commit(entries, address=guest.address)
    present.hello = structs.replace(present.hello, token=message.token)
    if guest.seat is None:
        present.digest = opens
    guest.send(frame(Ack(id=message.id, version=table.version)))
    if not live.admit():
        live.welcome(guest)
        live.tell_players(guest)
