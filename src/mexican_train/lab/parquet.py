"""Records as Parquet: a row for each round, with the fields of the JSON record as columns.

Whoever plays packs some rounds as Arrow; whoever writes puts them into row groups as they come. So
nobody ever holds more than one row group.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..rules.errors import MexicanTrainError
from ..rules.json_text import parse_json
from ..rules.notation import shown
from ..rules.record import Record
from .optional_libraries import library

SUFFIX = ".parquet"
ROW_GROUP = 16_384
READ_AT_ONCE = 256


def is_parquet(name: str) -> bool:
    """Whether a file of this name holds records as Parquet."""
    return name.lower().endswith(SUFFIX)


def arrow(module: str = "pyarrow") -> Any:
    """A module of the library that knows Parquet."""
    return library(module, "Parquet", "parquet")


def schema() -> Any:
    """The columns: those of a record, and where the round comes from."""
    pa = arrow()
    tiles = pa.list_(pa.string())
    numbers = pa.list_(pa.int8())
    return pa.schema(
        [
            ("format", pa.string()),
            ("sheet", pa.string()),
            ("rules", pa.string()),
            ("name", pa.string()),
            ("players", pa.int8()),
            ("round", pa.int32()),
            ("used", numbers),
            ("deal", pa.struct([("hands", pa.list_(tiles)), ("boneyard", tiles)])),
            ("engine", pa.int8()),
            ("first", pa.int8()),
            ("actions", pa.list_(pa.string())),
            ("legal", pa.list_(pa.list_(pa.string()))),
            ("scores", pa.list_(pa.int32())),
            ("winners", numbers),
            ("blocked", pa.bool_()),
            ("markers", numbers),
            ("trains", pa.list_(tiles)),
            ("mexican", tiles),
            ("hands", pa.list_(tiles)),
            ("seed", pa.string()),
            ("commitment", pa.string()),
            ("mix", pa.list_(pa.struct([("commitment", pa.string()), ("nonce", pa.string())]))),
            (
                "simulation",
                pa.struct(
                    [("seed", pa.string()), ("match", pa.int64()), ("bots", pa.list_(pa.string()))]
                ),
            ),
        ]
    )


def row_of(record: Record, simulation: Mapping[str, object] | None = None) -> dict[str, object]:
    """The row of a record; what it does not have is null."""
    rules = rules_text(record.header.changes)
    return record.plain() | {"rules": rules, "simulation": simulation}


def rules_text(changes: Mapping[str, object]) -> str | None:
    """House rules as a row holds them."""
    return json.dumps(dict(changes)) if changes else None


def record_data(row: Mapping[str, Any]) -> dict[str, object]:
    """The JSON object of the record in a row."""
    data = {name: value for name, value in row.items() if value is not None}
    if isinstance(data.get("rules"), str):
        data["rules"] = parse_json(data["rules"])
    return data


def packed(rows: Sequence[Mapping[str, object]]) -> bytes:
    """Rows as one piece of Arrow, small enough to travel."""
    return streamed(arrow().RecordBatch.from_pylist(list(rows), schema=schema()))


def streamed(batch: Any) -> bytes:
    """Columns that are there already as such a piece."""
    pa, ipc = arrow(), arrow("pyarrow.ipc")
    sink = pa.BufferOutputStream()
    options = ipc.IpcWriteOptions(compression="zstd")
    with ipc.new_stream(sink, batch.schema, options=options) as stream:
        stream.write_batch(batch)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def lists(ends: array[int], values: Any) -> Any:
    """Values in lists: list k is what lies between ends k and k + 1."""
    pa = arrow()
    offsets = pa.Array.from_buffers(pa.int32(), len(ends), [None, pa.py_buffer(ends)])
    return pa.ListArray.from_arrays(offsets, values)


def texts_by_place(ends: array[int], places: array[int], texts: Sequence[str]) -> Any:
    """Lists of texts, each text named by its place among all that there are."""
    pa = arrow()
    found = pa.Array.from_buffers(pa.int16(), len(places), [None, pa.py_buffer(places)])
    return lists(ends, pa.array(texts, pa.string()).take(found))


class ParquetFile:
    """A file that is written piece by piece under another name and takes its own when whole.

    After an error nothing is left. A run that is killed leaves only `NAME.part`.
    """

    def __init__(self, name: str) -> None:
        pa, parquet = arrow(), arrow("pyarrow.parquet")
        self.path = Path(name)
        if self.path.is_dir():
            raise MexicanTrainError(f"{name} cannot be written: it is a folder")
        self.part = self.path.with_name(self.path.name + ".part")
        self.waiting: list[Any] = []
        self.rows = 0
        try:
            self.sink = pa.OSFile(str(self.part), "wb")
        except OSError as problem:
            raise unwritable(name, problem) from None
        try:
            self.writer = parquet.ParquetWriter(self.sink, schema(), compression="zstd")
        except OSError as problem:  # there is no room for its first bytes
            with suppress(OSError):
                self.sink.close()
            self.part.unlink(missing_ok=True)
            raise unwritable(name, problem) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self.finish()
        except OSError as problem:
            raise unwritable(str(self.path), problem) from None
        finally:
            self.give_up()

    def write(self, piece: bytes) -> None:
        """Adds rows that `packed` made."""
        table = arrow("pyarrow.ipc").open_stream(piece).read_all()
        self.waiting.append(table)
        self.rows += table.num_rows
        if self.rows >= ROW_GROUP:
            try:
                self.write_group()
            except OSError as problem:
                raise unwritable(str(self.path), problem) from None

    def write_group(self) -> None:
        """Writes what waits as one row group."""
        if self.waiting:
            table = arrow().concat_tables(self.waiting)
            self.writer.write_table(table, row_group_size=max(table.num_rows, 1))
        self.waiting.clear()
        self.rows = 0

    def finish(self) -> None:
        """Makes the file whole and gives it its name."""
        self.write_group()
        self.writer.close()
        self.sink.close()
        with open(self.part, "r+b") as written:  # Windows needs it open for writing
            os.fsync(written.fileno())
        os.replace(self.part, self.path)

    def give_up(self) -> None:
        """Leaves nothing behind of a file that has not become whole."""
        for stream in (self.writer, self.sink):
            with suppress(OSError, ValueError):
                stream.close()
        self.writer.is_open = False  # or it would try once more when it is forgotten
        self.part.unlink(missing_ok=True)


def unwritable(name: str, problem: OSError) -> MexicanTrainError:
    """Says that a file cannot be written."""
    return MexicanTrainError(f"{name} cannot be written: {in_words(problem)}")


def in_words(problem: OSError) -> str:
    """What the system says of a file, without what the library adds to it."""
    return os.strerror(problem.errno) if problem.errno else str(problem)


class ParquetRows:
    """The rows of a file, to be read one by one."""

    def __init__(self, name: str) -> None:
        self.name = name
        # In every one of these ways the library says that a file is no Parquet, or a broken one.
        self.unreadable = (OSError, ValueError, arrow().ArrowException)
        try:
            self.file = arrow("pyarrow.parquet").ParquetFile(name)
        except (FileNotFoundError, PermissionError) as problem:
            raise MexicanTrainError(f"{name} cannot be read: {in_words(problem)}") from None
        except self.unreadable as problem:
            raise self.refused(str(problem)) from None
        self.total: int = self.file.metadata.num_rows
        known = {field.name for field in schema()}
        self.columns = [name for name in self.file.schema_arrow.names if name in known]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for batch in self.batches(READ_AT_ONCE):
            yield from batch.to_pylist()

    def batches(self, size: int, groups: Sequence[int] | None = None) -> Iterator[Any]:
        """The rows as columns, so many at a time; of some row groups or of all."""
        batches = self.file.iter_batches(size, row_groups=groups, columns=self.columns)
        try:
            yield from batches
        except self.unreadable as problem:
            raise self.refused(str(problem)) from None

    def refused(self, why: str) -> MexicanTrainError:
        """Says that the file cannot be read."""
        return MexicanTrainError(f"{self.name} cannot be read as Parquet: {shown(why)}")
