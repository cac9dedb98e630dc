"""Play-outs written down from their codes are just what the front door writes down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mexican_train import all_sheets, header_of
from mexican_train.lab import simulate
from mexican_train.lab.noted import actions, actions_of
from mexican_train.lab.recording import Recording
from mexican_train.lab.simulate import Batch, play_batch
from mexican_train.rules.codes import action_of, code_of
from mexican_train.rules.deal import deal_at_random
from mexican_train.rules.header import Header
from mexican_train.rules.playout import playout
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round

pytest.importorskip("pyarrow")


def batch(header: Header, rounds: int, recording: Recording) -> Batch:
    return Batch(header, ("random",) * header.players, 5, 0, rounds, recording)


@pytest.mark.parametrize("rows", [True, False], ids=["rows", "lines"])
@pytest.mark.parametrize("sheet", all_sheets())
def test_fast_rounds_are_written_as_those_played_through_views(
    sheet: str, rows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the byte, and over the end of a match."""
    header = header_of(sheet, 2, {"hand": 3, "rounds": 2})
    recording = Recording(rows, seed="x")
    fast = play_batch(batch(header, 5, recording))
    monkeypatch.setattr(simulate, "all_random", lambda bots: False)
    assert play_batch(batch(header, 5, recording)) == fast


def test_a_sheet_of_ones_own_keeps_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    header = replace(header_of("station", 2, {"hand": 3, "rounds": 2}), name="Ours")
    recording = Recording(True, seed="x")
    fast = play_batch(batch(header, 3, recording))
    monkeypatch.setattr(simulate, "all_random", lambda bots: False)
    assert play_batch(batch(header, 3, recording)) == fast


@pytest.mark.parametrize("players", [2, 8])
def test_actions_follow_from_codes_alone(players: int) -> None:
    """Also knocks and catches, and on every train."""
    header = header_of("station", players, {"hand": 4})
    table, rng = Round(header.rules, players), Rng(3)
    kinds = set()
    for _ in range(30):
        deal_at_random(table, 4, 1, 0, rng)
        start, codes = table.copy(), list[int]()
        playout(table, rng, codes)
        found = actions_of(start.engine, codes)
        for action, code in zip(found, codes, strict=True):
            assert action == action_of(start, code)
            assert code_of(start, action) == code
            kinds.add(type(action).__name__)
            start.apply(code)
    assert kinds >= {"Play", "Draw", "Pass", "Knock", "Catch"}
    assert len({str(action) for action in actions()}) > 1700
