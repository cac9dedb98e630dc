"""The key beside a database: made once, never in it, missed when it is gone, refused when it is
another."""

from __future__ import annotations

import shutil
import stat
from contextlib import closing
from pathlib import Path

import pytest
from needs import posix_files
from program import program

from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.store.key import VARIABLE, environment_key, key_path
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.table.entries import Began, Made, read_entry, written
from mexican_train.server.table.options import Options
from mexican_train.server.table.seeds import new_salt, seed_from
from mexican_train.server.table.table import Table


def opened(path: Path) -> bytes:
    """Opens a database as a server does; its key."""
    with closing(SqliteStore(path)) as store:
        return store.key


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    """A database that has its key."""
    path = tmp_path / "tables.db"
    opened(path)
    return path


@posix_files
def test_a_key_is_made_once_for_its_owners_eyes(path: Path) -> None:
    key = opened(path)
    assert len(key) == 32
    assert key_path(path).read_text() == f"{key.hex()}\n"
    assert stat.S_IMODE(key_path(path).stat().st_mode) == 0o600
    assert opened(path) == key
    assert opened(path.with_name("other.db")) != key


def test_a_database_is_not_opened_without_its_key(path: Path) -> None:
    key_path(path).unlink()
    with pytest.raises(MexicanTrainError, match=r"tables\.db\.key is missing, the key of"):
        opened(path)
    assert not key_path(path).exists()


def test_another_key_is_refused(path: Path) -> None:
    key_path(path).write_text("ab" * 32)
    with pytest.raises(MexicanTrainError, match=r"tables\.db\.key is not the key of"):
        opened(path)


@pytest.mark.parametrize("text", ["", "ab" * 31, "g" * 64, "ab" * 33, "é"])
def test_what_is_no_key_is_refused(path: Path, text: str) -> None:
    key_path(path).write_text(text, encoding="utf-8")
    with pytest.raises(MexicanTrainError, match=r"holds no key|cannot be read: it is no text"):
        opened(path)


def test_a_refused_database_can_be_opened_once_its_key_is_back(path: Path) -> None:
    kept = key_path(path).read_bytes()
    key_path(path).unlink()
    with pytest.raises(MexicanTrainError):
        opened(path)
    key_path(path).write_bytes(kept)
    assert opened(path).hex().encode() == kept.strip()


def test_a_database_from_before_there_were_keys_gets_one(path: Path) -> None:
    import sqlite3

    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            "DROP TABLE keys; DROP TABLE results; ALTER TABLE servers DROP COLUMN linked;"
            "ALTER TABLE servers DROP COLUMN generation; ALTER TABLE tables DROP COLUMN generation;"
            "PRAGMA user_version=3;"
        )
    key_path(path).unlink()
    assert opened(path) == opened(path)


def test_several_servers_find_their_key_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(MexicanTrainError, match="several servers share a key: set MEXICAN_TRAIN"):
        environment_key()
    monkeypatch.setenv(VARIABLE, "12")
    with pytest.raises(MexicanTrainError, match="MEXICAN_TRAIN_KEY holds no key"):
        environment_key()
    monkeypatch.setenv(VARIABLE, "ab" * 32)
    assert environment_key() == bytes.fromhex("ab" * 32)


@posix_files
@pytest.mark.gate
def test_a_copy_takes_the_key_with_it(path: Path) -> None:
    copy = path.with_name("copy.db")
    done = program("db", "copy", str(path), str(copy))
    assert f"the key is in {key_path(copy)}" in done.lines[-1]
    assert opened(copy) == opened(path)
    assert stat.S_IMODE(key_path(copy).stat().st_mode) == 0o600


@pytest.mark.gate
def test_a_copy_without_its_key_says_so(path: Path) -> None:
    alone = path.with_name("alone.db")
    shutil.copy(path, alone)
    copy = path.with_name("copy.db")
    done = program("db", "copy", str(alone), str(copy))
    assert done.status == 0
    assert f"put it into {key_path(copy)}" in done.lines[-1]


@pytest.mark.gate
def test_a_database_that_a_server_has_used_is_no_target(path: Path) -> None:
    used = path.with_name("used.db")
    opened(used)
    assert f"{used} has a key already" in program("db", "copy", str(path), str(used)).refused()


def test_a_seed_needs_key_table_and_salt() -> None:
    salt = new_salt()
    seeds = {
        seed_from(key, table, text)
        for key in (b"", b"k" * 32)
        for table in ("k7qf3mxw", "k7qf3mxx")
        for text in (salt, new_salt())
    }
    assert len(seeds) == 8
    assert salt not in seeds


def test_a_log_with_plain_seeds_can_still_be_read() -> None:
    seed, after = "11" * 32, "22" * 32
    old = [
        b'{"do":"made","options":{"seats":2},"invite":"i","seed":"%s"}' % seed.encode(),
        b'{"do":"began","seed":"%s"}' % after.encode(),
    ]
    tables = [Table("k7qf3mxw", key) for key in (b"", b"k" * 32)]
    for table in tables:
        for row in old:
            table.apply(read_entry(row))
        assert (table.dealt_from, table.seed) == (seed, after)
    assert b"seed" not in written(Began(salt=new_salt()))
    assert b"seed" not in written(Made(options=Options(), invite="", salt=new_salt()))
