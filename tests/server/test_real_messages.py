from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from real import Made, Server
from sockets import BINARY, CLOSE, PING, PONG, TEXT, Player, Raw

pytestmark = pytest.mark.gate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("messages"), packed=False, says=1000) as running:
        yield running


@pytest.fixture(scope="module")
def made(server: Server) -> Made:
    return server.make(seats=4)


@pytest.fixture
def player(server: Server, made: Made) -> Iterator[Player]:
    with server.player(made.table, token=made.token) as sitting:
        yield sitting


@pytest.fixture
def raw(server: Server, made: Made) -> Iterator[Raw]:
    """A connection without manners that has said hello."""
    with Raw(server.port) as line:
        assert line.open(made.table) == 101
        line.send(TEXT, json.dumps({"type": "hello", "token": made.token}).encode())
        line.until("welcome")
        yield line


# ---------------------------------------------------------------------- what may be said

MALFORMED = {
    "nothing": "",
    "no JSON": "hello?",
    "half": '{"type":"ping","id":"a"',
    "two": '{"type":"ping","id":"a"}{"type":"ping","id":"b"}',
    "no object": '["ping"]',
    "a number": "17",
    "no type": '{"id":"a"}',
    "unknown type": '{"type":"cheat","id":"a"}',
    "type is a number": '{"type":7,"id":"a"}',
    "two types": '{"type":"ping","type":"start","id":"a"}',
    "no id": '{"type":"ping"}',
    "empty id": '{"type":"ping","id":""}',
    "long id": '{"type":"ping","id":"%s"}' % ("a" * 65),
    "id is a number": '{"type":"ping","id":1}',
    "null id": '{"type":"ping","id":null}',
    "version is text": '{"type":"act","id":"a","version":"1","action":"draw"}',
    "version is huge": '{"type":"act","id":"a","version":%s,"action":"draw"}' % ("9" * 3000),
    "version is a float": '{"type":"act","id":"a","version":1.5,"action":"draw"}',
    "version is endless": '{"type":"act","id":"a","version":1e999,"action":"draw"}',
    "version is NaN": '{"type":"act","id":"a","version":NaN,"action":"draw"}',
    "version is below 0": '{"type":"act","id":"a","version":-1,"action":"draw"}',
    "action is a list": '{"type":"act","id":"a","version":1,"action":["draw"]}',
    "seat is true": '{"type":"remove","id":"a","seat":true}',
    "seat is huge": '{"type":"remove","id":"a","seat":1e300}',
    "surrogate": '{"type":"me","id":"a","name":"\\ud800"}',
    "surrogate id": '{"type":"ping","id":"\\udfff"}',
    "bad escape": '{"type":"ping","id":"\\x41"}',
    "control character": '{"type":"ping","id":"a\n"}',
    "byte order mark": '\ufeff{"type":"ping","id":"a"}',
    "deep lists": "[" * 4000,
    "deep objects": '{"type":' * 500,
    "deep rules": '{"type":"change","id":"a","options":{"rules":' + "[" * 1900 + "]" * 1900 + "}}",
    "rules is a list": '{"type":"change","id":"a","options":{"rules":[]}}',
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_what_is_no_message_is_refused_and_the_connection_lives(player: Player, text: str) -> None:
    for data in (text, text.encode()):
        player.send(data)
        answer = player.get()
        assert (answer["type"], answer["reason"]) == ("refused", "bad_message")
    assert player.ask("ping")["type"] == "pong"


def test_bytes_that_are_no_text_are_refused_and_the_connection_lives(player: Player) -> None:
    for data in (b"\xff\xfe\x00", bytes(range(256)), b"\x80" * 4096):
        player.send(data)
        assert player.get()["reason"] == "bad_message"
    assert player.ask("ping")["type"] == "pong"


def test_options_are_refused_however_deep_their_values_are(player: Player) -> None:
    for depth in (1, 10, 100, 500, *range(880, 1000, 3)):
        value = "[" * depth + "]" * depth
        player.send(f'{{"type":"change","id":"d","options":{{"rules":{{"max_pip":{value}}}}}}}')
        answer = player.get()
        assert answer["type"] == "refused"
        assert answer["reason"] in ("bad_options", "bad_message")
    assert player.ask("ping")["type"] == "pong"


def test_of_a_key_that_comes_twice_the_last_counts(player: Player) -> None:
    player.send('{"type":"ping","id":"first","id":"last"}')
    assert player.get()["id"] == "last"


def test_markup_is_only_text(server: Server) -> None:
    name, text = "<b>&amp;'\"</b>", "<script>alert(1)</script><img src=x onerror=y>"
    made = server.make(name=name)
    with server.player(made.table, token=made.token) as player:
        assert player.view["players"][0]["name"] == name
        player.send({"type": "say", "id": "markup", "text": text})
        assert player.until("said")["text"] == text
    with server.player(made.table, invite=made.invite) as watcher:
        watcher.send({"type": "hello", "invite": made.invite})
        assert watcher.until("welcome")["chat"][0]["text"] == text


def test_names_and_chat_lose_what_would_spoil_the_table(player: Player) -> None:
    player.ask("me", name="\u202eA\x00d\n\n  a\u0301\u0301\u0301\u0301\u0301\u0301")
    said = player.until("update")["view"]["players"][0]["name"]
    assert said == "Ad \u00e1\u0301\u0301\u0301"
    for empty in ("", " \t\n", "\u200d", "\u202e"):
        assert player.ask("me", name=empty)["reason"] == "bad_name"
        assert player.ask("say", text=empty)["reason"] == "bad_text"


# ---------------------------------------------------------------------- frames


@pytest.mark.parametrize("times", [1, 3])
def test_text_that_is_not_utf_8_is_closed_with_1007(raw: Raw, times: int) -> None:
    raw.line.sendall(raw.frame(TEXT, b'{"type":"ping","id":"\xff"}') * times)
    assert raw.closed() == 1007


def test_text_that_is_not_utf_8_may_be_the_last_word(raw: Raw) -> None:
    raw.line.sendall(raw.frame(TEXT, b"\xff") + raw.frame(CLOSE, b"\x03\xe8"))
    assert raw.closed() in (1000, 1007)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes([0x81, 0x02]) + b"{}", 1002),  # not masked
        (bytes([0xC1, 0x82]) + bytes(4) + b"{}", 1002),  # said to be compressed
        (bytes([0x83, 0x80]) + bytes(4), 1002),  # an opcode there is not
        (bytes([0x09, 0x80]) + bytes(4), 1002),  # a ping in parts
        (bytes([0x89, 0xFE, 0, 126]) + bytes(4 + 126), 1002),  # a ping that is too long
        (bytes([0x80, 0x80]) + bytes(4), 1002),  # goes on with nothing
        (bytes([0x88, 0x81]) + bytes(5), 1002),  # half a closing code
        (bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7, 1009),  # will be longer than anything
    ],
)
def test_frames_that_break_the_protocol_are_closed(raw: Raw, data: bytes, code: int) -> None:
    raw.line.sendall(data)
    assert raw.closed() == code


def test_nothing_is_ever_compressed(server: Server, made: Made) -> None:
    with Raw(server.port) as raw:
        offer = "permessage-deflate; client_max_window_bits"
        assert raw.open(made.table, **{"Sec-WebSocket-Extensions": offer}) == 101
        assert b"extensions" not in raw.head.lower()
    answer = server.call("GET", "/api/sheets", headers={"Accept-Encoding": "gzip, deflate, br"})
    assert "content-encoding" not in answer.headers


def test_a_ping_of_the_protocol_is_answered(raw: Raw) -> None:
    raw.send(PING, b"are you there")
    assert raw.get() == (PONG, b"are you there")


def test_a_message_may_come_in_parts(raw: Raw) -> None:
    whole = '{"type":"ping","id":"né"}'.encode()
    for index, byte in enumerate(whole):
        raw.send(TEXT if index == 0 else 0, bytes([byte]), last=index == len(whole) - 1)
    assert raw.until("pong")["id"] == "né"


@pytest.mark.parametrize("part", [1, 2, 5, 6, 20, 150, 200, 1000])
def test_messages_are_answered_in_order_however_they_are_cut(raw: Raw, part: int) -> None:
    """Also when a part ends with a frame, or has several, or signs of life among them."""
    ids = [f"{number:03}{'x' * (number * 6 % 60)}" for number in range(12)]
    said = [raw.frame(TEXT, json.dumps({"type": "ping", "id": id}).encode()) for id in ids]
    said[5:5] = [raw.frame(PING, b"here?"), raw.frame(PONG, b"")]
    said[3:3] = [raw.frame(TEXT, b'{"type":"ping",', last=False), raw.frame(0, b'"id":"parts"}')]
    data = b"".join(said)
    for at in range(0, len(data), part):
        raw.line.sendall(data[at : at + part])
    assert [raw.until("pong")["id"] for _ in (*ids, "parts")] == [*ids[:3], "parts", *ids[3:]]


@pytest.mark.parametrize("part", [1, 5, 20])
def test_who_cuts_the_line_in_the_middle_of_a_frame_harms_nobody(
    player: Player, raw: Raw, part: int
) -> None:
    raw.line.sendall(raw.frame(BINARY, b"x" * 100)[:part])
    raw.close()
    assert player.ask("ping")["type"] == "pong"


def test_a_close_frame_is_answered(raw: Raw) -> None:
    raw.send(CLOSE, b"\x03\xe8")
    assert raw.closed() == 1000


def test_nothing_of_this_was_a_failure_of_the_server(server: Server) -> None:
    assert server.trouble() == []
