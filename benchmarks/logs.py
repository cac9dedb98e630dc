"""What reading back a long log does to those who play at other tables of the same server.

Some tables of two play without a pause, within this process and on a real file. Meanwhile a table
is read that has been renamed 60,000 times and has never been summed up; as it is read now, and all
at once as it used to be. Noted are the loop's pauses, how much of them was work of this process
(the rest is other programs' on a machine that has much to do), and how long a move took.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mexican_train.protocol import client_messages as m
from mexican_train.server.metrics import Metrics
from mexican_train.server.room import reading
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.neighbours import AnyRoom
from mexican_train.server.room.processes import ProcessThinker
from mexican_train.server.room.services import Services
from mexican_train.server.run import COLLECT
from mexican_train.server.settings import Settings
from mexican_train.server.store import statements
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.store.store import Batch
from mexican_train.server.table import entries as e
from mexican_train.server.table.seating import make
from mexican_train.server.table.table import Table

ENTRIES = 60_000
BEAT = 0.001
"""How often the loop is looked at, in seconds."""
SETTLED = 0.5
NO_LIMIT = 10**9
ADDRESS = "bench"
SETTINGS = Settings(
    workers=1, hint_workers=1, seat_messages=NO_LIMIT, tables_made=NO_LIMIT, log_entries=NO_LIMIT
)


def measure(seconds: float, tables: int, _: int) -> dict[str, Any]:
    """All figures."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "tables.db", seconds, tables))


async def _measure(path: Path, seconds: float, tables: int) -> dict[str, Any]:
    store, thinker = SqliteStore(path), ProcessThinker(SETTINGS)
    clocks = (time.monotonic, time.time, random.SystemRandom())
    hall = Hall(Services(store, thinker, SETTINGS, Metrics(), *clocks))
    try:
        for table in ("before", "now"):
            await _renamed(store, table)
        players = [player for _ in range(tables) for player in await _pair(hall)]
        figures: dict[str, Any] = {"entries": ENTRIES, "tables": tables}
        figures["usual"] = await _watched(players, asyncio.sleep(seconds))
        with _all_at_once():
            figures["before"] = await _watched(players, _read(hall, "before"))
        figures["now"] = await _watched(players, _read(hall, "now"))
        return figures
    finally:
        await hall.close()
        thinker.close()
        store.close()


async def _renamed(store: SqliteStore, table: str) -> None:
    """A table of before logs were summed up, whose host has had very many names."""
    new = m.NewTable(name="Ada", seats=2)
    first = make(new, "invite of sixteen", "token", SETTINGS)
    names = [
        e.Renamed(seat=0, name=f"Ada {number}", colour="red")
        for number in range(ENTRIES - len(first))
    ]
    rows = [
        e.Row(version, 0.0, 0, f"i{version}", e.written(entry))
        for version, entry in enumerate([*first, *names], start=1)
    ]
    await store.append(Batch(table, 0.0, tuple(rows)))


async def _read(hall: Hall, table: str) -> None:
    """Reads a table from disk, once; the hall lets go of it."""
    found = await reading.read_table(hall.services, table)
    assert found is not None
    assert isinstance(found.table, Table)


@contextmanager
def _all_at_once() -> Iterator[None]:
    """A log is read and applied in one piece."""
    before = reading.SLICE, statements.LOG_PAGE
    reading.SLICE = statements.LOG_PAGE = NO_LIMIT
    try:
        yield
    finally:
        reading.SLICE, statements.LOG_PAGE = before


class _Player:
    """Someone who acts as soon as it is their turn."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.address = ADDRESS
        self.waits: list[float] = []
        self.room: AnyRoom | None = None
        self._since = 0.0
        self._acting = -1
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, *texts: str) -> None:
        """The table tells something."""
        for text in texts:
            message = json.loads(text)
            if message["type"] == "ack":
                self.waits.append(time.perf_counter() - self._since)
            view = message.get("view")
            if view and view["version"] > self._acting:
                self._answer(view)

    def close(self, code: int, reason: str) -> None:
        """The table ends the connection."""

    def moved(self, hello: m.Hello, unheard: Sequence[str | bytes] = ()) -> None:
        """There is nowhere else."""

    def _answer(self, view: dict[str, Any]) -> None:
        id, over = f"a{view['version']}", view["phase"]
        asked: dict[str, Any] | None = None
        if over == "playing" and view["legal"]:
            asked = {"type": "act", "version": view["version"], "action": view["legal"][0]}
        elif over == "round_over" and self.seat not in view["ready"]:
            asked = {"type": "next"}
        elif over == "match_over" and view["host"] == self.seat:
            asked = {"type": "rematch"}
        if asked is None or self.room is None:
            return
        self._acting, self._since = view["version"], time.perf_counter()
        task = asyncio.create_task(self.room.receive(self, json.dumps({**asked, "id": id})))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _pair(hall: Hall) -> list[_Player]:
    """Two players at a table of their own."""
    made = await hall.make(m.NewTable(name="Ada", seats=2), ADDRESS)
    sat = await hall.sit(made.table, m.NewSeat(name="Bo", invite=made.invite), ADDRESS)
    players = [_Player(), _Player()]
    for player, token in zip(players, (made.token, sat.token), strict=True):
        player.room = await hall.room(made.table)
        await hall.enter(made.table, player, m.Hello(token=token), ADDRESS)
    return players


async def _watched(players: list[_Player], work: Any) -> dict[str, Any]:
    """What the loop and the players notice while something is done."""
    await asyncio.sleep(SETTLED)  # what came before has nothing to do with it
    for player in players:
        player.waits.clear()
    pauses: list[float] = []
    works: list[float] = []

    async def watch() -> None:
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(BEAT)
            pauses.append(time.perf_counter() - began - BEAT)
            works.append(time.thread_time() - worked)

    watching = asyncio.create_task(watch())
    began = time.perf_counter()
    await work
    lasted = time.perf_counter() - began
    await asyncio.sleep(2 * BEAT)
    watching.cancel()
    waits = sorted(wait for player in players for wait in player.waits)
    return {
        "seconds": round(lasted, 2),
        "worst_pause_ms": round(1000 * max(pauses), 1),
        "worst_work_ms": round(1000 * max(works), 1),
        "moves": len(waits),
        "worst_move_ms": round(1000 * waits[-1], 1) if waits else None,
    }


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    words = {
        "usual": "nothing is read",
        "before": "read all at once",
        "now": "read in slices",
    }
    lines = [f"{figures['tables']} tables play while a log of {figures['entries']} entries is read"]
    for name, what in words.items():
        phase = figures[name]
        lines.append(
            f"  {what:<16}  {phase['seconds']} s, worst pause of the loop"
            f" {phase['worst_pause_ms']} ms, of which at most {phase['worst_work_ms']} ms work,"
            f" worst move {phase['worst_move_ms']} ms"
            f" ({phase['moves']} moves)"
        )
    return "\n".join(lines)
