"""Codes guessed at several servers, with a Redis made in memory: counted together, or by each alone
while Redis is away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from unittest.mock import patch

from cluster.cluster_checker import ClusterChecker
from cluster.cluster_faults import ClusterFaults
from cluster.cluster_schedule import ClusterSchedule
from cluster.cluster_sim import SimulatedCluster
from cluster.database import Database
from cluster.processes import Loop
from schedule import tell

from mexican_train.protocol.reasons import Refused

MOST, SECONDS = 6, 60.0
EVE = "192.0.2.7"
WRONG, TOO_FAST = "no_such_code", "too_fast"


class Guessing(ClusterSchedule):
    """A story of several servers at which somebody guesses codes, while nothing fails."""

    def __init__(self, story: Callable[[Guessing], Awaitable[None]]) -> None:
        loop = Loop()
        super().__init__(1, loop, ClusterChecker(1, Database(loop.time)))
        self._story = story

    async def run(self) -> None:
        """The story, once all servers are there."""
        settings = replace(self._settings(), wrong_codes=MOST, wrong_codes_seconds=SECONDS)
        self.network = SimulatedCluster(self.loop, self.chance, settings, self.checker)
        self.network.faults = ClusterFaults()
        with patch("mexican_train.server.cluster.link.connect", self.network.redis.connect):
            self.network.start()
            await self._soon(self._absent)
            await self._story(self)

    def _absent(self) -> str | None:
        there = all(each.up and each.cluster._link.up for each in self.network.servers)
        return None if there else "not all servers are there"

    async def guess(self, number: int, network: str = EVE) -> str:
        """What a wrong code is answered with at one of the servers."""
        server = self.network.servers[number % len(self.network.servers)]

        async def asking() -> str:
            try:
                await server.hall.find("zzzzzz", network)
            except Refused as refused:
                return str(refused.reason)
            return "found"

        return str(await server.spawn(asking()))


def test_servers_count_guesses_together() -> None:
    async def story(guessing: Guessing) -> None:
        answers = [await guessing.guess(number) for number in range(MOST + 4)]
        assert answers == [WRONG] * MOST + [TOO_FAST] * 4
        assert await guessing.guess(0, "192.0.2.8") == WRONG
        await asyncio.sleep(SECONDS)
        assert [await guessing.guess(number) for number in range(2)] == [WRONG] * 2

    tell(Guessing(story))


def test_servers_count_guesses_of_a_wider_network_together() -> None:
    async def story(guessing: Guessing) -> None:
        networks = [f"2001:db8:1:{number:x}::/64" for number in range(40)]
        answers = [await guessing.guess(*each) for each in enumerate(networks)]
        assert answers == [WRONG] * (4 * MOST) + [TOO_FAST] * (40 - 4 * MOST)
        assert await guessing.guess(0, "2001:db8:2::/64") == WRONG

    tell(Guessing(story))


def test_guesses_at_once_are_counted_before_they_are_looked_at() -> None:
    async def story(guessing: Guessing) -> None:
        answers = await asyncio.gather(*(guessing.guess(number) for number in range(40)))
        assert answers.count(WRONG) <= MOST
        assert set(answers) <= {WRONG, TOO_FAST}

    tell(Guessing(story))


def test_without_redis_each_server_counts_alone() -> None:
    async def story(guessing: Guessing) -> None:
        guessing.network.redis.go()
        await asyncio.sleep(0.1)
        answers = [await guessing.guess(0) for _ in range(MOST + 2)]
        assert answers == [WRONG] * MOST + [TOO_FAST] * 2
        assert await guessing.guess(1) == WRONG

    tell(Guessing(story))
