"""Results of a challenge at a server: for those who have played it, true, once, not too many."""

from __future__ import annotations

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
from mexican_train.sheets import header_of

BOTS = [None, "planner", "greedy"]


async def sent(world: World) -> tuple[str, dict[str, Any]]:
    """A challenge that Ada has sent, and her round."""
    mine = await played(world, seats=3, bots=BOTS[1:], rules=SMALL, rounds=1, sheet="classic")
    _, made = await ask(world, "/code", record=mine, seat=0, name="Ada", bots=BOTS)
    return made["code"], mine


async def test_all_who_have_played_a_deal_see_how_everyone_did() -> None:
    world = World()
    code, mine = await sent(world)
    _, first = await ask(world, "/results", code=code, record=mine, name=" Ada ")
    assert [each["name"] for each in first["results"]] == ["Ada"]
    other = await played(world, luck=4, challenge=code)
    for _ in range(2):  # once more is the same
        _, both = await ask(world, "/results", code=code, record=other, name="Bo")
    assert [each["name"] for each in both["results"]] == ["Ada", "Bo"]
    for result, record in zip(both["results"], (mine, other), strict=True):
        assert result["record"]["actions"] == record["actions"]
        assert (result["points"], result["scores"]) == (record["scores"][0], record["scores"])
    # The same deal sent by somebody else gathers in the same place.
    _, again = await ask(world, "/code", record=other, seat=0, name="Bo", bots=BOTS)
    _, same = await ask(world, "/results", code=again["code"], record=other, name="Bo")
    assert same == both


async def test_whoever_has_not_played_it_is_told_nothing() -> None:
    world = World()
    code, mine = await sent(world)
    await ask(world, "/results", code=code, record=mine, name="Ada")
    day = await played(world, luck=2, challenge="2026-11-01-classic")
    assert await refusal(world, "/results", code=code, record=day, name="Bo") == "other_deal"
    assert await refusal(world, "/results", code=code, record=mine, name="") == "bad_name"
    broken = {**mine, "actions": mine["actions"][:-1]}
    assert await refusal(world, "/results", code=code, record=broken, name="Bo") == "bad_record"


async def test_a_round_in_which_the_bots_do_otherwise_is_not_taken() -> None:
    given = Challenge(header_of("classic", 2, SMALL), (None, "greedy"), OnlyRound(), bytes(32))
    match = given.begin()
    while match.phase == Phase.PLAYING:  # legal, and of the deal: but not what greedy bots do
        match.act(min(match.round.legal(), key=str))
    actions = match.records[0].actions
    assert not to_the_end(checking(given, actions))
    record = record_of(given, Result("Ada", actions)).plain()
    code = write_code(given)
    assert await refusal(World(), "/results", code=code, record=record, name="Ada") == "other_deal"


@reaches("results_kept")
async def test_so_many_results_are_gathered_and_no_more() -> None:
    world = World(replace(QUICK, results_kept=2))
    code, mine = await sent(world)
    for name in ("Ada", "Bo"):
        assert (await ask(world, "/results", code=code, record=mine, name=name))[0] == 200
    body = {"code": code, "record": mine, "name": "Cleo"}
    status, answer = await call(world, "POST", "/api/challenges/results", body, "")
    assert (status, answer["error"]["code"]) == (429, "too_many")
    assert (await ask(world, "/results", code=code, record=mine, name="Bo"))[0] == 200


async def test_a_disk_that_cannot_save_loses_nothing() -> None:
    world = World()
    code, mine = await sent(world)
    world.disk.broken = True
    body = {"code": code, "record": mine, "name": "Ada"}
    status, answer = await call(world, "POST", "/api/challenges/results", body, "")
    assert (status, answer["error"]["code"]) == (503, "storage")
    world.disk.broken = False
    assert (await ask(world, "/results", code=code, record=mine, name="Ada"))[0] == 200
