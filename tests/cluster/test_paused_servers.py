from __future__ import annotations

import asyncio
from pathlib import Path

import needs
import pytest
from cluster.chaos import ClusterUnderLoad, endure
from cluster.real_cluster import go_on, halt

pytestmark = [needs.services, pytest.mark.release]
PAUSE = 2.6
"""More than a lease, so that it runs out under a living owner."""


async def pause(load: ClusterUnderLoad) -> None:
    victim = load.owner()
    load.crowd.ports.remove(victim.port)
    halt(victim)
    await asyncio.sleep(PAUSE)
    go_on(victim)
    await load.all_back()
    load.crowd.ports.append(victim.port)


def test_20_owners_paused_beyond_their_lease_cost_nothing_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    endure(tmp_path, pause)
