"""What is asked of a database, in SQL that SQLite and PostgreSQL both read.

Values are marked with `?`. A `Database` hides what SQLite and PostgreSQL do differently: beginning,
committing, and what their errors mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from operator import itemgetter
from typing import Any, Protocol

from ..generation import FIRST
from ..table.entries import Row
from ..table.result_limits import Entry, giving_way
from .store import (
    SAID_KEPT,
    Batch,
    StorageError,
    StoredLine,
    StoredMatch,
    StoredRecord,
    StoredResult,
)

LOG_PAGE = 500
"""Entries that are read at once, so that nobody waits long for those who read a long log."""
EXPIRED_AT_ONCE = 100
"""Tables and matches that end in one transaction, so that nobody waits long for it."""


class Database(Protocol):
    """A database over one connection, used by one thread."""

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What a statement finds or returns."""

    def many(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """Does the same with every row; within a transaction only."""

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; when it is left, what was done is safe."""

    def size(self) -> int:
        """How many bytes all of it takes."""

    def trouble(self, problem: Exception) -> StorageError:
        """What an error that came out of it means."""

    def close(self) -> None:
        """Lets go of the database."""


def check(database: Database) -> None:
    """Raises unless something could be saved just now."""
    with database.transaction():
        database.fetch("SELECT 1")


def append(database: Database, batches: Sequence[Batch]) -> None:
    """Saves batches, all or none."""
    with database.transaction():
        for statement, rows in _appending(batches):
            if rows:
                database.many(statement, rows)


def _appending(batches: Sequence[Batch]) -> Iterable[tuple[str, list[tuple[object, ...]]]]:
    yield (
        "INSERT INTO tables (id, made, touched, generation) VALUES (?,?,?,?)"
        " ON CONFLICT (id) DO UPDATE SET touched=excluded.touched",
        [(b.table, b.at, b.at, b.generation or FIRST) for b in batches if _begins(b)],
    )
    yield (
        "UPDATE tables SET generation=? WHERE id=?",
        # In the order in which `touch` takes the same rows.
        sorted(
            ((b.generation, b.table) for b in batches if b.generation and not _begins(b)),
            key=itemgetter(1),
        ),
    )
    yield (
        "INSERT INTO codes (code, table_id) VALUES (?,?)",
        [(b.code, b.table) for b in batches if b.code],
    )
    # A server that was believed dead may come with an entry where the log is summed up: it breaks
    # the rule that there is something in every entry, as it would have broken that of versions.
    yield (
        "INSERT INTO log (table_id, version, at, seat, id, entry) VALUES (?,?,?,?,?, CASE WHEN"
        " EXISTS (SELECT 1 FROM log WHERE table_id=? AND version>?) THEN NULL ELSE ? END)",
        [(b.table, *row[:-1], b.table, row.version, row.entry) for b in batches for row in b.rows],
    )
    yield (
        "DELETE FROM log WHERE table_id=? AND version<?",
        [(b.table, b.summed.version) for b in batches if b.summed],
    )
    yield (
        "UPDATE log SET at=?, seat=?, id=?, entry=? WHERE table_id=? AND version=?",
        [(*b.summed[1:], b.table, b.summed.version) for b in batches if b.summed],
    )
    yield (
        "INSERT INTO said (table_id, number, at, line) VALUES (?,?,?,?)",
        [(b.table, number, b.at, line) for b in batches for number, line in b.said],
    )
    yield (
        "DELETE FROM said WHERE table_id=? AND number<=?",
        [(b.table, number - SAID_KEPT) for b in batches for number, _ in b.said],
    )
    yield (
        "INSERT INTO matches (table_id, match, invite, at, finished, summary)"
        " VALUES (?,?,?,?,?,?) ON CONFLICT (table_id, match) DO UPDATE SET invite=excluded.invite,"
        " at=excluded.at, finished=excluded.finished, summary=excluded.summary",
        [
            (b.table, m.number, m.invite, b.at, int(m.finished), m.summary)
            for b in batches
            if (m := b.match)
        ],
    )
    yield (
        "INSERT INTO records (table_id, match, round, record) VALUES (?,?,?,?)"
        " ON CONFLICT (table_id, match, round) DO UPDATE SET record=excluded.record",
        [(b.table, *b.record) for b in batches if b.record],
    )


def _begins(batch: Batch) -> bool:
    """Whether a table begins with this batch."""
    return bool(batch.rows) and batch.rows[0].version == 1


def log_page(database: Database, table: str, after: int) -> list[Row]:
    """What comes in a table's log after a version, up to `LOG_PAGE` entries of it."""
    rows = database.fetch(
        "SELECT version, at, seat, id, entry FROM log WHERE table_id=? AND version>?"
        " ORDER BY version LIMIT ?",
        (table, after, LOG_PAGE),
    )
    return [Row(*row) for row in rows]


def said(database: Database, table: str) -> list[StoredLine]:
    """A table's chat."""
    found = database.fetch(
        "SELECT number, line FROM said WHERE table_id=? ORDER BY number", (table,)
    )
    return [StoredLine(*line) for line in found]


def generation(database: Database, table: str) -> int:
    """The generation that a table is of."""
    found = database.fetch("SELECT generation FROM tables WHERE id=?", (table,))
    return int(found[0][0]) if found else FIRST


def coded(database: Database, code: str) -> str | None:
    """The table that was made with this code."""
    found = database.fetch("SELECT table_id FROM codes WHERE code=?", (code,))
    return str(found[0][0]) if found else None


def match(database: Database, table: str, number: int) -> StoredMatch | None:
    """A match and its records, as they were at one moment."""
    found = database.fetch(
        "SELECT m.invite, m.finished, m.summary, r.round, r.record FROM matches m"
        " LEFT JOIN records r ON r.table_id=m.table_id AND r.match=m.match"
        " WHERE m.table_id=? AND m.match=? ORDER BY r.round",
        (table, number),
    )
    if not found:
        return None
    invite, finished, summary, _, _ = found[0]
    records = [StoredRecord(round, record) for *_, round, record in found if round is not None]
    return StoredMatch(invite, bool(finished), summary, records)


def touch(database: Database, tables: Iterable[str], now: float) -> None:
    """Somebody is at these tables."""
    # In one order for every server: two that wait for each other's rows would wait in vain.
    rows = [(now, table) for table in sorted(tables)]
    with database.transaction():
        if rows:
            database.many("UPDATE tables SET touched=? WHERE id=?", rows)


def end_tables(database: Database, before: float) -> list[str]:
    """Ends some tables that nobody has been at since then; those that ended."""
    with database.transaction():
        # Whether it is still left is asked of each as it is deleted: somebody may just have come.
        ended = database.fetch(
            "DELETE FROM tables WHERE touched<? AND id IN"
            " (SELECT id FROM tables WHERE touched<? ORDER BY id LIMIT ?) RETURNING id",
            (before, before, EXPIRED_AT_ONCE),
        )
        if ended:
            for name in ("log", "said", "codes", "owners"):
                database.many(f"DELETE FROM {name} WHERE table_id=?", ended)
    return [row[0] for row in ended]


def end_matches(database: Database, tables_before: float, matches_before: float) -> int:
    """Ends some matches: finished ones that are old, and others whose table has ended."""
    with database.transaction():
        old = database.fetch(
            "SELECT table_id, match FROM matches m WHERE (finished=1 AND at<?)"
            " OR (finished=0 AND NOT EXISTS"
            " (SELECT 1 FROM tables t WHERE t.id=m.table_id AND t.touched>=?))"
            " ORDER BY table_id, match LIMIT ?",
            (matches_before, tables_before, EXPIRED_AT_ONCE),
        )
        if old:
            for name in ("records", "matches"):
                database.many(f"DELETE FROM {name} WHERE table_id=? AND match=?", old)
    return len(old)


def post(database: Database, challenge: str, result: StoredResult, most: int) -> bool:
    """Adds a result of a challenge, unless there are `most`; whether it is there."""
    with database.transaction():
        database.fetch(
            "INSERT INTO results (challenge, id, at, result, origin) SELECT ?,?,?,?,?"
            " WHERE (SELECT COUNT(*) FROM results WHERE challenge=?) < ?"
            " ON CONFLICT (challenge, id) DO NOTHING",
            (challenge, *result, challenge, most),
        )
        there = "SELECT 1 FROM results WHERE challenge=? AND id=?"
        return bool(database.fetch(there, (challenge, result.id)))


def gather(
    database: Database, challenge: str, result: StoredResult, most: int, per_origin: int
) -> None:
    """Add a result of a challenge, once, in the place of another if there are too many."""
    with database.transaction():
        found = database.fetch(
            "SELECT id, origin FROM results WHERE challenge=? ORDER BY at, id", (challenge,)
        )
        kept = [Entry(*row) for row in found]
        if any(each.id == result.id for each in kept):
            return
        leaving = giving_way(kept, Entry(result.id, result.origin), most, per_origin)
        if leaving:
            database.many(
                "DELETE FROM results WHERE challenge=? AND id=?",
                [(challenge, each.id) for each in leaving],
            )
        database.many(
            "INSERT INTO results (challenge, id, at, result, origin) VALUES (?,?,?,?,?)"
            " ON CONFLICT (challenge, id) DO NOTHING",
            [(challenge, *result)],
        )


def results(database: Database, challenge: str) -> list[StoredResult]:
    """All results of a challenge, the earliest first."""
    found = database.fetch(
        "SELECT id, at, result, origin FROM results WHERE challenge=? ORDER BY at, id",
        (challenge,),
    )
    return [StoredResult(*row) for row in found]


def end_results(database: Database, before: float) -> int:
    """Lets go of some results that were posted before then; how many."""
    with database.transaction():
        old = database.fetch(
            "SELECT challenge, id FROM results WHERE at<? ORDER BY at LIMIT ?",
            (before, EXPIRED_AT_ONCE),
        )
        if old:
            database.many("DELETE FROM results WHERE challenge=? AND id=?", old)
    return len(old)
