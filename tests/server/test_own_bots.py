"""Bots that whoever runs a server brought along: they play, and do no harm."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from in_memory import QUICK, Disk, World
from limits_reached import reaches
from own_bots import write_bots
from played import kinds, lay_out, table_of
from sockets import PATIENCE

from mexican_train.bots import BOTS
from mexican_train.protocol.reasons import Refused
from mexican_train.rules.actions import Call, Catch, Knock
from mexican_train.rules.fair import fair_deal
from mexican_train.rules.view import View, view_of
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.own_bot_process import READY, Question
from mexican_train.server.room.own_bot_processes import OwnBotProcesses, kill, start
from mexican_train.server.settings import Settings
from mexican_train.sheets import header_of

SMALL = {"max_pip": 6, "hand": 3}
STATION = "5-6 1-2 4-6 0-1 3-6 0-2"
"""Hands for `table_of`: whoever lays the first of their tiles has one left."""
SLOW = replace(QUICK, bot_pause_least=2, bot_pause_most=2)


# ---------------------------------------------------------------------- processes


@asynccontextmanager
async def brought(folder: Path, seconds: float) -> AsyncIterator[tuple[OwnBotProcesses, Metrics]]:
    """The moody bot, and one that is not there, in processes; what the server counts."""
    places = {"moody": "bad:Moody", "absent": "nobody:Bot"}
    metrics = Metrics()
    bots = OwnBotProcesses(places, Settings(own_bot_seconds=seconds), metrics)
    try:
        yield bots, metrics
    finally:
        await bots.close()


def view(number: int) -> View:
    header = header_of("station", 2)
    round = fair_deal(header, bytes(32))
    return view_of(round, round.turn, header, number)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(write_bots(tmp_path))
    return tmp_path


def said(caplog: pytest.LogCaptureFixture) -> list[dict[str, str]]:
    """The facts in the lines of the server's log; others may have said something too."""
    ours = [record for record in caplog.records if record.name == "mexican_train.server"]
    assert {record.message for record in ours} <= {"bot_replaced"}
    return [record.__dict__["facts"] for record in ours]


@pytest.mark.gate
@pytest.mark.real_clock
async def test_whatever_a_bot_does_there_is_an_answer_or_none_and_it_is_told(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    well = str(view(1).legal[-1])
    async with brought(folder, 60.0) as (bots, metrics):
        assert bots.names == ("moody", "absent")
        with caplog.at_level(logging.INFO, "mexican_train.server"):
            assert await bots.choose("moody", view(1), 7, "t") == well
            assert said(caplog) == []
            for number in (3, 4, 5):  # it dies, plays what is not open, and fails
                assert await bots.choose("moody", view(number), 7, "t") is None
                assert await bots.choose("moody", view(1), 7, "t") == well
            assert await bots.choose("absent", view(1), 7, "t") is None
    facts = said(caplog)
    assert [each.pop("why") for each in facts] == ["gone", "illegal", "failed", "gone"]
    unsaid = {"table": "t", "level": "moody", "error": "", "where": ""}
    assert facts[0] == facts[1] == unsaid
    # The type of what it raised and its line, but never the values, which are tiles.
    assert facts[2].pop("where").startswith("bad.py, line ")
    assert facts[2] == {"table": "t", "level": "moody", "error": "ValueError"}
    assert +metrics.replaced == {"gone": 2, "illegal": 1, "failed": 1}
    assert 'bots_replaced_total{why="gone"} 2' in metrics.text()
    assert sum(metrics.bots["moody"].buckets) == 4


@pytest.mark.gate
@reaches("own_bot_seconds")
@pytest.mark.real_clock
async def test_one_that_hangs_is_ended_and_started_again(folder: Path) -> None:
    well = str(view(1).legal[-1])
    async with brought(folder, 60.0) as (bots, metrics):
        assert await bots.choose("moody", view(1), 7, "t") == well
        hanging = bots._bots["moody"]
        process = await hanging._process()
        hanging._seconds = 0.2  # from here on, now that it is there
        asked = [bots.choose("moody", view(number), 7, "t") for number in (2, 1, 1)]
        assert await asyncio.gather(*asked) == [None] * 3
        assert +metrics.replaced == {"late": 3}
        assert await process.wait() != 0
        hanging._seconds = 60.0
        assert await bots.choose("moody", view(1), 7, "t") == well
        assert (await hanging._process()).pid != process.pid


@pytest.mark.gate
@pytest.mark.real_clock
async def test_one_that_hangs_ends_when_its_server_is_gone(folder: Path) -> None:
    process = await start("bad:Hangs", 60.0)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert (await process.stdout.readline()).strip() == READY.encode()
        process.stdin.write(Question(1, view(1), None, 1).packed())
        process.stdin.close()
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    finally:
        kill(process)
        await process.wait()


@pytest.mark.gate
@pytest.mark.real_clock
async def test_an_answer_that_nobody_waits_for_is_not_taken_for_another(folder: Path) -> None:
    async with brought(folder, 60.0) as (bots, _):
        assert await bots.choose("moody", view(1), 7, "t") is not None
        waiting = asyncio.create_task(bots.choose("moody", view(1), 7, "t"))
        await asyncio.sleep(0)
        waiting.cancel()
        knock = Knock(0)
        assert await bots.wants("moody", view(1), knock, 7, "t") is False
        assert await bots.wants("moody", view(2), knock, 7, "t") is True
        assert await bots.wants("moody", view(5), knock, 7, "t") is True  # it fails


# ---------------------------------------------------------------------- tables


class Brought:
    """A bot of the server's own, without a process: says what it is told to."""

    names = ("careful",)

    def __init__(self) -> None:
        self.answers = True
        self.calls = True
        self.asked: list[View] = []
        self.asked_to_call: list[tuple[Call, View]] = []

    async def choose(self, level: str, view: View, seed: int, table: str) -> str | None:
        assert level == "careful"
        self.asked.append(view)
        return str(view.legal[0]) if self.answers else None

    async def wants(self, level: str, view: View, call: Call, seed: int, table: str) -> bool:
        assert call in view.calls
        self.asked_to_call.append((call, view))
        return self.calls


async def match_with(world: World, **fields: Any) -> str:
    """Plays a match against one bot of the server's own to its end."""
    made = await world.make(seats=2, bots=["careful"], rules=SMALL, rounds=1, **fields)
    host = await world.connect(made.table, token=made.token)
    for _ in range(200):
        await asyncio.sleep(0.1)
        if host.view["phase"] == "match_over":
            break
        if host.view["turn"] == 0:
            await host.act(host.view["legal"][0])
    assert host.view["players"][1]["bot"] == "careful"
    return str(host.view["phase"])


async def test_own_bots_are_chosen_and_play_like_any_other() -> None:
    bots = Brought()
    world = World(own_bots=bots)
    assert world.hall.services.levels == (*BOTS, "careful")
    assert await match_with(world) == "match_over"
    assert bots.asked
    assert all(view.hands[0] is None for view in bots.asked)
    assert world.thinker.asked == []


async def test_where_one_has_no_answer_the_planner_plays() -> None:
    bots = Brought()
    bots.answers = False
    world = World(own_bots=bots)
    assert await match_with(world) == "match_over"
    assert {level for level, _ in world.thinker.asked} == {"planner"}
    assert len(world.thinker.asked) == len(bots.asked)


async def test_a_table_outlives_a_server_that_had_such_a_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The one that is started next has none; nothing is looked for by that name."""
    lay_out(monkeypatch, "5-6 0-1 0-2 4-6 3-6 1-3")
    disk = Disk()
    world = World(disk=disk, own_bots=Brought())
    made = await world.make(seats=2, bots=["careful"], rules=SMALL)
    other = World(disk=disk)
    host = await other.connect(made.table, token=made.token)
    await host.act("5-6@0")
    await asyncio.sleep(5)
    assert host.view["turn"] == 0
    assert {level for level, _ in other.thinker.asked} == {"planner"}


async def test_a_bot_that_the_server_has_not_is_refused_with_those_it_has() -> None:
    world = World(own_bots=Brought())
    with pytest.raises(Refused, match="planner, expert, careful"):
        await world.make(seats=2, bots=["bold"])
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    assert (await host.say("bot", seat=1, level="mine:Bold"))["reason"] == "no_such_bot"
    await host.say("bot", seat=1, level="careful")
    assert host.view["players"][1]["bot"] == "careful"


@pytest.mark.parametrize("calls", [True, False])
async def test_it_is_asked_whether_it_knocks_with_what_it_sees_then(
    monkeypatch: pytest.MonkeyPatch, calls: bool
) -> None:
    lay_out(monkeypatch, STATION)
    bots = Brought()
    bots.calls = calls
    one, two = await table_of(World(SLOW, own_bots=bots), people=2, bots=["careful"])
    await one.act("5-6@0")
    await one.act("knock@0")
    await two.act("4-6@1")
    await two.act("knock@1")
    await asyncio.sleep(3)
    assert one.view["counts"] == [1, 1, 1]
    assert kinds(one).count("knocked") == 2 + calls
    ((call, view),) = bots.asked_to_call
    assert call == Knock(2)
    assert len(view.hand) == 1
    assert str(view.history[-1].action) == "3-6@2"


@pytest.mark.parametrize("calls", [True, False])
async def test_it_is_asked_once_whether_it_catches(
    monkeypatch: pytest.MonkeyPatch, calls: bool
) -> None:
    lay_out(monkeypatch, STATION)
    bots = Brought()
    bots.calls = calls
    one, two = await table_of(World(SLOW, own_bots=bots), people=2, bots=["careful"])
    await one.act("5-6@0")
    await two.act("4-6@1")
    await two.act("knock@1")
    await asyncio.sleep(3)
    assert ("caught" in kinds(one)) == calls
    asked = [call for call, _ in bots.asked_to_call if isinstance(call, Catch)]
    assert asked == [Catch(2, 0)]
