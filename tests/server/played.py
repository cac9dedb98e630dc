"""Tables brought to some point, and what those at them have seen; helpers of several tests."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from in_memory import Connection, World

from mexican_train.protocol.calls import TableMade
from mexican_train.rules.deal import tiles_to_deal
from mexican_train.rules.events import Event
from mexican_train.rules.match import Match
from mexican_train.rules.notation import read_tile

SHORT = {"max_pip": 6, "hand": 1}
"""House rules for rounds that `deal_short` makes one action long."""
FEW = {"max_pip": 6, "hand": 3}
STATION = {"max_pip": 6, "hand": 2, "engine": "descending", "first": "rotate"}
"""Each of three seats lays its tile with the six, and is left with one."""
OWN = ("seat", "version", "turn", "hand", "legal", "counts", "trains", "scores", "commitment")


def lay_out(monkeypatch: pytest.MonkeyPatch, tiles: str) -> None:
    """Deals these tiles in every round: hands seat by seat, the boneyard, then all other tiles."""
    first = [read_tile(text) for text in tiles.split()]

    def deal(match: Match, seed: bytes) -> list[Event]:
        there = tiles_to_deal(match.header.rules, match.number + 1)
        return match.deal_order([*first, *(tile for tile in there if tile not in first)])

    monkeypatch.setattr(Match, "deal", deal)


def deal_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 goes out at once in round 1, seat 1 in round 2; the others score 9 and 11."""
    lay_out(monkeypatch, "5-6 4-5")


async def begun(world: World, **fields: Any) -> tuple[TableMade, str, Connection, Connection]:
    """A running match of two: the table, the guest's token, the host and the guest."""
    made = await world.make(**{"rules": FEW, **fields})
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    return made, token, host, await world.connect(made.table, token=token)


async def table_of(world: World, people: int = 3, **fields: Any) -> list[Connection]:
    """A table of three in the sheet station: its people, the other seats bots."""
    bots = fields.pop("bots", ["greedy"] * (3 - people))
    made = await world.make(sheet="station", seats=3, rules=STATION, bots=bots, **fields)
    seated = [await world.connect(made.table, token=made.token)]
    for _ in range(people - 1):
        _, token = await world.sit(made.table, made.invite)
        seated.append(await world.connect(made.table, token=token))
    return seated


async def play_out(*people: Connection) -> None:
    """Plays the running round to its end: everyone does the first thing they may; bots go on."""
    seated = {each.seat: each for each in people}
    while people[0].view["phase"] == "playing":
        mover = seated.get(people[0].view["turn"])
        if mover is None:
            await asyncio.sleep(1)
            continue
        answer = await mover.act(mover.view["legal"][0])
        assert answer["type"] == "ack"


def own(visitor: Connection) -> dict[str, Any]:
    """What must be the same whenever and wherever one comes back."""
    return {name: visitor.view[name] for name in OWN}


def connected(visitor: Connection) -> list[bool]:
    """Who is there, as this visitor was last told."""
    told = [message for message in visitor.got if message["type"] in ("players", "welcome")]
    players = told[-1].get("players") or told[-1]["view"]["players"]
    return [each["connected"] for each in players]


def events(visitor: Connection) -> list[dict[str, Any]]:
    """Everything it was told to have happened."""
    return [event for update in visitor.of("update") for event in update["events"]]


def kinds(visitor: Connection) -> list[str]:
    return [event["type"] for event in events(visitor)]


def levels(view: dict[str, Any]) -> list[str | None]:
    """Who is a bot, seat by seat; an empty seat is shown as such."""
    return [each["bot"] if each["taken"] else "empty" for each in view["players"]]


def now() -> float:
    return asyncio.get_running_loop().time()
