"""The server as an ASGI application: calls, sockets, pages, and the headers around them."""

from __future__ import annotations

import random
import re
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...languages import LOCALES
from ..metrics import Metrics
from ..room.hall import Hall
from ..room.place import Alone
from ..room.room import Services
from ..room.thinkers import ProcessThinker
from ..settings import Settings
from ..store.store import OpenStore
from .files import file_response
from .http import LOOPBACK, Calls, http_error
from .offline import WORKER, offline_of
from .socket import Door

if TYPE_CHECKING:  # it needs what only those who have several servers install
    from ..cluster.cluster import Cluster

WEB = Path(str(files("mexican_train"))) / "web"
PAGES = (
    "/",
    "/t/{table:str}",
    "/learn",
    "/rules",
    "/rules/{sheet:path}",
    "/replay",
    "/replay/{round:path}",
    "/score",
    "/builder",
    "/settle",
)
"""The addresses at which the page is; what it shows there it finds out by itself."""


def _map_hash() -> str:
    """What lets the page's import map, and no other script in place, through the policy."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="importmap">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return b64encode(sha256(found[1].encode()).digest()).decode()


POLICY = (
    f"default-src 'none'; script-src 'self' 'sha256-{_map_hash()}'; style-src 'self'; "
    "img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
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
) -> ASGIApp:
    """The whole server around one store, alone or as one of a cluster.

    `origins` are the pages that may speak to it, `watchers` the addresses that may read its
    metrics.
    """
    allowed = frozenset(origins)
    halls: list[Hall] = []
    offline_of(WEB, LOCALES, PAGES)  # reads every file of the page now, and not while someone waits

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinker = ProcessThinker(settings.workers, settings.think_seconds, metrics.thought)
        chance = random.SystemRandom()
        kept = store if cluster is None else cluster.store
        others = Alone() if cluster is None else cluster
        hall = Hall(Services(kept, thinker, settings, metrics, time.time, chance, others))
        halls.append(hall)
        try:
            if cluster is not None:
                await cluster.join(hall)
            yield
        finally:
            if cluster is not None:
                await cluster.leave()
            await hall.close()
            thinker.close()
            store.close()

    calls = Calls(lambda: halls[-1], allowed, frozenset(watchers))
    door = Door(lambda: halls[-1], allowed)

    async def socket(websocket: WebSocket) -> None:
        await door(websocket)

    routes = [
        *calls.routes(),
        WebSocketRoute("/ws/{table:str}", socket),
        *(Route(path, page, methods=["GET"]) for path in PAGES),
        Route(f"/{WORKER}", worker, methods=["GET"]),
        Route("/web/{name:path}", web, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: http_error},
    )
    return Guarded(app)


async def page(request: Request) -> Response:
    """The page people play on; it finds what to show in the address."""
    version = offline_of(WEB, LOCALES, PAGES).version
    return file_response(request, WEB, "index.html", {"Page-Version": version})


async def web(request: Request) -> Response:
    """What the page is made of."""
    return file_response(request, WEB, request.path_params["name"])


async def worker(request: Request) -> Response:
    """What keeps the page on people's devices; from here it may answer for all addresses."""
    return Response(offline_of(WEB, LOCALES, PAGES).worker, media_type="text/javascript")


class Guarded:
    """Adds the headers that keep a browser from doing what the page never asks for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        kept = scope["path"].startswith(("/web/", "/locales/"))

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = dict(HEADERS)
                headers["Cache-Control"] = "no-cache" if kept else "no-store"
                message["headers"] = [
                    *message["headers"],
                    *((name.lower().encode(), value.encode()) for name, value in headers.items()),
                ]
            await send(message)

        await self._app(scope, receive, guarded)
