"""The store of several servers: PostgreSQL. One connection appends, one answers, one has the lease.

When PostgreSQL goes away, everything under way and everything asked for meanwhile is refused at
once; the first that is asked for when it is back connects again.
"""

from __future__ import annotations

import select
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import psycopg
from psycopg.errors import LockNotAvailable, NotNullViolation, QueryCanceled, UniqueViolation
from psycopg.pq import TransactionStatus

from ...rules.errors import MexicanTrainError
from . import leases
from .connecting import Connection, connect, migrate, reach, reason, shown_address
from .key import KEEP_PROOF, KEPT_PROOF, prove
from .store import DatabaseBusy, DatabaseGone, Living, Overtaken, StorageError
from .worker import Observe, WorkedStore, Worker, unobserved

SEVERAL_WRITERS = ("log", "said")
"""The tables whose keys two can hold only if both have written as the table's only server."""

UNFINISHED = (TransactionStatus.INTRANS, TransactionStatus.INERROR)


class PostgresStore(WorkedStore):
    """The store of several servers, and who of them has which table."""

    def __init__(
        self,
        url: str,
        timeout_seconds: float = 2.0,
        observe: Observe = unobserved,
        key: bytes = b"",
    ) -> None:
        self.key = key
        with reach(url) as db:
            migrate(db, url, only_if_empty=True)
            if key:
                prove(key, lambda proof: _proof(db, proof), shown_address(url))
        # A long answer must not hold up those who save.
        super().__init__(
            Worker("store", PostgresDatabase(url, timeout_seconds), observe),
            Worker("answers", PostgresDatabase(url, timeout_seconds)),
        )
        # A lease that waits behind others' questions may run out.
        self._lease = Worker("lease", PostgresDatabase(url, timeout_seconds))

    def close(self) -> None:
        """Saves what is waiting, then lets go of the database."""
        super().close()
        self._lease.close()

    async def register(self, server: str, seconds: float) -> None:
        """A new server of this generation, alive for so long from now; no other ever has its id."""
        await self._lease.ask(lambda database: leases.register(database, server, seconds))

    async def renew(self, server: str, seconds: float, linked: bool) -> dict[str, Living] | None:
        """Prolongs a server's life, and says whether it reaches Redis; all that live.

        None when it was declared dead.
        """
        return await self._lease.ask(
            lambda database: leases.renew(database, server, seconds, linked)
        )

    async def claim(self, table: str, server: str, restart_grace: float) -> str:
        """The server that has a table after this: the one it had, if that lives, or else this."""
        return await self._questions.ask(
            lambda database: leases.claim(database, table, server, restart_grace)
        )

    async def release(self, tables: list[str], server: str) -> None:
        """Gives tables back, where they are still this server's."""
        await self._questions.ask(lambda database: leases.release(database, tables, server))

    async def hand_over(self, tables: list[str], server: str, to: str) -> None:
        """Gives tables to a server that lives, where they are still this server's."""
        await self._questions.ask(lambda database: leases.hand_over(database, tables, server, to))

    async def retire(self, server: str) -> None:
        """Gives back all that a server has; it is no longer there."""
        await self._lease.ask(lambda database: leases.retire(database, server))


class PostgresDatabase:
    """A connection that is made anew when it was lost."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._seconds = seconds
        self._db: Connection | None = None
        self._pipeline: psycopg.Pipeline | None = None  # of a transaction

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What a statement finds or returns."""
        cursor = self._connected().execute(_marked(statement), values, prepare=True, binary=True)
        if self._pipeline is not None:
            self._pipeline.sync()
        return cursor.fetchall() if cursor.description else []

    def many(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """Does the same with every row."""
        with self._connected().cursor() as cursor:
            cursor.executemany(_marked(statement), rows)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing; when it is left, the disk has it. Goes out in one piece if it can."""
        db = self._connected()
        try:
            with db.pipeline() as self._pipeline:
                db.execute("BEGIN")
                yield
                commit = db.execute("COMMIT")
            if commit.statusmessage != "COMMIT":
                raise StorageError("PostgreSQL has taken everything back")
        except BaseException:
            if not db.closed and db.info.transaction_status in UNFINISHED:
                with suppress(psycopg.Error):
                    db.rollback()
            raise
        finally:
            self._pipeline = None

    def size(self) -> int:
        """How many bytes the database takes."""
        return int(self.fetch("SELECT pg_database_size(current_database())")[0][0])

    def trouble(self, problem: Exception) -> StorageError:
        """What an error means; a connection that is of no more use is given up."""
        said = reason(problem)
        if isinstance(problem, UniqueViolation | NotNullViolation):
            if problem.diag.table_name in SEVERAL_WRITERS:
                return Overtaken(said)
        if isinstance(problem, QueryCanceled | LockNotAvailable):
            return DatabaseBusy(said)
        db = self._db
        if db is None or db.closed or db.info.transaction_status != TransactionStatus.IDLE:
            self.close()
            return DatabaseGone(said)
        return StorageError(said)

    def close(self) -> None:
        """Lets go of the database."""
        if self._db is not None:
            with suppress(psycopg.Error):
                self._db.close()
            self._db = None

    def _connected(self) -> Connection:
        db = self._db
        if db is not None and (self._pipeline is not None or _quiet(db)):
            return db
        self.close()
        try:
            self._db = connect(self._url, self._seconds)
        except psycopg.Error as problem:
            raise DatabaseGone(reason(problem)) from None
        return self._db


def _proof(db: Connection, proof: str | None) -> str | None:
    """Keeps the proof of a key if there is none; the one there is then."""
    try:
        if proof is not None:
            db.execute(_marked(KEEP_PROOF), (proof,))
        kept = db.execute(KEPT_PROOF).fetchone()
    except psycopg.Error as problem:
        raise MexicanTrainError(f"the key cannot be checked: {reason(problem)}") from None
    return None if kept is None else str(kept[0])


def _quiet(db: Connection) -> bool:
    """Whether an idle connection is still one: all PostgreSQL says unasked is that it is over."""
    if db.closed:
        return False
    watch = select.poll()  # type: ignore[attr-defined,unused-ignore]  # not on Windows
    watch.register(db.fileno(), select.POLLIN)  # type: ignore[attr-defined,unused-ignore]
    return not watch.poll(0)


@cache
def _marked(statement: str) -> Any:
    """A statement with values marked as psycopg has it."""
    return statement.replace("?", "%s")
