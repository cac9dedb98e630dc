"""The store of a single server: one SQLite file, one thread that writes it, one sync for all.

Whoever appends waits until the disk has it. Appends that arrive while the disk is busy share the
next commit, so many tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from ...rules.errors import MexicanTrainError
from ..table.entries import Row
from .store import SAID_KEPT, Batch, Held, Kept, MatchKept, StorageError

T = TypeVar("T")
BATCH = 512
SCHEMA = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, made REAL NOT NULL, touched REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_touched ON tables (touched);
    CREATE TABLE log (
        table_id TEXT NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL,
        seat INTEGER, id TEXT, entry BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE said (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, line BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE matches (
        table_id TEXT NOT NULL, match INTEGER NOT NULL, invite TEXT NOT NULL, at REAL NOT NULL,
        finished INTEGER NOT NULL, summary BLOB NOT NULL,
        PRIMARY KEY (table_id, match)
    ) WITHOUT ROWID;
    CREATE TABLE records (
        table_id TEXT NOT NULL, match INTEGER NOT NULL, round INTEGER NOT NULL,
        record BLOB NOT NULL,
        PRIMARY KEY (table_id, match, round)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL) WITHOUT ROWID;
    """,
)
"""The steps from an empty file to the present form; `user_version` counts those taken."""


class SqliteStore:
    """The store of a single server: a file in WAL mode, fully synchronous."""

    def __init__(
        self,
        path: Path,
        busy_seconds: float = 2.0,
        observe: Callable[[float, int], None] = lambda seconds, batches: None,
    ) -> None:
        self._observe = observe
        self._jobs: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
        self._lock = _lock(path)
        try:
            self._db = _open(path, busy_seconds)
        except (sqlite3.Error, OSError) as problem:
            os.close(self._lock)
            why = problem.strerror if isinstance(problem, OSError) else problem
            raise MexicanTrainError(f"{path} cannot be used as the database: {why}") from None
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Saves what is waiting, then lets go of the file."""
        self._jobs.put(())
        self._thread.join()
        with contextlib.suppress(sqlite3.Error):
            self._db.close()
        os.close(self._lock)

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe. Raises `StorageError`."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((loop, done, batch))
        await done

    async def load(self, table: str) -> Kept | None:
        """A table's log and chat."""
        return await self._ask(lambda db: _load(db, table))

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""
        return await self._ask(lambda db: _coded(db, code))

    async def match(self, table: str, number: int) -> MatchKept | None:
        """A match and its records."""
        return await self._ask(lambda db: _match(db, table, number))

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""
        rows = [(now, table) for table in tables]
        await self._ask(lambda db: _in_one(db, [("UPDATE tables SET touched=? WHERE id=?", rows)]))

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""
        return await self._ask(lambda db: _expire(db, tables_before, matches_before))

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((loop, done, question))
        return await done

    # ------------------------------------------------------------------ in the thread

    def _work(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get())
            appends = [job for job in jobs if job and isinstance(job[2], Batch)]
            outcomes = self._append([job[2] for job in appends])
            _answer(appends, outcomes)
            others = [job for job in jobs if job and not isinstance(job[2], Batch)]
            for job in others:
                _answer([job], [_outcome(job[2], self._db)])
            if () in jobs:
                return

    def _append(self, batches: list[Batch]) -> list[object]:
        """Saves all in one commit; should that fail, each by itself, so one harms no other."""
        if not batches:
            return []
        began = time.perf_counter()
        outcome = _outcome(lambda db: _in_one(db, _statements(batches)), self._db)
        failed = isinstance(outcome, StorageError) and not isinstance(outcome, Held)
        if failed and len(batches) > 1:
            alone = [lambda db, b=batch: _in_one(db, _statements([b])) for batch in batches]
            return [_outcome(each, self._db) for each in alone]
        self._observe(time.perf_counter() - began, len(batches))
        return [outcome] * len(batches)


def _answer(jobs: list[tuple[Any, ...]], outcomes: list[object]) -> None:
    """Hands outcomes back to the loops that wait for them, in one step for all of a loop's."""
    loops = {id(job[0]): job[0] for job in jobs}
    for key, loop in loops.items():
        mine = [(j[1], o) for j, o in zip(jobs, outcomes, strict=True) if id(j[0]) == key]
        with contextlib.suppress(RuntimeError):  # the loop has gone, and so has who waited
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(pairs: list[tuple[asyncio.Future[Any], object]]) -> None:
    for future, outcome in pairs:
        if future.done():
            continue
        if isinstance(outcome, StorageError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _outcome(job: Callable[[sqlite3.Connection], object], db: sqlite3.Connection) -> object:
    try:
        return job(db)
    except StorageError as problem:
        return problem
    except Exception as problem:  # whatever it is, the thread goes on for all the others
        return StorageError(str(problem))


def _in_one(db: sqlite3.Connection, statements: list[tuple[str, list[Any]]]) -> None:
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as problem:
        raise Held(str(problem)) from None
    try:
        for statement, rows in statements:
            if rows:
                db.executemany(statement, rows)
        db.execute("COMMIT")
    except Exception:
        if db.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
        raise


def _statements(batches: list[Batch]) -> list[tuple[str, list[Any]]]:
    return [
        (
            "INSERT INTO tables VALUES (?,?,?) ON CONFLICT (id) DO UPDATE SET touched=?",
            [(b.table, b.at, b.at, b.at) for b in batches if b.rows and b.rows[0].version == 1],
        ),
        (
            "INSERT INTO codes VALUES (?,?)",
            [(b.code, b.table) for b in batches if b.code],
        ),
        (
            "INSERT INTO log VALUES (?,?,?,?,?,?)",
            [(b.table, *row) for b in batches for row in b.rows],
        ),
        (
            "INSERT INTO said VALUES (?,?,?,?)",
            [(b.table, number, b.at, line) for b in batches for number, line in b.said],
        ),
        (
            "DELETE FROM said WHERE table_id=? AND number<=?",
            [(b.table, number - SAID_KEPT) for b in batches for number, _ in b.said],
        ),
        (
            "INSERT OR REPLACE INTO matches VALUES (?,?,?,?,?,?)",
            [
                (b.table, b.match[0], b.match[1], b.at, b.match[2], b.match[3])
                for b in batches
                if b.match
            ],
        ),
        (
            "INSERT OR REPLACE INTO records VALUES (?,?,?,?)",
            [(b.table, *b.record) for b in batches if b.record],
        ),
    ]


def _load(db: sqlite3.Connection, table: str) -> Kept | None:
    rows = db.execute(
        "SELECT version, at, seat, id, entry FROM log WHERE table_id=? ORDER BY version", (table,)
    ).fetchall()
    if not rows:
        return None
    said = db.execute(
        "SELECT number, line FROM said WHERE table_id=? ORDER BY number", (table,)
    ).fetchall()
    return Kept([Row(*row) for row in rows], said)


def _coded(db: sqlite3.Connection, code: str) -> str | None:
    found = db.execute("SELECT table_id FROM codes WHERE code=?", (code,)).fetchone()
    return str(found[0]) if found else None


def _match(db: sqlite3.Connection, table: str, number: int) -> MatchKept | None:
    key = (table, number)
    found = db.execute(
        "SELECT invite, finished, summary FROM matches WHERE table_id=? AND match=?", key
    ).fetchone()
    if found is None:
        return None
    records = db.execute(
        "SELECT round, record FROM records WHERE table_id=? AND match=? ORDER BY round", key
    ).fetchall()
    return MatchKept(found[0], bool(found[1]), found[2], records)


def _expire(db: sqlite3.Connection, tables_before: float, matches_before: float) -> list[str]:
    ended = [
        row[0] for row in db.execute("SELECT id FROM tables WHERE touched<?", (tables_before,))
    ]
    ids = [(table,) for table in ended]
    old = db.execute(
        "SELECT table_id, match FROM matches m WHERE (finished AND at<?) OR NOT EXISTS"
        " (SELECT 1 FROM tables t WHERE t.id=m.table_id AND t.touched>=?) AND NOT finished",
        (matches_before, tables_before),
    ).fetchall()
    _in_one(
        db,
        [
            ("DELETE FROM log WHERE table_id=?", ids),
            ("DELETE FROM said WHERE table_id=?", ids),
            ("DELETE FROM codes WHERE table_id=?", ids),
            ("DELETE FROM tables WHERE id=?", ids),
            ("DELETE FROM records WHERE table_id=? AND match=?", old),
            ("DELETE FROM matches WHERE table_id=? AND match=?", old),
        ],
    )
    return ended


def _lock(path: Path) -> int:
    """Holds the file for this server alone: two would each believe they own every table."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise MexicanTrainError(f"{path} cannot be written: {problem.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise MexicanTrainError(f"another server is using {path}") from None
    return handle


def _open(path: Path, busy_seconds: float) -> sqlite3.Connection:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # seeds and digests: nobody else's
    db = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        done = db.execute("PRAGMA user_version").fetchone()[0]
        if done > len(SCHEMA):
            raise sqlite3.DatabaseError("it was written by a later version of mexican-train")
        for number, step in enumerate(SCHEMA[done:], start=done + 1):
            db.executescript(f"BEGIN; {step} PRAGMA user_version={number}; COMMIT;")
    except sqlite3.Error:
        db.close()
        raise
    return db
