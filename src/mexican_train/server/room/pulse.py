"""Whether a server can take people just now: its database and its loop, looked at all the time.

Whoever asks is told what was found last: the answer costs nothing, and a database that does not
answer is noticed when nobody plays.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ..metrics import Metrics
from ..store.store import StorageError, Store

BEAT = 1.0
"""Seconds between two looks."""
TICK = 0.1
"""Seconds between two at the loop: one that hangs for longer is seen."""
LAGGING = 1.0
"""A loop that comes so many seconds late is of no use to people."""


class Pulse:
    """What was found last."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self.database = True
        """Whether something could be saved."""
        self.lag = 0.0
        """How many seconds the loop came late, at worst, since the last look."""

    @property
    def lacking(self) -> list[str]:
        """What keeps the server from taking people."""
        return [
            *([] if self.database else ["database"]),
            *([] if self.lag < LAGGING else ["loop"]),
        ]

    async def watch(self, store: Store, patience: float, steady: Callable[[], float]) -> None:
        """Looks again and again, at a database that may take so many seconds to answer."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._watch_database(store, patience, steady))
            both.create_task(self._watch_loop(steady))

    async def _watch_database(
        self, store: Store, patience: float, steady: Callable[[], float]
    ) -> None:
        answered = steady()
        self._metrics.database_age = lambda: steady() - answered
        while True:
            await self.look(store, patience)
            if self.database:
                answered = steady()
            await asyncio.sleep(BEAT)

    async def look(self, store: Store, patience: float) -> None:
        """Asks the database whether something could be saved."""
        try:
            async with asyncio.timeout(patience):
                await store.check()
        except (StorageError, TimeoutError):
            self.database = False
        else:
            self.database = True
        self._metrics.database_up = int(self.database)

    async def _watch_loop(self, steady: Callable[[], float]) -> None:
        recent: deque[float] = deque(maxlen=round(BEAT / TICK))
        while True:
            due = steady() + TICK
            await asyncio.sleep(TICK)
            recent.append(max(0.0, steady() - due))
            self._metrics.lags.observe(recent[-1])
            self.lag = max(recent)
