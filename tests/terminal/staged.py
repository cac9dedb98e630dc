"""A table that tells what a test wants it to tell, and screens read back as text."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from mexican_train.terminal.app import TableApp
from mexican_train.terminal.line import Gone, Keys
from mexican_train.terminal.telling import View
from mexican_train.words import Words

COLOURS = ("red", "blue", "green", "orange", "purple", "teal", "pink", "brown")
NAMES = ("Ada", "Bruno", "Cleo", "Dag", "Elsa", "Felix", "Greta", "Hugo")
CELL = 12.2
SMALL, LARGE = (80, 24), (140, 45)
PATIENCE = 20.0


LOBBY: dict[str, Any] = {
    **{"phase": "lobby", "engine": None, "turn": None, "round": 0, "match": 0, "boneyard": 0},
    **{"hand": [], "counts": [], "trains": [], "mexican": [], "markers": [], "legal": []},
    **{"scores": [], "totals": []},
}
"""What a view has before the first match."""


def view(players: int = 3, **changes: Any) -> View:
    """A round under way, seat 0 to play; `changes` replace fields."""
    seats = [
        {"name": NAMES[seat], "colour": COLOURS[seat], "bot": None, "stand_in": None}
        | {"connected": True, "taken": True}
        for seat in range(players)
    ]
    plain: View = {
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
        "seed": None,
    }
    return {**plain, **changes}


class StagedTable:
    """Where a staged table is: a place, and at once the only line to it."""

    def __init__(self, first: View, seat_link: str | None = None) -> None:
        self.seat_link = seat_link
        self.keys = Keys("k7qf3m22", "token", "invite")
        self.said: list[dict[str, Any]] = []
        self.view = first
        self.history: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self._out: asyncio.Queue[dict[str, Any] | Gone] = asyncio.Queue()

    async def open(self) -> StagedTable:
        """Comes to the table."""
        return self

    async def say(self, message: dict[str, Any]) -> None:
        """Remembers what was said, and welcomes who says hello."""
        self.said.append(message)
        if message["type"] == "hello":
            welcome = {"type": "welcome", "seat": self.view["seat"], "now": 0.0, "chat": self.chat}
            version = self.view["version"]
            self.tell(**welcome, version=version, invite="invite", view=self.view)
        if message["type"] == "history":
            self.tell(type="history", id=message["id"], events=self.history)

    def tell(self, **message: Any) -> None:
        """Tells something."""
        self._out.put_nowait(message)

    def update(self, *events: dict[str, Any], **changes: Any) -> None:
        """The table moves on."""
        self.view = {**self.view, "version": self.view["version"] + 1, **changes}
        version = self.view["version"]
        self.tell(type="update", version=version, events=list(events), view=self.view)

    def cut(self, code: int = 1006) -> None:
        """Cuts the line."""
        self._out.put_nowait(Gone(code))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        told = await self._out.get()
        if isinstance(told, Gone):
            raise told
        return told

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


Act = Callable[[Pilot[Any], StagedTable], Awaitable[None]]


def at_table(table: StagedTable, act: Act, size: tuple[int, int] = SMALL, **how: Any) -> None:
    """Does something at a screen of this size."""

    async def run() -> None:
        app = TableApp(table, Words(how.pop("language", "en")), **how)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot, table)

    asyncio.run(run())


def shown(pilot: Pilot[Any]) -> str:
    """What the screen shows, as one text."""
    return "\n".join(screen(pilot.app))


async def until(pilot: Pilot[Any], come: Callable[[], bool]) -> None:
    """Waits for something to come about on the screen."""
    async with asyncio.timeout(PATIENCE):
        while not come():
            await pilot.pause(0.02)
