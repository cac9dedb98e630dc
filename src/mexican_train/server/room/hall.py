"""All tables of a server: makes them, finds them, reads them from disk when someone comes back,
lets go of those that nobody is at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple, TypeVar

from ..logs import complain, tell
from ..store.store import MatchKept, StorageError
from ..table import messages as m
from ..table.refused import Refused, TableReason
from ..table.seating import make
from ..table.secret import new_invite, new_table_id, new_token, same
from ..table.table import LOBBY, Table
from .chat import Chat
from .guests import CLOSE_LATER, Guest
from .limits import Count, Rates
from .place import Place, Told
from .room import Room, Services

T = TypeVar("T")
HOUR, DAY = 3600.0, 86400.0
TRIES = 8
"""How often within a lease one asks again for a table whose server cannot be reached."""
WRONG = (TableReason.NO_SUCH_TABLE, TableReason.NO_SUCH_CODE, TableReason.BAD_SECRET)
"""What someone who tries secret after secret is told."""


class NewTable(NamedTuple):
    """What its maker learns of a new table."""

    table: str
    seat: int
    token: str
    invite: str


class Hall:
    """The tables, and the limits on those who come to them."""

    def __init__(self, services: Services) -> None:
        settings, now = services.settings, services.now
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.calls: Rates[str] = Rates(settings.calls, settings.calls_seconds, now)
        self.replays: Rates[str] = Rates(settings.replays, settings.replays_seconds, now)
        self.wrong: Rates[str] = Rates(settings.wrong_secrets, settings.wrong_secrets_seconds, now)
        self.connections: Count[str] = Count(settings.connections_per_address)
        self._made: Rates[str] = Rates(settings.tables_made, settings.tables_made_seconds, now)
        self._makers: dict[str, str] = {}
        self._tables: Count[str] = Count(settings.tables_per_address)
        self._finding: dict[str, asyncio.Task[Place | None]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._era = 0
        """How often this server has let go of all its tables."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def make(self, new: m.NewTable, address: str) -> NewTable:
        """Makes a table for someone at an address."""
        self._not_too_many()
        invite, token, id = new_invite(), new_token(), new_table_id()
        entries = make(new, invite, token, self.services.settings)
        if not self._made.allow(address):
            raise Refused(TableReason.TOO_FAST, "too many tables were made; wait a while")
        if not self._tables.take(address):
            raise Refused(TableReason.TOO_MANY, "too many tables are open; end one first")
        self._makers[id] = address
        room = self._open(Room(Table(id), self.services))
        try:
            # First: a table in memory that is nobody's could become another server's as well.
            await self.services.neighbours.made(id)
            await room.begin(entries)
        except Refused:
            await self._close(room)
            raise
        self.services.metrics.made += 1
        tell("table_made", table=id, sheet=new.sheet or "nordic")
        return NewTable(id, 0, token, invite)

    async def room(self, id: str) -> Place:
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

    async def enter(self, id: str, guest: Guest, hello: m.Hello, address: str) -> Place | None:
        """Lets a connection in to a table; None if it was turned away, and told so."""

        async def entering(room: Place) -> tuple[Place, bool]:
            return room, await room.enter(guest, hello)

        room, right = await self._asked(id, address, entering)
        if not right:
            self.wrong.allow(address)
        return room if right and guest in room.guests else None

    async def sit(self, id: str, new: m.NewSeat, address: str) -> tuple[int, str]:
        """Gives someone with the invite a seat."""
        token = new_token()  # the same however often the table is asked, so that it happens once
        return await self._asked(id, address, lambda room: room.sit(new, token)), token

    async def about(self, id: str, secret: str | None, address: str) -> Told:
        """What anyone may know of a table; with a secret of it, also who sits there."""
        known, answer = await self._asked(id, address, lambda room: room.about(secret))
        if secret is not None and not known:
            self.wrong.allow(address)  # what anyone may know it is told all the same
        return answer

    async def find(self, code: str, address: str) -> tuple[str, str]:
        """The table that waits for players under a code, and its invite."""
        self._not_too_often(address)
        try:
            id = await self.services.store.coded(code)
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        invite = await self._asked(id, address, lambda room: room.waiting()) if id else None
        if id is None or invite is None:
            self.wrong.allow(address)
            raise Refused(TableReason.NO_SUCH_CODE)
        return id, invite

    async def match(self, id: str, number: int, secret: str | None, address: str) -> MatchKept:
        """A match of a table, finished rounds only, for those who hold a secret of the table."""
        self._not_too_often(address)
        try:
            kept = await self.services.store.match(id, number)
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        if kept is None:
            if id not in self.rooms:
                self.wrong.allow(address)  # perhaps a guess
            raise Refused(TableReason.NOT_FOUND, "no round of such a match is over")
        if secret is not None and same(secret, kept.invite):
            return kept
        if not await self._asked(id, address, lambda room: room.opens(secret)):
            self.wrong.allow(address)
            raise Refused(TableReason.BAD_SECRET)
        return kept

    async def public(self) -> list[Told]:
        """The public tables that somebody is at: those one can join first."""
        found = [*await self.public_here(), *self.services.neighbours.public()]
        return sorted(found, key=lambda each: (each["phase"] != LOBBY, each["free"] == 0))

    async def public_here(self) -> list[Told]:
        """The public tables of this server that somebody is at."""
        found: list[Told] = []
        for room in [room for room in self.rooms.values() if room.public and room.here]:
            with suppress(Refused):
                found.append(await room.listed())
        return found

    def abandon(self) -> None:
        """The tables are another server's by now: lets go of them without a word to the store."""
        self._era += 1
        for room in list(self.rooms.values()):
            for guest in list(room.guests):
                guest.close(CLOSE_LATER, "the table has moved")
            self._forget(room)
            room.abandon()

    async def close(self) -> None:
        """Lets go of everything; whatever was acknowledged is on disk."""
        self._era += 1
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        for room in list(self.rooms.values()):
            self._forget(room)
            await room.stop()

    # ------------------------------------------------------------------ inside

    async def _asked(self, id: str, address: str, ask: Callable[[Place], Awaitable[T]]) -> T:
        """Asks a table for someone at an address, who may not try secret after secret.

        While its server cannot be reached, asks again until the server's lease has run out and
        another has the table.
        """
        self._not_too_often(address)
        seconds = self.services.settings.lease_seconds
        for attempt in range(2 * TRIES + 1):
            try:
                with self._counting(address):
                    return await ask(await self.room(id))
            except Refused as refusal:
                if refusal.reason != TableReason.UNREACHABLE or attempt == 2 * TRIES:
                    raise
            await asyncio.sleep(seconds / TRIES)
        raise AssertionError("unreachable")

    def _not_too_often(self, address: str) -> None:
        if self.wrong.full(address):
            raise Refused(TableReason.TOO_FAST)

    def _not_too_many(self) -> None:
        if len(self.rooms) >= self.services.settings.tables:
            raise Refused(TableReason.TOO_MANY, "this server has as many tables as it can hold")

    @contextmanager
    def _counting(self, address: str) -> Iterator[None]:
        """Counts wrong names, codes and secrets against an address."""
        try:
            yield
        except Refused as refusal:
            if refusal.reason in WRONG:
                self.wrong.allow(address)
            raise

    async def _find(self, id: str) -> Place | None:
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
        kept = await self.services.store.load(id)
        if era != self._era:
            raise Refused(TableReason.UNREACHABLE)  # meanwhile it may have become another's
        if kept is None:
            await self.services.neighbours.let_go(id)
            return None
        table = Table.replay(id, kept.rows)
        return self._open(Room(table, self.services, Chat(kept.said)))

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

    async def _close(self, room: Room) -> None:
        """Lets go of a table; who asks for it meanwhile waits, or would lose it at once."""
        self._forget(room)

        async def closing() -> None:
            await room.stop()
            await self.services.neighbours.let_go(room.id)

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
            except Exception as problem:
                complain("sweep_failed", problem)  # and looks again next time

    async def sweep(self) -> None:
        """Notes where somebody is, frees the memory of empty tables, ends what is long left."""
        settings, now = self.services.settings, self.services.now()
        busy = [room.id for room in self.rooms.values() if room.guests]
        await self.services.store.touch(busy, now)
        for room in list(self.rooms.values()):
            if room.idle and now - room.empty_since >= settings.idle_seconds:
                if room.visited:
                    await self.services.store.touch([room.id], room.empty_since)
                if room.idle:
                    await self._close(room)
        ended = await self.services.store.expire(
            now - settings.table_hours * HOUR, now - settings.match_days * DAY
        )
        for id in ended:
            if id in self.rooms:
                self.rooms[id].end()
                await self._close(self.rooms[id])
            tell("table_ended", table=id)
