from __future__ import annotations

import asyncio
from pathlib import Path

import needs
import pytest
from cluster.chaos import ClusterUnderLoad, away_for_a_while, endure

pytestmark = [needs.services, pytest.mark.release]


async def restart(load: ClusterUnderLoad) -> None:
    redis = load.cluster.redis
    await away_for_a_while(load, redis.kill, redis.stop)
    await asyncio.to_thread(redis.start)
    await load.all_back()


def test_20_restarts_of_redis_cost_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    endure(tmp_path, restart)
