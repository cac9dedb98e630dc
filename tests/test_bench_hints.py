"""`bench hints`: a small run has every figure."""

from __future__ import annotations

import json

import pytest

from benchmarks import hints
from mexican_train.cli import main

pytestmark = pytest.mark.release

SMALL = ("--seconds", "3", "--tables", "2", "--seats", "2")


def test_a_small_run_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "hints", "--json", *SMALL]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["tables"], figures["hints_asked"]) == (2, 40)
    assert sum(figures["answers"].values()) == 40
    assert figures["answers"]["hint"] > 0
    for phase in (figures["usual"], figures["attacked"]):
        assert phase["moves"] > 0
        assert 0 < phase["median_s"] <= phase["worst_s"]
        assert phase["thought_ms"] > 0
    told = hints.described(figures)
    assert f"{figures['answers']['hint']} hint" in told
    assert f"worst {figures['attacked']['worst_s']}" in told
