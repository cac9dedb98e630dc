"""How much a server sends to the others, so that each has its share. Pure: no network, no clock.

Each server decides for itself, by what all have told. It begins only when it has clearly more than
its share, or another clearly less, and goes on until it has no more than that, a part of it at a
time: what others have told may be half a second old, and nothing is to go to and fro.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from math import sqrt

CLEAR = 0.1
"""What part of its share a server may have too much before it begins."""
BY_CHANCE = 1.0
"""Where a balancer throws dice, so many standard deviations are no reason to begin."""
IN_VAIN = 4.0
"""How many times what is too much anywhere is sent away, before it is seen to come back."""
RESTS = 1200
"""How often nothing is sent then: ten minutes by default."""


class Balance:
    """One kind of load of a server, and whether it is being evened out.

    `least` is how much too much is never worth it, `most` is how much is sent at once at most.
    """

    def __init__(self, least: int, most: int, by_chance: bool) -> None:
        self._least, self._most, self._by_chance = least, most, by_chance
        self._evening = False
        self._left = 0.0
        """How much may still be sent before it is in vain: a balancer may bring all of it back."""
        self._rests = 0

    def to_send(self, mine: int, others: Collection[int], part: float) -> int:
        """How much to send away now: such a part of what is too much."""
        share = (mine + sum(others)) / (1 + len(others))
        too_much, lack = mine - share, share - min(others, default=share)
        chance = BY_CHANCE * sqrt(share) if self._by_chance else 0.0
        slack = max(self._least, CLEAR * share, chance)
        # Among many, nobody has much too much when one has nothing.
        clear = too_much > slack or (too_much > 0.5 and lack > slack + chance)
        before = self._evening
        self._evening = clear or (before and too_much >= 1)
        if self._evening and not before:
            # Of what others send away some comes here, and goes on from here.
            all_over = sum(max(0.0, load - share) + self._least for load in (mine, *others))
            self._left = IN_VAIN * all_over
        self._rests = max(0, self._rests - 1)
        if not self._evening or self._rests:
            return 0
        count = min(self._most, max(1, int(too_much * part)))
        self._left -= count
        if self._left <= 0:
            self._evening, self._rests = False, RESTS
        return count


def receivers(count: int, mine: int, others: Mapping[str, int], chance: random.Random) -> list[str]:
    """The servers to send so much to: by chance, those rather that lack more."""
    share = (mine + sum(others.values())) / (1 + len(others))
    lacking = {server: share - load for server, load in others.items() if load < share}
    if not lacking:
        return []
    return chance.choices(list(lacking), list(lacking.values()), k=count)
