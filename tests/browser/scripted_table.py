"""Scenes at a table that would take long to come up: the page is shown another view of it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from browser.visitor import Visitor

LONG = 25
INVENTED = {"review": "off"}
"""Rounds that nobody played cannot be looked back at."""


def show_view(visitor: Visitor, **scene: Any) -> None:
    """Whatever table is opened next looks like this in its first view."""

    def play(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                message["view"] |= INVENTED | scene
            route.send(json.dumps(message))

        server.on_message(tell)

    visitor.page.route_web_socket("**/ws/*", play)


class ScriptedTable:
    """A table that only the test moves: what the page does is noted and goes no further."""

    def __init__(self, visitor: Visitor, **scene: Any) -> None:
        self.acts: list[dict[str, Any]] = []
        """What was tapped, as it was sent; the last one is not answered."""
        self._scene = scene
        self._view: dict[str, Any] = {}
        self._route: WebSocketRoute
        visitor.page.route_web_socket("**/ws/*", self._play)

    def _play(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self._route = route

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                return
            if message["type"] == "welcome":
                self._view = message["view"] | INVENTED | self._scene
                message["view"] = self._view
            route.send(json.dumps(message))

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                self.acts.append(message)
            else:
                server.send(text)

        server.on_message(tell)
        route.on_message(ask)

    def update(self, *events: dict[str, Any], **scene: Any) -> None:
        """Something has happened, and the table looks like this now."""
        self._scene |= scene
        self._view |= {**scene, "version": self._view["version"] + 1}
        self._send("update", version=self._view["version"], events=events, view=self._view)

    def take(self) -> None:
        """What was tapped last is acknowledged; the update is still to come."""
        self._send("ack", id=self.acts[-1]["id"], version=self._view["version"] + 1)

    def refuse(self, reason: str) -> None:
        """What was tapped last is refused."""
        told = {"reason": reason, "message": "", "version": self._view["version"]}
        self._send("refused", id=self.acts[-1]["id"], view=self._view, **told)

    def _send(self, kind: str, **parts: Any) -> None:
        self._route.send(json.dumps({"type": kind, **parts}))


def long_trains(players: int) -> dict[str, Any]:
    """A table of trains of 25 wagons, all open, one with an open double; a hand that fits it."""
    trains = [train(seat) for seat in range(players)]
    trains[-1] = [*train(players)[:-1], "8-8"]
    return {
        **{"phase": "playing", "turn": 0, "engine": 12, "trains": trains, "mexican": train(9)},
        **{"markers": list(range(players)), "open_double": None, "open_doubles": [players - 1]},
        **{"hand": HAND, "counts": [len(HAND)] * players, "follow_up": None, "series": False},
        "legal": ["0-8@M", *(f"0-8@{seat}" for seat in range(players))],
        "totals": [100 * seat + 88 for seat in range(players)],
    }


def train(start: int) -> list[str]:
    """A long train, doubles among its wagons."""
    wagons: list[str] = []
    used: set[frozenset[int]] = set()
    end = 12
    while len(wagons) < LONG:
        double = len(wagons) % 6 == start % 6 and frozenset({end}) not in used
        steps = [end] if double else [(end + start + step) % 13 for step in range(1, 13)]
        end, before = next(pip for pip in steps if double or frozenset({end, pip}) not in used), end
        used.add(frozenset({before, end}))
        wagons.append(f"{before}-{end}")
    return wagons


HAND = [
    *("0-0", "0-8", "1-9", "2-7", "2-12", "3-3", "4-11", "5-6", "6-10", "7-7", "8-12", "9-10"),
    *("10-11", "11-12", "4-9", "5-12"),
]
