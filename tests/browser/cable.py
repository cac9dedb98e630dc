"""The cable between a browser and a server, which can be cut and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

from sockets import HOME

PIECE = 65_536


class Cable:
    """Passes bytes on in both directions, from its own port to the server's."""

    def __init__(self) -> None:
        self._server = 0
        self._door = socket.create_server((HOME, 0))
        self.port: int = self._door.getsockname()[1]
        self._whole = True
        self._one_way = False
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._run(self._accept)

    def lead_to(self, port: int) -> None:
        self._server = port

    def cut(self) -> None:
        """Nothing comes through, and what was open is gone."""
        with self._lock:
            self._whole = False
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def lose_answers(self) -> None:
        """What the browser sends arrives; what the server says to it is lost."""
        self._one_way = True

    def mend(self) -> None:
        with self._lock:
            self._whole, self._one_way = True, False

    def _run(self, work: object, *arguments: object) -> None:
        assert callable(work)
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                self._connect(self._door.accept()[0])

    def _connect(self, browser: socket.socket) -> None:
        with self._lock:
            try:
                if not self._whole:
                    raise ConnectionRefusedError
                server = socket.create_connection((HOME, self._server))
            except OSError:
                browser.close()
                return
            self._ends += [browser, server]
        done = threading.Barrier(2)
        self._run(self._pass_on, browser, server, False, done)
        self._run(self._pass_on, server, browser, True, done)

    def _pass_on(
        self, here: socket.socket, there: socket.socket, answers: bool, done: threading.Barrier
    ) -> None:
        with suppress(OSError):
            while piece := here.recv(PIECE):
                if not (answers and self._one_way):
                    there.sendall(piece)
        with suppress(OSError):
            there.shutdown(socket.SHUT_RDWR)
        with suppress(OSError):
            here.shutdown(socket.SHUT_RDWR)
        done.wait()  # neither end is closed while the other thread may still use it
        here.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for thread in self._threads:
            thread.join()
