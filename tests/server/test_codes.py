"""Codes that can be said on the telephone: they open a table until its match begins."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hallway import QUICK, Visitor, World, run, settle
from lines import Player
from protocol_page import call
from real import Server

from mexican_train.server.room.hall import NewTable
from mexican_train.server.store.schema import steps
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.table.refused import Refused
from mexican_train.server.table.secret import CODE_LENGTH, LETTERS

HOUR = 3600.0


async def asked(world: World, code: object) -> tuple[int, Any]:
    """The answer to someone who says a code."""
    return await call(world, "POST", "/api/codes", {"code": code}, "")


async def lobby(**fields: Any) -> tuple[World, NewTable, Visitor, str]:
    """A table that waits for players, its host, and its code."""
    world = World()
    made = await world.make(**{"seats": 3, **fields})
    host = await world.connect(made.table, token=made.token)
    return world, made, host, host.got[0]["code"]


def refusal_of(answer: tuple[int, Any]) -> tuple[int, str]:
    status, data = answer
    return status, data["error"]["code"]


def test_a_code_opens_its_table_with_the_invite() -> None:
    async def story() -> None:
        world, made, _, code = await lobby()
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(LETTERS)
        assert await asked(world, code) == (200, {"table": made.table, "invite": made.invite})

    run(story())


def test_those_who_watch_are_told_the_code_too() -> None:
    async def story() -> None:
        world, made, _, code = await lobby()
        watcher = await world.connect(made.table, invite=made.invite)
        assert watcher.got[0]["code"] == code

    run(story())


def test_every_table_has_a_code_of_its_own() -> None:
    async def story() -> None:
        world, first, _, one = await lobby()
        second = await world.make(seats=3)
        host = await world.connect(second.table, token=second.token)
        other = host.got[0]["code"]
        assert (await asked(world, one))[1]["table"] == first.table
        assert (await asked(world, other))[1]["table"] == second.table

    run(story())


@pytest.mark.parametrize("code", ["zzzzzz", "", "k7q f3m", "' OR 1=1 --", "\x00", "z" * 64])
def test_a_code_that_no_table_has_is_refused(code: str) -> None:
    async def story() -> None:
        world, *_ = await lobby()
        assert refusal_of(await asked(world, code)) == (404, "no_such_code")

    run(story())


@pytest.mark.parametrize("code", [7, None, "z" * 65, ["k7qf3m"]])
def test_what_is_no_code_at_all_is_no_message(code: object) -> None:
    async def story() -> None:
        assert refusal_of(await asked(World(), code)) == (400, "bad_message")

    run(story())


def test_once_the_match_has_begun_the_code_opens_nothing() -> None:
    async def story() -> None:
        world, made, host, code = await lobby()
        await host.say("start")
        assert refusal_of(await asked(world, code)) == (404, "no_such_code")
        late = await world.connect(made.table, invite=made.invite)
        assert late.got[0]["code"] is None
        await world.crash()
        assert refusal_of(await asked(world, code)) == (404, "no_such_code")

    run(story())


def test_a_table_of_bots_alone_begins_at_once_and_has_no_code() -> None:
    async def story() -> None:
        world, _, host, code = await lobby(seats=2, bots=["greedy"])
        assert code is None
        assert world.disk.codes == {}
        assert host.view["phase"] == "playing"

    run(story())


def test_a_code_outlives_a_restart_of_the_server() -> None:
    async def story() -> None:
        world, made, _, code = await lobby()
        await world.crash()
        assert (await asked(world, code))[1]["table"] == made.table
        back = await world.connect(made.table, token=made.token)
        assert back.got[0]["code"] == code

    run(story())


def test_a_code_opens_a_table_that_has_left_the_memory() -> None:
    async def story() -> None:
        world, made, host, code = await lobby()
        await host.leave()
        await asyncio.sleep(QUICK.idle_seconds + 2 * QUICK.sweep_seconds)
        assert made.table not in world.hall.rooms
        assert (await asked(world, code))[1]["table"] == made.table

    run(story())


def test_a_code_ends_with_its_table() -> None:
    async def story() -> None:
        world, _, host, code = await lobby()
        await host.leave()
        await asyncio.sleep((QUICK.table_hours + 1) * HOUR)
        await settle()
        assert refusal_of(await asked(world, code)) == (404, "no_such_code")
        assert world.disk.codes == {}

    run(story())


def test_whoever_guesses_codes_must_wait_and_is_not_told_of_the_right_one() -> None:
    async def story() -> None:
        world = World(replace(QUICK, wrong_secrets=5, wrong_secrets_seconds=60))
        made = await world.make(seats=3)
        code = (await world.connect(made.table, token=made.token)).got[0]["code"]
        for _ in range(5):
            assert refusal_of(await asked(world, "zzzzzz")) == (404, "no_such_code")
        assert refusal_of(await asked(world, code)) == (429, "too_fast")
        with pytest.raises(Refused, match="wait"):
            await world.hall.about(made.table, None, "1.2.3.4")
        assert await world.hall.find(code, "5.6.7.8") == (made.table, made.invite)
        await asyncio.sleep(61)
        assert (await asked(world, code))[0] == 200

    run(story())


def test_a_disk_that_fails_is_no_wrong_code() -> None:
    async def story() -> None:
        world, _, _, code = await lobby()
        world.disk.broken = True
        assert refusal_of(await asked(world, code)) == (503, "storage")
        world.disk.broken = False
        assert (await asked(world, code))[0] == 200

    run(story())


# ---------------------------------------------------------------------- in the file


def test_a_real_server_finds_a_table_by_its_code_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.make(seats=3)
        with Player(server.port, made.table) as host:
            host.send({"type": "hello", "token": made.token})
            code = host.until("welcome")["code"]
    with Server(tmp_path) as server:
        found = server.call("POST", "/api/codes", {"code": code})
        assert (found.status, found.data["invite"]) == (200, made.invite)


def test_a_database_from_before_there_were_codes_gets_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"BEGIN; {steps('sqlite')[0]} PRAGMA user_version=1; COMMIT;")
    with closing(SqliteStore(path)) as store:
        assert asyncio.run(store.coded("k7qf3m")) is None


def test_two_tables_never_share_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexican_train.server.table.seating.code_of", lambda invite: "k7qf3m")

    async def story(store: SqliteStore) -> None:
        world = World()
        world.disk = store  # type: ignore[assignment]
        await world.crash()
        made = await world.make(seats=3)
        with pytest.raises(Refused, match="cannot be saved"):
            await world.make(seats=3)
        assert (await world.hall.find("k7qf3m", "1.2.3.4"))[0] == made.table

    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        asyncio.run(story(store))
