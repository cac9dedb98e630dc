"""The table of a challenge: its deal is set, its bots repeat themselves, and then it is over."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pytest
from in_memory import QUICK, Connection, World
from protocol_page import call

from mexican_train.bots.steps import to_the_end
from mexican_train.challenge.challenge import Challenge, plays
from mexican_train.challenge.code import write_code
from mexican_train.challenge.day import code_of_day, deal_of
from mexican_train.challenge.opponents import checking
from mexican_train.judge.replaying import judged
from mexican_train.protocol.reasons import Refused
from mexican_train.rules.match import OnlyRound
from mexican_train.rules.verifying import verify_record
from mexican_train.server.room.fair_queue import Asker
from mexican_train.server.room.thinking import TooLate
from mexican_train.sheets import header_of

RULES = {"max_pip": 9, "hand": 6, "last_tile": "penalty"}
LEVELS = ("random", None, "greedy", "planner")
GIVEN = Challenge(
    header_of("classic", 4, RULES), LEVELS, OnlyRound(4, (9, 7, 3)), Random(5).randbytes(32)
)
CODE = write_code(GIVEN)
DAY = date(2026, 11, 15)


async def sit_down(world: World, code: str = CODE, **fields: Any) -> Connection:
    """Somebody at a new table of a challenge."""
    made = await world.make(challenge=code, **fields)
    return await world.connect(made.table, token=made.token)


async def play(person: Connection, luck: Random, until: int = 1000) -> None:
    """Plays by chance to the end, or some moves."""
    for _ in range(until):
        view = person.view
        while view["phase"] == "playing" and view["turn"] != person.seat:
            await asyncio.sleep(10)
            view = person.view
        if view["phase"] != "playing":
            return
        assert (await person.act(luck.choice(sorted(view["legal"]))))["type"] == "ack"


def record_of(world: World) -> Any:
    """The record of the only round that was played."""
    (text,) = world.disk.records.values()
    return judged(text)


async def test_it_deals_just_this_and_is_over_after_it() -> None:
    world = World()
    person = await sit_down(world, seats=8, sheet="gare", rounds=9, clock=5, public=True)
    view = person.view
    assert (view["seat"], view["host"], view["challenge"]) == (1, 1, True)
    assert (view["round"], view["rounds"], view["clock"], view["public"]) == (4, 4, None, False)
    assert (view["sheet"], view["rules"]) == ("classic", GIVEN.header.changes)
    assert [each["bot"] for each in view["players"]] == list(LEVELS)
    assert view["hand"] == [str(tile) for tile in GIVEN.begin().round.hand_of(1)]
    assert (view["commitment"], view["seed"]) == (GIVEN.commitment, None)
    assert not any(CODE in text or GIVEN.seed.hex() in text for text in person.raw)
    await play(person, Random(1))
    assert person.view["phase"] == "match_over"
    assert person.view["seed"] == GIVEN.seed.hex()
    record = record_of(world)
    verify_record(record)
    assert plays(GIVEN, record)
    assert to_the_end(checking(GIVEN, record.actions))


async def test_the_same_moves_meet_the_same_opponents_whatever_happens_meanwhile() -> None:
    """At another pace, by a server that is started anew, after other chance."""
    records = []
    for seed, crashes in ((1, False), (2, True)):
        world = World(replace(QUICK, bot_pause_most=seed), seed=seed)
        made = await world.make(challenge=CODE, pace="quick" if crashes else "calm")
        luck = Random(7)
        person = await world.connect(made.table, token=made.token)
        while person.view["phase"] == "playing":
            await play(person, luck, until=4 if crashes else 1000)
            if crashes:
                await world.crash()
                again = await world.connect(made.table, token=made.token)
                again._ids, person = person._ids, again  # or it would repeat what was answered
                await person.say("me", name="Bo")
        records.append(record_of(world))
    assert records[0] == records[1]


async def test_a_day_is_a_table_of_four() -> None:
    world = World()
    world.wall_ahead = -5_200_000.0  # it is November 2026
    code = code_of_day(DAY, "nordic/nine")
    person = await sit_down(world, f"https://play.example.org/daily#{code}")
    hand = deal_of(DAY, "nordic/nine").begin().round.hand_of(0)
    assert person.view["hand"] == [str(tile) for tile in hand]
    assert [each["bot"] for each in person.view["players"]] == [None, *["planner"] * 3]
    with pytest.raises(Refused, match="the days are from 2026-11-01") as refused:
        await world.make(challenge="2028-01-01-nordic")
    assert refused.value.reason == "no_such_day"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "bad_challenge"),
        (CODE[:-2], "challenge_damaged"),
        ("mt7abc", "challenge_newer"),
        ("2026-11-15-nordish", "no_such_day"),
    ],
)
async def test_what_is_no_challenge_makes_no_table(code: str, reason: str) -> None:
    world = World()
    with pytest.raises(Refused) as refused:
        await world.make(challenge=code)
    assert refused.value.reason == reason
    assert world.disk.logs == {}


async def test_it_cannot_be_turned_into_something_else() -> None:
    world = World()
    person = await sit_down(world)
    assert (await person.say("change", options={"clock": 60}))["reason"] == "set_deal"
    assert (await person.say("change", options={"public": True}))["reason"] == "set_deal"
    assert (await person.say("change", options={"pace": "quick"}))["type"] == "ack"
    assert (await person.say("bot", seat=0, level="random"))["reason"] == "begun"
    await play(person, Random(2))
    for message in ({"type": "next"}, {"type": "rematch"}):
        assert (await person.say(**message))["reason"] == "set_deal"
    for options in ({"sheet": "gare"}, {"rounds": 2}, {"seats": 3}):
        assert (await person.say("change", options=options))["reason"] == "set_deal"
    (log,) = world.disk.logs.values()
    assert sum(json.loads(row.entry)["do"] == "began" for row in log) == 1


async def test_its_replay_begins_with_no_points_though_it_is_a_later_round() -> None:
    world = World()
    made = await world.make(challenge=CODE)
    person = await world.connect(made.table, token=made.token)
    await play(person, Random(3))
    path = f"/api/tables/{made.table}/matches/1/records/4/steps"
    status, replay = await call(world, "GET", path, None, made.token)
    assert status == 200
    assert replay["steps"][0]["view"]["scores"] == []
    assert replay["steps"][-1]["view"]["scores"] == person.view["scores"]


async def test_a_bot_that_finds_no_process_waits_for_one_and_does_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    busy = 3

    def move(asker: Asker, *about: Any) -> Any:
        nonlocal busy
        busy -= 1
        if busy >= 0:
            raise TooLate
        return think(asker, *about)

    think = world.hall.services.thinking.move
    monkeypatch.setattr(world.hall.services.thinking, "move", move)
    person = await sit_down(world)
    await play(person, Random(4))
    assert busy < 0
    assert to_the_end(checking(GIVEN, record_of(world).actions))
