"""A table with people at it: takes one message at a time, saves it, then tells everyone.

Everything that changes a table passes through its inbox, in order of arrival: messages from
sockets, bots, the clock. Nothing is told to anyone before it is safe on disk.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ...rules.errors import IllegalAction
from ...rules.events import Event
from ..logs import complain, tell
from ..metrics import Metrics
from ..settings import Settings
from ..store.keeping import batch_of
from ..store.store import Outrun, StorageError, Store
from ..table import entries as e
from ..table import messages as m
from ..table.refused import SENTENCES, Refused, TableReason
from ..table.secret import same, seat_of
from ..table.table import Table
from ..table.wire import Moment, Teller, about, frame, players
from . import coming
from .answers import answer
from .chat import Chat
from .guests import (
    CLOSE_NO_TABLE,
    CLOSE_TOO_FAST,
    Guest,
)
from .inbox import Handler, Inbox
from .manners import Manners
from .pace import Pace
from .place import Alone, Neighbours, Told
from .thinkers import Thinker

T = TypeVar("T")


@dataclass(slots=True)
class Services:
    """What all tables of a server share."""

    store: Store
    thinker: Thinker
    settings: Settings
    metrics: Metrics
    now: Callable[[], float]
    chance: random.Random
    neighbours: Neighbours = field(default_factory=Alone)


class Room:
    """One table in memory, and the connections to it."""

    def __init__(self, table: Table, services: Services, chat: Chat | None = None) -> None:
        self.id = table.id
        self.services = services
        self.table: Table | None = table
        """None while what is on disk must be read again."""
        self.chat = chat or Chat()
        self.guests: dict[Guest, None] = {}
        self.empty_since = services.now()
        self.visited = False
        """Whether anybody has been here since the table came into memory."""
        self.pace = Pace(self)
        self._teller = Teller()
        self.manners = Manners(services.settings)
        self._inbox = Inbox(services.settings.inbox_messages, self._failed)
        self._in_trouble = False

    # ------------------------------------------------------------------ from outside

    @property
    def here(self) -> set[int]:
        """The seats whose people are at the table."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    @property
    def public(self) -> bool:
        """Whether the home page lists this table."""
        return self.table is not None and self.table.options.public

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not self.guests and self._inbox.idle

    async def receive(self, guest: Guest, data: str | bytes) -> None:
        """Takes a frame from a connection that has said hello."""
        sender = guest if guest.seat is None else guest.seat
        if not self.manners.may_send(sender, self.services.now(), guest.seat is not None):
            self.refuse(guest, m.label_of(data), Refused(TableReason.TOO_FAST))
            if self.manners.floods(sender):
                guest.close(CLOSE_TOO_FAST, "too fast")
            return
        try:
            message = m.read_message(data)
        except Refused as refusal:
            self.refuse(guest, m.label_of(data), refusal)
            return
        await self.post(self._message, guest, message)

    async def begin(self, entries: list[e.AnyEntry]) -> None:
        """The first entries of a new table."""
        await self._inbox.asked(self.commit, entries)

    async def enter(self, guest: Guest, hello: m.Hello) -> bool:
        """Lets a connection in, if it brings a token or the invite; whether it did."""
        return await self._inbox.asked(coming.enter, self, guest, hello)

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""
        if guest in self.guests:
            del self.guests[guest]
            self.manners.forget(guest)
            await self.post(coming.departed, self, guest.seat)

    async def sit(self, new: m.NewSeat, token: str) -> int:
        """Gives a person with the invite a seat under a new token; asked again, the same seat."""
        return await self._inbox.asked(coming.sit, self, new, token)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Reads the table between two changes."""

        async def read() -> T:
            return question(await self.current())

        return await self._inbox.asked(read)

    async def about(self, secret: str | None) -> tuple[bool, Told]:
        """Whether a secret opens the table, and what one with it may know."""

        def told(table: Table) -> tuple[bool, Told]:
            known = _opens(table, secret)
            return known, about(table, self.here, table.options.public or known)

        return await self.ask(told)

    async def opens(self, secret: str | None) -> bool:
        """Whether a secret is the table's invite or one of its tokens."""
        return await self.ask(lambda table: _opens(table, secret))

    async def waiting(self) -> str | None:
        """The invite, while the table waits for players under a code."""
        return await self.ask(lambda table: table.invite if table.code else None)

    async def listed(self) -> Told:
        """What the home page tells of a public table."""
        return await self.ask(
            lambda table: {**about(table, self.here, True), "invite": table.invite}
        )

    async def post(self, handler: Handler, *arguments: Any) -> None:
        """Puts something into the inbox."""
        await self._inbox.post(handler, *arguments)

    async def stop(self) -> None:
        """Lets go of the table."""
        self.pace.stop()
        await self._inbox.stop()

    def abandon(self) -> None:
        """Lets go of the table here and now."""
        self.pace.stop()
        self._inbox.abandon()

    # ------------------------------------------------------------------ one thing at a time

    async def current(self) -> Table:
        """The table as it is on disk. Raises `StorageError`."""
        if self.table is None:
            await self._read_again()
        assert self.table is not None
        return self.table

    async def _message(self, guest: Guest, message: m.Message) -> None:
        if guest not in self.guests:
            return  # it went, or its seat was given up, while this was on its way
        if isinstance(message, m.Hello):
            await coming.enter(self, guest, message)
            return
        try:
            try:
                await answer(self, await self.current(), guest, message)
            except Outrun:
                # Another server took this table for its own. What it wrote comes first.
                await self._read_again()
                await answer(self, await self.current(), guest, message)
        except (Refused, IllegalAction) as refusal:
            self.refuse(guest, message.id, refusal, seen=True)
            if guest.seat is not None and self.table is not None:
                person = self.table.seats[guest.seat].digest
                self.manners.remember(person, message.id, refusal)
        except Exception:
            self.refuse(guest, message.id, Refused(TableReason.STORAGE))
            raise

    async def commit(
        self,
        entries: list[e.AnyEntry],
        seat: int | None = None,
        id: str | None = None,
        guest: Guest | None = None,
        more: Callable[[], list[e.AnyEntry]] = list,
    ) -> None:
        """Applies entries, saves them, and only then acknowledges and tells everyone.

        `more` are entries that follow from the table as it is after the others.
        """
        table = self.table
        assert table is not None
        rows: list[e.Row] = []
        told: list[dict[int | None, str]] = []
        happened: list[Event] = []
        at = self.services.now()
        pending = list(entries)
        seats = {each.seat for each in self.guests}
        while pending:
            entry = pending.pop(0)
            events = table.apply(entry)  # refuses, if at all, the first of them
            happened += events
            if not pending and more is not list:
                pending, more = more(), list
            last = not pending
            if last and seat is not None and id is not None:
                table.remember(seat, id)
            rows.append(e.Row(table.version, at, seat, id if last else None, e.written(entry)))
            self.services.metrics.actions[entry.__struct_config__.tag] += 1  # type: ignore[index]
            moment = self._moment(entry, events)
            told.append({each: moment.update(each) for each in seats})
        await self.services.store.append(batch_of(table, at, rows, happened))
        ack = frame("ack", id=id, version=table.version)
        for each in self.guests:
            updates = [update[each.seat] for update in told if each.seat in update]
            each.send(*([ack] if each is guest else []), *updates)
        self.pace.plan()

    def refuse(
        self,
        guest: Guest,
        id: str | None,
        refusal: Refused | IllegalAction,
        seen: bool = False,
    ) -> None:
        """Tells a connection that nothing was changed, and why; with its view, if it has one."""
        reason, sentence = str(refusal.reason), _sentence(refusal)
        self.services.metrics.refusals[reason] += 1
        if seen and self.table is not None:
            guest.send(self._moment().refused(guest.seat, id, reason, sentence))
        else:
            # Not the version: one that is just being saved is nobody's business yet.
            guest.send(frame("refused", id=id, reason=reason, message=sentence))

    # ------------------------------------------------------------------ when the disk fails

    async def _failed(self, problem: Exception) -> None:
        """What is in memory may not be what is on disk: says so, and reads it again."""
        if not isinstance(problem, StorageError):
            complain("table_failed", problem, table=self.id)
        self.table = None
        self.pace.forget()
        if not self._in_trouble:
            self._in_trouble = True
            tell("storage_failed", table=self.id)
            notice = frame("notice", reason="storage", message=SENTENCES[TableReason.STORAGE])
            for guest in self.guests:
                guest.send(notice)
        await self._recover()

    async def _recover(self) -> None:
        if self.table is not None:
            return
        try:
            await self._read_again()
        except StorageError:
            self.pace.later(self._recover)

    async def _read_again(self) -> None:
        kept = await self.services.store.load(self.id)
        if kept is None:
            raise StorageError("the table is gone")
        self.table = Table.replay(self.id, kept.rows)
        self.chat = Chat(kept.said)
        self._in_trouble = False
        for guest in self.guests:
            self.welcome(guest)
        self.pace.plan(trouble=True)

    # ------------------------------------------------------------------ small things

    def end(self) -> None:
        """The table has ended: everybody goes."""
        for guest in list(self.guests):
            guest.close(CLOSE_NO_TABLE, "the table has ended")

    def welcome(self, guest: Guest) -> None:
        """Tells a connection the whole table anew."""
        said, now = self.chat.lines(guest.muted), self.services.now()
        guest.send(self._moment().welcome(guest.seat, said, now))

    def tell_players(self, but: Guest | None = None) -> None:
        """Tells who is here now; that is no change of the table, so its version stays."""
        assert self.table is not None
        who = players(self.table, self.here)
        text = frame("players", version=self.table.version, players=who)
        for guest in self.guests:
            if guest is not but:
                guest.send(text)

    def _moment(self, entry: e.AnyEntry | None = None, happened: Sequence[Event] = ()) -> Moment:
        table = self.table
        assert table is not None
        return self._teller.moment(table, self.here, self.pace.deadline(table), entry, happened)


def _opens(table: Table, secret: str | None) -> bool:
    """Whether a secret is the table's invite or one of its tokens."""
    if secret is None:
        return False
    seat = seat_of(secret, [seat.digest for seat in table.seats])
    return same(secret, table.invite) or seat is not None


def _sentence(refusal: Refused | IllegalAction) -> str:
    return refusal.sentence if isinstance(refusal, Refused) else str(refusal)
