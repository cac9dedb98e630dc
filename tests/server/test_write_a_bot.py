"""`docs/write-a-bot.md` as somebody follows it, and the package it ends with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from program import program
from real import Server

pytestmark = pytest.mark.gate

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "bot"
COMMANDS = re.findall(r"^mexican-train (.*)$", PAGE, re.MULTILINE)


def code(kind: str) -> str:
    """What stands in the page as code of a kind, which is there once."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "careful.py").write_text(code("python"))
    return tmp_path


def test_the_page_has_a_command_for_each_way_to_play() -> None:
    assert [command.split()[0] for command in COMMANDS] == [
        *("demo", "arena", "simulate", "play", "serve"),
    ]


@pytest.mark.parametrize("command", [each for each in COMMANDS if "serve" not in each])
def test_every_command_of_the_page_runs(folder: Path, command: str) -> None:
    plainly = ["--plain"] if command.startswith("play") else []
    done = program(*command.split(), *plainly, cwd=folder)
    assert (done.status, done.err) == (0, "")
    assert done.lines


def test_the_server_of_the_page_offers_the_bot_and_plays_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    (command,) = (each for each in COMMANDS if each.startswith("serve"))
    # A time that no machine is too slow for.
    with Server(folder, *command.split()[1:], packed=False, own_bot_seconds=100) as server:
        told = server.call("GET", "/api/sheets").data
        assert told["bots"] == ["random", "greedy", "planner", "expert", "careful"]
        made = server.make(seats=2, bots=["careful"], rounds=1)
        with server.player(made.table, token=made.token) as player:
            while player.view["phase"] != "match_over":
                if player.view["legal"]:
                    player.act()
                player.get()
            assert player.view["players"][1]["bot"] == "careful"
        decided = 'mexican_train_bot_seconds_count{level="careful"}'
        assert server.metric(decided) > 0
        assert "bot_replaced" not in server.said()


def test_the_package_has_the_bot_of_the_page_and_its_entry_point() -> None:
    assert (EXAMPLE / "careful.py").read_text() == code("python")
    assert code("toml") in (EXAMPLE / "pyproject.toml").read_text()


@pytest.mark.release
def test_the_package_can_be_installed_and_its_tests_pass(tmp_path: Path) -> None:
    source, there = tmp_path / "source", tmp_path / "there"
    for name in ("careful.py", "pyproject.toml", "README.md"):
        source.mkdir(exist_ok=True)
        (source / name).write_bytes((EXAMPLE / name).read_bytes())
    install = ["install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    environment = os.environ | {"PYTHONPATH": str(there), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    for arguments in (
        ["pip", *install, "--target", str(there), str(source)],
        ["pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE)],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
