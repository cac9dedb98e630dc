"""What every store must do, asked of files, of PostgreSQL and of a device's shelf; then what only
stores with a thread must do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from typing import Any

import pytest
from store.databases import (
    AnyHome,
    AnyStore,
    FileHome,
    Home,
    PostgresHome,
    ShelfHome,
    batch,
    outcomes,
    rows,
    together,
)
from tiers import cases

from mexican_train.server.store import statements
from mexican_train.server.store.statements import EXPIRED_AT_ONCE, coded
from mexican_train.server.store.store import (
    SAID_KEPT,
    Batch,
    DatabaseBusy,
    DatabaseGone,
    MatchSaved,
    Overtaken,
    RoundSaved,
    StorageError,
    StoredLine,
)
from mexican_train.server.store.worker import BATCH, Worker
from mexican_train.server.table.entries import Row


def home_of(kind: str, request: pytest.FixtureRequest) -> Home:
    if kind == "sqlite":
        return FileHome(request.getfixturevalue("tmp_path"))
    return PostgresHome(request.getfixturevalue("postgres"))


@pytest.fixture(params=cases("sqlite", "shelf", rest=["postgresql"]))
def home(request: pytest.FixtureRequest) -> AnyHome:
    return ShelfHome() if request.param == "shelf" else home_of(request.param, request)


@pytest.fixture(params=cases("sqlite", rest=["postgresql"]))
def worked(request: pytest.FixtureRequest) -> Home:
    """Where a thread does the work."""
    return home_of(request.param, request)


def test_what_is_appended_is_there_after_the_server_is_gone(home: AnyHome) -> None:
    with closing(home.open()) as store:
        asyncio.run(store.append(batch("a", 1, 3, said=(StoredLine(1, b'{"text":"hi"}'),))))
    with closing(home.open()) as store:
        kept = asyncio.run(store.load("a"))
        assert kept is not None
        assert tuple(kept.rows) == rows(1, 3)
        assert kept.said == [(1, b'{"text":"hi"}')]
        assert asyncio.run(store.load("b")) is None


def test_those_who_wait_together_share_one_commit(worked: Home) -> None:
    tables = [batch(f"t{number}") for number in range(10)]
    commits = together(worked, lambda store: outcomes(store, *tables))
    assert commits == [1, 10]
    assert all(worked.versions(each.table) == [1] for each in tables)


def test_what_waits_is_saved_before_the_store_closes(worked: Home) -> None:
    opened = worked.open()

    async def story() -> list[bool]:
        waiting = asyncio.create_task(outcomes(opened, batch("a"), batch("b")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.to_thread(opened.close)
        return await waiting

    assert asyncio.run(story()) == [True, True]
    assert worked.versions("b") == [1]


def test_a_batch_is_saved_whole_or_not_at_all(store: AnyStore, home: AnyHome) -> None:
    assert asyncio.run(outcomes(store, batch("a", 1, 3))) == [True]
    late = batch(
        "a",
        2,
        5,
        said=(StoredLine(1, b"{}"),),
        match=MatchSaved(1, "x", True, b"{}"),
        record=RoundSaved(1, 1, b"{}"),
    )
    late = late._replace(rows=tuple(reversed(late.rows)))  # 5 and 4 are new; 3 is there already
    assert asyncio.run(outcomes(store, late)) == [False]
    assert home.versions("a") == [1, 2, 3]
    kept = asyncio.run(store.load("a"))
    assert kept is not None
    assert kept.said == []
    assert asyncio.run(store.match("a", 1)) is None


def test_a_version_that_is_there_already_harms_no_other_table(worked: Home) -> None:
    saved: list[bool] = []

    async def work(store: AnyStore) -> None:
        saved.extend(await outcomes(store, batch("a"), batch("first"), batch("b"), batch("c")))

    together(worked, work)
    assert saved == [True, False, True, True]
    assert [worked.versions(table) for table in ("a", "first", "b", "c")] == [[1]] * 4


@pytest.mark.real_clock
async def test_a_version_that_another_server_has_written_is_outrun(
    store: AnyStore, home: AnyHome
) -> None:
    await store.append(batch("a", 1, 2, said=(StoredLine(1, b"{}"),), code="k7qf3m"))
    with pytest.raises(Overtaken):
        await store.append(batch("a", 2, 3))
    with pytest.raises(Overtaken):
        await store.append(Batch("a", 5.0, said=(StoredLine(1, b"{}"),)))
    with pytest.raises(StorageError) as taken:
        await store.append(batch("b", code="k7qf3m"))
    assert not isinstance(taken.value, Overtaken | DatabaseBusy)
    assert home.versions("a") == [1, 2]
    assert home.versions("b") == []


@pytest.mark.real_clock
async def test_what_is_summed_up_takes_the_place_of_the_log_and_cannot_be_written_under(
    store: AnyStore, home: AnyHome
) -> None:
    await store.append(batch("a", 1, 9))
    summed = Row(9, 6.0, None, None, b'{"do":"summed"}')
    await store.append(batch("a", 10, 11)._replace(summed=summed))
    kept = await store.load("a")
    assert kept is not None
    assert [row.version for row in kept.rows] == [9, 10, 11]
    assert kept.rows[0] == summed
    for late in (1, 5, 8, 9, 10):
        with pytest.raises(Overtaken):
            await store.append(batch("a", late, late))
    await store.append(batch("a", 12, 12))
    assert home.versions("a") == [9, 10, 11, 12]


@pytest.mark.real_clock
async def test_a_log_is_read_page_by_page(store: AnyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "LOG_PAGE", 3)
    for count in (2, 3, 4, 6, 7):
        await store.append(batch(f"t{count}", 1, count))
        kept = await store.load(f"t{count}")
        assert kept is not None
        assert [row.version for row in kept.rows] == [*range(1, count + 1)]


@pytest.mark.parametrize(
    "bad", [Row(2**70, 5.0, 0, "i", b"{}"), Row(2, 5.0, 0, "\ud800", b"{}")], ids=["huge", "text"]
)
def test_what_can_never_be_saved_fails_alone_and_the_store_lives(worked: Home, bad: Row) -> None:
    saved: list[bool] = []

    async def work(store: AnyStore) -> None:
        impossible = Batch("a", 5.0, (bad,))
        async with asyncio.timeout(5):
            saved.extend(await outcomes(store, impossible, batch("b")))
            saved.extend(await outcomes(store, batch("c")))

    together(worked, work)
    assert saved == [False, True, True]


@pytest.mark.real_clock
async def test_a_round_that_is_saved_again_replaces_what_was_saved(store: AnyStore) -> None:
    await store.append(
        batch("a", match=MatchSaved(1, "x", False, b"early"), record=RoundSaved(1, 1, b"old"))
    )
    await store.append(
        batch(
            "a", 2, 2, match=MatchSaved(1, "y", True, b"late"), record=RoundSaved(1, 2, b"second")
        )
    )
    await store.append(batch("a", 3, 3, record=RoundSaved(1, 1, b"new")))
    assert await store.match("a", 1) == ("y", True, b"late", [(1, b"new"), (2, b"second")])
    assert await store.match("a", 2) is None


@pytest.mark.real_clock
async def test_a_table_keeps_the_last_lines_of_its_chat(store: AnyStore) -> None:
    await store.append(batch("a"))
    for number in range(1, SAID_KEPT + 11):
        await store.append(Batch("a", 5.0, said=(StoredLine(number, b"{}"),)))
    await store.append(Batch("b", 5.0, (*rows(1, 1),), said=(StoredLine(1, b"{}"),)))
    kept, other = await store.load("a"), await store.load("b")
    assert kept is not None
    assert other is not None
    assert [number for number, _ in kept.said] == list(range(11, SAID_KEPT + 11))
    assert [number for number, _ in other.said] == [1]


@pytest.mark.real_clock
async def test_what_is_left_for_too_long_ends_and_finished_matches_stay_longer(
    store: AnyStore,
) -> None:
    over, running = MatchSaved(1, "x", True, b"{}"), MatchSaved(2, "x", False, b"{}")
    for table, at in (("left", 10.0), ("visited", 10.0), ("fresh", 99.0)):
        await store.append(batch(table, at=at, match=over, record=RoundSaved(1, 1, b"{}")))
        await store.append(
            batch(
                table,
                2,
                2,
                at=at,
                match=running,
                record=RoundSaved(2, 1, b"{}"),
                said=(StoredLine(1, b"{}"),),
            )
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


@pytest.mark.real_clock
async def test_many_tables_end_at_once(store: AnyStore, home: AnyHome) -> None:
    many = [f"t{number:04}" for number in range(2 * EXPIRED_AT_ONCE + 1)]

    left = [
        batch(
            table,
            at=10.0,
            match=MatchSaved(1, "x", False, b"{}"),
            code=table,
            said=(StoredLine(1, b"{}"),),
        )
        for table in many
    ]
    assert all(await outcomes(store, *left))
    await store.append(batch("fresh", at=99.0, code="fresh"))
    assert await store.coded(many[0]) == many[0]
    assert sorted(await store.expire(50.0, 50.0)) == many
    assert await store.coded(many[0]) is None
    assert home.counts() == {
        **{"tables": 1, "log": 1, "said": 0, "matches": 0, "records": 0, "codes": 1}
    }


class GoneDatabase:
    """A database that does not answer, and takes its time to."""

    def __init__(self) -> None:
        self.tried = 0
        self.asked, self.go = threading.Event(), threading.Event()

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        self.tried += 1
        self.asked.set()
        self.go.wait(30)
        raise DatabaseGone("nobody is there")

    def many(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        self.fetch(statement)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        yield

    def trouble(self, problem: Exception) -> StorageError:
        return StorageError(str(problem))

    def size(self) -> int:
        raise DatabaseGone("gone")

    def close(self) -> None: ...


@pytest.mark.real_clock
async def test_who_waits_while_the_database_does_not_answer_need_not_try_it_again() -> None:
    database = GoneDatabase()
    with closing(Worker("store", database)) as worker:
        first = asyncio.create_task(worker.append(batch("a")))
        await asyncio.to_thread(database.asked.wait, 30)
        later = [
            *(asyncio.create_task(worker.append(batch(f"t{number}"))) for number in range(BATCH)),
            *(asyncio.create_task(worker.ask(lambda s: coded(s, "x"))) for _ in range(BATCH)),
        ]
        await asyncio.sleep(0)  # now they wait in the queue
        database.go.set()
        refused = await asyncio.gather(first, *later, return_exceptions=True)
    assert all(isinstance(each, DatabaseGone) for each in refused)
    assert database.tried == 1


class BackDatabase(GoneDatabase):
    """A database that answers again after it has not answered once."""

    def fetch(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return super().fetch(statement, values) if not self.tried else []


@pytest.mark.real_clock
async def test_who_was_refused_and_asks_anew_is_tried_again_whoever_else_still_waits() -> None:
    database = BackDatabase()

    async def ask_twice() -> str | None:
        with suppress(DatabaseGone):
            await worker.ask(lambda s: coded(s, "x"))
        return await worker.ask(lambda s: coded(s, "x"))

    with closing(Worker("store", database)) as worker:
        asking = [asyncio.create_task(ask_twice()) for _ in range(2 * BATCH)]
        await asyncio.to_thread(database.asked.wait, 30)
        database.go.set()
        assert await asyncio.gather(*asking) == [None] * len(asking)


@pytest.mark.real_clock
async def test_a_store_that_works_can_be_asked_whether_it_does(store: AnyStore) -> None:
    await store.check()
