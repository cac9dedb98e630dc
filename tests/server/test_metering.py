"""Bytes of a connection are metered before they are parsed.

A flood costs the server a moment and leaves nothing behind, and players are never cut.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from limits_reached import reaches
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from mexican_train.server.metrics import Metrics
from mexican_train.server.net import protocols
from mexican_train.server.net.protocols import PIPELINED, SLICE, guarded
from mexican_train.server.networks import Networks
from mexican_train.server.settings import Settings

SETTINGS = Settings()
READ = 256 * 1024
"""Bytes that come in one read at the most."""
GET = b"GET /nope HTTP/1.1\r\nHost: a\r\n\r\n"
UPGRADE = (
    b"GET /ws/k7qf3mxw HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
SEAT_FRAMES = SETTINGS.seat_messages + SETTINGS.flood_messages + protocols.SIGNS_OF_LIFE


class Line(asyncio.Transport):
    """A connection whose other side does what a test says."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("10.0.0.1", 80)})
        self.sent = b""
        self.unread = 0
        self.aborted = self.closing = False
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        assert not self.aborted, "written to after the end"
        self.sent += data

    def abort(self) -> None:
        if not self.aborted:
            self.aborted = True
            asyncio.get_running_loop().call_soon(self._end)

    def close(self) -> None:
        """Ends when everything is read."""
        self.closing = True
        if not self.unread:
            self.abort()

    def _end(self) -> None:
        protocol, self.protocol = self.protocol, None
        if protocol is not None:
            protocol.connection_lost(None)

    def is_closing(self) -> bool:
        return self.aborted or self.closing

    def get_write_buffer_size(self) -> int:
        return self.unread

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol


class Service:
    """A server's protocols around an application that a test looks into."""

    def __init__(self, settings: Settings = SETTINGS, proxies: str = "") -> None:
        self.metrics = Metrics()
        self.requests = 0
        self.frames: list[str] = []
        self.answer = asyncio.Event()
        self.answer.set()
        clock = asyncio.get_running_loop().time
        own = Networks(filter(None, [proxies]))
        self.http, tables = guarded(settings, self.metrics, own, clock)
        self.config = uvicorn.Config(
            self.app,
            ws_ping_interval=None,
            http=self.http,
            ws=tables,
            ws_max_size=4096,
            interface="asgi3",
            lifespan="off",
            log_config=None,
        )
        self.config.load()
        self.state = ServerState()

    def connect(self, address: str = "10.0.0.9") -> Line:
        line = Line(address)
        protocol = self.http(self.config, self.state, {})
        line.protocol = protocol
        protocol.connection_made(line)
        return line

    async def table(self, address: str = "10.0.0.9") -> Line:
        line = self.connect(address)
        await self.receive(line, UPGRADE)
        assert b" 101 " in line.sent
        return line

    async def receive(self, line: Line, data: bytes, read: int = READ) -> None:
        """Bytes come over a connection, in reads as large as they can be."""
        for begin in range(0, len(data), read):
            if line.aborted:
                break
            protocol = line.get_protocol()
            assert isinstance(protocol, asyncio.Protocol)
            protocol.data_received(data[begin : begin + read])
        for _ in range(20):
            await asyncio.sleep(0)

    def cut(self) -> dict[str, int]:
        return {why: count for why, count in self.metrics.cut.items() if count}

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                self.frames.append(message["text"])
            return
        self.requests += 1
        await self.answer.wait()
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"nothing"})


def frame(opcode: Opcode, data: bytes = b"") -> bytes:
    return Frame(opcode, data).serialize(mask=True)


@contextmanager
def parsed_frames() -> Iterator[list[int]]:
    """How many frames the library parses, one number for each slice."""
    counts: list[int] = []
    handle = protocols.TableProtocol.handle_events

    def counting(self: Any) -> None:
        counts.append(len(self.conn.events))
        handle(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(protocols.TableProtocol, "handle_events", counting)
        yield counts


# ------------------------------------------------------------------ WebSockets


@pytest.mark.parametrize("read", [100, 5000, READ])
@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
async def test_a_flood_of_empty_frames_is_cut_after_few_of_them(opcode: Opcode, read: int) -> None:
    service = Service()
    line = await service.table()
    with parsed_frames() as counts:
        await service.receive(line, frame(opcode) * (16_000_000 // 6), read)
    assert line.aborted
    assert sum(counts) <= SEAT_FRAMES + SLICE // 6 + 1
    assert service.cut() == ({"bytes": 1} if read == READ else {"frames": 1})
    assert len(service.frames) <= SEAT_FRAMES


async def test_large_frames_without_end_are_cut() -> None:
    service = Service()
    line = await service.table()
    most = 2 * SETTINGS.seat_messages * SETTINGS.message_bytes
    await service.receive(line, frame(Opcode.TEXT, b"x" * 4096) * (READ // 4096))
    assert (line.aborted, service.cut()) == (True, {"bytes": 1})
    assert sum(map(len, service.frames)) <= most


async def test_a_flood_that_is_sent_slowly_is_cut_too() -> None:
    """A hundred pongs every second are more than anybody needs."""
    service = Service()
    line = await service.table()
    seconds = 0
    while not line.aborted:
        await service.receive(line, frame(Opcode.PONG) * 100)
        await asyncio.sleep(1)
        seconds += 1
        assert seconds < 10
    assert service.cut() == {"frames": 1}


async def test_a_seat_that_sends_all_it_may_is_never_cut() -> None:
    """Also with long messages, pings, and pongs for the server's."""
    service = Service()
    line = await service.table()
    message = frame(Opcode.TEXT, b"x" * SETTINGS.message_bytes)
    for _ in range(200):
        for _ in range(SETTINGS.seat_messages):
            await service.receive(line, message + frame(Opcode.PING) + frame(Opcode.PONG))
        await asyncio.sleep(SETTINGS.seat_messages_seconds)
    assert service.cut() == {}
    assert len(service.frames) == 200 * SETTINGS.seat_messages


async def test_a_message_taken_at_once_is_counted_as_well() -> None:
    """Messages that go straight to a table do not pass the library's parser."""
    service = Service()
    line = await service.table()
    tables = line.get_protocol()
    assert isinstance(tables, protocols.TableProtocol)
    taken: list[str | bytes] = []

    def take(text: str | bytes) -> bool:
        taken.append(text)
        return True

    tables.listen(take)
    for _ in range(10 * SEAT_FRAMES):
        await service.receive(line, frame(Opcode.TEXT, b"{}"))
    assert (line.aborted, service.cut()) == (True, {"frames": 1})
    assert len(taken) < SEAT_FRAMES


# ------------------------------------------------------------------ HTTP


async def test_pipelined_requests_are_cut_before_they_are_many() -> None:
    service = Service()
    line = service.connect()
    await service.receive(line, GET * (READ // len(GET)))
    assert (line.aborted, service.cut()) == (True, {"pipelined": 1})
    assert service.requests <= 1


async def test_a_few_pipelined_requests_are_answered() -> None:
    service = Service()
    line = service.connect()
    await service.receive(line, GET * PIPELINED)
    assert line.sent.count(b"404") == service.requests == PIPELINED
    assert service.cut() == {}


async def test_requests_one_after_the_other_are_answered_without_end() -> None:
    service = Service()
    line = service.connect()
    for _ in range(3000):
        await service.receive(line, GET)
        await asyncio.sleep(0.01)
    assert (service.requests, service.cut()) == (3000, {})


async def test_a_client_that_calls_as_often_as_is_allowed_is_never_cut() -> None:
    """With bodies as large as they may be, over one connection."""
    service = Service()
    line = service.connect()
    head = f"POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: {SETTINGS.body_bytes}\r\n\r\n".encode()
    for _ in range(20):
        for _ in range(SETTINGS.calls):
            await service.receive(line, head + bytes(SETTINGS.body_bytes))
        await asyncio.sleep(SETTINGS.calls_seconds)
        if line.aborted:  # nobody asked for longer than a server keeps a connection
            line = service.connect()
    assert (service.requests, service.cut()) == (20 * SETTINGS.calls, {})


async def test_an_address_that_goes_on_after_refusals_is_cut() -> None:
    """Over as many connections as it likes."""
    service = Service(Settings(files=30, calls=20))
    most = 30 + 20 + protocols.REFUSALS
    lines = [service.connect() for _ in range(100)]
    for _ in range(most // 100 + 1):
        for line in lines:
            if not line.aborted:
                await service.receive(line, GET)
    assert service.requests == most
    assert service.cut()["requests"] >= 1
    other = service.connect("10.0.0.10")
    await service.receive(other, GET)
    assert b"404" in other.sent


async def test_bytes_that_never_become_a_request_are_cut() -> None:
    service = Service()
    line = service.connect()
    await service.receive(
        line, b"POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n" + bytes(10**6)
    )
    assert (line.aborted, service.cut()) == (True, {"bytes": 1})


async def test_a_proxy_may_send_the_requests_of_everybody() -> None:
    service = Service(Settings(files=1, calls=1, sockets_per_address=1), proxies="10.0.0.2")
    for line in [service.connect("10.0.0.2"), service.connect("10.0.0.2")]:
        for _ in range(2 * protocols.REFUSALS):
            await service.receive(line, GET * 3)
        assert line.sent.count(b"404") == 6 * protocols.REFUSALS
    assert service.cut() == {}
    direct = [service.connect() for _ in range(2)]
    assert [line.aborted for line in direct] == [False, True]
    assert service.cut() == {"connections": 1}


# ------------------------------------------------------------------ readers


@reaches("unread_seconds")
async def test_a_reader_that_takes_nothing_is_cut() -> None:
    service = Service()
    line = service.connect()
    line.unread = 40_000
    await service.receive(line, GET)
    await asyncio.sleep(SETTINGS.unread_seconds - 1)
    assert not line.aborted
    await asyncio.sleep(2)
    assert (line.aborted, service.cut()) == (True, {"unread": 1})


async def test_a_reader_is_cut_during_an_answer_too(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Requests that wait behind the answer are not answered, and the log has no failure."""
    service = Service()
    service.answer.clear()
    line = service.connect()
    await service.receive(line, GET * 3)
    line.unread = 70_000
    protocol = line.get_protocol()
    assert isinstance(protocol, asyncio.Protocol)
    protocol.pause_writing()
    await asyncio.sleep(SETTINGS.unread_seconds + 1)
    service.answer.set()
    await asyncio.sleep(1)
    assert (line.aborted, service.requests) == (True, 1)
    assert service.cut() == {"unread": 1}
    assert not caplog.records


async def test_a_slow_reader_gets_everything() -> None:
    service = Service()
    line = service.connect()
    line.unread = 10_000_000
    await service.receive(line, GET)
    for _ in range(300):
        await asyncio.sleep(1)
        line.unread -= 2000
    assert not line.aborted
    assert "unread" not in service.cut()


# ------------------------------------------------------------------ memory


@pytest.mark.parametrize("flood", [GET * 5000, UPGRADE, GET, GET[:10]])
async def test_a_connection_leaves_nothing_behind(flood: bytes) -> None:
    """The server hardly ever looks for garbage, so nothing may wait for that."""
    service = Service()
    gc.collect()
    gc.disable()
    try:
        line = service.connect()
        first = weakref.ref(line.get_protocol())
        await service.receive(line, flood)
        last = weakref.ref(line.protocol) if line.protocol else first
        line.abort()
        for _ in range(50):
            await asyncio.sleep(0)
        del line
        assert first() is None
        assert last() is None
    finally:
        gc.enable()
