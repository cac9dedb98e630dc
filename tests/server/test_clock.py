from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, Connection, World
from played import events, lay_out, now

CLOCK = 30
THREE = {"max_pip": 6, "hand": 3}


@pytest.fixture(autouse=True)
def _two_actions_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither seat can play at first: each draws a tile that fits, seat 0 the 5-6."""
    lay_out(monkeypatch, "0-1 0-2 0-3 1-2 1-3 2-3 5-6 4-6")


async def clocked(settings: Any = QUICK, **fields: Any) -> tuple[Connection, Connection]:
    return await World(settings).pair(rules=THREE, clock=CLOCK, **fields)


async def test_everyone_sees_when_the_turn_ends() -> None:
    host, guest = await clocked()
    assert host.view["turn"] == 0
    assert host.view["deadline"] == guest.view["deadline"] == now() + CLOCK


async def test_without_a_clock_there_is_no_end_to_a_turn() -> None:
    host, guest = await World().pair(rules=THREE)
    assert host.view["deadline"] is None
    await asyncio.sleep(24 * 3600)
    assert guest.view["turn"] == 0


async def test_the_deadline_is_for_the_whole_turn_and_each_turn_has_its_own() -> None:
    host, guest = await clocked()
    deadline = host.view["deadline"]
    await asyncio.sleep(10)
    await host.act("draw")
    assert host.view["turn"] == 0
    assert host.view["deadline"] == deadline
    await asyncio.sleep(10)
    await host.act("5-6@0")
    assert guest.view["turn"] == 1
    assert guest.view["deadline"] == now() + CLOCK


async def test_when_time_runs_out_the_planner_plays_the_rest_of_that_turn_and_says_so() -> None:
    host, guest = await clocked()
    await asyncio.sleep(CLOCK - 1)
    assert host.view["counts"] == [3, 3]
    await asyncio.sleep(1.5)
    assert host.view["turn"] == 1
    assert host.view["counts"] == [3, 3]
    done = [event for event in events(guest) if event["type"] in ("drew", "played")]
    assert [event["type"] for event in done] == ["drew", "played"]
    played_for = [event for event in events(guest) if event["type"] == "played_for"]
    assert played_for == [{"type": "played_for", "seat": 0, "by": "clock"}] * 2


async def test_the_planner_plays_only_what_is_left_of_the_turn() -> None:
    host, guest = await clocked()
    await host.act("draw")
    await asyncio.sleep(CLOCK + 1)
    assert host.view["turn"] == 1
    assert len([event for event in events(guest) if event["type"] == "played_for"]) == 1


async def test_nobody_is_thrown_out_by_the_clock() -> None:
    host, guest = await clocked()
    await asyncio.sleep(2 * CLOCK + 2)
    assert host.view["turn"] == 0
    assert host.closed is None
    assert host.view["players"][0]["bot"] is None
    assert host.view["players"][0]["stand_in"] is None
    assert host.view["deadline"] > now()
    answer = await host.act(host.view["legal"][0])
    assert answer["type"] == "ack"
    assert guest.of("update")[-1]["events"][0]["type"] != "played_for"


async def test_the_clock_runs_for_who_is_away() -> None:
    host, guest = await clocked()
    await host.leave()
    await asyncio.sleep(CLOCK + 1)
    assert guest.view["turn"] == 1


async def test_who_acts_while_the_planner_is_thinking_was_still_in_time() -> None:
    world = World()
    host, guest = await world.pair(rules=THREE, clock=CLOCK)
    await host.act("draw")
    world.thinker.seconds = 5.0
    await asyncio.sleep(CLOCK + 1)
    assert (await host.act("5-6@M"))["type"] == "ack"
    await asyncio.sleep(10)
    assert guest.view["mexican"] == ["6-5"]
    assert guest.view["turn"] == 1


async def test_a_pause_stops_the_clock_and_keeps_what_is_left_of_it() -> None:
    host, guest = await clocked()
    await asyncio.sleep(10)
    assert (await host.say("pause"))["type"] == "ack"
    assert guest.view["paused"] is True
    assert guest.view["deadline"] is None
    assert (await host.act("draw"))["reason"] == "paused"
    assert (await host.say("pause"))["reason"] == "paused"
    await asyncio.sleep(3600)
    assert guest.view["turn"] == 0
    await host.say("resume")
    assert guest.view["paused"] is False
    assert guest.view["deadline"] == now() + CLOCK - 10
    assert (await host.say("resume"))["reason"] == "not_paused"
    await asyncio.sleep(CLOCK - 11)
    assert guest.view["turn"] == 0
    await asyncio.sleep(2)
    assert guest.view["turn"] == 1


async def test_two_pauses_in_one_turn_give_no_more_time() -> None:
    host, _ = await clocked()
    for _ in range(2):
        await asyncio.sleep(10)
        await host.say("pause")
        await asyncio.sleep(100)
        await host.say("resume")
    assert host.view["deadline"] == now() + CLOCK - 20


async def test_a_table_can_be_paused_only_during_a_match() -> None:
    world = World()
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    assert (await host.say("pause"))["reason"] == "not_begun"
    assert (await host.say("resume"))["reason"] == "not_paused"


async def test_a_paused_table_is_paused_after_a_restart() -> None:
    world = World()
    made = await world.make(seats=2, bots=["random"], rules=THREE, clock=CLOCK)
    host = await world.connect(made.table, token=made.token)
    await host.say("pause")
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    assert host.view["paused"] is True
    await asyncio.sleep(3600)
    assert host.view["counts"] == [3, 3]


async def test_a_turn_begins_anew_on_the_clock_after_a_restart() -> None:
    world = World()
    made = await world.make(rules=THREE, clock=CLOCK)
    await world.sit(made.table, made.invite)
    await world.connect(made.table, token=made.token)
    await asyncio.sleep(20)
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    assert host.view["deadline"] == now() + CLOCK
    await asyncio.sleep(CLOCK + 1)
    assert host.view["turn"] == 1


async def test_bots_and_stand_ins_have_no_clock() -> None:
    slow = replace(QUICK, bot_pause_least=100, bot_pause_most=100)
    world = World(slow)
    made = await world.make(seats=3, bots=["random"], rules=THREE, clock=CLOCK)
    host = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite)
    await host.say("stand_in", seat=1)
    for _ in range(2):
        await host.act(host.view["legal"][0])
    assert host.view["turn"] == 1
    assert host.view["deadline"] is None
    await asyncio.sleep(210)
    assert host.view["turn"] == 2
    assert host.view["deadline"] is None
    played_for = [event for event in events(host) if event["type"] == "played_for"]
    assert {event["by"] for event in played_for} == {"bot"}


async def test_at_a_table_that_nobody_is_at_nothing_is_played() -> None:
    world = World(replace(QUICK, bot_pause_least=1, bot_pause_most=1, idle_seconds=1e6))
    made = await world.make(seats=2, bots=["greedy"], rules=THREE)
    host = await world.connect(made.table, token=made.token)
    for _ in range(2):
        await host.act(host.view["legal"][0])
    assert host.view["turn"] == 1
    before = host.view["version"]
    await host.leave()
    await asyncio.sleep(3600)
    host = await world.connect(made.table, token=made.token)
    assert host.got[0]["version"] == before
    await asyncio.sleep(10)
    assert host.view["turn"] == 0


async def test_the_clock_does_not_run_while_nobody_is_there_to_hear_it() -> None:
    world = World()
    made = await world.make(rules=THREE, clock=CLOCK)
    await world.sit(made.table, made.invite)
    host = await world.connect(made.table, token=made.token)
    await asyncio.sleep(10)
    await host.leave()
    await asyncio.sleep(CLOCK)
    host = await world.connect(made.table, token=made.token)
    assert host.got[0]["view"]["deadline"] > now()
    await asyncio.sleep(1)
    assert host.view["turn"] == 0
