"""Runs the program as a user does, in a process of its own or in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

from mexican_train.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a run of the program came to."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def refused(self) -> str:
        """The one sentence a refusal must consist of."""
        assert self.status == 2, self
        assert self.out == "", self
        assert len(self.err.splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        return self.err


def program(
    *arguments: str,
    given: str | bytes = b"",
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
) -> Outcome:
    """Runs `mexican-train` with arguments and standard input."""
    done = subprocess.run(
        [sys.executable, "-m", "mexican_train", *arguments],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        cwd=cwd,
        env=os.environ | (env or {}),
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def program_here(*arguments: str) -> Outcome:
    """Runs it within this process, where nothing is asked of it but what it says."""
    out, err = TextIOWrapper(BytesIO(), "utf-8", write_through=True), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = main([*arguments])
        except SystemExit as end:
            status = int(end.code or 0)
    written = out.buffer
    assert isinstance(written, BytesIO)
    return Outcome(status, written.getvalue().decode(), err.getvalue())
