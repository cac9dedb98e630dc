from __future__ import annotations

from mexican_train.terminal.line import AT_ONCE, FIRST_WAIT, LONGEST_WAIT, Returning


def test_who_is_sent_away_comes_back_at_once_and_then_ever_more_slowly() -> None:
    returning = Returning()
    assert returning.wait() <= 1.25 * AT_ONCE
    second = returning.wait()
    assert 0.75 * FIRST_WAIT <= second <= 1.25 * FIRST_WAIT
    waits = [returning.wait() for _ in range(20)]
    assert max(waits) <= 1.25 * LONGEST_WAIT
    assert min(waits[10:]) >= 0.75 * LONGEST_WAIT


def test_who_was_at_the_table_meanwhile_comes_back_at_once_again() -> None:
    returning = Returning()
    for _ in range(5):
        returning.wait()
    returning.welcomed()
    assert returning.wait() <= 1.25 * AT_ONCE
