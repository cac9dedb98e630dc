"""Challenges as tests ask of them and play them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from in_memory import World
from protocol_page import call

SMALL = {"max_pip": 6, "hand": 3}


async def ask(world: World, path: str, **body: Any) -> tuple[int, Any]:
    """The answer to a call, asked for until it is there."""
    while True:
        status, answer = await call(world, "POST", f"/api/challenges{path}", body, "")
        if status != 202:
            return status, answer
        await asyncio.sleep(1)


async def refusal(world: World, path: str, **body: Any) -> str:
    """Why a call is refused."""
    status, answer = await ask(world, path, **body)
    assert status == 400
    return str(answer["error"]["code"])


async def played(world: World, luck: int = 1, **fields: Any) -> dict[str, Any]:
    """The record of a round that somebody has played alone against bots."""
    made = await world.make(**fields)
    person = await world.connect(made.table, token=made.token)
    chance = Random(luck)
    while (view := person.view)["phase"] == "playing":
        if view["turn"] == made.seat:
            await person.act(chance.choice(sorted(view["legal"])))
        else:
            await asyncio.sleep(10)
    record: dict[str, Any] = json.loads(world.disk.records[made.table, 1, view["round"]])
    return record
