"""A program that plays a match against bots on a device, and prints the points: for a Python that
has nothing but what a device has."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from device.memory_shelf import MemoryShelf
from device.player import came, made, play

from mexican_train.device.boot import start
from mexican_train.device.desk import OWN, Desk

LEVELS = ("expert", "planner", "greedy")
AT_ONCE = replace(OWN, bot_pause_least=0, bot_pause_most=0, knock_pause=0, think_seconds=0.01)


async def main() -> None:
    await (await start(MemoryShelf())).close()
    desk = Desk(MemoryShelf(), bytes(32), AT_ONCE)
    table = await made(desk, seats=4, bots=LEVELS, rounds=2)
    visit, port = await came(desk, table)
    await play(visit, port)
    await desk.close()
    print(*[len(points) for points in port.view["scores"]])


asyncio.run(main())
