"""Nobody learns what they may not know: neither tiles nor secrets.

Stories are played in two worlds that differ only in tiles hidden from one seat. That seat and all
spectators must get the same bytes in both, whatever happens in between.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest
from asides import CLOCK
from hallway import QUICK, START, Inline, Visitor
from stage import INVITE, TABLE, WATCHERS, Plan, Stage
from stories import Dawdler, plans
from strategies import EXPLORE
from worlds import pair

from mexican_train.rules.errors import Reason
from mexican_train.rules.tiles import Tile
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.room import Services
from mexican_train.server.store.sqlite import SqliteStore
from mexican_train.server.table.messages import Hello, NewSeat, NewTable
from mexican_train.server.table.secret import digest
from mexican_train.server.table.table import Table

SHEETS = (
    *("nordic", "nordic/nine", "nordic/open", "classic"),
    *("station", "station/rounds", "gare/fast"),
)
STORIES = 32 * EXPLORE
TILE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])")


@dataclass
class Findings:
    """What came of the stories at the tables of one sheet."""

    pairs: int = 0
    moved: int = 0  # pairs in which others hold other tiles
    apart: int = 0  # pairs in which others got other bytes
    differences: list[str] = field(default_factory=list)
    figures: dict[str, list[str]] = field(default_factory=dict)  # by name
    exposed: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)

    def look_at(self, first: Stage, second: Stage) -> None:
        """Compares two worlds."""
        plan = first.plan
        self.pairs += 1
        self.moved += hands_of_others(first) != hands_of_others(second)
        self.apart += first.heard(*first.others()) != second.heard(*second.others())
        self.differences += difference(plan, first.known(), second.known())
        for name in FIGURES:
            pair = [[by_name(text)[name] for text in each.figures] for each in (first, second)]
            self.figures.setdefault(name, []).extend(difference(plan, *pair))
        self.exposed += exposed(first)
        self.told.update(told_in(first))


def hands_of_others(stage: Stage) -> list[list[Tile]]:
    """What the others hold at the end."""
    match = stage.table.match
    assert match is not None
    return [match.round.hand(s) for s in range(stage.plan.players) if s != stage.plan.seat]


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


def exposed(stage: Stage) -> list[str]:
    """What the log, the figures, messages and the disk have in them that they must not."""
    disk, table = stage.world.disk, stage.table
    heard = [text for _, visitor in stage.connections for text in visitor.raw] + stage.answers
    kept = [repr(each) for each in (disk.logs, disk.said, disk.matches, disk.records)]
    written = stage.lines + stage.figures
    tokens = [*stage.tokens.values()]
    digests = [digest(token) for token in tokens]
    names = [seat.name.split()[-1] for seat in table.seats]  # the part that JSON does not escape
    secrets = {
        "log": (written, [*tokens, *digests, INVITE, *names]),
        "message": (heard, [*tokens, *digests, table.dealt_from, table.seed]),
        "disk": (kept, tokens),
    }
    found = [
        f"{stage.plan}: {secret} in the {place}"
        for place, (texts, hidden) in secrets.items()
        for secret in hidden
        if any(secret in text for text in texts)
    ]
    tiles = [TILE.search(text) for text in written]
    found += [f"{stage.plan}: {tile[0]} in the log" for tile in tiles if tile]
    kept_digests = [each for each in digests if each in kept[0]]
    return found + [f"{stage.plan}: no digest"] * (len(digests) - len(kept_digests))


def told_in(stage: Stage) -> Iterator[str]:
    """The kinds of things that happen in a story."""
    mine = str(stage.plan.seat)
    for name, visitor in stage.connections:
        who = "seat" if name.startswith(mine) else "watcher" if name in WATCHERS else "other"
        for message in visitor.got:
            yield f"{who} {message['type']} {message.get('reason', '')}".strip()
    for line in stage.lines:
        yield f"log {json.loads(line)['event']}"
    for row in stage.world.disk.logs[TABLE]:
        entry = json.loads(row.entry)
        yield f"entry {entry['do']} {entry.get('by', '')}".strip()
        if entry["do"] == "acted" and entry["action"][0] in "kc":
            yield entry["action"].partition("@")[0]


def compare(stories: Iterable[Plan]) -> Findings:
    """What comes of some stories."""
    found = Findings()
    for worlds in map(pair, stories):
        if worlds is not None:
            found.look_at(*worlds)
    return found


@lru_cache
def findings(sheet: str) -> Findings:
    """What comes of many stories at the tables of one sheet."""
    return compare(plans(sheet, STORIES))


@pytest.mark.parametrize("sheet", SHEETS)
def test_tiles_hidden_from_a_seat_change_no_byte_for_it_or_a_spectator(sheet: str) -> None:
    found = findings(sheet)
    assert not found.differences, found.differences[0]
    assert found.pairs >= STORIES * 0.8
    if sheet.endswith("open"):
        assert found.apart == 0  # only the boneyard is hidden, and from everyone
    else:
        assert found.moved >= found.pairs * 0.8
        assert found.apart >= found.pairs * 0.4  # at some tables all others are bots


@pytest.mark.parametrize("name", FIGURES)
def test_no_figure_of_the_server_tells_anything_of_hidden_tiles(name: str) -> None:
    found = [each for sheet in SHEETS for each in findings(sheet).figures[name]]
    assert not found, found[0]


def test_how_soon_the_clock_plays_for_someone_tells_nothing_of_their_tiles() -> None:
    for plan in plans("nordic", 12 * EXPLORE):
        slow = plan._replace(options=plan.options | {"clock": CLOCK})
        worlds = pair(slow, Dawdler)
        if worlds is not None:
            found = difference(slow, worlds[0].known(), worlds[1].known())
            assert not found, found[0]


@pytest.mark.parametrize("sheet", SHEETS)
def test_neither_log_nor_figures_nor_messages_nor_disk_hold_what_they_must_not(sheet: str) -> None:
    found = findings(sheet)
    assert not found.exposed, found.exposed[0]


def test_the_stories_have_everything_in_them() -> None:
    told = set().union(*(findings(sheet).told for sheet in SHEETS))
    rules = {*Reason} - {Reason.ROUND_RUNNING}  # the server never tries to deal into a round
    tables = ("stale", "storage", "paused", "no_hint", "hints_off", "not_begun", "bad_message")
    kinds = ("welcome", "update", "history", "said", "players", "notice storage", "pong", "muted")
    expected = {
        *(f"{who} refused {reason}" for reason in rules for who in ("seat", "other")),
        *(f"seat refused {reason}" for reason in tables),
        *(f"watcher refused {reason}" for reason in ("not_seated", "bad_message", "storage")),
        *(f"{who} {kind}" for kind in kinds for who in ("seat", "watcher")),
        *("seat ack", "seat hint", "knock", "catch"),
        *(f"log {event}" for event in ("table_made", "storage_failed", "table_failed")),
        *("log hint_failed", "entry acted bot", "entry acted clock", "entry left", "entry dealt"),
        *("entry stood_in", "entry handed_back", "entry paused", "entry hosted", "entry renamed"),
    }
    assert expected <= told


def leak_next_tile(table: Table) -> dict[str, object]:
    bones = table.match.round.boneyard() if table.match else []
    return {"next": [str(tile) for tile in bones[:1]]}


def leak_points(table: Table) -> dict[str, object]:
    round = table.match.round if table.match else None
    return {"points": [round.points(seat) for seat in range(round.players)] if round else []}


def leak_digests(table: Table) -> dict[str, object]:
    return {"digests": [seat.digest for seat in table.seats]}


@pytest.mark.parametrize("leak", [leak_next_tile, leak_points, leak_digests])
@pytest.mark.parametrize("place", ["table.wire.dealt", "table.wire.private", "room.room.about"])
def test_a_table_that_tells_more_is_found_out(
    place: str, leak: Callable[[Table], dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, _, name = place.rpartition(".")
    honest = getattr(import_module(f"mexican_train.server.{module}"), name)

    def leaking(table: Table, *rest: Any) -> dict[str, object]:
        return {**honest(table, *rest), **leak(table)}

    monkeypatch.setattr(f"mexican_train.server.{place}", leaking)
    found = compare(plans("nordic", 4))
    assert found.exposed if leak is leak_digests else found.differences


def test_events_that_show_what_others_draw_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "mexican_train.server.table.wire.events_for", lambda events, seat, header: [*events]
    )
    assert compare(plans("nordic", 4)).differences


def test_a_log_that_says_with_which_values_something_failed_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mexican_train.server.logs._where", lambda record: str(record.exc_info[1]))
    assert compare(plans("nordic", 6)).exposed


def test_a_database_holds_no_token(tmp_path: Path) -> None:
    async def story() -> list[str]:
        store = SqliteStore(tmp_path / "tables.db")
        services = Services(store, Inline(), QUICK, Metrics(), lambda: START, Random(1))
        hall = Hall(services)
        made = await hall.make(NewTable(name="Ada", seats=2), "1.2.3.4")
        _, other = await hall.sit(made.table, NewSeat(name="Bo", invite=made.invite), "1.2.3.4")
        for token in (made.token, other):
            assert await hall.enter(made.table, Visitor(), Hello(token=token), "1.2.3.4")
        await hall.close()
        store.close()
        return [made.token, other]

    tokens = asyncio.run(story())
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert token.encode() not in written
        assert digest(token).encode() in written
