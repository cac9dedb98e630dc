from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from in_memory import QUICK, Connection, World
from played import SHORT, deal_short, lay_out, play_out

FOUR = {"max_pip": 6, "hand": 4}


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both can play a few tiles on their own train."""
    lay_out(monkeypatch, "5-6 4-5 3-4 0-0 2-6 1-2 1-3 0-1")


async def version_of(visitor: Connection) -> int:
    """The table's version, asked for."""
    version: int = (await visitor.say("ping"))["version"]
    return version


async def test_an_action_on_an_old_view_is_stale_and_changes_nothing() -> None:
    host, guest = await World().pair(rules=FOUR)
    old = host.view["version"]
    await host.act("5-6@0")
    await guest.act("2-6@1")
    before = host.view
    answer = await host.act("4-5@0", version=old)
    assert answer["reason"] == "stale"
    assert answer["version"] == before["version"]
    assert answer["view"] == before
    assert (await host.act("4-5@0"))["type"] == "ack"


async def test_an_action_on_a_view_that_is_yet_to_come_is_stale() -> None:
    host, _ = await World().pair(rules=FOUR)
    future = host.view["version"] + 1
    assert (await host.act("5-6@0", version=future))["reason"] == "stale"
    assert (await host.act("5-6@0", version=2**53))["reason"] == "stale"
    assert host.view["counts"] == [4, 4]


async def test_names_and_the_like_make_no_action_stale() -> None:
    host, guest = await World().pair(rules=FOUR)
    seen = host.view["version"]
    await guest.say("me", name="Bob")
    await guest.say("end")
    assert host.view["version"] == seen + 2
    assert (await host.act("5-6@0", version=seen))["type"] == "ack"


async def test_the_same_id_twice_is_one_action_answered_as_the_first() -> None:
    host, guest = await World().pair(rules=FOUR)
    act = {"version": host.view["version"], "action": "5-6@0", "id": "once"}
    first = await host.say("act", **act)
    await guest.act("2-6@1")
    before = await version_of(host)
    assert await host.say("act", **act) == first
    assert await host.say("act", **{**act, "action": "4-5@0"}) == first
    assert await version_of(host) == before
    assert host.view["counts"] == [3, 3]


async def test_what_was_refused_is_refused_again_in_the_same_way() -> None:
    host, guest = await World().pair(rules=FOUR)
    first = await guest.act("2-6@1", id="early")
    assert first["reason"] == "not_your_turn"
    await host.act("5-6@0")
    again = await guest.act("2-6@1", id="early")
    assert again["reason"] == "not_your_turn"
    assert again["message"] == first["message"]
    assert again["version"] == host.view["version"]
    assert (await guest.act("2-6@1", id="now"))["type"] == "ack"


async def test_too_fast_is_not_held_against_a_message_that_comes_again() -> None:
    host, _ = await World(replace(QUICK, says=1, says_seconds=5)).pair(rules=FOUR)
    await host.say("say", text="one")
    assert (await host.say("say", text="two", id="two"))["reason"] == "too_fast"
    await asyncio.sleep(6)
    assert (await host.say("say", text="two", id="two"))["type"] == "ack"


async def test_ids_are_remembered_over_a_restart() -> None:
    world = World()
    made = await world.make(rules=FOUR)
    await world.sit(made.table, made.invite)
    host = await world.connect(made.table, token=made.token)
    first = await host.act("5-6@0", id="once")
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    assert await host.act("5-6@0", id="once") == first
    assert host.view["counts"] == [3, 4]


async def test_ids_of_different_seats_are_different() -> None:
    host, guest = await World().pair(rules=FOUR)
    await host.act("5-6@0", id="mine")
    answer = await guest.act("2-6@1", id="mine")
    assert answer["type"] == "ack"
    assert host.view["counts"] == [3, 3]
    assert (await guest.act("1-2@1", id="other"))["reason"] == "not_your_turn"
    assert (await host.act("4-5@0", id="other"))["type"] == "ack"


async def test_whoever_takes_over_a_seat_does_not_inherit_its_ids() -> None:
    world = World()
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    await guest.say("me", name="Bob", id="1")
    assert (await guest.say("me", name="", id="2"))["reason"] == "bad_name"
    await guest.say("say", text="hello", id="3")
    await host.say("remove", seat=1)
    _, token = await world.sit(made.table, made.invite, "Cy")
    heir = await world.connect(made.table, token=token)
    assert (await heir.say("me", name="Cyd", id="1"))["type"] == "ack"
    assert host.view["players"][1]["name"] == "Cyd"
    assert (await heir.say("me", name="Cyda", id="2"))["type"] == "ack"
    await heir.say("say", text="hello, too", id="3")
    assert [said["text"] for said in host.of("said")] == ["hello", "hello, too"]


async def test_the_version_goes_up_by_one_for_each_change() -> None:
    world = World()
    made = await world.make(seats=2, rules=FOUR, rounds=1)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    await guest.say("me", name="Bob")
    await host.say("pause")
    await host.say("resume")
    await guest.say("say", text="slowly")
    await guest.say("start")
    await play_out(host, guest)
    await host.say("rematch")
    for visitor in (host, guest):
        first = visitor.of("welcome")[0]["version"]
        versions = [update["version"] for update in visitor.of("update")]
        assert versions == list(range(first + 1, first + 1 + len(versions)))
        assert all(each["view"]["version"] == each["version"] for each in visitor.of("update"))


async def test_the_acknowledgement_names_the_version_an_action_led_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    host, guest = await World().pair(rules=SHORT)
    answer = await host.act("5-6@0")
    assert answer["version"] == host.view["version"]
    await guest.say("next")
    answer = await host.say("next")
    assert answer["version"] == host.view["version"]
    assert host.view["round"] == 2


async def test_a_refusal_shows_the_table_as_it_is_and_others_hear_nothing_of_it() -> None:
    host, guest = await World().pair(rules=FOUR)
    before = len(host.raw)
    for action, reason in (
        *(("2-6@1", "not_your_turn"), ("knock@1", "nothing_to_knock")),
        *(("6-2@1", "bad_message"), ("dance", "bad_message")),
    ):
        answer = await guest.act(action)
        assert answer["reason"] == reason
        assert answer["message"]
        assert answer["version"] == answer["view"]["version"] == host.view["version"]
        assert answer["view"]["hand"] == ["0-1", "1-2", "1-3", "2-6"]
    assert len(host.raw) == before


async def test_nothing_can_be_played_before_the_match_or_between_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    world = World()
    made = await world.make()
    alone = await world.connect(made.table, token=made.token)
    assert (await alone.act("draw"))["reason"] == "not_begun"
    host, guest = await world.pair(rules=SHORT, rounds=2)
    await play_out(host, guest)
    assert (await host.act("draw"))["reason"] == "round_over"
    await host.say("next")
    await guest.say("next")
    await play_out(host, guest)
    assert (await host.act("draw"))["reason"] == "match_over"
