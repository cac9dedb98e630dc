"""What the program knows twice, on purpose: each twin says the same as the other.

docs/architecture.md has the table of all twins; those that no other test compares are compared
here.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import EXPLORE, examples, headers, lucks, shuffled
from twin import build

from mexican_train import all_sheets, header_of
from mexican_train.bots.solver import longest_train
from mexican_train.device.desk import PREFIX
from mexican_train.protocol import close_codes
from mexican_train.reviews import puzzles
from mexican_train.rules.codes import DRAW_CODE
from mexican_train.rules.deal import deal
from mexican_train.rules.events import Knocked
from mexican_train.rules.header import Header
from mexican_train.rules.rules import FollowUp
from mexican_train.rules.tiles import SETS, full_set, points_of
from mexican_train.terminal import line

ROOT = Path(__file__).parent.parent


def test_every_twin_has_a_test_that_compares_it() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.partition("\n## Twins\n")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in section.splitlines() if line[:1] == "|"]
    rows = [row for row in lines if row[-1] not in ("compared by", "---")]
    assert rows
    for row in rows:
        tests = re.findall(r"`(tests/[\w/]+(?:\.py|\.test\.js))`", row[-1])
        assert tests, f"{row[0]}: which test compares it?"
        for name in tests:
            assert (ROOT / name).is_file(), f"{row[0]}: there is no {name}"


def test_numbers_in_c_are_those_of_python() -> None:
    """Sizes of arrays stand in a .pxd, where they are a module's own or those of `tiles.py`."""
    modules = build("interpreted").modules
    package = ROOT / "src" / "mexican_train"
    compared = 0
    for path in sorted(package.rglob("*.pxd")):
        module = modules[".".join(path.relative_to(package.parent).with_suffix("").parts)]
        text = path.read_text(encoding="utf-8")
        for block in re.findall(r"^cdef enum:\n((?:    .+\n)+)", text, re.MULTILINE):
            for name, value in re.findall(r"^    (\w+) = (\d+)$", block, re.MULTILINE):
                assert getattr(module, name) == int(value), f"{name} in {path.name}"
                compared += 1
        sizes = re.findall(r"^    cdef [\w ]+\[(.+)\]$", text, re.MULTILINE)
        assert not [size for size in sizes if size.isdigit()], f"a bare number in {path.name}"
    assert compared >= 6


def test_numbers_in_the_page_are_those_of_python() -> None:
    """What is a puzzle, which tables are a device's own, why its worker ends a connection."""
    web = ROOT / "src" / "mexican_train" / "web"
    learning, api, worker = (
        (web / name).read_text(encoding="utf-8")
        for name in ("base/learning.js", "base/api.js", "device/worker.js")
    )
    numbers = dict(re.findall(r"^const (\w+) = (\d+);$", f"{learning}\n{worker}", re.MULTILINE))
    assert float(numbers.pop("GAP")) == puzzles.GAP
    assert float(numbers.pop("SURE")) == puzzles.CLEAR
    assert set(numbers) == {"CLOSE_LATER", "CLOSE_NO_TABLE", "CLOSE_ELSEWHERE"}
    assert all(getattr(close_codes, name) == int(code) for name, code in numbers.items())
    assert f"table.startsWith('{PREFIX}')" in api
    assert f"path.startsWith('/api/tables/{PREFIX}')" in api


def test_pages_and_terminals_come_back_after_the_same_time() -> None:
    wire = ROOT / "src" / "mexican_train" / "web" / "session" / "wire.js"
    text = wire.read_text(encoding="utf-8")
    numbers = dict(re.findall(r"^const (\w+) = (\d+);", text, re.MULTILINE))
    names = ("FIRST_WAIT", "LONGEST_WAIT", "AT_ONCE", "UNNOTICED")
    waits = {name: 1000 * getattr(line, name) for name in names}
    assert {name: float(numbers[name]) for name in waits} == waits


@examples(120)
@given(headers(last_tile="announce"), lucks)
def test_a_last_tile_is_announced_just_when_one_could_knock_for_it(
    header: Header, luck: int
) -> None:
    """What `events.py` announces is what `Round` gives time to knock for by the other rule."""
    chance = Random(luck)
    order = shuffled(header, chance)
    announced = deal(header.rules, header.players, order)
    other = deal(header.rules.change({"last_tile": "penalty"}), header.players, order)
    while not announced.over:
        action = chance.choice(announced.legal)
        other.act(action)
        events = announced.act(action)
        knocked = [event.seat for event in events if isinstance(event, Knocked)]
        assert knocked == ([other.may_knock] if other.may_knock >= 0 else [])


@given(st.integers(0, 1000), st.integers(0, 1000))
@examples(50)
def test_the_solver_counts_the_points_that_the_rules_count(blank: int, double_blank: int) -> None:
    for tile in full_set(SETS[-1]):
        plan = longest_train([tile], tile.low, blank_points=blank, double_blank_points=double_blank)
        assert plan.points == points_of(tile, blank, double_blank)


def follow_ups_weighed(planner: Any, table: Any, train: int, pip: int) -> set[tuple[int, int]]:
    """The tiles that an interpreted planner thinks of laying after a double."""
    found = set()
    cost_of_one = planner.follow_cost

    def note(one: int, other: int, own: int, marked: bool) -> float:
        found.add((min(one, other), max(one, other)))
        cost: float = cost_of_one(one, other, own, marked)
        return cost

    planner.follow_cost = note
    planner.look(table)
    planner.play_cost(table, train, pip)
    del planner.follow_cost
    return found


@pytest.mark.parametrize("follow_up", list(FollowUp))
def test_the_planner_counts_on_no_follow_up_that_is_not_allowed(follow_up: FollowUp) -> None:
    """It does not lay the double to find out: it weighs what it can tell beforehand."""
    interpreted = build("interpreted")
    weighed = 0
    for luck in range(12 * EXPLORE):
        chance = Random(luck)
        sheet = chance.choice(all_sheets())
        header = header_of(sheet, 2 + luck % 3, {"follow_up": str(follow_up)})
        rules = interpreted.rules_of(sheet).change(header.changes)
        table = interpreted.rules.deal.deal(rules, header.players, shuffled(header, chance))
        planner = interpreted.modules["mexican_train.bots.planner"].Planner(table)
        while not table.over:
            codes = table.codes
            plays = [code for code in codes if code < DRAW_CODE]
            doubles = [code for code in plays if code & 31 == table.ends[code >> 5]]
            for code in doubles:
                after = table.copy()
                after.apply(code)
                owed = [play.tile for play in after.legal if hasattr(play, "tile")]
                found = follow_ups_weighed(planner, table, code >> 5, code & 31)
                assert found <= {tuple(tile) for tile in owed if after.follow_up >= 0}
                weighed += len(found)
            # Doubles are kept, so that there are many to think of.
            kept = [code for code in codes if code not in doubles]
            table.apply(chance.choice(kept if kept and chance.random() < 0.8 else codes))
    assert weighed > 100
