"""Means and their errors, from values that were kept and from sums that were not."""

from __future__ import annotations

from random import Random

import pytest

from mexican_train.lab.statistics import (
    Interval,
    interval,
    mean,
    median,
    standard_error,
    standard_error_of_sums,
    student,
)


def test_of_few_values() -> None:
    assert (mean([]), median([]), standard_error([])) == (0.0, 0.0, None)
    assert (mean([3]), median([3]), standard_error([3])) == (3.0, 3.0, None)
    assert (mean([1, 2, 6]), median([6, 1, 2])) == (3.0, 2)
    assert standard_error([1, 3]) == 1.0


def test_sums_tell_the_same_error_as_the_values() -> None:
    luck = Random(1)
    for count in (2, 3, 10, 1000):
        points = [luck.randint(0, 200) for _ in range(count)]
        sums = standard_error_of_sums(count, sum(points), sum(each * each for each in points))
        assert sums == pytest.approx(standard_error(points))
    assert standard_error_of_sums(0, 0, 0) is standard_error_of_sums(1, 7, 49) is None
    assert standard_error_of_sums(5, 50, 500) == 0.0  # all alike


@pytest.mark.parametrize(
    ("freedom", "errors"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (29, 2.0452), (200, 1.9719)],
)
def test_intervals_are_as_wide_as_tables_of_students_distribution_say(
    freedom: int, errors: float
) -> None:
    assert student(freedom) == pytest.approx(errors, abs=5e-5)


def test_many_values_and_very_many_are_reckoned_alike() -> None:
    assert student(201) == pytest.approx(student(200), abs=2e-4)
    assert student(10**6) == pytest.approx(1.95996, abs=1e-5)


def test_an_interval_holds_the_mean_in_its_middle() -> None:
    assert interval([1, 2, 3]) == pytest.approx((2, 2 - 4.3027 / 3**0.5, 2 + 4.3027 / 3**0.5), 1e-4)
    assert interval([5]) == Interval(5.0, None, None)
    assert interval([-2, -3, -2.5]).below_zero
    assert not interval([-2, -3, 1]).below_zero
    assert not interval([-2]).below_zero
