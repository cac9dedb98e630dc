"""The documentation as a site: whole, links lead somewhere, nothing comes from other hosts."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

import mexican_train
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
    assert shown == {*mexican_train.__all__}


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
