"""All tables of a server: makes them, finds them, reads them from disk when someone comes back,
lets go of those that nobody is at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from ...protocol import client_messages as m
from ...protocol.calls import (
    AboutWithSeat,
    ListedTable,
    PublicTables,
    SeatTaken,
    TableFound,
    TableMade,
)
from ...protocol.close_codes import CLOSE_ELSEWHERE, CLOSE_LATER
from ...protocol.reasons import Refused, TableReason
from ...sheets import BASE
from ..logs import log_error, log_event
from ..store.store import StorageError, StoredMatch
from ..table.challenges import read_challenge
from ..table.seating import make, make_challenge
from ..table.secret import (
    new_invite,
    new_table_id,
    new_token,
    origin_of,
    same,
    token_from,
)
from ..table.table import Table
from .guests import Guest
from .limits import Count, Rates
from .listing import page, place_of
from .neighbours import AnyRoom
from .reading import read_table
from .room import Room
from .services import Services

T = TypeVar("T")
HOUR, DAY = 3600.0, 86400.0
TRIES = 8
"""How often within a lease one asks again for a table whose server cannot be reached."""
WRONG = (TableReason.NO_SUCH_TABLE, TableReason.BAD_SECRET)
"""What someone who tries secret after secret is told."""


class Hall:
    """The tables, and the limits on those who come to them."""

    def __init__(self, services: Services) -> None:
        settings, steady = services.settings, services.steady
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.calls = Rates(settings.calls, settings.calls_seconds, steady)
        self.files = Rates(settings.files, settings.files_seconds, steady)
        self.replays = Rates(settings.replays, settings.replays_seconds, steady)
        self.connections = Count(settings.connections_per_address)
        self._made = Rates(settings.tables_made, settings.tables_made_seconds, steady)
        self._makers: dict[str, str] = {}
        self._tables = Count(settings.tables_per_address)
        self._finding: dict[str, asyncio.Task[AnyRoom | None]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._beside: set[asyncio.Task[None]] = set()
        self._era = 0
        """How often this server has let go of tables that became another's."""
        self._sweeper = asyncio.create_task(self._sweep())
        services.metrics.queues["inbox"] = lambda: sum(room.backlog for room in self.rooms.values())

    async def make(self, new: m.NewTable, address: str) -> TableMade:
        """Makes a table for someone at an address."""
        self._not_too_many()
        self.services.quotas.check_room()
        self.services.quotas.check(address)
        invite, token = new_invite(), new_token()
        id = new_table_id(self.services.prefix)
        origin = origin_of(address, id)
        seated = (invite, token, self.services.settings, origin)
        seat, promised, sheet = 0, new.commitment, new.sheet or BASE
        if new.challenge is None:
            entries = make(new, *seated, self.services.levels)
        else:
            # Its deal is set: nobody adds anything to it.
            challenge = read_challenge(new.challenge, self.services.wall()).challenge
            entries = make_challenge(new, challenge, *seated)
            seat, promised, sheet = challenge.seat, None, challenge.header.sheet
        if not self._made.allow(address):
            raise Refused(TableReason.TOO_FAST, "too many tables were made; wait a while")
        if not self._tables.take(address):
            raise Refused(TableReason.TOO_MANY, "too many tables are open; end one first")
        self._makers[id] = address
        room = self._open(Room(Table(id, self.services.key), self.services, self._let_go))
        try:
            # First: a table in memory that is nobody's could become another server's as well.
            await self.services.neighbours.made(id)
            await room.begin(entries, address, promised)
        except Refused:
            await self._close(room)
            raise
        self.services.metrics.made += 1
        log_event("table_made", table=id, sheet=sheet)
        return TableMade(table=id, seat=seat, token=token, invite=invite)

    async def room(self, id: str) -> AnyRoom:
        """The table called `id`: in memory, read from disk, or at another server."""
        if id in self.rooms:
            if not self.services.neighbours.sure:
                raise Refused(TableReason.UNREACHABLE)  # what is in memory may be long past
            return self.rooms[id]
        if id not in self._finding:
            self._finding[id] = asyncio.create_task(self._find(id))
            self._finding[id].add_done_callback(lambda _: self._finding.pop(id, None))
        try:
            room = await asyncio.shield(self._finding[id])
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        if room is None:
            raise Refused(TableReason.NO_SUCH_TABLE)
        return room

    async def enter(self, id: str, guest: Guest, hello: m.Hello, address: str) -> AnyRoom | None:
        """Lets a connection in to a table; None if it was turned away, and told so.

        Raises `Refused` for a wrong secret, which is counted before that.
        """
        guest.address = address

        async def entering(room: AnyRoom) -> AnyRoom | None:
            return room if await room.enter(guest, hello) else None

        room = await self._asked(id, address, entering)
        return room if room is not None and guest in room.guests else None

    async def sit(self, id: str, new: m.NewSeat, address: str) -> SeatTaken:
        """Gives someone with the invite a seat; asked again with the same id, the same seat."""
        # The same however often the table is asked, so that it happens once.
        token = new_token() if new.id is None else token_from(new.id, id)
        seat = await self._asked(id, address, lambda room: room.sit(new, token, address))
        return SeatTaken(seat=seat, token=token)

    async def about(self, id: str, secret: str | None, address: str) -> AboutWithSeat:
        """What anyone may know of a table; with a secret of it, also who sits there."""
        shown = await self._asked(id, address, lambda room: room.about(secret))
        if secret is not None and not shown.opened:
            await self.services.secrets.count(address)  # then it is told what anyone may know
        return shown.about

    async def find(self, code: str, address: str) -> TableFound:
        """The table that waits for players under a code.

        Codes are short: each is counted before it is looked at, or many at once would all be tried.
        """
        await self.services.codes.count(address)
        found, looked = None, False
        try:
            found = await self._coded(code, address)
            looked = True
        finally:
            if found is not None or not looked:
                await self.services.codes.give_back(address)
        if found is None:
            raise Refused(TableReason.NO_SUCH_CODE)
        return found

    async def _coded(self, code: str, address: str) -> TableFound | None:
        try:
            id = await self.services.store.coded(code)
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        if id is None:
            return None
        invite = await self._asked(id, address, lambda room: room.waiting(code))
        return None if invite is None else TableFound(table=id, invite=invite)

    async def match(self, id: str, number: int, secret: str | None, address: str) -> StoredMatch:
        """A match of a table, finished rounds only, for those who hold a secret of the table."""
        try:
            kept = await self.services.store.match(id, number)
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        if kept is None:
            if id not in self.rooms:
                await self.services.secrets.count(address)  # perhaps a guess
            raise Refused(TableReason.NOT_FOUND, "no round of such a match is over")
        if secret is not None and same(secret, kept.invite):
            return kept
        if not await self._asked(id, address, lambda room: room.opens(secret)):
            await self.services.secrets.count(address)
            raise Refused(TableReason.BAD_SECRET)
        return kept

    async def public(self, after: str = "", most: int | None = None) -> PublicTables:
        """A page of the public tables that somebody is at, those one can join first."""
        tables: dict[str, Room | ListedTable] = {
            place_of(each.table, each.phase, each.free): each
            for each in self.services.neighbours.public()
        }
        for room in self.rooms.values():
            if room.table is not None and room.public and room.here:
                free = sum(not seat.taken for seat in room.table.seats)
                tables[place_of(room.id, room.table.phase, free)] = room
        limit = self.services.settings.tables_listed
        return await page(tables, after, limit if most is None else min(most, limit))

    async def public_here(self) -> list[ListedTable]:
        """The public tables of this server that somebody is at."""
        found: list[ListedTable] = []
        for room in [room for room in self.rooms.values() if room.public and room.here]:
            with suppress(Refused):
                found.append(await room.listed())
        return found

    async def move(self, room: Room, hand_over: Callable[[], Awaitable[None]]) -> None:
        """Hands a table over to another server; who is at it follows, and stays connected here."""

        async def leaving() -> None:
            await room.leave()
            await hand_over()

        if self.rooms.get(room.id) is not room:
            return  # it has gone meanwhile
        room.hold()
        try:
            await self._put_away(room, leaving)
        finally:
            room.send_on()

    def abandon(self) -> None:
        """The tables are another server's by now: lets go of them without a word to the store."""
        self._era += 1
        for room in list(self.rooms.values()):
            self._abandon(room, CLOSE_LATER, "the table has moved")

    def hand_over(self, id: str) -> None:
        """One table is another's by now, who is used in place of this: lets go of it likewise."""
        self._era += 1
        if id in self.rooms:
            self._abandon(self.rooms[id], CLOSE_ELSEWHERE, "the table is open elsewhere")

    async def close(self) -> None:
        """Lets go of everything; whatever was acknowledged is on disk."""
        self._era += 1
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        for room in list(self.rooms.values()):
            self._forget(room)
            await room.stop()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self.services.thinking.close()

    # ------------------------------------------------------------------ inside

    async def _asked(self, id: str, address: str, ask: Callable[[AnyRoom], Awaitable[T]]) -> T:
        """Asks a table for someone at an address, who may not try secret after secret: right ones
        always come in, they are too long to be guessed; of wrong ones only some are told so.

        While its server cannot be reached, asks again until the server's lease has run out and
        another has the table; not if it is this server that nobody can reach anything from.
        """
        seconds = self.services.settings.lease_seconds
        for attempt in range(2 * TRIES + 1):
            try:
                return await ask(await self.room(id))
            except Refused as refusal:
                if refusal.reason in WRONG:
                    await self.services.secrets.count(address)
                passing = refusal.reason == TableReason.UNREACHABLE and attempt < 2 * TRIES
                if not (passing and self.services.neighbours.taking):
                    raise
            await asyncio.sleep(seconds / TRIES)
        raise AssertionError("unreachable")

    def _not_too_many(self) -> None:
        if len(self.rooms) >= self.services.settings.tables:
            raise Refused(TableReason.TOO_MANY, "this server has as many tables as it can hold")

    async def _find(self, id: str) -> AnyRoom | None:
        if id in self._closing:
            await asyncio.wait([self._closing[id]])
        era = self._era
        elsewhere = await self.services.neighbours.find(id)
        if elsewhere is not None:
            return elsewhere
        try:
            self._not_too_many()
        except Refused:
            await self.services.neighbours.let_go(id)
            raise
        try:
            read = await read_table(self.services, id)
        except Refused:
            await self.services.neighbours.let_go(id)  # perhaps another can read it
            raise
        except StorageError:
            raise
        except Exception as problem:  # the log does not describe a table
            log_error("table_failed", problem, table=id)
            await self.services.neighbours.let_go(id)
            raise Refused(TableReason.STORAGE) from None
        if era != self._era:
            raise Refused(TableReason.UNREACHABLE)  # meanwhile it may have become another's
        if read is None:
            await self.services.neighbours.let_go(id)
            return None
        return self._open(Room(read.table, self.services, self._let_go, read.chat))

    def _open(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.services.metrics.tables = len(self.rooms)
        return room

    def _forget(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.services.metrics.tables = len(self.rooms)
        maker = self._makers.pop(room.id, None)
        if maker is not None:
            self._tables.give_back(maker)

    def _abandon(self, room: Room, code: int, reason: str) -> None:
        for guest in list(room.guests):
            guest.close(code, reason)
        self._forget(room)
        room.abandon()

    def _let_go(self, room: Room) -> None:
        """Let go of a table that cannot be read again; it is read afresh when somebody comes."""
        for guest in list(room.guests):
            guest.close(CLOSE_LATER, "come back to the table")
        if self.rooms.get(room.id) is room:
            self._beside.add(task := asyncio.create_task(self._close(room)))
            task.add_done_callback(self._beside.discard)

    async def _close(self, room: Room) -> None:
        """Lets go of a table."""

        async def closing() -> None:
            await room.stop()
            await self.services.neighbours.let_go(room.id)

        await self._put_away(room, closing)

    async def _put_away(self, room: Room, closing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """A table is no longer here; who asks for it meanwhile waits, or would lose it at once."""
        self._forget(room)
        self._closing[room.id] = asyncio.create_task(closing())
        try:
            await self._closing[room.id]
        finally:
            del self._closing[room.id]

    async def _sweep(self) -> None:
        """Now and then, looks after tables that nobody is at."""
        while True:
            await asyncio.sleep(self.services.settings.sweep_seconds)
            try:
                await self.sweep()
            except StorageError:
                pass  # who plays is told that the disk fails; this is looked at again next time
            except Exception as problem:
                log_error("sweep_failed", problem)

    async def sweep(self) -> None:
        """Notes where somebody is, frees the memory of empty tables, ends what is long left."""
        settings, now = self.services.settings, self.services.wall()
        busy = [room.id for room in self.rooms.values() if room.guests]
        await self.services.store.touch(busy, now)
        for room in list(self.rooms.values()):
            empty = self.services.steady() - room.empty_since
            if room.idle and empty >= settings.idle_seconds:
                if room.visited:
                    await self.services.store.touch([room.id], now - empty)
                if room.idle and self.rooms.get(room.id) is room:
                    await self._close(room)
        ended = await self.services.store.expire(
            now - settings.table_hours * HOUR, now - settings.match_days * DAY
        )
        self.services.metrics.database_bytes = await self.services.store.size()
        self.services.quotas.see(self.services.metrics.database_bytes)
        for id in ended:
            if id in self.rooms:
                self.rooms[id].end()
                await self._close(self.rooms[id])
            log_event("table_ended", table=id)
