"""Those who are at this server's tables through another server."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, assert_never

import msgspec

from ...protocol import client_messages as m
from ...protocol.close_codes import CLOSE_LATER, CLOSE_TOO_FAST
from ...protocol.reasons import Refused, TableReason
from ..logs import log_error
from ..room.guests import Moved
from ..room.hall import Hall
from ..room.room import Room
from ..room.visit import Take
from .letters import (
    Closed,
    Departed,
    Entered,
    Enters,
    Follow,
    FrameIn,
    FramesOut,
    SentRefusal,
    TableCall,
    TableReply,
    VisitLetter,
    hello_of,
)
from .link import Link


class Visitor:
    """A connection at another server, as a table of this one sees it."""

    def __init__(self, server: str, number: int, link: Link, most: int, address: str) -> None:
        self.server = server
        self.number = number
        # Those whose server does not tell where they come from count as one.
        self.address = address or server
        self.seat: int | None = None
        self.muted: set[int] = set()
        self._link = link
        self._most = most
        self._said: deque[str | bytes] = deque()
        self._heard = 0
        self._wake = asyncio.Event()
        self._closed = self._gone = False
        self._take: Take | None = None

    def send(self, *texts: str) -> None:
        """Sends without waiting; the other server cuts off a reader that is too slow."""
        if texts and not self._closed:
            self._link.send(self.server, FramesOut(self.number, list(texts)))

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""
        if not self._closed:
            self._closed = True
            self._link.send(self.server, Closed(self.number, code, reason))

    def moved(self, hello: m.Hello, unheard: Sequence[str | bytes] = ()) -> None:
        """The table is at another server by now: the connection's own server brings it there, and
        says again there what was not heard here."""
        if not self._closed:
            said = (hello.token, hello.invite, hello.protocol)
            follow = Follow(*said, self._heard, hello.differences)
            letter = Closed(self.number, CLOSE_LATER, "the table is moving", follow)
            self._link.send(self.server, letter)
        self.gone()

    def said(self, data: str | bytes) -> None:
        """A frame arrives."""
        if self._take is not None and not self._said and self._take(data):
            self._heard += 1
            return
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
        entered = False
        try:
            room = await _own(hall, enters.table)
            right = await room.enter(self, hello_of(enters))
            entered = True
            self._link.send(self.server, Entered(self.number, right, self in room.guests))
            while not self._gone:
                self._wake.clear()  # before the table is busy with it, when it may go
                while self._said and not self._gone:
                    await room.receive(self, self._said.popleft())
                    self._heard += 1
                self._take = partial(room.take, self)
                await self._wake.wait()
                self._take = None
        except Moved:
            pass  # it follows the table
        except Refused as refusal:
            if entered:
                self.close(CLOSE_LATER, "the table is going to sleep")
            else:  # the refusal is the answer it waits for
                self._link.send(self.server, Entered(self.number, False, False, _sent(refusal)))
        finally:
            self._take = None
            if room is not None:
                with suppress(Refused):
                    await room.depart(self)


class _Number(NamedTuple):
    """What a connection at another server is known by."""

    server: str
    connection: int


class Visitors:
    """All connections and calls that come from other servers."""

    def __init__(self, hall: Hall, most: int) -> None:
        self._hall = hall
        self._most = most
        self._visitors: dict[_Number, Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def servers(self) -> set[str]:
        """The servers that somebody is here through."""
        return {number.server for number in self._visitors}

    def heard(self, server: str, letter: VisitLetter, link: Link) -> None:
        """A letter about someone's connection to this server, or a call."""
        match letter:
            case Enters(connection=connection):
                visitor = Visitor(server, connection, link, self._most, letter.address)
                key = _Number(server, connection)
                self._visitors[key] = visitor
                self._spend(visitor.serve(self._hall, letter)).add_done_callback(
                    lambda _: self._visitors.pop(key, None)
                )
            case FrameIn(connection=connection, data=data):
                visiting = self._visitors.get(_Number(server, connection))
                if visiting is not None:
                    visiting.said(data)
            case Departed(connection=connection):
                self._end(_Number(server, connection))
            case TableCall():
                self._spend(self._answer(server, letter, link))
            case _:
                assert_never(letter)

    def lost(self, server: str | None) -> None:
        """What was under way with a server, or with all, is lost: their people come back anew."""
        for key in list(self._visitors):
            if server in (None, key.server):
                self._end(key)

    def _end(self, key: _Number) -> None:
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
            log_error("visitor_failed", problem)

    async def _answer(self, server: str, call: TableCall, link: Link) -> None:
        try:
            room = await _own(self._hall, call.table)
            if call.call == "excuse":
                answer = await self._excuse(room, _Number(server, call.argument))
            else:
                answer = await _reply(room, call)
        except Refused as refusal:
            link.send(server, TableReply(call.number, None, _sent(refusal)))
        else:
            link.send(server, TableReply(call.number, answer))

    async def _excuse(self, room: Room, key: _Number) -> bool:
        visitor = self._visitors.get(key)
        return visitor is not None and await room.excuse(visitor)


def _sent(refusal: Refused) -> SentRefusal:
    return SentRefusal(str(refusal.reason), refusal.sentence)


async def _own(hall: Hall, table: str) -> Room:
    """A table of this server; whoever believes that it is here must ask again if it is not."""
    room = await hall.room(table)
    if not isinstance(room, Room):
        raise Refused(TableReason.UNREACHABLE)
    return room


async def _reply(room: Room, call: TableCall) -> Any:
    if call.call == "sit":
        new, token, *address = call.argument
        # Servers from before seats were counted by address do not tell it.
        return await room.sit(msgspec.convert(new, m.NewSeat), token, "".join(address))
    if call.call == "about":
        return await room.about(call.argument)
    if call.call == "opens":
        return await room.opens(call.argument)
    return await room.waiting(call.argument)
