"""Exchanges with other servers: whether everything arrived, and who has fallen silent.

Pure: no network and no clock. Redis promises nothing, so every envelope is numbered. Whenever a
number is missing, or nothing comes for too long, everything under way with that server is taken
for lost: whoever was connected through it comes back anew, and is told the table as it is then.
Each envelope says how often its sender has done so, and the other follows. What still comes of
before harms nobody, because connections and calls have numbers that are never used again.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..generation import GENERATION
from .letters import Envelope, Letter


@dataclass(slots=True)
class Exchange:
    """What is known of the exchange with one server."""

    last: float
    """When the other was last heard of, or taken for lost."""
    sent: int = 0
    heard: int = 0
    losses: int = 0
    """How often this side took everything for lost."""
    theirs: int = 0
    """How often the other did, as far as is known."""


class Exchanges:
    """The exchanges with all other servers."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._exchanges: dict[str, Exchange] = {}

    def envelope(self, to: str, letters: list[Letter], now: float) -> Envelope:
        """The next envelope for a server."""
        exchange = self._with(to, now)
        exchange.sent += 1
        return Envelope(self._me, exchange.sent, exchange.losses, letters, GENERATION)

    def arrived(self, envelope: Envelope, now: float) -> bool:
        """Whether an envelope shows that all that was under way is lost.

        Its letters count all the same: they may be about something new.
        """
        exchange = self._with(envelope.sender, now)
        gap = envelope.number != exchange.heard + 1
        told = envelope.losses != exchange.theirs
        exchange.last, exchange.heard, exchange.theirs = now, envelope.number, envelope.losses
        exchange.losses += gap
        return gap or told

    def lose(self, server: str, now: float) -> None:
        """What was under way with a server is lost."""
        exchange = self._with(server, now)
        exchange.last = now
        exchange.losses += 1

    def lose_all(self, now: float) -> None:
        """What was under way with anyone is lost."""
        for server in self._exchanges:
            self.lose(server, now)

    def forget(self, server: str) -> None:
        """A server is no more."""
        self._exchanges.pop(server, None)

    def silent(self, server: str, now: float, seconds: float) -> bool:
        """Whether a server has not been heard of for so long."""
        exchange = self._exchanges.get(server)
        return exchange is not None and now - exchange.last > seconds

    def _with(self, server: str, now: float) -> Exchange:
        if server not in self._exchanges:
            self._exchanges[server] = Exchange(now)
        return self._exchanges[server]
