"""How much is kept for one address, and by the whole server.

Each server counts for itself. Whoever plays never comes near these: they are for those who have a
server write without end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...protocol.reasons import Refused, TableReason
from ..logs import log_warning
from ..settings import Settings
from .limits import REMEMBERED, neighbourhood_of

MEGABYTE = 1_000_000


@dataclass(slots=True)
class Spent:
    """What was saved for a network since a moment."""

    since: float
    entries: int = 0
    bytes: int = 0


class Quotas:
    """What was saved for whom, and whether the database has as much as it may."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._clock = clock
        self._spent: dict[str, Spent] = {}
        """In the order in which each began to be counted."""
        self._full = False

    def check(self, address: str) -> None:
        """Refuses an address that has had as much saved as it may."""
        spent, settings = self._of(address), self._settings
        if spent is None:
            return
        if (
            spent.entries >= settings.entries_per_address
            or spent.bytes >= settings.bytes_per_address
        ):
            raise Refused(TableReason.QUOTA)

    def spend(self, address: str, entries: int, bytes: int) -> None:
        """Something was saved for an address; what is done for nobody is not counted."""
        if not address:
            return
        spent = self._of(address)
        if spent is None:
            spent = self._spent[self._name(address)] = Spent(self._clock())
        spent.entries += entries
        spent.bytes += bytes

    def check_room(self) -> None:
        """Refuses new tables while the database is as large as it may be."""
        if self._full:
            raise Refused(TableReason.FULL)

    def see(self, bytes: int) -> None:
        """How large the database is."""
        full = bytes >= self._settings.database_megabytes * MEGABYTE
        if full and not self._full:
            log_warning("database_full", bytes=bytes)
        self._full = full

    def _of(self, address: str) -> Spent | None:
        """What an address has spent, as far as it still counts."""
        before = self._clock() - self._settings.quota_seconds
        while self._spent:
            first = next(iter(self._spent))
            if self._spent[first].since > before:
                break
            del self._spent[first]
        return self._spent.get(self._name(address))

    def _name(self, address: str) -> str:
        """Under what an address is counted: when there are very many, with those near it."""
        if address in self._spent or len(self._spent) < REMEMBERED:
            return address
        return neighbourhood_of(address)
