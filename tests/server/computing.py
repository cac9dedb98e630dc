"""What tests have instead of the process that calls have rounds computed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class ComputesAtOnce:
    """A thinker that runs jobs in the loop itself."""

    async def compute(self, job: Callable[..., T], *arguments: object) -> T:
        return job(*arguments)
