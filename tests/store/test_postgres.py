"""PostgreSQL that stops, crashes, stands still or holds things up, under a store that goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest
from store.databases import TIMEOUT, PostgresHome, batch, rows

from benchmarks.services import Postgres
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.store.postgres import PostgresStore
from mexican_train.server.store.store import (
    Batch,
    DatabaseBusy,
    DatabaseGone,
    Overtaken,
    StorageError,
)
from mexican_train.server.table.entries import Row

pytestmark = pytest.mark.release

SOON = 2.0
"""Seconds in which what works is done, on a machine that is busy."""
BOUND = 4 * TIMEOUT
"""Seconds within which everything is answered, on a machine that is busy."""


class Saved(dict[tuple[str, int], bytes]):
    """Entries that were saved, by table and version; `grown` is set with each of them."""

    def __init__(self) -> None:
        super().__init__()
        self.grown = asyncio.Event()


async def append_until(store: PostgresStore, table: str, over: asyncio.Event, saved: Saved) -> int:
    """Appends to a table as a room does, reading again after each failure; how often it failed."""
    version = failed = tries = 0
    while not over.is_set():
        tries += 1
        entry = f"{table} {tries}".encode()
        try:
            async with asyncio.timeout(BOUND):
                await store.append(Batch(table, 5.0, rows(version + 1, version + 1, entry)))
            version += 1
            saved[table, version] = entry
            saved.grown.set()
        except StorageError:
            failed += 1
            version = await read_again(store, table, version, over)
    return failed


async def read_again(store: PostgresStore, table: str, version: int, over: asyncio.Event) -> int:
    """The version of a table, once it can be read."""
    while not over.is_set():
        try:
            async with asyncio.timeout(BOUND):
                kept = await store.load(table)
            return kept.rows[-1].version if kept else 0
        except StorageError:
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), 0.01)
    return version


@pytest.mark.parametrize("ending", [Postgres.stop, Postgres.kill], ids=["stopped", "killed"])
@pytest.mark.real_clock
async def test_what_was_acknowledged_is_there_however_postgres_ends(
    postgres: Postgres,
    home: PostgresHome,
    store: PostgresStore,
    ending: Callable[[Postgres], None],
) -> None:
    saved = Saved()

    async def more_than(count: int) -> None:
        async with asyncio.timeout(6 * BOUND):
            while len(saved) <= count:
                saved.grown.clear()
                await saved.grown.wait()

    over = asyncio.Event()
    tables = [f"t{number}" for number in range(8)]
    work = [asyncio.create_task(append_until(store, each, over, saved)) for each in tables]
    for _ in range(3):
        await more_than(len(saved) + 50)
        await asyncio.to_thread(ending, postgres)
        with pytest.raises(StorageError):
            await store.load("t0")
        await asyncio.to_thread(postgres.start)
    await more_than(len(saved) + 50)
    over.set()
    failures = await asyncio.gather(*work)
    assert all(failures), "everybody has felt that it was gone"
    kept = {
        (table, version): entry
        for table, version, entry in home.fetch("SELECT table_id, version, entry FROM log")
    }
    assert {key: kept.get(key) for key in saved} == saved
    assert len(set(kept.values())) == len(kept), "something was saved twice"
    for table in {table for table, _ in kept}:
        versions = home.versions(table)
        assert versions == list(range(1, len(versions) + 1))


@pytest.mark.real_clock
async def test_while_postgres_is_gone_all_is_refused_at_once_and_works_when_it_is_back(
    postgres: Postgres, store: PostgresStore
) -> None:
    await store.append(batch("a"))
    await store.register("one", 60)
    postgres.stop()
    refused = await asyncio.gather(
        *(store.append(batch("a", 2, 2)), store.load("a"), store.coded("x")),
        *(store.match("a", 1), store.touch(["a"], 9.0), store.expire(1.0, 1.0)),
        *(store.claim("a", "one", 0.0), store.renew("one", 60, True), store.retire("one")),
        return_exceptions=True,
    )
    assert all(isinstance(each, DatabaseGone) for each in refused), refused
    postgres.start()
    await store.append(batch("a", 2, 2))
    assert await store.claim("a", "one", 0.0) == "one"


@pytest.mark.real_clock
async def test_a_restart_that_nobody_felt_is_no_failure(
    postgres: Postgres, store: PostgresStore
) -> None:
    await store.append(batch("a"))
    assert await store.load("a") is not None
    postgres.restart()
    await store.append(batch("a", 2, 2))
    kept = await store.load("a")
    assert kept is not None
    assert len(kept.rows) == 2


@pytest.mark.real_clock
async def test_connections_that_an_administrator_ends_are_made_anew(
    home: PostgresHome, store: PostgresStore
) -> None:
    for version in range(1, 4):
        await store.append(batch("a", version, version))
        assert await store.load("a") is not None
        home.fetch(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname=current_database() AND pid<>pg_backend_pid()"
        )
    assert home.versions("a") == [1, 2, 3]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find processes")
@pytest.mark.real_clock
async def test_a_postgres_that_stands_still_is_not_waited_for_without_end(
    home: PostgresHome,
) -> None:
    with closing(PostgresStore(home.place, SOON)) as store:
        await store.append(batch("a"))
        await store.load("a")
        found = home.fetch(
            "SELECT pid FROM pg_stat_activity WHERE datname=current_database()"
            " AND pid<>pg_backend_pid()"
        )
        for (pid,) in found:
            os.kill(pid, signal.SIGSTOP)
        try:
            async with asyncio.timeout(BOUND):
                refused = await asyncio.gather(
                    *(store.append(batch(table)) for table in "bcd"),
                    *(store.load("a"), store.load("b"), store.match("a", 1)),
                    return_exceptions=True,
                )
        finally:
            for (pid,) in found:
                os.kill(pid, signal.SIGCONT)
        assert all(isinstance(each, DatabaseGone) for each in refused), refused
        kept = await store.load("a")  # a new connection: the old ones may still be asleep
        assert kept is not None
        await store.append(batch("a", 2, 2))


@pytest.mark.real_clock
async def test_who_reads_long_holds_up_nobody_who_saves(home: PostgresHome) -> None:
    with closing(PostgresStore(home.place, 30.0)) as store:
        await store.append(batch("a"))
        await store.load("a")
        with connect_outside(home) as other, other.transaction():
            other.execute("LOCK TABLE matches IN ACCESS EXCLUSIVE MODE")
            reading = asyncio.create_task(store.match("a", 1))
            for version in range(2, 12):
                await store.append(batch("a", version, version))
            assert not reading.done()
        assert await reading is None


@pytest.mark.real_clock
async def test_what_something_else_holds_is_waited_for_once_not_once_for_every_table(
    home: PostgresHome,
) -> None:
    with closing(PostgresStore(home.place, SOON)) as store:
        await store.append(batch("a"))
        with connect_outside(home) as other, other.transaction():
            other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            waiting = [store.append(batch(f"t{number}")) for number in range(40)]
            async with asyncio.timeout(20 * SOON):  # two groups, not forty
                refused = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(each, DatabaseBusy) for each in refused), refused
        await store.append(batch("t1"))


def connect_outside(home: PostgresHome) -> psycopg.Connection[tuple[object, ...]]:
    """A connection of somebody else."""
    return psycopg.connect(home.place, autocommit=True)


@pytest.mark.real_clock
async def test_of_two_servers_that_write_the_same_table_one_is_outrun(home: PostgresHome) -> None:
    with closing(home.open()) as one, closing(home.open()) as other:
        for version in range(1, 101):
            done = await asyncio.gather(
                one.append(Batch("a", 5.0, rows(version, version, b"one"))),
                other.append(Batch("a", 5.0, rows(version, version, b"other"))),
                return_exceptions=True,
            )
            assert [type(each) for each in done if each] == [Overtaken], done
            assert done.count(None) == 1
    assert home.versions("a") == list(range(1, 101))


def test_a_commit_is_on_disk_also_where_the_database_is_set_to_be_careless(
    home: PostgresHome,
) -> None:
    name = home.place.rpartition("/")[2]
    home.fetch(f"ALTER DATABASE {name} SET synchronous_commit=off")
    with closing(home.open()) as opened:
        for worker in (opened._appends, opened._questions):
            found = asyncio.run(
                worker.ask(lambda database: database.fetch("SHOW synchronous_commit"))
            )
            assert found == [("on",)]


@pytest.mark.real_clock
async def test_an_id_with_a_nul_harms_nobody(store: PostgresStore) -> None:
    await store.append(Batch("a", 5.0, (Row(1, 5.0, 0, "a\0b", b"{}"),)))
    kept = await store.load("a")
    assert kept is not None
    assert kept.rows[0].version == 1
    assert await store.load("a\0") is None
    assert await store.coded("\0") is None


def test_a_server_does_not_start_without_postgres_and_says_why(postgres: Postgres) -> None:
    address = postgres.url.replace("postgres@", "postgres:secret@")
    nobody = address.rpartition("/")[0] + "/nothing"
    with pytest.raises(MexicanTrainError, match='database "nothing" does not exist') as said:
        PostgresStore(nobody)
    assert "secret" not in str(said.value)
    postgres.stop()
    try:
        with pytest.raises(MexicanTrainError, match="cannot be reached: Connection refused"):
            PostgresStore(address)
    finally:
        postgres.start()
