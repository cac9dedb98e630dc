"""A checker who knows that several servers write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from checker import Checker
from cluster.database import Database
from cluster.processes import PROCESS

from mexican_train.server.store.store import Batch

if TYPE_CHECKING:
    from network import Line


class ClusterChecker(Checker):
    """Looks at one table that moves between servers."""

    tests = "tests/cluster/test_cluster_simulation.py"

    def __init__(self, seed: int, database: Database) -> None:
        super().__init__(seed, database)
        self.database = database
        self.shown = 0
        """The last version that anybody was told of: nobody who comes now may see less."""

    def fail(self, problem: str) -> None:
        process = PROCESS.get()
        if process is None or not process.dead:  # the dead cannot do wrong
            super().fail(problem)

    def told(self, line: Line, message: dict[str, Any]) -> None:
        super().told(line, message)
        self.shown = max(self.shown, message.get("version") or 0)

    def writes(self, batch: Batch) -> None:
        """A server is about to write: what follows what is there, or what the database refuses."""
        log = self.disk.logs.get(batch.table, [])
        said = self.disk.said.get(batch.table, [])
        first = batch.rows[0].version if batch.rows else 0
        self._must(first <= len(log) + 1, f"version {first} is written after {len(log)}")
        number = batch.said[0][0] if batch.said else 0
        last = said[-1][0] if said else 0
        self._must(number <= last + 1, f"line {number} is written after {last}")
