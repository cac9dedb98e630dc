"""Help as people read it: every default, and examples that do what they say."""

from __future__ import annotations

import io
import re
import shlex
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from make_golden import golden_file
from program import program_here

from mexican_train.commands.parser import COMMANDS, parser, read_arguments

PARSED_ONLY = ("serve", "play", "review", "arena", "bench", "db", "site", "completion")
"""Commands that go on for long, or want a screen or a shell."""


def examples(command: str) -> list[str]:
    """The examples of a command, as written."""
    text = import_module(f"mexican_train.commands.{command}").EXAMPLES
    joined = re.sub(r"\\\n\s*", "", text.strip())
    return [line for line in joined.splitlines() if not line.startswith(" ")]


def all_parsers(of: ArgumentParser) -> Iterator[ArgumentParser]:
    """A parser with those of its commands."""
    yield of
    for action in of._actions:
        if isinstance(action, _SubParsersAction):
            for each in action.choices.values():
                yield from all_parsers(each)


EXAMPLES = [(command, line) for command in COMMANDS for line in examples(command)]


def run_line(line: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Runs an example as a shell would; what its last program prints."""
    given = ""
    for part in line.split(" | "):
        words = shlex.split(part)
        if words[0] == "echo":
            given = " ".join(words[1:])
            continue
        if "<" in words:
            given = Path(words[-1]).read_text()
            words = words[: words.index("<")]
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        done = program_here(*words[1:])
        assert (done.status, done.err) == (0, ""), done
        given = done.out
    return given


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_one_to_three_examples_in_its_help(command: str) -> None:
    found = examples(command)
    assert 1 <= len(found) <= 3
    shown = re.sub(r"\\\n\s*", "", program_here(command, "--help").out)
    assert all(f"  {line}\n      " in shown for line in found), shown


@pytest.mark.parametrize(("command", "line"), EXAMPLES)
def test_examples_can_be_read_as_written(command: str, line: str) -> None:
    found = re.findall(r"mexican-train ([^|<>)]+)", line)
    asked = [read_arguments(shlex.split(arguments)) for arguments in found]
    assert asked[-1].command == command


@pytest.mark.gate
def test_examples_do_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    position = next(line for command, line in EXAMPLES if command == "legal" and "echo" in line)
    Path("positions.jsonl").write_text(" ".join(shlex.split(position)[1:-3]))
    Path("match.jsonl").write_bytes(b"")
    Path("round.jsonl").write_bytes(golden_file("nordic").read_bytes().splitlines()[0])
    made = [line for command, line in EXAMPLES if command == "simulate"]
    rest = [
        line
        for command, line in EXAMPLES
        if command not in (*PARSED_ONLY, "simulate") and "--open" not in line and line[-3:] != "day"
    ]
    for line in [*made, *rest]:
        run_line(line, monkeypatch)
    assert run_line(position, monkeypatch) == '{"legal":["3-12@1","3-12@M","5-7@0"]}\n'
    assert len(rest) > 15


def test_every_option_that_takes_a_value_tells_its_default() -> None:
    for each in all_parsers(parser()):
        page = re.sub(r"\s+", " ", each.format_help())
        options = page.partition(" options:")[2].partition(" examples: ")[0]
        for action in each._actions:
            if action.option_strings and action.nargs != 0:
                told = options.partition(f" {action.option_strings[0]} ")[2].partition(" --")[0]
                assert "(default: " in told or "by default" in told, (each.prog, told)


def test_every_command_is_told_in_the_line_of_its_name() -> None:
    lines = program_here("--help").lines
    for command in COMMANDS:
        assert any(re.match(rf"    {command} +\w", line) for line in lines), command


def test_the_input_of_legal_is_described() -> None:
    page = program_here("legal", "--help").out
    for field in ("sheet", "hands", "boneyard", "trains", "follow_up", "had_turn", "position"):
        assert field in page
