"""What a store in a file must do besides: locked, full, moved away, of another version."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from needs import posix_files
from store.databases import BUSY, FileHome, batch, outcomes, rows, together

from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.logs import log
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.store.statements import Database
from mexican_train.server.store.store import StorageError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def file(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path, BUSY)) as opened:
        yield opened


def versions(path: Path, table: str) -> list[int]:
    """The versions of a table that are in a file, seen from outside."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT version FROM log WHERE table_id=? ORDER BY version", (table,))
        return [row[0] for row in found]


def test_every_commit_is_synced_to_the_disk(file: SqliteStore) -> None:
    assert file._db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert file._db.execute("PRAGMA synchronous").fetchone()[0] == 2


@posix_files
def test_the_file_is_nobody_elses(file: SqliteStore, path: Path) -> None:
    asyncio.run(file.append(batch("a")))
    for each in path.parent.iterdir():
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


def test_a_locked_database_refuses_and_works_again_afterwards(
    file: SqliteStore, path: Path
) -> None:
    asyncio.run(file.append(batch("a")))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            asyncio.run(file.append(batch("a", 2, 2)))
        kept = asyncio.run(file.load("a"))
        assert kept is not None
        assert len(kept.rows) == 1
        other.execute("ROLLBACK")
    asyncio.run(file.append(batch("a", 2, 2)))
    assert versions(path, "a") == [1, 2]


def test_a_locked_database_is_waited_for_once_not_once_for_every_table(tmp_path: Path) -> None:
    home = FileHome(tmp_path)
    tries: list[str] = []
    saved: list[bool] = []

    async def work(store: SqliteStore) -> None:
        store._db.set_trace_callback(tries.append)
        saved.extend(await outcomes(store, *(batch(f"t{number}") for number in range(6))))
        store._db.set_trace_callback(None)

    with closing(sqlite3.connect(home.path, isolation_level=None)) as other:

        async def locked(store: SqliteStore) -> None:
            other.execute("BEGIN IMMEDIATE")
            await work(store)
            other.execute("ROLLBACK")

        together(home, locked)
    assert saved == [False] * 6
    assert len([each for each in tries if "BEGIN" in each]) < 6


def test_a_full_disk_refuses_what_does_not_fit_and_takes_it_when_there_is_room(
    file: SqliteStore, path: Path
) -> None:
    asyncio.run(file.append(batch("a")))
    pages = file._db.execute("PRAGMA page_count").fetchone()[0]
    file._db.execute(f"PRAGMA max_page_count={pages + 1}")
    large = batch("a", 2, 60)._replace(rows=rows(2, 60, b"x" * 1000))
    with pytest.raises(StorageError, match="full"):
        asyncio.run(file.append(large))
    assert versions(path, "a") == [1]
    assert asyncio.run(outcomes(file, batch("a", 2, 2))) == [True]
    file._db.execute("PRAGMA max_page_count=1000000")
    asyncio.run(file.append(large._replace(rows=large.rows[1:])))
    assert versions(path, "a") == list(range(1, 61))


def test_a_database_of_a_later_version_is_refused_and_not_held(path: Path) -> None:
    with closing(SqliteStore(path)):
        pass
    with closing(sqlite3.connect(path)) as db:
        now = db.execute("PRAGMA user_version").fetchone()[0]
        db.execute("PRAGMA user_version=99")
    with pytest.raises(MexicanTrainError, match="later version"):
        SqliteStore(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version={now}")
    SqliteStore(path).close()


@pytest.mark.parametrize("kind", ["garbage", "folder", "nowhere"])
def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "file"
    if kind == "garbage":
        path.write_bytes(b"tiles " * 1000)
    elif kind == "folder":
        path.mkdir()
    else:
        (tmp_path / "plain").write_bytes(b"")
        path = tmp_path / "plain" / "tables.db"
    with pytest.raises(MexicanTrainError, match=str(path)):
        SqliteStore(path)


def test_two_stores_never_share_a_file(path: Path) -> None:
    with closing(SqliteStore(path)), pytest.raises(MexicanTrainError, match="another server"):
        SqliteStore(path)
    SqliteStore(path).close()


@posix_files
@pytest.mark.real_clock
async def test_nothing_is_saved_in_a_file_that_was_moved_away(
    file: SqliteStore,
    path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log, "propagate", True)
    await file.append(batch("a"))
    path.rename(path.with_suffix(".old"))
    with caplog.at_level("INFO", "mexican_train.server"):
        for _ in range(3):
            with pytest.raises(StorageError, match="no longer where it was"):
                await file.append(batch("b"))
            with pytest.raises(StorageError):
                await file.check()
    assert [record.message for record in caplog.records].count("database_moved") == 1
    path.with_suffix(".old").rename(path)
    await file.check()
    await file.append(batch("b"))
    assert await file.load("b") is not None


@posix_files
@pytest.mark.real_clock
async def test_nothing_is_saved_when_another_file_lies_in_its_place(
    file: SqliteStore, path: Path
) -> None:
    await file.append(batch("a"))
    path.rename(path.with_suffix(".old"))
    path.write_bytes(path.with_suffix(".old").read_bytes())
    with pytest.raises(StorageError, match="no longer where it was"):
        await file.append(batch("b"))


@posix_files
@pytest.mark.real_clock
async def test_what_was_saved_while_the_file_was_moved_is_not_acknowledged(
    file: SqliteStore, path: Path
) -> None:
    await file.append(batch("a"))

    def move(database: Database) -> None:
        with database.transaction():
            path.rename(path.with_suffix(".old"))

    with pytest.raises(StorageError, match="no longer where it was"):
        await file._appends.ask(move)
