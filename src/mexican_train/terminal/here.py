"""A table in this very process: the server's own hall and rooms, without a network."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ..protocol import client_messages as m
from ..protocol.reasons import Refused
from ..protocol.server_messages import ServerMessage
from ..server.metrics import Metrics
from ..server.room.hall import Hall
from ..server.room.own_bot_processes import OwnBotProcesses
from ..server.room.processes import ProcessThinker
from ..server.room.services import Services
from ..server.room.visit import Visit
from ..server.settings import Settings
from ..server.store.sqlite import SqliteStore
from .line import Gone, Line, LineError, TableSecrets, understood

ADDRESS = "here"
OWN_TABLE = Settings(hints=1_000_000)
"""Limits of hints protect a server from visitors; a private table needs none."""


class Heard:
    """What a table tells, waiting to be heard."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | Gone] = asyncio.Queue()

    def send(self, text: str) -> None:
        """The table tells something."""
        self.queue.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        """The table ends the connection."""
        self.queue.put_nowait(Gone(code))


class HereLine:
    """A connection to a table in this process."""

    def __init__(self, hall: Hall, table: str) -> None:
        self._heard = Heard()
        self._visit = Visit(hall, table, ADDRESS, self._heard)

    async def say(self, message: m.Message) -> None:
        """Sends a message; the first one is a hello."""
        await self._visit.receive(msgspec.json.encode(message))

    async def hear(self) -> ServerMessage:
        """The next message."""
        message: ServerMessage | None = None
        while message is None:
            heard = await self._heard.queue.get()
            if isinstance(heard, Gone):
                raise heard
            message = understood(heard)
        return message

    async def close(self) -> None:
        """Hangs up."""
        await self._visit.depart()


class HereAddress:
    """A table in this process."""

    def __init__(self, hall: Hall, secrets: TableSecrets) -> None:
        self._hall = hall
        self.secrets = secrets

    @property
    def seat_link(self) -> str | None:
        """There is no way back to a table that ends with this process."""
        return self.link_with(self.secrets.token)

    def link_with(self, token: str | None) -> str | None:
        """No token opens it from outside."""
        return None

    async def open(self) -> Line:
        """A new line to the table."""
        return HereLine(self._hall, self.secrets.table)


@asynccontextmanager
async def table_here(
    options: dict[str, object],
    settings: Settings | None = None,
    bots: Mapping[str, str] | None = None,
) -> AsyncIterator[HereAddress]:
    """A new table in this process, as `POST /api/tables` would make it; gone when one leaves.

    `bots` are those there are besides ours, by name.
    """
    settings = settings or OWN_TABLE
    with TemporaryDirectory(prefix="mexican-train-") as folder:
        store = SqliteStore(Path(folder) / "table.sqlite3", settings.busy_seconds)
        thinker = ProcessThinker(settings)
        chance = random.SystemRandom()
        clocks = (time.monotonic, time.time)
        metrics = Metrics()
        own_bots = OwnBotProcesses(bots or {}, settings, metrics)
        services = Services(
            *(store, thinker, settings, metrics, *clocks, chance), key=store.key, own_bots=own_bots
        )
        hall = Hall(services)
        try:
            made = await hall.make(m.read_new_table(msgspec.json.encode(options)), ADDRESS)
            yield HereAddress(hall, TableSecrets(made.table, made.token, made.invite))
        except Refused as refused:
            raise LineError(refused.sentence) from None
        finally:
            await hall.close()
            await own_bots.close()
            thinker.close()
            store.close()
