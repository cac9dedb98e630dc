"""Who is better than whom: bots compared deal by deal, and what may be said of it.

All bots of a contest play the same deals in all rotations, so what a deal gives is in both figures
of a pair and cancels in their difference: it is much surer than either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from .arena import Standing
from .statistics import Interval, interval, mean


@dataclass(frozen=True)
class Difference:
    """The points a round of one bot less those of another, on the same deals."""

    first: str
    second: str
    interval: Interval

    def plain(self) -> dict[str, object]:
        """As JSON writes it."""
        return {"first": self.first, "second": self.second, **self.interval._asdict()}

    def turned(self) -> Difference:
        """The same the other way round."""
        middle, low, high = self.interval
        turned = Interval(-middle, None if high is None else -high, None if low is None else -low)
        return Difference(self.second, self.first, turned)

    def bounds(self) -> str:
        """Its interval as people read it; empty where a single deal gives none."""
        low, high = self.interval.low, self.interval.high
        return "" if low is None or high is None else f"{low:+.2f} to {high:+.2f}"


def differences(standings: Sequence[Standing]) -> list[Difference]:
    """Every two bots compared, in the order of the bots; one that has several seats counts once."""
    by_deal = {
        name: [mean(deal) for deal in zip(*seats, strict=True)]
        for name, seats in points_by_name(standings).items()
    }
    return [
        Difference(
            first,
            second,
            interval([a - b for a, b in zip(by_deal[first], by_deal[second], strict=True)]),
        )
        for first, second in combinations(by_deal, 2)
    ]


def points_by_name(standings: Sequence[Standing]) -> dict[str, list[list[float]]]:
    """For each bot the points by deal, of each of its seats."""
    found: dict[str, list[list[float]]] = {}
    for standing in standings:
        found.setdefault(standing.name, []).append(standing.points_by_deal)
    return found


def against_others(found: Sequence[Difference], name: str) -> list[Difference]:
    """A bot compared with each of the others."""
    turned = (each if each.first == name else each.turned() for each in found)
    return [each for each in turned if each.first == name]


def leader(found: Sequence[Difference]) -> str | None:
    """Who is better than every other by more than chance explains, if anybody is."""
    for name in dict.fromkeys(bot for each in found for bot in (each.first, each.second)):
        if all(each.interval.below_zero for each in against_others(found, name)):
            return name
    return None


def verdict(found: Sequence[Difference], deals: int) -> str:
    """What may be said of who is ahead, in a sentence."""
    if not found:
        return "One bot has all the seats, so there is nothing to compare."
    if deals < 2:
        return "One deal shows no error, so it does not tell who is ahead."
    ahead = leader(found)
    if ahead is not None:
        return f"{ahead} is ahead: its interval against every other bot is below zero."
    names = dict.fromkeys(bot for each in found for bot in (each.first, each.second))
    fewest = min(names, key=lambda name: max(e.interval.mean for e in against_others(found, name)))
    close = [each for each in against_others(found, fewest) if not each.interval.below_zero]
    rivals = " and ".join(each.second for each in close)
    return f"Who is ahead is not clear: zero is within the interval of {fewest} against {rivals}."
