"""Servers of today beside one of a later generation: what that has written to they leave alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import needs
import pytest
from cluster.real_cluster import RealCluster
from cluster.releases import Pair, next_release, turned_away
from real import Server
from sockets import PATIENCE

from mexican_train.protocol.close_codes import CLOSE_LATER
from mexican_train.server.generation import GENERATION

pytestmark = [needs.services, pytest.mark.release]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealCluster]:
    release = next_release()
    with RealCluster(tmp_path_factory.mktemp("servers"), count=1) as running:
        migrate = ("db", "migrate", "--database", running.postgres.url)
        subprocess.run(
            [sys.executable, *release.program, *migrate],
            env={**os.environ, **release.environment},
            check=True,
            timeout=PATIENCE,
        )
        running.join(release)
        yield running
        for server in running.servers:
            # Python notes that whoever was killed had no time to tidy up.
            assert [each for each in server.trouble() if "resource_tracker" not in each] == []


@pytest.fixture
def today(cluster: RealCluster) -> Server:
    return cluster.servers[0]


@pytest.fixture
def later(cluster: RealCluster) -> Server:
    return cluster.servers[1]


def generation(cluster: RealCluster, pair: Pair) -> int:
    """The generation of their table, as the database has it."""
    return int(dict(cluster.fetch("SELECT id, generation FROM tables"))[pair.table])


def wave(pair: Pair) -> None:
    """Something that only the next release writes down."""
    pair.ask(0, "me", name="Waving")


def test_a_table_of_today_is_taken_over_by_a_later_server_and_not_taken_back(
    cluster: RealCluster, today: Server, later: Server
) -> None:
    pair = Pair(today, later)
    pair.play()
    wave(pair)  # today's server has the table, and writes down what it knows
    assert generation(cluster, pair) == GENERATION
    today.stop()
    pair.come(later, later)
    assert generation(cluster, pair) == GENERATION, "to look on is not to write"
    wave(pair)
    assert generation(cluster, pair) == GENERATION + 1
    today.start()  # on a database with a step that it does not know
    pair.play()
    pair.come(today, today)
    assert cluster.owner(pair.table) is later
    pair.play()


def test_people_are_led_to_a_later_server_also_when_nobody_has_the_table(
    cluster: RealCluster, today: Server, later: Server
) -> None:
    pair = Pair(later, today)
    wave(pair)
    later.stop()  # and gives the table back
    assert cluster.owner(pair.table) is None
    later.start()
    pair.come(today, today)
    assert cluster.owner(pair.table) is later
    pair.play()


def test_without_a_later_server_its_tables_are_refused_and_left_alone(
    cluster: RealCluster, today: Server, later: Server
) -> None:
    pair = Pair(later, today)
    wave(pair)
    pair.play()
    later.kill()
    refused = turned_away(today, pair.table, pair.made.token)
    assert refused == ("unreachable", CLOSE_LATER)
    answer = today.call("GET", f"/api/tables/{pair.table}")
    assert (answer.status, answer.error) == (503, "unreachable")
    assert today.said().count('"event": "outgrown"') == 1
    own = Pair(today, today)
    own.play()
    assert cluster.owner(pair.table) is not today
    later.start()
    pair.come(today, later)
    pair.play()
    own.come(later, today)
    own.play()
