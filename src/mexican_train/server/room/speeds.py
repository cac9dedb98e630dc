"""How long studies took here, and how long another one may take after that."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
NEWEST = 0.3
"""The weight of the newest measure; all earlier ones together weigh the rest."""
ENOUGH = 0.1
"""The share of some work that must be done before its own speed means something."""


class Speeds(Generic[K]):
    """Seconds that a step takes, by the kind of work, measured on work that was done."""

    def __init__(self) -> None:
        self._seconds: dict[K, float] = {}

    def note(self, kind: K, steps: int, seconds: float) -> None:
        """Take in how long some work took."""
        new = seconds / max(1, steps)
        old = self._seconds.get(kind, new)
        self._seconds[kind] = old + NEWEST * (new - old)

    def whole(self, kind: K, steps: int) -> float | None:
        """Return the seconds that so many steps take; None before anything was measured."""
        seconds = self._seconds.get(kind)
        return None if seconds is None else seconds * steps

    def rest(self, kind: K, steps: int, share: float, spent: float, elapsed: float) -> float | None:
        """Return the seconds that the rest takes of work that began `elapsed` seconds ago.

        A share of it was done after `spent` seconds. The more of it is done, the more its own speed
        counts, and the less that of work before it.
        """
        before = self.whole(kind, steps)
        own = spent / share if share >= ENOUGH else None
        if before is None or own is None:
            whole = own if before is None else before
        else:
            whole = before + share * (own - before)
        return None if whole is None else max(0.0, whole - elapsed)
