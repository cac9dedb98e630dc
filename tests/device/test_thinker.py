"""Thinking in between: everything else has its turn, and what is chosen is the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from make_golden import golden_file

from mexican_train import header_of
from mexican_train.bots import BOTS, make_bot
from mexican_train.bots.hint import hint
from mexican_train.device.thinker import SLICE, LoopThinker, in_slices
from mexican_train.rules.fair import fair_deal
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View, view_of
from mexican_train.server.table.studies import Kind, Study

AGES = 1e6
"""Seconds that nobody needs: the number of play-outs is what ends a thought."""


@pytest.fixture
def view() -> View:
    header = header_of("nordic", 2, {"max_pip": 6, "hand": 4})
    for number in range(100):
        round = fair_deal(header, bytes([number] * 32))
        seen = view_of(round, round.turn, header)
        if len(seen.legal) > 1:
            return seen
    raise AssertionError("there is always a choice in some deal")


@pytest.mark.parametrize("level", list(BOTS))
async def test_what_is_chosen_is_what_the_bot_chooses_at_once(level: str, view: View) -> None:
    chosen = await LoopThinker(AGES).choose(level, view, 7)
    assert chosen == str(make_bot(level).choose(view, Rng(7)))


async def test_a_hint_is_what_it_is_at_once(view: View) -> None:
    assert await LoopThinker(AGES).hint(view, 7) == hint(view, Rng(7))


async def test_others_have_their_turn_after_each_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step takes a third of a slice, on a clock that says so."""
    now = 0.0
    monkeypatch.setattr(time, "perf_counter", lambda: now)
    turns = 0

    def thinking() -> Iterator[None]:
        nonlocal now
        for _ in range(30):
            now += SLICE / 3
            yield

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    await in_slices(thinking())  # type: ignore[arg-type]
    beside.cancel()
    assert 10 <= turns <= 12


async def test_a_review_stands_still_while_a_hint_is_thought_of(view: View) -> None:
    record = golden_file("nordic/nine").read_bytes().splitlines()[0]
    thinker, told = LoopThinker(AGES), list[int]()
    work = asyncio.create_task(thinker.study(Study(Kind.REVIEW, record, 0), told.append))
    while not told:
        await asyncio.sleep(0)

    async def hinted() -> int:
        await thinker.hint(view, 7)
        return len(told)

    hint = asyncio.create_task(hinted())
    await asyncio.sleep(0)
    before = len(told)
    assert await hint == before
    while len(told) == before:
        await asyncio.sleep(0)
    work.cancel()
