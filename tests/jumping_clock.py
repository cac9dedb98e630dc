"""A clock that jumps: asyncio's own loop, in which an hour takes no time.

Time passes only when everybody waits, so a test of an hour takes a moment and always runs the same
way. Tests that are coroutines run on it, unless they are marked `real_clock` (see `conftest.py`).
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
START = 1_800_000_000.0


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
