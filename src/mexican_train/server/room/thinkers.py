"""Bots think in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Protocol

from ...bots import make_bot
from ...bots.hint import Hint, hint
from ...rules.rng import Rng
from ...rules.view import View

TRIES = 3


class Thinker(Protocol):
    """Whoever decides for bots; each decision is made from a view and nothing else."""

    async def choose(self, level: str, view: View, seed: int) -> str:
        """The action of a bot of this level."""

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """The actions open to the view's seat, the best first."""


class ProcessThinker:
    """A pool of processes that think for all tables."""

    def __init__(
        self,
        workers: int = 0,
        think_seconds: float | None = 0.5,
        observe: Callable[[str, float], None] = lambda level, seconds: None,
    ) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._think = think_seconds
        self._observe = observe
        self._pool = self._make()

    def close(self) -> None:
        """Lets the processes go."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def choose(self, level: str, view: View, seed: int) -> str:
        """The action of a bot of this level."""
        began = time.perf_counter()
        action = await self._run(_choose, level, view, seed, self._think)
        self._observe(level, time.perf_counter() - began)
        return str(action)

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """The actions open to the view's seat, the best first."""
        began = time.perf_counter()
        hints: list[Hint] = await self._run(_hint, view, seed, self._think)
        self._observe("hint", time.perf_counter() - began)
        return hints

    async def _run(self, job: Callable[..., object], *arguments: object) -> Any:
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
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_be_quiet,
            initargs=(os.getpid(),),
        )


def _be_quiet(server: int) -> None:
    """Leaves the cores to the tables first, and Ctrl-C to the server; goes when the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    Thread(target=_outlive_nobody, args=(server,), daemon=True).start()


def _outlive_nobody(server: int) -> None:
    """A server that is killed cannot tell its processes; they find out by themselves."""
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(0)


def _choose(level: str, view: View, seed: int, think: float | None) -> str:
    return str(make_bot(level, think).choose(view, Rng(seed)))


def _hint(view: View, seed: int, think: float | None) -> list[Hint]:
    return hint(view, Rng(seed), think)
