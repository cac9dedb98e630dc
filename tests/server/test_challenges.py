"""Calls about challenges: what a code says, par, a code of a round, both rounds compared."""

from __future__ import annotations

import json
from datetime import date
from random import Random
from typing import Any

import pytest
from challenged import SMALL, ask, played, refusal
from in_memory import World
from protocol_page import call

from mexican_train.challenge.challenge import Challenge
from mexican_train.challenge.code import write_code
from mexican_train.challenge.day import deal_of
from mexican_train.challenge.par import ALL, FIELD
from mexican_train.challenge.seal import Result
from mexican_train.rules.match import Match, OnlyRound, Phase
from mexican_train.sheets import header_of


async def test_a_round_is_sent_played_by_a_friend_and_compared() -> None:
    world = World()
    bots = [None, "planner", "greedy"]
    header = header_of("classic", 3, {**SMALL, "rounds": 2})
    given = Challenge(header, tuple(bots), OnlyRound(), Random(1).randbytes(32))
    mine = await played(world, challenge=write_code(given))
    status, made = await ask(world, "/code", record=mine, seat=0, name=" Ada ", bots=bots)
    assert status == 200
    link = f"<https://play.example.org/challenge#{made['code']}>"
    status, told = await ask(world, "", code=link)
    assert (status, told["code"], told["sender"], told["day"]) == (200, made["code"], "Ada", None)
    assert (told["seats"], told["seat"], told["bots"], told["round"]) == (3, 0, bots, 1)
    assert told["rules"] == {**SMALL, "hand": [3] * 7, "rounds": 2}
    hidden = json.dumps(told)
    assert not any(text in hidden for text in ("scores", "points", "actions", mine["seed"]))
    # The same moves meet the same opponents: both rounds are the same to the end.
    same = await played(world, challenge=link)
    status, compared = await ask(world, "/compare", code=link, record=same)
    assert status == 200
    assert same["actions"] == mine["actions"]
    assert compared["parted"] == len(mine["actions"])
    assert compared["points"] == compared["sender"]["points"] == mine["scores"][0]
    assert compared["sender"]["own"]
    # Other moves, and they part.
    other = await played(world, luck=4, challenge=link)
    status, compared = await ask(world, "/compare", code=link, record=other)
    parted = compared["parted"]
    assert other["actions"][:parted] == mine["actions"][:parted]
    assert other["actions"][parted] != mine["actions"][parted]
    sender = compared["sender"]
    assert (sender["name"], sender["scores"]) == ("Ada", mine["scores"])
    assert sender["record"]["actions"] == mine["actions"]
    assert compared["scores"] == other["scores"]


async def test_the_seal_is_opened_only_to_who_has_played_this_deal() -> None:
    world = World()
    bots = [None, "greedy"]
    fields: dict[str, Any] = {"seats": 2, "bots": ["greedy"], "rules": SMALL}
    mine, another = await played(world, **fields), await played(world, **fields)
    _, made = await ask(world, "/code", record=mine, seat=0, name="Ada", bots=bots)
    code = made["code"]
    assert await refusal(world, "/compare", code=code, record=another) == "other_deal"
    forged = {**mine, "actions": mine["actions"][:-1]}
    assert await refusal(world, "/compare", code=code, record=forged) == "bad_record"
    assert await refusal(world, "/compare", code=code[:-1], record=mine) == "challenge_damaged"


async def test_bots_that_were_made_to_do_something_else_are_told() -> None:
    """What a code says of them is legal, and not what they do."""
    header = header_of("classic", 3, SMALL)
    given = Challenge(header, (None, "planner", "planner"), OnlyRound(), Random(4).randbytes(32))
    match, luck = given.begin(), Random(1)
    while match.phase == Phase.PLAYING:
        match.act(luck.choice(match.round.legal))
    code = write_code(given, Result("Eve", match.records[0].actions))
    world = World()
    record = await played(world, challenge=code)
    status, compared = await ask(world, "/compare", code=code, record=record)
    assert (status, compared["sender"]["own"]) == (200, False)


async def test_what_experts_do_is_looked_at_in_the_background() -> None:
    header = header_of("classic", 2, SMALL)
    given = Challenge(header, (None, "expert"), OnlyRound(), Random(4).randbytes(32))
    world = World()
    mine = await played(world, challenge=write_code(given))
    _, made = await ask(world, "/code", record=mine, seat=0, name="Ada", bots=[None, "expert"])
    body = {"code": made["code"], "record": mine}
    status, told = await call(world, "POST", "/api/challenges/compare", body, "")
    assert (status, told) == (202, {"done": 0, "of": len(mine["actions"])})
    _, compared = await ask(world, "/compare", **body)
    assert compared["sender"]["own"]


async def test_par_is_worked_out_once_for_a_deal_whoever_sent_it() -> None:
    header = header_of("classic", 2, SMALL)
    given = Challenge(header, (None, "greedy"), OnlyRound(), Random(4).randbytes(32))
    match: Match = given.begin()
    while match.phase == Phase.PLAYING:
        match.act(match.round.legal[0])
    sent = write_code(given, Result("Ada", match.records[0].actions))
    world = World()
    status, told = await call(world, "POST", "/api/challenges/par", {"code": sent}, "")
    assert (status, told) == (202, {"done": 0, "of": ALL})
    status, par = await ask(world, "/par", code=sent)
    assert (status, len(par["field"]), par["plays"]) == (200, FIELD, 10)
    assert par["field"] == sorted(par["field"])
    assert await call(world, "POST", "/api/challenges/par", {"code": write_code(given)}, "") == (
        200,
        par,
    )
    assert len(world.thinker.reviewed) == 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seat": 2}, "no_such_seat"),
        ({"seat": 1}, "bad_message"),
        ({"bots": [None, "genius"]}, "no_such_bot"),
        ({"bots": [None, None]}, "bad_record"),
        ({"bots": [None, "greedy", "greedy"]}, "bad_record"),
        ({"name": ""}, "bad_name"),
        ({"record": {}}, "bad_record"),
        ({"record": 7}, "bad_message"),
    ],
)
async def test_what_cannot_be_sent_is_told_so(changes: dict[str, Any], reason: str) -> None:
    world = World()
    mine = await played(world, seats=2, bots=["greedy"], rules=SMALL)
    body = {"record": mine, "seat": 0, "name": "Ada", "bots": [None, "greedy"]}
    assert await refusal(world, "/code", **{**body, **changes}) == reason
    unseeded = {key: value for key, value in mine.items() if key not in ("seed", "commitment")}
    assert await refusal(world, "/code", **{**body, "record": unseeded}) == "no_seed"
    swapped = {**mine, "seed": "00" * 32}
    assert await refusal(world, "/code", **{**body, "record": swapped}) == "bad_record"


async def test_a_day_is_told_without_its_seed() -> None:
    world = World()
    world.wall_ahead = -5_200_000.0
    status, told = await ask(world, "", code="2026-11-15-gare/rounds+fast")
    assert (status, told["day"], told["sender"]) == (200, "2026-11-15", None)
    assert told["sheet"] == "gare/rounds+fast"
    day = deal_of(date(2026, 11, 15), "gare/rounds+fast")
    assert (told["id"], told["commitment"]) == (day.id, day.commitment)
    assert day.seed.hex() not in json.dumps(told)
