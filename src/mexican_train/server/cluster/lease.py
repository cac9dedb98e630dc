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

from ..logs import tell
from ..store.store import Batch, Kept, Leases, MatchKept, StorageError, Store

BEATS = 4
"""How often a lease is prolonged before it could run out."""


class Lease:
    """The lease of this server, under a name that is never used again once it is lost."""

    def __init__(self, store: Leases, seconds: float, now: Callable[[], float]) -> None:
        self.server = ""
        self.living: set[str] = set()
        """All servers that lived when the lease was last prolonged."""
        self._store = store
        self._seconds = seconds
        self._now = now
        self._until = now()

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken this server's tables."""
        return self._now() < self._until

    async def begin(self) -> None:
        """A new lease under a new name. Raises `StorageError`."""
        server = secrets.token_hex(8)
        asked = self._now()
        await self._store.register(server, self._seconds)
        # Not before: a name of which one cannot tell whether it is registered is never used.
        self.server = server
        self._until = asked + self._seconds
        self.living = {self.server}
        tell("lease_begun", server=self.server)

    async def renew(self) -> bool:
        """Prolongs the lease; False if it was lost. Raises `StorageError`."""
        asked = self._now()  # it runs from the moment the database has it, which is later
        living = await self._store.renew(self.server, self._seconds)
        if living is None:
            tell("lease_lost", server=self.server)
            return False
        self._until = asked + self._seconds
        self.living = living
        return True

    async def wait(self) -> None:
        """Waits until it is time to prolong it."""
        await asyncio.sleep(self._seconds / BEATS)

    async def claim(self, table: str) -> str:
        """The server that has a table: this one, if nobody living has it."""
        return await self._store.claim(table, self.server, self._seconds)

    async def release(self, table: str) -> None:
        """Gives a table back."""
        await self._store.release([table], self.server)

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

    async def load(self, table: str) -> Kept | None:
        """A table's log and chat."""
        kept = await self._store.load(table)
        self._must_be_sure()
        return kept

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""
        return await self._store.coded(code)

    async def match(self, table: str, number: int) -> MatchKept | None:
        """A match and its records."""
        return await self._store.match(table, number)

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""
        await self._store.touch(tables, now)

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""
        return await self._store.expire(tables_before, matches_before)

    def _must_be_sure(self) -> None:
        if not self._lease.sure:
            raise StorageError("this server may no longer have its tables")
