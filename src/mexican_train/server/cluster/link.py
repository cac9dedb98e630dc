"""The link between servers: Redis carries envelopes, each server listens on a channel of its own.

Redis may go and come back at any time. Whatever was under way then is lost, and said to be lost;
the link comes back by itself.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ...rules.errors import MexicanTrainError
from ..generation import FIRST
from ..logs import log_error, log_event, log_warning
from .channels import Listener, Speaker
from .exchanges import Exchanges
from .letters import Announcement, Envelope, Letter, opened, packed, read, understood
from .shared_counts import SharedCounts

CHANNEL = "mexican-train:"
EVERYONE = f"{CHANNEL}everyone"
WAITING = 20_000
"""Letters that wait for Redis; more, and it is taken for gone."""
GATHERING = 0.002
"""Seconds between two times of sending, so that under load many letters share an envelope."""
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
        announced: Callable[[Announcement], None],
    ) -> None:
        """`lost` is told of a server with which all that was under way is lost; None: with all."""
        self.exchanges = Exchanges(me)
        self.up = False
        self.generations: dict[str, int] = {}
        """The generations of other servers, as far as they are known."""
        self._me = me
        self._now = now
        self._heard, self._lost, self._announced = heard, lost, announced
        self._redis = connect(url)
        self._speaker = Speaker(self._redis)
        self._counts = SharedCounts(self._redis)
        self._waiting: dict[str, list[Letter]] = {}
        self._count = 0
        self._announcement: bytes | None = None
        self._sending = asyncio.Lock()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: asyncio.Timeout | None = None

    @property
    def waiting(self) -> int:
        """How many letters wait for Redis."""
        return self._count

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
        """Sends letters to a server soon; whether there is a way to it, and it is new enough.

        None: a sign of life.
        """
        if not self.up or not understood(letters, self.generations.get(to, FIRST)):
            return False
        self._waiting.setdefault(to, []).extend(letters)
        self._count += len(letters)
        if self._count > WAITING:
            self._break("too much is waiting")
            return False
        self._wake.set()
        return True

    def announce(self, announcement: Announcement) -> None:
        """Tells all others something; of several, only the last matters."""
        self._announcement = packed(announcement)
        self._wake.set()

    async def count(self, key: str, seconds: float) -> int | None:
        """One more of what all servers count together; how many, or None without Redis."""
        if self.up:
            with suppress(*TROUBLE):
                async with asyncio.timeout(PATIENCE):
                    return await self._counts.add(key, seconds)
        return None

    async def uncount(self, key: str) -> None:
        """One fewer."""
        if self.up:
            with suppress(*TROUBLE):
                async with asyncio.timeout(PATIENCE):
                    await self._counts.take_back(key)

    # ------------------------------------------------------------------ out

    async def _speak(self) -> None:
        loop = asyncio.get_running_loop()
        last = -math.inf
        while True:
            await self._wake.wait()
            await asyncio.sleep(last + GATHERING - loop.time())
            last = loop.time()
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
        announcement, self._announcement = self._announcement, None
        if not waiting and announcement is None:
            return
        messages = [
            (CHANNEL + server, packed(self.exchanges.envelope(server, letters, self._now())))
            for server, letters in waiting.items()
        ]
        if announcement is not None:
            messages.append((EVERYONE, announcement))
        reached = await self._speaker.publish(messages)
        for server, listeners in zip(waiting, reached, strict=False):
            if not listeners:
                self.lose(server)

    # ------------------------------------------------------------------ in

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            listener = Listener(self._redis)
            try:
                async with asyncio.timeout(PATIENCE):
                    await listener.open(CHANNEL + self._me, EVERYONE)
                    await self._redis.ping()
                async with asyncio.timeout(None) as self._listening:
                    self.up = True
                    log_event("redis_up")
                    ready.set()
                    await self._hear(listener)
            except TROUBLE as problem:
                self._listening = None
                self._break(str(problem))
            finally:
                with suppress(*TROUBLE):
                    await listener.close()
            await asyncio.sleep(PATIENCE / 4)

    async def _hear(self, listener: Listener) -> None:
        while True:
            heard = await listener.hear()
            try:
                if heard.channel == EVERYONE.encode():
                    self._announced(read(heard.data))
                else:
                    self._take(opened(heard.data))
            except msgspec.DecodeError as problem:
                log_error("letter_not_understood", problem)

    def _take(self, envelope: Envelope) -> None:
        self.generations[envelope.sender] = envelope.generation
        if self.exchanges.arrived(envelope, self._now()):
            self._lost(envelope.sender)
            self.send(envelope.sender)  # so that it knows soon
        if envelope.letters:
            self._heard(envelope.sender, envelope.letters)

    # ------------------------------------------------------------------ loss

    def lose(self, server: str) -> None:
        """What was under way with a server is lost."""
        self.exchanges.lose(server, self._now())
        self._waiting.pop(server, None)
        self._lost(server)

    def _break(self, why: str) -> None:
        """Redis is gone, or slow beyond use: everything under way is lost."""
        if self.up:
            log_warning("redis_lost", why=why)
            if self._listening is not None:
                self._listening.reschedule(0)  # listens anew, so that it knows when Redis is back
        self.up = False
        self._listening = None
        self._speaker.renew()
        self._waiting.clear()
        self._count = 0
        self.exchanges.lose_all(self._now())
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
