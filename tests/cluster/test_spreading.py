"""Tables and people find the server that has little to do, and hardly anybody notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator

import needs
import pytest
from cluster.real_cluster import SMALL, RealCluster, name_of
from crowd import Crowd
from sockets import PATIENCE
from waiting import poll

pytestmark = [needs.services, pytest.mark.release]
TABLES, SEATS = 9, 4
INVITED = "come again"


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealCluster]:
    folder = tmp_path_factory.mktemp("servers")
    with RealCluster(folder, log_entries=10**6, spread_seconds=1) as running:
        yield running
        for server in running.servers:
            assert [line for line in server.trouble() if "resource_tracker" not in line] == []


def owned(cluster: RealCluster, tables: set[str]) -> list[int]:
    """How many of these tables each server has."""
    owners = dict(cluster.fetch("SELECT table_id, server FROM owners"))
    count = Counter(owners.get(table) for table in tables)
    return [count[name_of(server)] for server in cluster.servers]


def test_tables_move_to_idle_servers_and_nobody_is_disconnected(cluster: RealCluster) -> None:
    first, second, third = cluster.servers
    tables = set()
    people = []
    for _ in range(6):
        made = first.make(rules=SMALL, rounds=1)
        tables.add(made.table)
        host = first.player(made.table, token=made.token)
        guest = second.player(made.table, token=second.sit(made))
        people.append((host, guest, third.player(made.table, invite=made.invite)))
    assert poll(lambda: max(owned(cluster, tables)) <= 3)
    for host, guest, watcher in people:
        for each in (host, guest, watcher):
            assert each.ask("ping")["type"] == "pong"
        mover = host if host.view["turn"] == 0 else guest
        answer = mover.act()
        assert answer["type"] == "ack"
        for each in (host, guest, watcher):
            while each.view["version"] < answer["version"]:
                each.get()
            each.close()
    moved = sum(server.metric("mexican_train_tables_moved_total") for server in cluster.servers)
    assert moved >= 3


async def restart(cluster: RealCluster) -> Crowd:
    """One server is restarted while people play; then they are waited for."""
    last = cluster.servers[-1]
    with cluster.crowd(seed=5, tables=TABLES, seats=SEATS) as crowd:
        crowd.restless, crowd.pace = False, 0.4
        tables = {person.table for person in crowd.people}

        async def shares() -> bool:
            connections = await asyncio.to_thread(last.metric, "mexican_train_connections")
            count = await asyncio.to_thread(owned, cluster, tables)
            return connections >= len(crowd.people) / 6 and min(count) >= 2

        try:
            await crowd.roll_call()
            crowd.ports.remove(last.port)
            await asyncio.to_thread(last.stop)
            await crowd.roll_call()
            await asyncio.to_thread(last.start)
            crowd.ports.append(last.port)
            async with asyncio.timeout(PATIENCE):
                while not await shares():
                    await crowd.until(5)
            await crowd.leave()
        finally:
            await crowd.end()
        return crowd


def test_a_server_that_was_restarted_has_its_share_again(cluster: RealCluster) -> None:
    crowd = asyncio.run(restart(cluster))
    cluster.contents().check(crowd)
    on_turn = [turn for person in crowd.people for why, turn in person.closings if why == INVITED]
    assert len(on_turn) > 0
    assert not any(on_turn)
