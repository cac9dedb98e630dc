"""Codes that can be said on the telephone: they open a table until its match begins."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from in_memory import QUICK, Connection, World, settle
from protocol_page import call
from real import Server
from sockets import Player

from mexican_train.protocol.calls import TableMade
from mexican_train.protocol.reasons import Refused
from mexican_train.server.room.limits import network_of
from mexican_train.server.store.schema import steps
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.table.secret import CODE_LENGTH, LETTERS

HOUR = 3600.0
PAIRS = list(product(LETTERS[:12], LETTERS[:10]))[:118]


class Slow:
    """A disk that takes its time to look for a code, and notes which."""

    def __init__(self) -> None:
        self.codes: list[str] = []

    async def __call__(self, code: str) -> str | None:
        self.codes.append(code)
        await asyncio.sleep(1)
        return None


async def asked(world: World, code: object) -> tuple[int, Any]:
    """The answer to someone who says a code."""
    return await call(world, "POST", "/api/codes", {"code": code}, "")


async def lobby(**fields: Any) -> tuple[World, TableMade, Connection, str]:
    """A table that waits for players, its host, and its code."""
    world = World()
    made = await world.make(**{"seats": 3, **fields})
    host = await world.connect(made.table, token=made.token)
    return world, made, host, host.got[0]["code"]


def refusal_of(answer: tuple[int, Any]) -> tuple[int, str]:
    status, data = answer
    return status, data["error"]["code"]


async def test_a_code_opens_its_table_with_the_invite() -> None:
    world, made, _, code = await lobby()
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(LETTERS)
    assert await asked(world, code) == (200, {"table": made.table, "invite": made.invite})


async def test_those_who_watch_are_told_the_code_too() -> None:
    world, made, _, code = await lobby()
    watcher = await world.connect(made.table, invite=made.invite)
    assert watcher.got[0]["code"] == code


async def test_every_table_has_a_code_of_its_own() -> None:
    world, first, _, one = await lobby()
    second = await world.make(seats=3)
    host = await world.connect(second.table, token=second.token)
    other = host.got[0]["code"]
    assert (await asked(world, one))[1]["table"] == first.table
    assert (await asked(world, other))[1]["table"] == second.table


@pytest.mark.parametrize("code", ["zzzzzz", "", "k7q f3m", "' OR 1=1 --", "\x00", "z" * 64])
async def test_a_code_that_no_table_has_is_refused(code: str) -> None:
    world, *_ = await lobby()
    assert refusal_of(await asked(world, code)) == (404, "no_such_code")


@pytest.mark.parametrize("code", [7, None, "z" * 65, ["k7qf3m"]])
async def test_what_is_no_code_at_all_is_no_message(code: object) -> None:
    assert refusal_of(await asked(World(), code)) == (400, "bad_message")


async def test_once_the_match_has_begun_the_code_opens_nothing() -> None:
    world, made, host, code = await lobby()
    await host.say("start")
    assert refusal_of(await asked(world, code)) == (404, "no_such_code")
    late = await world.connect(made.table, invite=made.invite)
    assert late.got[0]["code"] is None
    await world.crash()
    assert refusal_of(await asked(world, code)) == (404, "no_such_code")


async def test_a_table_of_bots_alone_begins_at_once_and_has_no_code() -> None:
    world, _, host, code = await lobby(seats=2, bots=["greedy"])
    assert code is None
    assert world.disk.codes == {}
    assert host.view["phase"] == "playing"


async def test_a_code_outlives_a_restart_of_the_server() -> None:
    world, made, _, code = await lobby()
    await world.crash()
    assert (await asked(world, code))[1]["table"] == made.table
    back = await world.connect(made.table, token=made.token)
    assert back.got[0]["code"] == code


async def test_a_code_opens_a_table_that_has_left_the_memory() -> None:
    world, made, host, code = await lobby()
    await host.leave()
    await asyncio.sleep(QUICK.idle_seconds + 2 * QUICK.sweep_seconds)
    assert made.table not in world.hall.rooms
    assert (await asked(world, code))[1]["table"] == made.table


async def test_a_code_ends_with_its_table() -> None:
    world, _, host, code = await lobby()
    await host.leave()
    await asyncio.sleep((QUICK.table_hours + 1) * HOUR)
    await settle()
    assert refusal_of(await asked(world, code)) == (404, "no_such_code")
    assert world.disk.codes == {}


async def test_whoever_guesses_codes_must_wait_and_is_not_told_of_the_right_one() -> None:
    world = World(replace(QUICK, wrong_codes=5, wrong_codes_seconds=60))
    made = await world.make(seats=3)
    code = (await world.connect(made.table, token=made.token)).got[0]["code"]
    for _ in range(5):
        assert refusal_of(await asked(world, "zzzzzz")) == (404, "no_such_code")
    assert refusal_of(await asked(world, code)) == (429, "too_fast")
    assert (await world.hall.about(made.table, None, "1.2.3.4")).phase == "lobby"
    found = await world.hall.find(code, "5.6.7.8")
    assert (found.table, found.invite) == (made.table, made.invite)
    await asyncio.sleep(61)
    assert (await asked(world, code))[0] == 200


async def test_right_codes_are_not_counted() -> None:
    world = World(replace(QUICK, wrong_codes=5))
    made = await world.make(seats=3)
    code = (await world.connect(made.table, token=made.token)).got[0]["code"]
    for _ in range(20):
        assert (await asked(world, code))[0] == 200


async def test_many_codes_at_once_are_not_all_tried() -> None:
    world = World(replace(QUICK, wrong_codes=20))
    world.disk.coded = tried = Slow()  # type: ignore[method-assign]
    guesses = [world.hall.find(f"zzzz{first}{second}", "1.2.3.4") for first, second in PAIRS]
    answers = await asyncio.gather(*guesses, return_exceptions=True)
    assert len(tried.codes) == 20
    reasons = [str(each.reason) for each in answers if isinstance(each, Refused)]
    assert (reasons.count("no_such_code"), reasons.count("too_fast")) == (20, 98)


async def test_an_ipv6_network_counts_as_one() -> None:
    world = World(replace(QUICK, wrong_codes=5))
    codes = [network_of(f"2001:db8::{number:x}") for number in range(1, 9)]
    reasons = []
    for network in codes:
        with pytest.raises(Refused) as refused:
            await world.hall.find("zzzzzz", network)
        reasons.append(refused.value.reason)
    assert reasons == ["no_such_code"] * 5 + ["too_fast"] * 3


async def test_a_disk_that_fails_is_no_wrong_code() -> None:
    world, _, _, code = await lobby()
    world.disk.broken = True
    assert refusal_of(await asked(world, code)) == (503, "storage")
    world.disk.broken = False
    assert (await asked(world, code))[0] == 200


# ---------------------------------------------------------------------- in the file


@pytest.mark.gate
def test_a_real_server_finds_a_table_by_its_code_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        made = server.make(seats=3)
        with Player(server.port, made.table) as host:
            host.send({"type": "hello", "token": made.token})
            code = host.until("welcome")["code"]
    with Server(tmp_path, packed=False) as server:
        found = server.call("POST", "/api/codes", {"code": code})
        assert (found.status, found.data["invite"]) == (200, made.invite)


def test_a_database_from_before_there_were_codes_gets_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"BEGIN; {steps('sqlite')[0]} PRAGMA user_version=1; COMMIT;")
    with closing(SqliteStore(path)) as store:
        assert asyncio.run(store.coded("k7qf3m")) is None


@pytest.mark.real_clock
async def test_two_tables_never_share_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexican_train.server.table.seating.code_of", lambda invite: "k7qf3m")

    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        world = World()
        world.disk = store  # type: ignore[assignment]
        await world.crash()
        made = await world.make(seats=3)
        with pytest.raises(Refused, match="cannot be saved"):
            await world.make(seats=3)
        assert (await world.hall.find("k7qf3m", "1.2.3.4")).table == made.table
