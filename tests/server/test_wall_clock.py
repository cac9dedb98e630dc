"""The clock on the wall is set an hour back or forth while people play: nothing that is measured
changes by it, and what is told is the time of day again at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from in_memory import QUICK, Connection, World, settle
from played import events, lay_out, now
from protocol_page import call

from mexican_train.server.settings import Settings

HOUR = 3600.0
CLOCK = 30
SMALL = {"max_pip": 6, "hand": 3}
both_ways = pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "forth"])


@pytest.fixture(autouse=True)
def _two_actions_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither seat can play at first: each draws a tile that fits."""
    lay_out(monkeypatch, "0-1 0-2 0-3 1-2 1-3 2-3 5-6 4-6")


@both_ways
async def test_who_sends_slowly_is_heard(jump: float) -> None:
    world = World(replace(QUICK, seat_messages=20, seat_messages_seconds=5))
    host, _ = await world.pair(rules=SMALL)
    answers = []
    for number in range(60):
        if number == 10:
            world.wall_ahead = jump
        answers.append((await host.say("ping"))["type"])
        await asyncio.sleep(0.7)
    assert answers == ["pong"] * 60


@both_ways
async def test_who_sends_too_fast_is_refused(jump: float) -> None:
    world = World(replace(QUICK, seat_messages=20, seat_messages_seconds=5))
    host, _ = await world.pair(rules=SMALL)
    answers = []
    for number in range(30):
        if number == 10:
            world.wall_ahead = jump
        answers.append((await host.say("ping"))["type"])
    assert answers == ["pong"] * 20 + ["refused"] * 10


@both_ways
async def test_calls_are_answered(jump: float) -> None:
    world = World(replace(QUICK, calls=20, calls_seconds=10))
    for number in range(60):
        if number == 10:
            world.wall_ahead = jump
        assert (await call(world, "GET", "/api/sheets", None, ""))[0] == 200
        await asyncio.sleep(0.7)


@both_ways
async def test_hints_and_words_are_given_again_after_their_time(jump: float) -> None:
    world = World(replace(QUICK, says=2, says_seconds=10, hints=2, hints_seconds=60))
    host, _ = await world.pair(rules=SMALL)
    for _ in range(2):
        await host.say("say", text="hello")
        await host.say("hint")
    assert (await host.say("say", text="hello"))["reason"] == "too_fast"
    assert (await host.say("hint"))["reason"] == "too_fast"
    world.wall_ahead = jump
    await asyncio.sleep(1)
    assert (await host.say("say", text="hello"))["reason"] == "too_fast"
    assert (await host.say("hint"))["reason"] == "too_fast"
    await asyncio.sleep(60)
    assert (await host.say("say", text="hello"))["type"] == "ack"
    assert (await host.say("hint"))["type"] == "hint"


async def clocked(settings: Settings = QUICK) -> tuple[World, Connection, Connection]:
    world = World(settings)
    return world, *await world.pair(rules=SMALL, clock=CLOCK)


@both_ways
async def test_a_turn_ends_when_it_should(jump: float) -> None:
    world, host, guest = await clocked()
    await asyncio.sleep(10)
    world.wall_ahead = jump
    await host.act("draw")  # the table plans anew
    await asyncio.sleep(CLOCK - 11)
    assert guest.view["turn"] == 0
    await asyncio.sleep(2)
    assert guest.view["turn"] == 1
    assert [each["by"] for each in events(guest) if each["type"] == "played_for"] == ["clock"]


@both_ways
async def test_the_deadline_that_is_told_is_the_time_of_day(jump: float) -> None:
    world, host, guest = await clocked()
    assert host.view["deadline"] == now() + CLOCK
    await asyncio.sleep(10)
    world.wall_ahead = jump
    await host.act("draw")
    assert guest.view["deadline"] == now() + jump + CLOCK - 10
    assert (await host.say("ping"))["now"] == now() + jump


@both_ways
async def test_a_pause_keeps_what_is_left_of_a_turn(jump: float) -> None:
    world, host, guest = await clocked()
    await asyncio.sleep(10)
    world.wall_ahead = jump
    await host.say("pause")
    await asyncio.sleep(100)
    await host.say("resume")
    await asyncio.sleep(CLOCK - 11)
    assert guest.view["turn"] == 0
    await asyncio.sleep(2)
    assert guest.view["turn"] == 1


@both_ways
async def test_the_next_round_is_dealt_when_it_should(jump: float) -> None:
    world = World(replace(QUICK, round_pause=60))
    host, guest = await world.pair(rules=SMALL)
    people = [host, guest]
    while host.view["phase"] == "playing":
        mover = people[host.view["turn"]]
        await mover.act(mover.view["legal"][0])
    assert host.view["phase"] == "round_over"
    await asyncio.sleep(10)
    world.wall_ahead = jump
    await guest.leave()  # the table plans anew
    await asyncio.sleep(49)
    assert host.view["phase"] == "round_over"
    await asyncio.sleep(2)
    assert host.view["phase"] == "playing"


@both_ways
async def test_a_table_that_nobody_is_at_is_put_away_when_it_should(jump: float) -> None:
    world = World(replace(QUICK, idle_seconds=600, sweep_seconds=10))
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    await host.leave()
    await asyncio.sleep(300)
    world.wall_ahead = jump
    await asyncio.sleep(280)
    assert made.table in world.hall.rooms
    await asyncio.sleep(40)
    await settle()
    assert made.table not in world.hall.rooms
    left = world.disk.touched[made.table]
    assert now() + jump - 630 <= left <= now() + jump - 600  # by the clock on the wall
