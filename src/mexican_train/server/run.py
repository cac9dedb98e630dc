"""Runs a server: one process, one port, one database file."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import uvicorn

from .logs import set_up
from .metrics import Metrics
from .net.app import make_app
from .net.http import LOOPBACK
from .net.protocols import guarded
from .settings import Settings
from .store.sqlite import SqliteStore

GRACE_SECONDS = 6  # more than a body or a close may take, so that all can end by themselves
COLLECT = (50_000, 20, 100)
"""Looking for garbage among all tables takes long, and there is hardly any: it is done seldom."""
SWITCH_SECONDS = 0.0005
"""How long the thread that writes to disk may have to wait for the interpreter."""


def run(
    listener: socket.socket,
    database: Path,
    settings: Settings,
    origins: Iterable[str],
    proxies: str | None = None,
    watchers: Iterable[str] = LOOPBACK,
    ready: Callable[[], None] = lambda: None,
) -> int:
    """Serves until it is told to stop.

    `proxies` are those whose word on addresses is taken, `watchers` those who may read metrics.
    """
    metrics = Metrics()
    store = SqliteStore(database, settings.busy_seconds, metrics.committed)
    set_up()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    # A proxy opens all connections itself, so there they cannot be counted by address.
    http, tables = guarded(settings, counting=proxies is None)
    config = uvicorn.Config(
        make_app(store, metrics, settings, origins, watchers),
        http=http,
        ws=tables,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies or "",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Server(config, ready)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops a server, once all is saved
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
