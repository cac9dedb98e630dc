"""Nobody learns what they may not know: neither tiles nor secrets.

Stories are played in two worlds that differ only in tiles hidden from one seat. That seat and all
spectators must get the same bytes in both, whatever happens in between.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from disturbances import CLOCK
from hidden_tiles import pair
from in_memory import QUICK, Connection, Inline
from jumping_clock import START
from scenario import INVITE, TABLE, WATCHERS, Plan, Scenario
from scenario_writer import LatecomersWriter, SlowPlayersWriter, plans
from strategies import EXPLORE

from mexican_train.protocol.client_messages import Hello, NewSeat, NewTable
from mexican_train.rules.errors import Reason
from mexican_train.rules.tiles import Tile
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.services import Services
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.table.secret import digest
from mexican_train.server.table.table import Table

FAST_SHEETS = ("nordic", "station")
GATE_SHEETS = ("nordic/nine", "nordic/open", "classic", "station/rounds", "gare/fast")
SHEETS = (*FAST_SHEETS, *GATE_SHEETS)
SHEET_CASES = [
    *FAST_SHEETS,
    *(pytest.param(sheet, marks=pytest.mark.gate) for sheet in GATE_SHEETS),
]
STORIES = 24 * EXPLORE
TILE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])")


@dataclass
class Findings:
    """What came of the scenarios at the tables of one sheet."""

    pairs: int = 0
    moved: int = 0  # pairs in which others hold other tiles
    apart: int = 0  # pairs in which others got other bytes
    differences: list[str] = field(default_factory=list)
    figures: dict[str, list[str]] = field(default_factory=dict)  # by name
    exposed: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)

    def look_at(self, first: Scenario, second: Scenario) -> None:
        """Compares two worlds."""
        plan = first.plan
        self.pairs += 1
        self.moved += hands_of_others(first) != hands_of_others(second)
        self.apart += first.heard(*first.others()) != second.heard(*second.others())
        self.differences += difference(plan, first.known(), second.known())
        told = [[by_name(text) for text in each.figures] for each in (first, second)]
        for name in FIGURES:
            pair = [[figures[name] for figures in world] for world in told]
            self.figures.setdefault(name, []).extend(difference(plan, *pair))
        self.exposed += exposed(first)
        self.told.update(told_in(first))


def hands_of_others(scenario: Scenario) -> list[list[Tile]]:
    """What the others hold at the end."""
    match = scenario.table.match
    assert match is not None
    return [match.round.hand_of(s) for s in range(scenario.plan.players) if s != scenario.plan.seat]


def difference(plan: Plan, here: list[str], there: list[str]) -> list[str]:
    """The first thing that is not the same, in words; nothing if all is."""
    for number, (one, other) in enumerate(zip_longest(here, there)):
        if one != other:
            texts = (one or "", other or "")
            same = next(i for i, (a, b) in enumerate(zip_longest(*texts)) if a != b)
            parts = [text[max(0, same - 100) : same + 100] for text in texts]
            return ["\n".join((f"{plan}, line {number}", *parts))]
    return []


def by_name(figures: str) -> dict[str, str]:
    """The figures of a server, each under its name."""
    _, *parts = re.split(r"^# HELP mexican_train_(\w+) ", figures, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


# Not the refusals: their reasons do tell of hands, and therefore only the operator reads them, from
# the server's own machine.
FIGURES = [name for name in by_name(Metrics().text()) if name != "refusals_total"]


def exposed(scenario: Scenario) -> list[str]:
    """What the log, the figures, messages and the disk have in them that they must not."""
    disk, table = scenario.world.disk, scenario.table
    heard = [text for _, visitor in scenario.connections for text in visitor.raw] + scenario.answers
    kept = [repr(each) for each in (disk.logs, disk.said, disk.matches, disk.records)]
    written = scenario.lines + scenario.figures
    tokens = [*scenario.tokens.values()]
    digests = [digest(token) for token in tokens]
    names = [seat.name.split()[-1] for seat in table.seats]  # the part that JSON does not escape
    nonces = [share.nonce for share in table.mix if share and share.nonce]
    secrets = {
        "log": (written, [*tokens, *digests, INVITE, *names]),
        "message": (heard, [*tokens, *digests, *nonces, table.dealt_from, table.seed]),
        "disk": (kept, [*tokens, table.dealt_from, table.seed]),
    }
    found = [
        f"{scenario.plan}: {secret} in the {place}"
        for place, (texts, hidden) in secrets.items()
        for secret in hidden
        if any(secret in text for text in texts)
    ]
    tiles = [TILE.search(text) for text in written]
    found += [f"{scenario.plan}: {tile[0]} in the log" for tile in tiles if tile]
    kept_digests = [each for each in digests if each in kept[0]]
    return found + [f"{scenario.plan}: no digest"] * (len(digests) - len(kept_digests))


def told_in(scenario: Scenario) -> Iterator[str]:
    """The kinds of things that happen in a scenario."""
    mine = str(scenario.plan.seat)
    for name, visitor in scenario.connections:
        who = "seat" if name.startswith(mine) else "watcher" if name in WATCHERS else "other"
        for message in visitor.got:
            yield f"{who} {message['type']} {message.get('reason', '')}".strip()
    for line in scenario.lines:
        yield f"log {json.loads(line)['event']}"
    for row in scenario.world.disk.logs[TABLE]:
        entry = json.loads(row.entry)
        yield f"entry {entry['do']} {entry.get('by', '')}".strip()
        if entry["do"] == "acted" and entry["action"][0] in "kc":
            yield entry["action"].partition("@")[0]


def compare(scenarios: Iterable[Plan]) -> Findings:
    """What comes of some scenarios."""
    found = Findings()
    for worlds in map(pair, scenarios):
        if worlds is not None:
            found.look_at(*worlds)
    return found


@lru_cache
def findings(sheet: str) -> Findings:
    """What comes of many scenarios at the tables of one sheet."""
    return compare(plans(sheet, STORIES))


@pytest.mark.parametrize("sheet", SHEET_CASES)
def test_tiles_hidden_from_a_seat_change_no_byte_for_it_or_a_spectator(sheet: str) -> None:
    found = findings(sheet)
    assert not found.differences, found.differences[0]
    assert found.pairs >= STORIES * 0.8
    if sheet.endswith("open"):
        assert found.apart == 0  # only the boneyard is hidden, and from everyone
    else:
        assert found.moved >= found.pairs * 0.8
        assert found.apart >= found.pairs * 0.4  # at some tables all others are bots


@pytest.mark.gate
@pytest.mark.parametrize("name", FIGURES)
def test_no_figure_of_the_server_tells_anything_of_hidden_tiles(name: str) -> None:
    found = [each for sheet in SHEETS for each in findings(sheet).figures[name]]
    assert not found, found[0]


def test_how_soon_the_clock_plays_for_someone_tells_nothing_of_their_tiles() -> None:
    for plan in plans("nordic", 12 * EXPLORE):
        slow = plan._replace(options=plan.options | {"clock": CLOCK})
        worlds = pair(slow, SlowPlayersWriter)
        if worlds is not None:
            found = difference(slow, worlds[0].known(), worlds[1].known())
            assert not found, found[0]


def test_a_latecomer_reads_no_hidden_tile_before_the_seat_is_given() -> None:
    told: set[str] = set()
    for plan in filter(lambda plan: plan.bots, plans("nordic", 24 * EXPLORE)):
        worlds = pair(plan, LatecomersWriter)
        if worlds is not None:
            found = difference(plan, worlds[0].known(), worlds[1].known())
            assert not found, found[0]
            assert not exposed(worlds[0])
            told.update(told_in(worlds[0]))
    entries = ("seat_asked", "seat_promised", "seat_withdrawn", "latecomer_gone")
    assert {f"entry {entry}" for entry in entries} <= told


@pytest.mark.parametrize("sheet", SHEET_CASES)
def test_neither_log_nor_figures_nor_messages_nor_disk_hold_what_they_must_not(sheet: str) -> None:
    found = findings(sheet)
    assert not found.exposed, found.exposed[0]


@pytest.mark.gate
def test_the_scenarios_have_everything_in_them() -> None:
    told = set().union(*(findings(sheet).told for sheet in SHEETS))
    rules = {*Reason} - {Reason.ROUND_RUNNING}  # the server never tries to deal into a round
    tables = ("stale", "storage", "paused", "not_begun", "bad_message")
    hints = ("no_hint", "hints_off", "hints_busy")
    kinds = ("welcome", "update", "history", "said", "players", "notice storage", "pong", "muted")
    expected = {
        *(f"seat refused {reason}" for reason in rules),
        *(f"other refused {reason}" for reason in rules - {Reason.NOTHING_TO_DRAW}),  # it is rare
        *(f"seat refused {reason}" for reason in (*tables, *hints)),
        *(f"watcher refused {reason}" for reason in ("not_seated", "bad_message", "storage")),
        *(f"{who} {kind}" for kind in kinds for who in ("seat", "watcher")),
        *("seat ack", "seat hint", "seat why not_held", "seat why not_your_turn", "knock", "catch"),
        *("seat ack", "seat hint", "seat mixed", "other mixed", "knock", "catch", "entry closed"),
        *(f"log {event}" for event in ("table_made", "storage_failed", "table_failed")),
        *("log hint_failed", "entry acted bot", "entry acted clock", "entry left", "entry dealt"),
        *("entry stood_in", "entry handed_back", "entry paused", "entry hosted", "entry renamed"),
    }
    assert expected <= told


def leak_next_tile(table: Table) -> dict[str, object]:
    bones = table.match.round.boneyard if table.match else []
    return {"next": [str(tile) for tile in bones[:1]]}


def leak_points(table: Table) -> dict[str, object]:
    round = table.match.round if table.match else None
    return {"points": [round.points(seat) for seat in range(round.players)] if round else []}


def leak_digests(table: Table) -> dict[str, object]:
    return {"digests": [seat.digest for seat in table.seats]}


@pytest.mark.gate
@pytest.mark.parametrize("leak", [leak_next_tile, leak_points, leak_digests])
@pytest.mark.parametrize(
    "place", ["table.wire.ended", "table.wire.own_view", "room.room.about_for"]
)
def test_a_table_that_tells_more_is_found_out(
    place: str, leak: Callable[[Table], dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, _, name = place.rpartition(".")
    honest = getattr(import_module(f"mexican_train.server.{module}"), name)

    def leaking(table: Table, *rest: Any) -> dict[str, object]:
        return {**msgspec.to_builtins(honest(table, *rest)), **leak(table)}

    monkeypatch.setattr(f"mexican_train.server.{place}", leaking)
    found = compare(plans("nordic", 4))
    assert found.exposed if leak is leak_digests else found.differences


def test_events_that_show_what_others_draw_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "mexican_train.server.table.happenings.events_for", lambda events, seat, header: [*events]
    )
    assert compare(plans("nordic", 4)).differences


def test_a_log_that_says_with_which_values_something_failed_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mexican_train.server.logs._where", lambda record: str(record.exc_info[1]))
    assert compare(plans("nordic", 6)).exposed


@pytest.mark.real_clock
async def test_a_database_holds_no_token(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    services = Services(store, Inline(), QUICK, Metrics(), lambda: START, lambda: START, Random(1))
    hall = Hall(services)
    made = await hall.make(NewTable(name="Ada", seats=2), "1.2.3.4")
    wanted = NewSeat(name="Bo", invite=made.invite, id="only Bo knows this id of his")
    bo = await hall.sit(made.table, wanted, "1.2.3.4")
    for token in (made.token, bo.token):
        assert await hall.enter(made.table, Connection(), Hello(token=token), "1.2.3.4")
    await hall.close()
    store.close()
    tokens = [made.token, bo.token]
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert str(wanted.id).encode() not in written
    for token in tokens:
        assert token.encode() not in written
        assert digest(token).encode() in written


@pytest.mark.real_clock
async def test_a_database_does_not_tell_what_is_being_dealt(tmp_path: Path) -> None:
    """Whoever reads the whole file finds neither the seed of the running round nor the next one's,
    nor the key that both come from."""
    store = SqliteStore(tmp_path / "tables.db")
    clocks = (lambda: START, lambda: START)
    services = Services(store, Inline(), QUICK, Metrics(), *clocks, Random(1), key=store.key)
    hall = Hall(services)
    made = await hall.make(NewTable(name="Ada", seats=2, bots=("greedy",)), "1.2.3.4")
    table = hall.rooms[made.table].table
    assert table is not None
    assert table.playing
    hidden = [bytes.fromhex(text) for text in (table.dealt_from, table.seed)] + [store.key]
    await hall.close()
    store.close()
    files = [path for path in tmp_path.iterdir() if path.suffix != ".key"]
    written = b"".join(path.read_bytes() for path in files).lower()
    salts = [json.loads(row)["salt"] for row in salted(tmp_path / "tables.db")]
    assert len(salts) == 2
    for salt in salts:
        assert salt.encode() in written
    for secret in hidden:
        assert secret not in written
        assert secret.hex().encode() not in written


def salted(path: Path) -> list[bytes]:
    """The entries of a database's log that have a salt."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT entry FROM log").fetchall()
    return [entry for (entry,) in rows if b"salt" in entry]
