"""`bench env` prints how many decisions a second there are, for people and for programs."""

from __future__ import annotations

import json

import pytest
from program import program_here

pytestmark = pytest.mark.release


def test_bench_env_prints_decisions_a_second() -> None:
    told = program_here("bench", "env", "--seconds", "0.001")
    assert told.status == 0
    assert "nordic   4 players   history 0: " in told.out
    assert "PettingZoo, nordic 4 players: " in told.out
    figures = json.loads(program_here("bench", "env", "--seconds", "0.001", "--json").out)
    wall, worked = figures["decisions_per_s"]["station"]["8"]["32"]
    assert wall > 0 < worked
