"""The store of a single server: one SQLite file in WAL mode, fully synchronous."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from ...rules.errors import MexicanTrainError
from ..logs import log_error
from ..system import lock_file
from .key import KEEP_PROOF, KEPT_PROOF, file_key
from .schema import refuse_later, steps
from .store import DatabaseBusy, Overtaken, StorageError
from .worker import Observe, WorkedStore, Worker, unobserved

SEVERAL_WRITERS = ("log.", "said.")
"""The keys that two can hold only if both have written as the table's only server."""


class SqliteStore(WorkedStore):
    """The store of a single server: a file, and one thread that reads and writes it."""

    def __init__(
        self, path: Path, busy_seconds: float = 2.0, observe: Observe = unobserved
    ) -> None:
        self._lock = lock(path)
        try:
            self._db, _ = open_file(path, busy_seconds)
            try:
                self.key = file_key(path, self._proof)
            except MexicanTrainError:
                self._db.close()
                raise
        except MexicanTrainError:
            os.close(self._lock)
            raise
        worker = Worker("store", SqliteDatabase(self._db, path), observe)
        super().__init__(worker, worker)

    def _proof(self, proof: str | None) -> str | None:
        """Keeps the proof of a key if there is none; the one there is then."""
        try:
            if proof is not None:
                self._db.execute(KEEP_PROOF, (proof,))
            kept = self._db.execute(KEPT_PROOF).fetchone()
        except sqlite3.Error as problem:
            raise MexicanTrainError(f"the key cannot be checked: {problem}") from None
        return None if kept is None else str(kept[0])

    def close(self) -> None:
        """Saves what is waiting, then lets go of the file."""
        super().close()
        os.close(self._lock)


class SqliteDatabase:
    """A connection to a file, as long as the file is where it was.

    One that was moved away would take everything, and whoever starts the server again would look in
    vain: nothing is saved there.
    """

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self._path = path
        self._file = _identity(path)
        self._moved = False

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What a statement finds or returns."""
        return self._db.execute(statement, values).fetchall()

    def many(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """Does the same with every row."""
        self._db.executemany(statement, rows)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing; when it is left, the disk has it."""
        self._must_be_in_place()
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as problem:
            raise DatabaseBusy(str(problem)) from None
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
            raise
        self._must_be_in_place()

    def _must_be_in_place(self) -> None:
        moved = _identity(self._path) != self._file
        if moved and not self._moved:
            log_error("database_moved")
        self._moved = moved
        if moved:
            raise DatabaseBusy("the database file is no longer where it was")

    def size(self) -> int:
        """How many bytes are in use; what was deleted is used again."""
        found = [
            self.fetch(f"PRAGMA {name}")[0][0]
            for name in ("page_count", "freelist_count", "page_size")
        ]
        pages, free, bytes = (int(number) for number in found)
        return (pages - free) * bytes

    def trouble(self, problem: Exception) -> StorageError:
        """What an error means."""
        if isinstance(problem, sqlite3.IntegrityError):
            if any(key in str(problem) for key in SEVERAL_WRITERS):
                return Overtaken(str(problem))
        return StorageError(str(problem))

    def close(self) -> None:
        """Lets go of the file."""
        with suppress(sqlite3.Error):
            self._db.close()


def _identity(path: Path) -> tuple[int, int] | None:
    """What file is at a path; another one there would have another identity."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def lock(path: Path) -> int:
    """Holds the file for this server alone: two would each believe they own every table."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise MexicanTrainError(f"{path} cannot be written: {problem.strerror}") from None
    try:
        lock_file(handle)
    except OSError:
        os.close(handle)
        raise MexicanTrainError(f"another server is using {path}") from None
    return handle


def open_file(path: Path, busy_seconds: float) -> tuple[sqlite3.Connection, int]:
    """A file, made if there is none, in the present form; and the steps it had taken before."""
    db = None
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # seeds and digests: nobody else's
        db = sqlite3.connect(
            path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
        )
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        before = _migrate(db, path)
    except (sqlite3.Error, OSError, MexicanTrainError) as problem:
        if db is not None:
            db.close()
        if isinstance(problem, MexicanTrainError):
            raise
        why = problem.strerror if isinstance(problem, OSError) else problem
        raise MexicanTrainError(f"{path} cannot be used as the database: {why}") from None
    return db, before


def steps_taken(db: sqlite3.Connection) -> int:
    """How many steps a file has taken."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _migrate(db: sqlite3.Connection, path: Path) -> int:
    done = steps_taken(db)
    refuse_later(done, path)
    for number, step in enumerate(steps("sqlite")[done:], start=done + 1):
        db.executescript(f"BEGIN; {step} PRAGMA user_version={number}; COMMIT;")
    return done
