"""A thread that works at a database for a loop that must not wait: one commit for all who wait.

Whoever appends waits until the disk has it. Appends that arrive while the disk is busy share the
next commit, so many tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ..table.entries import Row
from . import statements
from .statements import Database
from .store import (
    Batch,
    DatabaseBusy,
    DatabaseGone,
    StorageError,
    StoredMatch,
    StoredResult,
    StoredTable,
)

T = TypeVar("T")
BATCH = 512
Observe: TypeAlias = Callable[[float, int], None]
"""Told how long each commit took, and for how many batches it was."""


def unobserved(seconds: float, batches: int) -> None:
    """For those who want to know nothing of commits."""


class Job(NamedTuple):
    """Something to do, and who waits for it."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    work: Batch | Callable[[Database], object]


class Worker:
    """A thread, and the database that only it uses."""

    def __init__(self, name: str, database: Database, observe: Observe = unobserved) -> None:
        self._database = database
        self._observe = observe
        self._closing = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How much waits to be done."""
        return self._jobs.qsize()

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe."""
        await self._put(batch)

    async def ask(self, question: Callable[[Database], T]) -> T:
        """What a question finds in the database."""
        answer: T = await self._put(question)
        return answer

    def close(self) -> None:
        """Does what is waiting, then lets go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self._database.close()

    async def _put(self, work: Batch | Callable[[Database], object]) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(loop, done, work))
        return await done

    # ------------------------------------------------------------------ in the thread

    def _work(self) -> None:
        while not self._closing:
            jobs = self._taken([self._jobs.get()], BATCH)
            appends = [job for job in jobs if isinstance(job.work, Batch)]
            questions = iter([job for job in jobs if not isinstance(job.work, Batch)])
            outcomes = self._append([job.work for job in appends if isinstance(job.work, Batch)])
            self._answer(appends, outcomes, questions)
            for job in questions:
                assert not isinstance(job.work, Batch)
                self._answer([job], [self._outcome(job.work)], questions)

    def _taken(self, first: list[Job | None], most: float = math.inf) -> list[Job]:
        """What is to be done: what was taken first, and what waits."""
        taken = first
        while len(taken) < most and not self._jobs.empty():
            taken.append(self._jobs.get())
        self._closing |= None in taken
        return [job for job in taken if job is not None]

    def _answer(self, jobs: list[Job], outcomes: list[object], left: Iterator[Job]) -> None:
        """Answers; if the database is gone, also all who are left, and who came meanwhile.

        They need not try again, and are taken before anyone is answered: who asks anew after an
        answer is tried again.
        """
        gone = next((each for each in outcomes if isinstance(each, DatabaseGone)), None)
        if gone is not None:
            waited = [*left, *self._taken([])]
            jobs, outcomes = jobs + waited, outcomes + [gone] * len(waited)
        _hand_back(jobs, outcomes)

    def _append(self, batches: list[Batch]) -> list[object]:
        """Saves all in one commit; should that fail, each by itself, so one harms no other."""
        if not batches:
            return []
        began = time.perf_counter()
        outcome = self._outcome(lambda database: statements.append(database, batches))
        failed = isinstance(outcome, StorageError) and not isinstance(outcome, DatabaseBusy)
        if failed and len(batches) > 1:
            return self._append_each(batches)
        self._observe(time.perf_counter() - began, len(batches))
        return [outcome] * len(batches)

    def _append_each(self, batches: list[Batch]) -> list[object]:
        outcomes: list[object] = []
        for batch in batches:
            # What holds up one holds up all: the others are not made to wait for it again.
            held = outcomes[-1] if outcomes and isinstance(outcomes[-1], DatabaseBusy) else None
            outcomes.append(held or self._outcome(partial(statements.append, batches=[batch])))
        return outcomes

    def _outcome(self, work: Callable[[Database], object]) -> object:
        try:
            return work(self._database)
        except StorageError as problem:
            return problem
        except Exception as problem:  # whatever it is, the thread goes on for all the others
            return self._database.trouble(problem)


def _hand_back(jobs: Sequence[Job], outcomes: Sequence[object]) -> None:
    """Hands outcomes back to the loops that wait for them, in one step for all of a loop's."""
    loops = {id(job.loop): job.loop for job in jobs}
    for key, loop in loops.items():
        mine = [(j.done, o) for j, o in zip(jobs, outcomes, strict=True) if id(j.loop) == key]
        with suppress(RuntimeError):  # the loop has gone, and so has who waited
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(pairs: list[tuple[asyncio.Future[Any], object]]) -> None:
    for future, outcome in pairs:
        if future.done():
            continue
        if isinstance(outcome, StorageError):
            # Each gets an error of its own: one that many raise would gather all their traces.
            future.set_exception(type(outcome)(*outcome.args))
        else:
            future.set_result(outcome)


class WorkedStore:
    """A store whose work is done by threads: one that appends and one that answers, or the same."""

    def __init__(self, appends: Worker, questions: Worker) -> None:
        self._appends = appends
        self._questions = questions

    def saving(self) -> int:
        """How much waits to be saved."""
        return self._appends.waiting

    def asking(self) -> int:
        """How much waits to be answered, if that waits apart from what is saved."""
        return 0 if self._questions is self._appends else self._questions.waiting

    def close(self) -> None:
        """Saves what is waiting, then lets go of the database."""
        self._appends.close()
        if self._questions is not self._appends:
            self._questions.close()

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe. Raises `StorageError`."""
        await self._appends.append(batch)

    async def check(self) -> None:
        """Raises `StorageError` unless something could be saved just now."""
        await self._appends.ask(statements.check)

    async def load(self, table: str) -> StoredTable | None:
        """A table's log and chat, read page by page: others come in between."""
        rows: list[Row] = []
        page: list[Row] | None = None
        while page is None or len(page) == statements.LOG_PAGE:
            after = rows[-1].version if rows else 0
            page = await self._questions.ask(partial(statements.log_page, table=table, after=after))
            rows += page
        if not rows:
            return None
        said = await self._questions.ask(partial(statements.said, table=table))
        generation = await self._questions.ask(partial(statements.generation, table=table))
        return StoredTable(rows, said, generation)

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""
        return await self._questions.ask(lambda database: statements.coded(database, code))

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match and its records."""
        return await self._questions.ask(lambda database: statements.match(database, table, number))

    async def post(self, challenge: str, result: StoredResult, most: int) -> bool:
        """Adds a result, once, unless the challenge has `most` already; whether it is there."""
        return await self._questions.ask(
            lambda database: statements.post(database, challenge, result, most)
        )

    async def gather(
        self, challenge: str, result: StoredResult, most: int, per_origin: int
    ) -> None:
        """Add a result, once, in the place of another if there are too many."""
        await self._questions.ask(
            lambda database: statements.gather(database, challenge, result, most, per_origin)
        )

    async def results(self, challenge: str) -> list[StoredResult]:
        """All results of a challenge, the earliest first."""
        return await self._questions.ask(lambda database: statements.results(database, challenge))

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""
        await self._questions.ask(lambda database: statements.touch(database, tables, now))

    async def size(self) -> int:
        """How many bytes all of it takes."""
        return await self._questions.ask(lambda database: database.size())

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""
        ended: list[str] = []
        while some := await self._questions.ask(
            lambda database: statements.end_tables(database, tables_before)
        ):
            ended += some
        while await self._questions.ask(
            lambda database: statements.end_matches(database, tables_before, matches_before)
        ):
            pass
        while await self._questions.ask(
            lambda database: statements.end_results(database, matches_before)
        ):
            pass
        return ended
