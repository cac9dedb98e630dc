"""A table with people at it: takes one message at a time, saves it, then tells everyone.

Everything that changes a table passes through its inbox, in order of arrival: messages from
sockets, bots, the clock. Nothing is told to anyone before it is safe on disk.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ...rules.errors import IllegalAction
from ...rules.events import Event
from ..logs import complain, tell
from ..metrics import Metrics
from ..settings import Settings
from ..store.keeping import batch_of
from ..store.store import StorageError, Store
from ..table import entries as e
from ..table import messages as m
from ..table.asking import deal_when_ready
from ..table.refused import SENTENCES, Refused, TableReason
from ..table.seating import sit
from ..table.secret import new_token, same, seat_of
from ..table.table import Table
from ..table.wire import Moment, Teller, frame, players
from .answers import answer
from .chat import Chat
from .guests import (
    CLOSE_ELSEWHERE,
    CLOSE_GIVEN_UP,
    CLOSE_LATER,
    CLOSE_NO_TABLE,
    CLOSE_SECRET,
    CLOSE_TOO_FAST,
    Guest,
)
from .inbox import Handler, Inbox
from .manners import Manners
from .pace import Pace
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
        if not self.manners.may_send(sender, self.services.now()):
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
        return await self._inbox.asked(self._enter, guest, hello)

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""
        if guest in self.guests:
            del self.guests[guest]
            self.manners.forget(guest)
            await self.post(self._departed, guest.seat)

    async def sit(self, new: m.NewSeat) -> tuple[int, str]:
        """Gives a person with the invite a seat: its number and token."""
        return await self._inbox.asked(self._sit, new)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Reads the table between two changes."""

        async def read() -> T:
            return question(await self._current())

        return await self._inbox.asked(read)

    async def post(self, handler: Handler, *arguments: Any) -> None:
        """Puts something into the inbox."""
        await self._inbox.post(handler, *arguments)

    async def stop(self) -> None:
        """Lets go of the table."""
        self.pace.stop()
        await self._inbox.stop()

    # ------------------------------------------------------------------ one thing at a time

    async def _current(self) -> Table:
        """The table as it is on disk."""
        if self.table is None:
            await self._read_again()
        assert self.table is not None
        return self.table

    async def _enter(self, guest: Guest, hello: m.Hello) -> bool:
        again = guest in self.guests
        try:
            table = await self._current()
        except StorageError:
            self.refuse(guest, None, Refused(TableReason.STORAGE))
            guest.close(CLOSE_LATER, "storage")
            raise
        seat = None
        if hello.token is not None:
            seat = seat_of(hello.token, [each.digest for each in table.seats])
        if seat is None and (hello.invite is None or not same(hello.invite, table.invite)):
            self.refuse(guest, None, Refused(TableReason.BAD_SECRET))
            guest.close(CLOSE_SECRET, "wrong secret")
            return False
        if not self._make_room(guest, seat):
            return True
        if seat is not None and table.seats[seat].stand_in is not None:
            await self.commit([e.HandedBack(seat=seat)])
        if again and guest not in self.guests:
            return False  # it went while the disk was busy
        before = self.here
        self.guests.pop(guest, None)
        guest.seat = seat
        self.guests[guest] = None
        self.visited = True
        self._welcome(guest)
        if self.here != before:
            self._tell_players(guest)
        self.pace.plan()
        return True

    def _make_room(self, guest: Guest, seat: int | None) -> bool:
        settings = self.services.settings
        mates = [other for other in self.guests if other.seat == seat and other is not guest]
        if seat is None and len(mates) >= settings.watchers_per_table:
            self.refuse(guest, None, Refused(TableReason.TOO_MANY))
            guest.close(CLOSE_LATER, "too many watch this table")
            return False
        if seat is not None and len(mates) >= settings.connections_per_seat:
            del self.guests[mates[0]]
            mates[0].close(CLOSE_ELSEWHERE, "this seat is open elsewhere")
        return True

    async def _departed(self, seat: int | None) -> None:
        if not self.guests:
            self.empty_since = self.services.now()
        if self.table is None:
            return
        if seat is not None and seat not in self.here:
            self._tell_players()
            ready = deal_when_ready(self.table, self.here, self.table.ready)
            if ready:
                await self.commit(ready)
        self.pace.plan()

    async def _sit(self, new: m.NewSeat) -> tuple[int, str]:
        table = await self._current()
        if not same(new.invite, table.invite):
            raise Refused(TableReason.BAD_SECRET)
        token = new_token()
        entries = sit(table, new, token, self.services.settings)
        await self.commit(entries)
        seat = entries[0]
        assert isinstance(seat, e.Sat)
        return seat.seat, token

    async def _message(self, guest: Guest, message: m.Message) -> None:
        if guest not in self.guests:
            return  # it went, or its seat was given up, while this was on its way
        if isinstance(message, m.Hello):
            await self._enter(guest, message)
            return
        try:
            await answer(self, await self._current(), guest, message)
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
            self._welcome(guest)
        self.pace.plan(trouble=True)

    # ------------------------------------------------------------------ small things

    def end(self) -> None:
        """The table has ended: everybody goes."""
        for guest in list(self.guests):
            guest.close(CLOSE_NO_TABLE, "the table has ended")

    async def see_off(self, seats: Collection[int]) -> None:
        """Those whose seat is no longer theirs go at once: someone else may take it."""
        for guest in [each for each in self.guests if each.seat in seats]:
            del self.guests[guest]
            guest.seat = None
            guest.close(CLOSE_GIVEN_UP, "this seat was given up")
        for seat in seats:
            await self._departed(seat)

    def _welcome(self, guest: Guest) -> None:
        said, now = self.chat.lines(guest.muted), self.services.now()
        guest.send(self._moment().welcome(guest.seat, said, now))

    def _tell_players(self, but: Guest | None = None) -> None:
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


def _sentence(refusal: Refused | IllegalAction) -> str:
    return refusal.sentence if isinstance(refusal, Refused) else str(refusal)
