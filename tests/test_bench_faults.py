"""`bench faults`: what is missing is said in a sentence; what it does is in tests/cluster."""

from __future__ import annotations

import pytest

from benchmarks import balancers, faults
from mexican_train.rules.errors import MexicanTrainError

pytestmark = pytest.mark.release


def test_without_balancers_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "need_services", lambda bench: None)
    monkeypatch.setattr(balancers, "missing", lambda: ["nginx", "caddy"])
    with pytest.raises(MexicanTrainError, match="apt-get install nginx caddy"):
        faults.measure(1.0, 6, 2)


def test_the_figures_are_told_by_balancer_and_fault() -> None:
    run = {"balancer": "nginx", "fault": "hung", "median_s": 1.5, "worst_s": 2.25, "stood": 3}
    run |= {"acknowledged": 1234, "lost_or_doubled": 0}
    figures = {"cores": 2, "load_before": 0.5, "seconds": 90.0, "tables": 20, "connections": 80}
    told = faults.described({**figures, "runs": [run]}).splitlines()
    assert "20 tables, 80 people at 3 servers" in told[0]
    assert "hung or cut off for 90 s" in told[0]
    assert told[-1].split()[:2] == ["nginx", "hung"]
    assert "median   1.50  worst   2.25" in told[-1]
    assert "1,234 acknowledged, 0 lost or doubled" in told[-1]
