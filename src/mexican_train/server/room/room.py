"""A room: a table with people at it, where everything happens in order of arrival.

Messages from sockets, bots and clocks pass through one inbox. What each of them does is in
`requests.py`, `presence.py` and `scheduler.py`; what is saved and told of it, in `live.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, TypeVar

from ...protocol import client_messages as m
from ...protocol.calls import ListedTable
from ...protocol.reasons import Refused
from ..logs import log_error
from ..table import entries as e
from ..table.secret import same, seat_of
from ..table.table import Table
from ..table.views import about_for, listed
from . import moving, presence, requests
from .chat import Chat
from .guests import Guest, Moved
from .inbox import Handler, Inbox
from .live import LiveTable
from .neighbours import Shown
from .scheduler import Scheduler
from .services import Services

T = TypeVar("T")
LEAVING = 1.0
"""Seconds in which a table that moves does what was asked before."""


class Room:
    """One table of this server, for those who come to it."""

    def __init__(
        self,
        table: Table,
        services: Services,
        let_go: Callable[[Room], None],
        chat: Chat | None = None,
    ) -> None:
        """`let_go` is called when the table cannot be read again here."""
        self.id = table.id
        self._let_go = let_go
        self._live = LiveTable(table, services, chat)
        self._scheduler = Scheduler(self._live, self._post)
        most = services.settings.inbox_messages
        self._inbox = Inbox(most, failed=self._failed, done=self._done)
        self._moving: asyncio.Event | None = None
        """While the table moves: set when everybody was sent after it."""

    @property
    def table(self) -> Table | None:
        """The table; None while what is on disk must be read again."""
        return self._live.table

    @property
    def guests(self) -> Collection[Guest]:
        """The connections to the table."""
        return self._live.guests

    @property
    def here(self) -> set[int]:
        """The seats whose people are at the table."""
        return self._live.here

    @property
    def public(self) -> bool:
        """Whether the home page lists this table."""
        return self.table is not None and self.table.options.public

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not self.guests and self._inbox.idle

    @property
    def backlog(self) -> int:
        """How many things wait for the table."""
        return self._inbox.waiting

    @property
    def empty_since(self) -> float:
        """Since when, as measured, nobody has been here, if nobody is."""
        return self._live.empty_since

    @property
    def visited(self) -> bool:
        """Whether anybody has been here since the table came into memory."""
        return self._live.visited

    # ------------------------------------------------------------------ connections

    async def enter(self, guest: Guest, hello: m.Hello) -> bool:
        """Let in a connection with a token or the invite; return whether it is still connected."""
        return await self._inbox.asked(presence.enter, self._live, guest, hello)

    async def receive(self, guest: Guest, data: str | bytes) -> None:
        """Takes a frame from a connection that has said hello; waits while there is no room."""
        if self._moving is not None:
            await self._moving.wait()
            raise Moved
        message = requests.read(self._live, guest, data)
        if message is not None:
            await self._post(*self._handling(guest, message))

    def take(self, guest: Guest, data: str | bytes) -> bool:
        """Takes a frame here and now; False, and it is as if it had not come, if that cannot be."""
        if self._moving is not None or not self._inbox.open:
            return False
        message = requests.read(self._live, guest, data)
        if message is not None:
            self._inbox.put(*self._handling(guest, message))
        return True

    def _handling(self, guest: Guest, message: m.Message) -> tuple[Any, ...]:
        """What is done with a message that comes now."""
        return requests.handle, self._live, guest, message, self._live.services.steady()

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""
        live = self._live
        present = live.remove(guest)
        if present is not None:
            if present.excused and guest.seat is not None:
                live.coming_back.add(guest.seat)
            await self._post(presence.departed, live, guest.seat, present.digest)

    async def excuse(self, guest: Guest) -> bool:
        """Asks a connection to come again, unless its person is waited for; whether it did."""
        return await self._inbox.asked(moving.excuse, self._live, guest)

    # ------------------------------------------------------------------ calls

    async def begin(
        self, entries: list[e.AnyEntry], address: str, promised: str | None = None
    ) -> None:
        """The first entries of a new table, made for someone at an address; they may have committed
        to a nonce."""
        self._live.mixing.promise_seat(0, promised)
        await self._inbox.asked(self._live.commit, entries, None, address)

    async def sit(self, new: m.NewSeat, token: str, address: str) -> int:
        """Gives a person with the invite a seat under a new token; asked again, the same seat."""
        return await self._inbox.asked(presence.sit, self._live, new, token, address)

    async def about(self, secret: str | None) -> Shown:
        """What someone with this secret, or with none, may know of the table."""

        def shown(table: Table) -> Shown:
            opened, seat = _opens(table, secret), _seat_opened(table, secret)
            named = table.options.public or opened
            return Shown(opened, about_for(table, self.here, named, seat))

        return await self._ask(shown)

    async def opens(self, secret: str | None) -> bool:
        """Whether a secret is the table's invite or one of its tokens."""
        return await self._ask(lambda table: _opens(table, secret))

    async def waiting(self, code: str | None) -> str | None:
        """The invite, while the table waits for players under this code.

        None: under any; servers from before codes could change do not say which.
        """

        def invite(table: Table) -> str | None:
            return table.invite if table.code and code in (None, table.code) else None

        return await self._ask(invite)

    async def listed(self) -> ListedTable:
        """What the home page tells of a public table."""
        return await self._ask(lambda table: listed(table, self.here))

    async def _ask(self, question: Callable[[Table], T]) -> T:
        """Reads the table between two changes."""

        async def read() -> T:
            return question(await self._live.current())

        return await self._inbox.asked(read)

    # ------------------------------------------------------------------ its moves

    @property
    def movable(self) -> bool:
        """Whether somebody is here and nothing is under way: it could go on elsewhere at once."""
        return self._moving is None and self._inbox.idle and moving.movable(self._live)

    @property
    def awaits_someone(self) -> bool:
        """Whether somebody who is here is to act now."""
        return self.table is not None and self.table.turn in self.here

    def hold(self) -> None:
        """The table is to go on elsewhere: what people say from now on waits for that."""
        self._moving = asyncio.Event()
        self._stop_beside()

    async def leave(self) -> None:
        """Does what is waiting, if that does not take long, and lets go of the table."""
        with suppress(Refused, TimeoutError):
            async with asyncio.timeout(LEAVING):
                await self._inbox.asked(_nothing)
        await self.stop()

    def send_on(self) -> None:
        """The table is elsewhere by now: sends everybody after it."""
        assert self._moving is not None
        moving.send_on(self._live)
        self._moving.set()

    # ------------------------------------------------------------------ its end

    def end(self) -> None:
        """The table has ended: everybody goes."""
        self._live.end()

    async def stop(self) -> None:
        """Lets go of the table."""
        self._stop_beside()
        await self._inbox.stop()

    def abandon(self) -> None:
        """Lets go of the table here and now."""
        self._stop_beside()
        self._inbox.abandon()

    def _stop_beside(self) -> None:
        self._scheduler.stop()
        self._live.stop()

    # ------------------------------------------------------------------ the inbox

    async def _post(self, handler: Handler, *arguments: Any) -> None:
        await self._inbox.post(handler, *arguments)

    def _done(self) -> None:
        """Something has happened: other things come next, and some are wanted no more."""
        self._live.look_beside()
        self._scheduler.plan()

    async def _failed(self, problem: Exception) -> None:
        """Read the table again from disk: the state in memory may differ from it.

        If even that fails, the room ends: otherwise it would take messages and answer none.
        """
        try:
            self._live.distrust(problem)
            self._scheduler.forget()
            await self._scheduler.recover()
        except Exception as worse:
            log_error("recovery_failed", worse, table=self.id)
            self._let_go(self)


async def _nothing() -> None:
    """Takes its turn, and no time."""


def _opens(table: Table, secret: str | None) -> bool:
    """Whether a secret is the table's invite or one of its tokens."""
    if secret is None:
        return False
    return same(secret, table.invite) or _seat_opened(table, secret) is not None


def _seat_opened(table: Table, secret: str | None) -> int | None:
    """The seat whose token a secret is."""
    return None if secret is None else seat_of(secret, [seat.digest for seat in table.seats])
