"""A server in trouble: connections that lose, double, delay and reorder what they carry, a disk
that fails, and a process that dies between any two steps.

Everything happens on one jumping clock and by one chance, so a seed is a whole story. The server is
the real one from its socket on; only what is outside of it is made here.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from typing import Any, Protocol, TypeVar

import msgspec
from checker import Checker
from faults import Chooser, Faults
from jumping_clock import START, Loop
from starlette.websockets import WebSocket

from mexican_train.protocol.reasons import Refused
from mexican_train.server.metrics import Metrics
from mexican_train.server.net.access import Access
from mexican_train.server.net.socket import SocketEndpoint
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.services import Services
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import Batch, StorageError

T = TypeVar("T")
CUT = 1006


class Client(Protocol):
    """Whoever is at the other end of a line."""

    name: str
    seat: int | None

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        """A message arrives."""

    def lost(self, line: Line, code: int) -> None:
        """The connection is gone."""


class Line:
    """A connection between a client and the server."""

    def __init__(self, network: Network, client: Client, number: int) -> None:
        self.network = network
        self.client = client
        self.name = f"{client.name}/{number}"
        self.floor = network.checker.version
        """What was on disk when it was opened: it can only show this or more."""
        self.version: int | None = None
        """The last version that was told on it."""
        self.served = True
        """Whether the server has it; the client may still listen to what is on its way."""
        self.heard = True
        """Whether the client listens to it."""
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._up.put_nowait({"type": "websocket.connect"})
        self._due = {"up": 0.0, "down": 0.0}

    # ------------------------------------------------------------------ the client's end

    def say(self, text: str) -> None:
        """The client sends something."""
        self.network.note("says", self.name, text)
        self._carry("up", lambda: self._arrive({"type": "websocket.receive", "text": text}))

    def hang_up(self, known_after: float = 0.0) -> None:
        """The client is gone; the server learns of it at once or later."""
        self.heard = False
        self.network.note("hangs up", self.name)
        self.network.later(known_after, lambda: self.end(CUT))

    def _arrive(self, message: dict[str, Any]) -> None:
        if self.served:
            self._up.put_nowait(message)

    # ------------------------------------------------------------------ the server's end

    def socket(self, table: str) -> WebSocket:
        """The connection as the server sees it."""
        scope = {
            "type": "websocket",
            "path": f"/ws/{table}",
            "path_params": {"table": table},
            "headers": [],
            "client": (self.client.name, 1),
            "state": {"push": self._push, "abort": lambda: self.end(CUT)},
            "extensions": {"websocket.http.response": {}},
        }
        return WebSocket(scope, self._up.get, self._send)

    def _push(self, texts: Sequence[str]) -> bool:
        if self.network.chance.random() < self.network.faults.queue:
            return False
        for text in texts:
            self._tell(text)
        return True

    async def _send(self, message: Any) -> None:
        gone = not self.served and message["type"] in ("websocket.send", "websocket.close")
        if gone:
            raise OSError
        if message["type"] == "websocket.send":
            self._tell(message["text"])
        elif message["type"] == "websocket.close":
            self.end(message["code"])
        elif message["type"] == "websocket.http.response.start":
            self.end(CUT)  # it was turned away at the door

    def _tell(self, text: str) -> None:
        if self.served:
            message = msgspec.json.decode(text)
            self.network.note("told", self.name, text)
            self.network.checker.told(self, message)
            self._carry("down", lambda: self._hear(message))

    def _hear(self, message: dict[str, Any]) -> None:
        if self.heard:
            self.client.hear(self, message)

    def end(self, code: int) -> None:
        """The connection is no more for the server; the client will learn of it."""
        if self.served:
            self._arrive({"type": "websocket.disconnect", "code": code})
            self.served = False
            self.network.note("ends", self.name, code)
            self.network.later(self._delay("down"), lambda: self._ended(code))

    def _ended(self, code: int) -> None:
        if self.heard:
            self.heard = False
            self.client.lost(self, code)

    # ------------------------------------------------------------------ between them

    def _carry(self, way: str, deliver: Callable[[], None]) -> None:
        chance, faults = self.network.chance, self.network.faults
        if chance.random() < faults.cut:
            self.end(CUT)
        if chance.random() < faults.lose:
            self.network.note("lost", self.name)
            return
        for _ in range(2 if chance.random() < faults.double else 1):
            self.network.later(self._delay(way), deliver)

    def _delay(self, way: str) -> float:
        network = self.network
        now = network.loop.time()
        delay = network.chance.random() ** 3 * network.faults.delay
        if network.faults.in_order:
            delay = max(delay, self._due[way] - now)
        self._due[way] = now + delay
        return delay


class Network:
    """A server, its disk, and all connections to it."""

    most_steps = 30_000
    """No schedule takes so many turns of the loop."""

    def __init__(
        self, loop: Loop, chance: random.Random, settings: Settings, checker: Checker
    ) -> None:
        self.loop = loop
        self.chance = chance
        self.settings = settings
        self.faults = Faults.bad(chance)
        self.checker = checker
        self.disk = checker.disk
        self.disk.delay = lambda: chance.random() ** 3 * self.faults.disk_delay
        self.disk.trouble = self._disk_trouble
        self.hall: Hall | None = None
        self.lines: list[Line] = []
        self.steps = 0
        self._opened = 0
        self._keeper = asyncio.current_task()  # runs the schedule, and outlives every crash
        loop.clock.between = self._between
        loop.set_task_factory(self._task)

    def note(self, *what: object) -> None:
        """Writes down what happens."""
        self.checker.trace.append((round(self.loop.time() - START, 6), *what))

    def later(self, delay: float, deed: Callable[[], None]) -> None:
        """Does something after a while."""
        self.loop.call_later(delay, deed)

    # ------------------------------------------------------------------ the server's lives

    def start(self) -> None:
        """Starts the server, unless it runs."""
        if self.hall is None:
            self.note("starts")
            chance = random.Random(self.chance.getrandbits(64))
            metrics, time = Metrics(), self.loop.time
            services = Services(
                self.disk, Chooser(chance), self.settings, metrics, time, time, chance
            )
            self.hall = Hall(services)

    def crash(self) -> None:
        """The process dies here and now: what is in memory is gone, what is on its way too."""
        if self.hall is None:
            return
        self.note("crashes")
        self.hall = None
        for line in self.lines:
            line.end(CUT)
        # Without lines and without the disk, to be cancelled is as good as to be dead.
        orphans = [task for task in asyncio.all_tasks(self.loop) if task is not self._keeper]
        for task in sorted(orphans, key=lambda task: (len(task.get_name()), task.get_name())):
            task.cancel()
        self.later(self.chance.choice((0.0, 0.5, 3.0)), self.start)

    def open(self, client: Client, table: str) -> Line:
        """A new connection."""
        self._opened += 1
        line = Line(self, client, self._opened)
        self.lines = [*(other for other in self.lines if other.served), line]
        if self.hall is None:
            line.end(CUT)
        else:
            self.loop.create_task(self._serve(line, self.hall, table))
        return line

    async def call(self, ask: Callable[[Hall], Awaitable[T]]) -> T | None:
        """What an HTTP call is answered with; None if no answer arrives."""
        hall = self.hall
        if hall is None:
            await asyncio.sleep(0.5)
            return None

        async def asking() -> T:
            return await ask(hall)

        answering = self.loop.create_task(asking())
        await asyncio.wait([answering])
        if answering.cancelled() or self.chance.random() < self.faults.lose:
            return None
        return answering.result()

    async def _serve(self, line: Line, hall: Hall, table: str) -> None:
        await SocketEndpoint(lambda: hall, Access((), ()))(line.socket(table))
        line.end(1000)

    def _task(
        self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None
    ) -> asyncio.Task[Any]:
        """Whatever is done beside the rest must not end in an error that nobody sees."""
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refused | StorageError):
            work: Any = task.get_coro()
            self.checker.fail(f"{work.__qualname__} ended with {problem!r}")

    # ------------------------------------------------------------------ mishaps

    def _between(self) -> None:
        self.checker.check()
        self.steps += 1
        if self.steps > self.most_steps:
            self.checker.fail("the schedule never ends")
        if self.steps in self.faults.crash_steps:
            self.crash()

    def _disk_trouble(self, moment: str, batch: Batch) -> None:
        chance, faults = self.chance, self.faults
        self.note("disk", moment, [row.version for row in batch.rows], [n for n, _ in batch.said])
        if moment == "before":
            self.checker.writes(batch)
        if chance.random() < faults.crash_at_disk:
            self.crash()
            raise StorageError("the server died")
        if moment == "before" and chance.random() < faults.disk_breaks:
            self.disk.broken = True
            self.later(chance.choice((0.1, 2.0, 8.0)), self.mend)
            raise StorageError("the disk broke")
        if chance.random() < (faults.disk_fails if moment == "before" else faults.disk_lies):
            raise StorageError("the disk failed")

    def mend(self) -> None:
        """The disk works again."""
        self.disk.broken = False
