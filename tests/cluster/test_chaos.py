"""Servers are killed and paused, Redis and PostgreSQL go and come back, all while people play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from cluster.station import Station, go_on, halt, needs_engines
from crowd import Crowd
from real import Server

pytestmark = needs_engines()

TIMES = 20
SEATS_BACK = 5.0
"""Seconds after which everybody sits at their table again."""
PAUSE = 2.6
"""More than a lease, so that it runs out under a living owner."""


class Disturber:
    """Does the same harm again and again, to whoever has a table just then."""

    def __init__(self, station: Station, crowd: Crowd) -> None:
        self.station = station
        self.crowd = crowd
        self.times: list[float] = []

    def someone(self) -> Server:
        """A server that has a table."""
        while True:
            owner = self.station.owner(self.crowd.random.choice(self.crowd.people).table)
            if owner is not None:
                return owner

    async def back(self) -> None:
        self.times.append(await self.crowd.roll_call(SEATS_BACK))

    async def kill(self) -> None:
        victim = self.someone()
        victim.kill()
        self.crowd.ports.remove(victim.port)  # as whoever balances the load soon knows
        await self.back()
        await asyncio.to_thread(victim.start)
        self.crowd.ports.append(victim.port)

    async def pause(self) -> None:
        victim = self.someone()
        self.crowd.ports.remove(victim.port)
        halt(victim)
        await asyncio.sleep(PAUSE)
        go_on(victim)
        await self.back()
        self.crowd.ports.append(victim.port)

    async def redis(self) -> None:
        engine = self.station.redis
        (engine.kill if self.crowd.random.random() < 0.5 else engine.stop)()
        await asyncio.sleep(self.crowd.random.choice((0.0, 0.3, 1.5)))
        await asyncio.to_thread(engine.start)
        await self.back()

    async def postgres(self) -> None:
        engine = self.station.postgres
        how = engine.kill if self.crowd.random.random() < 0.5 else engine.stop
        await asyncio.to_thread(how)
        await asyncio.sleep(self.crowd.random.choice((0.0, 0.3, 1.5)))
        await asyncio.to_thread(engine.start)
        await self.back()


async def play(
    station: Station, harm: Callable[[Disturber], Callable[[], Awaitable[None]]]
) -> Crowd:
    with station.crowd(seed=8) as crowd:
        try:
            disturber = Disturber(station, crowd)
            await crowd.roll_call(SEATS_BACK)
            for _ in range(TIMES):
                await crowd.until(crowd.random.choice((1, 5, 20)))
                await harm(disturber)()
                # Who plays must go on, and not only sit there.
                await crowd.until(5)
            began = time.monotonic()
            await crowd.leave()
            print(
                f"back after {[round(each, 2) for each in disturber.times]}, "
                f"left in {time.monotonic() - began:.2f}"
            )
        finally:
            await crowd.end()
        return crowd


@pytest.mark.parametrize("harm", ["kill", "pause", "redis", "postgres"])
def test_no_acknowledged_action_is_lost_or_doubled(harm: str, tmp_path: Path) -> None:
    with Station(tmp_path) as station:
        crowd = asyncio.run(play(station, lambda disturber: getattr(disturber, harm)))
        for server in station.servers:
            server.stop()
            trouble = [line for line in server.trouble() if "resource_tracker" not in line]
            assert trouble == []
        books = station.books()
        books.check(crowd)
    # It was a test only if there was something to lose.
    assert len(books.matches) > 0
    assert sum(len(person.acked) for person in crowd.people) > TIMES * 10
    assert sum(person.resent for person in crowd.people) > 0
