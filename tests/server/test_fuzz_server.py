from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from noise import a_frame, a_request
from real import Server
from sockets import BINARY, CLOSE, PING, PONG, TEXT, Player, Raw
from tiers import cases
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.gate

SEEDS = cases(0, 1, 2, rest=range(3, 12))
MESSAGES = 250
REQUESTS = 80
GOOD_BYES = {4403, 4410}
"""Whoever said hello with a wrong secret, or left for good, is closed and has deserved it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("fuzz"),
        header_seconds=0.5,
        body_seconds=0.5,
        says=1000,
        hints=1000,
        watcher_messages=100_000,
        round_pause=0,
    ) as running:
        yield running


@pytest.fixture(scope="module")
def bystanders(server: Server) -> Iterator[tuple[Player, Player]]:
    host, guest = server.pair()
    with host, guest:
        host.ask("start")  # is refused, and shows both of them there
        yield host, guest


@pytest.fixture
def quiet(server: Server, bystanders: tuple[Player, Player]) -> Iterator[None]:
    """Whatever happens in a test: the server lives, and a game at another table goes on."""
    host, guest = bystanders
    before = host.view
    yield
    assert server.call("GET", "/healthz").status == 200
    assert host.ask("ping")["version"] == before["version"]
    assert host.ask("start")["view"] == before
    if before["phase"] == "playing":
        mover = host if host.view["legal"] else guest
        answer = mover.act()
        assert (answer["type"], answer["version"]) == ("ack", before["version"] + 1)
        for each in bystanders:
            each.until("update", version=answer["version"])


def sit(server: Server, chance: Random) -> Player:
    """A connection to a new table: as its host, or to watch."""
    made = server.make(seats=chance.choice([2, 3]), rounds=1)
    if chance.random() < 0.5:
        server.sit(made)
    secret = {"invite": made.invite} if chance.random() < 0.2 else {"token": made.token}
    return server.player(made.table, **secret)


def send(player: Player, frames: list[str | bytes]) -> int | None:
    """Sends frames, and sees whether it is still listened to; the code of a good-bye if not."""
    try:
        for frame in frames:
            player.send(frame)
        assert player.ask("ping", id="still there?")["type"] == "pong"
    except ConnectionClosed as end:
        return 1006 if end.rcvd is None else end.rcvd.code
    return None


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_message_harms_the_server_or_its_own_connection(server: Server, seed: int) -> None:
    chance = Random(seed)
    player = sit(server, chance)
    for _ in range(MESSAGES // 10):
        code = send(player, [a_frame(chance) for _ in range(10)])
        if code is not None:
            assert code in GOOD_BYES
            player.close()
            player = sit(server, chance)
    player.close()


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_frame_harms_the_server(server: Server, seed: int) -> None:
    chance = Random(seed)
    made = server.make()
    for _ in range(25):
        with Raw(server.port) as raw, suppress(ConnectionError):
            assert raw.open(made.table) == 101
            if chance.random() < 0.7:
                raw.send(TEXT, json.dumps({"type": "hello", "token": made.token}).encode())
            for _ in range(chance.randrange(1, 8)):
                opcode = chance.choice([TEXT, BINARY, PING, PONG, CLOSE, 0, chance.randrange(16)])
                payload = chance.randbytes(chance.choice([0, 1, 2, 20, 125, 126, 5000]))
                frame = raw.frame(opcode, payload, last=chance.random() < 0.8)
                raw.line.sendall(frame if chance.random() < 0.8 else chance.randbytes(20))


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_request_harms_the_server(server: Server, seed: int) -> None:
    chance = Random(seed)
    made = server.make()
    for _ in range(REQUESTS):
        request = a_request(chance, made.table)
        with Raw(server.port) as raw, suppress(ConnectionError):
            raw.line.settimeout(5)  # whatever it is, it is answered or cut off
            raw.line.sendall(request)
            answer = raw.line.recv(4096)
            status = answer[9:10]
            assert answer == b"" or (answer[:7] == b"HTTP/1." and status in b"1234"), request


def test_nothing_of_this_was_a_failure_of_the_server(server: Server) -> None:
    assert server.trouble() == []
