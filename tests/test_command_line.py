"""How the program is asked for something: without a command, mistyped, with nowhere to write."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import sysconfig
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from program import program_here

from mexican_train import cli
from mexican_train.commands.parser import read_arguments
from mexican_train.commands.serve import greet
from mexican_train.server.address import Findable

pytestmark = pytest.mark.gate

PROGRAM = [sys.executable, "-m", "mexican_train"]
INTERRUPTED = """
import sys
from mexican_train.cli import main

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupt())
sys.exit(main(["sheets"]))
"""
SIGNALLED = """
import signal, sys

class Signal:
    def find_spec(self, name, path=None, target=None):
        if name == "mexican_train.rules.actions":
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Signal())
"""
"""A file that Python runs first; the process gets Ctrl-C while the package is loaded."""
SCRIPT = str(Path(sysconfig.get_path("scripts")) / "mexican-train")


def test_without_a_command_the_page_is_opened_and_options_are_those_of_serve() -> None:
    alone, elsewhere = read_arguments([]), read_arguments(["--port", "9000", "--set", "a=1"])
    assert (alone.command, alone.open, alone.port) == ("serve", True, None)
    assert (elsewhere.command, elsewhere.open, elsewhere.port) == ("serve", True, 9000)
    assert elsewhere.set == ["a=1"]
    assert not read_arguments(["serve", "--port", "9000"]).open
    assert program_here("--version").out.startswith("mexican-train ")
    assert "COMMAND" in program_here("--help").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["demmo"], "there is no command 'demmo'; did you mean demo? (see mexican-train --help)"),
        (["ply"], "did you mean play or replay?"),
        (["fly"], "there is no command 'fly': write one of serve, site, play, "),
        (["db", "cpy"], "mexican-train db: there is no command 'cpy'; did you mean copy?"),
        (["--prot", "9000"], "mexican-train serve: there is no option --prot; did you mean --port"),
        (["serve", "9000"], "'9000' is one argument too many (see mexican-train serve --help)"),
        (["sheets", "--difference"], "there is no option --difference; did you mean --diff?"),
        (["rules", "--lang", "de"], "'de' is not one of en, fr, fr-CA, nb, es"),
    ],
)
def test_who_mistypes_a_name_is_told_the_near_ones(arguments: list[str], words: str) -> None:
    assert words in program_here(*arguments).refused()


@pytest.mark.parametrize("arguments", [["sheets"], ["--help"], ["serve", "--port", "0"]], ids=str)
def test_a_full_disk_behind_the_output_is_told_in_a_sentence(
    arguments: list[str], tmp_path: Path
) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        )
    told = b"mexican-train: the output cannot be written: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, told)


def test_a_closed_output_is_told_in_a_sentence_and_a_pipe_that_has_enough_is_not() -> None:
    def in_shell(line: str) -> tuple[int, bytes]:
        done = subprocess.run(
            ["bash", "-c", line, "bash", *PROGRAM], stderr=subprocess.PIPE, check=False
        )
        return done.returncode, done.stderr

    told = b"mexican-train: standard output is closed, so nothing can be shown\n"
    assert in_shell('"$@" sheets >&-') == (2, told)
    assert in_shell('"$@" simulate --rounds 400 --record - | head -0; exit ${PIPESTATUS[0]}') == (
        0,
        b"",
    )


@pytest.mark.parametrize("command", ["legal", "replay -", "verify -", "review -", "watch -"])
def test_a_closed_input_is_told_in_a_sentence_by_who_reads_it(command: str) -> None:
    line = f'"$@" {command} <&-'
    done = subprocess.run(["bash", "-c", line, "bash", *PROGRAM], capture_output=True, check=False)
    told = b"mexican-train: standard input is closed, so nothing can be read from it\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", told)


def test_on_windows_the_qr_code_of_a_server_can_be_written_into_a_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def announce(_: object) -> int:
        greet(8000, Findable(network="http://192.168.1.7:8000"))
        print("no \ud800", file=sys.stderr)  # standard error escapes what it cannot write
        return 0

    written = BytesIO()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, "cp1252"))
    monkeypatch.setattr(sys, "stderr", TextIOWrapper(BytesIO(), "cp1252", "backslashreplace"))
    monkeypatch.setattr(cli, "run", announce)
    assert cli.main([]) == 0
    assert "\u2588" in written.getvalue().decode("utf-8")


def test_a_closed_input_does_not_matter_to_who_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    assert program_here("simulate", "--rounds", "2", "--record", str(file)).status == 0
    line = f'"$@" replay {file} <&-'
    done = subprocess.run(["bash", "-c", line, "bash", *PROGRAM], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"2 records, 2 right, 0 wrong\n")


@pytest.mark.parametrize("module", ["parser", "sheets"])
def test_ctrl_c_while_the_program_loads_ends_it_quietly(module: str) -> None:
    name = f"mexican_train.commands.{module}"
    done = subprocess.run([sys.executable, "-c", INTERRUPTED, name], capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def interrupt(folder: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run Python with arguments, and send it Ctrl-C while the package is loaded."""
    (folder / "sitecustomize.py").write_text(SIGNALLED, encoding="ascii")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )


@pytest.mark.parametrize("program", [("-m", "mexican_train"), (SCRIPT,)], ids=["module", "script"])
def test_ctrl_c_while_the_package_loads_ends_the_program_quietly(
    tmp_path: Path, program: tuple[str, ...]
) -> None:
    done = interrupt(tmp_path, *program, "sheets")
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_ctrl_c_while_another_program_loads_the_package_is_left_to_it(tmp_path: Path) -> None:
    code = "try:\n  import mexican_train\nexcept KeyboardInterrupt:\n  print('its own way')"
    done = interrupt(tmp_path, "-c", code, "-m", "mexican_train")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"its own way\n", b"")


def test_the_version_is_shown_without_loading_the_commands() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", *PROGRAM[1:], "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "mexican_train.rules.round" in loaded
    assert not loaded & {"asyncio", "ssl", "mexican_train.commands.serve", "mexican_train.lab"}


@pytest.mark.parametrize(("wish", "colours"), [("", True), ("1", False)])
def test_a_terminal_is_given_colours_unless_someone_wants_none(wish: str, colours: bool) -> None:
    line, theirs = pty.openpty()
    command = [*PROGRAM, "solve", "--engine", "12", "5-12"]
    subprocess.run(command, stdout=theirs, env={**os.environ, "NO_COLOR": wish}, check=True)
    os.close(theirs)
    shown = os.read(line, 4096)
    os.close(line)
    assert b"1 tile from 12" in shown
    assert (b"\x1b" in shown) == colours
