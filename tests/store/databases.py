"""Databases to test with: files, and databases in a PostgreSQL of one's own; appending to them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
from device.memory_shelf import MemoryShelf
from needs import need

from benchmarks.services import Postgres, missing
from mexican_train.device.store import DeviceStore
from mexican_train.server.store.connecting import connect, take
from mexican_train.server.store.key import KEY_BYTES
from mexican_train.server.store.postgres import PostgresStore
from mexican_train.server.store.schema import COLUMNS, STEPS, steps
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.store.store import Batch, StorageError
from mexican_train.server.store.worker import Observe, unobserved
from mexican_train.server.table.entries import Row


class ShelfStore(DeviceStore):
    """A device's store, opened and closed like the others: it holds nothing but its shelf."""

    def close(self) -> None: ...


WorkedStore: TypeAlias = SqliteStore | PostgresStore
AnyStore: TypeAlias = WorkedStore | ShelfStore
BUSY = 0.2
"""Seconds that a file which something else holds is waited for."""
TIMEOUT = 5.0
"""Seconds that PostgreSQL gets, on a machine that is busy."""
KEPT = ("tables", "log", "said", "matches", "records", "codes")
"""What is kept of tables, wherever it is."""
_numbers = count(1)


@contextmanager
def private_postgres() -> Iterator[Postgres]:
    """A PostgreSQL; without its programs the test is left out, but not where all must be run."""
    need(not missing(), "PostgreSQL")
    with Postgres() as service:
        yield service


def rows(first: int, last: int, entry: bytes = b"{}") -> tuple[Row, ...]:
    return tuple(Row(version, 5.0, 0, f"i{version}", entry) for version in range(first, last + 1))


def batch(table: str, first: int = 1, last: int = 1, at: float = 5.0, **more: Any) -> Batch:
    return Batch(table, at, rows(first, last), **more)


class Home(ABC):
    """A place for a database, and what is in it as seen from outside."""

    place: str

    @abstractmethod
    def open(self, observe: Observe = unobserved) -> WorkedStore:
        """A store there."""

    @abstractmethod
    def fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """What a statement finds; values are marked with `?`."""

    @abstractmethod
    def build(self, taken: int) -> None:
        """Makes the database as it was after so many steps."""

    @abstractmethod
    def form(self) -> list[tuple[Any, ...]]:
        """What tables and columns there are."""

    def versions(self, table: str) -> list[int]:
        """The versions of a table's log."""
        found = self.fetch("SELECT version FROM log WHERE table_id=? ORDER BY version", table)
        return [row[0] for row in found]

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        """All rows that are kept of tables."""
        found = {}
        for table, columns in COLUMNS.items():
            listed = ", ".join(columns)
            found[table] = sorted(self.fetch(f"SELECT {listed} FROM {table}"), key=repr)
        return found

    def counts(self) -> dict[str, int]:
        """How many rows there are of each kind."""
        everything = self.everything()
        return {name: len(everything[name]) for name in KEPT}


KEY = b"k" * KEY_BYTES
"""What servers that share a PostgreSQL share."""


class FileHome(Home):
    """A file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / f"tables{next(_numbers)}.db"
        self.place = str(self.path)

    def open(self, observe: Observe = unobserved) -> SqliteStore:
        return SqliteStore(self.path, BUSY, observe)

    def fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return db.execute(statement, values).fetchall()

    def build(self, taken: int) -> None:
        with closing(sqlite3.connect(self.path)) as db:
            for step in steps("sqlite")[:taken]:
                db.executescript(step)
            db.execute(f"PRAGMA user_version={taken}")

    def form(self) -> list[tuple[Any, ...]]:
        return self.fetch("SELECT name, sql FROM sqlite_master ORDER BY name")


class PostgresHome(Home):
    """A new database in a PostgreSQL."""

    def __init__(self, service: Postgres) -> None:
        self.key = KEY
        name = f"home{next(_numbers)}"
        with psycopg.connect(service.url, autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        self.place = f"{service.url.rpartition('/')[0]}/{name}"

    def open(self, observe: Observe = unobserved) -> PostgresStore:
        return PostgresStore(self.place, TIMEOUT, observe, self.key)

    def fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with connect(self.place) as db:
            cursor = db.execute(statement.replace("?", "%s"), values)
            return cursor.fetchall() if cursor.description else []

    def build(self, taken: int) -> None:
        with connect(self.place) as db:
            take(db, 0, taken)
            if taken > len(STEPS):
                db.execute("INSERT INTO schema_steps (step) VALUES (%s)", (taken,))

    def form(self) -> list[tuple[Any, ...]]:
        columns = self.fetch(
            "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
            " WHERE table_schema='public' ORDER BY 1, ordinal_position"
        )
        return columns + self.fetch(
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname='public' ORDER BY 1"
        )


class ShelfHome:
    """A shelf in memory, for a device."""

    def __init__(self) -> None:
        self.shelf = MemoryShelf()

    def open(self) -> ShelfStore:
        return ShelfStore(self.shelf)

    def versions(self, table: str) -> list[int]:
        """The versions of a table's log."""
        return sorted(int(key[2]) for key in self.shelf.kept if key[:2] == ("log", table))

    def counts(self) -> dict[str, int]:
        """How many rows there are of each kind."""
        kinds = Counter(key[0] for key in self.shelf.kept)
        names = {"tables": "table", "codes": "code", "matches": "match", "records": "record"}
        return {name: kinds[names.get(name, name)] for name in KEPT}


AnyHome: TypeAlias = Home | ShelfHome


async def outcomes(store: AnyStore, *batches: Batch) -> list[bool]:
    """Appends all at once; for each whether it was saved."""
    done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    assert all(each is None or isinstance(each, StorageError) for each in done), done
    return [each is None for each in done]


def together(home: Home, work: Callable[[Any], Any]) -> list[int]:
    """Runs `work` while the thread that writes is held up; how many each commit was for."""
    commits: list[int] = []
    busy, go = threading.Event(), threading.Event()

    def observe(seconds: float, batches: int) -> None:
        commits.append(batches)
        if len(commits) == 1:
            busy.set()
            go.wait(30)

    async def story(store: AnyStore) -> None:
        first = asyncio.create_task(store.append(batch("first")))
        await asyncio.to_thread(busy.wait, 30)
        others = asyncio.create_task(work(store))
        await asyncio.sleep(0)  # now they wait in the queue
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, others)

    with closing(home.open(observe)) as opened:
        asyncio.run(story(opened))
    return commits
