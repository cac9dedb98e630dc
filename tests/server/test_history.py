from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from hashlib import sha256

import pytest
from in_memory import QUICK, Connection, World
from played import FEW, begun, lay_out, play_out

from mexican_train.commands.options import sheet_rules
from mexican_train.protocol.reasons import Refused
from mexican_train.rules.record import read_record, replay
from mexican_train.rules.verifying import verify_record
from mexican_train.server.room.hall import DAY, HOUR

SELDOM = replace(QUICK, sweep_seconds=1800)


async def refused_match(world: World, table: str, number: int, secret: str | None) -> str:
    """Why a match cannot be read."""
    with pytest.raises(Refused) as refused:
        await world.hall.match(table, number, secret, "5.6.7.8")
    return refused.value.reason


async def test_every_finished_round_is_a_record_that_replays_and_verifies() -> None:
    world = World()
    made, _, host, guest = await begun(world, sheet="station/rounds", rounds=2)
    await play_out(host, guest)
    await host.say("next")
    await guest.say("next")
    await play_out(host, guest)
    match = await world.hall.match(made.table, 1, made.invite, "5.6.7.8")
    assert match.finished
    assert [number for number, _ in match.records] == [1, 2]
    for number, text in match.records:
        record = read_record(json.loads(text), sheet_rules)
        assert record.number == number
        replay(record)
        verify_record(record)
        assert list(record.scores) == host.view["scores"][number - 1]
    summary = json.loads(match.summary)
    assert summary["totals"] == host.view["totals"]
    assert summary["winners"] == host.view["winners"]
    assert [player["name"] for player in summary["players"]] == ["Ada", "Bo"]


async def test_each_deal_is_promised_before_and_can_be_checked_after() -> None:
    world = World()
    made = await world.make(rules=FEW, rounds=2)
    host = await world.connect(made.table, token=made.token)
    promised = host.view["next_commitment"]
    assert host.view["commitment"] is None
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    for number in (1, 2):
        assert host.view["round"] == number
        assert host.view["commitment"] == guest.view["commitment"] == promised
        promised = host.view["next_commitment"]
        assert promised != host.view["commitment"]
        await play_out(host, guest)
        seed = bytes.fromhex(host.view["seed"])
        assert sha256(seed).hexdigest() == host.view["commitment"]
        if number == 1:
            await host.say("next")
            await guest.say("next")
    await host.say("rematch")
    assert host.view["commitment"] == promised


async def test_a_restart_keeps_the_promise() -> None:
    world = World()
    made = await world.make(rules=FEW)
    host = await world.connect(made.table, token=made.token)
    promised = host.view["next_commitment"]
    await world.crash()
    await world.sit(made.table, made.invite)
    host = await world.connect(made.table, token=made.token)
    assert host.view["commitment"] == promised


async def test_the_seed_is_told_only_when_the_round_is_over() -> None:
    world = World()
    made, _, host, guest = await begun(world)
    watcher = await world.connect(made.table, invite=made.invite)
    await host.say("history")
    await guest.act("dance")
    await play_out(host, guest)
    seed = host.view["seed"]
    assert len(seed) == 64
    for visitor in (host, guest, watcher):
        *before, last = visitor.of("update")
        assert last["view"]["seed"] == seed
        assert before[-1]["view"]["seed"] is None
        shown = [text for text in visitor.raw if seed in text]
        assert len(shown) == 1


async def test_a_match_is_read_with_the_invite_or_a_token_of_the_table_only() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    other = await world.make()
    assert await refused_match(world, made.table, 1, made.invite) == "not_found"
    await play_out(host, guest)
    for secret in (made.invite, made.token, token):
        match = await world.hall.match(made.table, 1, secret, "5.6.7.8")
        assert not match.finished
        assert len(match.records) == 1
    for wrong in (None, "", "wrong", other.token, other.invite):
        assert await refused_match(world, made.table, 1, wrong) == "bad_secret"
    assert await refused_match(world, made.table, 2, made.invite) == "not_found"


async def test_a_running_round_is_in_no_record() -> None:
    world = World()
    made, _, host, guest = await begun(world)
    await play_out(host, guest)
    await host.say("next")
    await guest.say("next")
    mover = (host, guest)[host.view["turn"]]
    await mover.act(mover.view["legal"][0])
    match = await world.hall.match(made.table, 1, made.invite, "5.6.7.8")
    assert [number for number, _ in match.records] == [1]


async def test_a_table_ends_when_nobody_has_been_there_for_a_day() -> None:
    world = World(SELDOM)
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    await asyncio.sleep(48 * HOUR)
    assert host.closed is None
    await host.leave()
    await asyncio.sleep(23 * HOUR)
    host = await world.connect(made.table, token=made.token)
    assert host.view["phase"] == "lobby"
    await host.leave()
    await asyncio.sleep(25 * HOUR)
    with pytest.raises(Refused) as refused:
        await world.connect(made.table, token=made.token)
    assert refused.value.reason == "no_such_table"
    assert world.disk.logs == {}


async def test_looking_at_a_table_from_outside_does_not_keep_it_from_ending() -> None:
    world = World(SELDOM)
    made = await world.make()
    for _ in range(4):
        await asyncio.sleep(5 * HOUR)
        await world.hall.about(made.table, None, "9.9.9.9")
    await asyncio.sleep(5 * HOUR)
    with pytest.raises(Refused) as refused:
        await world.hall.about(made.table, None, "9.9.9.9")
    assert refused.value.reason == "no_such_table"


async def test_a_finished_match_outlives_its_table_by_its_days() -> None:
    world = World(SELDOM)
    made, _, host, guest = await begun(world, rounds=1)
    await play_out(host, guest)
    await host.say("rematch")
    await host.leave()
    await guest.leave()
    await asyncio.sleep(29 * DAY)
    match = await world.hall.match(made.table, 1, made.invite, "5.6.7.8")
    assert match.finished
    assert len(match.records) == 1
    assert await refused_match(world, made.table, 1, "wrong") != "not_found"
    await asyncio.sleep(2 * DAY)
    assert await refused_match(world, made.table, 1, made.invite) == "not_found"
    assert world.disk.records == {}


async def test_an_unfinished_match_ends_with_its_table() -> None:
    world = World(SELDOM)
    made, _, host, guest = await begun(world)
    await play_out(host, guest)
    await host.leave()
    await guest.leave()
    await asyncio.sleep(25 * HOUR)
    assert await refused_match(world, made.table, 1, made.invite) == "not_found"


async def test_a_table_that_left_the_memory_is_found_again() -> None:
    world = World()
    made, token, _, guest = await begun(world)
    hand = guest.view["hand"]
    for visitor in list(world.hall.rooms[made.table].guests):
        assert isinstance(visitor, Connection)
        await visitor.leave()
    await asyncio.sleep(3 * world.settings.idle_seconds)
    assert world.hall.rooms == {}
    guest = await world.connect(made.table, token=token)
    assert guest.view["hand"] == hand


async def test_a_spectator_sees_the_table_but_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "0-1 0-2 0-3 1-3 1-4 2-3 5-6")
    world = World()
    made, _, host, _ = await begun(world)
    watcher = await world.connect(made.table, invite=made.invite)
    await host.act("draw")
    await host.act("5-6@0")
    assert watcher.got[0]["seat"] is None
    view = watcher.view
    assert (view["hand"], view["legal"], view["calls"], view["hands"]) == ([], [], [], None)
    assert view["trains"] == [["6-5"], []]
    assert view["counts"] == [3, 3]
    assert watcher.of("update")[0]["events"] == [{"type": "drew", "seat": 0, "tile": None}]
    for hidden in ("0-1", "0-2", "0-3", "1-3", "1-4", "2-3"):
        assert all(f'"{hidden}"' not in text for text in watcher.raw)
    assert (await watcher.act("draw"))["reason"] == "not_seated"


async def test_a_watcher_of_open_hands_sees_them() -> None:
    world = World()
    made, _, host, guest = await begun(world, sheet="nordic/open")
    watcher = await world.connect(made.table, invite=made.invite)
    assert watcher.view["hand"] == []
    assert watcher.view["hands"] == [host.view["hand"], guest.view["hand"]]


async def test_history_tells_each_what_they_saw_of_this_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "0-1 0-2 0-3 1-3 1-4 2-3 5-6")
    world = World()
    made = await world.make(rules=FEW)
    host = await world.connect(made.table, token=made.token)
    assert (await host.say("history"))["events"] == []
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    watcher = await world.connect(made.table, invite=made.invite)
    await host.act("draw")
    await host.act("5-6@0")
    for visitor, tile in ((host, "5-6"), (guest, None), (watcher, None)):
        told = await visitor.say("history", id="h")
        assert (told["type"], told["version"]) == ("history", host.view["version"])
        assert [event["type"] for event in told["events"]] == ["round_began", "drew", "played"]
        assert told["events"][1]["tile"] == tile
    await world.crash()
    guest = await world.connect(made.table, token=token)
    assert len((await guest.say("history"))["events"]) == 3


async def test_history_begins_anew_with_each_round() -> None:
    host, guest = await World().pair(rules=FEW)
    await play_out(host, guest)
    assert (await host.say("history"))["events"][-1]["type"] == "round_over"
    await host.say("next")
    await guest.say("next")
    assert [event["type"] for event in (await host.say("history"))["events"]] == ["round_began"]
