from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from hallway import Visitor, World, run
from test_lobby import levels


async def three_seats(world: World, **fields: Any) -> tuple[Visitor, Visitor]:
    """A host and a guest in the lobby of a table for three."""
    made = await world.make(**{"seats": 3, **fields})
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    return host, await world.connect(made.table, token=token)


def test_the_host_changes_the_options_and_everyone_sees_it() -> None:
    async def story() -> None:
        host, guest = await three_seats(World(), rules={"hand": 4})
        before = host.view["version"]
        change = {"clock": 20, "rounds": 2, "hints": False, "public": True, "chat": "off"}
        answer = await host.say("change", options=change)
        assert answer == {"type": "ack", "id": answer["id"], "version": before + 1}
        assert {name: guest.view[name] for name in change} == change
        assert guest.view["rules"] == {"hand": [4] * 7}
        await host.say("change", options={"clock": None, "rounds": None})
        assert (guest.view["clock"], guest.view["rounds"]) == (None, 13)

    run(story())


def test_another_sheet_comes_without_the_house_rules_of_the_one_before() -> None:
    async def story() -> None:
        host, guest = await three_seats(World(), rules={"hand": 4})
        await host.say("change", options={"sheet": "station"})
        assert (guest.view["sheet"], guest.view["rules"]) == ("station", {})
        await host.say("change", options={"sheet": "gare", "rules": {"hand": 3}})
        assert guest.view["rules"] == {"hand": [3] * len(guest.view["rules"]["hand"])}

    run(story())


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"sheet": "nowhere"}, "unknown_sheet"),
        ({"rules": {"hand": 0}}, "bad_options"),
        ({"seats": 9}, "bad_options"),
        ({"clock": 1}, "bad_options"),
        ({"clock": 30, "rounds": 0}, "bad_options"),
        ({"seats": "many"}, "bad_message"),
    ],
)
def test_options_that_cannot_be_are_refused_and_change_nothing(
    options: dict[str, Any], reason: str
) -> None:
    async def story() -> None:
        host, _ = await three_seats(World())
        before = host.view
        assert (await host.say("change", options=options))["reason"] == reason
        assert (await host.say("ping"))["version"] == before["version"]

    run(story())


def test_seats_are_added_and_taken_away_at_the_end() -> None:
    async def story() -> None:
        host, guest = await three_seats(World(), seats=4, bots=["random"])
        await host.say("change", options={"seats": 5})
        assert levels(guest.view) == [None, None, "empty", "random", "empty"]
        await host.say("change", options={"seats": 3})
        assert levels(guest.view) == [None, None, "empty"]

    run(story())


def test_a_seat_somebody_sits_in_does_not_go() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(seats=4)
        host = await world.connect(made.table, token=made.token)
        await world.sit(made.table, made.invite)
        await world.sit(made.table, made.invite, "Cy")
        assert (await host.say("change", options={"seats": 2}))["reason"] == "seat_taken"
        assert host.view["phase"] == "lobby"

    run(story())


def test_taking_the_empty_seats_away_begins_the_match() -> None:
    async def story() -> None:
        host, guest = await three_seats(World())
        await host.say("change", options={"seats": 2})
        assert guest.view["phase"] == "playing"
        assert len(guest.view["players"]) == 2

    run(story())


def test_the_host_seats_a_bot_and_changes_it_for_another() -> None:
    async def story() -> None:
        host, guest = await three_seats(World(), seats=4)
        await host.say("bot", seat=2, level="greedy")
        assert levels(guest.view) == [None, None, "greedy", "empty"]
        named = guest.view["players"][2]
        await host.say("bot", seat=2, level="expert")
        assert guest.view["players"][2] == {**named, "bot": "expert"}
        assert (await host.say("bot", seat=1))["reason"] == "seat_taken"
        assert (await host.say("bot", seat=4))["reason"] == "no_such_seat"
        assert (await host.say("bot", seat=3, level="wizard"))["reason"] == "no_such_bot"
        await host.say("bot", seat=3)
        assert guest.view["phase"] == "playing"
        assert levels(guest.view) == [None, None, "expert", "planner"]

    run(story())


def test_the_host_empties_seats_but_not_their_own() -> None:
    async def story() -> None:
        host, guest = await three_seats(World(), seats=4, bots=["random"])
        await host.say("remove", seat=3)
        assert levels(guest.view) == [None, None, "empty", "empty"]
        assert (await host.say("remove", seat=3))["reason"] == "seat_empty"
        assert (await host.say("remove", seat=7))["reason"] == "no_such_seat"
        assert (await host.say("remove", seat=0))["reason"] == "seat_taken"
        await host.say("remove", seat=1)
        assert levels(host.view) == [None, "empty", "empty", "empty"]

    run(story())


def test_the_role_of_host_is_handed_over_to_a_person() -> None:
    async def story() -> None:
        host, guest = await three_seats(World(), seats=4, bots=["random"])
        assert (await host.say("host", seat=3))["reason"] == "seat_empty"
        assert (await host.say("host", seat=2))["reason"] == "seat_empty"
        assert (await host.say("host", seat=6))["reason"] == "no_such_seat"
        await host.say("host", seat=1)
        assert host.view["host"] == guest.view["host"] == 1
        assert (await host.say("start"))["reason"] == "not_host"
        assert (await guest.say("start"))["type"] == "ack"

    run(story())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "start"},
        {"type": "change", "options": {"clock": 30}},
        {"type": "bot", "seat": 2},
        {"type": "remove", "seat": 0},
        {"type": "host", "seat": 1},
        {"type": "pause"},
        {"type": "resume"},
        {"type": "stand_in", "seat": 0},
        {"type": "hand_back", "seat": 0},
        {"type": "rematch"},
    ],
)
def test_what_the_host_may_do_nobody_else_may(message: dict[str, Any]) -> None:
    async def story() -> None:
        world = World()
        host, guest = await three_seats(world)
        watcher = await world.connect(host.view["table"], invite=host.of("welcome")[0]["invite"])
        before = host.view["version"]
        assert (await guest.frame({**message, "id": "g"}))["reason"] == "not_host"
        assert (await watcher.frame({**message, "id": "w"}))["reason"] == "not_seated"
        assert (await host.say("ping"))["version"] == before

    run(story())


def test_the_lobby_is_closed_once_the_match_has_begun() -> None:
    async def story() -> None:
        host, _ = await three_seats(World())
        await host.say("start")
        for message in (
            {"type": "start"},
            {"type": "bot", "seat": 2},
            {"type": "remove", "seat": 1},
        ):
            assert (await host.frame({**message, "id": message["type"]}))["reason"] == "begun"

    run(story())


def test_when_the_host_leaves_the_role_passes_to_someone_who_is_there() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(seats=4)
        host = await world.connect(made.table, token=made.token)
        await world.sit(made.table, made.invite)
        _, token = await world.sit(made.table, made.invite, "Cy")
        guest = await world.connect(made.table, token=token)
        await host.say("leave")
        assert guest.view["host"] == 2
        assert (await guest.say("start"))["type"] == "ack"

    run(story())


def test_when_the_host_leaves_a_running_match_the_role_passes_too() -> None:
    async def story() -> None:
        host, guest = await World().pair()
        await host.say("leave")
        assert guest.view["host"] == 1
        assert levels(guest.view) == ["planner", None]

    run(story())


def test_whoever_sits_down_at_a_table_that_all_have_left_is_its_host() -> None:
    async def story() -> None:
        world = World()
        host, guest = await three_seats(world)
        table, invite = host.view["table"], host.of("welcome")[0]["invite"]
        await host.say("leave")
        await guest.say("leave")
        seat, token = await world.sit(table, invite, "Cy")
        newcomer = await world.connect(table, token=token)
        assert newcomer.view["host"] == seat == 0

    run(story())


def test_a_host_who_is_away_for_long_hands_the_role_on() -> None:
    async def story() -> None:
        world = World()
        host, guest = await world.pair()
        await host.leave()
        await asyncio.sleep(world.settings.host_pause - 1)
        assert guest.view["host"] == 0
        await asyncio.sleep(2)
        assert guest.view["host"] == 1
        assert (await guest.say("pause"))["type"] == "ack"

    run(story())


def test_a_host_who_comes_back_in_time_keeps_the_role() -> None:
    async def story() -> None:
        world = World()
        made = await world.make()
        host = await world.connect(made.table, token=made.token)
        _, token = await world.sit(made.table, made.invite)
        guest = await world.connect(made.table, token=token)
        for _ in range(3):
            await host.leave()
            await asyncio.sleep(world.settings.host_pause - 1)
            host = await world.connect(made.table, token=made.token)
        assert guest.view["host"] == 0

    run(story())


def test_nobody_becomes_host_of_a_table_that_all_leave_just_then(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        world = World()
        host, guest = await world.pair()
        await host.leave()
        await asyncio.sleep(world.settings.host_pause)
        await guest.leave()

    with caplog.at_level(logging.WARNING, logger="mexican_train.server"):
        run(story())
    assert caplog.messages == []
