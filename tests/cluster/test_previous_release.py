"""Servers of today beside those of the last release, run from its own code: one address, one
database, and people at both."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import needs
import pytest
from cluster.real_cluster import RealCluster
from cluster.releases import Pair, previous_release, turned_away
from program import program
from real import Server

from mexican_train.protocol.close_codes import CLOSE_LATER
from mexican_train.server.generation import FIRST, GENERATION

pytestmark = [needs.services, pytest.mark.release]
ACTIONS = 20
"""Acknowledged before each step of an upgrade goes on."""


def migrate(cluster: RealCluster) -> None:
    """The database gets the form of today; servers run on."""
    done = program("db", "migrate", "--database", cluster.postgres.url)
    assert "has the present form now" in done.out, done


def trouble(cluster: RealCluster) -> list[str]:
    """What went wrong inside of servers; whoever was killed had no time to tidy up."""
    said = [line for server in cluster.servers for line in server.trouble()]
    return [line for line in said if "resource_tracker" not in line]


def test_an_upgrade_under_load_costs_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """People find the same seat and hand at each step, and the log has all they were told."""
    release = previous_release(tmp_path / "release")

    async def upgrade(cluster: RealCluster) -> None:
        with cluster.crowd(seed=3, tables=4) as crowd:
            try:
                await crowd.roll_call()
                await crowd.until(ACTIONS)
                await asyncio.to_thread(migrate, cluster)
                await crowd.until(ACTIONS)
                first, second = cluster.servers
                for old, end in ((first, first.stop), (second, second.kill)):
                    crowd.ports.remove(old.port)  # as whoever balances the load soon knows
                    await asyncio.to_thread(end)
                    new = await asyncio.to_thread(cluster.join)
                    crowd.ports.append(new.port)
                    await crowd.roll_call()
                    await crowd.until(ACTIONS)
                await crowd.leave()
            finally:
                await crowd.end()
        cluster.contents().check(crowd)

    with RealCluster(tmp_path, count=2, release=release, log_entries=10**6) as cluster:
        asyncio.run(upgrade(cluster))
        assert trouble(cluster) == []
        found = cluster.fetch("SELECT DISTINCT generation FROM tables")
        assert (GENERATION,) in found


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealCluster]:
    """A server of the last release, and then one of today."""
    folder = tmp_path_factory.mktemp("servers")
    release = previous_release(folder / "release")
    with RealCluster(folder, count=1, release=release) as running:
        migrate(running)
        running.join()
        yield running
        assert trouble(running) == []


@pytest.fixture
def old(mixed: RealCluster) -> Server:
    return mixed.servers[0]


@pytest.fixture
def new(mixed: RealCluster) -> Server:
    return mixed.servers[1]


def generation(cluster: RealCluster, pair: Pair) -> int:
    """The generation of their table, as the database has it."""
    return int(dict(cluster.fetch("SELECT id, generation FROM tables"))[pair.table])


def test_people_at_either_server_play_at_tables_of_the_other(
    mixed: RealCluster, old: Server, new: Server
) -> None:
    theirs, ours = Pair(old, new), Pair(new, old)
    for pair, owner, of in ((theirs, old, FIRST), (ours, new, GENERATION)):
        pair.play()
        pair.players[0].send({"type": "say", "id": "said", "text": "from one"})
        assert pair.players[1].until("said")["text"] == "from one"
        pair.come(new, old)
        pair.play()
        assert mixed.owner(pair.table) is owner
        assert generation(mixed, pair) == of


def test_what_a_new_server_has_had_waits_for_one_and_the_old_leaves_it_alone(
    mixed: RealCluster, old: Server, new: Server
) -> None:
    theirs, ours = Pair(old, new), Pair(new, old)
    ours.play()
    new.kill()
    refused = turned_away(old, ours.table, ours.made.token)
    assert refused == ("storage", CLOSE_LATER)
    assert mixed.owner(ours.table) is not old
    theirs.come(old, old)  # at the same time
    theirs.play()
    new.start()
    ours.come(old, new)
    assert mixed.owner(ours.table) is new
    ours.play()
