"""People who play on through all that happens to servers, as their pages do, and note silences."""

from __future__ import annotations

import asyncio
import random
import ssl
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mexican_train.terminal.line import Returning

from .table_load import Acknowledged

THINKS = (0.05, 0.25)
"""Seconds that one thinks, so that a table is silent for a quarter of a second usually."""
UNANSWERED, QUIET = 6.0, 24.0
"""Seconds after which a page takes its connection for dead: when it waits for an answer, or not."""
PASSING = ("storage", "unreachable")
TAP_AGAIN = 0.25


class Table:
    """A table: when something was acknowledged there, and what."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.times: list[float] = [time.monotonic()]
        self.acknowledged: list[tuple[int, str, int]] = []

    def silence(self, since: float) -> float:
        """The longest time without an acknowledgement that ended after some moment, or has not."""
        times = [*self.times, time.monotonic()]
        pairs = pairwise(times)
        return max(after - before for before, after in pairs if after > since)


class People:
    """Everybody at all tables, who come through any of the balancers."""

    def __init__(self, addresses: Sequence[str], tables: dict[str, list[str]]) -> None:
        self.addresses = addresses
        self.tables = {name: Table(name) for name in tables}
        self.resent = 0
        self.over = False
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE
        seats = [
            Person(self, self.tables[name], seat, token)
            for name, tokens in tables.items()
            for seat, token in enumerate(tokens)
        ]
        self._tasks = [asyncio.create_task(person.live()) for person in seats]

    async def play_on(self, moves: int, within: float) -> None:
        """Waits until so many more moves are acknowledged at every table."""
        wanted = {table: len(table.times) + moves for table in self.tables.values()}
        async with asyncio.timeout(within):
            while any(len(table.times) < count for table, count in wanted.items()):
                self.look()
                await asyncio.sleep(0.05)

    def look(self) -> None:
        """Raises what went wrong with any of them."""
        for task in self._tasks:
            if task.done() and not self.over:
                task.result()

    def acknowledged(self) -> Acknowledged:
        """All that anybody was told is done."""
        return {name: table.acknowledged for name, table in self.tables.items()}

    async def go(self) -> None:
        """Everybody goes."""
        self.over = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Person:
    """One seat: what it wants is sent again, under the same id, until it is answered."""

    def __init__(self, people: People, table: Table, seat: int, token: str) -> None:
        self._people, self._table, self._seat, self._token = people, table, seat, token
        self._pending: dict[str, Any] | None = None
        self._view: dict[str, Any] = {}
        self._known = self._sent = 0
        self._returning = Returning()

    async def live(self) -> None:
        """Comes back as often as it takes."""
        while True:
            address = random.choice(self._people.addresses)
            trust = self._people.trust if address.startswith("wss") else None
            with suppress(OSError, EOFError, WebSocketException, TimeoutError):
                async with connect(
                    f"{address}/ws/{self._table.name}",
                    ssl=trust,
                    compression=None,
                    proxy=None,
                    max_size=None,
                    ping_interval=None,
                    close_timeout=0.1,
                ) as line:
                    await self._sit(line)
            await asyncio.sleep(self._returning.wait())

    async def _sit(self, line: ClientConnection) -> None:
        await self._say(line, {"type": "hello", "token": self._token})
        while True:
            async with asyncio.timeout(QUIET if self._pending is None else UNANSWERED):
                message = msgspec.json.decode(await line.recv())
            kind = message["type"]
            self._view = message.get("view") or self._view
            if kind == "welcome":
                self._returning.welcomed()
                if self._pending is not None:
                    self._people.resent += 1
                    await self._say(line, self._pending)
            elif kind == "ack" and self._pending and message["id"] == self._pending["id"]:
                self._table.times.append(time.monotonic())
                acknowledged = (self._seat, message["id"], message["version"])
                self._table.acknowledged.append(acknowledged)
                self._known, self._pending = message["version"], None
            elif kind == "refused" and self._pending and message["id"] == self._pending["id"]:
                if message["reason"] in PASSING:
                    await asyncio.sleep(TAP_AGAIN)
                    await self._say(line, self._pending)
                else:
                    self._pending = None
            if self._pending is None and self._view.get("version", -1) >= self._known:
                await self._act(line)

    async def _act(self, line: ClientConnection) -> None:
        view = self._view
        wish: dict[str, Any] | None = None
        if view["phase"] == "playing" and view["legal"]:
            wish = {"type": "act", "version": view["version"], "action": view["legal"][0]}
        elif view["phase"] == "round_over" and self._seat not in view["ready"]:
            wish = {"type": "next"}
        if wish is not None:
            await asyncio.sleep(random.uniform(*THINKS))
            self._sent += 1
            self._pending = {**wish, "id": f"s{self._seat}-{self._sent}"}
            await self._say(line, self._pending)

    async def _say(self, line: ClientConnection, message: dict[str, Any]) -> None:
        await line.send(msgspec.json.encode(message).decode())
