"""Wrong guesses, counted by network: here, and at all servers together."""

from __future__ import annotations

from ...protocol.reasons import Refused, TableReason
from .limits import Rates
from .services import Services


class Guesses:
    """Guesses of one kind. What is told to a guesser depends on them, what a right secret opens
    does not."""

    def __init__(self, kind: str, most: int, seconds: float, services: Services) -> None:
        self._kind = kind
        self._most, self._seconds = most, seconds
        self._here = Rates(most, seconds, services.steady)
        self._neighbours = services.neighbours

    async def count(self, network: str) -> None:
        """Counts a guess. Raises `Refused`, and does not count it, after too many."""
        if not self._here.allow(network):
            raise Refused(TableReason.TOO_FAST)
        if not await self._neighbours.count(self._key(network), self._most, self._seconds):
            self._here.give_back(network)
            raise Refused(TableReason.TOO_FAST)

    async def give_back(self, network: str) -> None:
        """What was counted before it was looked at was no wrong guess."""
        self._here.give_back(network)
        await self._neighbours.uncount(self._key(network))

    def _key(self, network: str) -> str:
        return f"{self._kind}:{network}"
