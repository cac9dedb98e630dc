"""What one has asked of a table and has no answer to: asked again on another line, done once."""

from __future__ import annotations

import secrets

from ..protocol import client_messages as m

FLEETING = (m.AskHint, m.AskWhy, m.AskHistory, m.Mix, m.Reveal, m.Ping)
"""What is not worth asking again on another line."""


class Asking:
    """The requests that are on their way, by id; one of them may be about to change the table."""

    def __init__(self) -> None:
        self.acting: str | None = None
        """What is to change the table, until it has."""
        self._unanswered: dict[str, m.Request] = {}
        self._acked = -1
        self._prefix = secrets.token_hex(4)
        self._count = 0

    def next_id(self) -> str:
        """An id that was not used before, here or elsewhere."""
        self._count += 1
        return f"{self._prefix}-{self._count}"

    def keep(self, message: m.Request, connected: bool) -> None:
        """Keeps a request until it is answered, if it is worth being asked later."""
        if connected or not isinstance(message, FLEETING):
            self._unanswered[message.id] = message

    def answered(self, id: str | None) -> None:
        """A request has its answer."""
        self._unanswered.pop(id or "", None)

    def again(self) -> list[m.Request]:
        """What is to be asked on a new line."""
        for id, request in [*self._unanswered.items()]:
            if isinstance(request, FLEETING):
                del self._unanswered[id]
        return [*self._unanswered.values()]

    def acked(self, id: str | None, version: int, now: int) -> None:
        """The table took a request, and will be at this version when that is done."""
        if id == self.acting:
            self._acked = version
            self.settle(now)

    def refused(self, id: str | None) -> None:
        """Nothing comes of a request."""
        if id == self.acting:
            self.acting, self._acked = None, -1

    def settle(self, now: int) -> None:
        """What was done is done once the table has moved past it."""
        if 0 <= self._acked <= now:
            self.acting, self._acked = None, -1
