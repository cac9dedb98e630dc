from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, Connection, World, settle
from played import events, kinds, lay_out, now, table_of

from mexican_train.server.settings import Settings


@pytest.fixture(autouse=True)
def _one_left_after_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 1-2 4-6 0-1 3-6 0-2 1-1 2-2 3-3 4-4")


async def at_once(*sent: tuple[Connection, str, int]) -> list[dict[str, Any]]:
    """Several act on what they have seen, in this order, before any gets an answer."""
    for number, (visitor, action, version) in enumerate(sent):
        assert visitor.room is not None
        act = {"type": "act", "id": f"r{number}", "version": version, "action": action}
        await visitor.room.receive(visitor, json.dumps(act))
    await settle()
    return [
        next(m for m in visitor.got if m.get("id") == f"r{number}")
        for number, (visitor, _, _) in enumerate(sent)
    ]


async def test_whoever_has_one_tile_left_may_knock_until_the_next_player_acts() -> None:
    one, two, three = await table_of(World())
    assert one.view["calls"] == []
    await one.act("5-6@0")
    assert [each.view["calls"] for each in (one, two, three)] == [["knock@0"], [], []]
    assert (await one.act("knock@0"))["type"] == "ack"
    assert events(three)[-1] == {"type": "knocked", "seat": 0}
    await two.act("4-6@1")
    assert three.view["calls"] == []
    assert (await three.act("catch@2>0"))["reason"] == "nothing_to_catch"


async def test_a_knock_that_comes_after_the_next_player_has_acted_is_late() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    await two.act("4-6@1")
    assert (await one.act("knock@0"))["reason"] == "nothing_to_knock"
    assert two.view["calls"] == ["knock@1", "catch@1>0"]
    assert three.view["calls"] == ["catch@2>0"]
    assert one.view["calls"] == []


@pytest.mark.parametrize("knocks_first", [True, False])
async def test_the_order_of_arrival_decides_between_a_knock_and_the_next_play(
    knocks_first: bool,
) -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    version = one.view["version"]
    knock, play = (one, "knock@0", version), (two, "4-6@1", version)
    if knocks_first:
        first, second = await at_once(knock, play)
        assert (first["type"], second["type"]) == ("ack", "ack")
        assert three.view["calls"] == []
    else:
        first, second = await at_once(play, knock)
        assert first["type"] == "ack"
        assert second["reason"] == "nothing_to_knock"
        assert three.view["calls"] == ["catch@2>0"]


async def test_who_is_caught_draws_tiles_that_only_they_see() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    assert (await three.act("catch@2>0"))["reason"] == "nothing_to_catch"
    await two.act("4-6@1")
    assert (await three.act("catch@2>0"))["type"] == "ack"
    caught = {"type": "caught", "seat": 0, "by": 2, "count": 2}
    assert events(one)[-1] == {**caught, "tiles": ["1-1", "2-2"]}
    assert events(two)[-1] == events(three)[-1] == {**caught, "tiles": None}
    assert one.view["hand"] == ["1-1", "1-2", "2-2"]
    assert three.view["counts"] == [3, 1, 2]


async def test_the_first_catch_to_arrive_is_the_one() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    await two.act("4-6@1")
    version = two.view["version"]
    first, second = await at_once((three, "catch@2>0", version), (two, "catch@1>0", version))
    assert first["type"] == "ack"
    assert second["reason"] == "nothing_to_catch"
    assert one.view["counts"][0] == 3


async def test_one_calls_only_for_oneself() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    assert (await two.act("knock@0"))["reason"] == "not_your_seat"
    await two.act("4-6@1")
    assert (await one.act("catch@2>0"))["reason"] == "not_your_seat"
    assert (await two.act("catch@1>2"))["reason"] == "nothing_to_catch"
    assert (await three.act("catch@2>7"))["reason"] == "no_such_seat"


async def test_where_last_tiles_are_announced_nobody_can_be_caught() -> None:
    world = World()
    host, guest = await world.pair(rules={"max_pip": 6, "hand": 2})
    await host.act("5-6@0")
    assert kinds(guest)[-1] == "knocked"
    assert host.view["calls"] == guest.view["calls"] == []
    assert (await guest.act("catch@1>0"))["reason"] == "nothing_to_catch"


async def test_a_call_is_not_stale_because_of_what_others_do_meanwhile() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    seen = one.view["version"]
    await three.say("me", name="Cy")
    await two.say("end")
    assert one.view["version"] == seen + 2
    assert (await one.act("knock@0", version=seen))["type"] == "ack"
    await two.act("4-6@1")
    await three.act("3-6@2")
    seen = one.view["version"]
    await one.act("draw")
    assert (await one.act("catch@0>1", version=seen))["type"] == "ack"


async def test_a_call_that_was_not_open_yet_is_stale() -> None:
    one, two, three = await table_of(World())
    seen = three.view["version"]
    await one.act("5-6@0")
    await two.act("4-6@1")
    assert (await three.act("catch@2>0", version=seen))["reason"] == "stale"
    assert (await three.act("catch@2>0"))["type"] == "ack"


async def test_a_call_does_not_make_the_next_play_stale() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    await two.act("4-6@1")
    seen = three.view["version"]
    await two.act("knock@1")
    await two.act("catch@1>0")
    assert three.view["version"] == seen + 2
    assert (await three.act("3-6@2", version=seen))["type"] == "ack"


async def test_being_caught_makes_ones_own_play_stale() -> None:
    one, two, three = await table_of(World())
    await one.act("5-6@0")
    await two.act("4-6@1")
    await three.act("3-6@2")
    assert one.view["turn"] == 0
    seen = one.view["version"]
    await two.act("catch@1>0")
    assert (await one.act("draw", version=seen))["reason"] == "stale"


async def test_a_bot_knocks_together_with_its_play() -> None:
    one, two = await table_of(World(), people=2)
    await one.act("5-6@0")
    await one.act("knock@0")
    await two.act("4-6@1")
    await two.act("knock@1")
    await asyncio.sleep(1)
    assert [event for event in events(one) if event["type"] == "knocked"][-1]["seat"] == 2
    versions = [update["version"] for update in one.of("update") if update["events"]]
    assert versions[-2:] == [versions[-1] - 1, versions[-1]]
    await one.act("draw")
    assert one.view["calls"] == []


USUAL = Settings()
PATIENT = replace(QUICK, knock_pause=USUAL.knock_pause)


@pytest.mark.parametrize(
    ("pace", "seconds"), [("calm", 16.0), ("normal", 8.0), ("quick", 2.8), ("at_once", 2.8)]
)
async def test_bots_leave_a_person_eight_seconds_to_knock_or_as_the_pace_says(
    pace: str, seconds: float
) -> None:
    [one] = await table_of(World(PATIENT), people=1, pace=pace)
    await one.act("5-6@0")
    await asyncio.sleep(seconds - 0.1)
    assert one.view["turn"] == 1
    assert (await one.act("knock@0"))["type"] == "ack"
    await asyncio.sleep(20)
    assert "caught" not in kinds(one)
    assert one.view["turn"] == 0


async def test_a_bot_catches_nobody_in_these_seconds_even_if_a_person_acts() -> None:
    one, two = await table_of(World(PATIENT), people=2)
    await one.act("5-6@0")
    left_one = now()
    await two.act("4-6@1")
    await two.act("knock@1")
    assert two.view["calls"] == ["catch@1>0"]
    while "caught" not in kinds(one):
        assert now() < left_one + 9
        await asyncio.sleep(0.01)
    assert now() == pytest.approx(left_one + 8, abs=0.1)


async def test_a_pause_of_the_table_leaves_the_whole_time_to_knock() -> None:
    [one] = await table_of(World(PATIENT), people=1)
    await one.act("5-6@0")
    await asyncio.sleep(7)
    await one.say("pause")
    await asyncio.sleep(60)
    await one.say("resume")
    await asyncio.sleep(7.9)
    assert one.view["calls"] == ["knock@0"]


async def test_a_bot_that_nobody_can_knock_before_does_not_wait_for_it() -> None:
    [one] = await table_of(World(replace(QUICK, knock_pause=3.0)), people=1)
    await one.act("5-6@0")
    await one.act("knock@0")
    await asyncio.sleep(3.5)
    assert one.view["turn"] == 0


async def test_a_bot_catches_after_its_pause() -> None:
    settings = replace(QUICK, bot_pause_least=2.0, bot_pause_most=2.5)
    one, two = await table_of(World(settings), people=2)
    await one.act("5-6@0")
    await two.act("4-6@1")
    opened = now()
    assert "caught" not in kinds(one)
    while "caught" not in kinds(one):
        assert now() < opened + 3
        await asyncio.sleep(0.01)
    assert opened + 2.0 <= now()
    caught = next(event for event in events(one) if event["type"] == "caught")
    assert (caught["seat"], caught["by"]) == (0, 2)


async def test_only_one_of_several_bots_catches() -> None:
    [one] = await table_of(World(), people=1)
    await one.act("5-6@0")
    await asyncio.sleep(5)
    assert kinds(one).count("caught") == 1
    assert one.view["counts"][0] == 3
