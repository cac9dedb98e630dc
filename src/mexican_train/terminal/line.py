"""A line to a table, and the one over the network; `here.py` has the one within this process."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..rules.errors import MexicanTrainError

SECRET = re.compile(r"(?P<site>https?://[^/#]+)/t/(?P<table>[a-z0-9]+)/?#(?P<secret>[\w=-]+)")
SEAT = "seat="
PATIENCE = 10


class LineError(MexicanTrainError):
    """There is no way to the table; `code` says why, when the table said so."""

    def __init__(self, sentence: str, code: str = "") -> None:
        super().__init__(sentence)
        self.code = code


class Gone(Exception):
    """The line was cut; `code` says why, when the other side said so."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line(Protocol):
    """One connection to a table."""

    async def say(self, message: dict[str, Any]) -> None:
        """Sends a message."""

    async def hear(self) -> dict[str, Any]:
        """The next message; `Gone` when there will be none."""

    async def close(self) -> None:
        """Hangs up."""


@dataclass(frozen=True, slots=True)
class Keys:
    """What opens a table: the token of a seat, or the invite."""

    table: str
    token: str | None
    invite: str | None

    def hello(self) -> dict[str, Any]:
        """The first words on every line."""
        if self.token is not None:
            return {"type": "hello", "token": self.token}
        return {"type": "hello", "invite": self.invite}


class Place(Protocol):
    """Where a table is, and how to get there, again and again."""

    keys: Keys

    @property
    def seat_link(self) -> str | None:
        """Opens one's own seat, on another device or another day; None where that cannot be."""

    async def open(self) -> Line:
        """A new line to the table; `OSError` when there is none just now."""


# ---------------------------------------------------------------------- over the network


class NetLine:
    """A connection over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def say(self, message: dict[str, Any]) -> None:
        """Sends a message."""
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            raise Gone(closed.rcvd.code if closed.rcvd else 1006) from None

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        try:
            message: dict[str, Any] = json.loads(await self._socket.recv())
        except ConnectionClosed as closed:
            raise Gone(closed.rcvd.code if closed.rcvd else 1006) from None
        return message

    async def close(self) -> None:
        """Hangs up."""
        await self._socket.close()


class NetPlace:
    """A table on a server."""

    def __init__(self, site: str, keys: Keys) -> None:
        self.site = site
        self.keys = keys

    @property
    def seat_link(self) -> str | None:
        """Opens one's own seat, on another device or another day."""
        token = self.keys.token
        return f"{self.site}/t/{self.keys.table}#{SEAT}{token}" if token else None

    async def open(self) -> Line:
        """A new line to the table."""
        address = f"{self.site.replace('http', 'ws', 1)}/ws/{self.keys.table}"
        try:
            return NetLine(await connect(address, max_size=1 << 20, open_timeout=PATIENCE))
        except (InvalidHandshake, TimeoutError) as problem:
            raise OSError(str(problem)) from None

    @staticmethod
    def of(link: str, name: str) -> NetPlace:
        """The table of a link; takes a seat there when the link is an invite and one is free."""
        found = SECRET.fullmatch(link.strip())
        if found is None:
            raise LineError(
                f"{link!r} is not the link of a table; it looks like http://host/t/table#invite"
            )
        site, table, secret = found["site"], found["table"], found["secret"]
        if secret.startswith(SEAT):
            _call(site, f"/api/tables/{table}")
            return NetPlace(site, Keys(table, secret.removeprefix(SEAT), None))
        token = _take_seat(site, table, secret, name)
        return NetPlace(site, Keys(table, token, secret))


def _take_seat(site: str, table: str, invite: str, name: str) -> str | None:
    """A seat at a table that has not begun; None: it has, and one can only watch."""
    try:
        taken = _call(site, f"/api/tables/{table}/seats", {"name": name, "invite": invite})
    except LineError as problem:
        if problem.code == "begun":
            return None
        raise
    return str(taken["token"])


def _call(site: str, path: str, body: dict[str, str] | None = None) -> dict[str, Any]:
    """What a server answers to a call."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(site + path, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            told: dict[str, Any] = json.load(answer)
            return told
    except urllib.error.HTTPError as problem:
        error: dict[str, str] = {}
        with suppress(ValueError, KeyError, TypeError):
            error = json.load(problem)["error"]
        if "message" not in error:
            raise LineError(f"{site} answers {problem.code}: no table is there") from None
        raise LineError(f"the table says: {error['message']}", error.get("code", "")) from None
    except (OSError, ValueError, HTTPException) as problem:
        why = getattr(problem, "reason", problem)
        why = getattr(why, "strerror", None) or why
        raise LineError(f"{site} cannot be reached: {why}") from None
