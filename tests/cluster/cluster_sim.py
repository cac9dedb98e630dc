"""Several servers in trouble: they crash, stand still, leave and come again, the database and
Redis fail, and people come to any of them.

The servers are the real ones, from their sockets to their letters; what is made here is outside.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any, TypeVar

from cluster.cluster_faults import ClusterFaults
from cluster.database import Database, ServerStore
from cluster.processes import OUTSIDE, PROCESS, Loop, Process
from cluster.simulated_services import PostgreSQL, Redis, Service
from faults import Chooser
from network import CUT, Client, Line, Network

from mexican_train.server.cluster.cluster import Cluster
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.services import Services
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import Batch, StorageError

if TYPE_CHECKING:
    from cluster.cluster_checker import ClusterChecker

T = TypeVar("T")
GOING_AWAY = 1012
WALL_JUMPS = (0.0, -3600.0, 3600.0)
WALL_SECONDS = 5.0
"""How long a server's clock on the wall keeps a time, before somebody sets it an hour off."""
CALL_SECONDS = 5.0
"""How long one waits for the answer to a call."""


class SimulatedServer(Process):
    """A server's process, from its start to its end."""

    cluster: Cluster
    hall: Hall

    def __init__(self, simulated: SimulatedCluster, name: str) -> None:
        super().__init__(simulated.loop, name)
        self.simulated = simulated
        self.up = False
        """Whether people can connect to it."""
        self.spawn(self._start())

    async def _start(self) -> None:
        simulated, chance = self.simulated, random.Random(self.simulated.chance.getrandbits(64))
        metrics, now = Metrics(), simulated.loop.time
        self.cluster = Cluster(
            ServerStore(self, simulated.database), "", simulated.settings, metrics, now
        )
        self.hall = Hall(
            Services(
                self.cluster.store,
                Chooser(chance),
                simulated.settings,
                metrics,
                now,
                self.wall,
                chance,
                self.cluster,
            )
        )
        try:
            await self.cluster.join(self.hall)
        except StorageError:
            simulated.crash(self)
        else:
            simulated.note("is up", self.name, self.lease)
            self.up = True

    def wall(self) -> float:
        """What its clock on the wall shows, which is set again and again: nothing may depend on it.

        All servers' jump, each at another time.
        """
        time = self.simulated.loop.time()
        jumps = int(time / WALL_SECONDS) + int(self.name.split()[-1])
        return time + WALL_JUMPS[jumps % len(WALL_JUMPS)]

    @property
    def lease(self) -> str:
        """The name under which it has its tables."""
        return self.cluster.lease.server

    @property
    def doing(self) -> list[str]:
        """All that is under way in it."""
        work: list[Any] = [task.get_coro() for task in self.tasks if not task.done()]
        return sorted(each.__qualname__ for each in work)

    def appends(self) -> None:
        """It is about to write."""
        if not self.cluster.lease.sure:
            self.simulated.checker.fail(f"{self.name} writes without being sure of its lease")

    async def leave(self) -> None:
        """Goes in good order."""
        self.simulated.note("leaves", self.name)
        await self.cluster.leave()
        self.up = False
        for line in self.simulated.lines_of(self):
            line.end(GOING_AWAY)
        await self.hall.close()
        self.simulated.crash(self)


class ServerConnection(Line):
    """A connection to one of the servers."""

    def __init__(
        self,
        simulated: SimulatedCluster,
        client: Client,
        number: int,
        server: SimulatedServer | None,
    ) -> None:
        super().__init__(simulated, client, number)
        self.floor = simulated.checker.shown
        self.server = server


class SimulatedCluster(Network):
    """The servers, what they share, and all connections to them."""

    most_steps = 200_000
    loop: Loop
    faults: ClusterFaults
    checker: ClusterChecker

    def __init__(
        self, loop: Loop, chance: random.Random, settings: Settings, checker: ClusterChecker
    ) -> None:
        super().__init__(loop, chance, settings, checker)
        self.database: Database = checker.database
        self.database.delay = lambda: 0.0
        self.faults = ClusterFaults.bad(chance)
        self.postgres, self.redis = PostgreSQL(self), Redis(self)
        self.servers: list[SimulatedServer] = []
        self.moves = 0
        """How often a table was handed over."""
        self._started = 0

    def later(self, delay: float, deed: Callable[[], None]) -> None:
        self.loop.call_later(delay, deed, context=OUTSIDE)

    # ------------------------------------------------------------------ the servers' lives

    def start(self) -> None:
        """Starts servers until there are as many as there should be."""
        count = self.chance.choice((2, 2, 3))
        for _ in range(count):
            self._start_one()

    def _start_one(self) -> None:
        self._started += 1
        name = f"server {self._started}"
        self.note("starts", name)
        self.servers.append(SimulatedServer(self, name))

    def crash(self, server: SimulatedServer | None = None) -> None:
        """A server's process dies here and now; another takes its place."""
        server = server or self._anyone()
        if server.dead:
            return
        self.note("crashes", server.name)
        self.servers.remove(server)
        server.up = False
        for line in self.lines_of(server):
            line.end(CUT)
        server.die()
        for ear in [ear for ear in self.redis.ears if ear.process is server]:
            self.later(self.chance.choice((0.0, 0.0, 0.5)), ear.deafen)
        self.later(self.chance.choice((0.0, 0.5, 3.0, 8.0)), self._start_one)

    def pause(self, server: SimulatedServer) -> None:
        """A server's process stands still for a while, often longer than its lease."""
        if not server.frozen:
            self.note("stands still", server.name)
            server.freeze()
            seconds = self.chance.choice((0.3, 1.3, 3.0, 5.0)) * self.settings.lease_seconds
            self.later(seconds, lambda: self._go_on(server))

    def _go_on(self, server: SimulatedServer) -> None:
        if server.frozen:
            self.note("goes on", server.name)
            server.thaw()

    def _leave(self) -> None:
        server = self._anyone()
        if server.up:
            server.spawn(server.leave())

    def _anyone(self) -> SimulatedServer:
        """Rather one that has a table."""
        busy = [server for server in self.servers if server.up and server.hall.rooms]
        return self.chance.choice(busy if busy and self.chance.random() < 0.7 else self.servers)

    # ------------------------------------------------------------------ connections

    def lines_of(self, server: SimulatedServer) -> list[ServerConnection]:
        """The connections to a server."""
        return [
            line
            for line in self.lines
            if isinstance(line, ServerConnection) and line.server is server and line.served
        ]

    def open(self, client: Client, table: str) -> ServerConnection:
        self._opened += 1
        up = [server for server in self.servers if server.up]
        server = self.chance.choice(up) if up else None
        line = ServerConnection(self, client, self._opened, server)
        self.lines = [*(other for other in self.lines if other.served), line]
        if server is None:
            line.end(CUT)
        else:
            self.note("opens", line.name, server.name)
            server.spawn(self._serve(line, server.hall, table))
        return line

    async def call(self, ask: Callable[[Hall], Awaitable[T]]) -> T | None:
        up = [server for server in self.servers if server.up]
        if not up:
            await asyncio.sleep(0.5)
            return None
        server = self.chance.choice(up)

        async def asking() -> T:
            return await ask(server.hall)

        answering = server.spawn(asking())
        await asyncio.wait([answering], timeout=CALL_SECONDS)
        lost = self.chance.random() < self.faults.lose
        if not answering.done() or answering.cancelled() or lost:
            return None
        result: T = answering.result()
        return result

    def _task(
        self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None
    ) -> asyncio.Task[Any]:
        task = super()._task(loop, work, context)
        process = PROCESS.get() if context is None else context.get(PROCESS)
        if process is not None:
            process.tasks[task] = None
            task.add_done_callback(lambda task: process.tasks.pop(task, None))
        return task

    # ------------------------------------------------------------------ mishaps

    def _between(self) -> None:
        super()._between()
        kind = self.faults.mishaps.get(self.steps)
        if kind is not None and self.servers:
            self._mishap(kind)

    def _mishap(self, kind: str) -> None:
        if kind == "crash":
            self.crash()
        elif kind == "pause":
            self.pause(self._anyone())
        elif kind == "leave":
            self._leave()
        elif kind == "deaf" and self.redis.ears:
            self.note("deaf")
            self.chance.choice(self.redis.ears).deafen()
        elif kind == "redis":
            self._lose_redis()
        elif kind == "database":
            self._lose_database()
        elif kind == "cut":
            self._cut_off(self._anyone())
        elif kind == "move":
            self._move()
        elif kind == "excuse":
            self._excuse()

    def _move(self, tries: int = 40) -> None:
        """A server hands its table over to another, as soon as it can."""
        up = [server for server in self.servers if server.up and not server.frozen]
        for server in up:
            for room in [room for room in server.hall.rooms.values() if room.movable]:
                to = self.chance.choice(up)
                if to is not server:
                    self.note("moves", server.name, to.name)
                    self.moves += 1
                    server.spawn(server.cluster.spreading.move(room, to.lease))
                    return
        if tries:
            self.later(0.05, lambda: self._move(tries - 1))

    def _excuse(self) -> None:
        """A server asks somebody to come again, if nobody waits for them."""
        server = self._anyone()
        if server.up and not server.frozen:
            self.note("asks to come again", server.name)
            server.spawn(server.cluster.spreading.invite(1))

    def _cut_off(self, server: SimulatedServer) -> None:
        """One server reaches the database or Redis no longer, or neither; all others do."""
        both: list[Service] = [self.postgres, self.redis]
        lost = self.chance.choice((both[:1], both[1:], both))
        self.note("is cut off", server.name, [type(service).__name__ for service in lost])
        for service in lost:
            service.cut.add(server)
        if self.redis in lost:
            for ear in [ear for ear in self.redis.ears if ear.process is server]:
                ear.deafen()
        self.later(self.chance.choice((1.0, 4.0, 12.0)), lambda: self._rejoin(server))

    def _rejoin(self, server: SimulatedServer) -> None:
        self.note("reaches all", server.name)
        for service in (self.postgres, self.redis):
            service.cut.discard(server)

    def _lose_redis(self) -> None:
        if not self.redis.away:
            self.note("Redis goes")
            self.redis.go()
            self.later(self.chance.choice((0.05, 1.0, 4.0)), self._redis_back)

    def _redis_back(self) -> None:
        if self.redis.away:
            self.note("Redis comes back")
            self.redis.away = False

    def _lose_database(self) -> None:
        if not self.postgres.away:
            self.note("PostgreSQL goes")
            self.postgres.away = True
            self.later(self.chance.choice((0.05, 2.0, 6.0)), self._database_back)

    def _database_back(self) -> None:
        if self.postgres.away:
            self.note("PostgreSQL comes back")
            self.postgres.away = False
            self.database.started = self.loop.time()

    def _disk_trouble(self, moment: str, batch: Batch) -> None:
        self.note("disk", moment, [row.version for row in batch.rows], [n for n, _ in batch.said])
        if moment == "before":
            self.checker.writes(batch)
        if self.chance.random() < self.faults.crash_at_disk and self.servers:
            self.crash()
        if moment == "before" and self.chance.random() < self.faults.disk_breaks:
            self._lose_database()
            raise StorageError("the database went")

    def mend(self) -> None:
        """Everything works again."""
        self._redis_back()
        self._database_back()
        for server in self.servers:
            self._rejoin(server)
            self._go_on(server)
