"""How long people stand still when something happens to one of three servers, behind a balancer.

Three servers as the units run them, behind nginx and then behind Caddy as they are shipped. While
people play, one of them is killed, all are restarted one after another, one hangs, one is cut off
from PostgreSQL or from Redis. Told is the longest time in which nothing was acknowledged at a
table, and whether all that was acknowledged is in the database, once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from statistics import median
from typing import Any, NamedTuple

from mexican_train.rules.errors import MexicanTrainError

from . import balancers
from .balancers import BALANCERS
from .cluster import need_services
from .fault_people import People
from .relay import Relay
from .services import Postgres, Redis
from .supervised import SupervisedServer
from .table_load import lost_or_doubled, make_tables
from .tables import LOG

SERVERS = 3
SETTLING, AFTERWARDS = 4.0, 6.0
"""Seconds of play before something happens, and after it is over."""
STOOD = 1.0
PLAYING = 60.0
"""Seconds in which all tables play, before anything has happened."""


class Stage(NamedTuple):
    """Servers, and the ways of the first of them to the services, which can be cut."""

    servers: list[SupervisedServer]
    postgresql: Relay
    redis: Relay


Fault = Callable[[Stage, float], Awaitable[None]]


async def kill(stage: Stage, seconds: float) -> None:
    """One server is killed, and started again."""
    os.kill(stage.servers[0].pid, signal.SIGKILL)


async def restart(stage: Stage, seconds: float) -> None:
    """All are restarted, each when the one before is ready."""
    for server in stage.servers:
        await asyncio.to_thread(server.restart)
        await asyncio.to_thread(server.until_ready)


async def hang(stage: Stage, seconds: float) -> None:
    """One stands still, and would go on after a while."""
    stood = stage.servers[0].pid
    os.kill(stood, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    if stage.servers[0].pid == stood:
        os.kill(stood, signal.SIGCONT)


async def cut_from_postgresql(stage: Stage, seconds: float) -> None:
    """One does not reach PostgreSQL for a while."""
    await _cut(stage.postgresql, seconds)


async def cut_from_redis(stage: Stage, seconds: float) -> None:
    """One does not reach Redis for a while."""
    await _cut(stage.redis, seconds)


async def _cut(relay: Relay, seconds: float) -> None:
    relay.cut()
    await asyncio.sleep(seconds)
    relay.mend()


FAULTS: dict[str, Fault] = {
    "killed": kill,
    "restarted one by one": restart,
    "hung": hang,
    "cut off from PostgreSQL": cut_from_postgresql,
    "cut off from Redis": cut_from_redis,
}


def measure(seconds: float, tables: int, seats: int) -> dict[str, object]:
    """All figures; whoever hangs or is cut off does so for so many seconds."""
    need_services("faults")
    if balancers.missing():
        packages = " ".join(balancers.missing())
        raise MexicanTrainError(
            f"bench faults needs the balancers on this machine: apt-get install {packages}"
        )
    load = os.getloadavg()[0]
    runs = [
        asyncio.run(_measure(balancer, fault, seconds, tables, seats))
        for balancer in BALANCERS
        for fault in FAULTS
    ]
    return {
        "cores": os.cpu_count(),
        "load_before": round(load, 2),
        "seconds": seconds,
        "tables": tables,
        "connections": tables * seats,
        "runs": runs,
    }


async def _measure(
    balancer: str, fault: str, seconds: float, tables: int, seats: int
) -> dict[str, Any]:
    import psycopg

    async with AsyncExitStack() as later:
        stack = later.enter_context(ExitStack())
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        stage = await asyncio.to_thread(staged, stack, postgres, redis)
        ports = [server.port for server in stage.servers]
        front = stack.enter_context(BALANCERS[balancer](ports))
        made = await asyncio.to_thread(make_tables, ports, tables, seats)
        people = People([front.address], made)
        later.push_async_callback(people.go)
        await people.play_on(2, PLAYING)
        await asyncio.sleep(SETTLING)
        began = time.monotonic()
        await FAULTS[fault](stage, seconds)
        await asyncio.sleep(AFTERWARDS)
        people.look()
        silences = sorted(table.silence(began) for table in people.tables.values())
        await people.go()
        acknowledged = people.acknowledged()
        with psycopg.connect(postgres.url) as db:
            missed = lost_or_doubled(db.execute(LOG), acknowledged)
        return {
            "balancer": balancer,
            "fault": fault,
            "median_s": round(median(silences), 2),
            "worst_s": round(silences[-1], 2),
            "stood": sum(silence > STOOD for silence in silences),
            "acknowledged": sum(map(len, acknowledged.values())),
            "lost_or_doubled": missed,
        }


def staged(stack: ExitStack, postgres: Postgres, redis: Redis, *more: str) -> Stage:
    """Servers as units run them, the first with a way of its own to either service."""
    first, second = (stack.enter_context(Relay(each.port)) for each in (postgres, redis))
    servers = []
    for number in range(SERVERS):
        database, letters = postgres.url, redis.url
        if number == 0:
            database = database.replace(f":{postgres.port}/", f":{first.port}/")
            letters = letters.replace(f":{redis.port}/", f":{second.port}/")
        server = SupervisedServer("--database", database, "--redis", letters, *more)
        servers.append(stack.enter_context(server))
    return Stage(servers, first, second)


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{figures['tables']} tables, {figures['connections']} people at {SERVERS} servers;"
        f" {figures['cores']} cores for all, load before {figures['load_before']};"
        f" hung or cut off for {figures['seconds']:g} s",
        "the longest silence of a table in seconds:",
    ]
    lines += [
        f"{run['balancer']:<6} {run['fault']:<24} median {run['median_s']:>6.2f}"
        f"  worst {run['worst_s']:>6.2f}  over {STOOD:g} s: {run['stood']} tables;"
        f" {run['acknowledged']:,} acknowledged, {run['lost_or_doubled']} lost or doubled"
        for run in figures["runs"]
    ]
    return "\n".join(lines)
