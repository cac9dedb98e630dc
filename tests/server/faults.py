"""How bad it gets outside a server in one schedule, and bots that need no time to think."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass

from computing import ComputesAtOnce

from mexican_train.bots.hint import Hint
from mexican_train.rules.view import View
from mexican_train.server.table.studies import Study


@dataclass(slots=True)
class Faults:
    """The chances of every mishap, and how long things take at most. As it begins: fine."""

    lose: float = 0.0
    double: float = 0.0
    cut: float = 0.0
    delay: float = 0.0
    in_order: bool = True
    queue: float = 0.0  # a socket that does not take a text at once
    vanish: float = 0.0
    disk_fails: float = 0.0  # nothing is written
    disk_lies: float = 0.0  # it is written, and said not to be
    disk_breaks: float = 0.0  # for a while
    disk_delay: float = 0.0
    crash_at_disk: float = 0.0
    crash_steps: tuple[int, ...] = ()

    @classmethod
    def bad(cls, chance: random.Random) -> Faults:
        """Bad in some ways."""
        pick = chance.choice
        return cls(
            lose=pick((0.0, 0.0, 0.02, 0.1)),
            double=pick((0.0, 0.05, 0.2)),
            cut=pick((0.0, 0.01, 0.05)),
            delay=pick((0.0, 0.005, 0.1, 0.5)),
            in_order=pick((True, False, False)),
            queue=pick((0.0, 0.1, 1.0)),
            vanish=pick((0.0, 0.03, 0.1)),
            disk_fails=pick((0.0, 0.0, 0.02, 0.1)),
            disk_lies=pick((0.0, 0.0, 0.02, 0.1)),
            disk_breaks=pick((0.0, 0.0, 0.03)),
            disk_delay=pick((0.0, 0.01, 0.3)),
            crash_at_disk=pick((0.0, 0.0, 0.04)),
            crash_steps=tuple(sorted(chance.sample(range(1, 700), pick((0, 1, 2, 3))))),
        )


class Chooser(ComputesAtOnce):
    """Bots that decide by chance, after a while."""

    moves_at_once = hints_at_once = reviews_at_once = 1

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        await asyncio.sleep(self._chance.choice((0.0, 0.0, 0.2)))
        return str(view.legal[seed % len(view.legal)])

    async def hint(self, view: View, seed: int) -> list[Hint]:
        await asyncio.sleep(self._chance.choice((0.0, 0.2)))
        return [Hint(action, 0.0, "hint-draw", {}) for action in view.legal]

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        raise AssertionError("nobody looks back here")
