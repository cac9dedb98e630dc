"""PostgreSQL and Redis, made in memory: they answer late, fail before or after they have done what
was asked, and are away for a while. What servers ask of them happens outside of the servers: one
that stands still or dies after it has asked does not undo that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from cluster.processes import OUTSIDE, PROCESS
from redis.exceptions import ConnectionError as Broken

from mexican_train.server.store.store import Gone, StorageError

if TYPE_CHECKING:
    from cluster.yard import Yard

T = TypeVar("T")


class Engine:
    """Something that all servers reach over the network."""

    def __init__(self, yard: Yard, trouble: type[Exception]) -> None:
        self.yard = yard
        self.away = False
        self._trouble = trouble
        self._serving: set[asyncio.Task[None]] = set()

    async def visit(self, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of something that the engine does for a process; perhaps trouble."""
        process = PROCESS.get()
        assert process is not None
        if process.dead:
            raise self._trouble("nobody asks any more")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        serving = loop.create_task(self._serve(work, done), context=OUTSIDE.copy())
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        return await done

    async def _serve(self, work: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        try:
            await asyncio.sleep(self.delay())
            self._try(self.fails())
            result = await work()
            await asyncio.sleep(self.delay())
            self._try(self.lies())
        except (StorageError, self._trouble) as problem:
            if not done.done():
                done.set_exception(problem)
        else:
            if not done.done():
                done.set_result(result)

    def _try(self, chance: float) -> None:
        if self.away or self.yard.chance.random() < chance:
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


class PostgreSQL(Engine):
    """The way to the database."""

    def __init__(self, yard: Yard) -> None:
        super().__init__(yard, Gone)

    def delay(self) -> float:
        return self.yard.chance.random() ** 3 * self.yard.weather.disk_delay

    def fails(self) -> float:
        return self.yard.weather.disk_fails

    def lies(self) -> float:
        return self.yard.weather.disk_lies


class Redis(Engine):
    """The way to Redis, and those who listen to it."""

    def __init__(self, yard: Yard) -> None:
        super().__init__(yard, Broken)
        self.ears: list[Ear] = []

    def connect(self, url: str) -> Client:
        """Stands in for `cluster.link.connect`."""
        return Client(self)

    def delay(self) -> float:
        chance, weather = self.yard.chance, self.yard.weather
        if chance.random() < weather.letters_slow:
            return chance.uniform(0.5, 2.0)
        return chance.random() ** 3 * weather.letters_delay

    def fails(self) -> float:
        return self.yard.weather.letters_fail

    def lies(self) -> float:
        return self.yard.weather.letters_lie

    def go(self) -> None:
        """Redis goes away, and with it all that is on its way."""
        self.away = True
        for ear in list(self.ears):
            ear.deafen()

    def publish(self, channel: str, data: bytes) -> int:
        """Hands something to all who listen; how many that are."""
        listening = [ear for ear in self.ears if channel in ear.channels]
        for ear in listening:
            ear.hear(channel, data)
        return len(listening)


class Client:
    """What a server has of Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def pipeline(self, transaction: bool) -> Pipeline:
        """Commands that go out together."""
        return Pipeline(self._redis)

    def pubsub(self, ignore_subscribe_messages: bool) -> Ear:
        """A connection that listens."""
        return Ear(self._redis)

    async def ping(self) -> None:
        """Whether Redis is there."""
        await self._redis.visit(_nothing)

    async def aclose(self) -> None:
        """Connections of their own are not kept here."""


class Pipeline:
    """Things to publish."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._letters: list[tuple[str, bytes]] = []

    def publish(self, channel: str, data: bytes) -> None:
        """One more."""
        self._letters.append((channel, data))

    async def execute(self) -> list[int]:
        """Publishes all; how many heard each."""

        async def published() -> list[int]:
            return [self._redis.publish(*letter) for letter in self._letters]

        return await self._redis.visit(published)


class Ear:
    """A subscription: what was published arrives in order, until the connection breaks."""

    def __init__(self, redis: Redis) -> None:
        self.channels: tuple[str, ...] = ()
        self.process = PROCESS.get()
        self._redis = redis
        self._broken = False
        self._due = 0.0
        self._way: deque[tuple[str, bytes]] = deque()
        self._heard: asyncio.Queue[tuple[str, bytes] | None] = asyncio.Queue()

    async def subscribe(self, *channels: str) -> None:
        """Listens from now on."""

        async def listening() -> None:
            self.channels = channels
            self._redis.ears.append(self)

        await self._redis.visit(listening)

    def hear(self, channel: str, data: bytes) -> None:
        """Something is on its way here."""
        yard = self._redis.yard
        if yard.chance.random() < yard.weather.letters_lost:
            return
        self._due = max(self._due, yard.loop.time() + self._redis.delay())
        self._way.append((channel, data))
        yard.later(self._due - yard.loop.time(), self._arrive)

    def _arrive(self) -> None:
        message = self._way.popleft()
        if not self._broken:
            self._heard.put_nowait(message)

    async def get_message(self, timeout: None) -> dict[str, bytes]:
        """The next message; raises when the connection is broken."""
        message = await self._heard.get()
        if message is None:
            raise Broken("the connection broke")
        return {"channel": message[0].encode(), "data": message[1]}

    def deafen(self) -> None:
        """The connection breaks."""
        if not self._broken:
            self._broken = True
            self._heard.put_nowait(None)
        if self in self._redis.ears:
            self._redis.ears.remove(self)

    async def aclose(self) -> None:
        """Listens no more."""
        self.deafen()


async def _nothing() -> None:
    """Takes no time."""
