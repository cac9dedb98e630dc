"""What devices add to deals: everything is committed before anything is revealed, and nobody who
is late, wrong, gone or dishonest can hold up a deal or choose it."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from typing import Any

from in_memory import Connection, World, settle
from played import events, play_out

from mexican_train.rules.record import Record, read_record
from mexican_train.rules.verifying import verify_record
from mexican_train.server.table import entries as e
from mexican_train.sheets import load_sheet

ADA, BO, CY = (bytes([number]) * 32 for number in (1, 2, 3))
FEW = {"max_pip": 6, "hand": 3}
AT_MOST = 0.5
"""Seconds that a deal may wait."""


def promised(nonce: bytes) -> str:
    return sha256(nonce).hexdigest()


async def mix(visitor: Connection, nonce: bytes) -> dict[str, Any]:
    """A device commits to a nonce."""
    coming = visitor.view["next_commitment"]
    return await visitor.say("mix", next_commitment=coming, commitment=promised(nonce))


async def reveal(visitor: Connection, nonce: bytes) -> dict[str, Any]:
    return await visitor.say("reveal", nonce=nonce.hex())


async def lobby(world: World, **fields: Any) -> tuple[Any, Connection, Connection, Connection]:
    """Ada and Bo in the lobby of a table for three, and someone who watches."""
    made = await world.make(seats=3, rules=FEW, **fields)
    ada = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    bo = await world.connect(made.table, token=token)
    return made, ada, bo, await world.connect(made.table, invite=made.invite)


async def closed(world: World) -> tuple[Any, Connection, Connection, Connection]:
    """The same, both committed, and the match to begin."""
    made, ada, bo, watcher = await lobby(world)
    assert (await mix(ada, ADA))["type"] == (await mix(bo, BO))["type"] == "mixed"
    assert (await ada.say("start"))["type"] == "ack"
    return made, ada, bo, watcher


def shares(*nonces: bytes | None, kept: bool = True) -> list[dict[str, Any] | None]:
    """The mix of a record in which these were revealed."""
    return [
        None if n is None else {"commitment": promised(n), "nonce": n.hex() if kept else None}
        for n in nonces
    ]


async def record_of(world: World, table: str, *people: Connection) -> Record:
    """The record of the running round, played out, and verified."""
    await play_out(*people)
    last = max(key for key in world.disk.records if key[0] == table)
    plain = json.loads(world.disk.records[last])
    record = read_record(plain, lambda name: load_sheet(name).rules)
    verify_record(record)
    assert people[0].view["mix"] == plain.get("mix")
    return record


def deals(world: World, table: str) -> list[Any]:
    """The deals in a table's log."""
    found = [e.read_entry(row.entry) for row in world.disk.logs[table]]
    return [entry for entry in found if isinstance(entry, e.Began | e.Dealt)]


# ---------------------------------------------------------------------- as it should be


async def test_a_deal_waits_for_all_who_committed_and_for_nobody_else() -> None:
    world = World()
    made, ada, bo, watcher = await closed(world)
    for each in (ada, bo, watcher):
        assert each.view["mixing"] == [promised(ADA), promised(BO), None]
        assert each.view["phase"] == "lobby"
    before = asyncio.get_running_loop().time()
    await reveal(ada, ADA)
    assert ada.view["phase"] == "lobby"
    assert not ada.of("mixed")[1:]  # confirmed once it is in the deal
    assert (await reveal(bo, BO))["type"] == "mixed"
    assert len(ada.of("mixed")) == 2
    assert asyncio.get_running_loop().time() == before
    assert (ada.view["phase"], ada.view["mixing"]) == ("playing", None)
    assert deals(world, made.table)[0].nonces == {0: ADA.hex(), 1: BO.hex()}
    record = await record_of(world, made.table, ada, bo)
    assert record.plain()["mix"] == shares(ADA, BO, None)


async def test_every_round_is_mixed_anew_also_one_that_begins_by_itself() -> None:
    world = World()
    made, ada, bo, _ = await closed(world)
    await reveal(ada, ADA)
    await reveal(bo, BO)
    first = await record_of(world, made.table, ada, bo)
    await mix(ada, CY)
    await ada.say("next")
    await asyncio.sleep(61)  # without Bo, who has not said next and commits to nothing
    assert ada.view["mixing"] is None
    second = await record_of(world, made.table, ada, bo)
    assert second.plain()["mix"] == shares(CY, None, None, kept=False)
    assert first.seed != second.seed


async def test_a_match_that_begins_within_the_call_waits_for_who_made_it() -> None:
    world = World()
    made = await world.make(bots=["greedy"], rules=FEW, commitment=promised(ADA))
    await asyncio.sleep(100)
    assert not deals(world, made.table)
    ada = await world.connect(made.table, token=made.token)
    assert ada.view["mixing"] == [promised(ADA), None]
    await reveal(ada, ADA)
    assert (await record_of(world, made.table, ada)).plain()["mix"] == shares(ADA, None)


async def test_who_takes_the_last_seat_adds_to_the_deal_it_begins() -> None:
    world = World()
    made = await world.make(rules=FEW)
    ada = await world.connect(made.table, token=made.token)
    await mix(ada, ADA)
    _, token = await world.sit(made.table, made.invite, commitment=promised(BO))
    bo = await world.connect(made.table, token=token)
    await reveal(ada, ADA)
    await reveal(bo, BO)
    assert deals(world, made.table)[0].nonces == {0: ADA.hex(), 1: BO.hex()}


async def test_who_asks_for_a_seat_again_brings_the_same_commitment() -> None:
    world = World()
    made = await world.make(seats=3)
    fields = {"id": "x" * 22, "commitment": promised(BO)}
    first = await world.sit(made.table, made.invite, **fields)
    await world.crash()
    assert await world.sit(made.table, made.invite, **fields) == first
    ada = await world.connect(made.table, token=made.token)
    await ada.say("start")
    assert ada.view["mixing"] == [None, promised(BO), None]


async def test_bots_old_clients_and_the_absent_hold_up_nothing() -> None:
    world = World()
    made, ada, bo, _ = await lobby(world)
    await mix(bo, BO)
    await bo.leave()
    await ada.say("start")
    assert ada.view["phase"] == "playing"
    await ada.say("stand_in", seat=1)
    assert (await record_of(world, made.table, ada)).mix is None


async def test_a_seat_that_was_given_up_has_nothing_to_add() -> None:
    world = World()
    made = await world.make(seats=3)
    ada = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite, commitment=promised(BO))
    await ada.say("remove", seat=1)
    await world.sit(made.table, made.invite, name="Cy")
    await ada.say("start")
    assert ada.view["phase"] == "playing"


# ---------------------------------------------------------------------- several devices


async def test_of_several_devices_of_a_seat_the_last_that_is_there_counts() -> None:
    world = World()
    made, phone, bo, _ = await lobby(world)
    desk = await world.connect(made.table, token=made.token)
    await mix(phone, ADA)
    await mix(desk, CY)
    await bo.say("me", name="Bob")
    await desk.leave()
    await phone.say("start")
    assert phone.view["mixing"] == [promised(ADA), None, None]
    again = World()
    made, phone, bo, _ = await lobby(again)
    desk = await again.connect(made.table, token=made.token)
    await mix(desk, CY)
    await mix(phone, CY)
    await mix(phone, ADA)
    await phone.say("start")
    assert desk.view["mixing"] == [promised(ADA), None, None]
    assert (await reveal(desk, CY))["reason"] == "wrong_nonce"
    assert (await reveal(phone, ADA))["type"] == "mixed"


# ---------------------------------------------------------------------- those who spoil it


async def test_who_vanishes_is_replaced_by_the_commitment_after_half_a_second() -> None:
    world = World()
    made, ada, bo, _ = await closed(world)
    await reveal(ada, ADA)
    await bo.leave()
    await asyncio.sleep(AT_MOST - 0.01)
    assert ada.view["phase"] == "lobby"
    await asyncio.sleep(0.02)
    assert ada.view["phase"] == "playing"
    await ada.say("stand_in", seat=1)
    record = await record_of(world, made.table, ada)
    assert record.plain()["mix"] == [*shares(ADA), *shares(BO, kept=False), None]


async def test_who_reveals_last_may_wait_only_so_long_and_changes_nothing_after_it() -> None:
    world = World()
    made, ada, bo, _ = await closed(world)
    await reveal(ada, ADA)
    await asyncio.sleep(AT_MOST + 0.01)
    hand = ada.view["hand"]
    late = await reveal(bo, BO)
    assert (late["type"], late["reason"]) == ("refused", "stale")
    assert ada.view["hand"] == hand
    assert deals(world, made.table)[0].nonces == {0: ADA.hex()}


async def test_who_commits_after_the_closing_is_not_in_the_deal() -> None:
    world = World()
    made, ada, bo, _ = await lobby(world)
    await mix(ada, ADA)
    await ada.say("start")
    assert (await mix(bo, BO))["reason"] == "stale"
    assert (await reveal(bo, BO))["reason"] == "wrong_nonce"
    await reveal(ada, ADA)
    assert deals(world, made.table)[0].nonces == {0: ADA.hex()}


async def test_a_commitment_for_another_seed_is_refused() -> None:
    world = World()
    _, ada, _, watcher = await lobby(world)
    other = {"next_commitment": "00" * 32, "commitment": promised(ADA)}
    assert (await ada.say("mix", **other))["reason"] == "stale"
    assert (await watcher.say("mix", **other))["reason"] == "not_seated"
    for text in ("", "0" * 63, "g" * 64, "AB" * 32, "0" * 64 + "\n"):
        bad = await ada.say("mix", next_commitment=text, commitment=promised(ADA))
        assert bad["reason"] == "bad_message"


async def test_only_what_was_committed_to_is_taken() -> None:
    world = World()
    made, ada, bo, watcher = await closed(world)
    assert (await reveal(ada, BO))["reason"] == "wrong_nonce"
    assert (await reveal(watcher, ADA))["reason"] == "not_seated"
    await reveal(ada, ADA)
    assert (await reveal(ada, CY))["reason"] == "wrong_nonce"
    await reveal(bo, BO)
    assert deals(world, made.table)[0].nonces == {0: ADA.hex(), 1: BO.hex()}


async def test_who_copies_anothers_commitment_neither_speaks_first_nor_cancels_it() -> None:
    """Bo repeats what Ada committed to: what she adds is still hers, and nobody knows it before."""
    world = World()
    made, ada, bo, _ = await lobby(world)
    await mix(ada, ADA)
    await mix(bo, ADA)
    await ada.say("start")
    await reveal(ada, ADA)
    assert ADA.hex() not in "".join(bo.raw)
    await asyncio.sleep(1)
    record = await record_of(world, made.table, ada, bo)
    assert record.plain()["mix"] == [*shares(ADA), *shares(ADA, kept=False), None]


async def test_an_old_nonce_deals_another_order() -> None:
    world = World()
    made, ada, bo, _ = await closed(world)
    await reveal(ada, ADA)
    await reveal(bo, BO)
    first = await record_of(world, made.table, ada, bo)
    await mix(ada, ADA)
    await mix(bo, BO)
    await ada.say("next")
    await bo.say("next")
    await reveal(ada, ADA)
    await reveal(bo, BO)
    second = await record_of(world, made.table, ada, bo)
    assert second.plain()["mix"] == first.plain()["mix"]
    assert second.hands != first.hands


async def test_no_nonce_is_told_to_anyone_before_the_round_is_over() -> None:
    world = World()
    _, ada, bo, watcher = await closed(world)
    await reveal(ada, ADA)
    await reveal(bo, BO)
    for each in (ada, bo, watcher):
        assert not any(nonce.hex() in "".join(each.raw) for nonce in (ADA, BO))
    await play_out(ada, bo)
    for each in (ada, bo, watcher):
        assert each.view["mix"] == shares(ADA, BO, None)


# ---------------------------------------------------------------------- while a deal waits


async def test_what_would_change_the_table_waits_for_the_deal_in_order() -> None:
    world = World()
    _, ada, bo, _ = await closed(world)
    for connection, type, fields in (
        (bo, "me", {"name": "Bob"}),
        (ada, "change", {"options": {"seats": 2}}),
        (ada, "pause", {}),
        (ada, "remove", {"seat": 1}),
        (bo, "say", {"text": "what now?"}),
        (ada, "ping", {}),
    ):
        await connection.say(type, id=type, **fields)
    answers = {each["id"]: each for each in (*ada.got, *bo.got) if each.get("id")}
    assert answers.keys() & {"me", "change", "pause", "remove", "say", "ping"} == {"say", "ping"}
    await reveal(ada, ADA)
    await reveal(bo, BO)
    await settle()
    answers = {each["id"]: each for each in (*ada.got, *bo.got) if each.get("id")}
    assert answers["change"]["reason"] == "begun"
    assert [answers[id]["type"] for id in ("me", "pause", "remove")] == ["ack"] * 3
    kinds = [event["type"] for event in events(ada)][-5:]
    assert kinds == ["round_began", "renamed", "paused", "removed", "bot_sat"]
    assert ada.view["players"][1]["bot"] == "planner"


async def test_a_crash_while_a_deal_waits_loses_nothing_and_changes_nothing() -> None:
    world = World()
    made, ada, _, _ = await closed(world)
    await reveal(ada, ADA)
    await ada.say("pause", id="p")
    await world.crash()
    await asyncio.sleep(100)
    assert not deals(world, made.table)
    back = await world.connect(made.table, token=made.token)
    assert back.view["mixing"] == ada.view["mixing"]
    await reveal(back, ADA)
    assert (await back.say("pause", id="p")) == {}  # once more, as it was never answered
    await asyncio.sleep(AT_MOST)
    await settle()
    assert back.view["paused"]
    assert deals(world, made.table)[0].nonces == {0: ADA.hex()}


async def test_when_the_disk_fails_all_who_wait_are_told_and_the_deal_is_made_later() -> None:
    world = World()
    made, ada, bo, _ = await closed(world)
    await bo.say("me", id="me", name="Bob")
    await reveal(ada, ADA)
    world.disk.broken = True
    assert (await reveal(bo, BO))["reason"] == "storage"
    told = [each["reason"] for each in (*ada.of("refused"), *bo.of("refused"))]
    assert told == ["storage"] * 3
    world.disk.broken = False
    await asyncio.sleep(1.1)
    assert bo.of("welcome")[-1]["view"]["mixing"] == [promised(ADA), promised(BO), None]
    await reveal(bo, BO)
    await reveal(ada, ADA)
    await asyncio.sleep(1.1)  # the disk is given time
    assert (await bo.say("me", id="me", name="Bob"))["type"] == "ack"
    assert deals(world, made.table)[0].nonces == {0: ADA.hex(), 1: BO.hex()}


async def test_nobody_can_sit_down_at_a_match_that_is_about_to_begin() -> None:
    world = World()
    made, ada, _, _ = await closed(world)
    late = await world.hall.about(made.table, made.invite, "1.2.3.4")
    assert late.free == 0
    assert await world.hall.rooms[made.table].waiting(None) is None
    await reveal(ada, ADA)
