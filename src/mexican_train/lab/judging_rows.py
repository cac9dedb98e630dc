"""Rows of Parquet judged as columns: texts become tiles and actions a whole batch at a time."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from ..rules.errors import MexicanTrainError
from ..rules.record import FORMAT
from ..rules.tiles import Tile
from . import parquet
from .judging import PLAIN, USUAL, Deed, Judge, checked, deeds, tiles

T = TypeVar("T")
BATCH = 2048
LARGE = {"deal", "actions"}
SMALL = sorted(USUAL - LARGE)
"""Columns of which a row holds little."""
UNUSUAL = ("legal", "markers", "trains", "mexican", "hands", "seed", "commitment", "mix")
"""Columns that are null in a simulation."""


@dataclass
class Judged:
    """How many records are right, and what is wrong with the others, by line or row."""

    right: int = 0
    wrong: list[tuple[int, str]] = field(default_factory=list)
    size: int = 0
    """How much of the file this was."""

    def add(self, number: int, problem: str | None) -> None:
        """Notes what came of a record."""
        if problem is None:
            self.right += 1
        else:
            self.wrong.append((number, problem))


@dataclass(frozen=True)
class RowGroup:
    """A part of a file that is judged at once; `first` is the number of its first row."""

    name: str
    group: int
    first: int


def row_groups(rows: parquet.ParquetRows) -> Iterator[RowGroup]:
    """The parts of a file."""
    about = rows.file.metadata
    first = 1
    for group in range(about.num_row_groups):
        yield RowGroup(rows.name, group, first)
        first += about.row_group(group).num_rows


def judge_group(task: RowGroup) -> Judged:
    """Judges all rows of a group."""
    judge, judged = Judge(), Judged()
    number = task.first
    for batch in parquet.ParquetRows(task.name).batches(BATCH, [task.group]):
        for problem in judge_batch(judge, batch):
            judged.add(number, problem)
            number += 1
    judged.size = number - task.first
    return judged


def judge_batch(judge: Judge, batch: Any) -> Iterator[str | None]:
    """What is wrong with each row of a batch, in a sentence; None for one that is right."""
    columns = Columns.of(batch)
    for place in range(batch.num_rows):
        if columns is not None and columns.is_right(judge, place):
            yield None
            continue
        row = batch.slice(place, 1).to_pylist()[0]
        try:
            data = parquet.record_data(row)
        except MexicanTrainError as problem:  # house rules that are no JSON
            yield str(problem)
        else:
            yield judge.wrong_with_care(data)


class Lists(Generic[T]):
    """A column of lists of texts, each text replaced by what is known under it, or by None."""

    def __init__(self, column: Any, known: Mapping[object, T]) -> None:
        coded = column.flatten().dictionary_encode()
        meant = [known.get(text) for text in coded.dictionary.to_pylist()]
        places = array("i")
        places.frombytes(memoryview(coded.indices.buffers()[1])[: 4 * len(coded)])
        self.values = [meant[place] for place in places]
        self.ends = ends_of(column)

    def __getitem__(self, place: int) -> list[T | None]:
        return self.values[self.ends[place] : self.ends[place + 1]]


def ends_of(column: Any) -> list[int]:
    """Where each list of a column ends in its values; the first begins at 0."""
    ends: list[int] = column.offsets.to_pylist()
    return [end - ends[0] for end in ends]


@dataclass(frozen=True)
class Columns:
    """The columns of a batch in which there is nothing unusual."""

    small: list[dict[str, Any]]
    seats: list[int]
    hands: Lists[Tile]
    boneyards: Lists[Tile]
    actions: Lists[Deed]

    @classmethod
    def of(cls, batch: Any) -> Self | None:
        """The columns of a batch, unless anything in it is unusual."""
        here = {each.name: each.type for each in batch.schema}
        if any(here.get(each.name) != each.type for each in parquet.schema()):
            return None
        if any(batch.column(name).null_count != batch.num_rows for name in UNUSUAL):
            return None
        deal, done = batch.column("deal"), batch.column("actions")
        hands, boneyards = deal.field("hands"), deal.field("boneyard")
        lists = (hands, hands.flatten(), boneyards, done)
        if deal.null_count or any(each.null_count or each.flatten().null_count for each in lists):
            return None
        return cls(
            batch.select(SMALL).to_pylist(),
            ends_of(hands),
            Lists(hands.flatten(), tiles()),
            Lists(boneyards, tiles()),
            Lists(done, deeds()),
        )

    def is_right(self, judge: Judge, place: int) -> bool:
        """Whether the record in a row is seen to be right."""
        try:
            data = parquet.record_data(self.small[place])
        except MexicanTrainError:
            return False
        if not data.keys() >= PLAIN - LARGE or data["format"] != FORMAT:
            return False
        ground = judge.ground(data)
        hands = [self.hands[seat] for seat in range(self.seats[place], self.seats[place + 1])]
        lists: list[list[Any]] = [*hands, self.boneyards[place], self.actions[place]]
        if ground is None or any(None in each for each in lists):
            return False
        record = checked(data, lists[:-2], lists[-2], lists[-1])
        return record is not None and ground.is_right(record)
