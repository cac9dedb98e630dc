"""People at several servers play at one table, and are told the same as at one server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, cast

import needs
import pytest
from cluster.real_cluster import SMALL, RealCluster
from real import Answer, Made, Server
from sockets import PATIENCE, Player
from waiting import poll

from mexican_train.server.table.secret import code_of

pytestmark = [needs.services, pytest.mark.release]
LIMITS = {
    **{"watchers_per_table": 2, "connections_per_seat": 3, "wrong_secrets": 6, "wrong_codes": 6},
    "spread_seconds": 0,  # each test knows where its table is
}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealCluster]:
    with RealCluster(tmp_path_factory.mktemp("servers"), **cast(Any, LIMITS)) as running:
        yield running
        for server in running.servers:
            assert server.trouble() == []


@pytest.fixture
def servers(cluster: RealCluster) -> list[Server]:
    return cluster.servers


def pair(servers: list[Server], **fields: Any) -> tuple[Made, Player, Player]:
    """A table of the first server, its host there, and the other at the second server."""
    made = servers[0].make(rules=SMALL, rounds=1, **fields)
    host = servers[0].player(made.table, token=made.token)
    guest = servers[1].player(made.table, token=servers[2].sit(made))
    while host.view["version"] < guest.view["version"]:
        host.get()
    return made, host, guest


def catch_up(players: list[Player], version: int) -> None:
    """Everybody is told of a version."""
    for player in players:
        while player.view["version"] < version:
            player.get()


def test_a_whole_match_is_played_from_two_servers_and_watched_from_a_third(
    servers: list[Server],
) -> None:
    made, host, guest = pair(servers)
    watcher = servers[2].player(made.table, invite=made.invite)
    everyone = [host, guest, watcher]
    while host.view["phase"] == "playing":
        mover = host if host.view["legal"] else guest
        answer = mover.act()
        assert answer["type"] == "ack"
        catch_up(everyone, answer["version"])
    assert {each.view["phase"] for each in everyone} == {"match_over"}
    assert host.view["totals"] == guest.view["totals"] == watcher.view["totals"]
    path = f"/api/tables/{made.table}/matches/1"
    headers = {"Authorization": f"Bearer {made.invite}"}
    answers = [server.call("GET", path, headers=headers) for server in servers]
    assert [answer.status for answer in answers] == [200] * 3
    assert {answer.body for answer in answers} == {answers[0].body}


def test_a_seat_is_told_the_same_bytes_wherever_it_is_connected(servers: list[Server]) -> None:
    made, host, guest = pair(servers)
    watching = [server.player(made.table, invite=made.invite) for server in servers[:2]]
    sitting = [server.player(made.table, token=made.token) for server in servers[1:]]
    for _ in range(6):
        mover = host if host.view["legal"] else guest
        answer = mover.act()
        assert answer["type"] == "ack"
        catch_up([host, guest], answer["version"])
        near, far = map(next_update, watching)
        assert near == far
        assert json.loads(far)["view"]["hand"] == []
        one, other = map(next_update, sitting)
        assert one == other
        assert json.loads(one)["view"] == host.view


def next_update(player: Player) -> str:
    """The next update, as it came."""
    while '"type":"update"' not in (text := str(player.line.recv(timeout=PATIENCE))):
        pass
    return text


def test_what_is_said_and_asked_goes_to_the_table_wherever_it_is(servers: list[Server]) -> None:
    _, host, guest = pair(servers)
    assert guest.ask("say", text="hello from afar")["type"] == "ack"
    assert host.until("said")["text"] == "hello from afar"
    mover = host if host.view["legal"] else guest
    assert mover.ask("hint")["type"] == "hint"
    assert guest.ask("history")["type"] == "history"
    assert guest.ask("ping")["type"] == "pong"
    assert guest.ask("act", version=1, action="nonsense")["type"] == "refused"
    assert guest.ask("mute", seat=0, on=True)["seats"] == [0]
    host.ask("say", text="not for you")
    assert guest.ask("ping")["type"] == "pong"  # and nothing that was said before it


def test_a_table_is_found_by_its_code_and_its_name_at_every_server(servers: list[Server]) -> None:
    made = servers[0].make(rules=SMALL, public=True)
    host = Player(servers[0].port, made.table)
    host.send({"type": "hello", "token": made.token})
    code = host.until("welcome")["code"]
    for server in servers:
        found = server.call("POST", "/api/codes", {"code": code})
        assert (found.status, found.data["table"]) == (200, made.table)
        about = server.call("GET", f"/api/tables/{made.table}")
        assert about.data["players"][0]["connected"] is True

    def listed(server: Server) -> bool:
        tables = server.call("GET", "/api/tables").data["tables"]
        return made.table in [table["table"] for table in tables]

    assert all(poll(lambda server=server: listed(server)) for server in servers)  # type: ignore[misc]
    host.close()
    assert all(poll(lambda server=server: not listed(server)) for server in servers)  # type: ignore[misc]


def test_who_sits_where_counts_for_all_servers(servers: list[Server]) -> None:
    made, host, guest = pair(servers)
    full = servers[2].call(
        "POST", f"/api/tables/{made.table}/seats", {"name": "Cy", "invite": made.invite}
    )
    assert (full.status, full.error) == (409, "begun")
    # Three connections a seat: the oldest gives way, though the others came to other servers.
    others = [servers[number].player(made.table, token=made.token) for number in (1, 2, 1)]
    assert host.closed() == 4409
    assert [each.ask("ping")["type"] for each in (guest, *others)] == ["pong"] * 4
    # Two spectators a table.
    watching = [server.player(made.table, invite=made.invite) for server in servers[:2]]
    third = Player(servers[2].port, made.table)
    third.send({"type": "hello", "invite": made.invite})
    assert third.until("refused")["reason"] == "too_many"
    assert third.closed() == 1013
    assert [each.ask("ping")["type"] for each in watching] == ["pong", "pong"]


def test_wrong_secrets_are_counted_at_all_servers_together(servers: list[Server]) -> None:
    made, _, _ = pair(servers)
    address = "127.0.3.3"
    for number in range(6):
        guesser = Player(servers[number % 3].port, made.table, address)
        guesser.send({"type": "hello", "token": "x" * 22})
        assert guesser.until("refused")["reason"] == "bad_secret"
        assert guesser.closed() == 4403
    for server in servers:
        guesser = Player(server.port, made.table, address)
        guesser.send({"type": "hello", "token": "x" * 22})
        assert guesser.until("refused")["reason"] == "too_fast"
        assert guesser.closed() == 1008

    def told_nothing(server: Server) -> bool:
        unknown = server.call("GET", "/api/tables/zzzz2222", address=address)
        return (unknown.status, unknown.error) == (429, "too_fast")

    for server in servers:
        assert poll(partial(told_nothing, server))
        server.player(made.table, address, token=made.token).close()
    unknown = servers[1].call("GET", "/api/tables/nosuchtable")
    assert (unknown.status, unknown.error) == (404, "no_such_table")


def test_wrong_codes_are_counted_at_all_servers_together(servers: list[Server]) -> None:
    made = servers[0].make(rules=SMALL, seats=3)
    code = code_of(made.invite)
    address = "127.0.3.4"

    def ask(number: int, code: str) -> Answer:
        return servers[number % 3].call("POST", "/api/codes", {"code": code}, address=address)

    assert [ask(number, code).status for number in range(12)] == [200] * 12
    guesses = [ask(number, "zzzzzz").error for number in range(9)]
    assert guesses == ["no_such_code"] * 6 + ["too_fast"] * 3
    assert [ask(number, code).status for number in range(3)] == [429] * 3


def test_a_seat_that_is_given_up_is_closed_at_every_server(servers: list[Server]) -> None:
    made = servers[0].make(rules=SMALL, seats=3)
    host = servers[0].player(made.table, token=made.token)
    guest = servers[1].player(made.table, token=servers[1].sit(made))
    assert host.ask("remove", seat=1)["type"] == "ack"
    assert guest.closed() == 4410


def test_a_table_that_nobody_is_at_goes_to_who_asks_next(cluster: RealCluster) -> None:
    made = cluster.servers[0].make(rules=SMALL)
    assert cluster.owner(made.table) is cluster.servers[0]
    cluster.servers[0].stop()
    try:
        player = cluster.servers[1].player(made.table, token=made.token)
        assert cluster.owner(made.table) is cluster.servers[1]
        assert player.view["phase"] == "lobby"
    finally:
        cluster.servers[0].start()
