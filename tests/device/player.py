"""Someone who plays at a table of their own device, over a port as the page has one."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from mexican_train.device.desk import Desk
from mexican_train.protocol.number import PROTOCOL
from mexican_train.server.room.visit import Visit

SMALL = {"max_pip": 6, "hand": 4}


class Port:
    """What a page is told over a connection."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self._came = asyncio.Event()

    def send(self, text: str) -> None:
        self.told.append(json.loads(text))
        self._came.set()

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)
        self._came.set()

    async def more(self) -> None:
        """Waits until something comes."""
        self._came.clear()
        await self._came.wait()

    @property
    def view(self) -> dict[str, Any]:
        """The last view that was told."""
        view: dict[str, Any] = next(each["view"] for each in reversed(self.told) if "view" in each)
        return view

    def kinds(self) -> set[str]:
        """The types of all that was told."""
        return {each["type"] for each in self.told}


async def asked(desk: Desk, method: str, path: str, body: Any = None, secret: str = "") -> Any:
    """What a call that goes well is answered."""
    text = None if body is None else json.dumps(body)
    status, answer = await desk.call(method, path, text, secret)
    assert status in (200, 201), answer
    return json.loads(answer)


async def made(desk: Desk, **options: Any) -> dict[str, Any]:
    """A table with bots."""
    body = {"name": "Ada", "seats": 3, "bots": ["greedy"] * 2, "rules": SMALL, **options}
    table: dict[str, Any] = await asked(desk, "POST", "/api/tables", body)
    return table


async def came(desk: Desk, table: dict[str, Any]) -> tuple[Visit, Port]:
    """A connection to a table that has been welcomed."""
    port = Port()
    visit = await desk.connect(table["table"], port)
    hello = {"type": "hello", "protocol": PROTOCOL, "token": table["token"]}
    await visit.receive(json.dumps(hello))
    while not port.told and not port.closed:
        await port.more()
    return visit, port


async def play(visit: Visit, port: Port, until: str = "match_over") -> None:
    """Does the first thing that is legal, again and again, until a phase."""
    sent = 0
    while port.view["phase"] != until:
        view = port.view
        seen = view["version"]
        sent += 1
        said: dict[str, Any] = {"id": f"s{sent}v{seen}"}
        if view["phase"] == "round_over" and 0 not in view["ready"]:
            await visit.receive(json.dumps({**said, "type": "next"}))
        elif view["phase"] == "playing" and view["turn"] == 0:
            act = {**said, "type": "act", "version": seen, "action": view["legal"][0]}
            await visit.receive(json.dumps(act))
        while port.view["version"] == seen and not port.closed:
            await port.more()
        assert not port.closed
