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
from .limits import REMEMBERED, Counted, neighbourhood_of, networks_around

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
        """Refuses an address that has had as much saved as it may, itself or with its network."""
        settings = self._settings
        self._forget_old()
        for network in networks_around(address):
            spent = self._spent.get(self._name(network))
            if spent is not None and (
                spent.entries >= settings.entries_per_address * network.factor
                or spent.bytes >= settings.bytes_per_address * network.factor
            ):
                raise Refused(TableReason.QUOTA)

    def spend(self, address: str, entries: int, bytes: int) -> None:
        """Something was saved for an address; what is done for nobody is not counted."""
        if not address:
            return
        self._forget_old()
        for network in networks_around(address):
            spent = self._spent.setdefault(self._name(network), Spent(self._clock()))
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

    def _forget_old(self) -> None:
        """Drop what was spent so long ago that it no longer counts."""
        before = self._clock() - self._settings.quota_seconds
        while self._spent:
            first = next(iter(self._spent))
            if self._spent[first].since > before:
                break
            del self._spent[first]

    def _name(self, network: Counted) -> str:
        """Return the name under which a network is counted: with its neighbours if very many are.

        A wider network and the neighbours in it are counted apart.
        """
        if network.name in self._spent or len(self._spent) < REMEMBERED:
            return network.name
        return f"{neighbourhood_of(network.name)} times {network.factor}"
