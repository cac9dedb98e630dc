"""A queue that is fair: each address has its turn, and at an address each table.

It knows neither time nor processes, only who waits and who is next; the rest is in `thinking.py`.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from .limits import address_giving_way


class Asker(NamedTuple):
    """For whom something is thought of: a table, and the address that answers for it."""

    address: str
    table: str


class Waits(Protocol):
    """What waits in a queue."""

    @property
    def asker(self) -> Asker:
        """For whom."""


W = TypeVar("W", bound=Waits)
_Tables: TypeAlias = "OrderedDict[str, OrderedDict[W, None]]"
"""What waits for an address, by table; the table whose turn it is comes first."""


class Full(Exception):
    """No more may wait, or one that waited gave way to another address."""


class FairQueue(Generic[W]):
    """A queue with a limit for each address and one for all together.

    In a full queue the address that has the most gives way to one that would have less.
    """

    def __init__(self, per_address: int, in_all: int) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._addresses: OrderedDict[str, _Tables[W]] = OrderedDict()
        self._counts: Counter[str] = Counter()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def length_of(self, address: str) -> int:
        """Return how many wait for an address."""
        return self._counts[address]

    def put(self, one: W) -> W | None:
        """Add one, and return the one that gives way to it if the queue was full. Raises `Full`."""
        address, table = one.asker
        if self._counts[address] >= self._per_address:
            raise Full
        displaced = self._displace(address) if self._length >= self._in_all else None
        tables = self._addresses.setdefault(address, OrderedDict())
        tables.setdefault(table, OrderedDict())[one] = None
        self._counts[address] += 1
        self._length += 1
        return displaced

    def _displace(self, newcomer: str) -> W:
        """Remove the last one of the address that has the most, and return it. Raises `Full`."""
        address = address_giving_way(self._counts, newcomer)
        if address is None:
            raise Full
        tables = self._addresses[address]
        longest = max(tables, key=lambda table: len(tables[table]))
        last = next(reversed(tables[longest]))
        self.drop(last)
        return last

    def take(self) -> W | None:
        """Whoever is next, if anybody waits; their table and address have their next turn last."""
        if not self._addresses:
            return None
        address, tables = next(iter(self._addresses.items()))
        table, ones = next(iter(tables.items()))
        one = next(iter(ones))
        self._addresses.move_to_end(address)
        tables.move_to_end(table)
        self.drop(one)
        return one

    def before(self, one: W) -> list[W]:
        """Return what is taken before this, as things stand; one that does not wait is last."""
        turns = deque(
            deque(deque(ones) for ones in tables.values()) for tables in self._addresses.values()
        )
        found: list[W] = []
        while turns:
            tables = turns.popleft()
            ones = tables.popleft()
            taken = ones.popleft()
            if taken is one:
                break
            found.append(taken)
            if ones:
                tables.append(ones)
            if tables:
                turns.append(tables)
        return found

    def drop(self, one: W) -> None:
        """Somebody waits no longer, if they did."""
        address, table = one.asker
        tables = self._addresses.get(address)
        if tables is None or one not in tables.get(table, ()):
            return
        del tables[table][one]
        self._counts[address] -= 1
        self._length -= 1
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._addresses[address], self._counts[address]
