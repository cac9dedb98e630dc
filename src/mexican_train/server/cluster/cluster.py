"""This server among the others: finds out who has a table, and takes part in the exchange."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from ..logs import complain, tell
from ..metrics import Metrics
from ..room.guests import CLOSE_LATER
from ..room.hall import Hall
from ..room.place import Place, Told
from ..settings import Settings
from ..store.store import Leases, StorageError, Store, Unregistered
from ..table.refused import Refused, TableReason
from .away import Away
from .lease import Lease, LeasedStore
from .letters import Answered, Closed, Entered, Letter, Notice, Sent
from .link import Link
from .visitors import Visitors

TO_AWAY = (Sent, Closed, Entered, Answered)
"""Letters about this server's own people; all others are about those of the sender."""


class ClusterStore(Store, Leases, Protocol):
    """Where servers keep their tables together."""


class Cluster:
    """The neighbours of a server, and itself among them."""

    def __init__(
        self,
        store: ClusterStore,
        redis: str,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lease = Lease(store, settings.lease_seconds, now)
        self.store = LeasedStore(store, self.lease)
        self._redis = redis
        self._settings, self._metrics, self._now = settings, metrics, now
        self._away = Away(settings, now)
        self._public: dict[str, list[Told]] = {}
        self._leaving = False
        self._tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ coming and going

    async def join(self, hall: Hall) -> None:
        """Takes part from now on. Raises `StorageError`."""
        self._hall = hall
        self._visitors = Visitors(hall, self._settings.inbox_messages)
        await self._begin()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._announce())]

    async def leave(self) -> None:
        """Hands the tables to whoever asks for them next, and says good-bye to all at them."""
        if self._leaving or not self._tasks:
            return
        self._leaving = True
        for task in self._tasks:
            task.cancel()
        guests = [guest for room in self._hall.rooms.values() for guest in room.guests]
        await self._hall.close()
        with suppress(StorageError):
            await self.lease.end()
        for guest in guests:
            guest.close(CLOSE_LATER, "the table is moving")
        self._away.lost(None)
        await self._link.close()
        tell("left", server=self.lease.server, connections=len(guests))

    async def _begin(self) -> None:
        await self.lease.begin()
        self._link = Link(
            self._redis,
            self.lease.server,
            self._now,
            self._heard,
            self._lost,
            self._noticed,
        )
        await self._link.open()

    # ------------------------------------------------------------------ for the hall

    @property
    def sure(self) -> bool:
        """Whether no other server can have taken this one's tables."""
        return self.lease.sure

    async def find(self, table: str) -> Place | None:
        """Where a table is; None if it is this server's now. Raises `StorageError`."""
        if self._leaving or not self.lease.sure:
            raise Refused(TableReason.UNREACHABLE)
        try:
            server = await self.lease.claim(table)
        except Unregistered:
            raise Refused(TableReason.UNREACHABLE) from None
        if server == self.lease.server:
            return None
        return self._away.room(table, server, self._link)

    async def made(self, table: str) -> None:
        """A new table is this server's. Raises `Refused`, and it is not."""
        try:
            await self.lease.claim(table)
        except StorageError:
            raise Refused(TableReason.STORAGE) from None

    async def let_go(self, table: str) -> None:
        """This server has a table no longer: whoever asks next may have it."""
        with suppress(StorageError):
            await self.lease.release(table)

    def public(self) -> list[Told]:
        """The public tables of the others."""
        return [table for tables in self._public.values() for table in tables]

    # ------------------------------------------------------------------ the exchange

    def _heard(self, server: str, letters: list[Letter]) -> None:
        self._metrics.letters += len(letters)
        for letter in letters:
            if isinstance(letter, TO_AWAY):
                self._away.heard(server, letter)
            else:
                self._visitors.heard(server, letter, self._link)

    def _lost(self, server: str | None) -> None:
        self._away.lost(server)
        self._visitors.lost(server)

    def _noticed(self, notice: Notice) -> None:
        if notice.sender in self.lease.living and notice.sender != self.lease.server:
            self._public[notice.sender] = notice.public

    async def _beat(self) -> None:
        """Again and again: prolongs the lease, and looks after the exchange."""
        while True:
            await self.lease.wait()
            try:
                if not await self.lease.renew():
                    await self._start_over()
                self._look_around()
            except StorageError:
                self._look_around()  # the database is away; the others may still be there
            except Exception as problem:
                complain("beat_failed", problem)  # and beats on

    async def _announce(self) -> None:
        """Again and again: tells the others of public tables; a busy one may be waited for."""
        told = False
        while True:
            await self.lease.wait()
            public = await self._hall.public_here()
            if public or told:
                self._link.announce(Notice(self.lease.server, public))
            told = bool(public)

    def _look_around(self) -> None:
        """Signs of life for those one has to do with; those who give none are lost."""
        now, living = self._now(), self.lease.living
        for server in sorted(self._away.servers | self._visitors.servers):
            silent = self._link.talks.silent(server, now, self._settings.lease_seconds)
            if silent or (self.lease.sure and server not in living):
                self._link.lose(server)
            else:
                self._link.send(server)
            if self.lease.sure and server not in living:
                self._link.talks.forget(server)
        for server in self._public.keys() - living:
            del self._public[server]
        self._metrics.servers = len(living)
        self._metrics.linked = int(self._link.up)

    async def _start_over(self) -> None:
        """This server was taken for dead, and others have its tables: it begins anew."""
        self._hall.abandon()
        self._lost(None)
        await self._link.close()
        await self._begin()
