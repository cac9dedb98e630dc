"""This server among the others: finds out who has a table, and takes part in the exchange."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from ...protocol.calls import ListedTable
from ...protocol.close_codes import CLOSE_LATER
from ...protocol.reasons import Refused, TableReason
from ..generation import GENERATION
from ..logs import log_error, log_event, log_warning
from ..metrics import Metrics
from ..room.hall import Hall
from ..room.neighbours import AnyRoom
from ..settings import Settings
from ..store.store import Leases, Outgrown, StorageError, Store, Unregistered
from .lease import Lease, LeasedStore
from .letters import Announcement, Letter, ReturnLetter
from .link import Link
from .remote_rooms import RemoteRooms
from .spreading import Spreading
from .standing import LATE, Standing
from .visitors import Visitors

TOO_OLD = "a newer server has had this table, and is away; come again in a moment"


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
        self._remote = RemoteRooms(settings, now)
        self._public: dict[str, list[ListedTable]] = {}
        self._announced_here: list[ListedTable] = []
        self._standing = Standing(self.lease.beat)
        self._to_give_back = False
        """Whether others are to have the tables of this server, which does not reach Redis."""
        self._leaving = False
        self._said_outgrown = False
        self._tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ coming and going

    async def join(self, hall: Hall) -> None:
        """Takes part from now on. Raises `StorageError`."""
        self._hall = hall
        self._metrics.lease_left = lambda: self.lease.left
        self._metrics.queues["letters"] = lambda: self._link.waiting
        self._visitors = Visitors(hall, self._settings.inbox_messages)
        self.spreading = Spreading(
            hall,
            self._remote,
            self.lease,
            lambda: self._link,
            self._metrics,
            self._now,
            hall.services.chance,
        )
        await self._begin()
        work = (self._beat(), self._announce(), self._watch(), self._spread())
        self._tasks = [asyncio.create_task(task) for task in work]

    async def leave(self) -> None:
        """Hands the tables to the others, or to whoever asks next; says good-bye to all here."""
        if self._leaving or not self._tasks:
            return
        self._leaving = True
        connections = self._metrics.connections
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.spreading.leave()
        guests = [guest for room in self._hall.rooms.values() for guest in room.guests]
        await self._hall.close()
        with suppress(StorageError):
            await self.lease.end()
        for guest in guests:
            guest.close(CLOSE_LATER, "the table is moving")
        self._remote.lost(None)
        await self._link.close()
        log_event("left", server=self.lease.server, connections=connections)

    async def _begin(self) -> None:
        await self.lease.begin()
        self._link = Link(
            self._redis,
            self.lease.server,
            self._now,
            self._heard,
            self._lost,
            self._announced,
        )
        await self._link.open()

    # ------------------------------------------------------------------ for the hall

    @property
    def sure(self) -> bool:
        """Whether no other server can have taken this one's tables."""
        return self.lease.sure

    @property
    def taking(self) -> bool:
        """Whether people may come here; if not, they are better off at another server."""
        return not (self._leaving or self._standing.doubtful)

    @property
    def lacking(self) -> list[str]:
        """What this server lacks to be of use among the others."""
        if not self.lease.sure:
            return ["lease"]
        return ["link"] if self._standing.doubtful else []

    async def find(self, table: str) -> AnyRoom | None:
        """Where a table is; None if it is this server's now. Raises `StorageError`."""
        if self._leaving or not self.lease.sure:
            raise Refused(TableReason.UNREACHABLE)
        try:
            server = await self.lease.claim(table)
        except Unregistered:
            raise Refused(TableReason.UNREACHABLE) from None
        except Outgrown:
            self._outgrown()
            raise Refused(TableReason.UNREACHABLE, TOO_OLD) from None
        if server == self.lease.server:
            return None
        return self._remote.room(table, server, self._link)

    def _outgrown(self) -> None:
        """Says, once, that there are tables which this server is too old for."""
        if not self._said_outgrown:
            log_warning("outgrown", server=self.lease.server, generation=GENERATION)
        self._said_outgrown = True

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

    def public(self) -> list[ListedTable]:
        """The public tables of the others."""
        return [table for tables in self._public.values() for table in tables]

    async def count(self, key: str, most: int, seconds: float) -> bool:
        """Counts something at all servers together; False, and it is not counted, if there were
        too many. Without Redis each server counts alone."""
        count = await self._link.count(key, seconds)
        if count is None or count <= most:
            return True
        await self._link.uncount(key)
        return False

    async def uncount(self, key: str) -> None:
        """Counts one fewer."""
        await self._link.uncount(key)

    # ------------------------------------------------------------------ the exchange

    def _heard(self, server: str, letters: list[Letter]) -> None:
        self._metrics.letters += len(letters)
        for letter in letters:
            if isinstance(letter, ReturnLetter):
                self._remote.heard(letter)
            else:
                self._visitors.heard(server, letter, self._link)

    def _lost(self, server: str | None) -> None:
        self._remote.lost(server)
        self._visitors.lost(server)

    def _announced(self, announcement: Announcement) -> None:
        if announcement.sender == self.lease.server:
            return
        if announcement.sender in self.lease.living:
            self._public[announcement.sender] = announcement.public
        if announcement.renewed is not None:
            self._standing.others_renewed(self._now() - announcement.renewed)
        self.spreading.heard(announcement.sender, announcement.figures)
        if announcement.asks and self.lease.sure:
            self._tell_all()

    def _tell_all(self, asks: bool = False) -> None:
        ago = self._now() - self.lease.renewed
        here = self._announced_here
        figures = self.spreading.told if self.taking and self.lease.sure else None
        self._link.announce(Announcement(self.lease.server, here, ago, asks, figures))

    async def _beat(self) -> None:
        """Again and again: prolongs the lease, and looks after the exchange."""
        while True:
            await self.lease.wait()
            try:
                if not await self.lease.renew(self._link.up):
                    await self._start_over()
                elif self._to_give_back:
                    await self._give_back()
                self._look_around()
            except StorageError:
                self._look_around()  # the database is away; the others may still be there
            except Exception as problem:
                log_error("beat_failed", problem)  # and beats on

    async def _announce(self) -> None:
        """Again and again: tells the others of public tables, where a busy one may be waited for,
        and how much there is to do here."""
        while True:
            await self.lease.wait()
            self._announced_here = await self._hall.public_here()
            self._tell_all()

    async def _spread(self) -> None:
        """Again and again: sends some of what there is too much to do here to the others."""
        while True:
            await self.lease.wait()
            try:
                if self.taking:
                    await self.spreading.spread()
            except Exception as problem:
                log_error("spread_failed", problem)  # and tries again

    async def _watch(self) -> None:
        """Again and again, also while the database is waited for: whether people are better off
        elsewhere. Then they are told to come again, and come to another server."""
        while True:
            await asyncio.sleep(self.lease.beat / 2)
            now, lease, linked = self._now(), self.lease, self._link.up
            others = bool(lease.linked - {lease.server})
            if now - lease.renewed > LATE * lease.beat:
                self._tell_all(asks=True)
            lost = self._standing.look(now, lease.renewed, lease.sure, linked, others)
            if lost is not None:
                log_warning("stands_apart", server=lease.server, lacking=lost)
                self._hall.abandon()
                self._lost(None)
                self._to_give_back = lost == "link"

    def _look_around(self) -> None:
        """Signs of life for those one has to do with; those who give none are lost."""
        now, living = self._now(), self.lease.living
        self._link.generations = dict(self.lease.generations)
        for server in sorted(self._remote.servers | self._visitors.servers):
            silent = self._link.exchanges.silent(server, now, self._settings.lease_seconds)
            if silent or (self.lease.sure and server not in living):
                self._link.lose(server)
            else:
                self._link.send(server)
            if self.lease.sure and server not in living:
                self._link.exchanges.forget(server)
        for server in self._public.keys() - living:
            del self._public[server]
        self._metrics.servers = len(living)
        self._metrics.linked = int(self._link.up)

    async def _give_back(self) -> None:
        """The others can have the tables of this server, which does not reach them, at once."""
        await self.lease.end()
        self._to_give_back = False
        await self._start_over()

    async def _start_over(self) -> None:
        """This server was taken for dead, and others have its tables: it begins anew."""
        self._hall.abandon()
        self._lost(None)
        await self._link.close()
        await self._begin()
