"""What shells complete: typed into real ones, with the script that the program prints."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
from pathlib import Path

import pytest
from needs import need
from program import program_here
from tiers import cases

TYPED = {
    "dem": "demo",
    "--por": "--port",
    "serve --addr": "serve --address",
    "--open --database ro": "--open --database rounds.jsonl",
    "demo --sheet classic/n": "demo --sheet classic/nine",
    "demo --sheet=classic/n": "demo --sheet=classic/nine",
    "demo --players 3 --bot gr": "demo --players 3 --bot greedy",
    "rules ou": "rules ours.toml",
    "play --lang n": "play --lang nb",
    "arena --bots planner,ex": "arena --bots planner,expert",
    "sheets --diff station classic/n": "sheets --diff station classic/nine",
    "db mi": "db migrate",
    "db copy rounds.jsonl ou": "db copy rounds.jsonl ours.toml",
    "replay ro": "replay rounds.jsonl",
    "site su": "site sub",
    "bench hin": "bench hints",
    "completion z": "completion zsh",
}
"""What someone types before the tabulator, and what stands there after it."""
STARTED = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
}
BEFORE = {"bash": "", "zsh": "autoload -Uz compinit && compinit -u -D; "}
PATIENCE = 10.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with something of each kind, and the scripts."""
    for name in ("rounds.jsonl", "ours.toml"):
        (tmp_path / name).touch()
    (tmp_path / "sub").mkdir()
    for shell in ("bash", "zsh", "fish"):
        script = program_here("completion", shell)
        assert script.status == 0
        (tmp_path / f".{shell}").write_text(script.out)
    return tmp_path


class Typist:
    """Someone at a shell in a terminal, where `mexican-train` only says what it was asked for."""

    def __init__(self, shell: str, folder: Path) -> None:
        self._line, theirs = pty.openpty()
        self._process = subprocess.Popen(
            STARTED[shell],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={
                **os.environ,
                "TERM": "dumb",
                "HOME": str(folder),
                "PS1": "",
                "INPUTRC": "/dev/null",
            },
            start_new_session=True,
        )
        os.close(theirs)
        self._heard = ""
        said = "mexican-train() { printf '%s=%s:\\n' asked \"$*\"; }"
        self._type(f"{BEFORE[shell]}source ./.{shell}; {said}; mexican-train ready\n")
        self._hear("asked=ready:")

    def _type(self, text: str) -> None:
        os.write(self._line, text.encode())

    def _hear(self, what: str) -> None:
        while what not in self._heard:
            ready = select.select([self._line], [], [], PATIENCE)[0]
            assert ready, f"{what!r} never came: {self._heard[-300:]!r}"
            self._heard += os.read(self._line, 4096).decode(errors="replace")

    def asked(self, typed: str, wanted: str) -> None:
        """Types, has it completed, and waits until the program is asked for what is wanted."""
        self._heard = ""
        self._type(f"mexican-train {typed}\t\n")
        self._hear("asked=")
        self._hear(":\r\n")
        said = self._heard.partition("asked=")[2].partition(":\r\n")[0].rstrip(" /")
        assert said == wanted, self._heard

    def leave(self) -> None:
        """Ends the shell."""
        self._process.kill()
        self._process.wait()
        os.close(self._line)


@pytest.mark.gate
@pytest.mark.parametrize("shell", cases("bash", rest=["zsh"]))
def test_what_is_typed_into_a_shell_is_completed(shell: str, folder: Path) -> None:
    need(shutil.which(shell) is not None, shell)
    typist = Typist(shell, folder)
    try:
        for typed, wanted in TYPED.items():
            typist.asked(typed, wanted)
    finally:
        typist.leave()


@pytest.mark.release
def test_fish_completes_the_same(folder: Path) -> None:
    need(shutil.which("fish") is not None, "fish")
    asked = "; ".join(f"echo (complete -C 'mexican-train {typed}' | cut -f1)" for typed in TYPED)
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"source ./.fish; {asked}"],
        cwd=folder,
        env={**os.environ, "HOME": str(folder)},
        capture_output=True,
        check=True,
    )
    found = [line.rstrip("/") for line in done.stdout.decode().splitlines()]
    assert found == [wanted.split()[-1] for wanted in TYPED.values()]


def test_commands_and_options_come_with_what_they_are_for(folder: Path) -> None:
    for shell in ("zsh", "fish"):
        script = (folder / f".{shell}").read_text()
        assert "find the longest train in a hand" in script
        assert "the port to listen on" in script
