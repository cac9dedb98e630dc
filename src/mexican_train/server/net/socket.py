"""The WebSocket of a table: one connection, its queue outwards, and its first words."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..room.guests import (
    CLOSE_LATER,
    CLOSE_NO_HELLO,
    CLOSE_NO_TABLE,
    CLOSE_SECRET,
    CLOSE_TOO_FAST,
)
from ..room.hall import Hall
from ..room.place import Place
from ..table import messages as m
from ..table.refused import Refused, TableReason
from ..table.wire import frame
from .http import address_of, refusal

FIRST_WORDS = 8
CLOSING_SECONDS = 2.0


class Socket:
    """A connection as a table sees it. Sending never waits: a queue of limited length does."""

    def __init__(self, web: WebSocket, most: int, slow: Callable[[], None]) -> None:
        self.seat: int | None = None
        self.muted: set[int] = set()
        self._web = web
        self._most = most
        self._slow = slow
        self._push: Callable[[tuple[str, ...]], bool] | None = web.scope.get("state", {}).get(
            "push"
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

    def abort(self) -> None:
        """Cuts the connection without a word: the other side does not take words any more."""
        cut = self._web.scope.get("state", {}).get("abort")
        if cut is not None:
            cut()

    @property
    def wrong(self) -> bool:
        """Whether it is closed for a wrong secret."""
        return self._closing is not None and self._closing[0] == CLOSE_SECRET

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


class Door:
    """Lets connections in to the tables of a hall."""

    def __init__(self, hall: Callable[[], Hall], origins: frozenset[str]) -> None:
        self._hall = hall
        self._origins = origins

    async def __call__(self, web: WebSocket) -> None:
        """Serves one connection from beginning to end."""
        hall, address = self._hall(), address_of(web)
        services = hall.services
        refused = self._turned_away(web, hall, address)
        if refused is not None:
            services.metrics.refusals[refused.reason] += 1
            await web.send_denial_response(refusal(refused))
            return
        services.metrics.connections += 1
        try:
            await self._serve(web, hall, address)
        finally:
            services.metrics.connections -= 1
            hall.connections.give_back(address)

    def _turned_away(self, web: WebSocket, hall: Hall, address: str) -> Refused | None:
        if web.headers.get("origin", "") not in {"", *self._origins}:
            return Refused(TableReason.WRONG_ORIGIN)
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
        room: Place | None = None
        try:
            room = await self._first_words(web, socket, hall, address)
            while room is not None:
                await room.receive(socket, await received(web))
        except WebSocketDisconnect:
            pass
        except Refused:
            socket.close(CLOSE_LATER, "the table is going to sleep")
        finally:
            if socket.wrong and room is not None:
                hall.wrong.allow(address)  # a guess after a hello that was right
            if room is not None:
                with suppress(Refused):
                    await room.depart(socket)
            await socket.finish()

    async def _first_words(
        self, web: WebSocket, socket: Socket, hall: Hall, address: str
    ) -> Place | None:
        """Waits for a hello and brings the connection to its table."""
        table = str(web.path_params["table"])
        try:
            async with asyncio.timeout(hall.services.settings.hello_seconds):
                hello = await self._hello(web, socket, hall)
        except TimeoutError:
            hello = None
        if hello is None:
            socket.close(CLOSE_NO_HELLO, "no hello")
            return None
        try:
            return await hall.enter(table, socket, hello, address)
        except Refused as refused:
            hall.services.metrics.refusals[refused.reason] += 1
            socket.send(refused_frame(None, refused))
            codes: dict[str, int] = {
                TableReason.NO_SUCH_TABLE: CLOSE_NO_TABLE,
                TableReason.TOO_FAST: CLOSE_TOO_FAST,
            }
            socket.close(codes.get(refused.reason, CLOSE_LATER), refused.reason)
            return None

    async def _hello(self, web: WebSocket, socket: Socket, hall: Hall) -> m.Hello | None:
        for _ in range(FIRST_WORDS):
            data = await received(web)
            try:
                message = m.read_message(data)
                if isinstance(message, m.Hello):
                    return message
                raise Refused(TableReason.BAD_MESSAGE, "say hello first")
            except Refused as refused:
                hall.services.metrics.refusals[refused.reason] += 1
                socket.send(refused_frame(m.label_of(data), refused))
        return None


async def received(web: WebSocket) -> str | bytes:
    """The next frame of a connection."""
    message: Any = await web.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def refused_frame(id: str | None, refused: Refused) -> str:
    """A refusal to one who is not at a table."""
    return frame("refused", id=id, reason=refused.reason, message=refused.sentence)
