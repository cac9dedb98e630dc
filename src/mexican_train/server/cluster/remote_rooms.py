"""A table that is at another server, as those who came to this one see it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from itertools import count
from typing import Any, NamedTuple, assert_never

import msgspec

from ...protocol import client_messages as m
from ...protocol.calls import AboutWithSeat
from ...protocol.close_codes import CLOSE_LATER, CLOSE_TOO_FAST
from ...protocol.reasons import Refused, TableReason
from ..room.guests import Guest
from ..room.neighbours import Shown
from ..room.sender_limits import SenderLimits
from ..settings import Settings
from ..table.wire import refused_frame
from .letters import (
    Closed,
    Departed,
    Entered,
    Enters,
    FrameIn,
    FramesOut,
    Letter,
    ReturnLetter,
    SentRefusal,
    TableCall,
    TableReply,
    hello_of,
)
from .link import Link

KEPT = 8
"""Frames of a connection that are kept, should its table move before it hears them."""


class Connected(NamedTuple):
    """A connection of this server to a table of another."""

    room: RemoteRoom
    guest: Guest


class _Awaited(NamedTuple):
    """An answer that is waited for, and the server it comes from."""

    server: str
    answer: asyncio.Future[Any]


class _Said:
    """What a connection has said: the last of it is kept, should the table move before it hears."""

    def __init__(self) -> None:
        self._count = 0
        self._last: deque[str | bytes] = deque(maxlen=KEPT)

    def add(self, data: str | bytes) -> None:
        """One more frame."""
        self._count += 1
        self._last.append(data)

    def after(self, heard: int) -> list[str | bytes]:
        """What came after so many, as far as it is kept."""
        missing = max(0, self._count - heard)
        return list(self._last)[-missing:] if missing else []


class RemoteRooms:
    """Everything this server's people have at other servers: connections, and calls under way."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.connections: dict[int, Connected] = {}
        self.rooms: dict[str, RemoteRoom] = {}
        self._awaited: dict[int, _Awaited] = {}
        self._numbers = count(1)

    def room(self, table: str, server: str, link: Link) -> RemoteRoom:
        """A table at a server."""
        known = self.rooms.get(table)
        if known is None or (known.server, known.link) != (server, link):
            known = RemoteRoom(table, server, self, link)
        return known

    @property
    def servers(self) -> set[str]:
        """The servers that one is connected to."""
        return {each.room.server for each in self.connections.values()}

    def number(self) -> int:
        """A number for a connection or a call."""
        return next(self._numbers)

    async def answer(self, number: int, server: str) -> Any:
        """Waits for what is said under a number."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._awaited[number] = _Awaited(server, waiting)
        try:
            async with asyncio.timeout(self.settings.lease_seconds):
                return await waiting
        except TimeoutError:
            raise Refused(TableReason.UNREACHABLE) from None
        finally:
            self._awaited.pop(number, None)

    def heard(self, letter: ReturnLetter) -> None:
        """A letter about a connection or a call of this server."""
        match letter:
            case FramesOut(connection=number, texts=texts):
                if number in self.connections:
                    self.connections[number].guest.send(*texts)
            case Closed(connection=number):
                if number in self.connections:
                    self._closed(self.connections[number], letter)
            case Entered(connection=number, refusal=refusal):
                self._resolve(number, letter, refusal)
            case TableReply(number=number, answer=answer, refusal=refusal):
                self._resolve(number, answer, refusal)
            case _:
                assert_never(letter)

    def _closed(self, connected: Connected, letter: Closed) -> None:
        room, guest = connected
        if letter.follow is None or letter.connection in self._awaited:
            guest.close(letter.code, letter.reason)
            return
        follow = letter.follow
        unheard = room.unheard(guest, follow.heard)
        room.forget(guest)
        guest.moved(hello_of(follow), unheard)

    def lost(self, server: str | None) -> None:
        """What was under way with a server, or with all, is lost: everybody comes back anew."""
        for number, connected in list(self.connections.items()):
            if server in (None, connected.room.server):
                del self.connections[number]  # what still comes for it is of before
                # One that is still on its way in asks again by itself.
                if number not in self._awaited or self._awaited[number].answer.done():
                    connected.guest.close(CLOSE_LATER, "the table is moving")
        for awaited in list(self._awaited.values()):
            if server in (None, awaited.server) and not awaited.answer.done():
                awaited.answer.set_exception(Refused(TableReason.UNREACHABLE))

    def _resolve(self, number: int, answer: object, refusal: SentRefusal | None) -> None:
        awaited = self._awaited.get(number)
        if awaited is None or awaited.answer.done():
            return
        if refusal is None:
            awaited.answer.set_result(answer)
        else:
            try:
                reason = TableReason(refusal.reason)
            except ValueError:  # of a newer server; its sentence says which
                reason = TableReason.PROTOCOL
            awaited.answer.set_exception(Refused(reason, refusal.sentence))


class RemoteRoom:
    """One table at another server."""

    def __init__(self, id: str, server: str, remote: RemoteRooms, link: Link) -> None:
        self.id = id
        self.server = server
        self._remote = remote
        self.link = link
        self._numbers: dict[Guest, int] = {}
        self._said: dict[Guest, _Said] = {}
        self._limits = SenderLimits(remote.settings)

    @property
    def guests(self) -> Collection[Guest]:
        """The connections of this server that are at the table."""
        return self._numbers

    async def enter(self, guest: Guest, hello: m.Hello) -> bool:
        """Let in a connection with a token or the invite; return whether it is still connected."""
        number = self._remote.number()
        self._numbers[guest], self._said[guest] = number, _Said()
        self._remote.connections[number] = Connected(self, guest)
        self._remote.rooms[self.id] = self
        try:
            who = (hello.token, hello.invite, hello.protocol, guest.address, hello.differences)
            self._send(Enters(number, self.id, *who))
            entered = await self._remote.answer(number, self.server)
        except BaseException:
            await self.depart(guest)
            raise
        if not entered.inside:
            await self.depart(guest)
        return bool(entered.right)

    async def receive(self, guest: Guest, data: str | bytes) -> None:
        """Takes a frame from a connection that has said hello; the table reads it."""
        if not self.take(guest, data):
            raise Refused(TableReason.UNREACHABLE)

    def take(self, guest: Guest, data: str | bytes) -> bool:
        """Takes a frame; False if there is no way to the table."""
        # Each connection by itself, as if it were a player's: the table knows better, and counts
        # again. This keeps a flood from the other server.
        if not self._limits.may_send(guest, self._remote.now(), seated=True):
            guest.send(refused_frame(m.label_of(data), Refused(TableReason.TOO_FAST)))
            if self._limits.floods(guest):
                guest.close(CLOSE_TOO_FAST, "too fast")
            return True
        sent = self.link.send(self.server, FrameIn(self._numbers[guest], data))
        if sent:
            self._said[guest].add(data)
        return sent

    def unheard(self, guest: Guest, heard: int) -> list[str | bytes]:
        """What a connection has said last, after so many frames that were heard."""
        return self._said[guest].after(heard)

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""
        number = self.forget(guest)
        if number is not None:
            self.link.send(self.server, Departed(number))

    def forget(self, guest: Guest) -> int | None:
        """A connection is not at the table any more; the number that it had there."""
        number = self._numbers.pop(guest, None)
        if number is not None:
            del self._said[guest]
            self._remote.connections.pop(number, None)
            self._limits.forget(guest)
            if not self._numbers and self._remote.rooms.get(self.id) is self:
                del self._remote.rooms[self.id]
        return number

    async def excuse(self, guest: Guest) -> bool:
        """Asks a connection to come again, unless its person is waited for; whether it did."""
        number = self._numbers.get(guest)
        return number is not None and bool(await self._ask("excuse", number))

    async def sit(self, new: m.NewSeat, token: str, address: str) -> int:
        """Gives a person with the invite a seat under a new token; asked again, the same seat."""
        return int(await self._ask("sit", [msgspec.to_builtins(new), token, address]))

    async def about(self, secret: str | None) -> Shown:
        """What someone with this secret, or with none, may know of the table."""
        opened, about = await self._ask("about", secret)
        return Shown(bool(opened), msgspec.convert(about, AboutWithSeat))

    async def opens(self, secret: str | None) -> bool:
        """Whether a secret is the table's invite or one of its tokens."""
        return bool(await self._ask("opens", secret))

    async def waiting(self, code: str | None) -> str | None:
        """The invite, while the table waits for players under this code."""
        invite = await self._ask("waiting", code)
        return None if invite is None else str(invite)

    async def _ask(self, call: str, argument: object) -> Any:
        number = self._remote.number()
        self._send(TableCall(number, self.id, call, argument))
        return await self._remote.answer(number, self.server)

    def _send(self, letter: Letter) -> None:
        if not self.link.send(self.server, letter):
            raise Refused(TableReason.UNREACHABLE)
