"""Bots compared on the same deals; that somebody is ahead is said only when it is clear."""

from __future__ import annotations

import pytest

from mexican_train.lab.arena import Standing
from mexican_train.lab.comparing import differences, leader, verdict


def standing(name: str, *points: float) -> Standing:
    return Standing(name, points_by_deal=[*points])


def test_what_a_deal_gives_to_all_cancels() -> None:
    """One bot is always two points better, whatever the deals are worth."""
    steady = [standing("a", 10, 60, 200, 33), standing("b", 12, 62, 202, 35)]
    (pair,) = differences(steady)
    assert (pair.first, pair.second, pair.interval) == ("a", "b", (-2, -2, -2))
    assert leader([pair]) == "a"


def test_a_bot_with_several_seats_counts_once_with_its_mean() -> None:
    seats = [standing("a", 1, 2), standing("b", 3, 3), standing("a", 5, 2)]
    (pair,) = differences(seats)
    assert pair.interval.mean == pytest.approx((0 + -1) / 2)


def test_who_is_ahead_must_be_so_of_all_others() -> None:
    deals = [standing("a", 9, 8, 9), standing("b", 1, 2, 1), standing("c", 2, 1, 1.5)]
    found = differences(deals)
    assert [(each.first, each.second) for each in found] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert leader(found) is None
    told = "Who is ahead is not clear: zero is within the interval of b against c."
    assert verdict(found, 3) == told
    ahead = differences([*deals[:2], standing("c", 4, 5.5, 4.2)])
    assert leader(ahead) == "b"
    assert verdict(ahead, 3).startswith("b is ahead: ")


def test_turned_round_a_pair_says_the_same() -> None:
    (pair,) = differences([standing("a", 1, 5), standing("b", 3, 3)])
    back = pair.turned()
    assert (back.first, back.second, back.interval.mean) == ("b", "a", -pair.interval.mean)
    assert (back.interval.low, back.interval.high) == (-pair.interval.high, -pair.interval.low)  # type: ignore[operator]
    assert back.turned() == pair


def test_nothing_is_said_of_one_deal_or_one_bot() -> None:
    one = differences([standing("a", 1), standing("b", 50)])
    assert leader(one) is None
    assert one[0].bounds() == ""
    assert "does not tell who is ahead" in verdict(one, 1)
    assert "nothing to compare" in verdict(differences([standing("a", 1), standing("a", 2)]), 1)
