"""Looks over a browser's shoulder: what goes wrong in its pages, and whom they speak to."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError


class PageWatch:
    """What the pages of a test complained of, and the hosts they asked for something."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.log: list[str] = []
        """All that the pages wrote to their consoles, and their errors."""
        self.hosts: set[str] = set()
        self.requests = 0
        self._expected: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", self._page)

    def expect(self, pattern: str) -> None:
        """Errors like this one are meant to come up from now on.

        To the end of the test: what was under way when a network came back may complain later.
        """
        self._expected.append(re.compile(pattern))

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._asked(socket.url))

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob"):
            self.requests += 1
            self.hosts.add(parts.netloc)

    def _console(self, message: ConsoleMessage) -> None:
        self.log.append(f"{message.type}: {message.text}")
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.log.append(f"uncaught: {error.error}")
        self._complain(f"uncaught: {error.error}")

    def _complain(self, text: str) -> None:
        if not any(each.search(text) for each in self._expected):
            self.complaints.append(text)
