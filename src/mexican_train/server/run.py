"""Runs a server: one process and one port, alone or as one of several."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from ..rules.errors import MexicanTrainError
from . import descriptors
from .address import Findable
from .logs import set_up
from .metrics import Metrics
from .net.access import LOOPBACK
from .net.app import NO_BOTS, NOWHERE_ELSE, make_app
from .net.protocols import guarded
from .networks import Networks
from .room.quotas import MEGABYTE
from .settings import Settings
from .store.key import environment_key
from .store.location import FileLocation, Location
from .store.sqlite import SqliteStore
from .store.store import OpenStore
from .watchdog import Watchdog

if TYPE_CHECKING:
    from .cluster.cluster import Cluster

GRACE_SECONDS = 6  # more than a body or a close may take, so that all can end by themselves
COLLECT = (50_000, 20, 100)
"""Looking for garbage among all tables takes long, and there is hardly any: it is done seldom."""
SWITCH_SECONDS = 0.0005
"""How long the thread that writes to disk may have to wait for the interpreter."""


def run(
    listener: socket.socket,
    database: Location,
    settings: Settings,
    origins: Iterable[str],
    proxies: str | None = None,
    watchers: Iterable[str] = LOOPBACK,
    ready: Callable[[], None] = lambda: None,
    redis: str | None = None,
    *,
    at: Findable = NOWHERE_ELSE,
    dev: bool = False,
    bots: Mapping[str, str] = NO_BOTS,
) -> int:
    """Serves until it is told to stop.

    `proxies` are those whose word on addresses is taken, `watchers` those who may read metrics;
    this server is one of several if `database` is PostgreSQL, which `redis` connects. `at` is
    where others find it; `dev` gives out the page as it is on disk; `bots` are those besides ours.
    """
    metrics = Metrics()
    metrics.connections_limit, metrics.tables_limit = settings.connections, settings.tables
    metrics.database_limit = settings.database_megabytes * MEGABYTE
    store: OpenStore
    cluster: Cluster | None = None
    if isinstance(database, FileLocation):
        store = SqliteStore(database.path, settings.busy_seconds, metrics.committed)
    else:
        store, cluster = _one_of_several(database.url, redis or "", settings, metrics)
    metrics.queues |= {"saving": store.saving, "asking": store.asking}
    set_up()
    descriptors.raise_limit(settings.connections)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    own_proxies = Networks([] if proxies is None else proxies.split(","), "--proxies")
    http, tables = guarded(settings, metrics, own_proxies)
    config = uvicorn.Config(
        make_app(store, metrics, settings, origins, watchers, cluster, at=at, dev=dev, bots=bots),
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
    watchdog = Watchdog(settings.watchdog_seconds)
    server = Server(config, ready, _nothing if cluster is None else cluster.leave, watchdog)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops a server, once all is saved
        server.run(sockets=[listener])
    return 0 if server.started else 2


def _one_of_several(
    database: str, redis: str, settings: Settings, metrics: Metrics
) -> tuple[OpenStore, Cluster]:
    # Loaded here, because only those who have several servers install what it needs.
    try:
        from .cluster.cluster import Cluster
        from .cluster.link import reach
        from .store.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        raise MexicanTrainError(
            f"several servers need {missing.name}: pip install 'mexican-train[cluster]'"
        ) from None
    key = environment_key()
    reach(redis)
    store = PostgresStore(database, settings.busy_seconds, metrics.committed, key)
    return store, Cluster(store, redis, settings, metrics)


async def _nothing() -> None:
    """A server that is alone leaves nobody."""


class Server(uvicorn.Server):
    """The web server, which says when it is ready, and to the others when it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        leave: Callable[[], Awaitable[None]],
        watchdog: Watchdog,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave
        self._watchdog = watchdog
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        try:
            await super().startup(sockets)
        except OSError as problem:
            why = f"somebody else listens there by now: {problem.strerror}"
            raise MexicanTrainError(f"{why}; choose another --port") from None
        if self.started:
            self._watching = asyncio.create_task(descriptors.watch())
            self._watchdog.ready()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends; tables go to the other servers before connections are waited for."""
        if self._watching is not None:
            self._watching.cancel()
        self._watchdog.stopping()
        await self._leave()
        await super().shutdown(sockets)
