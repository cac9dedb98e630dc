"""How long studies may take, by how long others took."""

from __future__ import annotations

import pytest

from mexican_train.server.room.speeds import Speeds


def test_nothing_is_said_before_anything_was_measured() -> None:
    speeds = Speeds[str]()
    assert speeds.whole("review", 100) is None
    assert speeds.rest("review", 100, 0.05, 3.0, 3.0) is None
    speeds.note("par", 10, 5.0)
    assert speeds.whole("review", 100) is None


def test_work_that_goes_on_is_measured_by_itself_where_nothing_else_was() -> None:
    assert Speeds[str]().rest("review", 100, 0.25, 2.0, 2.0) == pytest.approx(6.0)


@pytest.mark.parametrize("measured", [False, True])
def test_the_rest_falls_until_the_next_share_is_done(measured: bool) -> None:
    speeds = Speeds[str]()
    if measured:
        speeds.note("review", 100, 8.0)
    rests = [speeds.rest("review", 100, 0.25, 2.0, elapsed) for elapsed in (2.0, 3.0, 4.0)]
    assert rests == pytest.approx([6.0, 5.0, 4.0])


def test_work_before_it_counts_less_the_more_is_done() -> None:
    speeds = Speeds[str]()
    speeds.note("review", 50, 5.0)
    assert speeds.rest("review", 100, 0.0, 0.0, 0.0) == pytest.approx(10.0)
    # Half of it took 10 seconds, so this is twice as slow: 20 by itself, 10 by what was before.
    assert speeds.rest("review", 100, 0.5, 10.0, 10.0) == pytest.approx(15.0 - 10.0)
    assert speeds.rest("review", 100, 1.0, 25.0, 25.0) == 0.0


def test_more_time_than_expected_leaves_no_less_than_nothing() -> None:
    speeds = Speeds[str]()
    speeds.note("review", 100, 1.0)
    assert speeds.rest("review", 100, 0.0, 0.0, 30.0) == 0.0


def test_a_machine_that_becomes_slower_is_measured_anew() -> None:
    speeds = Speeds[str]()
    speeds.note("review", 100, 1.0)
    for _ in range(20):
        speeds.note("review", 100, 4.0)
    assert speeds.whole("review", 100) == pytest.approx(4.0, abs=0.01)
