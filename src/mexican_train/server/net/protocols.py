"""The protocols of the web server, with limits for each connection.

Bytes, frames and requests are metered before they are parsed, so that one connection cannot keep
the loop busy.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the fast one
from websockets.http11 import Request
from websockets.protocol import State

from ..metrics import Cut, Metrics
from ..networks import Networks
from ..room.limits import Count, Rates, network_of
from ..room.visit import Take
from ..settings import Settings
from .meter import Meter

TEXT = 0x81  # the first byte of a whole text frame
MASKED = 0x80  # the bit that says so, and in the first byte that nothing follows
TWO_BYTES = 126  # in the place of a size: it is in the next two bytes
SHORT_HEAD = 6  # bytes before what a client says, its mask included
MOST_PARTS = 64
WRITE_BUFFER = 32 * 1024
ANSWER_SECONDS = 1.0
"""Time in which the application can say that a body did not come, before the connection is cut."""
PIPELINED = 8
"""Requests that may wait behind one that is being answered; browsers never send any."""
REFUSALS = 1000
"""Requests of one address that are refused, in the time of `files`, before they are cut."""
SIGNS_OF_LIFE = 128
"""Pings and pongs that are allowed besides messages, in the time that messages are counted in."""
SLICE = 1024
"""Bytes that are parsed before their frames are counted."""
SLOWEST = 1000
"""Bytes of an answer that a reader takes in a second, at the least."""


class Guard:
    """The limits and counters that all connections of a server share.

    `proxies` are the addresses of its own proxies, `clock` shows seconds and never jumps.
    """

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        proxies: Networks,
        clock: Callable[[], float],
    ) -> None:
        self.header_bytes = settings.header_bytes
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds + ANSWER_SECONDS
        self.unread_seconds = settings.unread_seconds
        self._settings = settings
        self._metrics = metrics
        self._proxies = proxies
        self._clock = clock
        self._sockets = Count(settings.sockets_per_address)
        most = settings.files + settings.calls + REFUSALS
        self._requests = Rates(most, settings.files_seconds, clock)

    def is_proxy(self, address: str) -> bool:
        """Return whether others come through a connection from this address."""
        return address in self._proxies

    def take(self, network: str) -> bool:
        """One more connection from a network, if that is allowed."""
        return self._sockets.take(network)

    def give_back(self, network: str) -> None:
        """One fewer."""
        self._sockets.give_back(network)

    def may_request(self, network: str) -> bool:
        """Count a request; return whether a network may still be answered, if only refused."""
        return self._requests.allow(network)

    def request_bytes(self) -> Meter:
        """Return the bytes that one connection may send in requests: all that a network may."""
        settings = self._settings
        at_once = settings.calls * settings.body_bytes + settings.replays * settings.record_bytes
        return Meter(at_once, at_once / settings.calls_seconds, self._clock)

    def message_bytes(self) -> Meter:
        """Return the bytes that one WebSocket may send: a seat's messages, and as many refused."""
        at_once = 2 * self._settings.seat_messages * self._settings.message_bytes
        return Meter(at_once, at_once / self._settings.seat_messages_seconds, self._clock)

    def frames(self) -> Meter:
        """Return the frames that one WebSocket may send: messages, a flood of them, and signs."""
        at_once = self._settings.seat_messages + self._settings.flood_messages + SIGNS_OF_LIFE
        return Meter(at_once, at_once / self._settings.seat_messages_seconds, self._clock)

    def cut(self, transport: asyncio.Transport, why: Cut) -> None:
        """Abort a connection, and count it."""
        self._metrics.cut[why] += 1
        transport.abort()


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose requests must begin in time and be of a sensible size and number."""

    guard: ClassVar[Guard]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts the connection, and gives it a while to say what it wants."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._network = network_of(address)
        self._proxied = self.guard.is_proxy(address)
        self._bytes = self.guard.request_bytes()
        self._head: int | None = 0  # bytes of the request's head so far; None once it is whole
        self._late: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        # A proxy opens all connections itself, so there they cannot be counted by address.
        self._counted = not self._proxied and self.guard.take(self._network)
        if not self._counted and not self._proxied:
            self._cut(Cut.CONNECTIONS)
            return
        self._late = self.loop.call_later(self.guard.header_seconds, self._cut, Cut.LATE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts it no longer, and lets go of everything that waits for an answer."""
        super().connection_lost(exc)
        self._in_time()
        self._stop_watching()
        self._end_answers()
        self.cycle = None  # type: ignore[assignment]  # as uvicorn itself begins
        if self._counted:
            self._counted = False
            self.guard.give_back(self._network)

    def data_received(self, data: bytes) -> None:
        """Reads on, unless a request's head, or all of them together, grow without end."""
        if not self._proxied and not self._bytes.spend(len(data)):
            self._cut(Cut.BYTES)
            return
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > self.guard.header_bytes:
            self.send_400_response("The request's head is too large.")

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no request, unless the connection is cut already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = self._head or 0
        if self._late is None:
            seconds = self.guard.header_seconds
            self._late = self.loop.call_later(seconds, self._cut, Cut.LATE)

    def on_headers_complete(self) -> None:
        """Its head is whole; its body must be in time too, whether anybody reads it or not."""
        self._in_time()
        self._head = None
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.guard.header_bytes:
            raise ValueError("the head is too large")  # which the parser makes a refusal
        if len(self.pipeline) >= PIPELINED:
            self._cut(Cut.PIPELINED)
        elif not self._proxied and not self.guard.may_request(self._network):
            self._cut(Cut.REQUESTS)
        if self.transport.is_closing():
            raise ValueError("the connection is cut")  # so that nothing more is parsed
        self._late = self.loop.call_later(self.guard.body_seconds, self._cut, Cut.LATE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Its body is whole."""
        self._in_time()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Goes on to the next request, and watches that the answer is read."""
        super().on_response_complete()
        self._watch_reader()

    def pause_writing(self) -> None:
        """Waits until the reader has taken some of the answer, but not for ever."""
        super().pause_writing()
        self._watch_reader()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection, and counts it."""
        counted, self._counted = self._counted, False
        self._in_time()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this, as garbage that stays
        tables = self.transport.get_protocol()
        if isinstance(tables, TableProtocol):
            tables.counted = self._network if counted else None
            if not tables.handshake_initiated:
                self.transport.abort()  # it only looked like a handshake

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _cut(self, why: Cut) -> None:
        self._end_answers()
        self.guard.cut(self.transport, why)

    def _end_answers(self) -> None:
        """Stop the answer under way, and forget those that wait: each of them holds this."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        self._answering = None
        self.pipeline.clear()

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _stop_watching(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _watch_reader(self) -> None:
        """Look after some time how much of what waits to be read was read."""
        self._stop_watching()
        waiting = self.transport.get_write_buffer_size()
        if waiting:
            seconds = self.guard.unread_seconds
            self._unread = self.loop.call_later(seconds, self._check_reader, waiting)

    def _check_reader(self, before: int) -> None:
        taken = before - self.transport.get_write_buffer_size()
        if taken < min(before, SLOWEST * self.guard.unread_seconds):
            self._cut(Cut.UNREAD)
        else:
            self._watch_reader()


class TableProtocol(WebSocketsSansIOProtocol):
    """WebSockets with a small buffer, a shorter way to send, and one to cut off."""

    guard: ClassVar[Guard]
    counted: str | None = None
    """The network that this connection counts for; None for one from a proxy."""
    _take: Take | None = None
    _aligned = True
    """Whether all that came so far were whole frames, each a message or a sign of life."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to meter bytes and frames."""
        super().connection_made(transport)
        self._bytes = self.guard.message_bytes()
        self._frames = self.guard.frames()

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the connection no longer."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            self.scope["state"].clear()  # what is in it holds this
        if self.counted is not None:
            self.guard.give_back(self.counted)

    def handle_connect(self, event: Request) -> None:
        """Hands the application what it needs to send and to cut the connection."""
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"].update(
                abort=self.transport.abort, push=self.push, listen=self.listen
            )

    def listen(self, take: Take | None) -> None:
        """From now on messages are taken as they come; None: they wait until they are asked for."""
        self._take = take

    def data_received(self, data: bytes) -> None:
        """Hands on what comes: a message that came whole straight to who takes it, if it can be
        taken and nothing waits before it; the web server's own way is longer."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self._bytes.spend(len(data)):
            self.guard.cut(self.transport, Cut.BYTES)
            return
        if self._aligned:
            text = masked_text(data, self.config.ws_max_size)
            if text is None:
                self._aligned = whole_frames(data)
            elif self._take is not None and self.queue.empty() and not self.close_sent:
                if not self._frames.spend(1):
                    self.guard.cut(self.transport, Cut.FRAMES)
                    return
                if self._take(text):
                    return
        for begin in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[begin : begin + SLICE])

    def handle_events(self) -> None:
        """Handles the frames of a slice, unless they are too many."""
        if self._frames.spend(len(self.conn.events)):
            super().handle_events()
        else:
            self.guard.cut(self.transport, Cut.FRAMES)

    def handle_ping(self) -> None:
        """Answers a ping; one who does not read the answers gets no more of them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Takes a part of a message; messages are small, so they have few parts."""
        if len(self.frames) >= MOST_PARTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hands on a message; a text that is none closes the connection, and is no failure here."""
        if self.close_sent:
            self.frames = []
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:  # it may have said good-bye right after
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Closes who does not speak the protocol; one who never did is cut off."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """Sends what the application sends; a handshake that it refuses is complete, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def push(self, texts: tuple[str, ...]) -> bool:
        """Sends texts at once, if the other side keeps up; the web server's own way is slower."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(text_frame, texts)))
        return True


def masked_text(data: bytes, most: int) -> str | None:
    """The text, if these bytes are one whole text frame from a client, of at most so many bytes."""
    if len(data) < SHORT_HEAD or data[0] != TEXT or data[1] < MASKED:
        return None
    size, head = data[1] - MASKED, SHORT_HEAD
    if size == TWO_BYTES:
        size, head = int.from_bytes(data[2:4], "big"), SHORT_HEAD + 2
    elif size > TWO_BYTES:
        return None
    if size > most or len(data) != head + size:
        return None
    try:
        return apply_mask(data[head:], data[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def whole_frames(data: bytes) -> bool:
    """Whether these bytes are whole frames from a client, and none a part of a message."""
    at = 0
    while at + 2 <= len(data):
        size, head = data[at + 1] & 127, SHORT_HEAD
        if data[at] < MASKED or size > TWO_BYTES:
            return False
        if size == TWO_BYTES:
            size, head = int.from_bytes(data[at + 2 : at + 4], "big"), SHORT_HEAD + 2
        at += head + size
    return at == len(data)


def text_frame(text: str) -> bytes:
    """A text as the WebSocket protocol frames it on its way to a client."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def guarded(
    settings: Settings,
    metrics: Metrics,
    proxies: Networks,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[type[Any], type[Any]]:
    """The protocols for HTTP and WebSockets of one server, with a guard of its own."""
    own = {"guard": Guard(settings, metrics, proxies, clock)}
    return type("Http", (HttpProtocol,), own), type("Table", (TableProtocol,), own)
