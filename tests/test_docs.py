"""What the README and the docs show is run and must come out as printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from program import program

import mexican_train
from mexican_train.sheets import all_sheets, sheet_names

ROOT = Path(__file__).parent.parent


def test_the_readme_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 10) == (0, True)


def test_the_readme_lists_every_sheet_with_its_variants() -> None:
    row = re.compile(r"^\| \[(\w+)\]\(docs/rules/.*\| ([^|]+) \|$", re.MULTILINE)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = {name: re.findall(r"`(\w+)`", variants) for name, variants in row.findall(readme)}
    assert listed == {
        name: [
            each.partition("/")[2] for each in all_sheets() if re.fullmatch(f"{name}/\\w+", each)
        ]
        for name in sheet_names()
    }


@pytest.mark.gate
def test_the_examples_of_fair_deals_are_what_verify_prints() -> None:
    text = (ROOT / "docs" / "fair-deals.md").read_text()
    shown = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    assert len(shown) == 4
    for command, printed in zip(shown[::2], shown[1::2], strict=True):
        arguments = command.replace("\\\n", " ").split()[2:]
        assert program(*arguments).out == printed


def test_links_between_pages_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 10
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert "://" in target or (page.parent / target).exists(), (page, target)


PUBLIC = """
Action ArenaResult BUILD Bot COMPILED Catch Draw Event Header IllegalAction Knock MEXICAN Match
MexicanTrainError NotationError Pass PastAction Phase Play Position Reason Record RecordError Review
Rng Round Rules RulesError Sheet Simulation SimulationResult Stop TableError Tile View Wagon
all_sheets arena bots events_for find_sheet header_of load_sheet longest_train new_match play_round
read_action read_position read_record read_records read_tile replay review simulate write_position
write_record
"""


def test_the_public_names_are_pinned() -> None:
    """Adding to the API is a decision: say so here and in the changelog."""
    assert sorted(mexican_train.__all__) == sorted(PUBLIC.split())
    assert all(hasattr(mexican_train, name) for name in mexican_train.__all__)


def test_every_field_and_every_value_is_explained() -> None:
    from mexican_train.rules.fields import Choice, Length
    from mexican_train.rules.rules import KINDS

    words = [kind.about for kind in KINDS.values()]
    for kind in KINDS.values():
        if isinstance(kind, Choice | Length):
            words += [value.meaning for value in kind.values]
    assert all(len(each) > 10 and each == each.strip() for each in words)
    assert len({*words}) == len(words)
