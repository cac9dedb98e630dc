from __future__ import annotations

import asyncio
from pathlib import Path

from cluster.chaos import Scene, endure
from cluster.station import go_on, halt, needs_engines

pytestmark = needs_engines()
PAUSE = 2.6
"""More than a lease, so that it runs out under a living owner."""


async def pause(scene: Scene) -> None:
    victim = scene.owner()
    scene.crowd.ports.remove(victim.port)
    halt(victim)
    await asyncio.sleep(PAUSE)
    go_on(victim)
    await scene.all_back()
    scene.crowd.ports.append(victim.port)


def test_20_owners_paused_beyond_their_lease_cost_nothing_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    endure(tmp_path, pause)
