"""All tables from one database to another: a file or PostgreSQL on either side.

What is read is one moment of the source, which may be in use. What is written appears all at once
or not at all, and only where nothing was before.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Protocol, TypeAlias

from ...rules.errors import MexicanTrainError
from . import sqlite
from .location import PostgresLocation, location_of
from .schema import COLUMNS, require_present
from .store import StorageError

ROWS = 500
"""Rows that are in memory at a time."""
BUSY_SECONDS = 10.0
"""How long something else may hold a file."""
Rows: TypeAlias = Sequence[Sequence[object]]


class Source(Protocol):
    """One moment of a database."""

    def count(self, table: str) -> int:
        """How many rows there are."""

    def read(self, table: str) -> Iterator[Rows]:
        """All rows, some at a time."""


class Target(Protocol):
    """A database that is being filled."""

    def count(self, table: str) -> int:
        """How many rows there are."""

    def write(self, table: str, parts: Iterator[Rows]) -> None:
        """Adds rows."""


class Copier(Protocol):
    """What a kind of database can do here."""

    def reading(self) -> AbstractContextManager[Source]:
        """One moment of the database."""

    def filling(self) -> AbstractContextManager[Target]:
        """The database, for us alone until what was written is safe, or nothing was."""


def copy(origin: str, goal: str, advance: Callable[[int, int], None]) -> dict[str, int]:
    """Copies all tables; how many rows of each. `advance` hears how many of how many are done."""
    with _copier(origin).reading() as source:
        counts = {table: source.count(table) for table in COLUMNS}
        total = sum(counts.values())

        def told(parts: Iterator[Rows]) -> Iterator[Rows]:
            for part in parts:
                yield part
                advance(len(part), total)

        with _copier(goal).filling() as target:
            used = [table for table in COLUMNS if target.count(table)]
            if used:
                what = "a key" if used == ["keys"] else "tables"
                raise MexicanTrainError(f"{location_of(goal).shown} has {what} already")
            for table in COLUMNS:
                target.write(table, told(source.read(table)))
            for table, count in counts.items():
                if target.count(table) != count:
                    raise MexicanTrainError(f"not all of {table} has arrived; nothing was copied")
    return counts


def _copier(text: str) -> Copier:
    location = location_of(text)
    if isinstance(location, PostgresLocation):
        from .copying_postgres import PostgresCopier  # needs what not everybody installs

        return PostgresCopier(location.url)
    return FileCopier(location.path)


class FileCopier:
    """Copies from or to a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def reading(self) -> Iterator[Source]:
        """One moment of a file that a server may be using."""
        if not self._path.is_file():
            raise MexicanTrainError(f"there is no file {self._path}")
        where = f"{self._path.resolve().as_uri()}?mode=ro"
        with (
            _refusing(self._path),
            closing(sqlite3.connect(where, uri=True, isolation_level=None)) as db,
        ):
            require_present(sqlite.steps_taken(db), self._path)
            db.execute("BEGIN")
            yield FileRows(self._path, db)

    @contextmanager
    def filling(self) -> Iterator[Target]:
        """A file, made if there is none."""
        held = sqlite.lock(self._path)
        try:
            db, _ = sqlite.open_file(self._path, BUSY_SECONDS)
            filled = sqlite.SqliteDatabase(db, self._path)
            with closing(db), _refusing(self._path), filled.transaction():
                yield FileRows(self._path, db)
        finally:
            os.close(held)


class FileRows:
    """The rows of a file."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self._path = path
        self._db = db

    def count(self, table: str) -> int:
        """How many rows there are."""
        with _refusing(self._path):
            return int(self._db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    def read(self, table: str) -> Iterator[Rows]:
        """All rows, some at a time."""
        with _refusing(self._path):
            found = self._db.execute(f"SELECT {', '.join(COLUMNS[table])} FROM {table}")
            while part := found.fetchmany(ROWS):
                yield part

    def write(self, table: str, parts: Iterator[Rows]) -> None:
        """Adds rows."""
        names = COLUMNS[table]
        marks = ",".join("?" * len(names))
        statement = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
        with _refusing(self._path):
            for part in parts:
                self._db.executemany(statement, part)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Says in a sentence why a file cannot be used."""
    try:
        yield
    except (sqlite3.Error, StorageError) as problem:
        raise MexicanTrainError(f"{path} cannot be used as the database: {problem}") from None
