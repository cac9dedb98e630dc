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
from psycopg.errors import LockNotAvailable, QueryCanceled, UniqueViolation
from psycopg.pq import TransactionStatus

from . import leases
from .connecting import Connection, connect, migrate, reach, reason
from .store import Gone, Held, Outrun, StorageError
from .worker import Observe, WorkedStore, Worker, unobserved

SEVERAL_WRITERS = ("log", "said")
"""The tables whose keys two can hold only if both have written as the table's only server."""

UNFINISHED = (TransactionStatus.INTRANS, TransactionStatus.INERROR)


class PostgresStore(WorkedStore):
    """The store of several servers, and who of them has which table."""

    def __init__(
        self, url: str, timeout_seconds: float = 2.0, observe: Observe = unobserved
    ) -> None:
        with reach(url) as db:
            migrate(db, url, only_if_empty=True)
        # A long answer must not hold up those who save.
        super().__init__(
            Worker("store", PostgresSession(url, timeout_seconds), observe),
            Worker("answers", PostgresSession(url, timeout_seconds)),
        )
        # A lease that waits behind others' questions may run out.
        self._lease = Worker("lease", PostgresSession(url, timeout_seconds))

    def close(self) -> None:
        """Saves what is waiting, then lets go of the database."""
        super().close()
        self._lease.close()

    async def register(self, server: str, seconds: float) -> None:
        """A new server, alive for so long from now; no other ever has the same id."""
        await self._lease.ask(lambda session: leases.register(session, server, seconds))

    async def renew(self, server: str, seconds: float) -> set[str] | None:
        """Prolongs a server's life; all that live, or None when it was declared dead."""
        return await self._lease.ask(lambda session: leases.renew(session, server, seconds))

    async def claim(self, table: str, server: str, restart_grace: float) -> str:
        """The server that has a table after this: the one it had, if that lives, or else this."""
        return await self._questions.ask(
            lambda session: leases.claim(session, table, server, restart_grace)
        )

    async def release(self, tables: list[str], server: str) -> None:
        """Gives tables back, where they are still this server's."""
        await self._questions.ask(lambda session: leases.release(session, tables, server))

    async def retire(self, server: str) -> None:
        """Gives back all that a server has; it is no longer there."""
        await self._lease.ask(lambda session: leases.retire(session, server))


class PostgresSession:
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

    def trouble(self, problem: Exception) -> StorageError:
        """What an error means; a connection that is of no more use is given up."""
        said = reason(problem)
        if isinstance(problem, UniqueViolation) and problem.diag.table_name in SEVERAL_WRITERS:
            return Outrun(said)
        if isinstance(problem, QueryCanceled | LockNotAvailable):
            return Held(said)
        db = self._db
        if db is None or db.closed or db.info.transaction_status != TransactionStatus.IDLE:
            self.close()
            return Gone(said)
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
            raise Gone(reason(problem)) from None
        return self._db


def _quiet(db: Connection) -> bool:
    """Whether an idle connection is still one: all PostgreSQL says unasked is that it is over."""
    if db.closed:
        return False
    watch = select.poll()
    watch.register(db.fileno(), select.POLLIN)
    return not watch.poll(0)


@cache
def _marked(statement: str) -> Any:
    """A statement with values marked as psycopg has it."""
    return statement.replace("?", "%s")
