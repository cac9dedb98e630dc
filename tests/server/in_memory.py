"""A hall without network, disk or waiting: the real tables on a clock that jumps.

`World` holds what outlives a crash (the disk) and what does not (the hall); `Connection` is one
that remembers all it was sent.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from computing import ComputesAtOnce

from mexican_train.bots import make_bot, make_steady_bot
from mexican_train.bots.hint import Hint, hint
from mexican_train.protocol import client_messages as m
from mexican_train.protocol.calls import TableMade
from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.reviews.budget import Budget
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View
from mexican_train.server.generation import FIRST
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.guests import turn_away
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.own_bots import NoOwnBots, OwnBots
from mexican_train.server.room.room import Room
from mexican_train.server.room.services import Services
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import (
    SAID_KEPT,
    Batch,
    StorageError,
    StoredLine,
    StoredMatch,
    StoredRecord,
    StoredResult,
    StoredTable,
)
from mexican_train.server.table.entries import Row
from mexican_train.server.table.result_limits import Entry, giving_way
from mexican_train.server.table.reviews import review_steps
from mexican_train.server.table.studies import Kind, Study

T = TypeVar("T")
QUICK = Settings(
    bot_pause_least=0, bot_pause_most=0, knock_pause=0, seat_messages=1_000_000, restates=1_000_000
)

NAMES = ("Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
"""What people are called who take a seat and do not say their name."""
LEAST = Budget(deals=4, plays=2, walks=4, first_swaps=1, swaps=1)
"""A review that takes next to no time, and is worth as much."""


class Disk:
    """A store in memory, which outlives crashes. `trouble` may raise before or after a write."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Row]] = {}
        """All entries there ever were; what was summed up is not read again."""
        self.summed: dict[str, Row] = {}
        self.said: dict[str, list[StoredLine]] = {}
        self.matches: dict[tuple[str, int], tuple[str, bool, bytes, float]] = {}
        self.records: dict[tuple[str, int, int], bytes] = {}
        self.touched: dict[str, float] = {}
        self.generations: dict[str, int] = {}
        self.codes: dict[str, str] = {}
        self.gathered: dict[str, dict[str, StoredResult]] = {}
        self.broken = False
        self.trouble: Callable[[str, Batch], None] = lambda moment, batch: None
        self.delay: Callable[[], float] = lambda: 0.0

    async def append(self, batch: Batch) -> None:
        await asyncio.sleep(self.delay())
        self._check()
        self.trouble("before", batch)
        self._follow(batch)
        self.logs.setdefault(batch.table, []).extend(batch.rows)
        if batch.summed:
            self.summed[batch.table] = batch.summed
        if batch.rows and batch.rows[0].version == 1:
            self.touched[batch.table] = batch.at
        if batch.generation:
            self.generations[batch.table] = batch.generation
        if batch.code:
            self.codes[batch.code] = batch.table
        said = self.said.setdefault(batch.table, [])
        said.extend(batch.said)
        del said[:-SAID_KEPT]
        if batch.match:
            number, invite, finished, summary = batch.match
            self.matches[batch.table, number] = (invite, finished, summary, batch.at)
        if batch.record:
            match, round, record = batch.record
            self.records[batch.table, match, round] = record
        self.trouble("after", batch)
        await asyncio.sleep(self.delay())

    async def post(self, challenge: str, result: StoredResult, most: int) -> bool:
        self._check()
        there = self.gathered.setdefault(challenge, {})
        if len(there) < most:
            there.setdefault(result.id, result)
        return result.id in there

    async def gather(
        self, challenge: str, result: StoredResult, most: int, per_origin: int
    ) -> None:
        self._check()
        there = self.gathered.setdefault(challenge, {})
        kept = [Entry(each.id, each.origin) for each in there.values()]
        if result.id not in there:
            for each in giving_way(kept, Entry(result.id, result.origin), most, per_origin):
                del there[each.id]
            there[result.id] = result

    async def results(self, challenge: str) -> list[StoredResult]:
        return list(self.gathered.get(challenge, {}).values())

    async def check(self) -> None:
        self._check()

    async def load(self, table: str) -> StoredTable | None:
        await asyncio.sleep(self.delay())
        self._check()
        if not self.logs.get(table):
            return None
        generation = self.generations.get(table, FIRST)
        return StoredTable(self.rows(table), list(self.said.get(table, [])), generation)

    def rows(self, table: str) -> list[Row]:
        """A table's log as a database keeps it."""
        summed = self.summed.get(table)
        if summed is None:
            return list(self.logs[table])
        return [summed, *self.logs[table][summed.version :]]

    async def coded(self, code: str) -> str | None:
        self._check()
        return self.codes.get(code)

    async def match(self, table: str, number: int) -> StoredMatch | None:
        self._check()
        if (table, number) not in self.matches:
            return None
        invite, finished, summary, _ = self.matches[table, number]
        records = [
            StoredRecord(key[2], text)
            for key, text in sorted(self.records.items())
            if key[:2] == (table, number)
        ]
        return StoredMatch(invite, finished, summary, records)

    async def touch(self, tables: list[str], now: float) -> None:
        self._check()
        self.touched |= dict.fromkeys(tables, now)

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        self._check()
        ended = [table for table, at in self.touched.items() if at < tables_before]
        for table in ended:
            for kept in (self.touched, self.logs, self.said, self.summed):
                kept.pop(table, None)
            self.codes = {code: of for code, of in self.codes.items() if of != table}
        for key, (_, finished, _, at) in list(self.matches.items()):
            if (finished and at < matches_before) or (not finished and key[0] in ended):
                del self.matches[key]
                self.records = {k: v for k, v in self.records.items() if k[:2] != key}
        return ended

    async def size(self) -> int:
        self._check()
        return sum(len(row.entry) for log in self.logs.values() for row in log)

    def _follow(self, batch: Batch) -> None:
        """Raises unless a batch comes after what is there."""
        due = len(self.logs.get(batch.table, ())) + 1
        if [row.version for row in batch.rows] != [*range(due, due + len(batch.rows))]:
            raise StorageError("two writers")

    def _check(self) -> None:
        if self.broken:
            raise StorageError("the disk is broken")


class Inline(ComputesAtOnce):
    """Thinks at once, in the loop itself, for tests that are about something else."""

    moves_at_once = hints_at_once = reviews_at_once = 1

    def __init__(self) -> None:
        self.asked: list[tuple[str, View]] = []
        self.reviewed: list[tuple[bytes, int | None]] = []
        self.seconds = 0.0

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        self.asked.append((level, view))
        await asyncio.sleep(self.seconds)
        bot = make_steady_bot(level) if steady else make_bot(level)
        return str(bot.choose(view, Rng(seed)))

    async def hint(self, view: View, seed: int) -> list[Hint]:
        self.asked.append(("hint", view))
        await asyncio.sleep(self.seconds)
        return hint(view, Rng(seed))

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        self.reviewed.append((study.subject, study.seat))
        tell(1)
        await asyncio.sleep(self.seconds)
        least = review_steps(study.subject, study.seat, LEAST)
        steps = least if study.kind == Kind.REVIEW else study.steps(small=True)
        while True:
            try:
                tell(next(steps))
            except StopIteration as end:
                found: bytes = end.value
                return found


class Connection:
    """A connection: sends messages to its room and keeps what it gets."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.address = ""
        self.raw: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.sent_on: list[m.Hello] = []
        """What it is to say where its table has moved."""
        self.room: Room | None = None
        self._ids = 0
        self._read = 0

    def send(self, *texts: str) -> None:
        if self.closed is None:
            self.raw.extend(texts)

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or (code, reason)

    def moved(self, hello: m.Hello, unheard: Sequence[str | bytes] = ()) -> None:
        self.sent_on.append(hello)

    @property
    def got(self) -> list[dict[str, Any]]:
        """Everything it was sent."""
        return [json.loads(text) for text in self.raw]

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one type that it was sent."""
        return [message for message in self.got if message["type"] == kind]

    @property
    def view(self) -> dict[str, Any]:
        """The last view it was sent."""
        view: dict[str, Any] = next(
            message["view"] for message in reversed(self.got) if message.get("view")
        )
        return view

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and lets the table work; the answer to it."""
        self._ids += 1
        id = fields.pop("id", f"i{self._ids}")
        return await self.frame({"type": type, "id": id, **fields})

    async def frame(self, message: Any) -> dict[str, Any]:
        """Sends anything; the answer with its id, or else the last thing that came."""
        assert self.room is not None
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        before = len(self.raw)
        await self.room.receive(self, text)
        await settle()
        came = [json.loads(each) for each in self.raw[before:]]
        id = message.get("id") if isinstance(message, dict) else None
        mine = [each for each in came if id is not None and each.get("id") == id]
        return mine[-1] if mine else came[-1] if came else {}

    async def act(self, action: str, **fields: Any) -> dict[str, Any]:
        """Acts on the last view."""
        return await self.say("act", **{"version": self.view["version"], "action": action} | fields)

    async def leave(self) -> None:
        """The connection is gone."""
        assert self.room is not None
        self.closed = self.closed or (1006, "")
        await self.room.depart(self)
        await settle()


class World:
    """A server's life: a disk, and a hall that can crash and be started again."""

    def __init__(
        self,
        settings: Settings = QUICK,
        disk: Disk | None = None,
        seed: int = 0,
        own_bots: OwnBots | None = None,
    ) -> None:
        self.settings = settings
        self.disk = disk or Disk()
        self.thinker = Inline()
        self.chance = random.Random(seed)
        self.metrics = Metrics()
        self.own_bots: OwnBots = own_bots or NoOwnBots()
        self.wall_ahead = 0.0
        """Seconds by which somebody has set the clock on the wall forth, or back."""
        self.hall = self._start()

    def wall(self) -> float:
        """What the clock on the wall shows."""
        return asyncio.get_running_loop().time() + self.wall_ahead

    def _start(self) -> Hall:
        steady = asyncio.get_running_loop().time
        return Hall(
            Services(
                self.disk,
                self.thinker,
                self.settings,
                self.metrics,
                steady,
                self.wall,
                self.chance,
                own_bots=self.own_bots,
                results=self.disk,
            )
        )

    async def crash(self) -> None:
        """Everything in memory is gone; a new hall finds what is on the disk."""
        await self.hall.close()
        self.hall = self._start()

    async def make(self, **fields: Any) -> TableMade:
        """Makes a table: by default for two people, and nordic."""
        body = {"name": "Ada", "seats": 2, **fields}
        made = await self.hall.make(m.read_new_table(json.dumps(body).encode()), "1.2.3.4")
        await settle()
        return made

    async def sit(
        self, table: str, invite: str, name: str | None = None, **fields: Any
    ) -> tuple[int, str]:
        """Take a seat: under this name, or else under the first of `NAMES` that is free."""
        for each in NAMES if name is None else (name,):
            body = json.dumps({"name": each, "invite": invite, **fields}).encode()
            try:
                taken = await self.hall.sit(table, m.read_new_seat(body), "1.2.3.4")
            except Refused as refusal:
                if refusal.reason != TableReason.NAME_TAKEN or each in (name, NAMES[-1]):
                    raise
            else:
                break
        await settle()
        return taken.seat, taken.token

    async def connect(self, table: str, address: str = "1.2.3.4", **secret: Any) -> Connection:
        """A connection that says hello with `token=` or `invite=`."""
        visitor = Connection()
        hello = m.Hello(**secret)
        visitor.room = await self.enter(table, visitor, hello, address)
        await settle()
        return visitor

    async def enter(
        self, table: str, visitor: Connection, hello: m.Hello, address: str = "1.2.3.4"
    ) -> Room | None:
        """Where a connection comes to with a hello."""
        try:
            room = await self.hall.enter(table, visitor, hello, address)
        except Refused as refused:
            if refused.reason != TableReason.BAD_SECRET:
                raise
            turn_away(visitor, refused, self.metrics)
            return None
        assert room is None or isinstance(room, Room)
        return room

    async def pair(self, **fields: Any) -> tuple[Connection, Connection]:
        """Two people at a table for two, the match begun, both connected."""
        made = await self.make(**fields)
        host = await self.connect(made.table, token=made.token)
        _, token = await self.sit(made.table, made.invite)
        guest = await self.connect(made.table, token=token)
        return host, guest


async def settle(rounds: int = 30) -> None:
    """Lets everything that is ready happen, without time passing."""
    for _ in range(rounds):
        await asyncio.sleep(0)
