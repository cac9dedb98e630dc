"""A host that gives out files and knows nothing else: `python -m http.server`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from sockets import HOME


@dataclass(frozen=True)
class StaticHost:
    """Such a host, and the folder that is its root."""

    root: Path
    port: int
    process: subprocess.Popen[str]
    said: IO[bytes]

    def stop(self) -> None:
        """Takes the host away."""
        self.process.terminate()
        self.process.wait()

    def missing(self) -> list[str]:
        """The paths that were asked for, and that there are not."""
        self.said.seek(0)
        return re.findall(r'"GET (\S+) [^"]*" 404', self.said.read().decode())


@contextmanager
def static_host(root: Path) -> Iterator[StaticHost]:
    """Gives out what is in a folder."""
    program = [sys.executable, "-u", "-m", "http.server", "0", "--bind", HOME]
    with (
        TemporaryFile() as said,
        subprocess.Popen(
            [*program, "--directory", str(root)], stdout=subprocess.PIPE, stderr=said, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"port (\d+)", process.stdout.readline())
            assert found is not None
            yield StaticHost(root, int(found[1]), process, said)
        finally:
            process.terminate()
