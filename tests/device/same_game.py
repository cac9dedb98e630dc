"""A day at the tables of a device, all of it decided by one seed: run where CPython is, and where
the page's worker is, it tells the same to the byte. It imports nothing but the game and Python.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
from collections.abc import Iterable
from typing import Any

SEED = 20261116
NOON = 1_794_800_000.0
TABLES: list[dict[str, Any]] = [
    {"sheet": "nordic", "seats": 4, "bots": ["planner", "greedy", "random"], "rounds": 2},
    {"sheet": "station", "seats": 2, "bots": ["planner"], "rounds": 2},
    {"sheet": "gare", "seats": 3, "bots": ["greedy", "planner"], "rounds": 2},
    {"sheet": "classic", "seats": 8, "bots": ["random"] * 7, "rounds": 1},
]
SMALL_TABLES: list[dict[str, Any]] = [
    {"sheet": "nordic/nine", "seats": 2, "bots": ["greedy"], "rounds": 1, "rules": {"hand": 7}}
]
"""Played to the end; the expert decides by the clock, and is at none of them."""

CHALLENGES = ["2026-11-15-nordic/nine", "2026-11-14-classic"]
"""Deals of days, played by chance; what is sent of them is read, opened and compared."""
EXPERTS = (
    "mt16dSfVbH6CCBMwPcy1Hgot6vrqlNunYwg4KNtPZSCX4uhBVuV8Nd8Zm2PondpsYtLblb"
    "5DJFFalEFzdXupkAubWxLh8KyKjGbSK954tBb5ZavIM2GNb95Zhb0iUgWQCj"
)
"""A small deal against two experts, whose choices need no clock here."""

SITUATIONS: list[dict[str, Any]] = [
    {
        **{
            "sheet": sheet,
            "engine": 9,
            "hand": ["1-9", "5-5", "3-5", "2-2"],
            "boneyard_empty": empty,
        },
        "trains": [{"end": 5}, {"end": 2, "double": True, "open": True}, {"end": 9}],
    }
    for sheet in ("nordic", "station", "gare", "classic")
    for empty in (False, True)
]


def make_the_same_each_time() -> None:
    """Takes chance away; before anything of the game is imported."""
    chance = random.Random(SEED)
    secrets.choice = chance.choice
    secrets.token_bytes = lambda nbytes=None: chance.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()
    secrets.token_urlsafe = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()
    random.SystemRandom = lambda: random.Random(SEED)  # type: ignore[misc, assignment]


class Told:
    """The other end of a connection: keeps what it is told, and lets one wait for it."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.view: dict[str, Any] = {}
        self.closed = False
        self._news = asyncio.Event()

    def send(self, *texts: str) -> None:
        """The table tells something."""
        for text in texts:
            self.lines.append(text)
            message = json.loads(text)
            self.view = message.get("view") or self.view
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """The table ends the connection."""
        self.lines.append(f"closed {code} {reason}")
        self.closed = True
        self._news.set()

    async def news(self) -> None:
        """Waits until it is told something."""
        await self._news.wait()
        self._news.clear()


async def played(
    desk: Any, options: dict[str, Any], lines: list[str], chance: random.Random
) -> str:
    """Plays at a new table until the match is over, choosing at random; its last record."""
    new = {**options, "name": "Ada", "pace": "at_once"}
    _, made = await asked(desk, lines, "POST", "/api/tables", json.dumps(new))
    table, token = json.loads(made)["table"], json.loads(made)["token"]
    told = Told(lines)
    visit = await desk.connect(table, told)
    await visit.receive(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    count, done = 0, -1
    while told.view.get("phase") != "match_over" and not told.closed:
        await told.news()
        view = told.view
        if not view or view["version"] == done:
            continue
        message: dict[str, Any] | None = None
        if view["phase"] == "round_over":
            message = {"type": "next"}
        elif view["turn"] == view["seat"] and view["legal"]:
            message = {
                "type": "act",
                "version": view["version"],
                "action": chance.choice(view["legal"]),
            }
        if message is not None:
            done, count = view["version"], count + 1
            await visit.receive(json.dumps({**message, "id": f"m{count}"}))
    for round in range(1, options.get("rounds", 1) + 1):
        place = f"/api/tables/{table}/matches/1/records/{round}"
        await asked(desk, lines, "GET", place, secret=token)
        await asked(desk, lines, "GET", f"{place}/steps", secret=token)
    await visit.depart()
    _, record = await asked(desk, lines, "GET", place, secret=token)
    return record


async def challenged(desk: Any, code: str, lines: list[str], chance: random.Random) -> None:
    """Plays a challenge twice, sends the first round, and compares it with the second."""
    path = "/api/challenges"
    _, text = await asked(desk, lines, "POST", path, json.dumps({"code": code}))
    told = json.loads(text)
    first, second = [
        json.loads(await played(desk, {"challenge": code}, lines, chance)) for _ in range(2)
    ]
    sent = {"record": first, "seat": told["seat"], "name": "Åse", "bots": told["bots"]}
    _, made = await asked(desk, lines, "POST", f"{path}/code", json.dumps(sent))
    both = json.dumps({**json.loads(made), "record": second})
    while (await asked(desk, [], "POST", f"{path}/compare", both))[0] == 202:
        await asyncio.sleep(0.1)
    await asked(desk, lines, "POST", f"{path}/compare", both)


async def asked(
    desk: Any, lines: list[str], method: str, path: str, body: str = "", secret: str = ""
) -> tuple[int, str]:
    """What a call is answered, which is kept too."""
    status, text = await desk.call(method, path, body, secret)
    lines.append(f"{method} {path} {status} {text}")
    return int(status), str(text)


def judged(position: dict[str, Any], legal: list[str]) -> list[str]:
    """What is allowed in a position, and what its player sees, as a client is told both."""
    from mexican_train.rules.position import read_position
    from mexican_train.sheets import load_sheet

    round = read_position(position, lambda name: load_sheet(name).rules)
    found = sorted(map(str, round.legal))
    assert found == legal, position
    return found


async def day(
    shelf: Any, positions: Iterable[str], records: Iterable[str], small: bool = False
) -> list[str]:
    """Return all answers of a day of positions, replays, rules and matches; some if `small`."""
    make_the_same_each_time()
    from mexican_train.device.boot import key_on
    from mexican_train.device.desk import Clocks, Desk

    lines = [" ".join(judged(**json.loads(each))) for each in positions]
    clocks = Clocks(steady=lambda: 0.0, wall=lambda: NOON)
    desk = Desk(shelf, await key_on(shelf), clocks=clocks)
    _, sheets = await asked(desk, lines, "GET", "/api/sheets")
    for sheet in json.loads(sheets)["sheets"][: 2 if small else None]:
        await asked(desk, lines, "GET", f"/api/rules?sheet={sheet['name']}")
    await asked(desk, lines, "GET", "/api/differences")
    for record in records:
        await asked(desk, lines, "POST", "/api/replay", record)
    for situation in SITUATIONS[:2] if small else SITUATIONS:
        await asked(desk, lines, "POST", "/api/settle", json.dumps(situation))
    chance = random.Random(SEED + 1)
    for options in SMALL_TABLES if small else TABLES:
        await played(desk, options, lines, chance)
    if small:
        await desk.close()
        return lines
    for code in (*CHALLENGES, EXPERTS):
        await challenged(desk, code, lines, chance)
    par = json.dumps({"code": EXPERTS})
    while (await asked(desk, [], "POST", "/api/challenges/par", par))[0] == 202:
        await asyncio.sleep(0.1)
    await asked(desk, lines, "POST", "/api/challenges/par", par)
    await desk.close()
    return lines


if __name__ == "__main__":
    from device.memory_shelf import MemoryShelf

    day_given = json.loads(sys.stdin.read())
    print(json.dumps(asyncio.run(day(MemoryShelf(), *day_given))))
