"""Nothing lost, by simulation: thousands of short stories of a table in bad weather.

Each schedule is told by its seed alone. One that fails names it; `--schedule SEED` tells that story
again, `--schedules N` tells more of them.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import hallway
import pytest
from schedule import simulate
from witness import Violation

from mexican_train.server.room.pace import Pace
from mexican_train.server.room.room import Room
from mexican_train.server.store.keeping import batch_of
from mexican_train.server.store.store import Batch
from mexican_train.server.table.entries import Row, read_entry
from mexican_train.server.table.table import Table
from mexican_train.server.table.wire import frame

SCHEDULES, CHUNKS = 1000, 8
FOUND = (3637, 6368)
"""Schedules beyond those that have found something, and must not find it again."""
ENOUGH = 150
"""Schedules in which any of the faults below must show."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seeds" not in metafunc.fixturenames:
        return
    one = metafunc.config.getoption("schedule")
    count = metafunc.config.getoption("schedules") or SCHEDULES
    chunks = [range(chunk, count, CHUNKS) for chunk in range(CHUNKS)]
    metafunc.parametrize("seeds", [FOUND, *chunks] if one is None else [[one]])


def test_nothing_is_lost_in_any_weather(seeds: Iterable[int]) -> None:
    for seed in seeds:
        simulate(seed)


def test_a_seed_tells_the_same_story_every_time() -> None:
    stories = [[simulate(seed) for seed in range(20)] for _ in range(2)]
    assert stories[0] == stories[1]
    assert len(set(stories[0])) == 20


def test_a_failure_names_its_seed_and_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "remember", lambda *_: None)
    told = found("done twice")
    seed = int(re.findall(r"schedule (\d+):", told)[0])
    assert f"test_simulation.py -k nothing_is_lost --schedule {seed}\n" in told
    with pytest.raises(Violation) as again:
        simulate(seed)
    assert str(again.value) == told


# What follows breaks the server on purpose: a simulation that finds nothing would prove nothing.


def test_acknowledging_before_saving_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Room.commit

    async def hasty(self: Room, entries: Any, *who: Any, **more: Any) -> None:
        if len(who) == 3 and self.table is not None:
            _, id, guest = who
            guest.send(frame("ack", id=id, version=self.table.version + len(entries)))
        await commit(self, entries, *who, **more)

    monkeypatch.setattr(Room, "commit", hasty)
    found("before it was saved|but saved as None")


def test_telling_before_saving_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    append = hallway.Disk.append

    async def careless(self: hallway.Disk, batch: Batch) -> None:
        if len(self.logs) == 0:
            await append(self, batch)
        else:
            asyncio.get_running_loop().create_task(append(self, batch))

    monkeypatch.setattr(hallway.Disk, "append", careless)
    found("before it was saved|not saved")


def test_forgetting_what_was_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "remember", lambda *_: None)
    found("was done twice")


def test_forgetting_in_a_crash_what_was_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(id: str, rows: Iterable[Row]) -> Table:
        table = Table(id)
        for row in rows:
            table.apply(read_entry(row.entry))
        return table

    monkeypatch.setattr(Table, "replay", forgetful)
    found("was done twice|was done, and then refused")


def test_acting_on_what_was_long_ago_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "is_current", lambda *_: True)
    found("of version .* was done at")


def test_going_on_after_a_failed_write_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(self: Room, problem: Exception) -> None:
        self.pace.plan()

    monkeypatch.setattr(Room, "_failed", careless)
    found("is written after|told of version .* before it was saved")


def test_losing_a_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_record(*arguments: Any) -> Batch:
        return batch_of(*arguments)._replace(record=None)

    monkeypatch.setattr("mexican_train.server.room.room.batch_of", without_record)
    found("records and finished rounds differ")


def test_a_table_that_stops_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "_plan_turn", lambda *_: None)
    found("does not go on")


def test_keeping_those_who_are_gone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inattentive(self: Room, guest: object) -> None:
        return None

    monkeypatch.setattr(Room, "depart", inattentive)
    found("are at the table, but")


def found(problem: str) -> str:
    """Runs schedules until one finds such a problem; what it says of it."""
    for seed in range(ENOUGH):
        try:
            simulate(seed)
        except Violation as violation:
            if re.search(problem, str(violation).splitlines()[0]):
                return str(violation)
    pytest.fail(f"{ENOUGH} schedules found nothing of that kind")
