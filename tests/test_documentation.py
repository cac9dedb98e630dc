"""The documentation as a site: whole, links lead somewhere, nothing comes from other hosts."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import mexican_train
from mexican_train.bots.solver import Plan
from mexican_train.env import Encoder, Game, Tables
from mexican_train.languages import LANGUAGES, language_of
from mexican_train.sheets import sheet_names

pytestmark = pytest.mark.gate

ROOT = Path(__file__).parent.parent
FETCHED = re.compile(r'<(?:script|img|iframe)[^>]*\ssrc="?([^"\s>]+)|<link[^>]*\shref="?([^"\s>]+)')
"""What a browser fetches by itself."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is built, strictly."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [str(ROOT / "scripts" / "docs"), "--site-dir", str(folder)],
        # It must not depend on who builds it, and says nothing when all is well.
        env=os.environ | {"MEXICAN_TRAIN_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_every_page_of_docs_is_on_it_and_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    for path in (ROOT / "docs").rglob("*.md"):
        name = path.relative_to(ROOT / "docs").with_suffix("").as_posix()
        place = name.removesuffix("README") if name.endswith("README") else f"{name}/"
        assert (site / place / "index.html").is_file(), path
        assert place in found, path
    assert {"", "changelog/", "contributing/", "security/", "pictures/"} <= found


def test_the_reference_has_all_that_the_package_exports(site: Path) -> None:
    page = (site / "api" / "index.html").read_text(encoding="utf-8")
    shown = {
        name.rpartition(".")[2] for name in re.findall(r'<h3 id="(mexican_train\.[^"]+)"', page)
    }
    assert shown >= {*mexican_train.__all__}


def test_the_rules_of_every_sheet_are_there_in_every_language(site: Path) -> None:
    for sheet in sheet_names():
        for language in {language_of(each) for each in LANGUAGES}:
            page = site / "rules" / "told" / f"{sheet}.{language}" / "index.html"
            assert "<li>" in page.read_text(encoding="utf-8")


def test_a_browser_fetches_nothing_from_other_hosts(site: Path) -> None:
    pages = [path.read_text(encoding="utf-8") for path in site.rglob("*.html")]
    fetched = {a or b for page in pages for a, b in FETCHED.findall(page)}
    assert len(fetched) > 20
    own = "https://mexican-train.github.io/mexican-train/"  # the address a page has
    assert [each for each in fetched if "//" in each and not each.startswith(own)] == []
    assert not [page for page in pages if 'data-md-component="source"' in page]


def test_links_to_files_that_are_no_pages_lead_to_the_repository(site: Path) -> None:
    page = (site / "operations" / "index.html").read_text(encoding="utf-8")
    linked = re.findall(
        r'href="https://github.com/mexican-train/mexican-train/blob/main/([^"#]+)', page
    )
    assert "deploy/mexican-train.service" in linked
    assert all((ROOT / name).is_file() for name in linked)


# ------------------------------------------------------------------ the reference of the package

INTERNAL = {
    *("binding", "no_play", "bars_doubles", "must_complete", "may_stop", "count_plays"),
    *("can_draw", "in_series", "owes_follow_up", "marked_after", "stuck", "open_trains"),
    *("regular", "clear", "give", "bury", "lay", "set_number", "set_engine"),
    *("outcome", "reseed"),
}
"""Names of classes in the reference that are for the package itself."""
PAGES = [
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "examples").glob("*/README.md"),
    ROOT / "README.md",
]
FOR_DEVELOPERS = "add-a-"
"""How pages begin that change the package itself: their Python uses what is inside it."""
FOREIGN = {
    *("apply_action", "legal_actions", "current_player", "is_chance_node", "new_initial_state"),
    *("action_to_string", "information_state_string", "information_state_tensor_shape"),
    *("observation_tensor", "load_game"),
    "agent_iter",
    *("read_table", "to_pylist"),
    *("shape", "argmax"),
    *("dumps", "loads", "deepcopy"),
}
"""Attributes that are not ours: of OpenSpiel, PettingZoo, PyArrow, NumPy and of Python itself."""
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CLASSES: tuple[Any, ...] = (
    *(mexican_train.Match, mexican_train.Round, mexican_train.View, mexican_train.Position),
    *(mexican_train.Record, mexican_train.Tile, mexican_train.Play, mexican_train.Rng),
    *(mexican_train.Header, mexican_train.Rules, mexican_train.IllegalAction, mexican_train.Review),
    *(mexican_train.SimulationResult, mexican_train.ArenaResult, Plan, Game, Encoder, Tables),
)


def names_in_reference(site: Path) -> set[str]:
    """Return every name of the package on the page of the reference, without its module."""
    page = (site / "api" / "index.html").read_text(encoding="utf-8")
    headings = re.findall(r'<h[3-6] id="mexican_train\.([^"]+)"', page)
    listed = re.findall(r'<code><span title="mexican_train\.([^"]+)">', page)
    return {name.rpartition(".")[2] for name in headings + listed}


def names_in_docs() -> set[str]:
    """Return all attributes, and all names of the package, that Python blocks of pages use."""
    found: set[str] = set()
    for path in PAGES:
        if path.name.startswith(FOR_DEVELOPERS):
            continue
        for block in PYTHON.findall(path.read_text(encoding="utf-8")):
            lines = [line for line in block.splitlines() if line.startswith((">>> ", "... "))]
            text = "\n".join(line[4:] for line in lines) if lines else block
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ImportFrom):
                    ours = f"{node.module}.".startswith("mexican_train.")
                    found |= {alias.name for alias in node.names if ours}
                elif isinstance(node, ast.Attribute):
                    found.add(node.attr)
    return found


def test_the_reference_has_every_name_that_the_documentation_uses(site: Path) -> None:
    used = names_in_docs()
    assert {"legal", "records", "scores", "play_round", "Tables", "turn", "gave_away"} <= used
    assert used - names_in_reference(site) - FOREIGN == set()
    assert FOREIGN - used == set(), "listed and not used"


def test_the_reference_has_what_results_and_reviews_consist_of(site: Path) -> None:
    names = names_in_reference(site)
    assert {"Standing", "Difference", "Interval", "interval", "low", "points_by_deal"} <= names
    assert {"SeatReview", "Parts", "Decision", "Option", "Estimate", "Budget", "unclear"} <= names
    assert "seed_bytes" in names


def test_the_reference_has_the_fields_of_events_rounds_and_matches(site: Path) -> None:
    names = names_in_reference(site)
    assert {"Played", "wagon", "RoundOver", "blocked", "hands", "MatchOver"} <= names
    assert {"phase", "history", "records", "over", "turn", "trains", "first", "hand_of"} <= names
    assert {"hint", "Encoder", "Game", "seen_game", "CallingBot", "AlwaysCalls", "env"} <= names


def test_the_reference_has_nothing_internal(site: Path) -> None:
    names = names_in_reference(site)
    assert names & INTERNAL == set()
    assert names & {"State", "Ends"} == set(), "bases that are inside the package"
    assert [name for name in names if name.startswith("_")] == []
    known = {
        name for each in CLASSES for name in (*dir(each), *getattr(each, "__annotations__", ()))
    }
    assert INTERNAL - known == set()
