"""Bots before hints before reviews: who waits for whom, on a clock that jumps, for processes that
only wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
from computing import ComputesAtOnce
from in_memory import settle
from limits_reached import reaches

from mexican_train.bots.hint import Hint
from mexican_train.rules.fair import fair_deal
from mexican_train.rules.view import View, view_of
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.fair_queue import Asker, Full
from mexican_train.server.room.thinking import Thinking, Thought, TooLate
from mexican_train.server.settings import Settings
from mexican_train.server.table.studies import Kind, Study
from mexican_train.sheets import header_of

HEADER = header_of("nordic", 2, {"max_pip": 6, "hand": 3})
VIEW: View = view_of(fair_deal(HEADER, bytes(32)), 0, HEADER)
UNBOUNDED = Settings(
    hints_waiting=1000,
    hints_waiting_per_address=1000,
    hint_wait_seconds=10_000,
    move_wait_seconds=10_000,
)
STRANGER = Asker("stranger", "s")


class Slow(ComputesAtOnce):
    """A thinker that needs a second for everything and notes what it has begun, by seed."""

    moves_at_once = hints_at_once = reviews_at_once = 1

    def __init__(self) -> None:
        self.begun: list[tuple[str, int]] = []
        self.busy = 0

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        await self._think("move", seed)
        return "draw"

    async def hint(self, view: View, seed: int) -> list[Hint]:
        await self._think("hint", seed)
        return []

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        try:
            await self._think("review", study.seat or 0)
        except asyncio.CancelledError:
            self.busy -= 1
            raise
        return study.subject

    async def _think(self, kind: str, seed: int) -> None:
        self.begun.append((kind, seed))
        self.busy += 1
        await asyncio.sleep(1.0)
        self.busy -= 1
        if seed < 0:
            raise RuntimeError("no process left")


class Desk:
    """A thinker, and the way to it."""

    def __init__(self, settings: Settings = UNBOUNDED) -> None:
        self.slow = Slow()
        self.metrics = Metrics()
        self.thinking = Thinking(self.slow, settings, self.metrics)

    def hint(self, seed: int, address: str = "a", table: str = "t") -> Thought[list[Hint]]:
        return self.thinking.hint(Asker(address, table), VIEW, seed)

    def review(self, seat: int, address: str = "a", table: str = "t") -> Thought[bytes]:
        study = Study(Kind.REVIEW, b"record", seat)
        return self.thinking.study(Asker(address, table), study, lambda done: None)

    def move(self, seed: int, address: str = "a", table: str = "t") -> Thought[str]:
        return self.thinking.move(Asker(address, table), "greedy", VIEW, seed)


def now() -> float:
    return asyncio.get_running_loop().time()


async def test_a_move_that_comes_after_800_hints_is_next() -> None:
    desk = Desk()
    hints = [desk.hint(seed, table=f"t{seed % 20}") for seed in range(800)]
    await settle()
    assert desk.slow.begun == [("hint", 0)]
    began = now()
    assert await desk.move(1, *STRANGER) == "draw"
    assert now() - began == pytest.approx(1.0)
    assert desk.slow.begun[1] == ("move", 1)
    assert len(desk.slow.begun) <= 3
    await hints[-1]
    assert now() - began == pytest.approx(800.0, abs=1.0)


async def test_a_strangers_hint_is_next_however_many_wait_for_one_address() -> None:
    desk = Desk()
    for seed in range(800):
        desk.hint(seed, table=f"t{seed % 20}")
    await settle()
    began = now()
    await desk.hint(1000, *STRANGER)
    assert now() - began <= 3.0


async def test_a_strangers_bot_is_next_however_many_bots_an_address_has() -> None:
    desk = Desk()
    for seed in range(50):
        desk.move(seed, table=f"t{seed}")
    await settle()
    began = now()
    await desk.move(1000, *STRANGER)
    assert now() - began <= 3.0


async def test_a_hint_waits_while_all_processes_for_hints_are_busy() -> None:
    desk = Desk()
    first, second = desk.hint(1), desk.hint(2)
    await settle()
    assert +desk.metrics.waiting == {"hint": 1}
    await first
    await settle()
    assert desk.slow.begun == [("hint", 1), ("hint", 2)]
    await second
    await settle()
    assert desk.metrics.waiting["hint"] == 0
    assert desk.metrics.waits["hint"].total == pytest.approx(1.0)
    assert desk.metrics.bots["hint"].total == pytest.approx(3.0), "waiting included"


@reaches("hints_waiting_per_address")
async def test_an_address_may_wait_for_so_many_hints() -> None:
    desk = Desk(replace(UNBOUNDED, hints_waiting_per_address=3))
    for seed in range(4):  # the first is being thought of
        desk.hint(seed, table=f"t{seed}")
    with pytest.raises(Full):
        desk.hint(4)
    await desk.hint(5, *STRANGER)


@reaches("hints_waiting")
async def test_so_many_hints_may_wait_in_all() -> None:
    desk = Desk(replace(UNBOUNDED, hints_waiting=3))
    for seed in range(4):
        desk.hint(seed, address=f"a{seed}")
    with pytest.raises(Full):
        desk.hint(4, *STRANGER)
    assert await desk.move(5, *STRANGER) == "draw"
    await desk.hint(6, *STRANGER)


@reaches("hint_wait_seconds")
async def test_a_hint_does_not_wait_for_ever() -> None:
    desk = Desk(replace(UNBOUNDED, hint_wait_seconds=2.5))
    hints = [desk.hint(seed) for seed in range(5)]
    began = now()
    answers = await asyncio.gather(*(each.answer for each in hints), return_exceptions=True)
    assert [type(each) for each in answers] == [list, list, list, TooLate, TooLate]
    assert now() - began == pytest.approx(3.0), "what was begun in time is thought to its end"
    assert [seed for _, seed in desk.slow.begun] == [0, 1, 2]


@reaches("move_wait_seconds")
async def test_a_move_does_not_wait_for_ever() -> None:
    desk = Desk(replace(UNBOUNDED, move_wait_seconds=1.5))
    moves = [desk.move(seed) for seed in range(3)]
    answers = await asyncio.gather(*(each.answer for each in moves), return_exceptions=True)
    assert [type(each) for each in answers] == [str, str, TooLate]


async def test_what_nobody_waits_for_is_not_thought_of() -> None:
    desk = Desk()
    first, second, third = (desk.hint(seed) for seed in range(3))
    waiting = asyncio.ensure_future(second.answer)
    await settle()
    waiting.cancel()
    await settle()
    assert +desk.metrics.waiting == {"hint": 1}
    await third
    assert [seed for _, seed in desk.slow.begun] == [0, 2]
    assert first.answer.done()


async def test_a_process_is_busy_until_it_has_ended_even_if_nobody_waits_for_it() -> None:
    desk = Desk()
    first, second = desk.move(1), desk.move(2)
    await asyncio.sleep(0.5)
    first.answer.cancel()
    await settle()
    assert desk.slow.busy == 1
    assert desk.slow.begun == [("move", 1)]
    assert await second == "draw"


async def test_only_what_was_not_begun_can_be_withdrawn() -> None:
    desk = Desk()
    first, second = desk.hint(1), desk.hint(2)
    for each in (first, second):
        each.withdraw(ValueError("moved on"))
    assert await first == []
    with pytest.raises(ValueError, match="moved on"):
        await second
    assert desk.slow.begun == [("hint", 1)]


async def test_a_thought_that_fails_leaves_the_process_to_the_next() -> None:
    desk = Desk()
    first, second = desk.move(-1), desk.move(2)
    with pytest.raises(RuntimeError, match="no process"):
        await first
    assert await second == "draw"
    gone = desk.move(-3)
    await settle()
    gone.answer.cancel()
    assert await desk.move(4) == "draw"


@reaches("reviews_waiting_per_address", "reviews_waiting")
async def test_moves_and_hints_wait_for_no_review_and_only_so_many_reviews_wait() -> None:
    desk = Desk(replace(UNBOUNDED, reviews_waiting_per_address=2, reviews_waiting=3))
    for seat in range(3):  # the first is being worked out
        desk.review(seat)
    with pytest.raises(Full):
        desk.review(3)
    last = desk.review(4, *STRANGER)
    desk.review(5, "third", "u")  # in the place of one of the first address
    with pytest.raises(Full):
        desk.review(6, "fourth", "u")
    began = now()
    assert await desk.move(6) == "draw"
    assert now() - began == pytest.approx(1.0)
    began = now()
    assert await desk.hint(7) == []
    assert now() - began == pytest.approx(1.0)
    assert await last == b"record"
    assert [seat for kind, seat in desk.slow.begun if kind == "review"][:3] == [0, 1, 4]


async def test_a_review_that_is_stopped_leaves_its_process_to_the_next() -> None:
    desk = Desk()
    first, second, third = (desk.review(seat) for seat in range(3))
    await asyncio.sleep(0.5)
    first.stop()
    second.stop()
    began = now()
    assert await third == b"record"
    assert now() - began == pytest.approx(1.0)
    assert [seat for _, seat in desk.slow.begun] == [0, 2]
    await settle()
    assert desk.slow.busy == 0
    assert desk.metrics.waiting["review"] == 0


# --------------------------------------------------------------------- when the queue is full


async def test_eight_addresses_that_fill_a_queue_keep_no_stranger_out_of_it() -> None:
    settings = Settings()
    assert settings.reviews_waiting == 8 * settings.reviews_waiting_per_address
    desk = Desk(settings)
    desk.review(0, address="first")
    attack = [desk.review(seat, address=f"a{seat % 8}", table=f"t{seat}") for seat in range(64)]
    stranger = desk.review(1, *STRANGER)
    await settle()
    given_way = [each for each in attack if each.answer.done()]
    assert len(given_way) == 1
    assert isinstance(given_way[0].answer.exception(), Full)
    with pytest.raises(Full):  # who gave way and asks again does not come back in its place
        desk.review(2, address=given_way[0].asker.address)
    began = now()
    assert await stranger == b"record"
    assert now() - began == pytest.approx(10.0)  # the one under way, one of each address, its own
