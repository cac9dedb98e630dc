"""The link between servers: Redis carries envelopes, each server listens on a channel of its own.

Redis may go and come back at any time. Whatever was under way then is lost, and said to be lost;
the link comes back by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ...rules.errors import MexicanTrainError
from ..logs import complain, tell
from .letters import Envelope, Letter, Notice, opened, packed, read
from .talks import Talks

CHANNEL = "mexican-train:"
EVERYONE = f"{CHANNEL}everyone"
WAITING = 20_000
"""Letters that wait for Redis; more, and it is taken for gone."""
PATIENCE = 1.0
"""Seconds to wait for Redis to answer, and before coming back to it."""
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)


class Link:
    """This server's way to all others."""

    def __init__(
        self,
        url: str,
        me: str,
        now: Callable[[], float],
        heard: Callable[[str, list[Letter]], None],
        lost: Callable[[str | None], None],
        noticed: Callable[[Notice], None],
    ) -> None:
        """`lost` is told of a server with which all that was under way is lost; None: with all."""
        self.talks = Talks(me)
        self.up = False
        self._me = me
        self._now = now
        self._heard, self._lost, self._noticed = heard, lost, noticed
        self._redis = connect(url)
        self._waiting: dict[str, list[Letter]] = {}
        self._count = 0
        self._notice: bytes | None = None
        self._sending = asyncio.Lock()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: asyncio.Timeout | None = None

    async def open(self) -> None:
        """Begins to listen."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ready)),
            asyncio.create_task(self._speak()),
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await ready.wait()

    async def close(self) -> None:
        """Sends what is waiting, and ends."""
        with suppress(*TROUBLE):
            async with asyncio.timeout(PATIENCE):
                await self._send()
        self.up = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            await self._redis.aclose()

    def send(self, to: str, *letters: Letter) -> bool:
        """Sends letters to a server soon; whether there is a way to it. None: a sign of life."""
        if not self.up:
            return False
        self._waiting.setdefault(to, []).extend(letters)
        self._count += len(letters)
        if self._count > WAITING:
            self._break("too much is waiting")
            return False
        self._wake.set()
        return True

    def announce(self, notice: Notice) -> None:
        """Tells all others something; of several, only the last matters."""
        self._notice = packed(notice)
        self._wake.set()

    # ------------------------------------------------------------------ out

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._send()
            except TROUBLE as problem:
                self._break(str(problem))
                await asyncio.sleep(PATIENCE / 4)

    async def _send(self) -> None:
        async with self._sending:  # so that no envelope overtakes another
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        waiting, self._waiting, self._count = self._waiting, {}, 0
        notice, self._notice = self._notice, None
        if not waiting and notice is None:
            return
        pipe = self._redis.pipeline(transaction=False)
        for server, letters in waiting.items():
            pipe.publish(
                CHANNEL + server, packed(self.talks.envelope(server, letters, self._now()))
            )
        if notice is not None:
            pipe.publish(EVERYONE, notice)
        reached = await pipe.execute()
        for server, listeners in zip(waiting, reached, strict=False):
            if not listeners:
                self.lose(server)

    # ------------------------------------------------------------------ in

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            hears = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                async with asyncio.timeout(PATIENCE):
                    await hears.subscribe(CHANNEL + self._me, EVERYONE)
                    await self._redis.ping()
                async with asyncio.timeout(None) as self._listening:
                    self.up = True
                    tell("redis_up")
                    ready.set()
                    await self._hear(hears)
            except TROUBLE as problem:
                self._listening = None
                self._break(str(problem))
            finally:
                with suppress(*TROUBLE):
                    await hears.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(PATIENCE / 4)

    async def _hear(self, hears: PubSub) -> None:
        while True:
            message = await hears.get_message(timeout=None)
            if message is None:
                continue
            try:
                if message["channel"] == EVERYONE.encode():
                    self._noticed(read(message["data"]))
                else:
                    self._take(opened(message["data"]))
            except msgspec.DecodeError as problem:
                complain("letter_not_understood", problem)

    def _take(self, envelope: Envelope) -> None:
        if self.talks.arrived(envelope, self._now()):
            self._lost(envelope.sender)
            self.send(envelope.sender)  # so that it knows soon
        if envelope.letters:
            self._heard(envelope.sender, envelope.letters)

    # ------------------------------------------------------------------ loss

    def lose(self, server: str) -> None:
        """What was under way with a server is lost."""
        self.talks.lose(server, self._now())
        self._waiting.pop(server, None)
        self._lost(server)

    def _break(self, why: str) -> None:
        """Redis is gone, or slow beyond use: everything under way is lost."""
        if self.up:
            tell("redis_lost", why=why)
            if self._listening is not None:
                self._listening.reschedule(0)  # listens anew, so that it knows when Redis is back
        self.up = False
        self._listening = None
        self._waiting.clear()
        self._count = 0
        self.talks.lose_all(self._now())
        self._lost(None)


def connect(url: str) -> Redis:
    """A way to Redis; nothing is opened yet."""
    # Nothing is tried twice in silence: what was lost meanwhile must be known.
    retry = Retry(NoBackoff(), 0)
    try:
        # Protocol 3 costs half as much again: its parser writes out every message to log it.
        return Redis.from_url(
            url, protocol=2, socket_connect_timeout=PATIENCE, socket_timeout=None, retry=retry
        )
    except ValueError:
        raise MexicanTrainError("the address of a Redis is like redis://localhost:6379/0") from None


def reach(url: str) -> None:
    """Whether there is a Redis, or a sentence that says why not."""

    async def ask() -> None:
        redis = connect(url)
        async with asyncio.timeout(2 * PATIENCE):
            await redis.ping()
        await redis.aclose()

    try:
        asyncio.run(ask())
    except TROUBLE as problem:
        why = str(problem) or "it does not answer"
        raise MexicanTrainError(f"Redis cannot be reached: {why}") from None
