"""Runs the program as a user does, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


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
