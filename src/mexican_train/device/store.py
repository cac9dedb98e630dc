"""The store of a device: what a server has in a database, on a shelf."""

from __future__ import annotations

from typing import TypeVar

from msgspec import MsgspecError, json

from ..server.generation import FIRST
from ..server.store.store import (
    SAID_KEPT,
    Batch,
    Overtaken,
    StorageError,
    StoredLine,
    StoredMatch,
    StoredRecord,
    StoredTable,
)
from ..server.table.entries import Row
from .shelf import FULL, SAVED, TAKEN, Changes, Key, Shelf, below, read

T = TypeVar("T")
TABLE, CODE, LOG, SAID, MATCH, RECORD = "table", "code", "log", "said", "match", "record"
GENERATION = "generation"
"""What keys begin with. A table's is when somebody was last there, a code's is its table."""


class DeviceStore:
    """Tables on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def append(self, batch: Batch) -> None:
        """Saves a batch; returns when it is safe. Raises `StorageError`."""
        if batch.rows:
            # Where the log was summed up its beginning is free again: it must not be written there.
            first = min(row.version for row in batch.rows)
            if await self.goes_on(batch.table, first - 1):
                raise Overtaken(f"there is an entry {first} already, or a later one")
        try:
            changes = _changes(batch)
        except UnicodeError as problem:
            raise StorageError(str(problem)) from None
        if await self._write(changes) == TAKEN:
            if batch.code and await self.coded(batch.code) not in (None, batch.table):
                raise StorageError("another table has this code")
            raise Overtaken("what was to be added is there already")

    async def goes_on(self, table: str, version: int) -> bool:
        """Whether a table's log has anything after a version. Raises `StorageError`."""
        return bool(await self._read((LOG, table, version + 1), below(LOG, table)[1]))

    async def check(self) -> None:
        """Raises `StorageError` unless something could be saved just now."""
        await self._write(Changes())

    async def load(self, table: str) -> StoredTable | None:
        """A table's log and chat."""
        rows = [
            Row(_number(key), at, seat, id, entry.encode())
            for key, text in await self._read(*below(LOG, table))
            for at, seat, id, entry in [_read_as(text, tuple[float, int | None, str | None, str])]
        ]
        if not rows:
            return None
        said = await self._read(*below(SAID, table))
        lines = [StoredLine(_number(key), line.encode()) for key, line in said]
        of = await self._read((GENERATION, table), (GENERATION, table))
        return StoredTable(rows, lines, int(of[0][1]) if of else FIRST)

    async def coded(self, code: str) -> str | None:
        """The table that was made with this code."""
        found = await self._read((CODE, code), (CODE, code))
        return found[0][1] if found else None

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match and its records."""
        found = await self._read((MATCH, table, number), (MATCH, table, number))
        if not found:
            return None
        _, finished, invite, summary = _kept_match(found[0][1])
        records = await self._read(*below(RECORD, table, number))
        stored = [StoredRecord(_number(key), record.encode()) for key, record in records]
        return StoredMatch(invite, finished, summary.encode(), stored)

    async def touch(self, tables: list[str], now: float) -> None:
        """Somebody is at these tables."""
        if not tables:
            return
        kept = {key for key, _ in await self._read(*below(TABLE))}
        keys: list[Key] = [(TABLE, table) for table in tables if (TABLE, table) in kept]
        await self._write(Changes(put=[(key, _text(now)) for key in keys]))

    async def expire(self, tables_before: float, matches_before: float) -> list[str]:
        """Ends what has been left for too long; the tables that ended."""
        touched = {str(key[1]): float(at) for key, at in await self._read(*below(TABLE))}
        ended = [table for table, at in touched.items() if at < tables_before]
        changes = Changes()
        for table in ended:
            changes.drop += [below(kind, table) for kind in (TABLE, LOG, SAID, GENERATION)]
        if ended:
            codes = await self._read(*below(CODE))
            changes.drop += [(key, key) for key, table in codes if table in ended]
        for key, text in await self._read(*below(MATCH)):
            at, finished, *_ = _kept_match(text)
            of = str(key[1])
            gone = of in ended or of not in touched
            if at < matches_before if finished else gone:
                changes.drop += [(key, key), below(RECORD, *key[1:])]
        if changes.drop:
            await self._write(changes)
        return ended

    async def forget(self, table: str) -> None:
        """Lets go of a table, its matches and records for good."""
        codes = await self._read(*below(CODE))
        kinds = (TABLE, LOG, SAID, MATCH, RECORD, GENERATION)
        kept = [below(kind, table) for kind in kinds]
        await self._write(Changes(drop=kept + [(key, key) for key, of in codes if of == table]))

    async def size(self) -> int:
        """How many bytes all of it takes."""
        try:
            return int(await self._shelf.size())
        except Exception as problem:
            raise StorageError(str(problem)) from None

    async def _write(self, changes: Changes) -> str:
        """Makes changes; whether they were saved, or something to add was there already."""
        try:
            said = await self._shelf.write(changes.text())
        except Exception as problem:  # whatever the page's side raises, nobody knows what is saved
            raise StorageError(str(problem)) from None
        if said == FULL:
            raise StorageError("there is no room left on this device")
        if said not in (SAVED, TAKEN):
            raise StorageError(said)
        return said

    async def _read(self, first: Key, last: Key) -> list[tuple[Key, str]]:
        try:
            return await read(self._shelf, first, last)
        except Exception as problem:
            raise StorageError(str(problem)) from None


def _changes(batch: Batch) -> Changes:
    """What a batch changes on the shelf."""
    changes, table = Changes(), batch.table
    if batch.rows and batch.rows[0].version == 1:
        changes.put.append(((TABLE, table), _text(batch.at)))
    if batch.generation:
        changes.put.append(((GENERATION, table), _text(batch.generation)))
    if batch.code:
        changes.add.append(((CODE, batch.code), table))
    if batch.summed:
        changes.drop.append(((LOG, table), (LOG, table, batch.summed.version)))
        changes.put.append(_kept_row(table, batch.summed))
    changes.add += [_kept_row(table, row) for row in batch.rows]
    for number, line in batch.said:
        changes.add.append(((SAID, table, number), line.decode()))
        changes.drop.append(((SAID, table), (SAID, table, number - SAID_KEPT)))
    if batch.match:
        number, invite, finished, summary = batch.match
        kept = _text((batch.at, finished, invite, summary.decode()))
        changes.put.append(((MATCH, table, number), kept))
    if batch.record:
        match, round, record = batch.record
        changes.put.append(((RECORD, table, match, round), record.decode()))
    return changes


def _kept_row(table: str, row: Row) -> tuple[Key, str]:
    return (LOG, table, row.version), _text((row.at, row.seat, row.id, row.entry.decode()))


def _kept_match(text: str) -> tuple[float, bool, str, str]:
    """When a match was saved, whether it is over, its invite and its summary."""
    return _read_as(text, tuple[float, bool, str, str])


def _number(key: Key) -> int:
    """The number that a key ends with."""
    return int(key[-1])


def _text(value: object) -> str:
    return json.encode(value).decode()


def _read_as(text: str, kind: type[T]) -> T:
    try:
        return json.decode(text, type=kind)
    except MsgspecError as problem:
        raise StorageError(f"what was saved cannot be read: {problem}") from None
