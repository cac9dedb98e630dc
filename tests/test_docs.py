"""What the README and the docs show is run and must come out as printed."""

from __future__ import annotations

import doctest
import re
from enum import StrEnum
from pathlib import Path

from program import program

import mexican_train

ROOT = Path(__file__).parent.parent


def test_the_readme_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 10) == (0, True)


def test_the_fair_deal_example_is_what_verify_prints() -> None:
    text = (ROOT / "docs" / "fair-deals.md").read_text()
    command, printed = re.findall(r"```\n(.*?)```", text, re.DOTALL)[:2]
    arguments = command.replace("\\\n", " ").split()[2:]
    assert program(*arguments).out == printed


def test_links_between_pages_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 10
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert "://" in target or (page.parent / target).exists(), (page, target)


PUBLIC = """
Action BUILD COMPILED Catch Draw IllegalAction Knock MEXICAN Match MexicanTrainError Pass Phase Play
Reason Record Round Rules Sheet Stop Tile View all_sheets events_for header_of load_sheet new_match
read_action read_tile replay
"""


def test_the_public_names_are_pinned() -> None:
    """Adding to the API is a decision: say so here and in the changelog."""
    assert sorted(mexican_train.__all__) == sorted(PUBLIC.split())
    assert all(hasattr(mexican_train, name) for name in mexican_train.__all__)


def test_every_field_is_explained() -> None:
    from mexican_train.rules.meanings import FIELD_MEANINGS, VALUE_MEANINGS
    from mexican_train.rules.rules import CHOICES, FIELDS, Rounds

    assert tuple(FIELD_MEANINGS) == FIELDS
    kinds: dict[str, type[StrEnum]] = {**CHOICES, "rounds": Rounds}
    for name, kind in kinds.items():
        assert list(VALUE_MEANINGS[name]) != [], name
        assert sorted(VALUE_MEANINGS[name]) == sorted(value.value for value in kind)
