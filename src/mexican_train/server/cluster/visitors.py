"""Those who are at this server's tables through another server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from ..logs import complain
from ..room.guests import CLOSE_LATER, CLOSE_TOO_FAST
from ..room.hall import Hall
from ..room.room import Room
from ..table import messages as m
from ..table.refused import Refused, TableReason
from .letters import Answered, Asked, Closed, Entered, Enters, Left, Letter, Said, Sent
from .link import Link


class Visitor:
    """A connection at another server, as a table of this one sees it."""

    def __init__(self, server: str, number: int, link: Link, most: int) -> None:
        self.server = server
        self.number = number
        self.seat: int | None = None
        self.muted: set[int] = set()
        self._link = link
        self._most = most
        self._said: deque[str | bytes] = deque()
        self._wake = asyncio.Event()
        self._closed = self._gone = False

    def send(self, *texts: str) -> None:
        """Sends without waiting; the other server cuts off a reader that is too slow."""
        if texts and not self._closed:
            self._link.send(self.server, Sent(self.number, list(texts)))

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""
        if not self._closed:
            self._closed = True
            self._link.send(self.server, Closed(self.number, code, reason))

    def said(self, data: str | bytes) -> None:
        """A frame arrives."""
        if len(self._said) < self._most:
            self._said.append(data)
            self._wake.set()
        else:
            self.close(CLOSE_TOO_FAST, "too fast")

    def gone(self) -> None:
        """The connection is no more."""
        self._gone = self._closed = True
        self._wake.set()

    async def serve(self, hall: Hall, enters: Enters) -> None:
        """Brings the connection to its table and is there for it until it goes."""
        room: Room | None = None
        try:
            room = await _own(hall, enters.table)
            hello = m.Hello(token=enters.token, invite=enters.invite)
            right = await room.enter(self, hello)
            self._link.send(self.server, Entered(self.number, right, self in room.guests))
            while not self._gone:
                self._wake.clear()  # before the table is busy with it, when it may go
                while self._said and not self._gone:
                    await room.receive(self, self._said.popleft())
                await self._wake.wait()
        except Refused as refusal:
            # While it is on its way in, the refusal is the answer it waits for.
            self._link.send(self.server, Entered(self.number, False, False, told(refusal)))
            self.close(CLOSE_LATER, "the table is going to sleep")
        finally:
            if room is not None:
                with suppress(Refused):
                    await room.depart(self)


class Visitors:
    """All connections and calls that come from other servers."""

    def __init__(self, hall: Hall, most: int) -> None:
        self._hall = hall
        self._most = most
        self._visitors: dict[tuple[str, int], Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def servers(self) -> set[str]:
        """The servers that somebody is here through."""
        return {server for server, _ in self._visitors}

    def heard(self, server: str, letter: Letter, link: Link) -> None:
        """A letter about someone's connection to this server, or a call."""
        if isinstance(letter, Enters):
            visitor = Visitor(server, letter.connection, link, self._most)
            key = (server, letter.connection)
            self._visitors[key] = visitor
            self._spend(visitor.serve(self._hall, letter)).add_done_callback(
                lambda _: self._visitors.pop(key, None)
            )
        elif isinstance(letter, Said):
            if (server, letter.connection) in self._visitors:
                self._visitors[server, letter.connection].said(letter.data)
        elif isinstance(letter, Left):
            self._end((server, letter.connection))
        elif isinstance(letter, Asked):
            self._spend(self._answer(server, letter, link))

    def lost(self, server: str | None) -> None:
        """What was under way with a server, or with all, is lost: their people come back anew."""
        for key in list(self._visitors):
            if server in (None, key[0]):
                self._end(key)

    def _end(self, key: tuple[str, int]) -> None:
        visitor = self._visitors.pop(key, None)
        if visitor is not None:
            visitor.gone()

    def _spend(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Exception):
            complain("visitor_failed", problem)

    async def _answer(self, server: str, asked: Asked, link: Link) -> None:
        try:
            answer = await _answered(await _own(self._hall, asked.table), asked)
        except Refused as refusal:
            link.send(server, Answered(asked.number, None, told(refusal)))
        else:
            link.send(server, Answered(asked.number, answer))


def told(refusal: Refused) -> tuple[str, str]:
    """A refusal as it travels."""
    return str(refusal.reason), refusal.sentence


async def _own(hall: Hall, table: str) -> Room:
    """A table of this server; whoever believes that it is here must ask again if it is not."""
    room = await hall.room(table)
    if not isinstance(room, Room):
        raise Refused(TableReason.UNREACHABLE)
    return room


async def _answered(room: Room, asked: Asked) -> Any:
    if asked.call == "sit":
        new, token = asked.argument
        return await room.sit(msgspec.convert(new, m.NewSeat), token)
    if asked.call == "about":
        return await room.about(asked.argument)
    if asked.call == "opens":
        return await room.opens(asked.argument)
    return await room.waiting()
