"""The command `play`: what it says where it cannot bring anyone to a table."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.gate

PROGRAM = [sys.executable, "-m", "mexican_train", "play"]


def told(*arguments: str, **how: object) -> str:
    """The one sentence that a command ends with."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        **{"stdin": subprocess.DEVNULL, "capture_output": True, "text": True, **how},  # type: ignore[call-overload]
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return str(done.stderr)


def test_without_a_terminal_plain_is_recommended() -> None:
    assert "there is no terminal to draw on here; --plain plays line by line" in told()


def test_a_closed_input_is_told() -> None:
    command = f"{' '.join(PROGRAM)} --plain <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "mexican-train: standard input is closed, so nothing can be asked here\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--sheet", "nowhere"], "there is no sheet 'nowhere'"),
        (["--sheet", "missing.toml"], "'missing.toml' cannot be read"),
        (["--rule", "foo=1"], "there is no rule 'foo'"),
        (["--players", "9"], "players"),
        (["--sheet", "classic/nine", "--players", "6"], "6 players cannot play this"),
        (["--name", "n" * 25], "a name has from 1 to 24 characters"),
        (["nonsense"], "'nonsense' is not the link of a table"),
        (["http://127.0.0.1:9/t/abc#def"], "http://127.0.0.1:9 cannot be reached"),
        (["http://127.0.0.1:9/t/abc#seat=def"], "http://127.0.0.1:9 cannot be reached"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in told("--plain", *arguments)


@pytest.mark.release
def test_a_whole_match_is_played_through_pipes() -> None:
    small = [
        "--players",
        "2",
        "--rounds",
        "1",
        "--rule",
        "max_pip=6",
        "--rule",
        "hand=4",
        "--pace",
        "at_once",
    ]
    done = subprocess.run(
        [*PROGRAM, "--plain", "--lang", "en", "--bot", "greedy", *small],
        input="1\n" * 5000,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Station. You are ")
    assert any(line.startswith("The match is over") for line in lines)
    assert lines[-1] == "Good-bye!"
    assert "Kept for your turn." not in lines
