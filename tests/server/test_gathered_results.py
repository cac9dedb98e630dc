"""Results of a challenge at a server: for those who have played it, true, once, not too many."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from challenged import SMALL, ask, played, refusal
from in_memory import QUICK, World
from limits_reached import reaches
from protocol_page import call

from mexican_train.bots.steps import to_the_end
from mexican_train.challenge.challenge import Challenge
from mexican_train.challenge.code import write_code
from mexican_train.challenge.comparing import record_of
from mexican_train.challenge.opponents import checking
from mexican_train.challenge.seal import Result
from mexican_train.rules.match import OnlyRound, Phase
from mexican_train.server.calls.answers import Asked
from mexican_train.server.calls.results import results
from mexican_train.sheets import header_of

DAY = "2026-11-01-classic"
ADA, BO = "198.51.100.7", "198.51.100.1"
BOTS = [None, "planner", "greedy"]


async def sent(world: World) -> tuple[str, dict[str, Any]]:
    """A challenge that Ada has sent, and her round."""
    mine = await played(world, seats=3, bots=BOTS[1:], rules=SMALL, rounds=1, sheet="classic")
    _, made = await ask(world, "/code", record=mine, seat=0, name="Ada", bots=BOTS)
    return made["code"], mine


async def gathered(
    world: World, address: str, code: str, record: dict[str, Any], name: str
) -> list[dict[str, Any]]:
    """Put a result from an address; return the list that it is answered with."""
    body = json.dumps({"code": code, "record": record, "name": name}).encode()
    answer = await results(world.hall, Asked({}, {}, body, None, address))
    found: list[dict[str, Any]] = json.loads(answer.body)["results"]
    return found


async def put(
    world: World, address: str, code: str, record: dict[str, Any], name: str
) -> list[str]:
    """Put a result from an address; return the names in the list that it is answered with."""
    return [each["name"] for each in await gathered(world, address, code, record, name)]


async def test_all_who_have_played_a_deal_see_how_everyone_did() -> None:
    world = World()
    code, mine = await sent(world)
    assert await put(world, ADA, code, mine, " Ada ") == ["Ada"]
    other = await played(world, luck=4, challenge=code)
    for _ in range(2):  # once more is the same
        both = await gathered(world, BO, code, other, "Bo")
    assert [each["name"] for each in both] == ["Ada", "Bo"]
    for result, record in zip(both, (mine, other), strict=True):
        assert result["record"]["actions"] == record["actions"]
        assert (result["points"], result["scores"]) == (record["scores"][0], record["scores"])
    # The same deal sent by somebody else gathers in the same place.
    _, again = await ask(world, "/code", record=other, seat=0, name="Bo", bots=BOTS)
    assert await gathered(world, BO, again["code"], other, "Bo") == both


async def test_whoever_has_not_played_it_is_told_nothing() -> None:
    world = World()
    code, mine = await sent(world)
    await ask(world, "/results", code=code, record=mine, name="Ada")
    day = await played(world, luck=2, challenge=DAY)
    assert await refusal(world, "/results", code=code, record=day, name="Bo") == "other_deal"
    assert await refusal(world, "/results", code=code, record=mine, name="") == "bad_name"
    broken = {**mine, "actions": mine["actions"][:-1]}
    assert await refusal(world, "/results", code=code, record=broken, name="Bo") == "bad_record"


async def test_a_round_in_which_the_bots_do_otherwise_is_not_taken() -> None:
    given = Challenge(header_of("classic", 2, SMALL), (None, "greedy"), OnlyRound(), bytes(32))
    match = given.begin()
    while match.phase == Phase.PLAYING:  # legal, and of the deal: but not what greedy bots do
        match.act(min(match.round.legal, key=str))
    actions = match.records[0].actions
    assert not to_the_end(checking(given, actions))
    record = record_of(given, Result("Ada", actions)).plain()
    code = write_code(given)
    assert await refusal(World(), "/results", code=code, record=record, name="Ada") == "other_deal"


async def rounds_of_a_day(world: World) -> list[dict[str, Any]]:
    """Return five different rounds of `DAY`."""
    rounds = [await played(world, luck, challenge=DAY) for luck in range(5)]
    assert len({str(each["actions"]) for each in rounds}) == len(rounds)
    return rounds


@reaches("results_kept")
async def test_one_address_cannot_close_the_results_of_a_challenge_to_others() -> None:
    world = World(replace(QUICK, results_kept=4))
    rounds = await rounds_of_a_day(world)
    for number, record in enumerate(rounds):
        await put(world, "192.0.2.66", DAY, record, f"Eve {number}")
    assert await put(world, BO, DAY, rounds[0], "Bo") == [
        "Eve 2",
        "Eve 3",
        "Eve 4",
        "Bo",
    ]
    assert await put(world, "198.51.100.2", DAY, rounds[0], "Cleo") == [
        "Eve 3",
        "Eve 4",
        "Bo",
        "Cleo",
    ]
    eve = await put(world, "192.0.2.66", DAY, rounds[0], "Eve")
    assert eve == ["Eve 4", "Bo", "Cleo", "Eve"]


async def test_an_address_has_one_name_for_a_round_and_others_may_have_played_the_same() -> None:
    world = World()
    code, mine = await sent(world)
    await put(world, BO, code, mine, "Bo")
    for number in range(200):
        listed = await put(world, "192.0.2.66", code, mine, f"Eve {number}")
    assert listed == ["Bo", "Eve 199"]
    assert await put(world, "203.0.113.5", code, mine, "Bo") == listed  # at another address now


@reaches("results_per_address")
async def test_an_address_has_a_few_results_of_a_challenge_and_its_oldest_give_way() -> None:
    world = World(replace(QUICK, results_per_address=2))
    rounds = await rounds_of_a_day(world)
    await put(world, BO, DAY, rounds[0], "Bo")
    for number, record in enumerate(rounds):
        listed = await put(world, f"2001:db8:1:{number}::/64", DAY, record, f"Eve {number}")
    assert listed == ["Bo", "Eve 3", "Eve 4"]


async def test_a_disk_that_cannot_save_loses_nothing() -> None:
    world = World()
    code, mine = await sent(world)
    world.disk.broken = True
    body = {"code": code, "record": mine, "name": "Ada"}
    status, answer = await call(world, "POST", "/api/challenges/results", body, "")
    assert (status, answer["error"]["code"]) == (503, "storage")
    world.disk.broken = False
    assert (await ask(world, "/results", code=code, record=mine, name="Ada"))[0] == 200
