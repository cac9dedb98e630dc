"""Positions and records as JSON, with the sheets that they name looked up."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from os import PathLike

from ..rules.errors import MexicanTrainError, NotationError
from ..rules.json_text import parse_json
from ..rules.match import Match
from ..rules.position import Position, position_from
from ..rules.record import Record
from ..rules.record import read_record as record_from
from ..rules.rules import Rules
from . import load_sheet


def rules_of(sheet: str) -> Rules:
    """The rules of a sheet that a position or a record names."""
    return load_sheet(sheet).rules


def read_position(source: str | bytes | dict[str, object]) -> Position:
    """The position in a JSON text, or in the object that such a text stands for."""
    return position_from(_data(source), rules_of)


def write_position(moment: Position | Match) -> str:
    """A position, or where a match stands now, as a line of JSON."""
    return str(moment.position if isinstance(moment, Match) else moment)


def read_record(source: str | bytes | dict[str, object]) -> Record:
    """The record in a JSON text or object: its form is checked here, its truth by `replay`."""
    return record_from(_data(source), rules_of)


def read_records(lines: Iterable[str | bytes]) -> Iterator[Record]:
    """The records of a file, one after another: `read_records(open("rounds.jsonl"))`."""
    if isinstance(lines, str | bytes | PathLike):  # a text would be taken letter by letter
        raise NotationError('lines are wanted, as in read_records(open("rounds.jsonl"))')
    return _records(lines)


def _records(lines: Iterable[str | bytes]) -> Iterator[Record]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield read_record(line)
            except MexicanTrainError as problem:
                raise NotationError(f"line {number}: {problem}") from None


def write_record(record: Record) -> str:
    """A record as a line of JSON."""
    return json.dumps(record.plain())


def _data(source: object) -> object:
    return parse_json(source) if isinstance(source, str | bytes) else source
