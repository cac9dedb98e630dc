"""How much is saved for one address, and by the whole server."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from in_memory import QUICK, World
from limits_reached import reaches
from played import begun

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.reasons import Refused
from mexican_train.server.room import quotas
from mexican_train.server.room.quotas import Quotas

OTHER = "9.9.9.9"
DAY = 86_400


async def made_from(world: World, address: str) -> str:
    body = json.dumps({"name": "Ada", "seats": 3}).encode()
    return (await world.hall.make(m.read_new_table(body), address)).table


@reaches("entries_per_address", "quota_seconds")
async def test_an_address_that_had_very_much_saved_is_refused_for_a_day_and_others_are_not() -> (
    None
):
    world = World(replace(QUICK, entries_per_address=20, table_hours=1000))
    made, token, host, _ = await begun(world)
    other = await world.connect(made.table, address=OTHER, token=token)
    answers = [await host.say("me", name=f"Ada {number}") for number in range(20)]
    assert [each.get("reason") for each in answers[-4:]] == ["quota"] * 4
    assert (await other.say("me", name="Bo"))["type"] == "ack"
    with pytest.raises(Refused, match="try again later"):
        await made_from(world, "1.2.3.4")
    await asyncio.sleep(DAY)
    assert (await host.say("me", name="Ada again"))["type"] == "ack"
    assert await made_from(world, "1.2.3.4")


@reaches("bytes_per_address")
async def test_bytes_count_too() -> None:
    world = World(replace(QUICK, bytes_per_address=1500))
    _, _, host, _ = await begun(world)
    answers = [await host.say("me", name=f"Ada {number}") for number in range(30)]
    assert answers[0]["type"] == "ack"
    assert answers[-1]["reason"] == "quota"


async def test_whoever_has_used_up_the_quota_can_still_leave() -> None:
    world = World(replace(QUICK, entries_per_address=10))
    _, _, host, _ = await begun(world)
    for number in range(10):
        await host.say("me", name=f"Ada {number}")
    assert (await host.say("leave"))["type"] == "ack"


async def test_what_bots_do_counts_for_whom_they_play() -> None:
    world = World(replace(QUICK, entries_per_address=60))
    made = await world.make(seats=3, bots=["greedy", "greedy"], clock=5)
    host = await world.connect(made.table, token=made.token)
    await asyncio.sleep(3600)  # the clock plays for who does not
    assert len(world.disk.logs[made.table]) > 60
    assert (await host.say("me", name="Ada"))["reason"] == "quota"


@reaches("database_megabytes")
async def test_a_full_server_makes_no_new_tables_and_those_there_are_go_on() -> None:
    world = World(replace(QUICK, database_megabytes=0))
    made, _, host, guest = await begun(world)
    assert await made_from(world, OTHER)  # nobody has looked yet
    await world.hall.sweep()
    with pytest.raises(Refused, match="keeps as much as it may"):
        await made_from(world, OTHER)
    mover = (host, guest)[host.view["turn"]]
    assert (await mover.act(mover.view["legal"][0]))["type"] == "ack"
    assert made.table in world.hall.rooms


def test_an_attacker_cannot_make_the_quotas_forget_or_grow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quotas, "REMEMBERED", 10)
    now = [0.0]
    counted = Quotas(replace(QUICK, entries_per_address=3), lambda: now[0])
    counted.spend("1.2.3.4", 3, 0)
    for number in range(1000):
        counted.spend(f"7.7.{number // 250}.{number % 250}", 1, 0)
    assert len(counted._spent) <= 11
    with pytest.raises(Refused):
        counted.check("1.2.3.4")
    with pytest.raises(Refused):
        counted.check("7.7.200.200")  # as one with its neighbours
    now[0] += DAY
    counted.check("1.2.3.4")
    assert len(counted._spent) == 0
