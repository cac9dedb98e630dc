"""How the rounds of a simulation are written down: lines of JSON, or rows of Parquet."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from ..rules.errors import MexicanTrainError
from ..rules.record import Record
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
            lines = [json.dumps(record.plain()) + "\n" for _, record in records]
            return "".join(lines).encode()
        return parquet.packed(
            [
                parquet.row_of(record, {"seed": self.seed, "match": match, "bots": bots})
                for match, record in records
            ]
        )


def open_target(name: str, stack: ExitStack) -> Callable[[bytes], object]:
    """What takes packed records and writes them to a file, or - to standard output."""
    if name == "-":
        return sys.stdout.buffer.write
    if parquet.is_parquet(name):
        return stack.enter_context(parquet.ParquetFile(name)).write
    try:
        return stack.enter_context(open(name, "wb")).write
    except OSError as problem:
        raise MexicanTrainError(f"{name} cannot be written: {problem.strerror}") from None
