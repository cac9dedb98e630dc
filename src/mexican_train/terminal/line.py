"""A line to a table, and the one over the network; `here.py` has the one within this process."""

from __future__ import annotations

import random
import re
import secrets
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from http.client import HTTPException
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..protocol.calls import About, CallFailed, SeatTaken
from ..protocol.client_messages import Hello, Message, NewSeat
from ..protocol.close_codes import (
    CLOSE_ELSEWHERE,
    CLOSE_GIVEN_UP,
    CLOSE_NO_TABLE,
    CLOSE_SECRET,
    CLOSE_SIGNED_OUT,
)
from ..protocol.number import PROTOCOL
from ..protocol.server_messages import ServerMessage, read_server_message
from ..rules.errors import MexicanTrainError

Answer = TypeVar("Answer", bound=Struct)

SECRET = re.compile(r"(?P<site>https?://[^/#]+)/t/(?P<table>[a-z0-9]+)/?#(?P<secret>[\w=-]+)")
SEAT = "seat="
PATIENCE = 10
FIRST_WAIT, LONGEST_WAIT = 0.3, 8.0
AT_ONCE = 0.05
UNNOTICED = 1.5
"""Seconds within which one is back who was asked to come again, and need not know."""
CUT = 1006
"""The close code of a connection that ended without a word."""
CLOSED = {
    CLOSE_SECRET: "refused-bad-secret",
    CLOSE_NO_TABLE: "refused-no-such-table",
    CLOSE_ELSEWHERE: "net-elsewhere",
    CLOSE_GIVEN_UP: "plain-removed",
    CLOSE_SIGNED_OUT: "net-signed-out",
}
"""Close codes after which coming back the same way is of no use, and how that is told."""


class LineError(MexicanTrainError):
    """There is no way to the table; `code` says why, when the table said so."""

    def __init__(self, sentence: str, code: str = "") -> None:
        super().__init__(sentence)
        self.code = code


class Unanswered(LineError):
    """A call was made, and whether anything came of it is not known."""


class Gone(Exception):
    """The line was cut; `code` says why, when the other side said so."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Returning:
    """How long one waits before coming back: at once, then ever longer while it is in vain.

    Who is told to come again, or is cut off, is better off at another server, which may be there.
    """

    def __init__(self) -> None:
        self._next = AT_ONCE

    def welcomed(self) -> None:
        """One was at the table."""
        self._next = AT_ONCE

    def wait(self) -> float:
        """Seconds to wait this time."""
        seconds = self._next
        self._next = min(max(2 * seconds, FIRST_WAIT), LONGEST_WAIT)
        return seconds * random.uniform(0.75, 1.25)  # not all at the same moment


class Line(Protocol):
    """One connection to a table."""

    async def say(self, message: Message) -> None:
        """Sends a message."""

    async def hear(self) -> ServerMessage:
        """The next message; `Gone` when there will be none."""

    async def close(self) -> None:
        """Hangs up."""


@dataclass(frozen=True, slots=True)
class TableSecrets:
    """What opens a table: the token of a seat, or the invite.

    `renewing` is the token that the seat is to have, until the table has said that it has it;
    `asking` that of a seat that a spectator has asked for.
    """

    table: str
    token: str | None
    invite: str | None
    renewing: str | None = None
    asking: str | None = None

    def renewed(self) -> TableSecrets:
        """These, when the seat has the token it was to have."""
        return replace(self, token=self.renewing, renewing=None)

    def hello(self) -> Hello:
        """The first words on every line."""
        invite = self.invite if self.token is None else None
        token = self.token or self.asking
        return Hello(protocol=PROTOCOL, token=token, invite=invite, differences=True)


class TableAddress(Protocol):
    """Where a table is, and how to get there, again and again."""

    secrets: TableSecrets

    @property
    def seat_link(self) -> str | None:
        """Opens one's own seat, on another device or another day; None where that cannot be."""

    def link_with(self, token: str | None) -> str | None:
        """A link that opens a seat with this token; None where that cannot be."""

    async def open(self) -> Line:
        """A new line to the table; `OSError` when there is none just now."""


def understood(data: str | bytes) -> ServerMessage | None:
    """A message that was heard; None: one that only later versions know.

    Who says what nobody can understand might as well have hung up.
    """
    try:
        return read_server_message(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Gone(CUT) from None


# ---------------------------------------------------------------------- over the network


class NetLine:
    """A connection over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def say(self, message: Message) -> None:
        """Sends a message."""
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as closed:
            raise Gone(closed.rcvd.code if closed.rcvd else CUT) from None

    async def hear(self) -> ServerMessage:
        """The next message."""
        try:
            while (message := understood(await self._socket.recv())) is None:
                pass
        except ConnectionClosed as closed:
            raise Gone(closed.rcvd.code if closed.rcvd else CUT) from None
        except Gone:
            await self.close()
            raise
        return message

    async def close(self) -> None:
        """Hangs up."""
        await self._socket.close()


class NetAddress:
    """A table on a server."""

    def __init__(self, site: str, secrets: TableSecrets) -> None:
        self.site = site
        self.secrets = secrets

    @property
    def seat_link(self) -> str | None:
        """Opens one's own seat, on another device or another day."""
        return self.link_with(self.secrets.token)

    def link_with(self, token: str | None) -> str | None:
        """A link that opens a seat with this token."""
        return f"{self.site}/t/{self.secrets.table}#{SEAT}{token}" if token else None

    async def open(self) -> Line:
        """A new line to the table."""
        address = f"{self.site.replace('http', 'ws', 1)}/ws/{self.secrets.table}"
        try:
            return NetLine(await connect(address, max_size=1 << 20, open_timeout=PATIENCE))
        except (InvalidHandshake, TimeoutError) as problem:
            raise OSError(str(problem)) from None

    @staticmethod
    def of(link: str, name: str) -> NetAddress:
        """The table of a link; takes a seat there when the link is an invite and one is free."""
        found = SECRET.fullmatch(link.strip())
        if found is None:
            raise LineError(
                f"{link!r} is not the link of a table; it looks like http://host/t/table#invite"
            )
        site, table, secret = found["site"], found["table"], found["secret"]
        if secret.startswith(SEAT):
            _call(site, f"/api/tables/{table}", About)
            return NetAddress(site, TableSecrets(table, secret.removeprefix(SEAT), None))
        token = _take_seat(site, table, secret, name)
        return NetAddress(site, TableSecrets(table, token, secret))


def _take_seat(site: str, table: str, invite: str, name: str) -> str | None:
    """A seat at a table that has not begun; None: it has, and one can only watch."""
    try:
        seat = NewSeat(name=name, invite=invite, id=secrets.token_urlsafe(24))
        path = f"/api/tables/{table}/seats"
        try:
            taken = _call(site, path, SeatTaken, seat)
        except Unanswered:
            taken = _call(site, path, SeatTaken, seat)  # with the same id: it is the same seat
    except LineError as problem:
        if problem.code == "begun":
            return None
        raise
    return taken.token


def _call(site: str, path: str, kind: type[Answer], body: Struct | None = None) -> Answer:
    """What a server answers to a call."""
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(site + path, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as problem:
        try:
            error = msgspec.json.decode(problem.read(), type=CallFailed).error
        except (ValueError, RecursionError):
            raise LineError(f"{site} answers {problem.code}: no table is there") from None
        raise LineError(f"the table says: {error.message}", error.code) from None
    except (OSError, ValueError, HTTPException) as problem:
        why = getattr(problem, "reason", problem)
        why = getattr(why, "strerror", None) or why
        raise Unanswered(f"{site} cannot be reached: {why}") from None
