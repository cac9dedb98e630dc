from __future__ import annotations

import asyncio
import re
from collections import Counter

import pytest
from hallway import World, run
from test_rounds import SHORT, deal_short, play_out

from mexican_train.server.metrics import BOUNDS, Histogram, Metrics

SAMPLE = re.compile(
    r'^(?P<name>[a-z_]+)(\{(?P<labels>[a-z_]+="[^"\\\n]*"(,[a-z_]+="[^"\\\n]*")*)\})? '
    r"(?P<value>[0-9.]+(e-?[0-9]+)?)$"
)


def samples(text: str) -> dict[str, float]:
    """Every sample of a page, under its name and labels."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            match = SAMPLE.match(line)
            assert match, line
            found[line.rsplit(" ", 1)[0]] = float(match["value"])
    return found


def filled() -> Metrics:
    """Figures of which none is nothing."""
    metrics = Metrics()
    metrics.connections, metrics.tables, metrics.made, metrics.slow_readers = 5, 3, 4, 1
    metrics.actions["acted"] += 7
    metrics.refusals["stale"] += 2
    metrics.refusals["not_your_turn"] += 1
    metrics.committed(0.002, 3)
    metrics.committed(0.2, 1)
    metrics.thought("expert", 0.4)
    metrics.thought("hint", 9.0)
    return metrics


def test_every_family_says_what_it_is_before_its_samples() -> None:
    text = filled().text()
    assert text.endswith("\n")
    known: dict[str, str] = {}
    helped: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            helped.add(line.split()[2])
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name in helped
            assert name not in known
            known[name] = kind
        else:
            name = re.split(r"[{ ]", line)[0]
            family = re.sub(r"_(bucket|sum|count)$", "", name)
            assert known.get(name) in ("gauge", "counter") or known.get(family) == "histogram"
    assert Counter(known.values()) == {"gauge": 4, "counter": 6, "histogram": 2}


def test_the_figures_are_those_that_were_counted() -> None:
    found = samples(filled().text())
    assert found["mexican_train_connections"] == 5
    assert found["mexican_train_tables"] == 3
    assert found["mexican_train_tables_made_total"] == 4
    assert found["mexican_train_slow_readers_total"] == 1
    assert found['mexican_train_actions_total{kind="acted"}'] == 7
    assert found['mexican_train_refusals_total{reason="stale"}'] == 2
    assert found['mexican_train_refusals_total{reason="not_your_turn"}'] == 1
    assert found["mexican_train_committed_batches_total"] == 4
    assert found["mexican_train_commit_seconds_count"] == 2
    assert found["mexican_train_commit_seconds_sum"] == pytest.approx(0.202)
    assert found['mexican_train_bot_seconds_count{level="expert"}'] == 1
    assert found['mexican_train_bot_seconds_bucket{level="hint",le="2.5"}'] == 0
    assert found['mexican_train_bot_seconds_bucket{level="hint",le="+Inf"}'] == 1


def test_a_histogram_counts_what_took_no_longer_than_each_bound() -> None:
    histogram = Histogram()
    for seconds in (0.0, 0.001, 0.0011, 0.25, 60.0):
        histogram.observe(seconds)
    found = samples("\n".join(histogram.lines("t")))
    assert [found[f't_bucket{{le="{bound}"}}'] for bound in (*BOUNDS, "+Inf")] == [
        *(2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5),
    ]
    assert found["t_count"] == 5


def test_a_server_with_nothing_to_tell_yet_is_readable() -> None:
    found = samples(Metrics().text())
    assert found["mexican_train_connections"] == 0
    assert found["mexican_train_commit_seconds_count"] == 0


def test_changes_refusals_and_tables_are_counted_as_they_happen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)

    async def story() -> None:
        world = World()
        host, guest = await world.pair(rules=SHORT)
        await guest.act("4-5@1")
        await guest.frame("not json")
        await play_out(host, guest)
        found = samples(world.metrics.text())
        assert found["mexican_train_tables"] == found["mexican_train_tables_made_total"] == 1
        assert found['mexican_train_actions_total{kind="acted"}'] == 1
        assert found['mexican_train_actions_total{kind="sat"}'] == 2
        assert found['mexican_train_refusals_total{reason="not_your_turn"}'] == 1
        assert found['mexican_train_refusals_total{reason="bad_message"}'] == 1
        await host.leave()
        await guest.leave()
        await asyncio.sleep(3 * world.settings.idle_seconds)
        assert samples(world.metrics.text())["mexican_train_tables"] == 0

    run(story())


def test_the_figures_name_nobody_and_no_tile() -> None:
    async def story() -> None:
        world = World()
        rules = {"max_pip": 6, "hand": 3}
        made = await world.make(name="Adelheid", seats=3, bots=["random"], rules=rules)
        host = await world.connect(made.table, token=made.token)
        _, token = await world.sit(made.table, made.invite, "Bonifatius")
        guest = await world.connect(made.table, token=token)
        await guest.say("say", text="Chrysanthemum")
        await guest.say("me", name="Desdemona")
        await guest.act("6-6@0")
        await host.act("Ermintrude")
        await world.connect(made.table, token="Fitzgerald")
        await play_out(host, guest, host)
        text = world.metrics.text()
        for secret in (made.table, made.token, made.invite, token):
            assert secret not in text
        for word in ("Adel", "Boni", "Chrys", "Desde", "Ermin", "Fitz", "1.2.3.4"):
            assert word not in text
        assert not re.search(r"\b\d+-\d+\b", text)

    run(story())
