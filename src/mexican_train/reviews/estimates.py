"""Figures and how far they may be off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

GRAIN = 1024  # parts of a point that figures of a review are rounded to


class Estimate(NamedTuple):
    """A figure, and its standard error."""

    value: float
    error: float

    def grained(self) -> Estimate:
        """The same with its value rounded, so that it can be added up."""
        return Estimate(grained(self.value), self.error)

    def plain(self) -> list[float]:
        """As JSON writes it."""
        return [self.value, round(self.error, 3)]


NOTHING = Estimate(0.0, 0.0)


def estimated(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its standard error; of one value nothing is known."""
    n = len(values)
    if n == 0:
        return NOTHING
    mean = sum(values) / n
    if n == 1:
        return Estimate(mean, 0.0)
    return Estimate(mean, math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n))


def grained(value: float) -> float:
    """A figure rounded to a binary fraction, so that sums of such figures are exact as floats."""
    return round(value * GRAIN) / GRAIN


def added(figures: Sequence[Estimate]) -> Estimate:
    """Return the sum of independent figures."""
    value = sum(figure.value for figure in figures)
    return Estimate(value, together(*(figure.error for figure in figures)))


def together(*errors: float) -> float:
    """The standard error of a sum of independent figures."""
    return math.sqrt(sum(error * error for error in errors))
