"""Wrong guesses, counted by network: here, and at all servers together."""

from __future__ import annotations

from collections.abc import Callable

from ...protocol.reasons import Refused, TableReason
from .limits import Rates, networks_around
from .neighbours import Neighbours


class Guesses:
    """Guesses of one kind. What is told to a guesser depends on them, what a right secret opens
    does not."""

    def __init__(
        self,
        kind: str,
        most: int,
        seconds: float,
        clock: Callable[[], float],
        neighbours: Neighbours,
    ) -> None:
        self._kind = kind
        self._most, self._seconds = most, seconds
        self._here = Rates(most, seconds, clock)
        self._neighbours = neighbours

    async def count(self, network: str) -> None:
        """Counts a guess. Raises `Refused`, and does not count it, after too many."""
        if not self._here.allow(network):
            raise Refused(TableReason.TOO_FAST)
        around = networks_around(network)
        for index, each in enumerate(around):
            key, most = self._key(each.name), self._most * each.factor
            if not await self._neighbours.count(key, most, self._seconds):
                self._here.give_back(network)
                for before in around[:index]:
                    await self._neighbours.uncount(self._key(before.name))
                raise Refused(TableReason.TOO_FAST)

    async def give_back(self, network: str) -> None:
        """What was counted before it was looked at was no wrong guess."""
        self._here.give_back(network)
        for each in networks_around(network):
            await self._neighbours.uncount(self._key(each.name))

    def _key(self, network: str) -> str:
        return f"{self._kind}:{network}"
