from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from in_memory import QUICK, World
from played import FEW, SHORT, begun, connected, lay_out, own

from mexican_train.protocol.reasons import Refused


async def test_a_refresh_finds_the_same_seat_and_hand_at_once() -> None:
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


async def test_a_second_device_has_the_same_seat() -> None:
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


async def test_of_too_many_devices_the_oldest_is_closed() -> None:
    world = World(replace(QUICK, connections_per_seat=2))
    made, _, oldest, guest = await begun(world)
    phone = await world.connect(made.table, token=made.token)
    tablet = await world.connect(made.table, token=made.token)
    assert oldest.closed == (4409, "this seat is open elsewhere")
    assert phone.closed is tablet.closed is None
    await oldest.act(oldest.view["legal"][0])
    assert guest.view["version"] == phone.view["version"] == tablet.view["version"]
    assert phone.of("update") == []


async def test_a_restart_of_the_server_changes_nothing_for_anyone() -> None:
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


async def test_only_the_secret_opens_a_seat() -> None:
    world = World()
    made, token, host, _ = await begun(world)
    other = await world.make()
    for secret in ("", "0", token[:-1], token.swapcase(), made.invite, other.token):
        thief = await world.connect(made.table, token=secret)
        assert [message["type"] for message in thief.got] == ["refused"]
        assert thief.got[0]["reason"] == "bad_secret"
        assert "view" not in thief.got[0]
        assert thief.closed == (4403, "bad_secret")
    assert connected(host) == [True, True]


async def test_who_goes_away_and_comes_back_is_seen_by_the_others() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    version = host.view["version"]
    assert connected(host) == [True, True]
    await guest.leave()
    assert connected(host) == [True, False]
    await world.connect(made.table, token=token)
    assert connected(host) == [True, True]
    assert (await host.say("ping"))["version"] == version


async def test_a_bot_stands_in_for_who_is_away_until_they_are_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 1-3 1-4")
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


async def test_one_for_whom_a_bot_stood_in_is_first_of_all_welcomed() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    await guest.leave()
    await host.say("stand_in", seat=1)
    guest = await world.connect(made.table, token=token)
    assert guest.got[0]["type"] == "welcome"
    assert guest.got[0]["version"] == guest.view["version"] == host.view["version"]


async def test_a_bot_stands_in_only_for_people_who_are_away() -> None:
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


async def test_the_host_hands_a_seat_back_before_its_owner_is_there() -> None:
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


async def test_a_stand_in_is_still_there_after_a_restart() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    await guest.leave()
    await host.say("stand_in", seat=1, level="greedy")
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    assert host.view["players"][1]["stand_in"] == "greedy"
    await world.connect(made.table, token=token)
    assert host.view["players"][1]["stand_in"] is None


async def test_leaving_for_good_turns_the_seat_over_to_a_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 4-5")
    world = World()
    made, token, host, guest = await begun(world, rules=SHORT)
    await host.act("5-6@0")
    answer = await guest.say("leave")
    assert answer["type"] == "ack"
    assert guest.closed == (4410, "this seat was given up")
    seat = host.view["players"][1]
    assert (seat["name"], seat["bot"], seat["connected"]) == ("Bruno", "planner", True)
    thief = await world.connect(made.table, token=token)
    assert thief.got[0]["reason"] == "bad_secret"
    await host.say("next")
    await asyncio.sleep(1)
    assert host.view["scores"] == [[0, 9], [11, 0]]


@pytest.mark.parametrize("how", ["leave", "remove"])
async def test_a_bot_plays_on_under_a_name_of_its_own(how: str) -> None:
    world = World()
    made, _, host, guest = await begun(world)
    colour = host.view["players"][1]["colour"]
    await (guest.say("leave") if how == "leave" else host.say("remove", seat=1))
    seat = host.view["players"][1]
    assert (seat["name"], seat["bot"], seat["colour"]) == ("Bruno", "planner", colour)
    back = await world.connect(made.table, invite=made.invite)
    asked = await back.say("ask_seat", name="Bo", token="Bo-has-this-token-and-nobody-else")
    assert asked["type"] == "ack"


async def test_a_result_keeps_the_name_of_a_player_who_left_and_the_next_match_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 4-5")
    _, _, host, guest = await begun(World(), rules=SHORT, rounds=1)
    await guest.say("me", name="Hugo")  # a name that bots have too
    await host.act("5-6@0")
    assert host.view["phase"] == "match_over"
    await guest.say("leave")
    assert host.view["players"][1]["name"] == "Hugo"
    await host.say("rematch")
    seat = host.view["players"][1]
    assert (host.view["phase"], seat["name"], seat["bot"]) == ("playing", "Bruno", "planner")


async def test_leaving_in_the_lobby_frees_the_seat() -> None:
    world = World()
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    await guest.say("leave")
    assert host.view["players"][1]["taken"] is False
    assert (await world.connect(made.table, token=token)).got[0]["reason"] == "bad_secret"
    assert (await world.sit(made.table, made.invite, "Cy"))[0] == 1


async def test_a_removed_seat_is_closed_and_its_token_dead() -> None:
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


async def test_what_a_removed_person_still_sends_does_nothing() -> None:
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


ID, OTHER = "b" * 22, "c" * 64


async def test_who_asks_again_with_the_same_id_gets_the_same_seat() -> None:
    world = World()
    made = await world.make(seats=4)
    sat = await world.sit(made.table, made.invite, id=ID)
    assert await world.sit(made.table, made.invite, id=ID) == sat
    await world.crash()
    assert await world.sit(made.table, made.invite, "Bo again", id=ID) == sat
    assert (await world.sit(made.table, made.invite, "Cy", id=OTHER))[0] == 2
    view = (await world.connect(made.table, token=sat[1])).view
    assert view["seat"] == sat[0] == 1
    assert [each["name"] for each in view["players"] if each["taken"]] == ["Ada", "Bo", "Cy"]


async def test_who_took_the_last_seat_gets_it_though_the_match_has_begun() -> None:
    world = World()
    made = await world.make(seats=2)
    sat = await world.sit(made.table, made.invite, id=ID)
    assert await world.sit(made.table, made.invite, id=ID) == sat
    with pytest.raises(Refused, match="begun"):
        await world.sit(made.table, made.invite, id=OTHER)


async def test_an_id_opens_one_table_and_only_with_its_invite() -> None:
    world = World()
    made, other = await world.make(seats=3), await world.make(seats=3)
    _, token = await world.sit(made.table, made.invite, id=ID)
    assert (await world.sit(other.table, other.invite, id=ID))[1] != token
    with pytest.raises(Refused, match="does not open"):
        await world.sit(made.table, "wrong", id=OTHER)


@pytest.mark.parametrize("id", ["", "b" * 21, "b" * 65])
async def test_an_id_that_could_be_guessed_is_refused(id: str) -> None:
    world = World()
    made = await world.make(seats=3)
    with pytest.raises(Refused, match="length"):
        await world.sit(made.table, made.invite, id=id)
