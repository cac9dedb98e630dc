"""Calls that deal or play rounds wait for one process, in turn and not without end; the loop, and
with it every table, goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar

import pytest
from in_memory import Inline, World
from limits_reached import reaches

from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.fair_queue import Asker
from mexican_train.server.room.processes import ProcessThinker
from mexican_train.server.room.thinking import Thinking
from mexican_train.server.settings import Settings
from mexican_train.server.table.replays import replay_answer

T = TypeVar("T")
SETTINGS = Settings()


class Busy(Inline):
    """A thinker that computes for a second, and notes for whom."""

    def __init__(self) -> None:
        super().__init__()
        self.computed: list[object] = []

    async def compute(self, job: Callable[..., T], *arguments: object) -> T:
        await asyncio.sleep(1)
        self.computed += arguments
        return job(*arguments)


def ask(thinking: Thinking, address: str, what: object) -> asyncio.Task[object]:
    return asyncio.create_task(thinking.compute(Asker(address, "brought"), lambda done: done, what))


async def answers(tasks: list[asyncio.Task[object]]) -> list[object]:
    """Return each answer, or the reason why it was refused."""
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return [each.reason if isinstance(each, Refused) else each for each in ended]


@reaches("calls_waiting_per_address")
async def test_an_address_has_only_so_many_calls_computed_and_others_are_not_behind_it() -> None:
    thinker = Busy()
    thinking = Thinking(thinker, SETTINGS, Metrics())
    most = SETTINGS.calls_waiting_per_address + 1  # one of them is under way
    greedy = [ask(thinking, "greedy", number) for number in range(most + 20)]
    await asyncio.sleep(0)
    other = ask(thinking, "other", "other")
    assert (await answers(greedy))[most:] == [TableReason.BUSY] * 20
    assert await other == "other"
    assert thinker.computed.index("other") <= 2


@reaches("calls_waiting")
async def test_all_addresses_together_have_only_so_many_calls_waiting() -> None:
    metrics, settings = Metrics(), Settings(call_wait_seconds=1000)
    thinking, most = Thinking(Busy(), settings, metrics), settings.calls_waiting
    asked = [ask(thinking, f"address {number}", number) for number in range(most + 9)]
    await asyncio.sleep(0)
    assert metrics.waiting["call"] == most
    assert (await answers(asked)).count(TableReason.BUSY) == 8  # one is under way


@reaches("call_wait_seconds")
async def test_a_call_that_waits_too_long_is_refused() -> None:
    thinking = Thinking(Busy(), Settings(call_wait_seconds=3.5), Metrics())
    asked = [ask(thinking, f"address {number}", number) for number in range(6)]
    assert await answers(asked) == [0, 1, 2, 3, TableReason.BUSY, TableReason.BUSY]


async def test_tables_go_on_while_a_call_is_computed() -> None:
    world = World()
    world.thinker = Busy()
    await world.crash()
    made = await world.make(seats=2)
    host = await world.connect(made.table, token=made.token)
    computing = ask(world.hall.services.thinking, "stranger", None)
    await asyncio.sleep(0)
    assert (await host.say("ping"))["type"] == "pong"
    assert not computing.done()
    await computing


async def test_a_process_that_is_killed_again_and_again_is_a_typed_refusal() -> None:
    class Killed(Inline):
        async def compute(self, job: Callable[..., T], *arguments: object) -> T:
            raise BrokenExecutor

    thinking = Thinking(Killed(), SETTINGS, Metrics())
    assert await answers([ask(thinking, "somebody", None)]) == [TableReason.BUSY]


@pytest.mark.gate
@pytest.mark.real_clock
async def test_a_refusal_comes_out_of_the_process_as_it_was() -> None:
    thinker = ProcessThinker(SETTINGS)
    try:
        with pytest.raises(Refused) as refused:
            await thinker.compute(replay_answer, b'{"sheet": "nordish"}')
    finally:
        thinker.close()
    assert refused.value.reason == TableReason.BAD_RECORD
    assert refused.value.sentence == "a record needs the field format"
