"""The web server's protocols, guarded: against those who open, begin or read without end."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the fast one
from websockets.http11 import Request
from websockets.protocol import State

from ..room.limits import Count, network_of
from ..room.visit import Take
from ..settings import Settings

TEXT = 0x81  # the first byte of a whole text frame
MASKED = 0x80  # the bit that says so, and in the first byte that nothing follows
TWO_BYTES = 126  # in the place of a size: it is in the next two bytes
SHORT_HEAD = 6  # bytes before what a client says, its mask included
MOST_PARTS = 64
WRITE_BUFFER = 32 * 1024
ANSWER_SECONDS = 1.0
"""Time in which the application can say that a body did not come, before the connection is cut."""


class Guard:
    """What all connections of a server share."""

    def __init__(self, settings: Settings, counting: bool) -> None:
        self.header_bytes = settings.header_bytes
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds + ANSWER_SECONDS
        self._counting = counting
        self._sockets: Count[str] = Count(settings.sockets_per_address)

    def take(self, network: str) -> bool:
        """One more connection from a network, if that is allowed."""
        return not self._counting or self._sockets.take(network)

    def give_back(self, network: str) -> None:
        """One fewer."""
        if self._counting:
            self._sockets.give_back(network)


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose requests must begin in time and be of a sensible size."""

    guard: ClassVar[Guard]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts the connection, and gives it a while to say what it wants."""
        super().connection_made(transport)
        self._network = network_of(self.client[0] if self.client else "")
        self._head: int | None = 0  # bytes of the request's head so far; None once it is whole
        self._late: asyncio.TimerHandle | None = None
        self._counted = self.guard.take(self._network)
        if not self._counted:
            transport.abort()
            return
        self._late = self.loop.call_later(self.guard.header_seconds, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts it no longer."""
        super().connection_lost(exc)
        self._in_time()
        if self._counted:
            self._counted = False
            self.guard.give_back(self._network)

    def data_received(self, data: bytes) -> None:
        """Reads on, unless a request's head grows without end."""
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > self.guard.header_bytes:
            if not self.transport.is_closing():
                self.send_400_response("The request's head is too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = self._head or 0
        if self._late is None:
            seconds = self.guard.header_seconds
            self._late = self.loop.call_later(seconds, self.transport.abort)

    def on_headers_complete(self) -> None:
        """Its head is whole; its body must be in time too, whether anybody reads it or not."""
        self._in_time()
        self._head = None
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.guard.header_bytes:
            raise ValueError("the head is too large")  # which the parser makes a refusal
        self._late = self.loop.call_later(self.guard.body_seconds, self.transport.abort)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Its body is whole."""
        self._in_time()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection, and counts it."""
        self._counted = False
        self._in_time()
        super().handle_websocket_upgrade()
        tables = self.transport.get_protocol()
        if isinstance(tables, TableProtocol) and not tables.handshake_initiated:
            self.transport.abort()  # it only looked like a handshake

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class TableProtocol(WebSocketsSansIOProtocol):
    """WebSockets with a small buffer, a shorter way to send, and one to cut off."""

    guard: ClassVar[Guard]
    _take: Take | None = None
    _aligned = True
    """Whether all that came so far were whole frames, each a message or a sign of life."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the connection no longer."""
        super().connection_lost(exc)
        self.guard.give_back(network_of(self.client[0] if self.client else ""))

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
        if self._aligned and self.handshake_initiated:
            text = masked_text(data, self.config.ws_max_size)
            if text is None:
                self._aligned = whole_frames(data)
            elif self._take is not None and self.queue.empty() and not self.close_sent:
                if self._take(text):
                    return
        super().data_received(data)

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
    if size > most or len(data) != head + size:  # with longer sizes, too: then that is no size
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


def guarded(settings: Settings, counting: bool) -> tuple[type[Any], type[Any]]:
    """The protocols for HTTP and WebSockets of one server, with a guard of its own."""
    own = {"guard": Guard(settings, counting)}
    return type("Http", (HttpProtocol,), own), type("Table", (TableProtocol,), own)
