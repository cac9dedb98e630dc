"""Means and how far they may be off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import NamedTuple

from ..reviews.estimates import estimated

SURE = 0.95
"""How often an interval is to hold the true value."""
MANY = 200  # degrees of freedom from which a short series is exact enough


class Interval(NamedTuple):
    """A mean, and between what the true value lies with 95 in 100 chances.

    Of a single value nothing is known but the value: then there are no bounds.
    """

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def below_zero(self) -> bool:
        """Whether all of it is."""
        return self.high is not None and self.high < 0


def mean(values: Sequence[float]) -> float:
    """The mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def median(values: Sequence[float]) -> float:
    """The middle one, 0 of nothing."""
    return sorted(values)[len(values) // 2] if values else 0.0


def standard_error(values: Sequence[float]) -> float | None:
    """Of the mean; None where there is no second value to tell it by."""
    return estimated(values).error if len(values) > 1 else None


def standard_error_of_sums(count: int, total: int, squares: int) -> float | None:
    """The same, where millions of values were not kept but only their sum and that of squares."""
    if count < 2:
        return None
    middle = total / count
    return math.sqrt(max(squares / count - middle * middle, 0.0) / (count - 1))


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with its 95 % interval, by Student's distribution."""
    middle, error = mean(values), standard_error(values)
    if error is None:
        return Interval(middle)
    width = student(len(values) - 1) * error
    return Interval(middle, middle - width, middle + width)


@lru_cache(maxsize=256)
def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to either side."""
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    if freedom > MANY:
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if student_within(angle, freedom) < SURE else (low, angle)
    return math.sqrt(freedom) * math.tan(low)


def student_within(angle: float, freedom: int) -> float:
    """The chance to be within t standard errors, where `angle` is atan(t / sqrt(freedom))."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term, total = (cosine, 0.0) if odd else (1.0, 0.0)
    for k in range(1 + odd, freedom, 2):
        total += term
        term *= k / (k + 1) * cosine * cosine
    return 2 / math.pi * (angle + sine * total) if odd else sine * total
