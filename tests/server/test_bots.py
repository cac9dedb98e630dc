from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from dataclasses import replace

import pytest
from in_memory import QUICK, Disk, World
from played import kinds, lay_out, now, table_of

from mexican_train.bots import BOTS
from mexican_train.rules.fair import fair_deal
from mexican_train.rules.view import View, view_of
from mexican_train.server.room import processes
from mexican_train.server.room.processes import ProcessThinker
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import Batch, StorageError
from mexican_train.sheets import header_of

SMALL = {"max_pip": 6, "hand": 3}
STATION = "5-6 1-2 4-6 0-1 3-6 0-2"
"""Hands for `table_of`: whoever lays the first of their tiles has one left."""


@pytest.mark.parametrize("level", list(BOTS))
async def test_bots_of_every_level_play_a_match_to_its_end(level: str) -> None:
    world = World()
    made = await world.make(seats=4, bots=[level] * 3, rules=SMALL, rounds=2)
    host = await world.connect(made.table, token=made.token)
    for _ in range(200):
        await asyncio.sleep(0.1)
        if host.view["phase"] == "match_over":
            break
        if host.view["phase"] == "round_over":
            await host.say("next")
        elif host.view["turn"] == 0:
            await host.act(host.view["legal"][0])
    assert host.view["phase"] == "match_over"
    assert len(host.view["scores"]) == 2
    assert {asked for asked, _ in world.thinker.asked} <= {level}
    assert all(view.hands[0] is None for _, view in world.thinker.asked)


async def test_a_bot_takes_a_natural_pause_before_each_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 1-1 1-2 1-3")
    world = World(replace(QUICK, bot_pause_least=0.6, bot_pause_most=1.5))
    made = await world.make(seats=2, bots=["greedy"], rules=SMALL)
    host = await world.connect(made.table, token=made.token)
    pauses = []
    await host.act("5-6@0")
    while host.view["turn"] == 1:
        before, began = len(host.raw), now()
        while len(host.raw) == before:
            await asyncio.sleep(0.001)
        pauses.append(now() - began)
    assert len(pauses) == 2  # it draws, and then passes or plays
    assert all(0.6 <= pause <= 1.51 for pause in pauses)
    assert pauses[0] != pauses[1]


async def test_the_time_a_bot_thinks_is_part_of_its_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    world = World(replace(QUICK, bot_pause_least=1.0, bot_pause_most=1.0))
    world.thinker.seconds = 0.7
    made = await world.make(seats=2, bots=["greedy"], rules=SMALL)
    host = await world.connect(made.table, token=made.token)
    await host.act("5-6@0")
    await asyncio.sleep(0.99)
    assert host.view["turn"] == 1
    await asyncio.sleep(0.02)
    assert host.view["turn"] == 0


async def test_a_stand_in_takes_its_pause_too(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    world = World(replace(QUICK, bot_pause_least=1.0, bot_pause_most=1.0))
    host, guest = await world.pair(rules=SMALL)
    await guest.leave()
    await host.act("5-6@0")
    await host.say("stand_in", seat=1, level="expert")
    await asyncio.sleep(0.9)
    assert host.view["turn"] == 1
    await asyncio.sleep(0.2)
    assert host.view["turn"] == 0
    assert [level for level, _ in world.thinker.asked] == ["expert"]


async def test_a_bot_whose_thinking_fails_plays_something_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    world = World()
    made = await world.make(seats=2, bots=["greedy"], rules=SMALL)
    host = await world.connect(made.table, token=made.token)

    async def fails(level: str, view: View, seed: int) -> str:
        raise RuntimeError("no process left")

    monkeypatch.setattr(world.thinker, "choose", fails)
    await host.act("5-6@0")
    await asyncio.sleep(5)
    assert host.view["turn"] == 0
    assert host.view["counts"] == [2, 2]
    assert host.of("notice") == []


async def test_a_bot_that_answers_nonsense_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    world = World()
    made = await world.make(seats=2, bots=["greedy"], rules=SMALL)
    host = await world.connect(made.table, token=made.token)
    answers = iter(["0-0@M", "dance", "4-6@1"])

    async def choose(level: str, view: View, seed: int, steady: bool) -> str:
        return next(answers)

    monkeypatch.setattr(world.thinker, "choose", choose)
    await host.act("5-6@0")
    await asyncio.sleep(10)
    assert host.view["trains"] == [["6-5"], ["6-4"]]
    assert host.view["turn"] == 0


async def test_a_bot_still_catches_when_the_table_was_paused_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, STATION)
    settings = replace(QUICK, bot_pause_least=2, bot_pause_most=2)
    one, two = await table_of(World(settings), people=2)
    await one.act("5-6@0")
    await two.act("4-6@1")
    await two.act("knock@1")
    await asyncio.sleep(1)
    await one.say("pause")
    await asyncio.sleep(60)
    assert "caught" not in kinds(one)
    await one.say("resume")
    await asyncio.sleep(10)
    assert "caught" in kinds(one)


async def test_a_bot_still_catches_when_the_disk_had_failed_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, STATION)
    settings = replace(QUICK, bot_pause_least=2, bot_pause_most=2)
    world = World(settings)
    one, two = await table_of(world, people=2)
    await one.act("5-6@0")
    await two.act("4-6@1")
    await two.act("knock@1")
    world.disk.broken = True
    await two.say("me", name="Bob")
    world.disk.broken = False
    await asyncio.sleep(10)
    assert "caught" in kinds(one)


async def test_the_catch_of_a_stand_in_is_told_as_played_for_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, STATION)
    one, two, three = await table_of(World(), people=3)
    await three.leave()
    await one.say("stand_in", seat=2)
    await one.act("5-6@0")
    await two.act("4-6@1")
    await two.act("knock@1")
    await asyncio.sleep(1)
    update = next(
        each
        for each in two.of("update")
        if any(event["type"] == "caught" for event in each["events"])
    )
    assert {"type": "played_for", "seat": 2, "by": "bot"} in update["events"]


async def test_bots_go_on_when_the_disk_is_well_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    disk = Disk()
    world = World(replace(QUICK, bot_pause_least=1, bot_pause_most=1), disk)
    made = await world.make(seats=2, bots=["greedy"], rules=SMALL)
    host = await world.connect(made.table, token=made.token)
    await host.act("5-6@0")
    failures = iter([True] * 3)

    def trouble(moment: str, batch: Batch) -> None:
        if moment == "before" and next(failures, False):
            raise StorageError("full")

    disk.trouble = trouble
    await asyncio.sleep(20)
    assert host.of("notice")
    assert host.view["turn"] == 0
    assert host.view["counts"] == [2, 2]


async def test_a_bot_that_finds_no_process_free_in_time_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    world = World(replace(QUICK, move_wait_seconds=5.0))
    tables = []
    for address in ("1.2.3.4", "5.6.7.8"):
        made = await world.make(seats=2, bots=["greedy"], rules=SMALL)
        tables.append(await world.connect(made.table, address, token=made.token))
    world.thinker.seconds = 100.0
    for host in tables:
        await host.act("5-6@0")
    await asyncio.sleep(7)
    assert [host.view["turn"] for host in tables] == [1, 0]
    assert len(world.thinker.asked) == 1


@pytest.mark.parametrize(
    ("who", "first"),
    [("host watcher guest", "host"), ("watcher guest", "guest"), ("watcher", "watcher")],
)
async def test_bots_count_for_the_host_or_another_player_before_those_who_watch(
    monkeypatch: pytest.MonkeyPatch, who: str, first: str
) -> None:
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3 0-3 0-4 0-5")
    world = World()
    made = await world.make(seats=3, bots=["greedy"], rules=SMALL)
    _, token = await world.sit(made.table, made.invite)
    secrets = {
        "host": {"token": made.token},
        "guest": {"token": token},
        "watcher": {"invite": made.invite},
    }
    for name in reversed(who.split()):
        await world.connect(made.table, name, **secrets[name])
    assert world.hall.rooms[made.table]._live.asker == (first, made.table)


@pytest.mark.real_clock
async def test_hints_step_back_behind_bots_who_step_back_behind_tables() -> None:
    header = header_of("nordic", 2, SMALL)
    round = fair_deal(header, bytes(32))
    view = view_of(round, round.turn, header)
    thinker = ProcessThinker(Settings(workers=1, think_seconds=0.05))
    try:
        await thinker.choose("greedy", view, 1)
        await thinker.hint(view, 1)
        niceness = [
            os.getpriority(os.PRIO_PROCESS, each.pid or 0)
            for each in multiprocessing.active_children()
        ]
        here = os.getpriority(os.PRIO_PROCESS, 0)
        assert sorted(niceness) == [min(19, here + 5), 19]
    finally:
        thinker.close()


@pytest.mark.real_clock
async def test_thinking_happens_in_another_process_and_survives_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For real: were it to think here, it would find no bot to think with."""
    monkeypatch.setattr(processes, "make_bot", None)
    monkeypatch.setattr(processes, "hint", None)
    header = header_of("nordic", 2, SMALL)
    round = fair_deal(header, bytes(32))
    view = view_of(round, round.turn, header)
    legal = {str(action) for action in view.legal}

    thinker = ProcessThinker(Settings(workers=1, think_seconds=0.05))
    try:
        assert await thinker.choose("greedy", view, 1) in legal
        [worker] = multiprocessing.active_children()
        assert worker.pid != os.getpid()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert await thinker.choose("expert", view, 1) in legal
        assert {str(each.action) for each in await thinker.hint(view, 1)} == legal
    finally:
        thinker.close()
    assert multiprocessing.active_children() == []
