from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.store.store import SAID_KEPT, Batch, StorageError
from mexican_train.server.table.entries import Row

BUSY = 0.2


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path, BUSY)) as opened:
        yield opened


def rows(first: int, last: int, entry: bytes = b"{}") -> tuple[Row, ...]:
    return tuple(Row(version, 5.0, 0, f"i{version}", entry) for version in range(first, last + 1))


def batch(table: str, first: int = 1, last: int = 1, at: float = 5.0, **more: Any) -> Batch:
    return Batch(table, at, rows(first, last), **more)


async def outcomes(store: SqliteStore, *batches: Batch) -> list[bool]:
    """Appends all at once; for each whether it was saved."""
    done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    assert all(each is None or isinstance(each, StorageError) for each in done), done
    return [each is None for each in done]


def versions(path: Path, table: str) -> list[int]:
    """The versions of a table that are in the file, seen from outside."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT version FROM log WHERE table_id=? ORDER BY version", (table,))
        return [row[0] for row in found]


def together(path: Path, work: Callable[[SqliteStore], Any]) -> list[int]:
    """Runs `work` while the thread that writes is held up; how many each commit was for."""
    commits: list[int] = []
    busy, go = threading.Event(), threading.Event()

    def observe(seconds: float, batches: int) -> None:
        commits.append(batches)
        if len(commits) == 1:
            busy.set()
            go.wait(10)

    async def story(store: SqliteStore) -> None:
        first = asyncio.create_task(store.append(batch("first")))
        await asyncio.to_thread(busy.wait, 10)
        others = asyncio.create_task(work(store))
        await asyncio.sleep(0)  # now they wait in the queue
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, others)

    with closing(SqliteStore(path, BUSY, observe)) as opened:
        asyncio.run(story(opened))
    return commits


def test_what_is_appended_is_there_after_the_server_is_gone(path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        asyncio.run(store.append(batch("a", 1, 3, said=((1, b'{"text":"hi"}'),))))
    with closing(SqliteStore(path)) as store:
        kept = asyncio.run(store.load("a"))
        assert kept is not None
        assert tuple(kept.rows) == rows(1, 3)
        assert kept.said == [(1, b'{"text":"hi"}')]
        assert asyncio.run(store.load("b")) is None


def test_every_commit_is_synced_to_the_disk(store: SqliteStore) -> None:
    assert store._db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert store._db.execute("PRAGMA synchronous").fetchone()[0] == 2


def test_the_file_is_nobody_elses(store: SqliteStore, path: Path) -> None:
    asyncio.run(store.append(batch("a")))
    for each in path.parent.iterdir():
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


def test_those_who_wait_together_share_one_commit(path: Path) -> None:
    tables = [batch(f"t{number}") for number in range(10)]
    commits = together(path, lambda store: outcomes(store, *tables))
    assert commits == [1, 10]
    assert all(versions(path, each.table) == [1] for each in tables)


def test_what_waits_is_saved_before_the_store_closes(path: Path) -> None:
    opened = SqliteStore(path)

    async def story() -> list[bool]:
        waiting = asyncio.create_task(outcomes(opened, batch("a"), batch("b")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.to_thread(opened.close)
        return await waiting

    assert asyncio.run(story()) == [True, True]
    assert versions(path, "b") == [1]


def test_a_batch_is_saved_whole_or_not_at_all(store: SqliteStore, path: Path) -> None:
    assert asyncio.run(outcomes(store, batch("a", 1, 3))) == [True]
    late = batch("a", 2, 5, said=((1, b"{}"),), match=(1, "x", True, b"{}"), record=(1, 1, b"{}"))
    late = late._replace(rows=tuple(reversed(late.rows)))  # 5 and 4 are new; 3 is there already
    assert asyncio.run(outcomes(store, late)) == [False]
    assert versions(path, "a") == [1, 2, 3]
    kept = asyncio.run(store.load("a"))
    assert kept is not None
    assert kept.said == []
    assert asyncio.run(store.match("a", 1)) is None


def test_a_version_that_is_there_already_harms_no_other_table(path: Path) -> None:
    saved: list[bool] = []

    async def work(store: SqliteStore) -> None:
        saved.extend(await outcomes(store, batch("a"), batch("first"), batch("b"), batch("c")))

    together(path, work)
    assert saved == [True, False, True, True]
    assert [versions(path, table) for table in ("a", "first", "b", "c")] == [[1]] * 4


@pytest.mark.parametrize(
    "bad", [Row(2**70, 5.0, 0, "i", b"{}"), Row(2, 5.0, 0, "\ud800", b"{}")], ids=["huge", "text"]
)
def test_what_can_never_be_saved_fails_alone_and_the_store_lives(path: Path, bad: Row) -> None:
    saved: list[bool] = []

    async def work(store: SqliteStore) -> None:
        impossible = Batch("a", 5.0, (bad,))
        async with asyncio.timeout(5):
            saved.extend(await outcomes(store, impossible, batch("b")))
            saved.extend(await outcomes(store, batch("c")))

    together(path, work)
    assert saved == [False, True, True]


def test_a_locked_database_refuses_and_works_again_afterwards(
    store: SqliteStore, path: Path
) -> None:
    asyncio.run(store.append(batch("a")))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            asyncio.run(store.append(batch("a", 2, 2)))
        kept = asyncio.run(store.load("a"))
        assert kept is not None
        assert len(kept.rows) == 1
        other.execute("ROLLBACK")
    asyncio.run(store.append(batch("a", 2, 2)))
    assert versions(path, "a") == [1, 2]


def test_a_locked_database_is_waited_for_once_not_once_for_every_table(path: Path) -> None:
    tries: list[str] = []
    saved: list[bool] = []

    async def work(store: SqliteStore) -> None:
        store._db.set_trace_callback(tries.append)
        saved.extend(await outcomes(store, *(batch(f"t{number}") for number in range(6))))
        store._db.set_trace_callback(None)

    with closing(sqlite3.connect(path, isolation_level=None)) as other:

        async def locked(store: SqliteStore) -> None:
            other.execute("BEGIN IMMEDIATE")
            await work(store)
            other.execute("ROLLBACK")

        together(path, locked)
    assert saved == [False] * 6
    assert len([each for each in tries if "BEGIN" in each]) < 6


def test_a_full_disk_refuses_what_does_not_fit_and_takes_it_when_there_is_room(
    store: SqliteStore, path: Path
) -> None:
    asyncio.run(store.append(batch("a")))
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count={pages + 1}")
    large = batch("a", 2, 60)._replace(rows=rows(2, 60, b"x" * 1000))
    with pytest.raises(StorageError, match="full"):
        asyncio.run(store.append(large))
    assert versions(path, "a") == [1]
    assert asyncio.run(outcomes(store, batch("a", 2, 2))) == [True]
    store._db.execute("PRAGMA max_page_count=1000000")
    asyncio.run(store.append(large._replace(rows=large.rows[1:])))
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


def test_a_table_keeps_the_last_lines_of_its_chat(store: SqliteStore) -> None:
    async def story() -> None:
        await store.append(batch("a"))
        for number in range(1, SAID_KEPT + 11):
            await store.append(Batch("a", 5.0, said=((number, b"{}"),)))
        await store.append(Batch("b", 5.0, (*rows(1, 1),), said=((1, b"{}"),)))
        kept, other = await store.load("a"), await store.load("b")
        assert kept is not None
        assert other is not None
        assert [number for number, _ in kept.said] == list(range(11, SAID_KEPT + 11))
        assert [number for number, _ in other.said] == [1]

    asyncio.run(story())


def test_what_is_left_for_too_long_ends_and_finished_matches_stay_longer(
    store: SqliteStore,
) -> None:
    async def story() -> None:
        over, running = (1, "x", True, b"{}"), (2, "x", False, b"{}")
        for table, at in (("left", 10.0), ("visited", 10.0), ("fresh", 99.0)):
            await store.append(batch(table, at=at, match=over, record=(1, 1, b"{}")))
            await store.append(
                batch(table, 2, 2, at=at, match=running, record=(2, 1, b"{}"), said=((1, b"{}"),))
            )
        await store.touch(["visited"], 60.0)
        assert await store.expire(50.0, 5.0) == ["left"]
        assert await store.load("left") is None
        assert await store.load("visited") is not None
        assert await store.match("left", 1) is not None
        assert await store.match("left", 2) is None  # nobody can go on with it
        assert await store.match("visited", 2) is not None
        assert await store.expire(50.0, 50.0) == []
        assert await store.match("left", 1) is None
        assert await store.match("visited", 1) is None  # old, though its table is not
        assert await store.match("visited", 2) is not None
        kept = await store.match("fresh", 1)
        assert kept is not None
        assert (kept.invite, kept.finished, kept.records) == ("x", True, [(1, b"{}")])

    asyncio.run(story())
