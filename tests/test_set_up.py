"""The set-up installs once and compiles what was edited, on Windows too; scripts run it first."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
FILES = ("pyproject.toml", "package.json", "constraints.txt", "setup.py", "play.cmd")


class Commands:
    """Runs no command; records each, and creates the files that the set-up looks for."""

    def __init__(self, set_up: Any) -> None:
        self.set_up = set_up
        self.lines: list[str] = []
        self.failing_part = "nothing"

    def run(self, command: Any, **options: Any) -> Any:
        line = " ".join(map(str, command)).replace(f"{self.set_up.ROOT}{os.sep}", "")
        self.lines.append(line)
        if self.failing_part in line:
            if options["check"]:
                raise subprocess.CalledProcessError(1, command)
            return subprocess.CompletedProcess(command, 1)
        if line.endswith("-c pass") and not self.set_up.PYTHON.exists():
            raise FileNotFoundError
        if "-m venv" in line:
            self.set_up.BIN.mkdir(parents=True)
            self.set_up.PYTHON.touch()
        answer = "(compiled)" if "--version" in line else "\n"
        return subprocess.CompletedProcess(command, 0, answer)

    def take_lines(self) -> list[str]:
        """Return the commands since the last call, without the look at whether Python is there."""
        lines, self.lines = self.lines, []
        return [each for each in lines if not each.endswith("-c pass")]


def load(tree: Path) -> Any:
    """Load the set-up of a tree as a module."""
    spec = spec_from_file_location("environment", tree / "scripts" / "environment.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A fresh clone, as far as the set-up reads it."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    rules = tmp_path / "src" / "rules"
    rules.mkdir(parents=True)
    for name in ("rng.py", "rng.pxd"):
        shutil.copy(ROOT / "src" / "mexican_train" / "rules" / name, rules)
    return tmp_path


@pytest.fixture
def commands(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    set_up = load(tree)
    commands = Commands(set_up)
    monkeypatch.setattr(subprocess, "run", commands.run)
    return commands


def test_it_installs_once_and_compiles_again_only_after_an_edit(
    tree: Path, commands: Commands
) -> None:
    commands.set_up.set_up("run")
    installed = commands.take_lines()
    assert "-m venv" in installed[0]
    assert any("-e .[server,terminal]" in line for line in installed)
    commands.set_up.set_up("run")
    assert commands.take_lines() == []
    with (tree / "src/rules/rng.py").open("a", encoding="utf-8") as edited:
        edited.write("# edited\n")
    commands.set_up.set_up("run")
    assert ["build_ext" in line for line in commands.take_lines()] == [True, False]
    (tree / "constraints.txt").write_text("", encoding="utf-8")
    commands.set_up.set_up("run")
    assert any("-e .[server,terminal]" in line for line in commands.take_lines())


def test_what_the_tests_need_is_enough_to_play(commands: Commands) -> None:
    commands.set_up.set_up("dev")
    installed = commands.take_lines()
    assert any("npm" in line for line in installed)
    assert not any("apt-get" in line for line in installed)  # this machine has all programs
    commands.set_up.set_up("run")
    assert commands.take_lines() == []


def test_an_installation_that_failed_is_tried_again(commands: Commands) -> None:
    commands.failing_part = "-e ."
    with pytest.raises(subprocess.CalledProcessError):
        commands.set_up.set_up("run")
    commands.failing_part = "nothing"
    commands.take_lines()
    commands.set_up.set_up("run")
    assert any("-e .[server,terminal]" in line for line in commands.take_lines())


def test_a_python_without_venv_is_refused_in_a_sentence_and_leaves_nothing(
    commands: Commands,
) -> None:
    commands.failing_part = "venv"
    with pytest.raises(SystemExit, match="install its venv module"):
        commands.set_up.set_up("run")
    assert not commands.set_up.VENV.exists()


def test_on_windows_it_asks_for_no_other_system_and_finds_the_program_that_play_cmd_runs(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    commands = Commands(load(tree))
    monkeypatch.setattr(subprocess, "run", commands.run)
    commands.set_up.set_up("run")
    assert not [line for line in commands.take_lines() if "sudo" in line or "apt-get" in line]
    python = commands.set_up.PYTHON.relative_to(tree)
    assert python.parts == (".venv", "Scripts", "python.exe")
    lines = (tree / "play.cmd").read_text(encoding="ascii").splitlines()
    assert '"%~dp0.venv\\Scripts\\mexican-train.exe" %*' in lines
    assert '%interpreter% "%~dp0scripts\\environment.py"' in lines
    assert lines[-1] == "exit /b %errorlevel%"


def test_play_cmd_has_the_line_ends_that_windows_wants() -> None:
    content = (ROOT / "play.cmd").read_bytes()
    assert content.count(b"\r\n") == content.count(b"\n")
    assert (ROOT / ".gitattributes").read_text(encoding="ascii") == "*.cmd text eol=crlf\n"


@pytest.mark.gate
@pytest.mark.parametrize(
    ("script", "kind"), [("play", ""), ("scripts/docs", "dev"), ("test", "dev")]
)
def test_in_a_fresh_clone_each_script_sets_itself_up(
    script: str, kind: str, tmp_path: Path
) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / script, tmp_path / script)
    program = '#!/bin/sh\\necho "$@"\\n'
    set_up = tmp_path / "scripts" / "setup"
    set_up.write_text(
        f'#!/bin/sh\necho "set up $1"\nmkdir -p .venv/bin\n'
        f"for each in python mexican-train; do printf '{program}' >.venv/bin/$each; done\n"
        "chmod +x .venv/bin/*\n",
        encoding="ascii",
    )
    set_up.chmod(0o755)
    done = subprocess.run(
        [tmp_path / script, "words"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    first, *_, last = done.stdout.splitlines()
    assert first.strip() == f"set up {kind}".strip()
    assert last.endswith("words")
