"""Harm, done again and again while people play, and what must be true afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from cluster.real_cluster import RealCluster
from crowd import Crowd
from real import Server

TIMES = 20


class ClusterUnderLoad:
    """Servers, and people at them."""

    def __init__(self, cluster: RealCluster, crowd: Crowd) -> None:
        self.cluster = cluster
        self.crowd = crowd

    def owner(self) -> Server:
        """A server that has a table."""
        while True:
            owner = self.cluster.owner(self.crowd.random.choice(self.crowd.people).table)
            if owner is not None:
                return owner

    async def all_back(self) -> None:
        """Everybody is at their table, in time."""
        await self.crowd.roll_call()


Harm: TypeAlias = Callable[[ClusterUnderLoad], Awaitable[None]]


async def _play(cluster: RealCluster, harm: Harm) -> Crowd:
    with cluster.crowd(seed=8) as crowd:
        try:
            load = ClusterUnderLoad(cluster, crowd)
            await load.all_back()
            for _ in range(TIMES):
                await crowd.until(crowd.random.choice((1, 5, 20)))
                await harm(load)
                # Who plays must go on, and not only sit there.
                await crowd.until(5)
            await crowd.leave()
        finally:
            await crowd.end()
        return crowd


def endure(folder: Path, harm: Harm) -> None:
    """Does harm to three servers under load: no acknowledged action is lost or doubled."""
    with RealCluster(folder, log_entries=10**6) as cluster:
        crowd = asyncio.run(_play(cluster, harm))
        for server in cluster.servers:
            server.stop()
            # Python notes that whoever was killed had no time to tidy up.
            assert [line for line in server.trouble() if "resource_tracker" not in line] == []
        contents = cluster.contents()
        contents.check(crowd)
    # It was a test only if there was something to lose.
    assert len(contents.matches) > 0
    assert sum(len(person.acked) for person in crowd.people) > TIMES * 10
    assert sum(person.resent for person in crowd.people) > 0


async def away_for_a_while(
    load: ClusterUnderLoad, kill: Callable[[], None], stop: Callable[[], None]
) -> None:
    """Ends a service as in a crash or in good order, and lets some time pass."""
    await asyncio.to_thread(kill if load.crowd.random.random() < 0.5 else stop)
    await asyncio.sleep(load.crowd.random.choice((0.0, 0.3, 1.5)))
