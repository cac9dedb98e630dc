"""`mexican-train` as it may be one day: of the next generation, with a kind of entry that today's
does not know, and a step of the database that today's can do without. Whoever takes another name
waves, which is written down."""

from __future__ import annotations

import msgspec

from mexican_train.server import generation
from mexican_train.server.store import schema

# Before anybody takes them from there.
generation.GENERATION += 1
schema.ENOUGH[len(schema.STEPS) + 1] = len(schema.STEPS)
schema.STEPS += ("ALTER TABLE tables ADD COLUMN waves {integer} NOT NULL DEFAULT 0;",)  # type: ignore[assignment]

from mexican_train.protocol import client_messages as m  # noqa: E402
from mexican_train.rules.events import Event  # noqa: E402
from mexican_train.server.table import commands, entries  # noqa: E402
from mexican_train.server.table.table import Table  # noqa: E402


class Waved(entries.Entry, tag="waved", frozen=True):
    """Somebody waved."""

    seat: int


_rename, _apply = commands.rename, Table._apply


def rename(actor: commands.Actor, message: m.Me) -> list[entries.AnyEntry]:
    """The entries of a new name."""
    return [*_rename(actor, message), Waved(seat=actor.seat)]  # type: ignore[list-item]


def apply(table: Table, entry: entries.AnyEntry) -> list[Event]:
    """What an entry changes."""
    return [] if isinstance(entry, Waved) else _apply(table, entry)


entries._decoder = msgspec.json.Decoder(entries._ActedText | entries._Others | Waved)
commands.rename = rename
Table._apply = apply  # type: ignore[assignment,method-assign]

if __name__ == "__main__":
    from mexican_train.cli import main

    raise SystemExit(main())
