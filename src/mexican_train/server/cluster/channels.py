"""Channels of Redis: one connection on which envelopes are published, one on which they are heard.

Both connections are held and spoken to directly. To take one from the pool for every envelope, and
to have every message wrapped, costs more than the rest of its way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection


class Heard(NamedTuple):
    """What was published on a channel."""

    channel: bytes
    data: bytes


class Speaker:
    """The connection on which this server publishes."""

    def __init__(self, redis: Redis) -> None:
        self._pool = redis.connection_pool
        self._line: AbstractConnection | None = None
        self._broken = False

    def renew(self) -> None:
        """The connection may be of no more use: the next to publish opens it anew."""
        self._broken = True

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> list[int]:
        """Publishes something on each of some channels; how many listened to each."""
        line = await self._opened()
        try:
            await line.send_packed_command(
                line.pack_commands([("PUBLISH", channel, data) for channel, data in messages])
            )
            return [int(await line.read_response()) for _ in messages]
        except BaseException:
            self.renew()  # an answer that still comes would be taken for another's
            raise

    async def _opened(self) -> AbstractConnection:
        if self._line is None:
            self._line = await self._pool.get_connection()  # type: ignore[no-untyped-call]
        elif self._broken:
            await self._line.disconnect(nowait=True)  # it opens by itself when it is used
        self._broken = False
        return self._line


class Listener:
    """A connection that listens to channels until it is closed."""

    def __init__(self, redis: Redis) -> None:
        self._pool = redis.connection_pool
        self._line: AbstractConnection | None = None

    async def open(self, *channels: str) -> None:
        """Listens; returns when nothing is missed any more."""
        self._line = await self._pool.get_connection()  # type: ignore[no-untyped-call]
        await self._line.send_command("SUBSCRIBE", *channels)
        for _ in channels:
            await self._line.read_response()

    async def hear(self) -> Heard:
        """Waits for what is published next."""
        assert self._line is not None
        _, channel, data = await self._line.read_response()
        return Heard(channel, data)

    async def close(self) -> None:
        """Listens no more."""
        line, self._line = self._line, None
        if line is not None:
            await line.disconnect(nowait=True)
            await self._pool.release(line)
