"""Whether this server stands apart: cut off from the database or from Redis while others are not.

Pure: no network and no clock. When a service is away for all, people are as well off here as
anywhere: they stay, and play on when it is back. When only this server has lost it, they are better
off elsewhere. So the others are asked: through Redis whether they have prolonged their leases
meanwhile, and through the database, where every lease says so, whether they reach Redis.
"""

from __future__ import annotations

from math import inf
from typing import Literal, TypeAlias

Apart: TypeAlias = Literal["lease", "link"]
"""What a server that stands apart has lost, as /readyz says it."""

LATE = 1.5
"""Beats within which every server that reaches the database has prolonged its lease."""
LOST = 8.0
"""Beats after which one that reaches neither the database nor Redis is cut off: two leases."""
CONFIRMED = 2.0
"""Beats after which the others would have said that they do not reach Redis either."""


class Standing:
    """What is known of the others, and what follows."""

    def __init__(self, beat: float) -> None:
        self.apart: Apart | None = None
        self._beat = beat
        self._others_renewed = -inf
        self._unlinked: float | None = None
        """Since when this server does not reach Redis, while others do."""

    def others_renewed(self, at: float) -> None:
        """Another server has prolonged its lease."""
        self._others_renewed = max(self._others_renewed, at)

    @property
    def doubtful(self) -> bool:
        """Whether it stands apart, or will soon unless things change."""
        return self.apart is not None or self._unlinked is not None

    def look(
        self, now: float, renewed: float, sure: bool, linked: bool, others: bool
    ) -> Apart | None:
        """Takes in how things are: when the lease was prolonged, whether it is sure, whether this
        server and others reach Redis. What was lost, if it stands apart for that from now on."""
        if linked or not others:
            self._unlinked = None
        elif self._unlinked is None:
            self._unlinked = now
        before, self.apart = self.apart, self._apart(now, renewed, sure, linked)
        return None if self.apart == before else self.apart

    def _apart(self, now: float, renewed: float, sure: bool, linked: bool) -> Apart | None:
        if self.apart == "link" and self._unlinked is not None:
            return "link"  # it has nothing left to lose, and is between two leases
        if not sure:
            ahead = self._others_renewed > renewed + LATE * self._beat
            # One that has lost both can ask nobody: perhaps all have, and only for a moment.
            lost = not linked and now - renewed >= LOST * self._beat
            return "lease" if ahead or lost or self.apart == "lease" else None
        if self._unlinked is not None and now - self._unlinked >= CONFIRMED * self._beat:
            return "link"
        return None
