"""The entries of a table's log. A table is its entries: applied in order they give it back."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from .options import Options


class Entry(Struct, tag_field="do", frozen=True, kw_only=True, omit_defaults=True):
    """One change of a table, which raises its version by one."""


class Made(Entry, tag="made", frozen=True):
    """The table was made; `seed` will deal the first round. Older ones have no `code`."""

    options: Options
    invite: str
    seed: str
    code: str = ""


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat; `digest` is of the seat's token."""

    seat: int
    name: str
    colour: str
    digest: str


class BotSat(Entry, tag="bot_sat", frozen=True):
    """A bot took a seat."""

    seat: int
    level: str
    name: str
    colour: str


class Emptied(Entry, tag="emptied", frozen=True):
    """A seat became free."""

    seat: int


class Renamed(Entry, tag="renamed", frozen=True):
    """Someone has another name or colour."""

    seat: int
    name: str
    colour: str


class Changed(Entry, tag="changed", frozen=True):
    """The table has other options."""

    options: Options


class Hosted(Entry, tag="hosted", frozen=True):
    """Another seat is the host."""

    seat: int


class Began(Entry, tag="began", frozen=True):
    """A match began and its first round was dealt; `seed` will deal the next one."""

    seed: str


class Dealt(Entry, tag="dealt", frozen=True):
    """The next round was dealt; `seed` will deal the one after it."""

    seed: str


class Acted(Entry, tag="acted", frozen=True):
    """A seat did something; `by` says who played for it, if not its owner (`bot`, `clock`)."""

    seat: int
    action: str
    by: str | None = None


class Ready(Entry, tag="ready", frozen=True):
    """A seat is ready for the next round."""

    seat: int


class Agreed(Entry, tag="agreed", frozen=True):
    """A seat agrees to end the match after this round."""

    seat: int


class Paused(Entry, tag="paused", frozen=True):
    """The host stopped the table for a while."""


class Resumed(Entry, tag="resumed", frozen=True):
    """The table goes on."""


class StoodIn(Entry, tag="stood_in", frozen=True):
    """A bot plays for someone who is away."""

    seat: int
    level: str


class HandedBack(Entry, tag="handed_back", frozen=True):
    """They play themselves again."""

    seat: int


class Left(Entry, tag="left", frozen=True):
    """Someone left for good; a bot has the seat."""

    seat: int
    level: str


AnyEntry: TypeAlias = (
    Made
    | Sat
    | BotSat
    | Emptied
    | Renamed
    | Changed
    | Hosted
    | Began
    | Dealt
    | Acted
    | Ready
    | Agreed
    | Paused
    | Resumed
    | StoodIn
    | HandedBack
    | Left
)


class Row(NamedTuple):
    """An entry as it is stored: the version it leads to, when, and the message it answers."""

    version: int
    at: float
    seat: int | None
    id: str | None
    entry: bytes


_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def written(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """An entry from the log."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
