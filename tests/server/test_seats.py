from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from hallway import QUICK, Visitor, World, run
from test_rounds import SHORT, lay_out

from mexican_train.server.room.hall import NewTable

OWN = ("seat", "version", "turn", "hand", "legal", "counts", "trains", "scores", "commitment")
FEW = {"max_pip": 6, "hand": 3}


def own(visitor: Visitor) -> dict[str, Any]:
    """What must be the same whenever and wherever one comes back."""
    return {name: visitor.view[name] for name in OWN}


def connected(visitor: Visitor) -> list[bool]:
    """Who is there, as this visitor was last told."""
    told = [message for message in visitor.got if message["type"] in ("players", "welcome")]
    players = told[-1].get("players") or told[-1]["view"]["players"]
    return [each["connected"] for each in players]


async def begun(world: World, **fields: Any) -> tuple[NewTable, str, Visitor, Visitor]:
    """A running match of two: the table, the guest's token, the host and the guest."""
    made = await world.make(**{"rules": FEW, **fields})
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    return made, token, host, await world.connect(made.table, token=token)


def test_a_refresh_finds_the_same_seat_and_hand_at_once() -> None:
    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world)
        await host.act(host.view["legal"][0])
        before = own(guest)
        await guest.leave()
        again = await world.connect(made.table, token=token)
        assert again.got[0]["type"] == "welcome"
        assert again.got[0]["seat"] == 1
        assert own(again) == before
        assert len(before["hand"]) == 3

    run(story())


def test_a_second_device_has_the_same_seat() -> None:
    async def story() -> None:
        world = World()
        made, _, host, guest = await begun(world)
        phone = await world.connect(made.table, token=made.token)
        assert own(phone) == own(host)
        await phone.act(phone.view["legal"][0], id="phone")
        assert own(phone) == own(host)
        assert [ack["id"] for ack in phone.of("ack")] == ["phone"]
        assert host.of("ack") == []
        await phone.leave()
        assert connected(guest) == [True, True]
        await host.leave()
        assert connected(guest) == [False, True]

    run(story())


def test_of_too_many_devices_the_oldest_is_closed() -> None:
    async def story() -> None:
        world = World(replace(QUICK, connections_per_seat=2))
        made, _, oldest, guest = await begun(world)
        phone = await world.connect(made.table, token=made.token)
        tablet = await world.connect(made.table, token=made.token)
        assert oldest.closed == (4409, "this seat is open elsewhere")
        assert phone.closed is tablet.closed is None
        await oldest.act(oldest.view["legal"][0])
        assert guest.view["version"] == phone.view["version"] == tablet.view["version"]
        assert phone.of("update") == []

    run(story())


def test_a_restart_of_the_server_changes_nothing_for_anyone() -> None:
    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world)
        for _ in range(3):
            mover = (host, guest)[host.view["turn"]]
            await mover.act(mover.view["legal"][0])
        await host.say("me", name="Ada II", colour="teal")
        await world.crash()
        for secret, before in ((made.token, host), (token, guest)):
            after = await world.connect(made.table, token=secret)
            assert own(after) == own(before)
            assert after.view["players"][0]["name"] == "Ada II"
            assert after.view["players"][0]["colour"] == "teal"

    run(story())


def test_only_the_secret_opens_a_seat() -> None:
    async def story() -> None:
        world = World()
        made, token, host, _ = await begun(world)
        other = await world.make()
        for secret in ("", "0", token[:-1], token.swapcase(), made.invite, other.token):
            thief = await world.connect(made.table, token=secret)
            assert [message["type"] for message in thief.got] == ["refused"]
            assert thief.got[0]["reason"] == "bad_secret"
            assert "view" not in thief.got[0]
            assert thief.closed == (4403, "wrong secret")
        assert connected(host) == [True, True]

    run(story())


def test_who_goes_away_and_comes_back_is_seen_by_the_others() -> None:
    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world)
        version = host.view["version"]
        assert connected(host) == [True, True]
        await guest.leave()
        assert connected(host) == [True, False]
        await world.connect(made.table, token=token)
        assert connected(host) == [True, True]
        assert (await host.say("ping"))["version"] == version

    run(story())


def test_a_bot_stands_in_for_who_is_away_until_they_are_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 1-3 1-4")

    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world)
        await guest.leave()
        await host.act("5-6@0")
        assert host.view["turn"] == 1
        assert (await host.say("stand_in", seat=1, level="greedy"))["type"] == "ack"
        assert host.view["players"][1]["stand_in"] == "greedy"
        await asyncio.sleep(1)
        assert host.view["turn"] == 0
        assert host.view["counts"] == [2, 2]
        events = [event for update in host.of("update") for event in update["events"]]
        assert {"type": "played_for", "seat": 1, "by": "bot"} in events
        guest = await world.connect(made.table, token=token)
        assert host.view["players"][1]["stand_in"] is None
        assert guest.view["players"][1]["stand_in"] is None
        assert guest.view["hand"] == ["1-3", "1-4"]
        await host.act("draw")
        await host.act("pass")
        await asyncio.sleep(60)
        assert guest.view["turn"] == 1

    run(story())


def test_one_for_whom_a_bot_stood_in_is_first_of_all_welcomed() -> None:
    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world)
        await guest.leave()
        await host.say("stand_in", seat=1)
        guest = await world.connect(made.table, token=token)
        assert guest.got[0]["type"] == "welcome"
        assert guest.got[0]["version"] == guest.view["version"] == host.view["version"]

    run(story())


def test_a_bot_stands_in_only_for_people_who_are_away() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(seats=3, bots=["random"], rules=FEW)
        host = await world.connect(made.table, token=made.token)
        assert (await host.say("stand_in", seat=0))["reason"] == "not_begun"
        await world.sit(made.table, made.invite)
        assert (await host.say("stand_in", seat=0))["reason"] == "not_away"
        assert (await host.say("stand_in", seat=2))["reason"] == "seat_empty"
        assert (await host.say("stand_in", seat=5))["reason"] == "no_such_seat"
        assert (await host.say("stand_in", seat=1, level="wizard"))["reason"] == "no_such_bot"
        assert (await host.say("stand_in", seat=1))["type"] == "ack"

    run(story())


def test_the_host_hands_a_seat_back_before_its_owner_is_there() -> None:
    async def story() -> None:
        world = World()
        _, _, host, guest = await begun(world)
        await guest.leave()
        assert (await host.say("hand_back", seat=1))["reason"] == "no_stand_in"
        await host.say("stand_in", seat=1)
        await host.say("hand_back", seat=1)
        assert host.view["players"][1]["stand_in"] is None
        for _ in range(4):
            if host.view["turn"] == 0:
                await host.act(host.view["legal"][0])
        await asyncio.sleep(3600)
        assert host.view["turn"] == 1

    run(story())


def test_a_stand_in_is_still_there_after_a_restart() -> None:
    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world)
        await guest.leave()
        await host.say("stand_in", seat=1, level="greedy")
        await world.crash()
        host = await world.connect(made.table, token=made.token)
        assert host.view["players"][1]["stand_in"] == "greedy"
        await world.connect(made.table, token=token)
        assert host.view["players"][1]["stand_in"] is None

    run(story())


def test_leaving_for_good_turns_the_seat_over_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 4-5")

    async def story() -> None:
        world = World()
        made, token, host, guest = await begun(world, rules=SHORT)
        await host.act("5-6@0")
        answer = await guest.say("leave")
        assert answer["type"] == "ack"
        assert guest.closed == (4410, "this seat was given up")
        seat = host.view["players"][1]
        assert (seat["name"], seat["bot"], seat["connected"]) == ("Bo", "planner", True)
        thief = await world.connect(made.table, token=token)
        assert thief.got[0]["reason"] == "bad_secret"
        await host.say("next")
        await asyncio.sleep(1)
        assert host.view["scores"] == [[0, 9], [11, 0]]

    run(story())


def test_leaving_in_the_lobby_frees_the_seat() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(seats=3)
        host = await world.connect(made.table, token=made.token)
        _, token = await world.sit(made.table, made.invite)
        guest = await world.connect(made.table, token=token)
        await guest.say("leave")
        assert host.view["players"][1]["taken"] is False
        assert (await world.connect(made.table, token=token)).got[0]["reason"] == "bad_secret"
        assert (await world.sit(made.table, made.invite, "Cy"))[0] == 1

    run(story())


def test_a_removed_seat_is_closed_and_its_token_dead() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(seats=3)
        host = await world.connect(made.table, token=made.token)
        _, token = await world.sit(made.table, made.invite)
        guest = await world.connect(made.table, token=token)
        await host.say("remove", seat=1)
        assert guest.closed == (4410, "this seat was given up")
        assert (await world.connect(made.table, token=token)).got[0]["reason"] == "bad_secret"
        watcher = await world.connect(made.table, invite=made.invite)
        assert watcher.view["seat"] is None

    run(story())


def test_what_a_removed_person_still_sends_does_nothing() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(seats=3)
        host = await world.connect(made.table, token=made.token)
        _, token = await world.sit(made.table, made.invite)
        guest = await world.connect(made.table, token=token)
        await host.say("remove", seat=1)
        _, token = await world.sit(made.table, made.invite, "Cy")
        heir = await world.connect(made.table, token=token)
        await guest.say("me", name="Still Bo")
        await guest.say("leave")
        await guest.say("say", text="still here")
        assert host.view["players"][1]["name"] == "Cy"
        assert heir.closed is None
        assert heir.of("said") == []
        await guest.leave()
        assert connected(host) == [True, True, False]

    run(story())
