"""A stand-in for the process in which calls have rounds computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class ComputesAtOnce:
    """A thinker that runs jobs in the loop itself."""

    async def compute(self, job: Callable[..., T], *arguments: object) -> T:
        return job(*arguments)
