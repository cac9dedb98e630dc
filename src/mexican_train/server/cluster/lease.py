"""A server's right to its tables: a lease that it prolongs as long as it lives.

The lease is for the server as a whole, so that a server with ten thousand tables prolongs one row.
A server whose lease ran out while it stood still finds out before it writes anything. Should it
stand still on the very way to the database and write all the same, the key of the log keeps two
writers apart, and nobody is told of it: the server that has the table by then does not know it yet.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from ..logs import log_event, log_warning
from ..store.store import Batch, Leases, StorageError, Store, StoredMatch, StoredTable

BEATS = 4
"""How often a lease is prolonged before it could run out."""


class Lease:
    """The lease of this server, under a name that is never used again once it is lost."""

    def __init__(self, store: Leases, seconds: float, now: Callable[[], float]) -> None:
        self.server = ""
        self.living: set[str] = set()
        """All servers that lived when the lease was last prolonged."""
        self.linked: set[str] = set()
        """Those of them that reached Redis."""
        self.generations: dict[str, int] = {}
        """The generation of each."""
        self.renewed = now()
        """When it was last prolonged."""
        self._store = store
        self._seconds = seconds
        self._now = now
        self._until = now()

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken this server's tables."""
        return self._now() < self._until

    @property
    def left(self) -> float:
        """For how many seconds that is so."""
        return max(0.0, self._until - self._now())

    async def begin(self) -> None:
        """A new lease under a new name. Raises `StorageError`."""
        server = secrets.token_hex(8)
        asked = self._now()
        await self._store.register(server, self._seconds)
        # Not before: a name of which one cannot tell whether it is registered is never used.
        self.server = server
        self._prolonged(asked)
        self.living = {self.server}  # who of the others reaches Redis is known from before
        log_event("lease_begun", server=self.server)

    async def renew(self, linked: bool) -> bool:
        """Prolongs the lease, and says whether this server reaches Redis; False if it was lost.

        Raises `StorageError`.
        """
        asked = self._now()  # it runs from the moment the database has it, which is later
        living = await self._store.renew(self.server, self._seconds, linked)
        if living is None:
            log_warning("lease_lost", server=self.server)
            return False
        self._prolonged(asked)
        self.living = set(living)
        self.linked = {server for server, known in living.items() if known.linked}
        self.generations = {server: known.generation for server, known in living.items()}
        return True

    def _prolonged(self, at: float) -> None:
        self.renewed, self._until = at, at + self._seconds

    @property
    def beat(self) -> float:
        """Seconds after which it is time to prolong it."""
        return self._seconds / BEATS

    async def wait(self) -> None:
        """Waits until it is time to prolong it."""
        await asyncio.sleep(self.beat)

    async def claim(self, table: str) -> str:
        """The server that has a table: this one, if nobody living has it and it is new enough."""
        return await self._store.claim(table, self.server, self._seconds)

    async def release(self, table: str) -> None:
        """Gives a table back."""
        await self._store.release([table], self.server)

    async def hand_over(self, table: str, to: str) -> None:
        """Gives a table to another server."""
        await self._store.hand_over([table], self.server, to)

    async def end(self) -> None:
        """Gives everything back."""
        self._until = self._now()
        await self._store.retire(self.server)


class LeasedStore:
    """A store in which a server that is not sure of its lease can neither write nor read tables."""

    def __init__(self, store: Store, lease: Lease) -> None:
        self._store = store
        self._lease = lease

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe. Raises `StorageError`."""
        self._must_be_sure()
        await self._store.append(batch)
        self._must_be_sure()

    async def check(self) -> None:
        """Raises `StorageError` unless something could be saved just now."""
        self._must_be_sure()
        await self._store.check()

    async def load(self, table: str) -> StoredTable | None:
        """A table's log and chat."""
        kept = await self._store.load(table)
        self._must_be_sure()
        return kept

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""
        return await self._store.coded(code)

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match and its records."""
        return await self._store.match(table, number)

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""
        await self._store.touch(tables, now)

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""
        return await self._store.expire(tables_before, matches_before)

    async def size(self) -> int:
        """How many bytes all of it takes."""
        return await self._store.size()

    def _must_be_sure(self) -> None:
        if not self._lease.sure:
            raise StorageError("this server may no longer have its tables")
