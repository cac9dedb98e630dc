"""How bots, hints and reviews come to be thought of: in turn, as soon as a process is free.

Moves of bots and stand-ins have processes that nobody else gets, hints have others and reviews
others again, so no move ever waits for a hint, and neither for a review. All wait in a fair queue,
moves and hints not for ever. A hint that may not wait, or waited too long, is refused; a move is
then played without thinking (`scheduler.py`). What nobody wants any more is cancelled. In a full
queue a hint or a review ends with `Full` when its place goes to another address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, Generic, TypeVar

from ...bots.hint import Hint
from ...protocol.reasons import Refused, TableReason
from ...rules.view import View
from ..metrics import Metrics
from ..settings import Settings
from ..table.studies import Study
from .fair_queue import Asker, FairQueue, Full
from .thinker import Thinker

T = TypeVar("T")


class Kind(StrEnum):
    """What can be thought of."""

    MOVE = "move"
    HINT = "hint"
    REVIEW = "review"
    CALL = "call"


class TooLate(Exception):
    """No process was free in time."""


class Thought(Generic[T]):
    """Something to be thought of, waiting or begun; await it for its answer."""

    def __init__(self, asker: Asker, level: str, work: Callable[[], Awaitable[T]]) -> None:
        loop = asyncio.get_running_loop()
        self.asker = asker
        self.level = level
        self.work = work
        self.asked = loop.time()
        self.began: float | None = None
        """When somebody began with it, on the clock of the loop."""
        self.task: asyncio.Task[None] | None = None
        self.answer: asyncio.Future[T] = loop.create_future()

    @property
    def begun(self) -> bool:
        """Whether it no longer waits."""
        return self.began is not None

    def __await__(self) -> Generator[Any, None, T]:
        return self.answer.__await__()

    def withdraw(self, problem: Exception) -> None:
        """Lets it end with a problem, unless it was begun."""
        if not self.begun and not self.answer.done():
            self.answer.set_exception(problem)

    def stop(self) -> None:
        """Nobody wants it any more: it is not begun, or left where it is."""
        self.answer.cancel()
        if self.task is not None:
            self.task.cancel()


@dataclass(slots=True)
class _Line:
    """Those who wait for the same processes, and how many of these are free."""

    kind: Kind
    queue: FairQueue[Thought[Any]]
    free: int
    patience: float | None
    """Seconds after which waiting is over; None where whoever waits says so."""


class Thinking:
    """Lets a thinker think for all tables of a server, for as many at a time as it can."""

    def __init__(self, thinker: Thinker, settings: Settings, metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        # A table waits for one move at most, so there are never more of them than tables.
        moves: FairQueue[Thought[Any]] = FairQueue(settings.tables, settings.tables)
        self._moves = _Line(Kind.MOVE, moves, thinker.moves_at_once, settings.move_wait_seconds)
        hints: FairQueue[Thought[Any]] = FairQueue(
            settings.hints_waiting_per_address, settings.hints_waiting
        )
        self._hints = _Line(Kind.HINT, hints, thinker.hints_at_once, settings.hint_wait_seconds)
        reviews: FairQueue[Thought[Any]] = FairQueue(
            settings.reviews_waiting_per_address, settings.reviews_waiting
        )
        self._reviews = _Line(Kind.REVIEW, reviews, thinker.reviews_at_once, None)
        calls: FairQueue[Thought[Any]] = FairQueue(
            settings.calls_waiting_per_address, settings.calls_waiting
        )
        self._calls = _Line(Kind.CALL, calls, 1, settings.call_wait_seconds)

    async def close(self) -> None:
        """End everything under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def move(
        self, asker: Asker, level: str, view: View, seed: int, steady: bool = False
    ) -> Thought[str]:
        """The action of a bot of this level; a `steady` one minds no clock."""

        def choose() -> Awaitable[str]:
            return self._thinker.choose(level, view, seed, steady)

        return self._ask(self._moves, Thought(asker, level, choose))

    def hint(self, asker: Asker, view: View, seed: int) -> Thought[list[Hint]]:
        """The actions open to the view's seat, the best first. Raises `Full`."""

        def weigh() -> Awaitable[list[Hint]]:
            return self._thinker.hint(view, seed)

        return self._ask(self._hints, Thought(asker, "hint", weigh))

    def study(self, asker: Asker, study: Study, tell: Callable[[int], None]) -> Thought[bytes]:
        """What comes of a review or the like, as it is answered. Raises `Full`."""

        def work_out() -> Awaitable[bytes]:
            return self._thinker.study(study, tell)

        return self._ask(self._reviews, Thought(asker, study.kind, work_out))

    async def compute(self, asker: Asker, job: Callable[..., T], *arguments: object) -> T:
        """Return what a job of some milliseconds returns, in turn and off the loop.

        Raises `Refused` when too many wait, and whatever the job raises.
        """
        work = partial(self._thinker.compute, job, *arguments)
        try:
            return await self._ask(self._calls, Thought(asker, Kind.CALL, work))
        except (Full, TooLate, BrokenExecutor):
            raise Refused(TableReason.BUSY) from None

    def study_also_for(self, asker: Asker, thought: Thought[bytes]) -> None:
        """Let a study wait for the address with fewer in the queue, of all that asked for it.

        Otherwise an address with many studies in the queue would delay this one for all others.
        """
        queue, first = self._reviews.queue, thought.asker
        waits = not (thought.begun or thought.answer.done())
        if waits and queue.length_of(asker.address) + 1 < queue.length_of(first.address):
            queue.drop(thought)
            thought.asker = asker
            queue.put(thought)

    @property
    def studies_at_once(self) -> int:
        """How many studies are worked out at a time."""
        return self._thinker.reviews_at_once

    def studies_before(self, thought: Thought[bytes]) -> list[Thought[bytes]]:
        """Return the studies that are begun before this one."""
        return self._reviews.queue.before(thought)

    def _ask(self, line: _Line, thought: Thought[T]) -> Thought[T]:
        displaced = line.queue.put(thought)
        if displaced is not None:
            displaced.withdraw(Full())
        late = None
        if line.patience is not None:
            loop = asyncio.get_running_loop()
            late = loop.call_later(line.patience, thought.withdraw, TooLate())

        def ended(_: asyncio.Future[T]) -> None:
            if late is not None:
                late.cancel()
            line.queue.drop(thought)
            self._count(line)

        thought.answer.add_done_callback(ended)
        self._begin(line)
        return thought

    def _begin(self, line: _Line) -> None:
        """Begins with those who are next, as long as a process is free."""
        while line.free and (thought := line.queue.take()) is not None:
            if thought.answer.done():
                continue  # just cancelled
            line.free -= 1
            thought.began = asyncio.get_running_loop().time()
            self._metrics.waited(line.kind, thought.began - thought.asked)
            thought.task = asyncio.create_task(self._think(line, thought))
            self._tasks.add(thought.task)
            thought.task.add_done_callback(self._tasks.discard)
        self._count(line)

    async def _think(self, line: _Line, thought: Thought[Any]) -> None:
        """Thinks to the end, wanted or not, unless it is stopped; so long a process is busy."""
        try:
            answer = await thought.work()
        except asyncio.CancelledError:
            if not thought.answer.cancelled():
                raise  # the server stops
        except Exception as problem:
            if not thought.answer.done():
                thought.answer.set_exception(problem)
        else:
            took = asyncio.get_running_loop().time() - thought.asked
            self._metrics.thought(thought.level, took)
            if not thought.answer.done():
                thought.answer.set_result(answer)
        line.free += 1
        self._begin(line)

    def _count(self, line: _Line) -> None:
        self._metrics.waiting[line.kind] = len(line.queue)
