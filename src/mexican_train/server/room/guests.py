"""Connections as a table sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ...protocol import client_messages as m
from ...protocol.reasons import Refused, TableReason


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
