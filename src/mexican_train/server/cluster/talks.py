"""Talks with other servers: whether everything arrived, and who has fallen silent.

Pure: no network and no clock. Redis promises nothing, so every envelope is numbered. Whenever a
number is missing, or nothing comes for too long, everything under way with that server is taken
for lost: whoever was connected through it comes back anew, and is told the table as it is then.
Each envelope says how often its sender has done so, and the other follows. What still comes of
before harms nobody, because connections and calls have numbers that are never used again.
"""

from __future__ import annotations

from dataclasses import dataclass

from .letters import Envelope, Letter


@dataclass(slots=True)
class Talk:
    """What is known of the exchange with one server."""

    last: float
    """When the other was last heard of, or taken for lost."""
    sent: int = 0
    heard: int = 0
    losses: int = 0
    """How often this side took everything for lost."""
    theirs: int = 0
    """How often the other did, as far as is known."""


class Talks:
    """The exchanges with all other servers."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._talks: dict[str, Talk] = {}

    def envelope(self, to: str, letters: list[Letter], now: float) -> Envelope:
        """The next envelope for a server."""
        talk = self._with(to, now)
        talk.sent += 1
        return Envelope(self._me, talk.sent, talk.losses, letters)

    def arrived(self, envelope: Envelope, now: float) -> bool:
        """Whether an envelope shows that all that was under way is lost.

        Its letters count all the same: they may be about something new.
        """
        talk = self._with(envelope.sender, now)
        gap = envelope.number != talk.heard + 1
        told = envelope.losses != talk.theirs
        talk.last, talk.heard, talk.theirs = now, envelope.number, envelope.losses
        talk.losses += gap
        return gap or told

    def lose(self, server: str, now: float) -> None:
        """What was under way with a server is lost."""
        talk = self._with(server, now)
        talk.last = now
        talk.losses += 1

    def lose_all(self, now: float) -> None:
        """What was under way with anyone is lost."""
        for server in self._talks:
            self.lose(server, now)

    def forget(self, server: str) -> None:
        """A server is no more."""
        self._talks.pop(server, None)

    def silent(self, server: str, now: float, seconds: float) -> bool:
        """Whether a server has not been heard of for so long."""
        talk = self._talks.get(server)
        return talk is not None and now - talk.last > seconds

    def _with(self, server: str, now: float) -> Talk:
        if server not in self._talks:
            self._talks[server] = Talk(now)
        return self._talks[server]
