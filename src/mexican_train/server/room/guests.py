"""Connections as a table sees them."""

from __future__ import annotations

from typing import Protocol

CLOSE_TOO_FAST = 1008
CLOSE_LATER = 1013
"""The server cannot have this connection just now: come back in a while."""
CLOSE_NO_HELLO = 4400
CLOSE_SECRET = 4403
CLOSE_NO_TABLE = 4404
CLOSE_ELSEWHERE = 4409
CLOSE_GIVEN_UP = 4410
"""The seat is no longer theirs; with the invite they may watch."""


class Guest(Protocol):
    """A connection to a table; its seat is None while it only watches."""

    seat: int | None
    muted: set[int]

    def send(self, *texts: str) -> None:
        """Sends without waiting; one that falls too far behind is closed."""

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""
