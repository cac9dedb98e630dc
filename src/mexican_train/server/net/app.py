"""The server as an ASGI application: calls, sockets, pages, and the headers around them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...packing.plan import SCREENS
from ...packing.site import WORKER
from ...protocol.reasons import Refused, TableReason
from ..address import Findable
from ..calls.answers import refusal
from ..metrics import Metrics
from ..room.hall import Hall
from ..room.neighbours import Alone
from ..room.own_bot_processes import OwnBotProcesses
from ..room.processes import ProcessThinker
from ..room.services import Services
from ..settings import Settings
from ..store.store import OpenStore
from .access import LOOPBACK, Access, network_from
from .http import HEALTH, READY, Calls, http_error, response
from .pages import Pages, policy
from .socket import SocketEndpoint

if TYPE_CHECKING:  # it needs what only those who have several servers install
    from ..cluster.cluster import Cluster

WEB = Path(str(files("mexican_train"))) / "web"
NOWHERE_ELSE = Findable()
NO_BOTS: Mapping[str, str] = MappingProxyType({})
HEADERS = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def make_app(
    store: OpenStore,
    metrics: Metrics,
    settings: Settings,
    origins: Iterable[str] = (),
    watchers: Iterable[str] = LOOPBACK,
    cluster: Cluster | None = None,
    *,
    at: Findable = NOWHERE_ELSE,
    dev: bool = False,
    bots: Mapping[str, str] = NO_BOTS,
) -> ASGIApp:
    """The whole server around one store, alone or as one of a cluster.

    `origins` are the pages that may speak to it, `watchers` the addresses that may read its
    metrics; `at` is where others find it. `dev` gives out the page as it is on disk, for those who
    change it. `bots` are those it has besides ours, by name.
    """
    origins = frozenset(origins)
    access = Access(origins, watchers)
    halls: list[Hall] = []
    pages = Pages(WEB, origins, at, fresh=dev)  # packs now, and not while someone waits

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinker = ProcessThinker(settings)
        chance = random.SystemRandom()
        kept = store if cluster is None else cluster.store
        others = Alone() if cluster is None else cluster
        clocks = (time.monotonic, time.time)
        own_bots = OwnBotProcesses(bots, settings, metrics)
        services = Services(
            *(kept, thinker, settings, metrics, *clocks, chance, others, store.key),
            own_bots=own_bots,
            results=store,
        )
        hall = Hall(services)
        halls.append(hall)
        watching = asyncio.create_task(
            services.pulse.watch(store, settings.busy_seconds, services.steady)
        )
        try:
            if cluster is not None:
                await cluster.join(hall)
            yield
        finally:
            watching.cancel()
            if cluster is not None:
                await cluster.leave()
            await hall.close()
            await own_bots.close()
            thinker.close()
            store.close()

    calls = Calls(lambda: halls[-1], access)
    endpoint = SocketEndpoint(lambda: halls[-1], access)
    metrics.queues["outbox"] = lambda: endpoint.waiting

    async def socket(websocket: WebSocket) -> None:
        await endpoint(websocket)

    routes = [
        *calls.routes(),
        WebSocketRoute("/ws/{table:str}", socket),
        *(Route(path, pages.page(path), methods=["GET"]) for path in SCREENS),
        Route(f"/{WORKER}", pages.worker, methods=["GET"]),
        Route("/web/{name:path}", pages.web, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: pages.missing, Exception: http_error},
    )
    app.router.redirect_slashes = False  # it redirects to whatever name the request has for us
    return Door(app, lambda: halls[-1], access)


class Door:
    """Checks the host and the rate of every request, whatever its path.

    Answers get headers that forbid a browser everything that the page does not need.
    """

    def __init__(self, app: ASGIApp, hall: Callable[[], Hall], access: Access) -> None:
        self._app = app
        self._hall = hall
        self._access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        kept = scope["path"].startswith(("/web/", "/locales/"))

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = {**HEADERS, "Cache-Control": "no-cache" if kept else "no-store"}
                said = {name for name, _ in message["headers"]}
                more = ((name.lower().encode(), value.encode()) for name, value in headers.items())
                message["headers"] = [*message["headers"], *(h for h in more if h[0] not in said)]
            await send(message)

        try:
            self._check(HTTPConnection(scope))
        except Refused as refused:
            answered = response(refusal(refused, self._hall().services.metrics))
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, guarded).send_denial_response(answered)
            else:
                await answered(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def _check(self, request: HTTPConnection) -> None:
        if not self._hall().files.allow(network_from(request)):
            raise Refused(TableReason.TOO_FAST)
        if request.scope["path"] not in (HEALTH, READY):
            self._access.check_name(request)
