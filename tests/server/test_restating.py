"""What players can say again and again without the game going on does not make a log endless."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, get_args

import pytest
from in_memory import QUICK, Connection, World
from limits_reached import reaches
from played import begun, play_out

from mexican_train.protocol import client_messages as m
from mexican_train.server.table.secret import new_token

MOST, LOG = 6, 10
LITTLE = replace(QUICK, restates=10**6, restates_per_match=MOST, log_entries=LOG, says=10**6)
TIMES = 60
FIELDS: dict[type[Any], dict[str, Any]] = {
    m.Act: {"version": 5, "action": "draw"},
    m.Say: {"text": "hei"},
    m.Me: {"name": "Ada"},
    m.Change: {"options": {"hints": True}},
    m.Bot: {"seat": 2, "level": "greedy"},
    m.Remove: {"seat": 2},
    m.Renew: {"token": new_token()},
    m.Host: {"seat": 0},
    m.StandIn: {"seat": 1},
    m.HandBack: {"seat": 1},
    m.Mute: {"seat": 1},
}
MESSAGES = {kind: FIELDS.get(kind, {}) for kind in get_args(m.Request)}
TURNS = [(m.Pause, m.Resume), (m.StandIn, m.HandBack), (m.Bot, m.Remove)]
"""Messages of which one undoes the other."""


def told(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


async def repeat(world: World, table: str, host: Connection, *kinds: type[Any]) -> int:
    """Says things over and over; how many entries the log has then."""
    for _ in range(TIMES):
        for kind in kinds:
            await host.say(told(kind), **MESSAGES[kind])
    return len(world.disk.rows(table))


async def lobby(world: World) -> tuple[str, Connection]:
    made = await world.make(seats=4)
    await world.sit(made.table, made.invite)
    return made.table, await world.connect(made.table, token=made.token)


async def running(world: World) -> tuple[str, Connection]:
    """A match in which the other player is away."""
    made, _, host, guest = await begun(world, rules={"max_pip": 6, "hand": 5})
    await guest.leave()
    return made.table, host


async def over(world: World) -> tuple[str, Connection]:
    made, _, host, guest = await begun(world, rounds=1, rules={"max_pip": 6, "hand": 1})
    await play_out(host, guest)
    return made.table, host


@pytest.mark.parametrize("place", [lobby, running, over])
@pytest.mark.parametrize(
    "kinds",
    [*((kind,) for kind in MESSAGES if kind not in (m.Start, m.Rematch)), *TURNS],
    ids=lambda kinds: "+".join(told(kind) for kind in kinds),
)
async def test_no_message_makes_a_log_endless(place: Any, kinds: tuple[type[Any], ...]) -> None:
    world = World(LITTLE)
    table, host = await place(world)
    before = len(world.disk.rows(table))
    after = await repeat(world, table, host, *kinds)
    assert after <= max(before, LOG) + 2 * MOST + 2
    assert len(world.disk.said.get(table, [])) <= 50


async def test_sitting_down_and_leaving_again_and_again_makes_no_endless_log() -> None:
    world = World(LITTLE)
    made = await world.make(seats=4)
    for _ in range(TIMES):
        _, token = await world.sit(made.table, made.invite)
        guest = await world.connect(made.table, token=token)
        await guest.say("leave")
    assert len(world.disk.rows(made.table)) <= LOG + 4


async def test_a_host_who_comes_and_goes_makes_no_endless_log() -> None:
    world = World(replace(LITTLE, host_pause=1))
    made, token, host, guest = await begun(world)
    before = len(world.disk.rows(made.table))
    for _ in range(3 * MOST):
        await host.leave()
        await asyncio.sleep(2)
        host = await world.connect(made.table, token=made.token)
        await guest.leave()
        await asyncio.sleep(2)
        guest = await world.connect(made.table, token=token)
    assert len(world.disk.rows(made.table)) == before + MOST


@reaches("restates_per_match")
async def test_when_it_is_too_often_in_a_match_it_can_be_done_again_in_the_next() -> None:
    world = World(LITTLE)
    made, token, host, guest = await begun(world, rounds=1)
    for number in range(MOST):
        assert (await guest.say("me", name=f"Bo {number}"))["type"] == "ack"
    assert (await guest.say("me", name="Bo"))["reason"] == "too_often"
    assert (await host.say("me", name="Ada the first"))["type"] == "ack"  # each for themselves
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    guest = await world.connect(made.table, token=token)
    assert (await guest.say("me", name="Bo", id="b1"))["reason"] == "too_often"  # nor after a crash
    await play_out(host, guest)
    await host.say("rematch", id="again")
    assert (await guest.say("me", name="Bo", id="b2"))["type"] == "ack"


async def test_who_can_change_no_more_can_still_play_resume_and_leave() -> None:
    world = World(LITTLE)
    _, _, host, guest = await begun(world)
    for number in range(MOST - 1):
        await host.say("me", name=f"Ada {number}")
    assert (await host.say("pause"))["type"] == "ack"
    assert (await host.say("pause"))["reason"] == "paused"
    assert (await host.say("resume"))["type"] == "ack"
    assert (await host.say("pause"))["reason"] == "too_often"
    mover = (host, guest)[host.view["turn"]]
    assert (await mover.act(mover.view["legal"][0]))["type"] == "ack"
    assert (await host.say("leave"))["type"] == "ack"


@reaches("restates", "restates_seconds")
async def test_too_many_changes_in_a_minute_are_refused_for_a_while() -> None:
    world = World(replace(QUICK, restates=3))
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    answers = [await host.say("me", name=f"Ada {number}") for number in range(5)]
    assert [each.get("reason") for each in answers] == [None] * 3 + ["too_fast"] * 2
    await asyncio.sleep(60)
    assert (await host.say("me", name="Ada"))["type"] == "ack"
