from __future__ import annotations

import asyncio
from pathlib import Path

from cluster.chaos import Scene, away_for_a_while, endure
from cluster.station import needs_engines

pytestmark = needs_engines()


async def restart(scene: Scene) -> None:
    postgres = scene.station.postgres
    await away_for_a_while(scene, postgres.kill, postgres.stop)
    await asyncio.to_thread(postgres.start)
    await scene.all_back()


def test_20_restarts_of_postgresql_cost_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    endure(tmp_path, restart)
