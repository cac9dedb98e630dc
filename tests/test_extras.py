"""The program alone: what works without any library of others, and what is said of the rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from program import Outcome

from mexican_train.commands.extras import EXTRAS

pytestmark = pytest.mark.gate

ROOT = Path(__file__).parent.parent
ALONE = """
import sys
from importlib.machinery import PathFinder

import mexican_train

given = sys.argv.pop(1).split()
OWN = {*sys.stdlib_module_names, "mexican_train", *given} - {each[1:] for each in given}
for name in {*sys.modules} - OWN:
    if f"-{name}" in given:
        del sys.modules[name]


class Alone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in OWN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Alone())
from mexican_train.cli import main
sys.exit(main(sys.argv[1:]))
"""
MODULES = {"fluent-runtime": "fluent", "fluent.runtime": "fluent"}
NEEDED_BY_OTHERS = (
    "anyio idna click h11 "
    "pygments markdown_it mdurl mdit_py_plugins linkify_it platformdirs typing_extensions "
    "attr attrs pytz"
)
"""What the libraries of the extras need themselves."""
POSITION = {"sheet": "nordic", "players": 2, "engine": 12, "turn": 0, "hands": [["5-7"], ["0-3"]]}
POSITION |= {"boneyard": ["1-1"], "trains": [["12-5"], []], "mexican": [], "markers": [1]}


WINDOWS = "-fcntl -resource -pwd -grp -termios -tty"
"""What Python does not have there."""


def alone(*arguments: str, given: str = "", having: str = "") -> Outcome:
    """Runs the program as where only some libraries of others are installed."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE, having, *arguments],
        # Windows always names a home; without `pwd` an empty environment has none.
        env={"HOME": str(ROOT), **os.environ},
        input=given,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def modules_of(extra: str) -> str:
    """The modules that an extra brings, and what these need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [each.partition(">")[0] for each in project["optional-dependencies"][extra]]
    return " ".join([*(MODULES.get(each, each) for each in listed), NEEDED_BY_OTHERS])


def test_rounds_are_played_recorded_judged_and_reviewed_without_any_library(tmp_path: Path) -> None:
    records = str(tmp_path / "rounds.jsonl")
    game = ("--players", "2", "--bots", "greedy,random")
    told = alone("simulate", "--rounds", "1", *game, "--record", records)
    assert (told.status, told.err) == (0, "")
    assert "1 right" in alone("replay", records).out
    hasty = ("--deals", "2", "--plays", "2", "--seat", "0", "--jobs", "1")
    assert "Points of a round" in alone("review", records, *hasty).out
    shown = alone("arena", "--deals", "1", "--bots", "greedy,random", "--jobs", "1")
    assert (shown.status, shown.err) == (0, "")


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (("sheets",), "nordic/nine"),
        (("demo", "--seed", "1", "--players", "2"), "Again:"),
        (("solve", "--engine", "12", "5-12", "5-7"), "[12|5][5|7]"),
        (("day", "--no-par"), "nordic"),
        (("verify", "--seed", "00" * 32, "--players", "2"), "commitment"),
        (("bench", "solver", "--seconds", "0.001"), "tiles"),
        (("legal",), "5-7@0"),
        (("--help",), "serve"),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_commands_that_need_no_library(command: tuple[str, ...], expected: str) -> None:
    done = alone(*command, given=json.dumps(POSITION) if command == ("legal",) else "")
    assert (done.status, done.err) == (0, "")
    assert expected in done.out


@pytest.mark.parametrize("command", ["", *EXTRAS])
def test_a_command_that_lacks_a_library_says_what_to_install(command: str, tmp_path: Path) -> None:
    rest = {
        **{"site": ["site", str(tmp_path / "site")], "bench": ["bench", "logs"]},
        **{"db": ["db", "copy", str(tmp_path / "a"), str(tmp_path / "b")]},
        **{"play": ["play", "--plain"], "watch": ["watch", "-"], "": []},
    }
    said = alone(*rest.get(command, [command])).refused()
    extra = EXTRAS[command or "serve"]
    assert said.startswith(f"mexican-train: {command or 'serve'} needs ")
    assert f"pip install 'mexican-train[{extra}]'" in said


def test_the_extra_of_the_terminal_is_enough_to_play_watch_and_read(tmp_path: Path) -> None:
    terminal = modules_of("terminal")
    records = str(tmp_path / "rounds.jsonl")
    assert alone("simulate", "--rounds", "1", "--record", records).status == 0
    assert (
        "Good-bye"
        in alone("play", "--plain", "--lang", "en", "--players", "2", having=terminal).out
    )
    assert alone("watch", "--plain", "--lang", "en", records, having=terminal).status == 0
    assert "Nordisk" in alone("rules", "nordic", "--lang", "nb", having=terminal).out


def test_the_extra_of_the_server_is_enough_to_write_a_site(tmp_path: Path) -> None:
    done = alone("site", str(tmp_path / "site"), having=modules_of("server"))
    assert (done.status, done.err) == (0, "")


def test_on_windows_rounds_are_played_and_rules_are_read(tmp_path: Path) -> None:
    game = ("--rounds", "20", "--jobs", "2")
    assert "20 rounds" in alone("simulate", *game, having=WINDOWS).out
    terminal = f"{WINDOWS} {modules_of('terminal')}"
    assert "Nordisk" in alone("rules", "nordic", "--lang", "nb", having=terminal).out
