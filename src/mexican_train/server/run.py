"""Runs a server: one process, one port, one database file."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .app import make_app
from .logs import set_up
from .settings import Settings

SWITCH_SECONDS = 0.0005
"""How long the thread that writes to disk may have to wait for the interpreter."""
TEXT = 0x81  # the first byte of a whole text frame
WRITE_BUFFER = 32 * 1024


class TableProtocol(WebSocketsSansIOProtocol):
    """The web server's own protocol, with a shorter way to send, and one to cut off."""

    def handle_connect(self, event: Request) -> None:
        """Hands the application what it needs to cut the connection."""
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"].update(abort=self.transport.abort, push=self.push)

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


def run(
    listener: socket.socket,
    database: Path,
    settings: Settings,
    origins: Iterable[str],
    proxies: str | None = None,
    ready: Callable[[], None] = lambda: None,
) -> int:
    """Serves until it is told to stop; `proxies` are those whose word on addresses is taken."""
    set_up()
    sys.setswitchinterval(SWITCH_SECONDS)
    config = uvicorn.Config(
        make_app(database, settings, origins),
        ws=TableProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies or "",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Server(config, ready)
    server.run(sockets=[listener])
    return 0 if server.started else 2


class Server(uvicorn.Server):
    """The web server, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        await super().startup(sockets)
        if self.started:
            self._ready()
