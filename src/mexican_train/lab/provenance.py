"""Where a result comes from, so that others can cite it and get the same."""

from __future__ import annotations

import os
import platform
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from .. import COMPILED, __version__

PROCESSORS = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Provenance:
    """The command that gives a result, and on what it was run."""

    command: str
    seed: str
    version: str
    build: str
    python: str
    machine: str
    made: str

    def plain(self) -> dict[str, object]:
        """As JSON writes it."""
        return asdict(self)


def provenance(command: str, seed: str) -> Provenance:
    """What there is to say of a result that is made here and now."""
    return Provenance(
        command=command,
        seed=seed,
        version=__version__,
        build="compiled" if COMPILED else "interpreted",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=machine(),
        made=time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    )


def machine() -> str:
    """The processor, how many cores there are of it, and the system."""
    return f"{processor()}, {os.cpu_count() or 1} cores, {platform.system()} {platform.machine()}"


def processor() -> str:
    """The processor's name as the system knows it."""
    try:
        lines = PROCESSORS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(filter(None, named), "") or platform.processor() or "unknown processor"
