"""Harm, done again and again while people play, and what must be true afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from cluster.station import Station
from crowd import Crowd
from real import Server

TIMES = 20
SEATS_BACK = 5.0
"""Seconds after which everybody sits at their table again."""


class Scene:
    """Servers, and people at them."""

    def __init__(self, station: Station, crowd: Crowd) -> None:
        self.station = station
        self.crowd = crowd

    def owner(self) -> Server:
        """A server that has a table."""
        while True:
            owner = self.station.owner(self.crowd.random.choice(self.crowd.people).table)
            if owner is not None:
                return owner

    async def all_back(self) -> None:
        """Everybody is at their table, in time."""
        await self.crowd.roll_call(SEATS_BACK)


Harm: TypeAlias = Callable[[Scene], Awaitable[None]]


async def _play(station: Station, harm: Harm) -> Crowd:
    with station.crowd(seed=8) as crowd:
        try:
            scene = Scene(station, crowd)
            await scene.all_back()
            for _ in range(TIMES):
                await crowd.until(crowd.random.choice((1, 5, 20)))
                await harm(scene)
                # Who plays must go on, and not only sit there.
                await crowd.until(5)
            await crowd.leave()
        finally:
            await crowd.end()
        return crowd


def endure(folder: Path, harm: Harm) -> None:
    """Does harm to three servers under load: no acknowledged action is lost or doubled."""
    with Station(folder) as station:
        crowd = asyncio.run(_play(station, harm))
        for server in station.servers:
            server.stop()
            # Python notes that whoever was killed had no time to tidy up.
            assert [line for line in server.trouble() if "resource_tracker" not in line] == []
        books = station.books()
        books.check(crowd)
    # It was a test only if there was something to lose.
    assert len(books.matches) > 0
    assert sum(len(person.acked) for person in crowd.people) > TIMES * 10
    assert sum(person.resent for person in crowd.people) > 0


async def away_for_a_while(
    scene: Scene, kill: Callable[[], None], stop: Callable[[], None]
) -> None:
    """Ends an engine as in a crash or in good order, and lets some time pass."""
    await asyncio.to_thread(kill if scene.crowd.random.random() < 0.5 else stop)
    await asyncio.sleep(scene.crowd.random.choice((0.0, 0.3, 1.5)))
