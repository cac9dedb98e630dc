from __future__ import annotations

import asyncio
from pathlib import Path

from cluster.chaos import Scene, endure
from cluster.station import needs_engines

pytestmark = needs_engines()


async def kill(scene: Scene) -> None:
    victim = scene.owner()
    victim.kill()
    scene.crowd.ports.remove(victim.port)  # as whoever balances the load soon knows
    await scene.all_back()
    await asyncio.to_thread(victim.start)
    scene.crowd.ports.append(victim.port)


def test_20_owners_killed_under_load_cost_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    endure(tmp_path, kill)
