"""What every store must do, asked of files and of PostgreSQL; then what only files must do."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from store.databases import (
    BUSY,
    AnyStore,
    FileHome,
    Home,
    PostgresHome,
    batch,
    rows,
)

from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.store.statements import EXPIRED_AT_ONCE, coded
from mexican_train.server.store.store import SAID_KEPT, Batch, Gone, Held, Outrun, StorageError
from mexican_train.server.store.worker import BATCH, Worker
from mexican_train.server.table.entries import Row


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    if request.param == "sqlite":
        return FileHome(tmp_path)
    return PostgresHome(request.getfixturevalue("postgres"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def file(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path, BUSY)) as opened:
        yield opened


async def outcomes(store: AnyStore, *batches: Batch) -> list[bool]:
    """Appends all at once; for each whether it was saved."""
    done = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    assert all(each is None or isinstance(each, StorageError) for each in done), done
    return [each is None for each in done]


def versions(path: Path, table: str) -> list[int]:
    """The versions of a table that are in a file, seen from outside."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("SELECT version FROM log WHERE table_id=? ORDER BY version", (table,))
        return [row[0] for row in found]


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


def test_what_is_appended_is_there_after_the_server_is_gone(home: Home) -> None:
    with closing(home.open()) as store:
        asyncio.run(store.append(batch("a", 1, 3, said=((1, b'{"text":"hi"}'),))))
    with closing(home.open()) as store:
        kept = asyncio.run(store.load("a"))
        assert kept is not None
        assert tuple(kept.rows) == rows(1, 3)
        assert kept.said == [(1, b'{"text":"hi"}')]
        assert asyncio.run(store.load("b")) is None


def test_those_who_wait_together_share_one_commit(home: Home) -> None:
    tables = [batch(f"t{number}") for number in range(10)]
    commits = together(home, lambda store: outcomes(store, *tables))
    assert commits == [1, 10]
    assert all(home.versions(each.table) == [1] for each in tables)


def test_what_waits_is_saved_before_the_store_closes(home: Home) -> None:
    opened = home.open()

    async def story() -> list[bool]:
        waiting = asyncio.create_task(outcomes(opened, batch("a"), batch("b")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.to_thread(opened.close)
        return await waiting

    assert asyncio.run(story()) == [True, True]
    assert home.versions("b") == [1]


def test_a_batch_is_saved_whole_or_not_at_all(store: AnyStore, home: Home) -> None:
    assert asyncio.run(outcomes(store, batch("a", 1, 3))) == [True]
    late = batch("a", 2, 5, said=((1, b"{}"),), match=(1, "x", True, b"{}"), record=(1, 1, b"{}"))
    late = late._replace(rows=tuple(reversed(late.rows)))  # 5 and 4 are new; 3 is there already
    assert asyncio.run(outcomes(store, late)) == [False]
    assert home.versions("a") == [1, 2, 3]
    kept = asyncio.run(store.load("a"))
    assert kept is not None
    assert kept.said == []
    assert asyncio.run(store.match("a", 1)) is None


def test_a_version_that_is_there_already_harms_no_other_table(home: Home) -> None:
    saved: list[bool] = []

    async def work(store: AnyStore) -> None:
        saved.extend(await outcomes(store, batch("a"), batch("first"), batch("b"), batch("c")))

    together(home, work)
    assert saved == [True, False, True, True]
    assert [home.versions(table) for table in ("a", "first", "b", "c")] == [[1]] * 4


def test_a_version_that_another_server_has_written_is_outrun(store: AnyStore, home: Home) -> None:
    async def story() -> None:
        await store.append(batch("a", 1, 2, said=((1, b"{}"),), code="k7qf3m"))
        with pytest.raises(Outrun):
            await store.append(batch("a", 2, 3))
        with pytest.raises(Outrun):
            await store.append(Batch("a", 5.0, said=((1, b"{}"),)))
        with pytest.raises(StorageError) as taken:
            await store.append(batch("b", code="k7qf3m"))
        assert not isinstance(taken.value, Outrun | Held)

    asyncio.run(story())
    assert home.versions("a") == [1, 2]
    assert home.versions("b") == []


@pytest.mark.parametrize(
    "bad", [Row(2**70, 5.0, 0, "i", b"{}"), Row(2, 5.0, 0, "\ud800", b"{}")], ids=["huge", "text"]
)
def test_what_can_never_be_saved_fails_alone_and_the_store_lives(home: Home, bad: Row) -> None:
    saved: list[bool] = []

    async def work(store: AnyStore) -> None:
        impossible = Batch("a", 5.0, (bad,))
        async with asyncio.timeout(5):
            saved.extend(await outcomes(store, impossible, batch("b")))
            saved.extend(await outcomes(store, batch("c")))

    together(home, work)
    assert saved == [False, True, True]


def test_a_round_that_is_saved_again_replaces_what_was_saved(store: AnyStore) -> None:
    async def story() -> None:
        await store.append(batch("a", match=(1, "x", False, b"early"), record=(1, 1, b"old")))
        await store.append(
            batch("a", 2, 2, match=(1, "y", True, b"late"), record=(1, 2, b"second"))
        )
        await store.append(batch("a", 3, 3, record=(1, 1, b"new")))
        assert await store.match("a", 1) == ("y", True, b"late", [(1, b"new"), (2, b"second")])
        assert await store.match("a", 2) is None

    asyncio.run(story())


def test_a_table_keeps_the_last_lines_of_its_chat(store: AnyStore) -> None:
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
    store: AnyStore,
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


def test_many_tables_end_at_once(store: AnyStore, home: Home) -> None:
    many = [f"t{number:04}" for number in range(2 * EXPIRED_AT_ONCE + 1)]

    async def story() -> None:
        left = [
            batch(table, at=10.0, match=(1, "x", False, b"{}"), code=table, said=((1, b"{}"),))
            for table in many
        ]
        assert all(await outcomes(store, *left))
        await store.append(batch("fresh", at=99.0, code="fresh"))
        assert await store.coded(many[0]) == many[0]
        assert sorted(await store.expire(50.0, 50.0)) == many
        assert await store.coded(many[0]) is None

    asyncio.run(story())
    assert {table: len(found) for table, found in home.everything().items()} == {
        **{"tables": 1, "log": 1, "said": 0, "matches": 0, "records": 0, "codes": 1}
    }


class GoneSession:
    """A database that does not answer, and takes its time to."""

    def __init__(self) -> None:
        self.tried = 0
        self.asked, self.go = threading.Event(), threading.Event()

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        self.tried += 1
        self.asked.set()
        self.go.wait(30)
        raise Gone("nobody is there")

    def many(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        self.fetch(statement)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        yield

    def trouble(self, problem: Exception) -> StorageError:
        return StorageError(str(problem))

    def close(self) -> None: ...


def test_who_waits_while_the_database_does_not_answer_need_not_try_it_again() -> None:
    async def story() -> list[object]:
        first = asyncio.create_task(worker.append(batch("a")))
        await asyncio.to_thread(session.asked.wait, 30)
        later = [
            *(asyncio.create_task(worker.append(batch(f"t{number}"))) for number in range(BATCH)),
            *(asyncio.create_task(worker.ask(lambda s: coded(s, "x"))) for _ in range(BATCH)),
        ]
        await asyncio.sleep(0)  # now they wait in the queue
        session.go.set()
        return await asyncio.gather(first, *later, return_exceptions=True)

    session = GoneSession()
    with closing(Worker("store", session)) as worker:
        refused = asyncio.run(story())
    assert all(isinstance(each, Gone) for each in refused)
    assert session.tried == 1


# ---------------------------------------------------------------------- files


def test_every_commit_is_synced_to_the_disk(file: SqliteStore) -> None:
    assert file._db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert file._db.execute("PRAGMA synchronous").fetchone()[0] == 2


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
