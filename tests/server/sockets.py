"""Connections to a real server: one that speaks as clients do, and one that need not."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

HOME = "127.0.0.1"
PATIENCE = 10.0
"""Seconds after which something that should have happened is taken not to happen."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Player:
    """A WebSocket to a table, and what came over it."""

    def __init__(
        self,
        port: int,
        table: str,
        address: str = HOME,
        origin: str | None = None,
        compression: str | None = None,
    ) -> None:
        line = socket.create_connection((HOME, port), PATIENCE, source_address=(address, 0))
        self._open = ExitStack()
        try:
            self.line: ClientConnection = self._open.enter_context(
                connect(
                    f"ws://{HOME}:{port}/ws/{table}",
                    sock=line,
                    origin=None if origin is None else Origin(origin),
                    compression=compression,
                    max_size=None,
                    proxy=None,
                    close_timeout=2,
                )
            )
        except BaseException:
            line.close()
            raise
        self.view: dict[str, Any] = {}
        self._ids = 0

    def send(self, message: object) -> None:
        """Sends a message, or any text or bytes."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def get(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        self.view = message.get("view") or self.view
        return message

    def until(self, kind: str, **fields: object) -> dict[str, Any]:
        """The next message of a kind, with these fields."""
        while True:
            message = self.get()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def ask(self, type: str, **fields: object) -> dict[str, Any]:
        """Sends a message with an id; what is answered under that id."""
        self._ids += 1
        id = fields.setdefault("id", f"i{self._ids}")
        self.send({"type": type, **fields})
        while (answer := self.get()).get("id") != id:
            pass
        return answer

    def act(self) -> dict[str, Any]:
        """Plays the first legal action."""
        return self.ask("act", version=self.view["version"], action=self.view["legal"][0])

    def closed(self) -> int:
        """Waits for the end; the code it is closed with."""
        try:
            while True:
                self.get()
        except ConnectionClosed as end:
            return 1006 if end.rcvd is None else int(end.rcvd.code)

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()


class Raw:
    """A connection byte by byte, for what no honest client would do."""

    def __init__(self, port: int, address: str = HOME, buffer: int | None = None) -> None:
        self.line = socket.socket()
        if buffer is not None:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.line.bind((address, 0))
        self.line.settimeout(PATIENCE)
        self.line.connect((HOME, port))

    def open(self, table: str, **headers: str) -> int:
        """Asks to speak WebSocket; the status of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {
            **{"Host": "localhost", "Connection": "Upgrade", "Upgrade": "websocket"},
            **{"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers},
        }
        text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.line.sendall(f"GET /ws/{table} HTTP/1.1\r\n{text}\r\n".encode("latin-1"))
        self.head = b""
        while not self.head.endswith(b"\r\n\r\n"):
            self.head += self._exactly(1)
        return int(self.head.split()[1])

    def frame(self, opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
        """The bytes of a frame, masked with zeros."""
        size = len(payload)
        length = (
            bytes([0x80 | size])
            if size < 126
            else struct.pack("!BH", 0x80 | 126, size)
            if size < 65536
            else struct.pack("!BQ", 0x80 | 127, size)
        )
        return bytes([(0x80 if last else 0) | opcode]) + length + bytes(4) + payload

    def send(self, opcode: int, payload: bytes = b"", last: bool = True) -> None:
        """Sends a frame."""
        self.line.sendall(self.frame(opcode, payload, last))

    def get(self) -> tuple[int, bytes]:
        """The next frame: its opcode and payload."""
        first, size = self._exactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._exactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._exactly(8))
        return first & 0x0F, self._exactly(size)

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            opcode, payload = self.get()
            message: dict[str, Any] = json.loads(payload) if opcode == TEXT else {}
            if message.get("type") == kind:
                return message

    def closed(self) -> int:
        """Reads to the end; the code of the close frame, 1006 if none came."""
        try:
            while True:
                opcode, payload = self.get()
                if opcode == CLOSE:
                    return int(struct.unpack("!H", payload[:2])[0])
        except (EOFError, ConnectionError):
            return 1006

    def rest(self) -> bytes:
        """All that comes until the connection is closed or cut."""
        data = b""
        try:
            while part := self.line.recv(65536):
                data += part
        except ConnectionError:
            pass
        return data

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            part = self.line.recv(size - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def close(self) -> None:
        self.line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()
