"""All tables from or to PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import IsolationLevel

from ...rules.errors import MexicanTrainError
from .connecting import Connection, migrate, reach, reason, shown_address, steps_taken
from .copying import ROWS, Rows, Source, Target
from .schema import COLUMNS, require_present

LOCK_SECONDS = 10
"""How long others may still be writing."""


class PostgresCopier:
    """Copies from or to PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = shown_address(url)

    @contextmanager
    def reading(self) -> Iterator[Source]:
        """One moment of a database that servers may be using."""
        with reach(self._url) as db, _refusing(self._name):
            require_present(steps_taken(db), self._name)
            db.isolation_level = IsolationLevel.REPEATABLE_READ
            db.read_only = True
            with db.transaction():
                yield PostgresRows(self._name, db)

    @contextmanager
    def filling(self) -> Iterator[Target]:
        """A database that nobody else writes to meanwhile."""
        with reach(self._url) as db, _refusing(self._name):
            migrate(db, self._url)
            with db.transaction():
                db.execute(f"SET LOCAL lock_timeout='{LOCK_SECONDS}s'")
                db.execute(f"LOCK TABLE {', '.join(COLUMNS)} IN EXCLUSIVE MODE")
                yield PostgresRows(self._name, db)


class PostgresRows:
    """The rows of a database."""

    def __init__(self, name: str, db: Connection) -> None:
        self._name = name
        self._db = db

    def count(self, table: str) -> int:
        """How many rows there are."""
        with _refusing(self._name):
            found = self._db.execute(f"SELECT count(*) FROM {table}").fetchone()
            return int(found[0]) if found else 0

    def read(self, table: str) -> Iterator[Rows]:
        """All rows, some at a time."""
        with _refusing(self._name), self._db.cursor("copying", binary=True) as found:
            found.execute(f"SELECT {', '.join(COLUMNS[table])} FROM {table}")
            while part := found.fetchmany(ROWS):
                yield part

    def write(self, table: str, parts: Iterator[Rows]) -> None:
        """Adds rows."""
        statement = f"COPY {table} ({', '.join(COLUMNS[table])}) FROM STDIN"
        with (
            _refusing(self._name),
            self._db.cursor() as cursor,
            cursor.copy(statement) as lines,
        ):
            for part in parts:
                for row in part:
                    lines.write_row(row)


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    """Says in a sentence why a database cannot be used."""
    try:
        yield
    except psycopg.Error as problem:
        raise MexicanTrainError(
            f"{name} cannot be used as the database: {reason(problem)}"
        ) from None
