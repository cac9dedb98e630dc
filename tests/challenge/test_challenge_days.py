"""The deal of a day is the same everywhere and for ever, and is there when its day is."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from mexican_train.challenge.challenge import PERSON, read_text
from mexican_train.challenge.code import read_code
from mexican_train.challenge.day import FIRST_DAY, deal_of, seed_of
from mexican_train.challenge.errors import ChallengeError, Fault
from mexican_train.sheets import all_sheets

TODAY = date(2026, 11, 16)


def test_what_a_day_deals_never_changes() -> None:
    """Everybody has played it: these figures stay."""
    day = deal_of(date(2026, 11, 15), "nordic")
    assert day.seed.hex() == "c4f7971d3ec9dd09860c81ca93947a047f331ba899ecd7c988b4f27caa9cbc82"
    assert day.id == "600ad79c9c60afaa76372a69318c2bb4"
    match = day.begin()
    hand = "0-4 0-6 1-4 2-5 2-7 2-10 3-4 3-5 3-6 5-7 5-9 5-10 6-6 6-12 7-8"
    assert " ".join(map(str, match.round.hand_of(0))) == hand
    assert (match.round.engine, match.round.first) == (12, 0)
    assert (day.seat, day.bots) == (0, (None, "planner", "planner", "planner"))
    assert day.text() == f'["nordic",{{}},"{PERSON}ppp",1,[]]'
    assert read_text(day.text(), day.seed) == day


def test_each_day_and_each_sheet_has_a_deal_of_its_own() -> None:
    days = [FIRST_DAY + timedelta(days=k) for k in range(400)]
    seeds = {seed_of(day, sheet) for day in days for sheet in all_sheets()}
    assert len(seeds) == 400 * len(all_sheets())
    for sheet in all_sheets():
        assert deal_of(TODAY, sheet).begin().round.players == 4


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("2026-10-31-nordic", "from 2026-11-01 to 2026-11-17"),
        ("2026-11-18-nordic", "from 2026-11-01 to 2026-11-17"),
        ("2026-11-31-nordic", "'2026-11-31' is not a day"),
        ("2026-11-15-nordish", "there is no sheet 'nordish'"),
        ("2026-11-15-nordic/ten", "there is no sheet"),
        ("2026-11-15-nordic/open+nine", "there is no sheet"),
    ],
)
def test_a_day_that_is_not_there_is_told_so(code: str, told: str) -> None:
    with pytest.raises(ChallengeError, match=told) as refused:
        read_code(code, TODAY)
    assert refused.value.fault == Fault.NO_DAY


def test_tomorrow_is_there_already_for_those_where_it_has_begun() -> None:
    assert read_code("2026-11-17-nordic", TODAY).day == date(2026, 11, 17)
    assert read_code("2026-11-01-nordic", date(2020, 1, 1)).day == FIRST_DAY
