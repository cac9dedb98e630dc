"""The form of databases: what earlier versions made, brought to the present form with all in it."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from program import program
from store.databases import FileHome, Home, PostgresHome
from tiers import cases

from benchmarks.services import Postgres
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.store.connecting import MIGRATING
from mexican_train.server.store.schema import COLUMNS, STEPS, steps
from mexican_train.server.store.store import (
    StoredLine,
    StoredMatch,
    StoredRecord,
    StoredResult,
    StoredTable,
)
from mexican_train.server.table.entries import Row

pytestmark = pytest.mark.gate

RELEASED = (
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
"""What files out there were made with, as it was written then."""

CONTENT: dict[str, list[tuple[object, ...]]] = {
    "tables": [("a", 1.5, 2.5)],
    "log": [("a", 1, 1.5, None, None, b'{"do":"made"}'), ("a", 2, 2.5, 0, "i1", b"\x00\xff")],
    "said": [("a", 1, 2.0, b'{"text":"hi"}')],
    "matches": [("a", 1, "secret", 2.5, 1, b"{}")],
    "records": [("a", 1, 1, b"[]"), ("a", 1, 2, b"[1]")],
    "codes": [("k7qf3m", "a")],
    "results": [("c0ffee", "r1", 2.0, b"{}")],
}
"""Rows of every table that is kept."""
SINCE = {"codes": 2, "results": 5}
"""The step that made a table, of those that were not there from the first."""


@pytest.fixture(params=cases("sqlite", rest=["postgresql"]))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def home(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Home:
    return new_home(kind, tmp_path, request)


def new_home(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Home:
    """A place without a database, or with an empty one."""
    if kind == "sqlite":
        return FileHome(tmp_path)
    return PostgresHome(request.getfixturevalue("postgres"))


def fill(home: Home, taken: int) -> None:
    """Puts rows into every table that a database has after so many steps."""
    for table, found in CONTENT.items():
        if taken >= SINCE.get(table, 1):
            for row in found:
                marks = ",".join("?" * len(row))
                columns = ", ".join(COLUMNS[table][: len(row)])
                home.fetch(f"INSERT INTO {table} ({columns}) VALUES ({marks})", *row)


def check_content(home: Home, taken: int) -> None:
    """A store finds everything that was put in."""
    with closing(home.open()) as store:
        assert asyncio.run(store.load("a")) == StoredTable(
            [Row(1, 1.5, None, None, b'{"do":"made"}'), Row(2, 2.5, 0, "i1", b"\x00\xff")],
            [StoredLine(1, b'{"text":"hi"}')],
        )
        records = [StoredRecord(1, b"[]"), StoredRecord(2, b"[1]")]
        kept = StoredMatch("secret", True, b"{}", records)
        assert asyncio.run(store.match("a", 1)) == kept
        assert asyncio.run(store.coded("k7qf3m")) == ("a" if taken > 1 else None)
        assert asyncio.run(store.results("c0ffee")) == (
            [StoredResult("r1", 2.0, b"{}")] if taken >= SINCE["results"] else []
        )
        assert asyncio.run(store.expire(2.6, 2.6)) == ["a"]


def test_the_steps_that_files_have_taken_are_what_they_were() -> None:
    assert tuple(steps("sqlite")[: len(RELEASED)]) == RELEASED


@pytest.mark.parametrize("taken", range(1, len(STEPS)))
def test_an_earlier_database_is_brought_to_the_present_form_with_all_its_rows(
    home: Home, kind: str, taken: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    home.build(taken)
    fill(home, taken)
    done = program("db", "migrate", "--database", home.place)
    left = "1 step" if len(STEPS) - taken == 1 else f"{len(STEPS) - taken} steps"
    assert done.out == f"{home.place} has the present form now: {left} taken\n", done
    fresh = new_home(kind, tmp_path, request)
    fresh.open().close()
    assert home.form() == fresh.form()
    check_content(home, taken)
    again = program("db", "migrate", "--database", home.place)
    assert again.out == f"{home.place} has the present form already\n"


@pytest.mark.parametrize("taken", range(1, len(STEPS)))
def test_a_server_brings_an_earlier_file_to_the_present_form_by_itself(
    tmp_path: Path, taken: int
) -> None:
    home = FileHome(tmp_path)
    home.build(taken)
    fill(home, taken)
    check_content(home, taken)


@pytest.mark.release
@pytest.mark.parametrize("taken", range(1, len(STEPS)))
def test_a_server_leaves_an_earlier_postgres_alone_and_says_what_to_do(
    postgres: Postgres, taken: int
) -> None:
    home = PostgresHome(postgres)
    home.build(taken)
    before = home.form()
    with pytest.raises(MexicanTrainError, match=f"db migrate --database {home.place}"):
        home.open()
    assert home.form() == before


def test_an_empty_database_is_set_up_by_who_comes_first(home: Home) -> None:
    with closing(home.open()):
        found = home.everything()
    assert len(found.pop("keys")) == 1
    assert found == {table: [] for table in COLUMNS if table != "keys"}


def test_a_database_of_a_later_version_is_refused_and_left_alone(home: Home) -> None:
    home.build(99)
    before = home.form()
    with pytest.raises(MexicanTrainError, match="later version"):
        home.open()
    for arguments in (["migrate", "--database", home.place], ["copy", home.place, "new.db"]):
        assert "later version" in program("db", *arguments).refused()
    assert home.form() == before


@pytest.mark.release
def test_a_server_starts_on_a_later_database_if_the_steps_it_does_not_know_allow_it(
    postgres: Postgres,
) -> None:
    home, known = PostgresHome(postgres), len(STEPS)
    home.build(known)
    home.fetch("INSERT INTO schema_steps (step, enough) VALUES (?, ?)", known + 1, known)
    home.open().close()
    for arguments in (["migrate", "--database", home.place], ["copy", home.place, "new.db"]):
        assert "later version" in program("db", *arguments).refused(), "it would lose something"
    home.fetch("INSERT INTO schema_steps (step) VALUES (?)", known + 2)
    with pytest.raises(MexicanTrainError, match="later version"):
        home.open()


@pytest.mark.release
def test_servers_that_start_at_once_set_up_a_database_once(postgres: Postgres) -> None:
    home = PostgresHome(postgres)
    with ThreadPoolExecutor(8) as pool:
        for store in pool.map(lambda _: home.open(), range(8)):
            store.close()
    taken = [(number,) for number in range(1, len(STEPS) + 1)]
    assert home.fetch("SELECT step FROM schema_steps ORDER BY step") == taken


@pytest.mark.release
def test_who_migrates_waits_for_who_migrates_already(postgres: Postgres) -> None:
    home = PostgresHome(postgres)
    waiting = "SELECT count(*) FROM pg_locks WHERE locktype='advisory' AND NOT granted"
    with ThreadPoolExecutor(1) as pool, psycopg.connect(home.place) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        opening = pool.submit(home.open)
        while home.fetch(waiting) == [(0,)]:
            assert not opening.done()
        assert home.fetch("SELECT to_regclass('log')") == [(None,)]
        other.rollback()
        opening.result(60).close()


@pytest.mark.release
def test_servers_that_run_on_are_not_in_the_way_of_a_migration_nor_it_in_theirs(
    postgres: Postgres,
) -> None:
    home = PostgresHome(postgres)
    home.build(5)
    waiting = "SELECT count(*) FROM pg_locks WHERE relation='owners'::regclass AND NOT granted"
    with ThreadPoolExecutor(1) as pool, psycopg.connect(home.place) as server:
        server.execute("LOCK TABLE owners IN ROW EXCLUSIVE MODE")
        migrating = pool.submit(program, "db", "migrate", "--database", home.place)
        while home.fetch(waiting) == [(0,)]:  # and has changed `servers` by then
            assert not migrating.done()
        assert server.execute("SELECT count(*) FROM servers").fetchone() == (0,)
        server.rollback()
        assert f"{len(STEPS) - 5} steps taken" in migrating.result(60).out


@pytest.mark.release
def test_a_migration_that_fails_changes_nothing(postgres: Postgres) -> None:
    home = PostgresHome(postgres)
    home.build(2)
    home.fetch("CREATE TABLE owners (something TEXT)")  # is in the way of the third step
    before = home.form()
    said = program("db", "migrate", "--database", home.place).refused()
    assert 'relation "owners" already exists' in said
    assert home.form() == before


def test_a_file_whose_migration_fails_is_as_it_was(tmp_path: Path) -> None:
    home = FileHome(tmp_path)
    home.build(2)
    home.fetch("CREATE TABLE owners (something TEXT)")
    before = home.form()
    assert "already exists" in program("db", "migrate", "--database", home.place).refused()
    with closing(sqlite3.connect(home.path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
    assert home.form() == before
