"""`bench review`: a small run has every figure."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from mexican_train.bots import BOTS
from mexican_train.cli import main
from mexican_train.reviews.budget import Budget

pytestmark = pytest.mark.release

review = import_module("mexican_train.benchmarks.review")
TINY = Budget(deals=4, plays=3, walks=4, first_swaps=10)


def test_a_small_run_has_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(review, "SHEETS", ("nordic/nine",))
    monkeypatch.setattr(review, "DEALS", 2)
    monkeypatch.setattr(review, "DEFAULT", TINY)
    monkeypatch.setattr(review, "LIGHT", TINY)
    assert main(["bench", "review", "--json", "--seconds", "0.01"]) == 0
    figures = json.loads(capsys.readouterr().out)
    found = figures["sheets"]["nordic/nine"]
    assert found["rounds"] == 1
    assert found["seconds_a_round"] > 0
    assert set(found["bots"]) == set(BOTS)
    assert {part: len(seats) for part, seats in figures["luck"].items()} == dict.fromkeys(
        ("place", "deal", "draws", "unknowable"), 4
    )
    told = review.described(figures)
    assert "nordic/nine: random " in told
    assert "mean luck of each seat over 2 deals" in told
