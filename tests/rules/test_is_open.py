"""Whether one action is open is answered as the list of all that are open answers it."""

from __future__ import annotations

import random

import pytest

from mexican_train import Match, Phase, all_sheets, new_match
from mexican_train.rules.codes import CATCH_CODE, code_of
from mexican_train.rules.tiles import MAX_PLAYERS

EVERY_CODE = range(-1, CATCH_CODE + MAX_PLAYERS**2 + 2)


def open_codes(match: Match) -> set[int]:
    """The codes that are open, by the lists."""
    round = match.round
    return {*round.codes, *(code_of(round, call) for call in round.calls)}


@pytest.mark.parametrize("sheet", [*all_sheets()])
def test_of_every_code_one_is_told_what_the_lists_say(sheet: str) -> None:
    chance = random.Random(sheet)
    rules: dict[str, object] = {"last_tile": "penalty"} if "/" not in sheet else {}
    called = False
    for players in (2, 3, 4):
        match = new_match(sheet, players, rules)
        match.deal(chance.randbytes(32))
        while match.phase == Phase.PLAYING:
            found = open_codes(match)
            assert {code for code in EVERY_CODE if match.round.is_open(code)} == found
            calls = match.calls
            called = called or bool(calls)
            match.step(chance.choice([*match.legal, *calls]))
        assert not any(map(match.round.is_open, EVERY_CODE))
    assert called or not rules
