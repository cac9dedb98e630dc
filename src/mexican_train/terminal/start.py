"""Brings someone at a terminal to a table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from threading import Thread

from ..words import Words
from .app import TableApp
from .here import table_here
from .line import NetPlace, Place
from .plain import Plain
from .session import Session
from .telling import Telling


@asynccontextmanager
async def place_of(
    link: str | None, name: str, table: Mapping[str, object]
) -> AsyncIterator[Place]:
    """Where the table is: at the link's server, or a new one in this process."""
    if link:
        yield await asyncio.to_thread(NetPlace.of, link, name)
        return
    async with table_here({"name": name, **table}) as place:
        yield place


async def play_plainly(place: Place, words: Words) -> int:
    """A dialogue on standard input and output."""
    telling = Telling(words)
    session = Session(place, telling, lambda events: talk.changed(events))
    talk = Plain(session, lambda line: print(line, flush=True), place.seat_link)
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(talk.typed, line)
        loop.call_soon_threadsafe(talk.typed, None)

    # A thread, because one that waits for a line may go on waiting when all else is over.
    Thread(target=read, daemon=True).start()
    stay = asyncio.create_task(session.run())
    talking = asyncio.create_task(talk.run())
    await asyncio.wait({stay, talking}, return_when=asyncio.FIRST_COMPLETED)
    closed = not talking.done()
    if closed:
        print(words("plain-closed"))
    await session.close()
    for task in (stay, talking):
        task.cancel()
    return 1 if closed else 0


async def play_on_screen(place: Place, words: Words, ascii: bool) -> int:
    """The table on the whole terminal."""
    app = TableApp(place, words, ascii)
    status = await app.run_async()
    await app.session.close()
    if place.seat_link:
        print(words("plain-seat", link=place.seat_link))
    return status or 0
