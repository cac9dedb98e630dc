"""A live table: one table in memory and the connections to it. Saves each change, then tells it.

What is in memory is what is on disk, or it is read again: nothing is told to anyone before it is
safe. Everything here happens in the table's inbox, one thing at a time (`room.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import starmap
from typing import Any, NamedTuple

from ...protocol import client_messages as m
from ...protocol.close_codes import (
    CLOSE_GIVEN_UP,
    CLOSE_LATER,
    CLOSE_NO_TABLE,
    CLOSE_SIGNED_OUT,
)
from ...protocol.number import SPOKEN
from ...protocol.reasons import SENTENCES, Refused, TableReason
from ...protocol.server_messages import Ack, Notice, Players, Refusal
from ...rules.errors import IllegalAction
from ...rules.events import Event, RoundBegan
from ..logs import log_error
from ..store.keeping import batch_of
from ..store.store import StorageError
from ..table import entries as e
from ..table.latecomers import keep_promises
from ..table.table import Table
from ..table.views import latecomers, players
from ..table.wire import Snapshot, Teller, frame
from .chat import Chat
from .clock import TurnClock
from .fair_queue import Asker
from .guests import Guest
from .mixing import Mixing
from .reading import read_table
from .sender_limits import SenderLimits
from .services import Services

REOPENED = e.written(e.LobbyReopened())


class Origin(NamedTuple):
    """The message that some entries are the answer to: who sent it from which seat, its id."""

    guest: Guest
    seat: int
    id: str


class Key(NamedTuple):
    """What has opened a seat to a connection: whose seat it was, and the digest of the token."""

    person: str | None
    digest: str | None


class Audience(NamedTuple):
    """Those who are told the same: at a seat or watching, everything or what has changed."""

    seat: int | None
    in_step: bool


@dataclass(slots=True)
class Presence:
    """What a table knows of a connection to it."""

    hello: m.Hello
    """What it said last to be let in."""
    key: Key
    """What has opened its seat."""
    digest: str | None = None
    """Of the token that a spectator has: it opens the seat asked for, once that is given."""
    excused: bool = False
    """Whether it was asked to come again."""
    in_step: bool = False
    """Whether it asked for differences, and was told the last update."""


class LiveTable:
    """One table in memory, and the connections to it."""

    def __init__(self, table: Table, services: Services, chat: Chat | None = None) -> None:
        self.id = table.id
        self.services = services
        self.table: Table | None = table
        """None while what is on disk must be read again."""
        self.chat = chat or Chat()
        self.guests: dict[Guest, Presence] = {}
        self.coming_back: set[int] = set()
        """Seats whose people were, and have gone: for a moment nobody is told so."""
        self.empty_since = services.steady()
        self.visited = False
        """Whether anybody has been here since the table came into memory."""
        self.received = services.steady()
        """When the message came that is being answered."""
        self.unproven = False
        """Whether the disk has failed, and has saved nothing of this table since."""
        self.clock = TurnClock(services.steady, services.settings.round_pause)
        self.limits = SenderLimits(services.settings)
        self.mixing = Mixing()
        self._teller = Teller()
        self._noticed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._expected: dict[asyncio.Future[Any], Callable[[], None]] = {}

    @property
    def here(self) -> set[int]:
        """The seats whose people are at the table, or were asked to come again and will be."""
        here = {guest.seat for guest in self.guests if guest.seat is not None}
        return here | self.coming_back

    @property
    def waiting(self) -> set[int]:
        """The latecomers who are at the table."""
        latecomers = {} if self.table is None else self.table.latecomers
        held = {present.digest for present in self.guests.values()} if latecomers else ()
        return {number for number, each in latecomers.items() if each.digest in held}

    def key(self, seat: int | None) -> Key:
        """What opens a seat now; a connection without one needs none."""
        assert self.table is not None
        if seat is None or seat >= len(self.table.seats):
            return Key(None, None)
        return Key(self.table.seats[seat].person, self.table.seats[seat].digest)

    def remove(self, guest: Guest) -> Presence | None:
        """Remove a connection and everything kept of it."""
        self.limits.forget(guest)
        self.mixing.forget_guest(guest)
        return self.guests.pop(guest, None)

    def turn_out(self) -> None:
        """Those whose seat is no longer open to them go."""
        for guest, present in list(self.guests.items()):
            key = self.key(guest.seat)
            if present.key == key:
                continue
            self.remove(guest)
            guest.seat = None
            if present.key.person == key.person:
                guest.close(CLOSE_SIGNED_OUT, "this seat has another token")
            else:
                guest.close(CLOSE_GIVEN_UP, "this seat was given up")

    @property
    def asker(self) -> Asker:
        """For whom bots think here: the host's address answers for them, or another player's.

        A spectator's only if nobody else is here: people who watch must not slow others' bots.
        """
        assert self.table is not None
        host = self.table.host
        ranks = {guest: (guest.seat is None, guest.seat != host) for guest in self.guests}
        first = min(ranks, key=ranks.__getitem__, default=None)
        return Asker("" if first is None else first.address, self.id)

    @property
    def deadline(self) -> float | None:
        """When the turn that is running ends, or the pause between two rounds, as measured."""
        assert self.table is not None
        return self.clock.deadline(self.table, bool(self.guests))

    @property
    def shown_deadline(self) -> float | None:
        """The deadline as it is told: the time of day, as the clock on the wall has it now."""
        deadline, services = self.deadline, self.services
        if deadline is None:
            return None
        return round(services.wall() + (deadline - services.steady()), 3)

    async def current(self) -> Table:
        """The table as it is on disk. Raises `StorageError`."""
        if self.table is None:
            await self.read_again()
        assert self.table is not None
        return self.table

    # ------------------------------------------------------------------ what changes it

    async def commit(
        self,
        entries: Iterable[e.AnyEntry],
        origin: Origin | None = None,
        address: str | None = None,
    ) -> None:
        """Applies entries, saves them, and only then acknowledges and tells everyone.

        Each is asked for when those before it are applied, so it may depend on the table by then.
        They count for the `address` they are saved for: the sender's, or whose bots play.
        """
        table = self.table
        assert table is not None
        summed = self._summed(table)
        at, audiences = self.services.wall(), set(starmap(_audience, self.guests.items()))
        rows: list[e.Row] = []
        updates: list[dict[Audience, str]] = []
        happened: list[Event] = []
        waiting = table.match is None
        coming = self._with_promises(entries)
        entry = next(coming, None)
        while entry is not None:
            entry = self.mixing.before(table, entry, self.guests)
            events = table.apply(entry)  # refuses, if at all, the first of them
            following = next(coming, None)
            rows.append(self._row(entry, at, origin, last=following is None))
            happened += events
            snapshot = self._snapshot(entry, events)
            updates.append({each: told_by(snapshot, each) for each in audiences})
            entry = following
        if summed is not None and (waiting or any(isinstance(x, RoundBegan) for x in happened)):
            table.summed = summed.version
        else:
            summed = None
        began = self.services.steady()
        batch = batch_of(table, at, rows, happened, summed)
        await self.services.store.append(batch)
        table.generation = batch.generation or table.generation
        self.services.metrics.saved.observe(self.services.steady() - began)
        self.unproven = False
        payer = origin.guest.address if origin is not None else self.asker.address
        size = sum(len(row.entry) for row in rows)
        self.services.quotas.spend(payer if address is None else address, len(rows), size)
        for guest, present in self.guests.items():
            audience = _audience(guest, present)
            told = [update[audience] for update in updates if audience in update]
            if told and present.hello.differences:
                present.in_step = True
            if origin is not None and guest is origin.guest:
                told.insert(0, frame(Ack(id=origin.id, version=table.version)))
            guest.send(*told)
        if origin is not None:
            self.services.metrics.acknowledged.observe(self.services.steady() - self.received)
        if any(row.entry == REOPENED for row in rows):
            self.tell_invite()
        self.admit()

    def _with_promises(self, entries: Iterable[e.AnyEntry]) -> Iterator[e.AnyEntry]:
        """The entries and, before a deal, those that seat whom a seat was promised."""
        for entry in entries:
            if isinstance(entry, e.Began | e.Dealt) and self.table is not None:
                yield from keep_promises(self.table, self.waiting)
            yield entry

    def admit(self) -> bool:
        """Latecomers who have a seat by now, or who get none, learn it at once; whether there are
        any."""
        answered = self._answer_latecomers()
        for guest in answered:
            self.welcome(guest)
        if answered:
            self.tell_players()
        return bool(answered)

    def _answer_latecomers(self) -> list[Guest]:
        """Seat the guests whose request for a seat was granted, and return all that were answered.

        A request was granted if its token opens a seat now; otherwise the host declined it.
        """
        assert self.table is not None
        answered = []
        for guest, present in self.guests.items():
            if present.digest is None or self._latecomer(guest) is not None:
                continue
            digests = [seat.digest for seat in self.table.seats]
            if present.digest in digests:
                guest.seat = digests.index(present.digest)
                present.key = self.key(guest.seat)
            present.digest = None
            answered.append(guest)
        return answered

    def _summed(self, table: Table) -> e.Row | None:
        """What may take the place of a log that has become long, between two matches."""
        entries = table.version - table.summed
        if not table.between_matches or entries < self.services.settings.log_entries:
            return None
        return e.Row(table.version, self.services.wall(), None, None, e.written(table.sum_up()))

    def _row(self, entry: e.AnyEntry, at: float, origin: Origin | None, last: bool) -> e.Row:
        """An entry that was just applied, as it is stored; the last one answers the message."""
        table = self.table
        assert table is not None
        self.services.metrics.actions[entry.__struct_config__.tag] += 1  # type: ignore[index]
        if origin is None:
            return e.Row(table.version, at, None, None, e.written(entry))
        if last:
            table.remember(origin.seat, origin.id)
        id = origin.id if last else None
        return e.Row(table.version, at, origin.seat, id, e.written(entry))

    # ------------------------------------------------------------------ what it tells

    def refuse(
        self,
        guest: Guest,
        id: str | None,
        refusal: Refused | IllegalAction,
        with_view: bool = False,
    ) -> None:
        """Tells a connection that nothing was changed, and why."""
        reason = str(refusal.reason)
        sentence = refusal.sentence if isinstance(refusal, Refused) else str(refusal)
        self.services.metrics.refusals[reason] += 1
        if with_view and self.table is not None:
            guest.send(self._snapshot().refused(guest.seat, id, reason, sentence))
        else:
            # Not the version: one that is just being saved is nobody's business yet.
            speaks = SPOKEN if reason == TableReason.PROTOCOL else None
            guest.send(frame(Refusal(id=id, reason=reason, message=sentence, speaks=speaks)))

    def welcome(self, guest: Guest) -> None:
        """Tells a connection the whole table anew."""
        self.guests[guest].in_step = False
        said, now = self.chat.lines(guest.muted), self.services.wall()
        guest.send(self._snapshot().welcome(guest.seat, self._latecomer(guest), said, now))

    def _latecomer(self, guest: Guest) -> int | None:
        """The number under which a spectator has asked for a seat."""
        assert self.table is not None
        held = self.guests[guest].digest
        latecomers = self.table.latecomers.items()
        return next((number for number, each in latecomers if each.digest == held), None)

    def tell_players(self, but: Guest | None = None) -> None:
        """Tells who is here now; that is no change of the table, so its version stays."""
        assert self.table is not None
        self._teller.told_otherwise()
        text = frame(
            Players(
                version=self.table.version,
                players=players(self.table, self.here),
                latecomers=latecomers(self.table, self.waiting),
            )
        )
        for guest in self.guests:
            if guest is not but:
                guest.send(text)

    def tell_invite(self) -> None:
        """Send the invite and the code, in a new welcome, to everyone with a seat.

        Spectators do not receive them: a new invite may be meant to keep them out.
        """
        for guest in self.guests:
            if guest.seat is not None:
                self.welcome(guest)

    def _snapshot(
        self, entry: e.AnyEntry | None = None, happened: Sequence[Event] = ()
    ) -> Snapshot:
        assert self.table is not None
        here, waiting, until = self.here, self.waiting, self.shown_deadline
        return self._teller.snapshot(self.table, here, until, entry, happened, waiting)

    # ------------------------------------------------------------------ when the disk fails

    def distrust(self, problem: Exception) -> None:
        """Something failed, so what is in memory may not be what is on disk: says so."""
        if not isinstance(problem, StorageError):
            log_error("table_failed", problem, table=self.id)
        self.table = None
        self._mix_anew()
        if not self._noticed:
            self._noticed = True
            log_error("storage_failed", table=self.id)
            storage = TableReason.STORAGE
            notice = frame(Notice(reason=storage, message=SENTENCES[storage]))
            for guest in self.guests:
                guest.send(notice)

    async def read_again(self) -> None:
        """Takes the table as it is on disk, and tells everyone. Raises `StorageError`."""
        read = await read_table(self.services, self.id)
        if read is None:
            raise StorageError("the table is gone")
        self.table, self.chat = read
        self._mix_anew()
        self._noticed = False
        self.unproven = True
        renewed = self.table.invited > 1
        self.turn_out()
        self._answer_latecomers()
        for guest in self.guests:
            if guest.seat is None and renewed:
                # A welcome tells the invite, which may be newer than the one they came with.
                guest.close(CLOSE_LATER, "come back with the invite")
            else:
                self.welcome(guest)

    def _mix_anew(self) -> None:
        """What devices added is forgotten: they see in the welcome what there is to add."""
        to_answer, held = self.mixing.waiting()
        self.mixing = Mixing()
        for guest, message in [*to_answer, *held]:
            if guest in self.guests:
                self.refuse(guest, message.id, Refused(TableReason.STORAGE))

    # ------------------------------------------------------------------ beside it

    def expect(self, answer: asyncio.Future[Any], still_wanted: Callable[[], None]) -> None:
        """Something is done beside the table, which does not wait for it.

        `still_wanted` is called after each thing that happens at the table, to end it if it is not.
        """
        self._expected[answer] = still_wanted
        answer.add_done_callback(lambda _: self._expected.pop(answer, None))

    @property
    def expecting(self) -> bool:
        """Whether somebody waits for something that is done beside the table."""
        return bool(self._expected)

    def look_beside(self) -> None:
        """Something has happened at the table: perhaps what is done beside it is wanted no more."""
        for still_wanted in list(self._expected.values()):
            still_wanted()

    def do_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that the table does not wait for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Ends what is done beside the table."""
        for task in self._tasks:
            task.cancel()
        for answer in list(self._expected):
            answer.cancel()

    def end(self) -> None:
        """The table has ended: everybody goes."""
        for guest in list(self.guests):
            guest.close(CLOSE_NO_TABLE, "the table has ended")


def _audience(guest: Guest, present: Presence) -> Audience:
    return Audience(guest.seat, present.in_step)


def told_by(snapshot: Snapshot, audience: Audience) -> str:
    """What has changed, as it is told to some."""
    tell = snapshot.difference if audience.in_step else snapshot.update
    return tell(audience.seat)
