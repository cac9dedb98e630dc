"""What is worked out in the background is there for whoever asks again, however soon they ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from computing import ComputesAtOnce

from mexican_train.bots.hint import Hint
from mexican_train.protocol.reasons import Refused
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.fair_queue import Asker
from mexican_train.server.room.studies import Progress, Studies
from mexican_train.server.room.thinking import Thinking
from mexican_train.server.settings import Settings
from mexican_train.server.table.studies import Kind, Study

if TYPE_CHECKING:
    from mexican_train.rules.view import View

PAR = Study(Kind.PAR, b"a deal")
ASKER = Asker("a", "t")


class Told(ComputesAtOnce):
    """A thinker that answers when it is told to."""

    moves_at_once = hints_at_once = reviews_at_once = 1

    def __init__(self) -> None:
        self.answers: list[asyncio.Future[bytes]] = []

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        raise NotImplementedError

    async def hint(self, view: View, seed: int) -> list[Hint]:
        raise NotImplementedError

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.answers.append(answer)
        return await answer


def studies_of(thinker: Told, settings: Settings | None = None) -> Studies:
    settings = settings or Settings()
    return Studies(Thinking(thinker, settings, Metrics()), settings)


async def turns_of_the_loop(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("turns", range(8))
def test_what_was_answered_once_is_not_worked_out_again(turns: int) -> None:
    """Also for those who ask between its end and the moment when everybody has heard of it."""

    async def story() -> None:
        thinker = Told()
        studies = studies_of(thinker)
        assert isinstance(await studies.ask(PAR, ASKER), Progress)
        await turns_of_the_loop(8)
        thinker.answers[0].set_result(b"62")
        await turns_of_the_loop(turns)
        first = await studies.ask(PAR, ASKER)
        if not isinstance(first, Progress):
            assert [first, await studies.ask(PAR, ASKER)] == [b"62", b"62"]
        await turns_of_the_loop(8)
        assert await studies.ask(PAR, ASKER) == b"62"
        assert len(thinker.answers) == 1

    asyncio.run(story())


async def test_what_gave_way_to_another_address_is_refused_and_may_be_asked_for_again() -> None:
    thinker = Told()
    studies = studies_of(thinker, Settings(reviews_waiting=3))
    wanted = [Study(Kind.PAR, str(number).encode()) for number in range(4)]
    for each in wanted:
        await studies.ask(each, ASKER)
    assert isinstance(await studies.ask(PAR, Asker("b", "t")), Progress)
    with pytest.raises(Refused) as refused:
        await studies.ask(wanted[3], ASKER)
    assert refused.value.reason == "reviews_busy"
    await turns_of_the_loop(8)
    thinker.answers[0].set_result(b"the first")
    await turns_of_the_loop(8)
    assert isinstance(await studies.ask(wanted[3], ASKER), Progress)


async def test_what_gave_way_at_one_address_begins_for_another_that_asks_for_it() -> None:
    studies = studies_of(Told(), Settings(reviews_waiting=3))
    for number in range(3):
        await studies.ask(Study(Kind.PAR, str(number).encode()), ASKER)
    await studies.ask(PAR, ASKER)
    await studies.ask(Study(Kind.PAR, b"a stranger's"), Asker("b", "t"))
    assert isinstance(await studies.ask(PAR, Asker("c", "t")), Progress)


async def test_what_one_address_asked_for_last_of_many_comes_soon_for_another_address() -> None:
    thinker = Told()
    studies = studies_of(thinker)
    for number in range(6):
        await studies.ask(Study(Kind.PAR, str(number).encode()), ASKER)
    await studies.ask(PAR, ASKER)
    await studies.ask(PAR, Asker("b", "t"))
    for _ in range(3):  # the first, one more of that address, and this
        await turns_of_the_loop(8)
        thinker.answers[-1].set_result(b"62")
        await turns_of_the_loop(8)
    assert await studies.ask(PAR, Asker("b", "t")) == b"62"


async def test_a_review_that_failed_is_refused_once_and_then_begins_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinker = Told()
    studies = studies_of(thinker)
    await studies.ask(PAR, ASKER)
    await turns_of_the_loop(8)
    with caplog.at_level(logging.ERROR, "mexican_train.server"):
        thinker.answers[0].set_exception(RuntimeError("killed"))
        await turns_of_the_loop(8)
    assert caplog.messages == ["review_failed"]
    with pytest.raises(Refused) as refused:
        await studies.ask(PAR, ASKER)
    assert refused.value.reason == "review_failed"
    assert isinstance(await studies.ask(PAR, ASKER), Progress)
