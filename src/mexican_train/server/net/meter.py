"""The allowance of one connection, which grows back with time."""

from __future__ import annotations

from collections.abc import Callable


class Meter:
    """An allowance of bytes, frames or the like, spent as they come.

    It holds `at_once` at the most and grows by `per_second`; `clock` shows seconds.
    """

    __slots__ = ("_at_once", "_clock", "_left", "_per_second", "_since")

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float]) -> None:
        self._at_once = self._left = at_once
        self._per_second = per_second
        self._clock = clock
        self._since = clock()

    def spend(self, amount: int) -> bool:
        """Spend an amount; return whether there was so much left."""
        now = self._clock()
        grown = self._left + (now - self._since) * self._per_second
        self._since, self._left = now, min(self._at_once, grown) - amount
        return self._left >= 0
