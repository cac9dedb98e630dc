"""What people see while a server stops, and while Redis or PostgreSQL is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from cluster.station import SMALL, Station, needs_engines
from crowd import Crowd
from lines import Player
from reaching import eventually

pytestmark = needs_engines()
MOVED = 1.5
"""Seconds in which a table is at another server when its own stops in good order; a lease has more
left than that, so nobody has waited for it to run out."""
ROUNDS_OF_RESTARTS = 2


@pytest.fixture(scope="module")
def station(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    with Station(tmp_path_factory.mktemp("servers")) as running:
        yield running
        for server in running.servers:
            assert [line for line in server.trouble() if "resource_tracker" not in line] == []


def settled(station: Station) -> tuple[str, Player, Player, str]:
    """A table at the first server: the host there, the guest at the second; the guest's token."""
    made = station.servers[0].make(rules=SMALL, rounds=1)
    host = station.servers[0].player(made.table, token=made.token)
    token = station.servers[1].sit(made)
    guest = station.servers[1].player(made.table, token=token)
    while host.view["version"] < guest.view["version"]:
        host.get()
    return made.table, host, guest, token


def test_a_table_moves_at_once_when_its_server_stops(station: Station) -> None:
    table, host, guest, token = settled(station)
    hand = guest.view["hand"]
    began = time.monotonic()
    station.servers[0].process.terminate()
    assert guest.closed() == 1013
    back = station.servers[1].player(table, token=token)
    assert time.monotonic() - began < MOVED
    assert back.view["hand"] == hand
    assert host.closed() in (1012, 1013)
    station.servers[0].wait()
    assert station.owner(table) is station.servers[1]
    station.servers[0].start()


async def restart(station: Station) -> Crowd:
    with station.crowd(seed=3) as crowd:
        try:
            await crowd.roll_call(5.0)
            for server in station.servers * ROUNDS_OF_RESTARTS:
                await crowd.until(20)
                crowd.ports.remove(server.port)
                await asyncio.to_thread(server.stop)
                await crowd.roll_call(5.0)
                await asyncio.to_thread(server.start)
                crowd.ports.append(server.port)
            await crowd.until(100)
            await crowd.leave()
        finally:
            await crowd.end()
        return crowd


def test_a_rolling_restart_under_load_interrupts_no_match(station: Station) -> None:
    crowd = asyncio.run(restart(station))
    books = station.books()
    books.check(crowd)
    assert len(books.matches) > 0


def test_without_redis_those_at_the_tables_own_server_play_on_and_the_others_are_told(
    station: Station,
) -> None:
    table, host, guest, token = settled(station)
    station.redis.stop()
    assert guest.closed() == 1013
    assert host.ask("me", name="Still here")["type"] == "ack"
    elsewhere = station.servers[1].call("GET", f"/api/tables/{table}")
    assert (elsewhere.status, elsewhere.error) == (503, "unreachable")
    stranded = Player(station.servers[1].port, table)
    stranded.send({"type": "hello", "token": token})
    assert stranded.until("refused")["reason"] == "unreachable"
    assert stranded.closed() == 1013
    direct = station.servers[0].player(table, token=token)
    assert direct.ask("ping")["type"] == "pong"
    assert station.servers[1].metric("mexican_train_linked") == 0
    station.redis.start()
    assert eventually(lambda: station.servers[1].metric("mexican_train_linked") == 1)
    back = station.servers[1].player(table, token=token)
    assert back.view["players"][0]["name"] == "Still here"
    assert back.ask("me", name="Back")["type"] == "ack"


def test_without_postgresql_everything_is_refused_clearly_and_comes_back_by_itself(
    station: Station,
) -> None:
    table, host, guest, _ = settled(station)
    mover = host if host.view["legal"] else guest
    before = mover.view
    station.postgres.stop()
    for player in (host, guest):
        refused = player.ask("me", name="Nobody", id="again")
        assert (refused["type"], refused["reason"]) == ("refused", "storage")
    new = station.servers[2].call("POST", "/api/tables", {"name": "Ada"})
    assert (new.status, new.error) == (503, "storage")
    unknown = station.servers[2].call("GET", f"/api/tables/{table}")
    assert unknown.status == 503
    station.postgres.start()
    for player in (host, guest):
        player.until("welcome")
        assert player.ask("me", name="Somebody", id="again")["type"] == "ack"
    while mover.view["version"] < before["version"] + 2:
        mover.get()
    assert mover.view["hand"] == before["hand"]
    assert mover.act()["type"] == "ack"
