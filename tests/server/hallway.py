"""A hall without network, disk or waiting: the real tables on a clock that jumps.

`Loop` is asyncio's own loop with time that passes only when everybody waits, so a test of an hour
takes a moment and always runs the same way. `World` holds what outlives a crash (the disk) and
what does not (the hall); `Visitor` is a connection that remembers all it was sent.
"""

from __future__ import annotations

import asyncio
import json
import random
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from mexican_train.bots import make_bot
from mexican_train.bots.hint import Hint, hint
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.hall import Hall, NewTable
from mexican_train.server.room.room import Room, Services
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import SAID_KEPT, Batch, Kept, MatchKept, StorageError
from mexican_train.server.table import messages as m
from mexican_train.server.table.entries import Row

T = TypeVar("T")
START = 1_800_000_000.0
QUICK = Settings(bot_pause_least=0, bot_pause_most=0, knock_pause=0, seat_messages=1_000_000)


class Jumping(selectors.SelectSelector):
    """Instead of waiting for the time to pass, lets it pass. `between` is called at every step."""

    def __init__(self) -> None:
        super().__init__()
        self.now = START
        self.between: Callable[[], None] = lambda: None

    def select(self, timeout: float | None = None) -> list[Any]:
        self.between()
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        self.now += max(0.0, timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """A loop in which an hour takes no time."""

    def __init__(self) -> None:
        self.clock = Jumping()
        super().__init__(self.clock)
        # So late after 1970 the usual billionth of a second is lost in rounding, and what is due
        # exactly now would never be found due.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self.clock.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs something to its end on a jumping clock."""
    loop = Loop()
    try:
        return loop.run_until_complete(work)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


class Disk:
    """A store in memory, which outlives crashes. `trouble` may raise before or after a write."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Row]] = {}
        self.said: dict[str, list[tuple[int, bytes]]] = {}
        self.matches: dict[tuple[str, int], tuple[str, bool, bytes, float]] = {}
        self.records: dict[tuple[str, int, int], bytes] = {}
        self.touched: dict[str, float] = {}
        self.codes: dict[str, str] = {}
        self.broken = False
        self.trouble: Callable[[str, Batch], None] = lambda moment, batch: None
        self.delay: Callable[[], float] = lambda: 0.0

    async def append(self, batch: Batch) -> None:
        await asyncio.sleep(self.delay())
        self._check()
        self.trouble("before", batch)
        self._follow(batch)
        self.logs.setdefault(batch.table, []).extend(batch.rows)
        if batch.rows and batch.rows[0].version == 1:
            self.touched[batch.table] = batch.at
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

    async def load(self, table: str) -> Kept | None:
        await asyncio.sleep(self.delay())
        self._check()
        if not self.logs.get(table):
            return None
        return Kept(list(self.logs[table]), list(self.said.get(table, [])))

    async def coded(self, code: str) -> str | None:
        self._check()
        return self.codes.get(code)

    async def match(self, table: str, number: int) -> MatchKept | None:
        self._check()
        if (table, number) not in self.matches:
            return None
        invite, finished, summary, _ = self.matches[table, number]
        records = [
            (key[2], text)
            for key, text in sorted(self.records.items())
            if key[:2] == (table, number)
        ]
        return MatchKept(invite, finished, summary, records)

    async def touch(self, tables: list[str], now: float) -> None:
        self._check()
        self.touched |= dict.fromkeys(tables, now)

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        self._check()
        ended = [table for table, at in self.touched.items() if at < tables_before]
        for table in ended:
            for kept in (self.touched, self.logs, self.said):
                kept.pop(table, None)
            self.codes = {code: of for code, of in self.codes.items() if of != table}
        for key, (_, finished, _, at) in list(self.matches.items()):
            if (finished and at < matches_before) or (not finished and key[0] in ended):
                del self.matches[key]
                self.records = {k: v for k, v in self.records.items() if k[:2] != key}
        return ended

    def _follow(self, batch: Batch) -> None:
        """Raises unless a batch comes after what is there."""
        due = len(self.logs.get(batch.table, ())) + 1
        if [row.version for row in batch.rows] != [*range(due, due + len(batch.rows))]:
            raise StorageError("two writers")

    def _check(self) -> None:
        if self.broken:
            raise StorageError("the disk is broken")


class Inline:
    """Thinks at once, in the loop itself, for tests that are about something else."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, View]] = []
        self.seconds = 0.0

    async def choose(self, level: str, view: View, seed: int) -> str:
        self.asked.append((level, view))
        await asyncio.sleep(self.seconds)
        return str(make_bot(level).choose(view, Rng(seed)))

    async def hint(self, view: View, seed: int) -> list[Hint]:
        self.asked.append(("hint", view))
        await asyncio.sleep(self.seconds)
        return hint(view, Rng(seed))


class Visitor:
    """A connection: sends messages to its room and keeps what it gets."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.raw: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.room: Room | None = None
        self._ids = 0
        self._read = 0

    def send(self, *texts: str) -> None:
        if self.closed is None:
            self.raw.extend(texts)

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or (code, reason)

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

    def __init__(self, settings: Settings = QUICK, disk: Disk | None = None, seed: int = 0) -> None:
        self.settings = settings
        self.disk = disk or Disk()
        self.thinker = Inline()
        self.chance = random.Random(seed)
        self.metrics = Metrics()
        self.hall = self._start()

    def _start(self) -> Hall:
        loop = asyncio.get_running_loop()
        return Hall(
            Services(self.disk, self.thinker, self.settings, self.metrics, loop.time, self.chance)
        )

    async def crash(self) -> None:
        """Everything in memory is gone; a new hall finds what is on the disk."""
        await self.hall.close()
        self.hall = self._start()

    async def make(self, **fields: Any) -> NewTable:
        """Makes a table: by default for two people, and nordic."""
        body = {"name": "Ada", "seats": 2, **fields}
        made = await self.hall.make(m.read_new_table(json.dumps(body).encode()), "1.2.3.4")
        await settle()
        return made

    async def sit(
        self, table: str, invite: str, name: str = "Bo", **fields: Any
    ) -> tuple[int, str]:
        """Takes a seat."""
        body = json.dumps({"name": name, "invite": invite, **fields}).encode()
        taken = await self.hall.sit(table, m.read_new_seat(body), "1.2.3.4")
        await settle()
        return taken

    async def connect(self, table: str, **secret: str) -> Visitor:
        """A connection that says hello with `token=` or `invite=`."""
        visitor = Visitor()
        hello = m.Hello(**secret)
        visitor.room = await self.enter(table, visitor, hello)
        await settle()
        return visitor

    async def enter(self, table: str, visitor: Visitor, hello: m.Hello) -> Room | None:
        """Where a connection comes to with a hello."""
        room = await self.hall.enter(table, visitor, hello, "1.2.3.4")
        assert room is None or isinstance(room, Room)
        return room

    async def pair(self, **fields: Any) -> tuple[Visitor, Visitor]:
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
