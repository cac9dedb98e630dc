"""Brings someone at a terminal to a table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from io import TextIOWrapper
from threading import Thread

from ..words import Words
from .app import TableApp
from .here import table_here
from .line import NetAddress, TableAddress
from .plain import Plain
from .session import Session
from .telling import Telling

PAUSE = 0.05


@asynccontextmanager
async def address_of(
    link: str | None,
    name: str,
    table: Mapping[str, object],
    bots: Mapping[str, str] | None = None,
) -> AsyncIterator[TableAddress]:
    """Where the table is: at the link's server, or a new one in this process, with these bots."""
    if link:
        yield await asyncio.to_thread(NetAddress.of, link, name)
        return
    async with table_here({"name": name, **table}, bots=bots) as address:
        yield address


async def play_plainly(address: TableAddress, words: Words) -> int:
    """A dialogue on standard input and output."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # a letter that cannot be read or written is no end
            stream.reconfigure(errors="replace")
    session = Session(address, Telling(words, lit=False), lambda events: talk.changed(events))
    talk = Plain(session, write_line, address.seat_link, sys.stdin.isatty())
    loop = asyncio.get_running_loop()

    def read() -> None:
        with suppress(RuntimeError):  # the dialogue is over, and its loop with it
            for line in sys.stdin:
                loop.call_soon_threadsafe(talk.typed, line)
                while talk.full:
                    time.sleep(PAUSE)
            loop.call_soon_threadsafe(talk.typed, None)

    # A thread, because one that waits for a line may go on waiting when all else is over.
    Thread(target=read, daemon=True).start()
    stay = asyncio.create_task(session.run())
    talking = asyncio.create_task(talk.run())
    await asyncio.wait({stay, talking}, return_when=asyncio.FIRST_COMPLETED)
    await session.close()
    for task in (stay, talking):
        task.cancel()
    if talking.done() and not talking.cancelled():
        talking.result()
        return 0
    write_line(stay.result())
    return 1


def write_line(line: str) -> None:
    """Writes a line that is read at once."""
    print(line, flush=True)


async def play_on_screen(address: TableAddress, words: Words, ascii: bool) -> int:
    """The table on the whole terminal."""
    app = TableApp(address, words, ascii)
    await app.run_async()
    await app.session.close()
    if address.seat_link:
        print(words("plain-seat", link=address.seat_link))
    return app.status
