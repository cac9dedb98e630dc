"""The WebSocket of a table: one connection, its queue outwards, and who is let in."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...protocol import client_messages as m
from ...protocol.close_codes import CLOSE_LATER
from ...protocol.reasons import Refused, TableReason
from ..calls.answers import refusal
from ..room.hall import Hall
from ..room.visit import Departed, Follow, Take, attend
from .access import Access, network_from
from .http import response

CLOSING_SECONDS = 2.0


class Socket:
    """A connection as a table sees it. Sending never waits: a queue of limited length does."""

    def __init__(self, web: WebSocket, most: int, slow: Callable[[], None]) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self.address = ""
        self.follow: Follow
        self._web = web
        self._most = most
        self._slow = slow
        self._push: Callable[[tuple[str, ...]], bool] | None = web.scope.get("state", {}).get(
            "push"
        )
        self._listen: Callable[[Take | None], None] | None = web.scope.get("state", {}).get(
            "listen"
        )
        self._idle = True
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._writer = asyncio.create_task(self._write())

    def send(self, *texts: str) -> None:
        """Sends messages; one that reads too slowly is cut off, and may come back."""
        if self._closing is not None:
            return
        # Past the queue only when nothing is in it or on its way out of it.
        if self._idle and self._push is not None and self._push(texts):
            return
        self._idle = False
        if len(self._queue) + len(texts) > self._most:
            self._slow()
            self._queue.clear()
            self.close(CLOSE_LATER, "too slow")
            self.abort()
            return
        self._queue.extend(texts)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Sends what is queued, then closes."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    def moved(self, hello: m.Hello, unheard: Sequence[str | bytes] = ()) -> None:
        """The table is at another server by now."""
        self.follow(hello, unheard)

    def abort(self) -> None:
        """Cuts the connection without a word: the other side does not take words any more."""
        cut = self._web.scope.get("state", {}).get("abort")
        if cut is not None:
            cut()

    async def hear(self, take: Take | None) -> str | bytes:
        """The next frame that is not taken as it comes. Raises `Departed` when there is none."""
        if self._listen is None:
            return await received(self._web)
        self._listen(take)
        try:
            return await received(self._web)
        finally:
            self._listen(None)

    @property
    def waiting(self) -> int:
        """How many messages wait to be sent."""
        return len(self._queue)

    async def finish(self) -> None:
        """Waits a little for the queue to be sent and the connection to be closed."""
        self.close(1000, "")
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._writer
        except TimeoutError:
            self.abort()

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    message = {"type": "websocket.send", "text": self._queue.popleft()}
                    await self._web.send(message)
                if self._closing is not None:
                    break
                self._idle = True
                self._wake.clear()
                await self._wake.wait()
            if self._web.client_state == WebSocketState.CONNECTED:
                code, reason = self._closing
                await self._web.close(code, reason)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it is gone; whoever reads from it learns that too


class SocketEndpoint:
    """Lets connections in to the tables of a hall."""

    def __init__(self, hall: Callable[[], Hall], access: Access) -> None:
        self._hall = hall
        self._access = access
        self._open: set[Socket] = set()

    @property
    def waiting(self) -> int:
        """How many messages wait for those who read slowly."""
        return sum(socket.waiting for socket in self._open)

    async def __call__(self, web: WebSocket) -> None:
        """Serves one connection from beginning to end."""
        hall, address = self._hall(), network_from(web)
        services = hall.services
        refused = self._turned_away(web, hall, address)
        if refused is not None:
            await web.send_denial_response(response(refusal(refused, services.metrics)))
            return
        services.metrics.connections += 1
        try:
            await self._serve(web, hall, address)
        finally:
            services.metrics.connections -= 1
            hall.connections.give_back(address)

    def _turned_away(self, web: WebSocket, hall: Hall, address: str) -> Refused | None:
        try:
            self._access.check(web)
        except Refused as refused:
            return refused
        if not hall.services.neighbours.taking:
            return Refused(TableReason.UNREACHABLE)
        if hall.services.metrics.connections >= hall.services.settings.connections:
            return Refused(TableReason.TOO_MANY)
        if not hall.calls.allow(address):
            return Refused(TableReason.TOO_FAST)
        if not hall.connections.take(address):
            return Refused(TableReason.TOO_MANY)
        return None

    async def _serve(self, web: WebSocket, hall: Hall, address: str) -> None:
        await web.accept()
        metrics, settings = hall.services.metrics, hall.services.settings

        def slow() -> None:
            metrics.slow_readers += 1

        socket = Socket(web, settings.outbox_messages, slow)
        table = str(web.path_params["table"])
        self._open.add(socket)
        try:
            await attend(hall, table, socket, address, socket.hear)
        finally:
            await socket.finish()
            self._open.discard(socket)


async def received(web: WebSocket) -> str | bytes:
    """The next frame of a connection. Raises `Departed` when there will be none."""
    message: Any = await web.receive()
    if message["type"] == "websocket.disconnect":
        raise Departed
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""
