"""Nothing lost, by simulation: thousands of short stories of a table in trouble.

Each schedule is told by its seed alone. One that fails names it; `--schedule SEED` tells that story
again, `--schedules N` tells more of them.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import in_memory
import msgspec
import pytest
from checker import Violation
from planted_bugs import find_bug
from schedule import simulate

from mexican_train.protocol.server_messages import Ack
from mexican_train.server.room.live import LiveTable, Origin
from mexican_train.server.room.mixing import Mixing
from mexican_train.server.room.room import Room
from mexican_train.server.room.scheduler import Scheduler
from mexican_train.server.store.keeping import batch_of
from mexican_train.server.store.store import Batch
from mexican_train.server.table.closing import Closing
from mexican_train.server.table.entries import AnyEntry, Began, Dealt, Row, read_entry
from mexican_train.server.table.table import Table
from mexican_train.server.table.wire import frame

pytestmark = pytest.mark.gate

SCHEDULES, CHUNKS = 500, 4
FOUND = (3637, 6368)
"""Schedules beyond those that have found something, and must not find it again."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seeds" not in metafunc.fixturenames:
        return
    one = metafunc.config.getoption("schedule")
    count = metafunc.config.getoption("schedules") or SCHEDULES
    chunks = [range(chunk, count, CHUNKS) for chunk in range(CHUNKS)]
    metafunc.parametrize("seeds", [FOUND, *chunks] if one is None else [[one]])


def test_nothing_is_lost_whatever_fails(seeds: Iterable[int]) -> None:
    for seed in seeds:
        simulate(seed)


def test_a_seed_tells_the_same_story_every_time() -> None:
    stories = [[simulate(seed) for seed in range(20)] for _ in range(2)]
    assert stories[0] == stories[1]
    assert len(set(stories[0])) == 20


def test_a_failure_names_its_seed_and_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "remember", lambda *_: None)
    told = find_bug(simulate, "done twice", seed=21)
    seed = int(re.findall(r"schedule (\d+):", told)[0])
    assert f"test_simulation.py -k nothing_is_lost --schedule {seed}\n" in told
    with pytest.raises(Violation) as again:
        simulate(seed)
    assert str(again.value) == told


# What follows breaks the server on purpose: a simulation that finds nothing would prove nothing.


def test_acknowledging_before_saving_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = LiveTable.commit

    async def hasty(
        self: LiveTable, entries: Any, origin: Origin | None = None, address: str | None = None
    ) -> None:
        if origin is not None and self.table is not None:
            version = self.table.version + len(entries)
            origin.guest.send(frame(Ack(id=origin.id, version=version)))
        await commit(self, entries, origin, address)

    monkeypatch.setattr(LiveTable, "commit", hasty)
    find_bug(simulate, "before it was saved|but saved as None", seed=0)


def test_telling_before_saving_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    append = in_memory.Disk.append

    async def careless(self: in_memory.Disk, batch: Batch) -> None:
        if len(self.logs) == 0:
            await append(self, batch)
        else:
            asyncio.get_running_loop().create_task(append(self, batch))

    monkeypatch.setattr(in_memory.Disk, "append", careless)
    find_bug(simulate, "before it was saved|not saved", seed=0)


def test_forgetting_what_was_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "remember", lambda *_: None)
    find_bug(simulate, "was done twice", seed=21)


def test_forgetting_in_a_crash_what_was_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(table: Table, rows: Iterable[Row]) -> None:
        for row in rows:
            table.apply(read_entry(row.entry))

    monkeypatch.setattr(Table, "follow", forgetful)
    find_bug(simulate, "was done twice|was done, and then refused", seed=1)


def test_forgetting_what_was_answered_when_a_log_is_summed_up_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    really = Table.sum_up
    monkeypatch.setattr(
        Table, "sum_up", lambda table: msgspec.structs.replace(really(table), answered={})
    )
    find_bug(simulate, "was done twice|was done, and then refused", seed=16)


def test_acting_on_what_was_long_ago_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "is_current", lambda *_: True)
    find_bug(simulate, "of version .* was done at", seed=2)


def test_going_on_after_a_failed_write_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(self: Room, problem: Exception) -> None:
        self._scheduler.plan()

    monkeypatch.setattr(Room, "_failed", careless)
    find_bug(simulate, "is written after|told of version .* before it was saved", seed=0)


def test_losing_a_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_record(*arguments: Any) -> Batch:
        return batch_of(*arguments)._replace(record=None)

    monkeypatch.setattr("mexican_train.server.room.live.batch_of", without_record)
    find_bug(simulate, "records and finished rounds differ", seed=1)


def test_dealing_with_other_nonces_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def dishonest(self: Mixing, closing: Closing) -> AnyEntry:
        kind = Began if closing.begins else Dealt
        return kind(salt="11" * 32, nonces=dict.fromkeys(closing.commitments, "22" * 32))

    monkeypatch.setattr(Mixing, "deal", dishonest)
    find_bug(simulate, "with a nonce it had not committed to", seed=1)


def test_confirming_a_nonce_that_is_not_dealt_with_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forgetful(self: Mixing, closing: Closing) -> AnyEntry:
        return (Began if closing.begins else Dealt)(salt="11" * 32)

    monkeypatch.setattr(Mixing, "deal", forgetful)
    find_bug(simulate, "was confirmed, but is in no deal", seed=1)


def test_a_deal_that_waits_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scheduler, "_plan_deal", lambda *_: None)
    find_bug(simulate, "does not go on|did not come back|the schedule never ends", seed=1)


def test_a_table_that_stops_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scheduler, "_plan_turn", lambda *_: None)
    find_bug(simulate, "does not go on", seed=0)


def test_keeping_those_who_are_gone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inattentive(self: Room, guest: object) -> None:
        return None

    monkeypatch.setattr(Room, "depart", inattentive)
    find_bug(simulate, "are at the table, but", seed=1)
