"""A table in this very process: the server's own hall and rooms, without a network."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from ..server.metrics import Metrics
from ..server.room.hall import Hall
from ..server.room.place import Place
from ..server.room.room import Services
from ..server.room.thinkers import ProcessThinker
from ..server.settings import Settings
from ..server.store.sqlite import SqliteStore
from ..server.table import messages as m
from ..server.table.refused import Refused
from .line import Gone, Keys, Line, LineError

ADDRESS = "here"


class Ear:
    """A connection as a room sees it: what it is told waits in a queue."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.heard: asyncio.Queue[str | Gone] = asyncio.Queue()

    def send(self, *texts: str) -> None:
        """The room tells something."""
        for text in texts:
            self.heard.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        """The room ends the connection."""
        self.heard.put_nowait(Gone(code))


class HereLine:
    """A connection to a table in this process."""

    def __init__(self, hall: Hall, table: str) -> None:
        self._hall = hall
        self._table = table
        self._ear = Ear()
        self._room: Place | None = None

    async def say(self, message: dict[str, Any]) -> None:
        """Sends a message; the first one is a hello."""
        text = json.dumps(message)
        if self._room is not None:
            await self._room.receive(self._ear, text)
            return
        hello = m.read_message(text)
        assert isinstance(hello, m.Hello)
        self._room = await self._hall.enter(self._table, self._ear, hello, ADDRESS)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        heard = await self._ear.heard.get()
        if isinstance(heard, Gone):
            raise heard
        message: dict[str, Any] = json.loads(heard)
        return message

    async def close(self) -> None:
        """Hangs up."""
        if self._room is not None:
            await self._room.depart(self._ear)


class HerePlace:
    """A table in this process."""

    def __init__(self, hall: Hall, keys: Keys) -> None:
        self._hall = hall
        self.keys = keys

    @property
    def seat_link(self) -> str | None:
        """There is no way back to a table that ends with this process."""
        return None

    async def open(self) -> Line:
        """A new line to the table."""
        return HereLine(self._hall, self.keys.table)


@asynccontextmanager
async def table_here(
    options: dict[str, object], settings: Settings | None = None
) -> AsyncIterator[HerePlace]:
    """A new table in this process, as `POST /api/tables` would make it; gone when one leaves."""
    settings = settings or Settings()
    with TemporaryDirectory(prefix="mexican-train-") as folder:
        store = SqliteStore(Path(folder) / "table.sqlite3", settings.busy_seconds)
        thinker = ProcessThinker(settings.workers, settings.think_seconds)
        chance = random.SystemRandom()
        hall = Hall(Services(store, thinker, settings, Metrics(), time.time, chance))
        try:
            made = await hall.make(m.read_new_table(msgspec.json.encode(options)), ADDRESS)
            yield HerePlace(hall, Keys(made.table, made.token, made.invite))
        except Refused as refused:
            raise LineError(refused.sentence) from None
        finally:
            await hall.close()
            thinker.close()
            store.close()
