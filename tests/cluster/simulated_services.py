"""PostgreSQL and Redis, made in memory: they answer late, fail before or after they have done what
was asked, and are away for a while. What servers ask of them happens outside of the servers: one
that stands still or dies after it has asked does not undo that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from cluster.processes import OUTSIDE, PROCESS, Process
from redis.exceptions import ConnectionError as Broken

from mexican_train.server.store.store import DatabaseGone, StorageError

if TYPE_CHECKING:
    from cluster.cluster_sim import SimulatedCluster

T = TypeVar("T")


class Service:
    """Something that all servers reach over the network."""

    def __init__(self, simulated: SimulatedCluster, trouble: type[Exception]) -> None:
        self.simulated = simulated
        self.away = False
        self.cut: set[Process] = set()
        """Those that do not reach it, while others do."""
        self._trouble = trouble
        self._serving: set[asyncio.Task[None]] = set()

    async def visit(self, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of something that the service does for a process; perhaps trouble."""
        process = PROCESS.get()
        assert process is not None
        if process.dead:
            raise self._trouble("nobody asks any more")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        serving = loop.create_task(self._serve(work, done, process), context=OUTSIDE.copy())
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        return await done

    async def _serve(
        self, work: Callable[[], Awaitable[T]], done: asyncio.Future[T], process: Process
    ) -> None:
        try:
            await asyncio.sleep(self.delay())
            self._try(self.fails(), process)
            result = await work()
            await asyncio.sleep(self.delay())
            self._try(self.lies(), process)
        except (StorageError, self._trouble) as problem:
            if not done.done():
                done.set_exception(problem)
        else:
            if not done.done():
                done.set_result(result)

    def _try(self, chance: float, process: Process) -> None:
        cut = self.away or process in self.cut
        if cut or self.simulated.chance.random() < chance:
            raise self._trouble("it does not answer")

    def delay(self) -> float:
        """How long the way there or back takes."""
        raise NotImplementedError

    def fails(self) -> float:
        """How likely it is that nothing is done."""
        raise NotImplementedError

    def lies(self) -> float:
        """How likely it is that something is done, and nobody learns of it."""
        raise NotImplementedError


class PostgreSQL(Service):
    """The way to the database."""

    def __init__(self, simulated: SimulatedCluster) -> None:
        super().__init__(simulated, DatabaseGone)

    def delay(self) -> float:
        return self.simulated.chance.random() ** 3 * self.simulated.faults.disk_delay

    def fails(self) -> float:
        return self.simulated.faults.disk_fails

    def lies(self) -> float:
        return self.simulated.faults.disk_lies


class Redis(Service):
    """The way to Redis, and those who listen to it."""

    def __init__(self, simulated: SimulatedCluster) -> None:
        super().__init__(simulated, Broken)
        self.ears: list[Ear] = []
        self.counts: dict[str, tuple[int, float]] = {}
        """Numbers, and until when they are kept."""

    def connect(self, url: str) -> Client:
        """Stands in for `cluster.link.connect`."""
        return Client(self)

    def delay(self) -> float:
        chance, faults = self.simulated.chance, self.simulated.faults
        if chance.random() < faults.letters_slow:
            return chance.uniform(0.5, 2.0)
        return chance.random() ** 3 * faults.letters_delay

    def fails(self) -> float:
        return self.simulated.faults.letters_fail

    def lies(self) -> float:
        return self.simulated.faults.letters_lie

    def go(self) -> None:
        """Redis goes away, and with it all that is on its way."""
        self.away = True
        self.counts.clear()
        for ear in list(self.ears):
            ear.deafen()

    def publish(self, channel: str, data: bytes) -> int:
        """Hands something to all who listen; how many that are."""
        listening = [ear for ear in self.ears if channel in ear.channels]
        for ear in listening:
            ear.hear(channel, data)
        return len(listening)

    def begin(self, name: str, lasts: int) -> None:
        """Keeps a zero for some milliseconds, unless there is a number."""
        now = self.simulated.loop.time()
        if name not in self.counts or self.counts[name][1] <= now:
            self.counts[name] = (0, now + lasts / 1000)

    def add(self, name: str, more: int) -> int:
        """Adds to a number."""
        number, until = self.counts.get(name, (0, float("inf")))
        self.counts[name] = (number + more, until)
        return number + more


class Client:
    """What a server has of Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def pipeline(self, transaction: bool) -> Pipeline:
        """Commands that go out together."""
        return Pipeline(self._redis)

    @property
    def connection_pool(self) -> Pool:
        """Where connections come from."""
        return Pool(self._redis)

    async def decr(self, name: str) -> int:
        """One fewer."""

        async def fewer() -> int:
            return self._redis.add(name, -1)

        return await self._redis.visit(fewer)

    async def delete(self, name: str) -> None:
        """Forgets a number."""

        async def gone() -> None:
            self._redis.counts.pop(name, None)

        await self._redis.visit(gone)

    async def ping(self) -> None:
        """Whether Redis is there."""
        await self._redis.visit(_nothing)

    async def aclose(self) -> None:
        """Connections of their own are not kept here."""


class Pipeline:
    """Things to do together."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._deeds: list[Callable[[], int | None]] = []

    def set(self, name: str, number: int, px: int, nx: bool) -> None:
        """Keeps a number for a while, if there is none."""
        assert (number, nx) == (0, True)
        self._deeds.append(lambda: self._redis.begin(name, px))

    def incr(self, name: str) -> None:
        """One more."""
        self._deeds.append(lambda: self._redis.add(name, 1))

    def pttl(self, name: str) -> None:
        """Whether a number is kept only for a while; all that were set are."""
        self._deeds.append(lambda: 1)

    async def execute(self) -> list[int | None]:
        """Does all; what came of each."""

        async def done() -> list[int | None]:
            return [deed() for deed in self._deeds]

        return await self._redis.visit(done)


class Pool:
    """Connections: there is always one more."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def get_connection(self) -> Ear:
        """A connection to be held."""
        return Ear(self._redis)

    async def release(self, connection: Ear) -> None:
        """It is not used again."""


class Ear:
    """A connection that publishes or listens: then what was published arrives in order, until the
    connection breaks."""

    def __init__(self, redis: Redis) -> None:
        self.channels: tuple[str, ...] = ()
        self.process = PROCESS.get()
        self._redis = redis
        self._broken = False
        self._due = 0.0
        self._way: deque[tuple[str, bytes]] = deque()
        self._heard: asyncio.Queue[tuple[str, bytes] | None] = asyncio.Queue()
        self._answers: deque[object] = deque()

    async def send_command(self, command: str, *channels: str) -> None:
        """Listens from now on."""

        async def listening() -> None:
            self.channels = channels
            self._redis.ears.append(self)

        assert command == "SUBSCRIBE"
        await self._redis.visit(listening)
        self._answers += channels

    def pack_commands(self, commands: list[tuple[str, str, bytes]]) -> list[tuple[str, str, bytes]]:
        """They travel as they are."""
        return commands

    async def send_packed_command(self, commands: list[tuple[str, str, bytes]]) -> None:
        """Hands things to all who listen."""

        async def done() -> list[int]:
            return [self._redis.publish(channel, data) for _, channel, data in commands]

        self._answers += await self._redis.visit(done)

    def hear(self, channel: str, data: bytes) -> None:
        """Something is on its way here."""
        simulated = self._redis.simulated
        if simulated.chance.random() < simulated.faults.letters_lost:
            return
        self._due = max(self._due, simulated.loop.time() + self._redis.delay())
        self._way.append((channel, data))
        simulated.later(self._due - simulated.loop.time(), self._arrive)

    def _arrive(self) -> None:
        message = self._way.popleft()
        if not self._broken:
            self._heard.put_nowait(message)

    async def read_response(self) -> object:
        """The next answer, or what is heard next; raises when the connection is broken."""
        if self._answers:
            return self._answers.popleft()
        message = await self._heard.get()
        if message is None:
            raise Broken("the connection broke")
        return [b"message", message[0].encode(), message[1]]

    def deafen(self) -> None:
        """The connection breaks."""
        if not self._broken:
            self._broken = True
            self._heard.put_nowait(None)
        if self in self._redis.ears:
            self._redis.ears.remove(self)

    async def disconnect(self, nowait: bool) -> None:
        """Listens no more; what was not answered is never answered."""
        self._answers.clear()
        self.deafen()


async def _nothing() -> None:
    """Takes no time."""
