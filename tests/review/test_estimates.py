"""Figures, their errors, and sums that are exact."""

from __future__ import annotations

from random import Random

import pytest

from mexican_train.reviews.estimates import NOTHING, Estimate, estimated, grained, together


def test_a_mean_has_the_standard_error_of_its_values() -> None:
    mean, error = estimated([1.0, 2.0, 3.0, 6.0])
    assert mean == 3.0
    assert error == pytest.approx((14 / 3 / 4) ** 0.5)
    assert estimated([7.0]) == Estimate(7.0, 0.0)
    assert estimated([]) == NOTHING


def test_errors_of_independent_figures_add_by_their_squares() -> None:
    assert together(3.0, 4.0) == 5.0
    assert together() == 0.0


def test_rounded_figures_add_up_exactly_in_any_order() -> None:
    luck = Random(1)
    figures = [grained(luck.uniform(-200, 200)) for _ in range(500)]
    total = sum(figures)
    for _ in range(20):
        luck.shuffle(figures)
        assert sum(figures) == total
    assert abs(grained(1 / 3) - 1 / 3) <= 1 / 2048
