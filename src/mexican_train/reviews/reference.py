"""The reference: who is thought to go on in every seat when a review imagines how a round would
have gone. It is the planner of the expert's play-outs, so it goes by what its seat sees."""

from __future__ import annotations

from ..bots.expert import sharp_planner
from ..bots.planner import Planner, play_on
from ..rules.round import Round

ENDLESS = 1 << 30
"""More actions than any round has."""


class Reference:
    """Plays rounds by the same rules to their end, and says what they cost."""

    def __init__(self, round: Round) -> None:
        self.planner: Planner = sharp_planner(round)

    def code(self, round: Round) -> int:
        """What it does for the seat to act."""
        return self.planner.code(round)

    def costs(self, round: Round) -> tuple[int, ...]:
        """Plays a round to its end: what that costs each seat, see `costs_of`."""
        play_on(round, 0, self.planner, self.planner, ENDLESS)
        return costs_of(round)


def costs_of(round: Round) -> tuple[int, ...]:
    """What a finished round costs each seat, in whole numbers that add up to nothing.

    A cost is the seat's points less the mean of the others', times the number of these others.
    """
    points = round.scores
    total = sum(points)
    return tuple([len(points) * own - total for own in points])
