"""Where tables are kept: what is saved together, what can be asked for, what can go wrong."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..generation import FIRST
from ..table.entries import Row

SAID_KEPT = 50
"""The lines of chat that a table keeps."""


class StorageError(Exception):
    """Nothing was saved, or nobody can tell whether it was: read again before going on."""


class DatabaseBusy(StorageError):
    """Something else holds the database: nobody can save anything just now."""


class DatabaseGone(DatabaseBusy):
    """The database does not answer: nobody can save or read anything just now."""


class Unregistered(StorageError):
    """This server was declared dead, or never registered: it can have no table."""


class Outgrown(StorageError):
    """Servers of a later generation have written to a table, and none of them is there now."""


class Overtaken(StorageError):
    """Another server has written here: nothing was saved, and what it wrote comes first."""


class StoredLine(NamedTuple):
    """A line of chat as it is stored."""

    number: int
    line: bytes


class MatchSaved(NamedTuple):
    """How a match stands: what opens it to readers, whether it is over, what is told of it."""

    number: int
    invite: str
    finished: bool
    summary: bytes


class RoundSaved(NamedTuple):
    """A finished round of a match."""

    match: int
    round: int
    record: bytes


class Batch(NamedTuple):
    """What is saved together, all or nothing."""

    table: str
    at: float
    rows: tuple[Row, ...] = ()
    said: tuple[StoredLine, ...] = ()
    match: MatchSaved | None = None
    record: RoundSaved | None = None
    code: str | None = None
    """Of a new table; no other table has it."""
    summed: Row | None = None
    """What takes the place of the log up to its version, which was saved before."""
    generation: int | None = None
    """The generation that the table is of from now on; None: as before."""


class StoredTable(NamedTuple):
    """A table that was saved: its log and its chat, and the generation it is of."""

    rows: list[Row]
    said: list[StoredLine]
    generation: int = FIRST


class StoredRecord(NamedTuple):
    """The record of a finished round."""

    round: int
    record: bytes


class StoredMatch(NamedTuple):
    """A match that was saved, with the records of its finished rounds."""

    invite: str
    finished: bool
    summary: bytes
    records: list[StoredRecord]


class StoredResult(NamedTuple):
    """Somebody's result of a challenge, or what a guest counted; the same one has the same `id`."""

    id: str
    at: float
    result: bytes
    origin: str = ""
    """A digest of the address that it came from."""


class ResultStore(Protocol):
    """Where results of challenges are gathered, and what guests count. Raises `StorageError`.

    `challenge` is its name, or that of the place of a match's guests.
    """

    async def post(self, challenge: str, result: StoredResult, most: int) -> bool:
        """Adds a result, once, unless the challenge has `most` already; whether it is there."""

    async def gather(
        self, challenge: str, result: StoredResult, most: int, per_origin: int
    ) -> None:
        """Add a result, once, in the place of another if there are too many."""

    async def results(self, challenge: str) -> list[StoredResult]:
        """All results of a challenge, the earliest first."""


class Store(Protocol):
    """Where a hall keeps its tables."""

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe. Raises `StorageError`."""

    async def check(self) -> None:
        """Raises `StorageError` unless something could be saved just now."""

    async def load(self, table: str) -> StoredTable | None:
        """A table's log and chat."""

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match and its records."""

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""

    async def size(self) -> int:
        """How many bytes all of it takes."""


class OpenStore(Store, ResultStore, Protocol):
    """A store of which one can let go, and the key that belongs to it."""

    key: bytes

    def saving(self) -> int:
        """How much waits to be saved."""

    def asking(self) -> int:
        """How much waits to be answered apart from that."""

    def close(self) -> None:
        """Saves what is waiting, then ends."""


class Living(NamedTuple):
    """What is known of a server that lives: whether it reaches Redis, and its generation."""

    linked: bool
    generation: int


class Leases(Protocol):
    """Which server has which table; all times are the database's. Raises `StorageError`."""

    async def register(self, server: str, seconds: float) -> None:
        """A new server of this generation, alive for so long from now; no other ever has its id."""

    async def renew(self, server: str, seconds: float, linked: bool) -> dict[str, Living] | None:
        """Prolongs a server's life, and says whether it reaches Redis; all that live.

        None when it was declared dead.
        """

    async def claim(self, table: str, server: str, restart_grace: float) -> str:
        """The server that has a table after this: the one it had, if that lives, or else this one.

        A server whose time has run out is declared dead here, but not within `restart_grace`
        seconds of the database's start, when everybody's time may have run out without their
        doing. Raises `Unregistered` if it is this server that is dead.

        A table of a later generation than this server's goes to one that is new enough; raises
        `Outgrown` if none lives.
        """

    async def release(self, tables: list[str], server: str) -> None:
        """Gives tables back, where they are still this server's."""

    async def hand_over(self, tables: list[str], server: str, to: str) -> None:
        """Gives tables to a server that lives, where they are still this server's."""

    async def retire(self, server: str) -> None:
        """Gives back all that a server has; it is no longer there."""
