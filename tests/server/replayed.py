"""Rounds to replay: those of a table, and records that someone brings."""

from __future__ import annotations

import json
from typing import Any

from in_memory import Connection, World
from jumping_clock import run
from make_golden import golden_file
from played import begun, play_out
from protocol_page import call, fetch

from mexican_train.protocol.calls import TableMade


def golden(sheet: str) -> list[dict[str, Any]]:
    """The records of a whole match."""
    lines = golden_file(sheet).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


async def played(world: World, **fields: Any) -> tuple[TableMade, str, Connection, Connection]:
    """A table of two whose first round is over."""
    made, token, host, guest = await begun(world, **fields)
    await play_out(host, guest)
    return made, token, host, guest


async def steps_of(world: World, table: str, secret: str, round: int = 1) -> tuple[int, Any]:
    """The answer to a call for the steps of a round."""
    path = f"/api/tables/{table}/matches/1/records/{round}/steps"
    return await call(world, "GET", path, None, secret)


def brought(record: Any) -> Any:
    """The answer to someone who brings a record."""

    async def story() -> Any:
        data = record if isinstance(record, bytes) else json.dumps(record).encode()
        status, _, answer = await fetch(World(), "POST", "/api/replay", data)
        return status, json.loads(answer)

    return run(story())
