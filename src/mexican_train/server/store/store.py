"""Where tables are kept: what is saved together, what can be asked for, what can go wrong."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..table.entries import Row

SAID_KEPT = 50
"""The lines of chat that a table keeps."""


class StorageError(Exception):
    """Nothing was saved, or nobody can tell whether it was: read again before going on."""


class Held(StorageError):
    """Something else holds the database: nobody can save anything just now."""


class Gone(Held):
    """The database does not answer: nobody can save or read anything just now."""


class Unregistered(StorageError):
    """This server was declared dead, or never registered: it can have no table."""


class Outrun(StorageError):
    """Another server has written here: nothing was saved, and what it wrote comes first."""


class Batch(NamedTuple):
    """What is saved together, all or nothing."""

    table: str
    at: float
    rows: tuple[Row, ...] = ()
    said: tuple[tuple[int, bytes], ...] = ()
    match: tuple[int, str, bool, bytes] | None = None  # number, invite, finished, summary
    record: tuple[int, int, bytes] | None = None  # match, round, record
    code: str | None = None  # of a new table; no other table has it


class Kept(NamedTuple):
    """What is known of a table that was saved."""

    rows: list[Row]
    said: list[tuple[int, bytes]]


class MatchKept(NamedTuple):
    """A match that was saved, with the records of its finished rounds."""

    invite: str
    finished: bool
    summary: bytes
    records: list[tuple[int, bytes]]


class Store(Protocol):
    """Where a hall keeps its tables."""

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe. Raises `StorageError`."""

    async def load(self, table: str) -> Kept | None:
        """A table's log and chat."""

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""

    async def match(self, table: str, number: int) -> MatchKept | None:
        """A match and its records."""

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""


class OpenStore(Store, Protocol):
    """A store of which one can let go."""

    def close(self) -> None:
        """Saves what is waiting, then ends."""


class Leases(Protocol):
    """Which server has which table; all times are the database's. Raises `StorageError`."""

    async def register(self, server: str, seconds: float) -> None:
        """A new server, alive for so long from now; no other ever has the same id."""

    async def renew(self, server: str, seconds: float) -> set[str] | None:
        """Prolongs a server's life; all that live, or None when it was declared dead."""

    async def claim(self, table: str, server: str, restart_grace: float) -> str:
        """The server that has a table after this: the one it had, if that lives, or else this one.

        A server whose time has run out is declared dead here, but not within `restart_grace`
        seconds of the database's start, when everybody's time may have run out without their
        doing. Raises `Unregistered` if it is this server that is dead.
        """

    async def release(self, tables: list[str], server: str) -> None:
        """Gives tables back, where they are still this server's."""

    async def retire(self, server: str) -> None:
        """Gives back all that a server has; it is no longer there."""
