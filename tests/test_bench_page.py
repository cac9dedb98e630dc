"""`bench page`: a small run has every figure, and tells it."""

from __future__ import annotations

import json
from shutil import which

import pytest
from needs import need

from benchmarks import page, page_device, page_speed

pytestmark = pytest.mark.release

CHROMIUM = which(page.BROWSERS[0])


def test_a_small_run_has_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    need(CHROMIUM is not None, page.BROWSERS[0])
    line = page_speed.Line(20, 50.0)
    speed = page_speed.measure(str(CHROMIUM), 1, [line], taps=1)
    visits = speed["lines"]["20 ms, 50.0 Mbit/s"]
    assert list(visits) == ["home", "door", "hand", "hand again"]
    for each in visits.values():
        assert 0 < each["paint_s"] <= each["usable_s"]
        assert 4 <= each["requests"] <= 12
        assert each["bytes"] > 0
    assert visits["hand again"]["bytes"] < visits["hand"]["bytes"]  # packs were kept
    assert 0 < speed["taps_ms"]["median"] <= speed["taps_ms"]["worst"]
    device = page_device.measure(str(CHROMIUM), [1], experts=1)
    found = device["1"]
    assert all(found[each] > 0 for each in ("nothing_kept_s", "tapped_s", "opened_s"))
    assert 20 < found["memory_mb"]["own"] <= found["memory_mb"]["with_shared"]
    assert set(found["decisions_ms"]) == {"random", "greedy", "planner", "expert"}
    monkeypatch.setattr(page, "_speed", lambda runs: json.loads(json.dumps(speed)))
    monkeypatch.setattr(page, "_device", lambda: json.loads(json.dumps(device)))
    told = page.described(page.measure())
    assert f"usable {visits['door']['usable_s']:.2f} s" in told
    assert "tap to drawn tile" in told
    assert "without a server, processor slowed 1 times" in told


def test_without_a_browser_the_bytes_are_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "BROWSERS", ("no-such-browser",))
    told = page.described(page.measure())
    assert "compressed bytes: html" in told
    assert "needs chromium and playwright" in told
