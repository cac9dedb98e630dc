from __future__ import annotations

import json
import re
import string
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from real import Made, Server
from sockets import PING, PONG, TEXT, Player, Raw
from websockets.exceptions import InvalidStatus

from mexican_train.server.metrics import Cut

pytestmark = pytest.mark.gate

OUTSIDE = "https://elsewhere.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("attacked"),
        *("--origin", "https://play.example.org"),
        says=1000,
        watcher_messages=1000,
        outbox_messages=1000,
    ) as running:
        yield running


@pytest.fixture(scope="module")
def made(server: Server) -> Made:
    return server.make(seats=4)


def memory(server: Server) -> int:
    """The memory a server uses, in MiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def pour(raw: Raw, data: bytes, times: int) -> None:
    """Sends a lot, until it is all sent, not taken any more, or cut off."""
    raw.line.settimeout(3)
    with suppress(OSError):
        for _ in range(times):
            raw.line.sendall(data)


# ---------------------------------------------------------------------- who may come in


@pytest.mark.parametrize(
    "origin", [OUTSIDE, "null", "http://localhost", "https://play.example.org.elsewhere.example"]
)
def test_a_page_from_elsewhere_may_not_speak_to_a_table(
    server: Server, made: Made, origin: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Player(server.port, made.table, origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"]["code"] == "wrong_origin"
    answer = server.call("POST", "/api/tables", {"name": "Eve"}, {"Origin": origin})
    assert (answer.status, answer.error) == (403, "wrong_origin")


@pytest.mark.parametrize("origin", [None, "own", "https://play.example.org"])
def test_the_servers_own_pages_and_those_it_was_told_of_may(
    server: Server, made: Made, origin: str | None
) -> None:
    page = f"http://localhost:{server.port}" if origin == "own" else origin
    with Player(server.port, made.table, origin=page) as player:
        player.send({"type": "hello", "token": made.token})
        assert player.until("welcome")["seat"] == 0
    answer = server.call("POST", "/api/tables", {"name": "Ada"}, {"Origin": page} if page else {})
    assert answer.status == 201


def test_no_page_from_elsewhere_is_told_that_it_may_read(server: Server) -> None:
    for method in ("GET", "OPTIONS"):
        answer = server.call(method, "/api/tables", headers={"Origin": OUTSIDE})
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_only_the_seats_own_token_opens_it(server: Server, made: Made) -> None:
    other = server.make()
    wrong = [
        {"token": "x" * 32},
        {"token": other.token},  # of another table
        {"token": made.invite},
        {"token": made.token[:-1]},
        {"token": made.token + " "},
        {"token": made.token.swapcase()},
        {"token": ""},
        {"invite": other.invite},
        {"invite": made.token},
        {"invite": ""},
        {"token": "x", "invite": "x"},
        {},
    ]
    for hello in wrong:
        with Player(server.port, made.table) as player:
            player.send({"type": "hello", **hello})
            answer = player.get()
            assert (answer["type"], answer["reason"]) == ("refused", "bad_secret")
            assert not {"view", "version"} & set(answer)
            assert player.closed() == 4403


def test_an_invite_lets_one_watch_but_not_act(server: Server) -> None:
    made = server.make()
    server.sit(made)
    with server.player(made.table, invite=made.invite) as watcher:
        assert watcher.view["phase"] == "playing"
        assert watcher.view["seat"] is None
        assert watcher.view["hand"] == []
        for type in ("start", "next", "end", "hint", "pause", "leave", "rematch"):
            assert watcher.ask(type)["reason"] == "not_seated"
        version = watcher.view["version"]
        assert watcher.ask("act", version=version, action="draw")["reason"] == "not_seated"
        assert watcher.ask("say", text="hello")["reason"] == "not_seated"
        assert watcher.ask("ping")["version"] == version


def test_who_was_removed_cannot_go_on_by_not_listening(server: Server) -> None:
    made = server.make(seats=3)
    with server.player(made.table, token=made.token) as host:
        for _ in range(50):
            host.ask("say", text="é" * 200)
        token = server.sit(made, "Mallory")
        with Raw(server.port, buffer=2048) as mallory:
            mallory.open(made.table)
            hello = json.dumps({"type": "hello", "token": token}).encode()
            mallory.line.sendall(mallory.frame(TEXT, hello) * 600)  # and never reads the answers
            while not host.until("players")["players"][1]["connected"]:
                pass
            assert host.ask("remove", seat=1)["type"] == "ack"
            with server.player(made.table, token=server.sit(made, "Cy")) as cy:
                assert cy.view["seat"] == 1
                with suppress(ConnectionError):  # cut off: as good as not listened to
                    mallory.send(TEXT, b'{"type":"me","id":"m1","name":"Mallory"}')
                    mallory.send(TEXT, b'{"type":"leave","id":"m2"}')
                assert host.ask("me", name="Ada")["type"] == "ack"
                assert cy.ask("ping")["type"] == "pong"
                assert [each["name"] for each in cy.view["players"]] == ["Ada", "Cy", ""]


def test_secrets_in_an_address_open_nothing(server: Server, made: Made) -> None:
    query = f"?token={made.token}&invite={made.invite}"
    assert server.call("GET", f"/api/tables/{made.table}{query}").data["players"] is None
    with Player(server.port, f"{made.table}{query}") as player:
        player.send({"type": "hello"})
        assert player.get()["reason"] == "bad_secret"


def test_names_are_told_only_to_those_who_may_come_in(server: Server, made: Made) -> None:
    path = f"/api/tables/{made.table}"
    assert server.call("GET", path).data["players"] is None
    for secret in (made.token, made.invite):
        told = server.call("GET", path, headers={"Authorization": f"Bearer {secret}"}).data
        assert told["players"][0]["name"] == "Ada"
        assert secret not in json.dumps(told)
    for wrong in ("x" * 32, server.make().token):
        told = server.call("GET", path, headers={"Authorization": f"Bearer {wrong}"})
        assert "Ada" not in told.body.decode()


def test_ids_and_secrets_cannot_be_guessed(server: Server) -> None:
    tables = [server.make() for _ in range(50)]
    tokens = {made.token for made in tables} | {server.sit(made) for made in tables}
    assert len({made.table for made in tables}) == 50
    assert len({made.invite for made in tables}) == 50
    assert len(tokens) == 100
    link = string.ascii_lowercase + string.digits
    for made in tables:
        assert re.fullmatch(f"[{link}]{{8,}}", made.table)
        assert re.fullmatch(f"[{link}]{{16,}}", made.invite)
    for token in tokens:
        assert re.fullmatch(r"[\w-]{22,}", token, re.ASCII)  # 6 bits a letter: 128 or more


# ---------------------------------------------------------------------- whoever wants to break it

MUCH = 32 * 1024 * 1024


def test_pings_whose_answers_nobody_reads_fill_no_memory(server: Server, made: Made) -> None:
    before = memory(server)
    with Raw(server.port, buffer=2048) as raw:
        raw.open(made.table)
        pings = raw.frame(PING, b"?" * 125) * 1000
        pour(raw, pings, MUCH // len(pings))
        assert server.call("GET", "/healthz").status == 200
        assert memory(server) - before < 10


REQUEST = b"GET /nope HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("flood", ["pongs", "empty texts", "requests"])
def test_a_flood_is_cut_and_counted_and_others_play_on(
    server: Server, made: Made, flood: str
) -> None:
    """Over ten connections, of more megabytes than a server would read in seconds."""

    def cut() -> float:
        name = "mexican_train_connections_cut_total"
        return sum(server.metric(f'{name}{{why="{why}"}}') for why in Cut)

    before, counted = memory(server), cut()
    with server.player(made.table, token=made.token) as player:
        for number in range(10):
            with Raw(server.port, f"127.3.0.{number + 1}") as raw:
                if flood != "requests":
                    raw.open(made.table)
                data = {
                    "pongs": raw.frame(PONG) * 10_000,
                    "empty texts": raw.frame(TEXT) * 10_000,
                    "requests": REQUEST * 2000,
                }[flood]
                pour(raw, data, MUCH // len(data))
                assert player.ask("ping")["type"] == "pong"
    assert cut() - counted == 10
    assert memory(server) - before < 10


def test_a_message_in_endless_parts_is_cut_off(server: Server, made: Made) -> None:
    with Raw(server.port) as raw:
        raw.open(made.table)
        raw.send(TEXT, b"", last=False)
        pour(raw, raw.frame(0, b"", last=False) * 10_000, 10)
        assert raw.closed() in (1002, 1006, 1008, 1009)


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"X-Tile: 5-12\r\n" * 5000),
        (b"GET / HTTP/1.1\r\nX-Tiles: ", b"5-12 " * 12_000),
        (b"GET /", b"t" * 60_000),
    ],
    ids=["headers", "one header", "address"],
)
def test_a_request_without_end_is_cut_off(server: Server, start: bytes, more: bytes) -> None:
    with Raw(server.port) as raw:
        raw.line.sendall(start)
        pour(raw, more, 16)
        assert raw.rest()[:10] in (b"", b"HTTP/1.1 4")


@pytest.mark.parametrize(
    "headers",
    [{f"X-{number}": "a" for number in range(200)}, {"X-Tiles": "5-12 " * 2000}, {"X": "\xff"}],
    ids=["many", "long", "not ASCII"],
)
def test_a_handshake_is_answered_or_cut_off_whatever_its_headers(
    server: Server, made: Made, headers: dict[str, str]
) -> None:
    with Raw(server.port) as raw, suppress(EOFError):
        raw.line.settimeout(5)
        assert raw.open(made.table, **headers) in (101, 400, 431)


@pytest.mark.parametrize("start", ["POST /ws/{} HTTP/1.1", "GET /ws/{} HTTP/1.0"])
def test_what_only_looks_like_a_handshake_is_answered_or_cut_off(
    server: Server, made: Made, start: str
) -> None:
    with Raw(server.port) as raw:
        raw.line.settimeout(5)
        ask = "Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 2\r\n\r\n{}"
        raw.line.sendall(f"{start.format(made.table)}\r\n{ask}".encode())
        assert raw.line.recv(10) in (b"", b"HTTP/1.1 4")


def test_nothing_of_this_was_a_failure_of_the_server(server: Server, made: Made) -> None:
    with server.player(made.table, token=made.token) as player:
        assert player.ask("ping")["type"] == "pong"
    assert server.trouble() == []
