"""The database of several servers, in memory: logs that two cannot write at once, and leases.

Each step of `mexican_train.server.store.leases` is one step here too, so that several servers come
between each other's steps as they would in PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from in_memory import Disk

from mexican_train.server.generation import GENERATION
from mexican_train.server.store.leases import TRIES
from mexican_train.server.store.store import (
    Batch,
    DatabaseBusy,
    Living,
    Overtaken,
    StorageError,
    StoredMatch,
    StoredTable,
    Unregistered,
)

if TYPE_CHECKING:
    from cluster.cluster_sim import SimulatedServer

T = TypeVar("T")


class Seen(NamedTuple):
    """What one who wants a table learns of who has it."""

    registered: bool
    owner: str | None
    there: bool
    expired: bool
    settled: bool


class Database(Disk):
    """What is kept for all servers; all times are its own."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.started = now()
        self.servers: dict[str, float] = {}
        self.linked: dict[str, bool] = {}
        self.owners: dict[str, str] = {}
        self.late = 0
        """How often a server wrote to a table that was another's by then, but had not written."""
        self.outrun = 0
        """How often it was refused that, because the other had."""

    def _follow(self, batch: Batch) -> None:
        log, said = self.logs.get(batch.table, ()), self.said.get(batch.table, ())
        versions, numbers = {row.version for row in log}, {number for number, _ in said}
        again = any(row.version in versions for row in batch.rows)
        if again or any(number in numbers for number, _ in batch.said):
            self.outrun += 1
            raise Overtaken("such a version or line is there")

    async def register(self, server: str, seconds: float) -> None:
        self.servers[server] = self.now() + seconds

    async def renew(self, server: str, seconds: float, linked: bool) -> dict[str, Living] | None:
        if server not in self.servers:
            return None
        self.servers[server] = self.now() + seconds
        self.linked[server] = linked
        living = (each for each, until in self.servers.items() if until > self.now())
        return {each: Living(self.linked.get(each, True), GENERATION) for each in (server, *living)}

    async def seen(self, table: str, server: str, restart_grace: float) -> Seen:
        if server in self.servers:
            self.owners.setdefault(table, server)
        owner = self.owners.get(table)
        until = self.servers.get(owner or "")
        expired = until is not None and until <= self.now()
        settled = self.now() - self.started > restart_grace
        return Seen(server in self.servers, owner, until is not None, expired, settled)

    async def declare_dead(self, server: str) -> None:
        if self.servers.get(server, self.now() + 1) <= self.now():
            del self.servers[server]

    async def taken(self, table: str, server: str, dead: str) -> bool:
        free = self.owners.get(table) == dead and dead not in self.servers
        if free and server in self.servers:
            self.owners[table] = server
            return True
        return False

    async def release(self, tables: list[str], server: str) -> None:
        for table in tables:
            if self.owners.get(table) == server:
                del self.owners[table]

    async def hand_over(self, tables: list[str], server: str, to: str) -> None:
        if to in self.servers and self.servers[to] > self.now():
            mine = [table for table in tables if self.owners.get(table) == server]
            self.owners |= dict.fromkeys(mine, to)

    async def retire(self, server: str) -> None:
        self.servers.pop(server, None)
        self.owners = {table: owner for table, owner in self.owners.items() if owner != server}


class WorkQueue:
    """Where a process asks the database for one thing after another, as a thread of its own does.

    Who no longer waits for an answer does not take the question back.
    """

    def __init__(self, server: SimulatedServer) -> None:
        self._jobs: asyncio.Queue[tuple[asyncio.Future[Any], Callable[[], Awaitable[Any]]]]
        self._jobs = asyncio.Queue()
        server.spawn(self.work())

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((done, job))
        return await done

    async def work(self) -> None:
        while True:
            done, job = await self._jobs.get()
            try:
                result = await job()
            except StorageError as problem:
                if not done.done():
                    done.set_exception(problem)
            else:
                if not done.done():
                    done.set_result(result)


class ServerStore:
    """The store of one server: the database, as far as it can be reached."""

    def __init__(self, server: SimulatedServer, database: Database) -> None:
        self._server = server
        self._database = database
        self._appends = WorkQueue(server)
        self._questions = WorkQueue(server)

    async def append(self, batch: Batch) -> None:
        self._server.appends()
        simulated = self._server.simulated
        if simulated.chance.random() < simulated.faults.stall:
            simulated.pause(self._server)
        await self._ask(lambda: self._append(batch), self._appends)

    async def _append(self, batch: Batch) -> None:
        await self._database.append(batch)
        if self._database.owners.get(batch.table) != self._server.lease:
            self._database.late += 1

    async def check(self) -> None:
        await self._ask(self._database.check, self._appends)

    async def load(self, table: str) -> StoredTable | None:
        return await self._ask(lambda: self._database.load(table))

    async def coded(self, code: str) -> str | None:
        return await self._ask(lambda: self._database.coded(code))

    async def match(self, table: str, number: int) -> StoredMatch | None:
        return await self._ask(lambda: self._database.match(table, number))

    async def touch(self, tables: list[str], now: float) -> None:
        await self._ask(lambda: self._database.touch(tables, now))

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        return await self._ask(lambda: self._database.expire(tables_before, matches_before))

    async def size(self) -> int:
        return await self._ask(self._database.size)

    async def register(self, server: str, seconds: float) -> None:
        await self._ask(lambda: self._database.register(server, seconds))

    async def renew(self, server: str, seconds: float, linked: bool) -> dict[str, Living] | None:
        return await self._ask(lambda: self._database.renew(server, seconds, linked))

    async def claim(self, table: str, server: str, restart_grace: float) -> str:
        return await self._questions.ask(lambda: self._claim(table, server, restart_grace))

    async def _claim(self, table: str, server: str, restart_grace: float) -> str:
        database, visit = self._database, self._server.simulated.postgres.visit
        for _ in range(TRIES):
            seen = await visit(lambda: database.seen(table, server, restart_grace))
            if not seen.registered:
                raise Unregistered(f"{server} is not registered")
            owner = seen.owner
            assert owner is not None
            if owner == server or (seen.there and not (seen.expired and seen.settled)):
                return owner
            if seen.there:
                await visit(lambda: database.declare_dead(owner))  # noqa: B023
            if await visit(lambda: database.taken(table, server, owner)):  # noqa: B023
                return server
        raise DatabaseBusy("the table changes hands all the time")

    async def release(self, tables: list[str], server: str) -> None:
        await self._ask(lambda: self._database.release(tables, server))

    async def hand_over(self, tables: list[str], server: str, to: str) -> None:
        await self._ask(lambda: self._database.hand_over(tables, server, to))

    async def retire(self, server: str) -> None:
        await self._ask(lambda: self._database.retire(server))

    async def _ask(self, work: Callable[[], Awaitable[T]], queue: WorkQueue | None = None) -> T:
        return await (queue or self._questions).ask(
            lambda: self._server.simulated.postgres.visit(work)
        )
