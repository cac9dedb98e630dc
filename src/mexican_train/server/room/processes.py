"""Bots think in processes of their own, hints in others and reviews in others again, and what calls
have computed in another: no table waits while they do."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, TypeVar

from ...bots import make_bot, make_steady_bot
from ...bots.hint import Hint, hint
from ...rules.rng import Rng
from ...rules.view import View
from ..settings import Settings
from ..system import MOST_PROCESSES, lower_priority
from ..table.studies import Study
from .study_process import study_apart

T = TypeVar("T")
TRIES = 3
NICE, NICER = 5, 19
"""How far processes step back: for bots behind the tables, for hints behind bots as well."""


class ProcessThinker:
    """Processes that think for all tables: some for bots, others for hints, one for each review."""

    def __init__(self, settings: Settings) -> None:
        self.moves_at_once = settings.workers or max(1, (os.cpu_count() or 2) - 1)
        self.hints_at_once = settings.hint_workers or max(1, self.moves_at_once // 2)
        self.reviews_at_once = settings.review_workers
        self._seconds = settings.think_seconds
        self._bots = _Pool(self.moves_at_once, NICE)
        self._hints = _Pool(self.hints_at_once, NICER)
        self._calls = _Pool(1, NICE)

    def close(self) -> None:
        """Lets the processes go."""
        self._bots.close()
        self._hints.close()
        self._calls.close()

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        """The action of a bot of this level; a `steady` one minds no clock."""
        return str(await self._bots.run(_choose, level, view, seed, steady, self._seconds))

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """The actions open to the view's seat, the best first."""
        hints: list[Hint] = await self._hints.run(_hint, view, seed, self._seconds)
        return hints

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        """What comes of a review or the like, as it is answered."""
        return await study_apart(study, tell)

    async def compute(self, job: Callable[..., T], *arguments: object) -> T:
        """Return what a job returns that takes some milliseconds; one runs at a time."""
        found: T = await self._calls.run(job, *arguments)
        return found


class _Pool:
    """Processes that do the same kind of work; they begin when they are first needed."""

    def __init__(self, workers: int, nice: int) -> None:
        self._workers = workers
        self._nice = nice
        self._pool = self._make()

    def close(self) -> None:
        """Lets the processes go."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def run(self, job: Callable[..., object], *arguments: object) -> Any:
        """What comes of a job, done in one of the processes."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, job, *arguments)
            except BrokenProcessPool:
                # A process was killed from outside; with it went the whole pool.
                if pool is self._pool:
                    pool.shutdown(wait=False)
                    self._pool = self._make()
                if attempt == TRIES:
                    raise
        raise AssertionError("unreachable")

    def _make(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            min(self._workers, MOST_PROCESSES),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_initialize,
            initargs=(self._nice,),
        )


def step_back(nice: int) -> None:
    """Leave the cores to other processes first, and Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority(nice)


def _initialize(nice: int) -> None:
    step_back(nice)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """End this process when the server has ended, even if it was killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _choose(level: str, view: View, seed: int, steady: bool, think: float | None) -> str:
    bot = make_steady_bot(level) if steady else make_bot(level, think)
    return str(bot.choose(view, Rng(seed)))


def _hint(view: View, seed: int, think: float | None) -> list[Hint]:
    return hint(view, Rng(seed), think)
