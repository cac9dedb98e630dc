"""Three servers behind nginx and Caddy as they are shipped, while one of them is in trouble.

Whatever happens to it, everybody plays on at every table while it lasts, through either balancer,
and all that was acknowledged is in the database once.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager

import needs
import psycopg
import pytest
from sockets import PATIENCE

from benchmarks.balancers import Caddy, Nginx
from benchmarks.fault_people import People
from benchmarks.faults import Stage, restart, staged
from benchmarks.services import Postgres, Redis
from benchmarks.table_load import lost_or_doubled, make_tables
from benchmarks.tables import LOG

pytestmark = [needs.services, needs.balancers, pytest.mark.release]
TABLES, SEATS = 4, 3
MOVES = 3
"""Moves at every table after which they have played on."""


@asynccontextmanager
async def playing() -> AsyncIterator[tuple[Stage, People]]:
    """People at tables, each through one of both balancers by chance; checked when they go."""
    async with AsyncExitStack() as later:
        stack = later.enter_context(ExitStack())
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        stage = await asyncio.to_thread(staged, stack, postgres, redis, "--dev")
        ports = [server.port for server in stage.servers]
        fronts = [stack.enter_context(each(ports)) for each in (Nginx, Caddy)]
        made = await asyncio.to_thread(make_tables, ports, TABLES, SEATS)
        people = People([front.address for front in fronts], made)
        later.push_async_callback(people.go)
        await people.play_on(MOVES, PATIENCE)
        yield stage, people
        await people.play_on(MOVES, PATIENCE)
        await people.go()
        with psycopg.connect(postgres.url) as db:
            assert lost_or_doubled(db.execute(LOG), people.acknowledged()) == 0


def test_everybody_plays_on_behind_both_balancers_whatever_happens_to_a_server() -> None:
    async def story() -> None:
        async with playing() as (stage, people):
            victim = stage.servers[0]
            stage.postgresql.cut()
            await people.play_on(MOVES, PATIENCE)
            stage.postgresql.mend()
            await asyncio.to_thread(victim.until_ready)
            stage.redis.cut()
            await people.play_on(MOVES, PATIENCE)
            stage.redis.mend()
            await asyncio.to_thread(victim.until_ready)
            os.kill(victim.pid, signal.SIGSTOP)  # for good: somebody must end it
            await people.play_on(MOVES, PATIENCE)
            await asyncio.to_thread(victim.until_ready)
            os.kill(victim.pid, signal.SIGKILL)
            await people.play_on(MOVES, PATIENCE)
            await asyncio.to_thread(victim.until_ready)
            await restart(stage, 0.0)

    asyncio.run(story())
