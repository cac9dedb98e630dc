"""How much work a review may be: the more of it, the smaller its errors."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.errors import MexicanTrainError


@dataclass(frozen=True, slots=True)
class Budget:
    """What a review imagines; the same budget gives the same review of a record everywhere."""

    deals: int = 840
    """Imagined deals for one decision, on each of which every action in question is tried."""
    plays: int = 400
    """Orders of the boneyard on which a state is played on, and deals that value a place."""
    walks: int = 12
    """Walks through the deals that agree with a view; each begins anywhere.

    An even number of 4 or more: each half judges the other, and of one walk no error is known.
    """
    first_swaps: int = 800
    """Swaps of two tiles that a walk makes before its first deal is taken."""
    swaps: int = 10
    """Swaps between one deal and the next."""

    def __post_init__(self) -> None:
        if self.deals < 1 or self.plays < 2:
            raise MexicanTrainError("a review needs a deal for each decision, and two plays")
        if self.walks < 4 or self.walks % 2:
            raise MexicanTrainError("a review needs an even number of walks, four or more")


DEFAULT = Budget()
"""A match of 13 rounds and 4 seats in less than a minute on two cores, compiled."""

SMALL = Budget(deals=48, plays=16, walks=6, first_swaps=60, swaps=4)
"""For where the rules run interpreted, as they do in a browser."""
