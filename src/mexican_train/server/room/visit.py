"""A connection to a table from its first word to its last, whatever carries it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol, TypeAlias

from ...protocol import client_messages as m
from ...protocol.close_codes import CLOSE_LATER, CLOSE_NO_HELLO
from ...protocol.reasons import Refused, TableReason
from ..logs import log_error
from ..table.wire import refused_frame
from .guests import Guest, Moved, turn_away
from .hall import Hall
from .neighbours import AnyRoom

FIRST_WORDS = 8
Take: TypeAlias = Callable[[str | bytes], bool]
"""Takes a frame here and now, or says that it cannot."""
Hear: TypeAlias = Callable[[Take | None], Awaitable[str | bytes]]
"""Waits for the next frame of a connection that is not taken as it comes: then nobody is woken.

Raises `Departed` when there will be none.
"""


Follow: TypeAlias = Callable[[m.Hello, Sequence[str | bytes]], None]
"""Goes to where a table is by now, with a hello, and says what was not heard."""


class Departed(Exception):
    """Whoever was at the other end is gone."""


class Newcomer(Guest, Protocol):
    """A connection at the door."""

    follow: Follow
    """How it goes to where its table has moved."""


async def attend(hall: Hall, table: str, guest: Newcomer, address: str, hear: Hear) -> None:
    """Brings a connection to its table, and takes what it says until it goes."""
    stay = _Stay(hall, table, guest, address)
    guest.follow = stay.follow
    try:
        stay.room = await _first_words(hall, table, guest, address, hear)
        while stay.room is not None:
            await stay.say(await hear(stay.take))
    except Departed:
        pass
    except Refused:
        guest.close(CLOSE_LATER, "the table is going to sleep")
    finally:
        room = await stay.found()
        if room is not None:
            with suppress(Refused):
                await room.depart(guest)


class _Stay:
    """Where a connection is, which goes along when its table moves to another server."""

    def __init__(self, hall: Hall, table: str, guest: Newcomer, address: str) -> None:
        self.room: AnyRoom | None = None
        self._hall, self._table, self._guest, self._address = hall, table, guest, address
        self._following: asyncio.Task[None] | None = None

    def follow(self, hello: m.Hello, unheard: Sequence[str | bytes]) -> None:
        """Begins to go to where the table is by now."""
        self._following = asyncio.create_task(self._follow(hello, unheard, self._following))

    def take(self, said: str | bytes) -> bool:
        """Says something to the table here and now; False if that cannot be."""
        return self.room is not None and not self._following and self.room.take(self._guest, said)

    async def say(self, said: str | bytes) -> None:
        """Says something to the table, wherever it is."""
        while (room := await self.found()) is not None:
            try:
                await room.receive(self._guest, said)
            except Moved:
                if self._following is None:
                    raise
            else:
                return

    async def found(self) -> AnyRoom | None:
        """The room, when it is known where it is; None if there was no way in."""
        while self._following is not None:
            following = self._following
            await following
            if following is self._following:
                self._following = None
        return self.room

    async def _follow(
        self, hello: m.Hello, unheard: Sequence[str | bytes], before: asyncio.Task[None] | None
    ) -> None:
        if before is not None:
            await before
        try:
            self.room = await self._hall.enter(self._table, self._guest, hello, self._address)
            if self.room is not None:
                for said in unheard:
                    await self.room.receive(self._guest, said)
        except Refused:
            self.room = None
            self._guest.close(CLOSE_LATER, "the table is moving")


async def _first_words(
    hall: Hall, table: str, guest: Newcomer, address: str, hear: Hear
) -> AnyRoom | None:
    """Waits for a hello and brings the connection to its table."""
    try:
        async with asyncio.timeout(hall.services.settings.hello_seconds):
            hello = await _hello(hall, guest, hear)
    except TimeoutError:
        hello = None
    if hello is None:
        guest.close(CLOSE_NO_HELLO, "no hello")
        return None
    try:
        return await hall.enter(table, guest, hello, address)
    except Refused as refused:
        turn_away(guest, refused, hall.services.metrics)
        return None


async def _hello(hall: Hall, guest: Newcomer, hear: Hear) -> m.Hello | None:
    for _ in range(FIRST_WORDS):
        data = await hear(None)
        try:
            message = m.read_message(data)
            if isinstance(message, m.Hello):
                return message
            raise Refused(TableReason.BAD_MESSAGE, "say hello first")
        except Refused as refused:
            hall.services.metrics.refusals[refused.reason] += 1
            guest.send(refused_frame(m.label_of(data), refused))
    return None


class Ear(Protocol):
    """Who is told what a table tells, within this process."""

    def send(self, text: str) -> None:
        """The table tells something."""

    def close(self, code: int, reason: str) -> None:
        """The table ends the connection, and says no more."""


class Visit:
    """A connection from within this process: what is said waits in a queue."""

    def __init__(self, hall: Hall, table: str, address: str, ear: Ear) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.address = address
        self._ear = ear
        self._said: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.follow: Follow
        self._take: Take | None = None
        self._closed: int | None = None
        self.attending = asyncio.create_task(self._attend(hall, table))
        """Ends with the visit."""

    async def receive(self, data: str | bytes) -> None:
        """Takes a frame; the first is a hello."""
        if self._take is None or not self._said.empty() or not self._take(data):
            self._said.put_nowait(data)

    async def depart(self) -> None:
        """Hangs up, when all that was said before is heard."""
        self._said.put_nowait(None)
        await self.attending

    def send(self, *texts: str) -> None:
        """The table tells something."""
        if self._closed is None:
            for text in texts:
                self._ear.send(text)

    def close(self, code: int, reason: str) -> None:
        """The table ends the connection."""
        if self._closed is None:
            self._closed = code
            self._said.put_nowait(None)
            self._ear.close(code, reason)

    def moved(self, hello: m.Hello, unheard: Sequence[str | bytes] = ()) -> None:
        """The table is at another server by now."""
        self.follow(hello, unheard)

    async def _attend(self, hall: Hall, table: str) -> None:
        try:
            await attend(hall, table, self, self.address, self._hear)
        except Exception as problem:
            log_error("visit_failed", problem, table=table)
            self.close(CLOSE_LATER, "something went wrong here")

    async def _hear(self, take: Take | None) -> str | bytes:
        self._take = take
        try:
            data = await self._said.get()
        finally:
            self._take = None
        if data is None:
            raise Departed
        return data
