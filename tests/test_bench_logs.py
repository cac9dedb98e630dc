"""`bench logs`: a small run has every figure."""

from __future__ import annotations

import json

import pytest

from benchmarks import logs
from mexican_train.cli import main

pytestmark = pytest.mark.release


def test_a_small_run_has_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexican_train.benchmarks.logs.ENTRIES", 1200)
    assert main(["bench", "logs", "--json", "--seconds", "1", "--tables", "2"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["tables"], figures["entries"]) == (2, 1200)
    assert figures["usual"]["moves"] > 0
    for name in ("usual", "before", "now"):
        assert figures[name]["worst_pause_ms"] > 0
        assert figures[name]["worst_work_ms"] > 0
    told = logs.described(figures)
    assert f"{figures['now']['worst_work_ms']} ms work" in told
