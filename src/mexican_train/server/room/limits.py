"""Limits on how much and how fast."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import NamedTuple

REMEMBERED = 10_000
SHARED = 1024
"""Rates that addresses share when there are more than can be remembered one by one."""
WIDER = ((48, 4), (32, 64))
"""The prefixes of wider IPv6 networks that are counted too, and how many times as much each may do.

A home or an office has up to a /48, and four times the limit of an address is enough for it.
Providers of mobile networks place thousands of customers in a /48, as they do behind one IPv4
address, and these get no more than once the limit. A /32 is a whole provider: 64 times the limit is
more than its players need, and less than would fill a server.
"""


class Counted(NamedTuple):
    """A network that is counted, and how many times as much as a single address it may do."""

    name: str
    factor: int


@lru_cache(REMEMBERED)
def networks_around(network: str) -> tuple[Counted, ...]:
    """Return the networks for which something of a network counts: itself and the wider ones."""
    own = Counted(network, 1)
    try:
        first = IPv6Address(network.partition("/")[0])
    except ValueError:
        return (own,)
    wider = (Counted(str(IPv6Network((first, size), strict=False)), f) for size, f in WIDER)
    return (own, *wider)


def site_of(network: str) -> str:
    """Return all that a home or an office has: an IPv4 address, or the /48 of an IPv6 network."""
    own, *wider = networks_around(network)
    return wider[0].name if wider else own.name


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


def address_giving_way(counts: Mapping[str, int], newcomer: str) -> str | None:
    """Return the address that gives one place to a newcomer where all places are taken.

    It is the one that has the most, for itself or together with a wider network. No address gives
    way to a newcomer that would then have as much itself.
    """
    shares: Counter[Counted] = Counter()
    for address, count in counts.items():
        for network in networks_around(address):
            shares[network] += count

    def share(address: str) -> float:
        return max(shares[network] / network.factor for network in networks_around(address))

    most = max(counts, key=lambda address: (share(address), counts[address]), default=newcomer)
    greatest = share(most)
    shares.update(networks_around(newcomer))
    return most if greatest > share(newcomer) else None


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
        self.add(now)
        return True

    def add(self, now: float) -> None:
        """Count one more."""
        self._times.append(now)

    def give_back(self) -> None:
        """Counts one fewer."""
        if self._times:
            self._times.pop()

    def _count(self, now: float) -> int:
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        return len(self._times)


class Rates:
    """A rate for each network, and for each wider one that it is in.

    One is forgotten only when it has nothing left to remember, so that nobody becomes free by
    calling from many others. When there are too many, newcomers share rates with those near them.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._own: OrderedDict[str, Rate] = OrderedDict()
        """In the order in which each last counted something."""
        self._shared: dict[Counted, Rate] = {}

    def allow(self, network: str) -> bool:
        """Counts one more for a network, if that is allowed."""
        now = self._clock()
        rates: list[Rate] = []
        around = networks_around(network)
        for each in reversed(around):  # one whose provider is refused must not fill the memory
            rate = self._own.get(each.name) or self._new(each, now)
            if rate.full(now):
                return False
            rates.append(rate)
        for rate in rates:
            rate.add(now)
        for each in around:
            if each.name in self._own:
                self._own.move_to_end(each.name)
        return True

    def give_back(self, network: str) -> None:
        """Counts one fewer."""
        for each in networks_around(network):
            rate = self._own.get(each.name) or self._shared.get(_shared_by(each))
            if rate is not None:
                rate.give_back()

    def _new(self, network: Counted, now: float) -> Rate:
        while self._own and len(self._own) >= REMEMBERED:
            first = next(iter(self._own))
            if not self._own[first].unused(now):
                return self._shared.setdefault(_shared_by(network), self._rate(network))
            del self._own[first]
        return self._own.setdefault(network.name, self._rate(network))

    def _rate(self, network: Counted) -> Rate:
        return Rate(self._most * network.factor, self._seconds)


def _shared_by(network: Counted) -> Counted:
    """Return the place that a network shares with others: one of `SHARED` for each width."""
    place = hash(neighbourhood_of(network.name)) % SHARED
    return Counted(str(place), network.factor)


class Count:
    """How many each network, and each wider one that it is in, has at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def take(self, network: str) -> bool:
        """One more, if that is allowed."""
        around = networks_around(network)
        if any(self._counts.get(each.name, 0) >= self._most * each.factor for each in around):
            return False
        for each in around:
            self._counts[each.name] = self._counts.get(each.name, 0) + 1
        return True

    def give_back(self, network: str) -> None:
        """One fewer."""
        for each in networks_around(network):
            left = self._counts.get(each.name, 0) - 1
            if left > 0:
                self._counts[each.name] = left
            else:
                self._counts.pop(each.name, None)
