"""Golden matches: one whole match for every sheet and variant, replayed line by line.

A change to them is a change to the rules: `python tests/make_golden.py` makes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from make_golden import FOLDER, golden_file, golden_players, golden_seed

from mexican_train.rules.actions import Catch, Draw, Knock, Pass, Play, Stop
from mexican_train.rules.header import Header
from mexican_train.rules.json_text import parse_json
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.record import Record, read_record, replay
from mexican_train.sheets import all_sheets, load_sheet


def records(sheet: str) -> Iterator[tuple[str, Record]]:
    """The lines of a golden file, and the records in them."""
    for line in golden_file(sheet).read_text(encoding="utf-8").splitlines():
        yield line, read_record(parse_json(line), lambda name: load_sheet(name).rules)


def test_every_sheet_has_its_golden_match_and_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {
        golden_file(sheet).name for sheet in all_sheets()
    }


def test_golden_matches_are_played_by_every_number_of_players() -> None:
    assert {golden_players(sheet) for sheet in all_sheets()} == set(range(2, 9))


@pytest.mark.parametrize("sheet", all_sheets())
def test_a_golden_match_replays_to_the_same_end(sheet: str) -> None:
    """Every action was legal, nothing else was, and the end is as noted."""
    for line, record in records(sheet):
        assert record.header.sheet == sheet
        assert record.legal is not None
        assert dict(record.final).keys() == {"markers", "trains", "mexican", "hands"}
        replay(record)
        assert json.dumps(record.plain(), separators=(",", ":")) == line


@pytest.mark.parametrize("sheet", all_sheets())
def test_a_golden_match_has_the_same_deals_totals_and_winners(sheet: str) -> None:
    """The seeds deal the same tiles, and the rounds add up as the sheet says."""
    rules = load_sheet(sheet).rules
    match = Match(Header(sheet, rules, golden_players(sheet)))
    golden = [record for _, record in records(sheet)]
    for number, record in enumerate(golden, start=1):
        assert match.phase in (Phase.READY, Phase.ROUND_OVER)
        match.deal(golden_seed(sheet, number))
        for action in record.actions:
            match.act(action)
        found = match.records[-1].plain()
        noted = record.plain()
        assert found == {key: noted[key] for key in found}
    assert match.phase == Phase.MATCH_OVER
    assert len(golden) == rules.match_rounds == {"one": 1}.get(str(rules.rounds), rules.max_pip + 1)
    totals = [sum(points) for points in zip(*(record.scores for record in golden), strict=True)]
    assert match.totals == totals
    if rules.rounds == "one":
        assert match.winners == list(golden[0].winners)
    else:
        lowest = min(totals)
        assert match.winners == [seat for seat, total in enumerate(totals) if total == lowest]


def test_golden_matches_hold_every_kind_of_action_and_of_end() -> None:
    """They would be poor witnesses if nobody ever passed, stopped, or was caught."""
    golden = [record for sheet in all_sheets() for _, record in records(sheet)]
    kinds = {type(action) for record in golden for action in record.actions}
    assert kinds == {Play, Draw, Pass, Stop, Knock, Catch}
    assert {record.blocked for record in golden} == {False, True}
