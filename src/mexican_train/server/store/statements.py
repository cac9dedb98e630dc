"""What is asked of a database, in SQL that SQLite and PostgreSQL both read.

Values are marked with `?`. A session stands for a connection and hides what the engines do
differently: beginning, committing, and what their errors mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from ..table.entries import Row
from .store import SAID_KEPT, Batch, Kept, MatchKept, StorageError

EXPIRED_AT_ONCE = 100
"""Tables and matches that end in one transaction, so that nobody waits long for it."""


class Session(Protocol):
    """A connection, used by one thread."""

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What a statement finds or returns."""

    def many(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """Does the same with every row; within a transaction only."""

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; when it is left, what was done is safe."""

    def trouble(self, problem: Exception) -> StorageError:
        """What an error that came out of this session means."""

    def close(self) -> None:
        """Lets go of the database."""


def append(session: Session, batches: Sequence[Batch]) -> None:
    """Saves batches, all or none."""
    with session.transaction():
        for statement, rows in _appending(batches):
            if rows:
                session.many(statement, rows)


def _appending(batches: Sequence[Batch]) -> Iterable[tuple[str, list[tuple[object, ...]]]]:
    yield (
        "INSERT INTO tables (id, made, touched) VALUES (?,?,?)"
        " ON CONFLICT (id) DO UPDATE SET touched=excluded.touched",
        [(b.table, b.at, b.at) for b in batches if b.rows and b.rows[0].version == 1],
    )
    yield (
        "INSERT INTO codes (code, table_id) VALUES (?,?)",
        [(b.code, b.table) for b in batches if b.code],
    )
    yield (
        "INSERT INTO log (table_id, version, at, seat, id, entry) VALUES (?,?,?,?,?,?)",
        [(b.table, *row) for b in batches for row in b.rows],
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
            (b.table, b.match[0], b.match[1], b.at, int(b.match[2]), b.match[3])
            for b in batches
            if b.match
        ],
    )
    yield (
        "INSERT INTO records (table_id, match, round, record) VALUES (?,?,?,?)"
        " ON CONFLICT (table_id, match, round) DO UPDATE SET record=excluded.record",
        [(b.table, *b.record) for b in batches if b.record],
    )


def load(session: Session, table: str) -> Kept | None:
    """A table's log and chat."""
    rows = session.fetch(
        "SELECT version, at, seat, id, entry FROM log WHERE table_id=? ORDER BY version", (table,)
    )
    if not rows:
        return None
    said = session.fetch("SELECT number, line FROM said WHERE table_id=? ORDER BY number", (table,))
    return Kept([Row(*row) for row in rows], [(number, line) for number, line in said])


def coded(session: Session, code: str) -> str | None:
    """The table that was made with this code."""
    found = session.fetch("SELECT table_id FROM codes WHERE code=?", (code,))
    return str(found[0][0]) if found else None


def match(session: Session, table: str, number: int) -> MatchKept | None:
    """A match and its records, as they were at one moment."""
    found = session.fetch(
        "SELECT m.invite, m.finished, m.summary, r.round, r.record FROM matches m"
        " LEFT JOIN records r ON r.table_id=m.table_id AND r.match=m.match"
        " WHERE m.table_id=? AND m.match=? ORDER BY r.round",
        (table, number),
    )
    if not found:
        return None
    invite, finished, summary, *_ = found[0]
    records = [(row[3], row[4]) for row in found if row[3] is not None]
    return MatchKept(invite, bool(finished), summary, records)


def touch(session: Session, tables: Iterable[str], now: float) -> None:
    """Somebody is at these tables."""
    # In one order for every server: two that wait for each other's rows would wait in vain.
    rows = [(now, table) for table in sorted(tables)]
    with session.transaction():
        if rows:
            session.many("UPDATE tables SET touched=? WHERE id=?", rows)


def end_tables(session: Session, before: float) -> list[str]:
    """Ends some tables that nobody has been at since then; those that ended."""
    with session.transaction():
        # Whether it is still left is asked of each as it is deleted: somebody may just have come.
        ended = session.fetch(
            "DELETE FROM tables WHERE touched<? AND id IN"
            " (SELECT id FROM tables WHERE touched<? ORDER BY id LIMIT ?) RETURNING id",
            (before, before, EXPIRED_AT_ONCE),
        )
        if ended:
            for name in ("log", "said", "codes", "owners"):
                session.many(f"DELETE FROM {name} WHERE table_id=?", ended)
    return [row[0] for row in ended]


def end_matches(session: Session, tables_before: float, matches_before: float) -> int:
    """Ends some matches: finished ones that are old, and others whose table has ended."""
    with session.transaction():
        old = session.fetch(
            "SELECT table_id, match FROM matches m WHERE (finished=1 AND at<?)"
            " OR (finished=0 AND NOT EXISTS"
            " (SELECT 1 FROM tables t WHERE t.id=m.table_id AND t.touched>=?))"
            " ORDER BY table_id, match LIMIT ?",
            (matches_before, tables_before, EXPIRED_AT_ONCE),
        )
        if old:
            for name in ("records", "matches"):
                session.many(f"DELETE FROM {name} WHERE table_id=? AND match=?", old)
    return len(old)
