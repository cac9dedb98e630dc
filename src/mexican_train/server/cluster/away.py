"""A table that is at another server, as those who came to this one see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from itertools import count
from typing import Any

import msgspec

from ..room.guests import CLOSE_LATER, CLOSE_TOO_FAST, Guest
from ..room.manners import Manners
from ..room.place import Told
from ..settings import Settings
from ..table import messages as m
from ..table.refused import Refused, TableReason
from ..table.wire import frame
from .letters import Answered, Asked, Closed, Entered, Enters, Left, Letter, Said, Sent
from .link import Link


class Away:
    """Everything this server's people have at other servers: connections, and calls under way."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.connections: dict[int, tuple[AwayRoom, Guest]] = {}
        self.rooms: dict[str, AwayRoom] = {}
        self._awaited: dict[int, tuple[str, asyncio.Future[Any]]] = {}
        self._numbers = count(1)

    def room(self, table: str, server: str, link: Link) -> AwayRoom:
        """A table at a server."""
        known = self.rooms.get(table)
        if known is None or (known.server, known.link) != (server, link):
            known = AwayRoom(table, server, self, link)
        return known

    @property
    def servers(self) -> set[str]:
        """The servers that one is connected to."""
        return {room.server for room, _ in self.connections.values()}

    def number(self) -> int:
        """A number for a connection or a call."""
        return next(self._numbers)

    async def answer(self, number: int, server: str) -> Any:
        """Waits for what is said under a number."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._awaited[number] = (server, waiting)
        try:
            async with asyncio.timeout(self.settings.lease_seconds):
                return await waiting
        except TimeoutError:
            raise Refused(TableReason.UNREACHABLE) from None
        finally:
            self._awaited.pop(number, None)

    def heard(self, server: str, letter: Letter) -> None:
        """A letter about a connection or a call of this server."""
        if isinstance(letter, Sent):
            if letter.connection in self.connections:
                self.connections[letter.connection][1].send(*letter.texts)
        elif isinstance(letter, Closed):
            if letter.connection in self.connections:
                self.connections[letter.connection][1].close(letter.code, letter.reason)
        elif isinstance(letter, Entered):
            self._resolve(letter.connection, letter, letter.refusal)
        elif isinstance(letter, Answered):
            self._resolve(letter.number, letter.answer, letter.refusal)

    def lost(self, server: str | None) -> None:
        """What was under way with a server, or with all, is lost: everybody comes back anew."""
        for number, (room, guest) in list(self.connections.items()):
            if server in (None, room.server):
                del self.connections[number]  # what still comes for it is of before
                # One that is still on its way in asks again by itself.
                if number not in self._awaited or self._awaited[number][1].done():
                    guest.close(CLOSE_LATER, "the table is moving")
        for other, waiting in list(self._awaited.values()):
            if server in (None, other) and not waiting.done():
                waiting.set_exception(Refused(TableReason.UNREACHABLE))

    def _resolve(self, number: int, answer: object, refusal: tuple[str, str] | None) -> None:
        waiting = self._awaited.get(number, (None, None))[1]
        if waiting is None or waiting.done():
            return
        if refusal is None:
            waiting.set_result(answer)
        else:
            waiting.set_exception(Refused(TableReason(refusal[0]), refusal[1]))


class AwayRoom:
    """One table at another server."""

    def __init__(self, id: str, server: str, away: Away, link: Link) -> None:
        self.id = id
        self.server = server
        self._away = away
        self.link = link
        self._numbers: dict[Guest, int] = {}
        self._manners = Manners(away.settings)

    @property
    def guests(self) -> Collection[Guest]:
        """The connections of this server that are at the table."""
        return self._numbers

    async def enter(self, guest: Guest, hello: m.Hello) -> bool:
        """Lets a connection in, if it brings a token or the invite; whether it did."""
        number = self._away.number()
        self._numbers[guest] = number
        self._away.connections[number] = (self, guest)
        self._away.rooms[self.id] = self
        try:
            self._send(Enters(number, self.id, hello.token, hello.invite))
            entered = await self._away.answer(number, self.server)
        except BaseException:
            await self.depart(guest)
            raise
        if not entered.inside:
            await self.depart(guest)
        return bool(entered.right)

    async def receive(self, guest: Guest, data: str | bytes) -> None:
        """Takes a frame from a connection that has said hello; the table reads it."""
        # Each connection by itself, as if it were a player's: the table knows better, and counts
        # again. This keeps a flood from the other server.
        if not self._manners.may_send(guest, self._away.now(), seated=True):
            refused = Refused(TableReason.TOO_FAST)
            id, reason = m.label_of(data), refused.reason
            guest.send(frame("refused", id=id, reason=reason, message=refused.sentence))
            if self._manners.floods(guest):
                guest.close(CLOSE_TOO_FAST, "too fast")
            return
        self._send(Said(self._numbers[guest], data))

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""
        number = self._numbers.pop(guest, None)
        if number is None:
            return
        self._away.connections.pop(number, None)
        self._manners.forget(guest)
        if not self._numbers and self._away.rooms.get(self.id) is self:
            del self._away.rooms[self.id]
        self.link.send(self.server, Left(number))

    async def sit(self, new: m.NewSeat, token: str) -> int:
        """Gives a person with the invite a seat under a new token; asked again, the same seat."""
        return int(await self._ask("sit", [msgspec.to_builtins(new), token]))

    async def about(self, secret: str | None) -> tuple[bool, Told]:
        """Whether a secret opens the table, and what one with it may know."""
        known, told = await self._ask("about", secret)
        return bool(known), dict(told)

    async def opens(self, secret: str | None) -> bool:
        """Whether a secret is the table's invite or one of its tokens."""
        return bool(await self._ask("opens", secret))

    async def waiting(self) -> str | None:
        """The invite, while the table waits for players under a code."""
        invite = await self._ask("waiting", None)
        return None if invite is None else str(invite)

    async def _ask(self, call: str, argument: object) -> Any:
        number = self._away.number()
        self._send(Asked(number, self.id, call, argument))
        return await self._away.answer(number, self.server)

    def _send(self, letter: Letter) -> None:
        if not self.link.send(self.server, letter):
            raise Refused(TableReason.UNREACHABLE)
