"""How the rounds of a simulation are written down: lines of JSON, or rows of Parquet."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Self

from ..rules.record import Record, Simulation
from . import parquet


@dataclass(frozen=True)
class Recording:
    """What is written of each round.

    `rows` asks for rows of Parquet in the place of lines of JSON, `legal` for all legal actions;
    `seed` is the text that the simulation was given.
    """

    rows: bool = False
    legal: bool = False
    seed: str = ""

    def pack(self, records: Sequence[tuple[int, Record]], bots: Sequence[str]) -> bytes:
        """Records, each with the number of its match, as the file holds them."""
        if not self.rows:
            lines = []
            for match, record in records:
                played = replace(record, simulation=Simulation(self.seed, match, tuple(bots)))
                lines.append(json.dumps(played.plain()) + "\n")
            return "".join(lines).encode()
        return parquet.packed(
            [
                parquet.row_of(record, {"seed": self.seed, "match": match, "bots": bots})
                for match, record in records
            ]
        )


def may_be_resumed(name: str) -> bool:
    """Whether records go into a file of this name, and not out of the program or to a device."""
    path = Path(name)
    return name != "-" and (not path.exists() or path.is_file() or path.is_dir())


def open_target(name: str, stack: ExitStack) -> Callable[[bytes], object]:
    """What takes packed records and passes them on: to a device, or - to standard output."""
    if name == "-":
        return sys.stdout.buffer.write
    return stack.enter_context(Device(name)).write


class Device:
    """What is no file but takes bytes, as a pipe with a name does."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            # Nothing is held back, so that what cannot be written is known at once.
            self.file = FileIO(name, "w")
        except OSError as problem:
            raise parquet.unwritable(name, problem) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.file.close()
        except OSError as problem:
            raise parquet.unwritable(self.name, problem) from None

    def write(self, piece: bytes) -> None:
        """Adds whole lines."""
        rest = memoryview(piece)
        try:
            while rest:
                rest = rest[self.file.write(rest) :]
        except BrokenPipeError:
            raise  # whoever reads it has enough
        except OSError as problem:
            raise parquet.unwritable(self.name, problem) from None
