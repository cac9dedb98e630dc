"""The web server's protocols, guarded: against those who open, begin or read without end."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ..room.limits import Count
from ..settings import Settings

TEXT = 0x81  # the first byte of a whole text frame
MOST_PARTS = 64
WRITE_BUFFER = 32 * 1024


class Guard:
    """What all connections of a server share."""

    def __init__(self, settings: Settings, counting: bool) -> None:
        self.header_bytes = settings.header_bytes
        self.header_seconds = settings.header_seconds
        self._counting = counting
        self._sockets: Count[str] = Count(settings.sockets_per_address)

    def take(self, address: str) -> bool:
        """One more connection from an address, if that is allowed."""
        return not self._counting or self._sockets.take(address)

    def give_back(self, address: str) -> None:
        """One fewer."""
        if self._counting:
            self._sockets.give_back(address)


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose requests must begin in time and be of a sensible size."""

    guard: ClassVar[Guard]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts the connection, and gives it a while to say what it wants."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._head: int | None = 0  # bytes of the request's head so far; None once it is whole
        self._late: asyncio.TimerHandle | None = None
        self._counted = self.guard.take(self._address)
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
            self.guard.give_back(self._address)

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
        """Its head is whole; what follows is for the application to limit."""
        self._in_time()
        self._head = None
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.guard.header_bytes:
            raise ValueError("the head is too large")  # which the parser makes a refusal
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection, and counts it."""
        self._counted = False
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

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the connection no longer."""
        super().connection_lost(exc)
        self.guard.give_back(self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        """Hands the application what it needs to send and to cut the connection."""
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"].update(abort=self.transport.abort, push=self.push)

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
