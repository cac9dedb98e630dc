from __future__ import annotations

import pytest

from mexican_train.server.room import limits
from mexican_train.server.room.limits import Count, Rate, Rates


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_rate_allows_so_many_within_its_time() -> None:
    rate = Rate(3, 10.0)
    assert [rate.allow(0.0) for _ in range(5)] == [True, True, True, False, False]
    assert rate.full(9.9)
    assert not rate.allow(9.9)


def test_a_rate_looks_back_over_any_stretch_of_its_time() -> None:
    rate = Rate(2, 10.0)
    assert rate.allow(0.0)
    assert rate.allow(9.0)
    assert not rate.allow(9.5)
    assert rate.allow(10.0)
    assert not rate.allow(18.9)
    assert rate.allow(19.0)


def test_what_was_not_allowed_does_not_count() -> None:
    rate = Rate(1, 10.0)
    assert rate.allow(0.0)
    for moment in range(1, 10):
        assert not rate.allow(float(moment))
    assert rate.allow(10.0)


def test_asking_whether_a_rate_is_full_uses_nothing_up() -> None:
    rate = Rate(1, 10.0)
    assert [rate.full(0.0) for _ in range(5)] == [False] * 5
    assert rate.allow(0.0)
    assert rate.full(0.0)
    assert not rate.full(10.0)


def test_a_rate_of_none_allows_nothing() -> None:
    assert not Rate(0, 1.0).allow(0.0)


def test_each_key_has_a_rate_of_its_own() -> None:
    watch = Watch()
    rates: Rates[str] = Rates(2, 5.0, watch)
    assert [rates.allow("a") for _ in range(3)] == [True, True, False]
    assert rates.full("a")
    assert not rates.full("b")
    assert rates.allow("b")
    watch.time += 5.0
    assert rates.allow("a")


def test_only_the_longest_unused_keys_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    rates: Rates[int] = Rates(1, 1000.0, Watch())
    for key in (1, 2, 3):
        assert rates.allow(key)
    assert rates.full(1)  # and so it was used just now
    assert rates.allow(4)
    assert rates.full(1)
    assert rates.full(3)
    assert rates.full(4)
    assert rates.allow(2)


def test_a_count_allows_so_many_at_a_time() -> None:
    count: Count[str] = Count(2)
    assert [count.take("a") for _ in range(3)] == [True, True, False]
    assert count.take("b")
    count.give_back("a")
    assert count.take("a")
    assert not count.take("a")


def test_giving_back_what_was_never_taken_gains_nothing() -> None:
    count: Count[str] = Count(1)
    for _ in range(3):
        count.give_back("a")
    assert count.take("a")
    assert not count.take("a")


def test_a_count_remembers_nobody_who_has_nothing() -> None:
    count: Count[int] = Count(5)
    for key in range(1000):
        count.take(key)
        count.give_back(key)
    assert not count._counts
