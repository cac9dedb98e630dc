"""One table in many situations, one after the other: the page is told that it looks like this now.

Quicker than to open a page for each: `ShownTable` sits between the page and its table.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from real import Server

from browser.scripted_table import HAND, INVENTED, long_trains, train
from browser.visitor import PATIENCE, Visitor

COLOURS = ["red", "blue", "green", "orange", "purple", "teal", "pink", "brown"]
NAMES = ["Ada", "Bruno", "Cleo", "Dag", "Elsa", "Felix", "Greta", "Hugo"]
WIDE_NAME = "W" * 24
STRANGE_NAMES = [
    *(WIDE_NAME, "שירה כהן־לוי", "👩‍👩‍👧‍👦 🚂🚃🚃", "a" * 24),
    *("محمد", "Ýþŕ Ǻ", "李小龍", "i"),
]
EVERY_TILE = [f"{low}-{high}" for high in range(13) for low in range(high + 1)]
NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))"


class ShownTable:
    """A table whose page shows whatever scene is put on."""

    def __init__(self, visitor: Visitor, server: Server) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._line: WebSocketRoute
        self._view: dict[str, Any] = {}
        self._lost = False
        self.asked: list[dict[str, Any]] = []
        """What the page asked of its table; the table is not asked in fact."""
        made = server.make(seats=8, bots=["greedy"] * 7)
        self.page.route_web_socket("**/ws/*", self._sit_between)
        visitor.open_seat(made.table, made.token)
        expect(self.page.locator(".tray")).to_be_visible()

    def _sit_between(self, route: WebSocketRoute) -> None:
        if self._lost:
            route.close()
            return
        server = route.connect_to_server()
        self._line = route

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                self._view = message["view"]
                route.send(text)

        server.on_message(tell)
        route.on_message(lambda text: self._hear(server, text))

    def _hear(self, server: WebSocketRoute, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            server.send(text)
        else:
            self.asked.append(message)

    def show(self, players: int, /, *, wait: bool = True, **scene: Any) -> None:
        """Shows a table of so many."""
        self._view["version"] += 1
        view = {**self._view, **calm(players), **scene}
        self._line.send(json.dumps({"type": "update", "events": [], "view": view}))
        if wait:
            expect(self.page.locator(".plate")).to_have_count(players + 1)
        self.page.evaluate(NEXT_FRAMES)

    def happen(self, players: int, /, *steps: tuple[list[dict[str, Any]], dict[str, Any]]) -> None:
        """These things happen at once, one after the other; each with how it looks then."""
        for events, scene in steps:
            self._view["version"] += 1
            view = {**self._view, **calm(players), **scene}
            self._line.send(json.dumps({"type": "update", "events": events, "view": view}))

    def lose(self) -> None:
        """The connection is lost, for good."""
        self._lost = True
        self._line.close()

    def acted(self, action: str) -> None:
        """Waits until the page asked for this."""
        for _ in range(PATIENCE // 20):
            if any(each.get("action") == action for each in self.asked):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{action} is not among {self.asked}")


def calm(players: int) -> dict[str, Any]:
    """A round that has just begun: no wagon yet, every train closed, the first to play."""
    return {
        **{"seat": 0, "host": 0, "phase": "playing", "turn": 0, "engine": 12, "first": 0},
        **{"players": seated(NAMES[:players]), "trains": [[] for _ in range(players)]},
        **{"mexican": [], "markers": [], "open_double": None, "open_doubles": []},
        **{"follow_up": None, "series": False, "drawn": False, "paused": False, "deadline": None},
        **{"hand": HAND, "hands": None, "counts": [len(HAND)] * players, "boneyard": 17},
        **{"legal": ["2-12@0"], "calls": [], "scores": [], "totals": [0] * players, **INVENTED},
    }


def seated(names: list[str]) -> list[dict[str, Any]]:
    """Players of these names, all of them here."""
    here = {"bot": None, "stand_in": None, "connected": True, "taken": True}
    return [
        {**here, "name": name, "colour": colour}
        for name, colour in zip(names, COLOURS, strict=False)
    ]


def busy(players: int) -> dict[str, Any]:
    """Trains as they are in the middle of a round, some open, a double that binds everyone."""
    lengths = [7, 5, 9, 11, 4, 8, 3, 6][:players]
    trains = [train(seat)[:length] for seat, length in enumerate(lengths)]
    end = trains[1][-1].split("-")[1]
    trains[1].append(f"{end}-{end}")
    fits = f"{end}-10" if int(end) <= 10 else f"10-{end}"
    hand = ["1-9", "2-7", fits, "4-11", "6-6", "0-3", "8-12", "5-5"]
    return {
        **{"trains": trains, "mexican": train(9)[:6], "markers": [1, players - 1]},
        **{"open_double": 1, "open_doubles": [1], "legal": [f"{fits}@1"], "hand": hand},
        **{"counts": [8, 6, 11, 8, 12, 5, 7, 9][:players], "boneyard": 17},
        "totals": [54, 31, 78, 40, 66, 12, 22, 49][:players],
    }


def full(players: int, *, is_open: bool = True) -> dict[str, Any]:
    """Trains of 25 wagons, with or without markers, one with a double that must be closed."""
    scene = long_trains(players)
    return {**scene, "markers": scene["markers"] if is_open else [], "boneyard": 0}
