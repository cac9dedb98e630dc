"""Limits on how much and how fast."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
REMEMBERED = 10_000


class Rate:
    """Allows `most` within any `seconds`."""

    __slots__ = ("_most", "_seconds", "_times")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def full(self, now: float) -> bool:
        """Whether one more would be too many."""
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        return len(self._times) >= self._most

    def allow(self, now: float) -> bool:
        """Counts one more, if that is allowed."""
        if self.full(now):
            return False
        self._times.append(now)
        return True


class Rates(Generic[K]):
    """A rate for each of many, such as addresses; the longest unused are forgotten."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._rates: OrderedDict[K, Rate] = OrderedDict()

    def allow(self, key: K) -> bool:
        """Counts one more for a key, if that is allowed."""
        return self._rate(key).allow(self._clock())

    def full(self, key: K) -> bool:
        """Whether one more for a key would be too many."""
        return self._rate(key).full(self._clock())

    def _rate(self, key: K) -> Rate:
        rate = self._rates.setdefault(key, Rate(self._most, self._seconds))
        self._rates.move_to_end(key)
        if len(self._rates) > REMEMBERED:
            self._rates.popitem(last=False)
        return rate


class Count(Generic[K]):
    """How many each of many has at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[K, int] = {}

    def take(self, key: K) -> bool:
        """One more, if that is allowed."""
        if self._counts.get(key, 0) >= self._most:
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def give_back(self, key: K) -> None:
        """One fewer."""
        left = self._counts.get(key, 0) - 1
        if left > 0:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)
