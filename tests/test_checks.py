"""What `./test` makes of tests that fail: a few are run once more, and said to be unsteady."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

CHECKS: dict[str, Any] = runpy.run_path(str(Path(__file__).parent.parent / "scripts/checks"))
FEW: int = CHECKS["FEW"]
FAILS_ONCE = """
from pathlib import Path
def test_steady(): pass
def test_unsteady():
    seen = Path(__file__).with_suffix(".seen")
    if not seen.exists():
        seen.touch()
        assert "the first time" == ""
"""
FAILS = """
import pytest
@pytest.mark.parametrize("number", range({tests}))
def test_broken(number): assert not number + 1
"""


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Any:
    """Runs a file of tests as a step of the checks; the checks, and what was told of them."""
    monkeypatch.setitem(CHECKS["notes"].__globals__, "NOTED", tmp_path / "noted")
    monkeypatch.setitem(CHECKS["run"].__globals__, "ROOT", tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # none of them is needed

    def check(text: str) -> tuple[Any, str]:
        file = tmp_path / "test_some.py"
        file.write_text(text, encoding="utf-8")
        step = CHECKS["Step"]("some tests", [(CHECKS["PYTHON"], "-m", "pytest", "-q", str(file))])
        checks = CHECKS["Checks"]()
        checks.run_lane([step], 0)
        checks.look_again([step])
        return checks, capsys.readouterr().out

    return check


def test_what_passes_is_run_once(checked: Any) -> None:
    checks, told = checked("def test_fine(): pass")
    assert (checks.failed, checks.unsteady) == ([], [])
    assert "once more" not in told


def test_what_fails_beside_others_and_passes_alone_is_named(checked: Any) -> None:
    checks, told = checked(FAILS_ONCE)
    assert checks.failed == []
    assert checks.unsteady == ["test_some.py::test_unsteady"]
    assert "the first time" in told
    assert "1 passed" in told.split("once more, alone")[1]


def test_what_fails_again_has_failed(checked: Any) -> None:
    checks, told = checked(FAILS.format(tests=1))
    assert (checks.failed, checks.unsteady) == (["some tests"], [])
    assert "1 failed" in told.split("once more, alone")[1]


def test_where_many_fail_nothing_is_run_again(checked: Any) -> None:
    checks, told = checked(FAILS.format(tests=FEW + 1))
    assert (checks.failed, checks.unsteady) == (["some tests"], [])
    assert "once more" not in told


def test_a_file_that_cannot_be_read_has_failed(checked: Any) -> None:
    checks, _ = checked("this is no test")
    assert (checks.failed, checks.unsteady) == (["some tests"], [])
