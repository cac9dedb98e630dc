"""Limits on how much and how fast."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
REMEMBERED = 10_000
SHARED = 1024
"""Rates that addresses share when there are more than can be remembered one by one."""


def network_of(address: str) -> str:
    """What an address counts as: whoever has one IPv6 address has the 2**64 of its network."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def neighbourhood_of(network: str) -> str:
    """The wider network that a network is in, as providers are given them."""
    try:
        if ":" in network:
            return str(IPv6Network((network.partition("/")[0], 32), strict=False))
        return str(IPv4Address(network)).rsplit(".", 2)[0]
    except ValueError:
        return network


class Rate:
    """Allows `most` within any `seconds`."""

    __slots__ = ("_most", "_seconds", "_times")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def full(self, now: float) -> bool:
        """Whether one more would be too many."""
        return self._count(now) >= self._most

    def unused(self, now: float) -> bool:
        """Whether there is nothing to remember."""
        return self._count(now) == 0

    def allow(self, now: float) -> bool:
        """Counts one more, if that is allowed."""
        if self.full(now):
            return False
        self._times.append(now)
        return True

    def give_back(self) -> None:
        """Counts one fewer."""
        if self._times:
            self._times.pop()

    def _count(self, now: float) -> int:
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        return len(self._times)


class Rates:
    """A rate for each network.

    One is forgotten only when it has nothing left to remember, so that nobody becomes free by
    calling from many others. When there are too many, newcomers share rates with those near them.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._own: OrderedDict[str, Rate] = OrderedDict()
        """In the order in which each last counted something."""
        self._shared: dict[int, Rate] = {}

    def allow(self, network: str) -> bool:
        """Counts one more for a network, if that is allowed."""
        now = self._clock()
        rate = self._own.get(network)
        if rate is None:
            rate = self._new(network, now)
        if not rate.allow(now):
            return False
        if network in self._own:
            self._own.move_to_end(network)
        return True

    def give_back(self, network: str) -> None:
        """Counts one fewer."""
        rate = self._own.get(network) or self._shared.get(_shared_by(network))
        if rate is not None:
            rate.give_back()

    def _new(self, network: str, now: float) -> Rate:
        while self._own and len(self._own) >= REMEMBERED:
            first = next(iter(self._own))
            if not self._own[first].unused(now):
                return self._shared.setdefault(_shared_by(network), self._rate())
            del self._own[first]
        return self._own.setdefault(network, self._rate())

    def _rate(self) -> Rate:
        return Rate(self._most, self._seconds)


def _shared_by(network: str) -> int:
    return hash(neighbourhood_of(network)) % SHARED


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
