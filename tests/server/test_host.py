from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from in_memory import Connection, World
from jumping_clock import run
from played import begun, events, levels, play_out

from mexican_train.protocol.reasons import Refused


async def three_seats(world: World, **fields: Any) -> tuple[Connection, Connection]:
    """A host and a guest in the lobby of a table for three."""
    made = await world.make(**{"seats": 3, **fields})
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    return host, await world.connect(made.table, token=token)


async def test_the_host_changes_the_options_and_everyone_sees_it() -> None:
    host, guest = await three_seats(World(), rules={"hand": 4})
    before = host.view["version"]
    change = {"clock": 20, "rounds": 2, "hints": False, "public": True, "chat": "off"}
    answer = await host.say("change", options=change)
    assert answer == {"type": "ack", "id": answer["id"], "version": before + 1}
    assert {name: guest.view[name] for name in change} == change
    assert guest.view["rules"] == {"hand": [4] * 7}
    await host.say("change", options={"clock": None, "rounds": None})
    assert (guest.view["clock"], guest.view["rounds"]) == (None, 13)


async def test_another_sheet_comes_without_the_house_rules_of_the_one_before() -> None:
    host, guest = await three_seats(World(), rules={"hand": 4})
    await host.say("change", options={"sheet": "station"})
    assert (guest.view["sheet"], guest.view["rules"]) == ("station", {})
    await host.say("change", options={"sheet": "gare", "rules": {"hand": 3}})
    assert guest.view["rules"] == {"hand": [3] * len(guest.view["rules"]["hand"])}


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
async def test_options_that_cannot_be_are_refused_and_change_nothing(
    options: dict[str, Any], reason: str
) -> None:
    host, _ = await three_seats(World())
    before = host.view
    assert (await host.say("change", options=options))["reason"] == reason
    assert (await host.say("ping"))["version"] == before["version"]


async def test_seats_are_added_and_taken_away_at_the_end() -> None:
    host, guest = await three_seats(World(), seats=4, bots=["random"])
    await host.say("change", options={"seats": 5})
    assert levels(guest.view) == [None, None, "empty", "random", "empty"]
    await host.say("change", options={"seats": 3})
    assert levels(guest.view) == [None, None, "empty"]


async def test_a_seat_somebody_sits_in_does_not_go() -> None:
    world = World()
    made = await world.make(seats=4)
    host = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite)
    await world.sit(made.table, made.invite, "Cy")
    assert (await host.say("change", options={"seats": 2}))["reason"] == "seat_taken"
    assert host.view["phase"] == "lobby"


async def test_taking_the_empty_seats_away_begins_the_match() -> None:
    host, guest = await three_seats(World())
    await host.say("change", options={"seats": 2})
    assert guest.view["phase"] == "playing"
    assert len(guest.view["players"]) == 2


async def test_the_host_seats_a_bot_and_changes_it_for_another() -> None:
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


async def test_the_host_empties_seats_but_not_their_own() -> None:
    host, guest = await three_seats(World(), seats=4, bots=["random"])
    await host.say("remove", seat=3)
    assert levels(guest.view) == [None, None, "empty", "empty"]
    assert (await host.say("remove", seat=3))["reason"] == "seat_empty"
    assert (await host.say("remove", seat=7))["reason"] == "no_such_seat"
    assert (await host.say("remove", seat=0))["reason"] == "seat_taken"
    await host.say("remove", seat=1)
    assert levels(host.view) == [None, "empty", "empty", "empty"]


async def test_the_role_of_host_is_handed_over_to_a_person() -> None:
    host, guest = await three_seats(World(), seats=4, bots=["random"])
    assert (await host.say("host", seat=3))["reason"] == "seat_empty"
    assert (await host.say("host", seat=2))["reason"] == "seat_empty"
    assert (await host.say("host", seat=6))["reason"] == "no_such_seat"
    await host.say("host", seat=1)
    assert host.view["host"] == guest.view["host"] == 1
    assert (await host.say("start"))["reason"] == "not_host"
    assert (await guest.say("start"))["type"] == "ack"


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
        {"type": "renew_invite"},
    ],
)
async def test_what_the_host_may_do_nobody_else_may(message: dict[str, Any]) -> None:
    world = World()
    host, guest = await three_seats(world)
    watcher = await world.connect(host.view["table"], invite=host.of("welcome")[0]["invite"])
    before = host.view["version"]
    assert (await guest.frame({**message, "id": "g"}))["reason"] == "not_host"
    assert (await watcher.frame({**message, "id": "w"}))["reason"] == "not_seated"
    assert (await host.say("ping"))["version"] == before


async def test_the_lobby_is_closed_once_the_match_has_begun() -> None:
    host, _ = await three_seats(World())
    await host.say("start")
    for message in (
        {"type": "start"},
        {"type": "bot", "seat": 2},
    ):
        assert (await host.frame({**message, "id": message["type"]}))["reason"] == "begun"


async def test_whoever_the_host_removes_during_a_match_watches_and_a_bot_plays_on() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    assert (await guest.say("remove", seat=0))["reason"] == "not_host"
    assert (await host.say("remove", seat=0))["reason"] == "seat_taken"
    await host.say("remove", seat=1)
    assert {"type": "removed", "seat": 1, "level": "planner"} in events(host)
    assert guest.closed == (4410, "this seat was given up")
    assert (await host.say("remove", seat=1))["reason"] == "seat_empty"  # a bot's by now
    watcher = await world.connect(made.table, invite=made.invite, token=token)
    assert (watcher.view["seat"], watcher.view["hand"]) == (None, [])
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    while host.view["phase"] == "playing":
        assert levels(host.view) == [None, "planner"]
        if host.view["turn"] == 0:
            await host.act(host.view["legal"][0])
        await asyncio.sleep(1)
    assert host.view["phase"] == "round_over"


async def test_a_round_that_waits_for_somebody_begins_once_they_are_removed() -> None:
    _, _, host, guest = await begun(World())
    await play_out(host, guest)
    await host.say("next")
    assert host.view["phase"] == "round_over"
    await host.say("remove", seat=1)
    assert (host.view["phase"], host.view["round"]) == ("playing", 2)


async def test_a_renewed_invite_lets_nobody_in_with_the_old_one_and_those_inside_stay() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    watcher = await world.connect(made.table, invite=made.invite)
    assert (await guest.say("renew_invite"))["reason"] == "not_host"
    assert (await host.say("renew_invite"))["type"] == "ack"
    assert {"type": "invite_renewed"} in events(watcher)
    told = host.of("welcome")[-1]
    assert guest.of("welcome")[-1]["invite"] == told["invite"] != made.invite
    assert told["code"] is None
    assert told["invite"] not in "".join(watcher.raw)
    assert guest.closed is watcher.closed is None
    await world.crash()
    assert (await world.connect(made.table, invite=made.invite)).closed == (4403, "bad_secret")
    assert (await world.connect(made.table, invite=told["invite"])).view["seat"] is None
    back = await world.connect(made.table, token=token, invite=made.invite)
    assert back.of("welcome")[0]["invite"] == told["invite"]


async def test_a_renewed_invite_brings_another_code() -> None:
    world = World()
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    old = host.of("welcome")[0]["code"]
    await host.say("renew_invite")
    new = host.of("welcome")[-1]
    await world.crash()
    with pytest.raises(Refused, match="code"):
        await world.hall.find(old, "1.2.3.4")
    assert (await world.hall.find(new["code"], "1.2.3.4")).invite == new["invite"]
    with pytest.raises(Refused, match="does not open"):
        await world.sit(made.table, made.invite)
    assert (await world.sit(made.table, new["invite"]))[0] == 1


async def test_who_watches_does_not_learn_a_renewed_invite_from_trouble_with_the_disk() -> None:
    world = World()
    made, _, host, _ = await begun(world)
    watcher = await world.connect(made.table, invite=made.invite)
    await host.say("renew_invite")
    world.disk.broken = True
    await host.say("pause")
    world.disk.broken = False
    await asyncio.sleep(60)
    assert len(host.of("welcome")) == 3
    assert host.of("welcome")[-1]["invite"] not in "".join(watcher.raw)


async def test_when_the_host_leaves_the_role_passes_to_someone_who_is_there() -> None:
    world = World()
    made = await world.make(seats=4)
    host = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite)
    _, token = await world.sit(made.table, made.invite, "Cy")
    guest = await world.connect(made.table, token=token)
    await host.say("leave")
    assert guest.view["host"] == 2
    assert (await guest.say("start"))["type"] == "ack"


async def test_when_the_host_leaves_a_running_match_the_role_passes_too() -> None:
    host, guest = await World().pair()
    await host.say("leave")
    assert guest.view["host"] == 1
    assert levels(guest.view) == ["planner", None]


async def test_whoever_sits_down_at_a_table_that_all_have_left_is_its_host() -> None:
    world = World()
    host, guest = await three_seats(world)
    table, invite = host.view["table"], host.of("welcome")[0]["invite"]
    await host.say("leave")
    await guest.say("leave")
    seat, token = await world.sit(table, invite, "Cy")
    newcomer = await world.connect(table, token=token)
    assert newcomer.view["host"] == seat == 0


async def test_a_host_who_is_away_for_long_hands_the_role_on() -> None:
    world = World()
    host, guest = await world.pair()
    await host.leave()
    await asyncio.sleep(world.settings.host_pause - 1)
    assert guest.view["host"] == 0
    await asyncio.sleep(2)
    assert guest.view["host"] == 1
    assert (await guest.say("pause"))["type"] == "ack"


async def test_a_host_who_comes_back_in_time_keeps_the_role() -> None:
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
