from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import pytest
from limits_reached import reaches
from real import Made, Server
from sockets import PATIENCE, TEXT, Player, Raw
from waiting import poll
from websockets.exceptions import ConnectionClosed

from mexican_train.server.settings import Settings

pytestmark = pytest.mark.gate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits of every server, but shorter times."""
    times = (
        *("hello_seconds", "header_seconds", "body_seconds", "seat_messages_seconds"),
        *("watcher_messages_seconds", "says_seconds", "hints_seconds"),
    )
    brief: dict[str, Any] = dict.fromkeys(times, 1.0)
    limits: dict[str, Any] = {"seat_messages": 20, "flood_messages": 30, "says": 3, "hints": 2}
    with Server(tmp_path_factory.mktemp("person"), packed=False, **limits, **brief) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the same limits that forgets nothing while a test runs."""
    limits: dict[str, Any] = {"seat_messages": 20, "flood_messages": 30, "says": 3}
    times = ("seat_messages_seconds", "watcher_messages_seconds", "says_seconds")
    long: dict[str, Any] = dict.fromkeys(times, 3600)
    with Server(tmp_path_factory.mktemp("strict"), packed=False, **limits, **long) as running:
        yield running


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets people send as much as they like."""
    with Server(
        tmp_path_factory.mktemp("wide"), packed=False, says=1000, busy_seconds=15
    ) as running:
        yield running


@pytest.fixture
def made(server: Server) -> Made:
    return server.make(seats=4)


@pytest.fixture
def player(server: Server, made: Made) -> Iterator[Player]:
    with server.player(made.table, token=made.token) as sitting:
        yield sitting


def ping(size: int) -> bytes:
    """A message of a certain size."""
    text = b'{"type":"ping","id":"big"}'
    return text + b" " * (size - len(text))


def burst(player: Player, count: int) -> list[str]:
    """Sends messages all at once; what each was answered with."""
    for number in range(count):
        player.send({"type": "ping", "id": f"b{number}"})
    came = [player.get() for _ in range(count)]
    answers = {each["id"]: each.get("reason", each["type"]) for each in came}
    return [answers[f"b{number}"] for number in range(count)]


def takes(raw: Raw, data: bytes, times: int) -> bool:
    """Whether the other side takes a message so many times."""
    try:
        for _ in range(times):
            raw.send(TEXT, data)
    except TimeoutError:
        return False
    return True


# ---------------------------------------------------------------------- sizes


@reaches("message_bytes")
@pytest.mark.parametrize("parts", [1, 2, 50])
def test_a_message_over_4096_bytes_is_closed_with_1009(
    server: Server, made: Made, parts: int
) -> None:
    for size in (4096, 4097):
        with Raw(server.port) as raw:
            raw.open(made.table)
            raw.send(TEXT, json.dumps({"type": "hello", "token": made.token}).encode())
            raw.until("welcome")
            data = ping(size)
            step = size // parts + 1
            for start in range(0, size, step):
                last = start + step >= size
                raw.send(TEXT if start == 0 else 0, data[start : start + step], last)
            if size == 4096:
                assert raw.until("pong")["id"] == "big"
            else:
                assert raw.closed() == 1009


@reaches("body_bytes")
def test_a_body_over_4096_bytes_is_refused(server: Server) -> None:
    body = b'{"name":"Ada"}'
    assert server.call("POST", "/api/tables", body.ljust(4096)).status == 201
    answer = server.call("POST", "/api/tables", body.ljust(4097))
    assert (answer.status, answer.error) == (413, "too_large")


@reaches("body_bytes")
def test_a_body_of_unknown_length_is_refused_once_it_is_too_long(server: Server) -> None:
    with Raw(server.port) as raw:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        raw.line.sendall(head + b"400\r\n" + b" " * 1024 + b"\r\n")
        for _ in range(4):
            raw.line.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
        assert raw.line.recv(12) == b"HTTP/1.1 413"


@reaches("header_bytes")
def test_a_request_with_too_long_a_head_is_refused(server: Server) -> None:
    assert server.call("GET", "/healthz", headers={"X-Tiles": "5-12 " * 2000}).status == 200
    with Raw(server.port) as raw:
        raw.line.sendall(b"GET /healthz HTTP/1.1\r\nX-Tiles: " + b"5-12 " * 4000 + b"\r\n\r\n")
        assert raw.rest()[:10] in (b"", b"HTTP/1.1 4")


@reaches("name_length")
def test_a_name_over_24_characters_is_refused(server: Server, player: Player) -> None:
    assert player.ask("me", name="é" * 24)["type"] == "ack"
    assert player.ask("me", name="é" * 25)["reason"] == "bad_name"
    assert server.call("POST", "/api/tables", {"name": "A" * 25}).error == "bad_name"


@reaches("say_length")
def test_over_200_characters_are_not_said(player: Player) -> None:
    assert player.ask("say", text="é" * 200)["type"] == "ack"
    assert player.ask("say", text="é" * 201)["reason"] == "bad_text"


# ---------------------------------------------------------------------- times


@pytest.mark.release
@reaches("header_seconds")
@pytest.mark.parametrize(
    "start", [b"", b"GET /healthz HT", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"]
)
def test_who_opens_a_connection_and_says_nothing_is_cut_off(server: Server, start: bytes) -> None:
    with Raw(server.port) as raw:
        raw.line.sendall(start)
        assert raw.rest() == b""


@pytest.mark.release
@reaches("body_seconds")
def test_a_body_that_does_not_come_is_not_waited_for(server: Server) -> None:
    with Raw(server.port) as raw:
        raw.line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"
        )
        assert raw.line.recv(12) == b"HTTP/1.1 400"


@pytest.mark.release
@reaches("body_seconds")
@pytest.mark.parametrize(
    "request_line", ["GET /healthz", "GET /api/sheets", "POST /api/tables", "POST /nowhere"]
)
def test_a_body_that_dribbles_is_cut_off_whether_anybody_reads_it_or_not(
    server: Server, request_line: str
) -> None:
    with Raw(server.port) as raw:
        head = f"{request_line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n"
        raw.line.sendall(head.encode())

        def cut() -> bool:
            try:
                raw.line.sendall(b" ")
            except OSError:
                return True
            return False

        assert poll(cut)


@reaches("hello_seconds")
def test_who_says_no_hello_is_closed(server: Server, made: Made) -> None:
    with Player(server.port, made.table) as silent, Player(server.port, made.table) as other:
        other.send({"type": "ping", "id": "early"})
        answer = other.get()
        assert (answer["id"], answer["reason"]) == ("early", "bad_message")
        assert silent.closed() == 4400
        assert other.closed() == 4400


def test_who_says_anything_but_hello_is_closed(server: Server, made: Made) -> None:
    with Player(server.port, made.table) as player:
        for _ in range(8):
            player.send("hello?")
            assert player.get()["reason"] == "bad_message"
        assert player.closed() == 4400


# ---------------------------------------------------------------------- rates


def test_a_seat_may_send_20_messages_in_5_seconds_and_a_spectator_fewer() -> None:
    usual = Settings()
    assert (usual.seat_messages, usual.seat_messages_seconds) == (20, 5.0)
    assert usual.watcher_messages < usual.seat_messages
    assert usual.watcher_messages_seconds == usual.seat_messages_seconds


@reaches("seat_messages")
def test_a_seat_that_sends_too_fast_is_refused(strict: Server) -> None:
    made = strict.make(seats=4)
    with strict.player(made.table, token=made.token) as player:
        assert burst(player, 25) == ["pong"] * 20 + ["too_fast"] * 5


@pytest.mark.release
@reaches("seat_messages_seconds")
def test_a_seat_that_sent_too_fast_is_answered_again_later(player: Player) -> None:
    assert poll(lambda: "too_fast" in burst(player, 25))
    assert poll(lambda: player.ask("ping")["type"] == "pong")


@reaches("seat_messages")
def test_a_seat_cannot_send_more_by_connecting_twice(strict: Server) -> None:
    made = strict.make(seats=4)
    with (
        strict.player(made.table, token=made.token) as player,
        strict.player(made.table, token=made.token) as again,
    ):
        assert [*burst(player, 12), *burst(again, 12)].count("pong") == 20


@reaches("watcher_messages")
def test_a_spectator_that_sends_too_fast_is_refused(strict: Server) -> None:
    made = strict.make(seats=4)
    with (
        strict.player(made.table, token=made.token) as player,
        strict.player(made.table, invite=made.invite) as watcher,
    ):
        assert burst(watcher, 12) == ["pong"] * 8 + ["too_fast"] * 4
        assert player.ask("ping")["type"] == "pong"


@pytest.mark.release
@reaches("watcher_messages_seconds")
def test_a_spectator_that_sent_too_fast_is_answered_again_later(server: Server, made: Made) -> None:
    with server.player(made.table, invite=made.invite) as watcher:
        assert poll(lambda: "too_fast" in burst(watcher, 12))
        assert poll(lambda: watcher.ask("ping")["type"] == "pong")


@reaches("flood_messages")
def test_who_goes_on_sending_too_fast_is_disconnected(strict: Server) -> None:
    made = strict.make(seats=4)
    with strict.player(made.table, token=made.token) as player:
        with strict.player(made.table, invite=made.invite) as watcher:
            with suppress(ConnectionClosed):  # the server may be the faster one
                for _ in range(100):
                    watcher.line.send(b"{}")
            assert watcher.closed() == 1008
        assert player.ask("ping")["type"] == "pong"


@reaches("says")
def test_who_says_too_much_at_once_is_refused(strict: Server) -> None:
    made = strict.make(seats=4)
    with strict.player(made.table, token=made.token) as player:
        answers = [player.ask("say", text="hello") for _ in range(5)]
    assert [each.get("reason") for each in answers] == [None] * 3 + ["too_fast"] * 2


@pytest.mark.release
@reaches("says_seconds")
def test_who_said_too_much_at_once_may_go_on_later(player: Player) -> None:
    assert poll(lambda: player.ask("say", text="hello").get("reason") == "too_fast")
    assert poll(lambda: player.ask("say", text="hello")["type"] == "ack")


@pytest.mark.release
@reaches("hints", "hints_seconds")
def test_who_asks_for_too_many_hints_is_refused_and_gets_more_later(server: Server) -> None:
    host, guest = server.pair()
    with host, guest:
        mover = host if host.view["legal"] else guest
        assert mover.ask("hint")["type"] == "hint"  # the first waits for a process to start
        assert poll(lambda: mover.ask("hint")["type"] == "hint")
        for number in range(4):
            mover.send({"type": "hint", "id": f"h{number}"})
        answers = [mover.get() for _ in range(4)]
        assert "too_fast" in [each.get("reason") for each in answers]
        assert poll(lambda: mover.ask("hint")["type"] == "hint")


# ---------------------------------------------------------------------- queues


@pytest.mark.release
@reaches("outbox_messages")
def test_who_does_not_read_is_disconnected_and_nobody_else_suffers(wide: Server) -> None:
    host, guest = wide.pair()
    with host, guest:
        for _ in range(50):
            assert host.ask("say", text="é" * 200)["type"] == "ack"
        made = wide.make(seats=3)
        slow = Raw(wide.port, buffer=2048)
        with slow, wide.player(made.table, token=made.token) as owner:
            for _ in range(50):
                owner.ask("say", text="é" * 200)
            slow.open(made.table)
            hello = json.dumps({"type": "hello", "token": made.token}).encode()
            for _ in range(1000):  # each is answered with all that was said
                slow.send(TEXT, hello)
            assert poll(lambda: wide.metric("mexican_train_slow_readers_total") == 1)
            assert owner.ask("me", name="Eva")["type"] == "ack"
            assert (host if host.view["legal"] else guest).act()["type"] == "ack"
            assert slow.closed() == 1006
            assert poll(lambda: wide.metric("mexican_train_connections") == 3)


@pytest.mark.release
@reaches("inbox_messages")
def test_a_table_that_waits_for_the_disk_takes_in_only_so_much(wide: Server) -> None:
    made = wide.make()
    other = closing(sqlite3.connect(wide.database, isolation_level=None))
    with other as holder, Raw(wide.port) as raw:
        raw.open(made.table)
        raw.send(TEXT, json.dumps({"type": "hello", "token": made.token}).encode())
        raw.until("welcome")
        holder.execute("BEGIN IMMEDIATE")
        raw.send(TEXT, b'{"type":"me","id":"wait","name":"Eva"}')
        raw.line.settimeout(1)
        assert not takes(raw, ping(4096), 10_000)
        assert wide.call("GET", "/healthz").status == 200
        holder.execute("ROLLBACK")
        raw.line.settimeout(PATIENCE)
        assert raw.until("ack")["id"] == "wait"
        assert raw.until("pong")["id"] == "big"


def test_nothing_of_this_was_a_failure_of_the_server(server: Server, wide: Server) -> None:
    assert server.trouble() == []
    assert wide.trouble() == []
