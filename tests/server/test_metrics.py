from __future__ import annotations

import asyncio
import re
from collections import Counter
from math import inf

import pytest
from in_memory import World
from played import SHORT, deal_short, play_out

from mexican_train import __version__
from mexican_train.protocol.reasons import TableReason
from mexican_train.rules.errors import Reason
from mexican_train.server.metrics import BOUNDS, Histogram, Metrics
from mexican_train.server.room.thinking import Kind
from mexican_train.server.store.store import Batch

SAMPLE = re.compile(
    r'^(?P<name>[a-z_]+)(\{(?P<labels>[a-z_]+="[^"\\\n]*"(,[a-z_]+="[^"\\\n]*")*)\})? '
    r"(?P<value>[0-9.]+(e-?[0-9]+)?|\+Inf)$"
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
    metrics.replaced["late"] += 3
    metrics.thought("expert", 0.4)
    metrics.thought("hint", 9.0)
    metrics.waiting["hint"] = 6
    metrics.waited("move", 0.02)
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
    assert Counter(known.values()) == {"gauge": 15, "counter": 10, "histogram": 6}


def test_the_figures_are_those_that_were_counted() -> None:
    found = samples(filled().text())
    assert found["mexican_train_connections"] == 5
    assert found["mexican_train_tables"] == 3
    assert found["mexican_train_tables_made_total"] == 4
    assert found["mexican_train_slow_readers_total"] == 1
    assert found['mexican_train_actions_total{kind="acted"}'] == 7
    assert found['mexican_train_refusals_total{reason="stale"}'] == 2
    assert found['mexican_train_refusals_total{reason="not_your_turn"}'] == 1
    assert found['mexican_train_bots_replaced_total{why="late"}'] == 3
    assert found["mexican_train_committed_batches_total"] == 4
    assert found["mexican_train_commit_seconds_count"] == 2
    assert found["mexican_train_commit_seconds_sum"] == pytest.approx(0.202)
    assert found['mexican_train_bot_seconds_count{level="expert"}'] == 1
    assert found['mexican_train_bot_seconds_bucket{level="hint",le="2.5"}'] == 0
    assert found['mexican_train_bot_seconds_bucket{level="hint",le="+Inf"}'] == 1
    assert found['mexican_train_thoughts_waiting{kind="hint"}'] == 6
    assert found['mexican_train_thought_wait_seconds_count{kind="move"}'] == 1


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


def test_every_series_is_there_before_anything_has_happened() -> None:
    before = samples(Metrics().text())
    after = samples(filled().text())
    assert set(after) == set(before)
    for reason in (*TableReason, *Reason):
        assert before[f'mexican_train_refusals_total{{reason="{reason}"}}'] == 0
    assert {f'mexican_train_thoughts_waiting{{kind="{kind}"}}' for kind in Kind} <= set(before)
    assert before["mexican_train_lease_left_seconds"] == inf
    assert before["mexican_train_lease_sure"] == before["mexican_train_database_up"] == 1


def test_what_runs_is_told_and_the_name_of_a_bot_breaks_no_line() -> None:
    metrics = Metrics()
    metrics.thought('my\\bots:"Deep"\n', 0.1)
    text = metrics.text()
    assert f'mexican_train_build_info{{version="{__version__}",python="3.' in text
    assert r'mexican_train_bot_seconds_count{level="my\\bots:\"Deep\"\n"} 1' in text


async def test_a_message_counts_from_its_coming_to_its_acknowledgement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    world = World()
    host, guest = await world.pair(rules=SHORT)
    before = samples(world.metrics.text())
    await play_out(host, guest)
    await host.frame("not json")
    after = samples(world.metrics.text())
    for name in ("acknowledge", "save"):
        assert (
            after[f"mexican_train_{name}_seconds_count"]
            > before[f"mexican_train_{name}_seconds_count"]
        )
    acted = after['mexican_train_actions_total{kind="acted"}']
    assert after["mexican_train_acknowledge_seconds_count"] >= acted
    assert after['mexican_train_queue_length{queue="inbox"}'] == 0


async def test_a_slow_disk_shows_in_the_time_to_save_and_to_acknowledge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    world = World()
    host, guest = await world.pair(rules=SHORT)
    append = world.disk.append

    async def slowly(batch: Batch) -> None:
        await asyncio.sleep(0.3)
        await append(batch)

    monkeypatch.setattr(world.disk, "append", slowly)
    before = samples(world.metrics.text())
    mover = (host, guest)[host.view["turn"]]
    await mover.act(mover.view["legal"][0])
    await asyncio.sleep(1)
    after = samples(world.metrics.text())
    for name in ("acknowledge", "save"):
        low, high = (f'mexican_train_{name}_seconds_bucket{{le="{le}"}}' for le in (0.25, 0.5))
        assert after[low] == before[low]
        assert after[high] > before[high]


async def test_changes_refusals_and_tables_are_counted_as_they_happen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
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


async def test_the_figures_name_nobody_and_no_tile() -> None:
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
    await play_out(host, guest)
    text = world.metrics.text()
    for secret in (made.table, made.token, made.invite, token):
        assert secret not in text
    for word in ("Adel", "Boni", "Chrys", "Desde", "Ermin", "Fitz", "1.2.3.4"):
        assert word not in text
    assert not re.search(r"\b\d+-\d+\b", text)
