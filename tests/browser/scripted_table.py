"""Tables that only the test moves: their socket is answered here, and no server is asked."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from browser.page_host import PageHost
from browser.visitor import Visitor

LONG = 25
INVENTED = {"review": "off"}
"""Rounds that nobody played cannot be looked back at."""


class ScriptedSocket:
    """The socket of a page: answers its hello, and stores all other messages."""

    def __init__(self, visitor: Visitor, page_host: PageHost, **scene: Any) -> None:
        self.page = visitor.page
        self.sent: list[dict[str, Any]] = []
        """The messages of the page after its hello; none of them is answered by itself."""
        self.view: dict[str, Any] = {}
        self.is_open = True
        """Whether a connection is accepted."""
        self._lines = 0
        self._page_host = page_host
        self._scene = scene
        self._route: WebSocketRoute
        self.page.route_web_socket("**/ws/*", self._accept)

    @property
    def acts(self) -> list[dict[str, Any]]:
        """The actions of the player, as they were sent."""
        return [message for message in self.sent if message["type"] == "act"]

    def _accept(self, route: WebSocketRoute) -> None:
        if not self.is_open:
            route.close()
            return
        self._route = route
        table = route.url.rpartition("/")[2]
        route.on_message(lambda text: self._receive(table, json.loads(text)))

    def _receive(self, table: str, message: dict[str, Any]) -> None:
        if message["type"] != "hello":
            self.sent.append(message)
            return
        welcome = self._page_host.welcome(table)
        self.view = welcome["view"] | self._scene
        self._route.send(json.dumps({**welcome, "view": self.view}))

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message to the page."""
        self._route.send(json.dumps({"type": kind, **fields}))

    def update(self, *events: dict[str, Any], **scene: Any) -> None:
        """Send events, and the view after them."""
        self._scene |= scene
        self.view = {**self.view, **scene, "version": self.view["version"] + 1}
        self.send("update", version=self.view["version"], events=events, view=self.view)

    def say(self, text: str, seat: int = 0) -> None:
        """Send a line of the chat."""
        self._lines += 1
        name = self.view["players"][seat]["name"]
        self.send("said", number=self._lines, at=0, seat=seat, name=name, text=text)

    def close(self) -> None:
        """Cut the connection, for good."""
        self.is_open = False
        self._route.close()


def show_view(visitor: Visitor, page_host: PageHost, **scene: Any) -> ScriptedSocket:
    """Have the table that is opened next look like this."""
    return ScriptedSocket(visitor, page_host, **INVENTED | scene)


class ScriptedTable(ScriptedSocket):
    """A table whose answers to actions are chosen by the test."""

    def __init__(self, visitor: Visitor, page_host: PageHost, **scene: Any) -> None:
        super().__init__(visitor, page_host, **INVENTED | scene)

    def take(self) -> None:
        """Acknowledge the last action; its update is still to come."""
        self.send("ack", id=self.acts[-1]["id"], version=self.view["version"] + 1)

    def refuse(self, reason: str) -> None:
        """Refuse the last action."""
        version = self.view["version"]
        fields = {"reason": reason, "message": "", "version": version, "view": self.view}
        self.send("refused", id=self.acts[-1]["id"], **fields)


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
