"""Someone who answers the dialogue line by line as a script tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from mexican_train.protocol.events import Happening
from mexican_train.terminal.line import TableAddress
from mexican_train.terminal.plain import Plain
from mexican_train.terminal.session import Session
from mexican_train.terminal.telling import Telling
from mexican_train.words import Words

LONG = 60.0


class Script:
    """Someone who answers a dialogue; `said` is all that was written so far."""

    def __init__(self, address: TableAddress, language: str = "en", person: bool = False) -> None:
        self.words = Words(language)
        self.said: list[str] = []
        telling = Telling(self.words, lit=False)
        self.session = Session(address, telling, self._change)
        self.talk = Plain(self.session, self._hear, address.seat_link, person)
        self.answer: Callable[[str], str | None] = lambda line: None
        self._news = asyncio.Event()

    def _change(self, events: Sequence[Happening]) -> None:
        self.talk.changed(events)
        self._news.set()

    def _hear(self, line: str) -> None:
        self.said.append(line)
        self._news.set()
        answer = self.answer(line)
        if answer is not None:
            self.talk.typed(answer)

    async def until(self, check: Callable[[], object]) -> None:
        """Wait until something is so; the session's events and lines let it look again."""
        while not check():
            self._news.clear()
            await self._news.wait()

    async def run(self, until: Callable[[str], bool] = lambda line: False) -> None:
        """Talks until it says good-bye, or a line like this was written."""
        stay = asyncio.create_task(self.session.run())
        talking = asyncio.create_task(self.talk.run())
        found = asyncio.create_task(self.until(lambda: any(map(until, self.said))))
        try:
            async with asyncio.timeout(LONG):
                await asyncio.wait({talking, found}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (stay, talking, found):
                task.cancel()
            await self.session.close()


def first_choice(words: Words) -> Callable[[str], str | None]:
    """Types 1 whenever a number is asked for."""
    asked = {words("plain-choose", count=count) for count in range(1, 60)}
    return lambda line: "1" if line in asked else None


async def comes(script: Script, line: str) -> None:
    """Wait until a line was written."""
    await script.until(lambda: line in script.said)


@asynccontextmanager
async def staged(table: TableAddress, **how: Any) -> AsyncIterator[Script]:
    """Talks at a staged table from where it has said what there is to do until one quits."""
    script = Script(table, **how)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(script.run())
        async with asyncio.timeout(LONG):
            while not script.said:
                await asyncio.sleep(0.01)
            yield script
        script.talk.typed("quit")
