"""Connections as a table sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ...protocol import client_messages as m
from ...protocol.close_codes import (
    CLOSE_LATER,
    CLOSE_NO_TABLE,
    CLOSE_PROTOCOL,
    CLOSE_SECRET,
    CLOSE_TOO_FAST,
)
from ...protocol.reasons import Refused, TableReason
from ..metrics import Metrics
from ..table.wire import refused_frame

CODES: dict[str, int] = {
    TableReason.NO_SUCH_TABLE: CLOSE_NO_TABLE,
    TableReason.BAD_SECRET: CLOSE_SECRET,
    TableReason.TOO_FAST: CLOSE_TOO_FAST,
    TableReason.PROTOCOL: CLOSE_PROTOCOL,
}
"""How someone is turned away at the door, by reason; for others they may come back later."""


class Moved(Refused):
    """The table was not told: it is at another server by now."""

    def __init__(self) -> None:
        super().__init__(TableReason.UNREACHABLE)


class Guest(Protocol):
    """A connection to a table; its seat is None while it only watches."""

    seat: int | None
    muted: set[int]
    address: str
    """Where it comes from; what is asked for from one place is counted together."""

    def send(self, *texts: str) -> None:
        """Sends without waiting; one that falls too far behind is closed."""

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""

    def moved(self, hello: m.Hello, unheard: Sequence[str | bytes] = ()) -> None:
        """The table is at another server by now: goes there, says hello, and then what was said
        already but not heard."""


def turn_away(guest: Guest, refused: Refused, metrics: Metrics) -> None:
    """Refuse a connection and close it."""
    metrics.refusals[refused.reason] += 1
    guest.send(refused_frame(None, refused))
    guest.close(CODES.get(refused.reason, CLOSE_LATER), refused.reason)
