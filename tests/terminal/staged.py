"""A table that tells what a test wants it to tell, and screens read back as text."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from textual.app import App
from textual.pilot import Pilot

from mexican_train.protocol.client_messages import Message
from mexican_train.protocol.number import PROTOCOL
from mexican_train.protocol.server_messages import ServerMessage
from mexican_train.terminal.app import TableApp
from mexican_train.terminal.line import Gone, TableSecrets, understood
from mexican_train.words import Words

COLOURS = ("red", "blue", "green", "orange", "purple", "teal", "pink", "brown")
NAMES = ("Ada", "Bruno", "Cleo", "Dag", "Elsa", "Felix", "Greta", "Hugo")
CELL = 12.2
SMALL, LARGE = (80, 24), (140, 45)
PATIENCE = 60.0
"""Seconds of the clock that jumps."""


Json = dict[str, Any]
"""A view, an event or a message, as it goes over the wire."""

LOBBY: Json = {
    **{"phase": "lobby", "engine": None, "turn": None, "round": 0, "match": 0, "boneyard": 0},
    **{"hand": [], "counts": [], "trains": [], "mexican": [], "markers": [], "legal": []},
    **{"scores": [], "totals": []},
}
"""What a view has before the first match."""


def view(players: int = 3, **changes: Any) -> Json:
    """A round under way, seat 0 to play; `changes` replace fields."""
    seats = [
        {"name": NAMES[seat], "colour": COLOURS[seat], "bot": None, "stand_in": None}
        | {"connected": True, "taken": True}
        for seat in range(players)
    ]
    plain: Json = {
        **{"table": "k7qf3m22", "seat": 0, "version": 7, "phase": "playing", "host": 0},
        **{"players": seats, "sheet": "nordic", "rules": {}, "rounds": 13, "clock": None},
        **{"hints": True, "chat": "all", "public": False, "paused": False, "deadline": None},
        **{"match": 1, "ready": [], "agreed": [], "round": 2, "engine": 12, "engine_player": None},
        **{"first": 0, "turn": 0, "hand": ["5-12", "3-5", "0-0", "9-11"], "hands": None},
        **{"counts": [4] + [6] * (players - 1), "boneyard": 20, "mexican": ["12-1", "1-7"]},
        **{"trains": [["12-5"], ["12-12", "12-3"]] + [[] for _ in range(players - 2)]},
        **{"markers": [1], "open_double": None, "open_doubles": [], "follow_up": None},
        **{"drawn": False, "series": False, "blocked": False, "calls": []},
        **{"legal": ["3-5@0", "3-5@1"], "scores": [[0] * players], "totals": [0] * players},
        **{"winners": [], "round_winners": [], "commitment": "", "next_commitment": ""},
        **{"seed": None, "worth": None},
    }
    return {**plain, **changes}


class StagedTable:
    """Where a staged table is: a place, and at once the only line to it."""

    def __init__(self, first: Json, seat_link: str | None = "http://x/t/y#seat=z") -> None:
        self.seat_link = seat_link
        self.secrets = TableSecrets("k7qf3m22", "token", "invite")
        self.said: list[Json] = []
        self.view = first
        self.history: list[Json] = []
        self.former: list[Json] = []
        self.chat: list[Json] = []
        self.speaks = [PROTOCOL]
        self._out: asyncio.Queue[str | Gone] = asyncio.Queue()
        self._reachable = asyncio.Event()
        self._reachable.set()

    def link_with(self, token: str | None) -> str | None:
        """The same with another token."""
        return self.seat_link and f"{self.seat_link}={token}"

    async def open(self) -> StagedTable:
        """Comes to the table, as soon as it can be reached."""
        await self._reachable.wait()
        return self

    async def say(self, message: Message) -> None:
        """Remembers what was said, and welcomes who says hello."""
        said: Json = msgspec.to_builtins(message)
        self.said.append(said)
        version = self.view["version"]
        if said["type"] == "hello" and said["protocol"] not in self.speaks:
            refused = {"type": "refused", "id": None, "reason": "protocol", "message": "no"}
            self.tell(**refused, speaks=self.speaks)
            self.cut(4426)
        elif said["type"] == "hello":
            welcome = {"type": "welcome", "seat": self.view["seat"], "now": 0.0, "chat": self.chat}
            secrets = {"invite": "invite", "code": None}
            self.tell(**welcome, **secrets, version=version, view=self.view)
        if said["type"] == "history":
            known = {"events": self.history, "former": self.former}
            self.tell(type="history", id=said["id"], version=version, **known)

    def tell(self, **message: Any) -> None:
        """Tells something."""
        self.tell_text(json.dumps(message))

    def tell_text(self, text: str) -> None:
        """Tells whatever this is."""
        self._out.put_nowait(text)

    def update(self, *events: Json, **changes: Any) -> None:
        """The table moves on."""
        self.view = {**self.view, "version": self.view["version"] + 1, **changes}
        version = self.view["version"]
        self.tell(type="update", version=version, events=list(events), view=self.view)

    def cut(self, code: int = 1006) -> None:
        """Cuts the line."""
        self._out.put_nowait(Gone(code))

    def lose(self, code: int = 1006) -> None:
        """Cuts the line until it is mended, so that whoever looks seldom sees it too."""
        self._reachable.clear()
        self.cut(code)

    def mend(self) -> None:
        """Lets people come again."""
        self._reachable.set()

    async def hear(self) -> ServerMessage:
        """The next message."""
        message: ServerMessage | None = None
        while message is None:
            told = await self._out.get()
            if isinstance(told, Gone):
                raise told
            message = understood(told)
        return message

    async def close(self) -> None:
        """Hangs up."""

    @property
    def acts(self) -> list[str]:
        """The actions that were asked for."""
        return [message["action"] for message in self.said if message["type"] == "act"]


def screen(app: App[Any]) -> list[str]:
    """What the screen shows, line by line."""
    rows: dict[int, list[str]] = {}
    picture = app.export_screenshot()
    for x, line, text in re.findall(
        r'<text[^>]* x="([\d.]+)"[^>]*line-(\d+)\)"[^>]*>([^<]*)</text>', picture
    ):
        row = rows.setdefault(int(line), [])
        place = round(float(x) / CELL)
        row += [" "] * (place - len(row))
        row[place:] = html.unescape(text).replace("\xa0", " ")
    return ["".join(rows.get(number, [])).rstrip() for number in range(max(rows, default=-1) + 1)]


@asynccontextmanager
async def at_table(
    table: StagedTable, size: tuple[int, int] = SMALL, language: str = "en", **how: Any
) -> AsyncIterator[tuple[Pilot[Any], StagedTable]]:
    """Someone at a screen of this size, and the table it shows."""
    async with TableApp(table, Words(language), **how).run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, table


def shown(pilot: Pilot[Any]) -> str:
    """What the screen shows, as one text."""
    return "\n".join(screen(pilot.app))


async def until(pilot: Pilot[Any], come: Callable[[], bool]) -> None:
    """Waits for something to come about on the screen."""
    async with asyncio.timeout(PATIENCE):
        while not come():
            await pilot.pause(0.02)


async def click_on(pilot: Pilot[Any], text: str) -> None:
    """Clicks on what the screen shows."""
    row, line = next((row, line) for row, line in enumerate(screen(pilot.app)) if text in line)
    await pilot.click(offset=(line.index(text), row))
