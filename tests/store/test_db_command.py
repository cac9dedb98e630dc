"""`db copy`: all tables, from one moment, all or nothing; and what is said when it cannot be."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from in_memory import World
from jumping_clock import run
from needs import posix_files
from played import begun, own
from program import Outcome, program, program_here
from store.databases import AnyStore, FileHome, Home, PostgresHome, WorkedStore, batch
from tiers import cases

from benchmarks.services import Postgres
from benchmarks.services import program as service_program
from mexican_train.server.store import copying
from mexican_train.server.store.key import VARIABLE
from mexican_train.server.store.schema import COLUMNS, STEPS
from mexican_train.server.store.store import (
    Batch,
    MatchSaved,
    RoundSaved,
    StoredLine,
    StoredResult,
)
from mexican_train.server.table.entries import Row

pytestmark = pytest.mark.gate

TABLES = 40


@pytest.fixture
def file(tmp_path: Path) -> FileHome:
    return FileHome(tmp_path)


@pytest.fixture
def server(postgres: Postgres) -> PostgresHome:
    return PostgresHome(postgres)


def fill(home: Home) -> dict[str, list[tuple[Any, ...]]]:
    """Makes a database with something of everything; all that is in it."""

    async def story(store: WorkedStore) -> None:
        odd = bytes(range(256))
        for number in range(TABLES):
            table = f"table-{number}"
            rows = (
                Row(1, 1.1 + number, None, None, odd),
                Row(2, 1e9 + 0.123456, 0, 'tab\t, "new\nline", \\N, été 🁫', b"\\N"),
                *(Row(version, 7.0, 1, f"i{version}", b"{}" * 100) for version in range(3, 60)),
            )
            await store.append(
                Batch(
                    table,
                    1.5 + number,
                    rows,
                    said=(StoredLine(1, odd), StoredLine(2, b"")),
                    match=MatchSaved(1, "invite", number % 2 == 0, odd),
                    record=RoundSaved(1, 1, odd),
                    code=f"code{number}",
                )
            )
        await store.post("challenge", StoredResult("one", 5.0, odd), 10)

    with closing(home.open()) as opened:
        asyncio.run(story(opened))
    found = home.everything()
    assert all(found[table] for table in COLUMNS)
    return found


def said_of(content: dict[str, list[tuple[Any, ...]]]) -> str:
    """What the command prints for this content."""
    return "".join(f"{table:<8}{len(rows):>12,} rows\n" for table, rows in content.items())


def copied(source: Home | str, target: Home | str) -> Outcome:
    """Runs the command."""
    places = [each.place if isinstance(each, Home) else each for each in (source, target)]
    return program_here("db", "copy", *places)


@posix_files
@pytest.mark.release
def test_tables_go_from_a_file_to_postgres_and_back(
    file: FileHome, server: PostgresHome, tmp_path: Path
) -> None:
    content = fill(file)
    done = copied(file, server)
    assert (done.status, done.err) == (0, "")
    assert (
        done.out
        == said_of(content) + f"{VARIABLE} of its servers must be the key in {file.place}.key\n"
    )
    assert server.everything() == content
    back = FileHome(tmp_path)
    assert copied(server, back).out.startswith(said_of(content) + "its key was not found")
    assert back.everything() == content
    assert back.path.stat().st_mode & 0o777 == 0o600


def test_tables_go_from_a_file_to_a_file(file: FileHome, tmp_path: Path) -> None:
    content = fill(file)
    other = FileHome(tmp_path / "new" / "folder")
    assert copied(file, other).out.startswith(said_of(content) + f"the key is in {other.place}.key")
    assert other.everything() == content


@pytest.mark.release
def test_tables_go_from_postgres_to_postgres(postgres: Postgres, server: PostgresHome) -> None:
    content = fill(server)
    other = PostgresHome(postgres)
    assert copied(server, other).out.startswith(said_of(content) + f"{VARIABLE} of its servers")
    assert other.everything() == content


@pytest.mark.release
def test_a_server_that_reads_the_copy_has_the_same_tables(
    file: FileHome, server: PostgresHome
) -> None:
    secrets: dict[str, str] = {}
    seen: list[dict[str, Any]] = []

    async def play() -> tuple[str, list[Row]]:
        world = World()
        # With so many tiles nobody goes out in six actions, however they are dealt.
        made, token, host, guest = await begun(world, rules={"max_pip": 6, "hand": 6})
        for _ in range(6):
            player = (host, guest)[host.view["turn"]]
            if player.view["legal"]:
                await player.act(player.view["legal"][0])
        secrets.update(host=made.token, guest=token)
        seen.extend([own(host), own(guest)])
        return made.table, list(world.disk.logs[made.table])

    async def look(store: AnyStore) -> None:
        world = World()
        world.disk = store  # type: ignore[assignment]
        await world.crash()
        again = [await world.connect(table, token=token) for token in secrets.values()]
        assert [own(each) for each in again] == seen

    table, rows = run(play())
    assert len(rows) > 5
    with closing(file.open()) as store:
        asyncio.run(store.append(Batch(table, 5.0, tuple(rows))))
        server.key = store.key
    assert copied(file, server).status == 0
    with closing(server.open()) as opened:
        asyncio.run(look(opened))


@pytest.mark.parametrize("kind", cases("file", rest=["server"]))
def test_what_is_copied_is_one_moment_of_a_server_that_goes_on(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    home: Home = request.getfixturevalue(kind)
    content = fill(home)
    target = FileHome(tmp_path)
    with closing(home.open()) as live:

        def goes_on(amount: int, total: int) -> None:
            number = len(home.versions("busy")) + 1
            asyncio.run(
                live.append(batch("busy", number, number, said=(StoredLine(number, b"{}"),)))
            )

        counts = copying.copy(home.place, target.place, goes_on)
    assert len(home.versions("busy")) >= len(COLUMNS)
    assert counts == {table: len(rows) for table, rows in content.items()}
    assert target.everything() == content


@pytest.mark.release
@pytest.mark.parametrize("kind", cases("file", rest=["server"]))
def test_a_target_with_tables_is_refused_and_left_alone(
    kind: str, file: FileHome, server: PostgresHome, tmp_path: Path
) -> None:
    source, target = FileHome(tmp_path), {"file": file, "server": server}[kind]
    fill(source)
    with closing(target.open()) as opened:
        asyncio.run(opened.append(batch("mine")))
    before = target.everything()
    assert f"{target.place} has tables already" in copied(source, target).refused()
    assert target.everything() == before


@pytest.mark.release
@pytest.mark.parametrize("kind", cases("file", rest=["server"]))
def test_a_copy_that_fails_leaves_nothing_behind(
    kind: str, file: FileHome, server: PostgresHome, tmp_path: Path
) -> None:
    source, target = FileHome(tmp_path), {"file": file, "server": server}[kind]
    fill(source)
    if kind == "server":
        source.fetch("UPDATE matches SET finished='maybe' WHERE table_id='table-7'")
    target.open().close()
    target.fetch("DELETE FROM keys")
    if kind == "file":
        target.fetch(
            "CREATE TRIGGER full BEFORE INSERT ON codes WHEN new.code='code7'"
            " BEGIN SELECT RAISE(ABORT, 'no room'); END"
        )
    said = copied(source, target).refused()
    assert f"{target.place} cannot be used as the database" in said
    assert target.everything() == {table: [] for table in COLUMNS}


@pytest.mark.release
@pytest.mark.parametrize("taken", range(1, len(STEPS)))
def test_an_earlier_form_is_brought_up_to_date_before_it_is_copied_from(
    file: FileHome, server: PostgresHome, taken: int, tmp_path: Path
) -> None:
    file.build(taken)
    server.build(taken)
    target = FileHome(tmp_path)
    for source in (file, server):
        said = copied(source, target).refused()
        assert f"run mexican-train db migrate --database {source.place}" in said
        assert not target.path.exists()


@pytest.mark.release
@pytest.mark.parametrize("taken", range(1, len(STEPS)))
def test_a_target_of_an_earlier_form_is_brought_up_to_date(
    file: FileHome, server: PostgresHome, taken: int, tmp_path: Path
) -> None:
    source = FileHome(tmp_path)
    content = fill(source)
    for target in (file, server):
        target.build(taken)
        assert copied(source, target).status == 0
        assert target.everything() == content


def test_a_file_that_a_server_uses_is_neither_a_target_nor_migrated(
    file: FileHome, tmp_path: Path
) -> None:
    source = FileHome(tmp_path)
    fill(source)
    with closing(file.open()):
        assert f"another server is using {file.path}" in copied(source, file).refused()
        migrating = program_here("db", "migrate", "--database", file.place)
        assert f"another server is using {file.path}" in migrating.refused()


@pytest.mark.release
def test_who_has_which_table_is_not_copied(server: PostgresHome, postgres: Postgres) -> None:
    fill(server)
    server.fetch("INSERT INTO servers VALUES ('one', 5.0)")
    server.fetch("INSERT INTO owners VALUES ('table-1', 'one')")
    other = PostgresHome(postgres)
    assert copied(server, other).status == 0
    assert other.fetch("SELECT * FROM servers") == other.fetch("SELECT * FROM owners") == []


# ---------------------------------------------------------------------- what cannot be


def test_a_place_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    garbage, empty = tmp_path / "garbage.db", tmp_path / "empty.db"
    garbage.write_bytes(b"tiles " * 1000)
    empty.write_bytes(b"")
    good, target = FileHome(tmp_path), str(tmp_path / "target.db")
    fill(good)
    expected = {
        str(tmp_path / "nothing.db"): "there is no file",
        str(tmp_path): "there is no file",
        str(garbage): "file is not a database",
        str(empty): "is no database of mexican-train",
        "mysql://host/name": "mysql:// is no database",
        "postgresql://me:secret@127.0.0.1:1/x": "postgresql://me@127.0.0.1:1/x cannot be reached",
        "postgresql://me:secr%et@host/x": "the address of the database cannot be read",
        "postgresql://me:secret@127.0.0.1:port/x": "cannot be reached",
        "postgresql://me:secret@127.0.0.1:1/x?mode=secret": "cannot be read",
    }
    for place, sentence in expected.items():
        said = copied(place, target).refused()
        assert sentence in said, place
        assert "secr" not in said
        if place not in (str(empty), target):
            migrating = program_here("db", "migrate", "--database", place).refused()
            assert sentence in migrating
            assert "secr" not in migrating
    assert not Path(target).exists()
    plain = tmp_path / "plain"
    plain.write_bytes(b"")
    assert "cannot be written" in copied(good, str(plain / "tables.db")).refused()
    assert "cannot be used" in copied(good, str(garbage)).refused()


@pytest.mark.release
def test_a_wrong_password_is_refused_and_no_password_is_printed(
    postgres: Postgres, server: PostgresHome
) -> None:
    server.fetch("CREATE ROLE player LOGIN PASSWORD 'right-secret'")
    doors = postgres.data / "pg_hba.conf"
    before = doors.read_text()
    doors.write_text(f"host all player 127.0.0.1/32 scram-sha-256\n{before}")
    server.fetch("SELECT pg_reload_conf()")
    address = server.place.replace("postgres@", "player:wrong-secret@", 1)
    shown = server.place.replace("postgres@", "player@", 1)
    try:
        said = program("db", "migrate", "--database", address).refused()
        assert (
            f'{shown} cannot be reached: password authentication failed for user "player"' in said
        )
        assert "secret" not in said
        server.fetch("GRANT CREATE ON SCHEMA public TO player")
        right = program("db", "migrate", "--database", address.replace("wrong", "right"))
        assert right.out == f"{shown} has the present form now: {len(STEPS)} steps taken\n"
    finally:
        doors.write_text(before)
        server.fetch("SELECT pg_reload_conf()")


def test_without_psycopg_one_is_told_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError(name='psycopg')")
    for arguments in (
        ["migrate", "--database", "postgresql://x/y"],
        ["copy", "postgresql://x", "y"],
    ):
        done = program("db", *arguments, env={"PYTHONPATH": str(tmp_path)})
        assert "pip install 'mexican-train[cluster]'" in done.refused()


@posix_files
def test_the_usual_file_is_migrated_when_no_other_is_named(tmp_path: Path) -> None:
    home = FileHome(tmp_path)
    home.build(1)
    usual = tmp_path / "mexican-train" / "tables.db"
    usual.parent.mkdir()
    os.rename(home.path, usual)
    done = program("db", "migrate", env={"XDG_DATA_HOME": str(tmp_path)})
    assert done.out.startswith(f"{usual} has the present form now")
    with closing(sqlite3.connect(usual)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)


# ---------------------------------------------------------------------- PostgreSQL's own tools


@pytest.mark.release
def test_what_pg_dump_saved_pg_restore_brings_back(
    postgres: Postgres, server: PostgresHome, tmp_path: Path
) -> None:
    content = fill(server)
    other = PostgresHome(postgres)
    saved = tmp_path / "tables.dump"
    save = [service_program("pg_dump"), "--format=custom", f"--file={saved}", server.place]
    subprocess.run(save, check=True, timeout=120)
    bring = [service_program("pg_restore"), "--no-owner", f"--dbname={other.place}", str(saved)]
    subprocess.run(bring, check=True, timeout=120)
    assert other.everything() == content
    assert other.form() == server.form()
    with closing(other.open()) as opened:
        asyncio.run(opened.append(batch("new")))
    with psycopg.connect(other.place) as db:
        assert db.execute("SELECT max(step) FROM schema_steps").fetchone() == (len(STEPS),)
