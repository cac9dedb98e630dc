"""A host that serves files and knows nothing of tables, in a thread of this process."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from sockets import HOME


class StaticHost:
    """Serves a folder on a port of its own until it is stopped."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.missing: list[str] = []
        """Paths that a browser asked for, and that do not exist."""
        self._server: ThreadingHTTPServer | None = ThreadingHTTPServer(
            (HOME, 0), partial(_Handler, self.missing, directory=str(root))
        )
        self.port: int = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, name="static host")
        self._thread.start()

    def stop(self) -> None:
        """Close the port; later calls do nothing."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
            self._server = None


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, missing: list[str], *arguments: Any, **options: Any) -> None:
        self._missing = missing
        super().__init__(*arguments, **options)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if code == 404:
            self._missing.append(self.path)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Write nothing."""


@contextmanager
def static_host(root: Path) -> Iterator[StaticHost]:
    """Serve a folder."""
    host = StaticHost(root)
    try:
        yield host
    finally:
        host.stop()
