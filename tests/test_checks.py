"""The runner behind `./test`: a failure, a skip or anything left behind fails the run."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
CHECKS: dict[str, Any] = runpy.run_path(str(ROOT / "scripts/checks"))
ENDLESS = "import signal; signal.pause()"
ORPHAN = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {ENDLESS!r}])"

pytestmark = pytest.mark.gate


@pytest.fixture
def checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    module = CHECKS["results_file"].__globals__
    monkeypatch.setitem(module, "RESULTS", tmp_path)
    monkeypatch.setitem(module, "GRACE_SECONDS", 0)
    monkeypatch.setitem(module, "orphans", lambda: [])
    return CHECKS["Checks"](scratch, skips_fail=True)


def step(code: str) -> Any:
    return CHECKS["Step"]("a step", (sys.executable, "-c", code))


def run_tests(checks: Any, tmp_path: Path, code: str) -> None:
    """Run a test file as a step of the checks."""
    file = tmp_path / "test_example.py"
    file.write_text(code, encoding="utf-8")
    report = CHECKS["results_file"]("a step")
    report.parent.mkdir()
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(file))
    checks.run(CHECKS["Step"]("a step", (*command, "-c", "/dev/null", f"--junitxml={report}")))


def test_a_run_without_a_failure_passes(
    checks: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_tests(checks, tmp_path, "def test_fine(): pass")
    checks.check_scratch()
    checks.print_summary(3.0)
    assert checks.failures == []
    printed = capsys.readouterr().out
    assert "test_example::test_fine" in printed
    assert "0 min 03 s  set-up" in printed
    assert "all checks passed" in printed


def test_a_failing_test_fails_the_run_at_once_and_is_not_repeated(
    checks: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    runs = tmp_path / "runs"
    run_tests(
        checks, tmp_path, f"def test_bad():\n    open({str(runs)!r}, 'a').write('x'); assert 0"
    )
    checks.print_summary(0)
    assert checks.failures == ["a step (exit status 1)"]
    assert runs.read_text() == "x"
    assert "FAILED: a step" in capsys.readouterr().out


def test_a_skipped_test_fails_the_run_in_ci_and_its_reason_is_printed(
    checks: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_tests(checks, tmp_path, "import pytest\ndef test_none(): pytest.skip('no chromium')")
    checks.print_summary(0)
    assert checks.failures == ["a step skipped 1 tests"]
    assert "SKIPPED 1: no chromium" in capsys.readouterr().out


def test_a_step_that_leaves_a_file_behind_fails_the_run(checks: Any) -> None:
    checks.run(step("import tempfile; tempfile.mkdtemp(prefix='forgotten-')"))
    checks.check_scratch()
    assert len(checks.failures) == 1
    assert "forgotten-" in checks.failures[0]


def test_a_run_begins_without_a_list_of_fonts_and_may_leave_one(checks: Any) -> None:
    checks.run(step("import os; os.mkdir(os.environ['MPLCONFIGDIR'])"))
    checks.check_scratch()
    assert checks.failures == []


def test_a_step_that_leaves_a_process_running_fails_the_run() -> None:
    """In a process of its own, because the runner adopts every orphan of its descendants."""
    program = f"""
import runpy, sys, pathlib, tempfile
checks = runpy.run_path("scripts/checks")
checks["adopt_orphans"]()
checks["end_orphans"].__globals__["GRACE_SECONDS"] = 0
with tempfile.TemporaryDirectory() as scratch:
    run = checks["Checks"](pathlib.Path(scratch), skips_fail=True)
    run.run(checks["Step"]("a step", (sys.executable, "-c", {ORPHAN!r})))
    run.run(checks["Step"]("clean", (sys.executable, "-c", "")))
print(run.failures)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.count("a step left a process running") == 1
    assert "clean left" not in done.stdout


def test_help_names_every_command() -> None:
    done = subprocess.run(
        [ROOT / "test", "--help"],
        capture_output=True,
        text=True,
        check=True,
        stdin=subprocess.DEVNULL,
    )
    for command in ("./test fast", "./test all", "./test PATH"):
        assert command in done.stdout


def test_a_tier_with_an_argument_is_refused() -> None:
    done = subprocess.run(
        [ROOT / "test", "fast", "x"],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2
    assert "takes no arguments" in done.stderr


@pytest.mark.parametrize("tier", ["fast", "gate", "all"])
def test_each_tier_contains_the_one_before(tier: str) -> None:
    titles = [each.title for each in CHECKS["steps_of"](tier)]
    smaller = {"fast": "fast", "gate": "fast", "all": "gate"}[tier]
    assert titles[: len(CHECKS["steps_of"](smaller))] == [
        each.title for each in CHECKS["steps_of"](smaller)
    ]
