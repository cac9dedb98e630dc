from __future__ import annotations

import asyncio
from pathlib import Path

import needs
import pytest
from cluster.chaos import ClusterUnderLoad, endure

pytestmark = [needs.services, pytest.mark.release]


async def kill(load: ClusterUnderLoad) -> None:
    victim = load.owner()
    victim.kill()
    load.crowd.ports.remove(victim.port)  # as whoever balances the load soon knows
    await load.all_back()
    await asyncio.to_thread(victim.start)
    load.crowd.ports.append(victim.port)


def test_20_owners_killed_under_load_cost_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    endure(tmp_path, kill)
