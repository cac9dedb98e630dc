"""All tables of a server: makes them, finds them, reads them from disk when someone comes back,
lets go of those that nobody is at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from ..logs import complain, tell
from ..store.store import MatchKept, StorageError
from ..table import messages as m
from ..table.refused import Refused, TableReason
from ..table.seating import make
from ..table.secret import new_invite, new_table_id, new_token, same, seat_of
from ..table.table import LOBBY, Table
from ..table.wire import about
from .chat import Chat
from .guests import Guest
from .limits import Count, Rates
from .room import Room, Services

HOUR, DAY = 3600.0, 86400.0
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
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper = asyncio.create_task(self._sweep())

    async def make(self, new: m.NewTable, address: str) -> NewTable:
        """Makes a table for someone at an address."""
        if len(self.rooms) >= self.services.settings.tables:
            raise Refused(TableReason.TOO_MANY, "this server has as many tables as it can hold")
        invite, token, id = new_invite(), new_token(), new_table_id()
        entries = make(new, invite, token, self.services.settings)
        if not self._made.allow(address):
            raise Refused(TableReason.TOO_FAST, "too many tables were made; wait a while")
        if not self._tables.take(address):
            raise Refused(TableReason.TOO_MANY, "too many tables are open; end one first")
        self._makers[id] = address
        room = self._open(Room(Table(id), self.services))
        try:
            await room.begin(entries)
        except Refused:
            await self._close(room)
            raise
        self.services.metrics.made += 1
        tell("table_made", table=id, sheet=new.sheet or "nordic")
        return NewTable(id, 0, token, invite)

    async def room(self, id: str) -> Room:
        """The table called `id`, in memory or read from disk."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        try:
            room = await asyncio.shield(self._loading[id])
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        if room is None:
            raise Refused(TableReason.NO_SUCH_TABLE)
        return room

    async def enter(self, id: str, guest: Guest, hello: m.Hello, address: str) -> Room | None:
        """Lets a connection in to a table; None if it was turned away, and told so."""
        room = await self._found(id, address)
        if not await room.enter(guest, hello):
            self.wrong.allow(address)
            return None
        return room if guest in room.guests else None

    async def sit(self, id: str, new: m.NewSeat, address: str) -> tuple[int, str]:
        """Gives someone with the invite a seat."""
        room = await self._found(id, address)
        with self._counting(address):
            return await room.sit(new)

    async def about(self, id: str, secret: str | None, address: str) -> dict[str, object]:
        """What anyone may know of a table; with a secret of it, also who sits there."""
        room = await self._found(id, address)

        def told(table: Table) -> tuple[bool, dict[str, object]]:
            known = _opens(table, secret)
            return known, about(table, room.here, table.options.public or known)

        known, answer = await room.ask(told)
        if secret is not None and not known:
            self.wrong.allow(address)  # what anyone may know it is told all the same
        return answer

    async def find(self, code: str, address: str) -> tuple[str, str]:
        """The table that waits for players under a code, and its invite."""
        if self.wrong.full(address):
            raise Refused(TableReason.TOO_FAST)
        with self._counting(address):
            try:
                id = await self.services.store.coded(code)
            except StorageError:
                raise Refused(TableReason.STORAGE) from None
            invite = await (await self.room(id)).ask(_waiting) if id else None
            if id is None or invite is None:
                raise Refused(TableReason.NO_SUCH_CODE)
        return id, invite

    async def match(self, id: str, number: int, secret: str | None, address: str) -> MatchKept:
        """A match of a table, finished rounds only, for those who hold a secret of the table."""
        if self.wrong.full(address):
            raise Refused(TableReason.TOO_FAST)
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
        with self._counting(address):
            room = await self.room(id)
            if not await room.ask(lambda table: _opens(table, secret)):
                raise Refused(TableReason.BAD_SECRET)
        return kept

    async def public(self) -> list[dict[str, object]]:
        """The public tables that somebody is at: those one can join first."""
        found: list[dict[str, object]] = []

        def told(table: Table) -> dict[str, object]:
            here = self.rooms[table.id].here
            return {**about(table, here, True), "invite": table.invite}

        for room in [room for room in self.rooms.values() if room.public and room.here]:
            with suppress(Refused):
                found.append(await room.ask(told))
        return sorted(found, key=lambda each: (each["phase"] != LOBBY, each["free"] == 0))

    async def close(self) -> None:
        """Lets go of everything; whatever was acknowledged is on disk."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self._close(room)

    # ------------------------------------------------------------------ inside

    async def _found(self, id: str, address: str) -> Room:
        """A table for someone at an address, who may not try secret after secret."""
        if self.wrong.full(address):
            raise Refused(TableReason.TOO_FAST)
        with self._counting(address):
            return await self.room(id)

    @contextmanager
    def _counting(self, address: str) -> Iterator[None]:
        """Counts wrong names, codes and secrets against an address."""
        try:
            yield
        except Refused as refusal:
            if refusal.reason in WRONG:
                self.wrong.allow(address)
            raise

    async def _load(self, id: str) -> Room | None:
        if len(self.rooms) >= self.services.settings.tables:
            raise Refused(TableReason.TOO_MANY, "this server has as many tables as it can hold")
        kept = await self.services.store.load(id)
        if kept is None:
            return None
        table = Table.replay(id, kept.rows)
        return self._open(Room(table, self.services, Chat(kept.said)))

    def _open(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.services.metrics.tables = len(self.rooms)
        return room

    async def _close(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.services.metrics.tables = len(self.rooms)
        maker = self._makers.pop(room.id, None)
        if maker is not None:
            self._tables.give_back(maker)
        await room.stop()

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


def _waiting(table: Table) -> str | None:
    """The invite of a table that its code still opens."""
    return table.invite if table.code else None


def _opens(table: Table, secret: str | None) -> bool:
    """Whether a secret is the table's invite or one of its tokens."""
    if secret is None:
        return False
    seat = seat_of(secret, [seat.digest for seat in table.seats])
    return same(secret, table.invite) or seat is not None
