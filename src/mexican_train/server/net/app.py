"""The server as an ASGI application: calls, sockets, pages, and the headers around them."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..metrics import Metrics
from ..room.hall import Hall
from ..room.room import Services
from ..room.thinkers import ProcessThinker
from ..settings import Settings
from ..store.sqlite import SqliteStore
from .http import LOOPBACK, Calls, http_error
from .socket import Door

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
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
WEB = Path(str(files("mexican_train"))) / "web"


def make_app(
    store: SqliteStore,
    metrics: Metrics,
    settings: Settings,
    origins: Iterable[str] = (),
    watchers: Iterable[str] = LOOPBACK,
) -> ASGIApp:
    """The whole server around one store.

    `origins` are the pages that may speak to it, `watchers` the addresses that may read its
    metrics.
    """
    allowed = frozenset(origins)
    halls: list[Hall] = []

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinker = ProcessThinker(settings.workers, settings.think_seconds, metrics.thought)
        chance = random.SystemRandom()
        hall = Hall(Services(store, thinker, settings, metrics, time.time, chance))
        halls.append(hall)
        try:
            yield
        finally:
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
        Route("/", page, methods=["GET"]),
        Route("/t/{table:str}", page, methods=["GET"]),
        Mount("/web", StaticFiles(directory=WEB)),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: http_error},
    )
    return Guarded(app)


async def page(request: Request) -> Response:
    """The page people play on; it finds its table in the address."""
    return FileResponse(WEB / "index.html")


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
