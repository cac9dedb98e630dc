"""What one address that asks for hints without end does to a stranger's bot.

A stranger plays against a planner, first alone; then 20 tables of four, all from one other address,
ask for every hint that the limits allow. The stranger's bot should not notice.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .table_load import all_metrics, make_tables, post, server

LEVEL = "planner"
ATTACKER = "127.0.0.2"
HINTS = 10
"""Hints that a seat may ask for in a minute."""
PATIENCE = 300.0
"""Seconds after which a bot that has not moved is not waited for."""


def measure(seconds: float, tables: int, seats: int) -> dict[str, Any]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with server("--database", str(database), "--set", "knock_pause=0") as (_, port):
            crowd = make_tables([port], tables, seats)
            return asyncio.run(_measure(port, seconds, crowd))


async def _measure(port: int, seconds: float, crowd: dict[str, list[str]]) -> dict[str, Any]:
    bots: list[float] = []
    stranger = asyncio.create_task(_stranger(port, bots))
    await asyncio.sleep(2.0)  # the processes are there, and everybody is in
    bots.clear()
    before = _thought(port)
    await asyncio.sleep(seconds)
    await _some(bots)
    usual, between = list(bots), _thought(port)
    bots.clear()
    attackers = [_Table(port, table, tokens, seconds) for table, tokens in crowd.items()]
    began = time.perf_counter()
    await asyncio.gather(*(each.attack() for each in attackers))
    lasted = time.perf_counter() - began
    await _some(bots)
    after = _thought(port)
    stranger.cancel()
    return {
        "tables": len(crowd),
        "hints_asked": sum(each.asked for each in attackers),
        "attack_s": round(lasted, 1),
        "answers": dict(sum((each.answers for each in attackers), Counter[str]())),
        "usual": _figures(usual, before, between),
        "attacked": _figures(bots, between, after),
    }


async def _some(moves: list[float]) -> None:
    """Waits until a bot has moved at least once."""
    end = time.perf_counter() + PATIENCE
    while not moves and time.perf_counter() < end:
        await asyncio.sleep(0.1)


def _figures(moves: list[float], before: tuple[float, int], after: tuple[float, int]) -> Any:
    count = after[1] - before[1]
    return {
        "moves": len(moves),
        "median_s": round(median(moves), 3) if moves else None,
        "worst_s": round(max(moves), 3) if moves else None,
        "thought_ms": round(1000 * (after[0] - before[0]) / count, 1) if count else None,
    }


async def _stranger(port: int, moves: list[float]) -> None:
    """Plays against a bot for ever, and notes how long each of its moves takes."""
    wanted = {"name": "S", "seats": 2, "bots": [LEVEL], "rounds": 100}
    made = await asyncio.to_thread(_made, port, wanted)
    async with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}") as line:
        await line.send(json.dumps({"type": "hello", "token": made["token"]}))
        since = None
        number = 0
        async for text in line:
            message = json.loads(text)
            view = message.get("view")
            if view is None:
                continue
            if since is not None:
                moves.append(time.perf_counter() - since)
            bot = view["phase"] == "playing" and view["turn"] == 1
            since = time.perf_counter() if bot else None
            number += 1
            deed = _deed(view, f"s{number}")
            if deed is not None:
                await line.send(json.dumps(deed))


class _Table:
    """A table of attackers: whose turn it is asks for all the hints there are, then acts."""

    def __init__(self, port: int, table: str, tokens: list[str], seconds: float) -> None:
        self._port, self._table, self._tokens = port, table, tokens
        self._pause = seconds / (len(tokens) * HINTS)
        self.asked = 0
        self.answers: Counter[str] = Counter()

    async def attack(self) -> None:
        """All seats in turn; returns when each has asked for its hints."""
        address = f"ws://127.0.0.1:{self._port}/ws/{self._table}"
        lines = [await connect(address, local_addr=(ATTACKER, 0)) for _ in self._tokens]
        seats = zip(lines, self._tokens, strict=True)
        await asyncio.gather(*(self._sit(line, token) for line, token in seats))
        for line in lines:
            await line.close()

    async def _sit(self, line: ClientConnection, token: str) -> None:
        await line.send(json.dumps({"type": "hello", "token": token}))
        asked = answered = 0
        view: dict[str, Any] = {}
        acting = None
        async for text in line:
            message = json.loads(text)
            if str(message.get("id", "")).startswith("h"):
                answered += 1
                self.answers[message.get("reason", message["type"])] += 1
            if answered == HINTS and self.asked == len(self._tokens) * HINTS:
                return
            view = message.get("view") or view
            deed = _deed(view, f"a{view['version']}")
            if deed is None or view["version"] == acting:
                continue
            acting = view["version"]
            if deed["type"] == "act":
                while asked < HINTS:
                    asked += 1
                    self.asked += 1
                    await line.send(json.dumps({"type": "hint", "id": f"h{asked}"}))
                    await asyncio.sleep(self._pause)
            await line.send(json.dumps(deed))


def _deed(view: dict[str, Any], id: str) -> dict[str, Any] | None:
    """What one does now, if there is anything to do."""
    if view["phase"] == "round_over":
        return {"type": "next", "id": id}
    if view["phase"] != "playing" or not view.get("legal"):
        return None
    return {"type": "act", "id": id, "version": view["version"], "action": view["legal"][0]}


def _made(port: int, wanted: dict[str, Any]) -> Any:
    line = http.client.HTTPConnection("127.0.0.1", port)
    try:
        return post(line, "/api/tables", wanted)
    finally:
        line.close()


def _thought(port: int) -> tuple[float, int]:
    """The seconds that bots of the level have thought and waited, and how often."""
    name, level = "bot_seconds", f'{{level="{LEVEL}"}}'
    found = all_metrics(port)
    return found.get(f"{name}_sum{level}", 0.0), int(found.get(f"{name}_count{level}", 0))


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{figures['tables']} tables of one address ask for {figures['hints_asked']} hints:"
        f" all answered after {figures['attack_s']} s"
    ]
    for name in ("usual", "attacked"):
        phase = figures[name]
        lines.append(
            f"  {name:<8}  a stranger's {LEVEL} moves after {phase['median_s']} s"
            f" (worst {phase['worst_s']}, {phase['moves']} moves),"
            f" thinking and waiting {phase['thought_ms']} ms"
        )
    told = sorted(figures["answers"].items())
    lines.append("  hints: " + ", ".join(f"{count} {answer}" for answer, count in told))
    return "\n".join(lines)
