"""The data that the page's modules are tested with is what the rules answer today."""

from __future__ import annotations

import pytest
from make_page_data import FOLDER, MAKERS, make_text, page_file


@pytest.mark.parametrize("name", MAKERS)
def test_stored_data_is_current(name: str) -> None:
    stored = page_file(name).read_text(encoding="utf-8")
    assert stored == make_text(name), "run tests/make_page_data.py and read the difference"


def test_every_file_is_made() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {page_file(name).name for name in MAKERS}
