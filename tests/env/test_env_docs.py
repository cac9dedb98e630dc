"""What docs/environments.md shows is run and must come out as printed."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_examples_of_environments_run() -> None:
    page = ROOT / "docs" / "environments.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried > 10) == (0, True)
