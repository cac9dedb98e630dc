"""What people see while a server stops, and while Redis or PostgreSQL is away."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress

import needs
import pytest
from cluster.real_cluster import SMALL, RealCluster
from crowd import Crowd
from real import Server
from sockets import HOME, PATIENCE, Player
from waiting import poll
from websockets.exceptions import InvalidStatus

pytestmark = [needs.services, pytest.mark.release]
ROUNDS_OF_RESTARTS = 2
LINKED = "SELECT count(*) FROM servers WHERE linked=1"


def let_in(server: Server, table: str) -> Player:
    """A connection to a server, as soon as it takes people."""
    found: list[Player] = []

    def tried() -> bool:
        with suppress(InvalidStatus):
            found.append(Player(server.port, table))
        return bool(found)

    assert poll(tried)
    return found[0]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealCluster]:
    # What was acknowledged is looked for in whole logs; and tables stay where they are.
    folder = tmp_path_factory.mktemp("servers")
    with RealCluster(folder, log_entries=10**6, spread_seconds=0) as running:
        # A server that stops sends its people to those it knows.
        servers = "mexican_train_servers"
        assert poll(lambda: all(each.metric(servers) == 3 for each in running.servers))
        yield running
        for server in running.servers:
            assert [line for line in server.trouble() if "resource_tracker" not in line] == []


def settled(cluster: RealCluster) -> tuple[str, Player, Player, str]:
    """A table at the first server: the host there, the guest at the second; the guest's token."""
    made = cluster.servers[0].make(rules=SMALL, rounds=1)
    host = cluster.servers[0].player(made.table, token=made.token)
    token = cluster.servers[1].sit(made)
    guest = cluster.servers[1].player(made.table, token=token)
    while host.view["version"] < guest.view["version"]:
        host.get()
    return made.table, host, guest, token


def test_a_table_moves_at_once_when_its_server_stops(cluster: RealCluster) -> None:
    table, host, guest, token = settled(cluster)
    hand = guest.view["hand"]
    cluster.servers[0].process.terminate()
    guest.until("welcome")  # on the same connection
    assert guest.view["hand"] == hand
    assert guest.ask("me", name="Still here")["type"] == "ack"
    assert host.closed() in (1012, 1013)
    cluster.servers[0].wait()
    assert cluster.owner(table) in cluster.servers[1:]
    back = cluster.servers[2].player(table, token=token)
    assert back.view["players"][1]["name"] == "Still here"
    cluster.servers[0].start()


def test_nobody_is_let_in_to_wait_for_a_server_that_starts(cluster: RealCluster) -> None:
    server = cluster.servers[2]
    server.stop()
    begun = server.said().count("lease_begun")
    starting = threading.Thread(target=server.start)
    starting.start()
    refused = 0

    def connect() -> bool:
        nonlocal refused
        try:
            socket.create_connection((HOME, server.port), PATIENCE).close()
        except ConnectionRefusedError:
            refused += 1
            return False
        return True

    assert poll(connect)
    assert refused > 0
    assert server.said().count("lease_begun") == begun + 1
    starting.join()


async def restart(cluster: RealCluster) -> Crowd:
    with cluster.crowd(seed=3) as crowd:
        try:
            await crowd.roll_call()
            for server in cluster.servers * ROUNDS_OF_RESTARTS:
                await crowd.until(20)
                crowd.ports.remove(server.port)
                await asyncio.to_thread(server.stop)
                await crowd.roll_call()
                await asyncio.to_thread(server.start)
                crowd.ports.append(server.port)
            await crowd.until(100)
            await crowd.leave()
        finally:
            await crowd.end()
        return crowd


def test_a_rolling_restart_under_load_interrupts_no_match(cluster: RealCluster) -> None:
    crowd = asyncio.run(restart(cluster))
    contents = cluster.contents()
    contents.check(crowd)
    assert len(contents.matches) > 0


def test_without_redis_those_at_the_tables_own_server_play_on_and_the_others_are_told(
    cluster: RealCluster,
) -> None:
    table, host, guest, token = settled(cluster)
    cluster.redis.stop()
    assert guest.closed() == 1013
    assert host.ask("me", name="Still here")["type"] == "ack"
    elsewhere = cluster.servers[1].call("GET", f"/api/tables/{table}")
    assert (elsewhere.status, elsewhere.error) == (503, "unreachable")
    # Until the others have said that they do not reach Redis either, it sends people to them.
    assert poll(lambda: cluster.fetch(LINKED) == [(0,)])
    stranded = let_in(cluster.servers[1], table)
    stranded.send({"type": "hello", "token": token})
    assert stranded.until("refused")["reason"] == "unreachable"
    assert stranded.closed() == 1013
    direct = let_in(cluster.servers[0], table)
    direct.send({"type": "hello", "token": token})
    direct.until("welcome")
    assert direct.ask("ping")["type"] == "pong"
    assert cluster.servers[1].metric("mexican_train_linked") == 0
    cluster.redis.start()
    assert poll(lambda: cluster.servers[1].metric("mexican_train_linked") == 1)
    back = cluster.servers[1].player(table, token=token)
    assert back.view["players"][0]["name"] == "Still here"
    assert back.ask("me", name="Back")["type"] == "ack"


def test_without_postgresql_everything_is_refused_clearly_and_comes_back_by_itself(
    cluster: RealCluster,
) -> None:
    table, host, guest, _ = settled(cluster)
    mover = host if host.view["legal"] else guest
    before = mover.view
    cluster.postgres.stop()
    for player in (host, guest):
        refused = player.ask("me", name="Nobody", id="again")
        assert (refused["type"], refused["reason"]) == ("refused", "storage")
    new = cluster.servers[2].call("POST", "/api/tables", {"name": "Ada"})
    assert (new.status, new.error) == (503, "storage")
    unknown = cluster.servers[2].call("GET", f"/api/tables/{table}")
    assert unknown.status == 503
    cluster.postgres.start()
    for player, name in ((host, "Hope"), (guest, "Gus")):
        player.until("welcome")
        assert player.ask("me", name=name, id="again")["type"] == "ack"
    while mover.view["version"] < before["version"] + 2:
        mover.get()
    assert mover.view["hand"] == before["hand"]
    assert mover.act()["type"] == "ack"
