"""Bots, hints and reviews thought of in between: one thread does it all, nobody waits long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ..bots import make_bot, make_steady_bot
from ..bots.expert import ExpertBot
from ..bots.hint import Hint, hinting
from ..bots.steps import Steps
from ..rules.rng import Rng
from ..rules.view import View
from ..server.table.studies import Study

T = TypeVar("T")
SLICE = 0.015
"""Seconds of thought after which everything else has its turn."""


class LoopThinker:
    """Thinks in the loop itself, a slice at a time; `seconds` are for one decision.

    Seconds are shared by all that is thought of at a time, so a review stands still meanwhile.
    """

    moves_at_once = hints_at_once = reviews_at_once = 1

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._deciding = 0
        self._free = asyncio.Event()
        self._free.set()

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        """The action of a bot of this level; a `steady` one minds no clock."""
        bot = make_steady_bot(level) if steady else make_bot(level, self._seconds)
        rng = Rng(seed)
        if isinstance(bot, ExpertBot):
            with self._decision():
                return str(await in_slices(bot.choosing(view, rng)))
        return str(bot.choose(view, rng))

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """The actions open to the view's seat, the best first."""
        with self._decision():
            return await in_slices(hinting(view, Rng(seed), self._seconds))

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        """What comes of a review or the like, as it is answered."""
        steps = study.steps(small=True)
        while True:
            await asyncio.sleep(0)
            await self._free.wait()
            until = time.perf_counter() + SLICE
            while time.perf_counter() < until:
                try:
                    tell(next(steps))
                except StopIteration as end:
                    found: bytes = end.value
                    return found

    async def compute(self, job: Callable[..., T], *arguments: object) -> T:
        """Return what a job returns that takes some milliseconds."""
        return job(*arguments)

    @contextmanager
    def _decision(self) -> Iterator[None]:
        """Somebody waits for what is thought of now."""
        self._deciding += 1
        self._free.clear()
        try:
            yield
        finally:
            self._deciding -= 1
            if not self._deciding:
                self._free.set()


async def in_slices(steps: Steps[T]) -> T:
    """What comes of thinking with pauses."""
    while True:
        await asyncio.sleep(0)
        until = time.perf_counter() + SLICE
        while time.perf_counter() < until:
            try:
                next(steps)
            except StopIteration as end:
                answer: T = end.value
                return answer
