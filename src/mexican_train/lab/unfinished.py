"""Records on their way into a file: under other names until they are whole, so that a run that was
interrupted can go on where it stopped.

Beside `NAME` lie `NAME.part`, with the pieces that were written, and `NAME.progress`: a line that
says what is played, then one for each piece with what it all comes to. A piece counts when its line
is there, so whatever a run was doing when it was killed is cut off and done again. Rows of Parquet
wait in `NAME.pieces` until all are there: nobody can go on with a table that has no end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from .parquet import ParquetFile, arrow, is_parquet, unwritable
from .simulate import BatchResult, Tally


class UnfinishedFile:
    """A file of records that takes its name when it is whole."""

    def __init__(self, name: str, terms: dict[str, object], resume: bool) -> None:
        """`terms` are all that decides what is written; `resume` goes on with what is there."""
        self.path = Path(name)
        if self.path.is_dir() or name.endswith(("/", os.sep)):
            raise MexicanTrainError(f"{name} cannot be written: it is a folder")
        kind = "pieces" if is_parquet(name) else "part"
        self.part = self.path.with_name(f"{self.path.name}.{kind}")
        self.progress = self.path.with_name(f"{self.path.name}.progress")
        self.sizes: list[int] = []
        """How large the part was after each piece."""
        self.before: Tally | None = None
        """What all that was found comes to, if anything was."""
        if is_parquet(name):
            arrow()  # what is missing is told now, and not after the last round
        if resume and self.progress.exists():
            self._find(terms)
        elif resume and self.path.exists():
            raise MexicanTrainError(f"{name} is whole: there is nothing to go on with")
        self._open(terms)

    @property
    def size(self) -> int:
        """How large all pieces are together."""
        return self.sizes[-1] if self.sizes else 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in (self._pieces, self._log):
            with suppress(OSError):
                file.close()
        if not self.sizes:  # nothing to go on with
            for path in (self.part, self.progress):
                path.unlink(missing_ok=True)

    def write(self, played: BatchResult, total: Tally) -> None:
        """Adds a piece, after which all comes to `total`."""
        size = self.size + len(played.recorded)
        try:
            _write(self._pieces, played.recorded)
            _write(self._log, _line({"size": size, "tally": asdict(total)}))
        except OSError as problem:
            with suppress(OSError):  # whole lines stay
                self._pieces.truncate(self.size)
            raise unwritable(str(self.path), problem) from None
        self.sizes.append(size)

    def finish(self) -> None:
        """All is there: gives the file its name."""
        try:
            os.fsync(self._pieces.fileno())
            for file in (self._pieces, self._log):
                file.close()  # Windows neither renames nor deletes an open file
            if is_parquet(self.path.name):
                with ParquetFile(str(self.path)) as rows:
                    for piece in self._read():
                        rows.write(piece)
                self.part.unlink()
            else:
                os.replace(self.part, self.path)
            self.progress.unlink()
        except OSError as problem:
            raise unwritable(str(self.path), problem) from None

    # ------------------------------------------------------------------ what is there

    def _open(self, terms: dict[str, object]) -> None:
        try:
            self._pieces = FileIO(self.part, "r+" if self.sizes else "w")
            self._log = FileIO(self.progress, "a" if self.sizes else "w")
            if self.sizes:
                self._pieces.truncate(self.size)
                self._pieces.seek(self.size)
            else:
                _write(self._log, _line({"terms": terms}))
        except OSError as problem:
            raise unwritable(str(self.path), problem) from None

    def _find(self, terms: dict[str, object]) -> None:
        """Finds what was written before, as far as it is whole; refuses what is something else."""
        lines = list(self._lines())
        begun = lines[0].get("terms") if lines else None
        if not isinstance(begun, dict):
            return  # killed before it had said what it plays
        other = [name for name in {**terms, **begun} if begun.get(name) != terms.get(name)]
        if other:
            was = shown(begun.get(other[0]))
            raise MexicanTrainError(
                f"{self.part} was begun with {other[0]} {was}: go on with the same options,"
                " or begin anew without --resume"
            )
        there = self.part.stat().st_size if self.part.exists() else 0
        whole = [line for line in lines[1:] if line["size"] <= there]
        self.sizes = [line["size"] for line in whole]
        self.before = Tally(**whole[-1]["tally"]) if whole else None
        with suppress(OSError):  # what does not count any more
            os.truncate(self.progress, sum(len(_line(line)) for line in [lines[0], *whole]))

    def _lines(self) -> Iterator[dict[str, Any]]:
        """The lines of the progress, up to one that is torn."""
        with self.progress.open("rb") as file:
            for line in file:
                try:
                    yield json.loads(line)
                except ValueError:
                    return

    def _read(self) -> Iterator[bytes]:
        """The pieces, as they were written."""
        with self.part.open("rb") as file:
            for size in self.sizes:
                yield file.read(size - file.tell())


def _line(data: dict[str, object]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _write(file: FileIO, data: bytes) -> None:
    """Writes all of it; nothing is held back, so that what cannot be written is known at once."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
