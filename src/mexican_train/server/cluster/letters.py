"""What servers say to each other: letters, many to an envelope.

A connection that came to one server while its table is at another is known to both by a number
that the first gave it: it `Enters`, what it sends is carried as `Said`, what it is sent comes back
as `Sent`. Calls are `Asked` and `Answered`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct


class Enters(Struct, array_like=True, tag=True):
    """A connection wants to a table of the other server."""

    connection: int
    table: str
    token: str | None
    invite: str | None


class Entered(Struct, array_like=True, tag=True):
    """What became of that: whether its secret is right, and whether it is at the table now.

    A refusal, if the table could not say: its reason and sentence.
    """

    connection: int
    right: bool
    inside: bool
    refusal: tuple[str, str] | None = None


class Said(Struct, array_like=True, tag=True):
    """A frame from a connection: a text, or bytes."""

    connection: int
    data: Any


class Sent(Struct, array_like=True, tag=True):
    """Frames for a connection."""

    connection: int
    texts: list[str]


class Closed(Struct, array_like=True, tag=True):
    """The table closes a connection."""

    connection: int
    code: int
    reason: str


class Left(Struct, array_like=True, tag=True):
    """A connection is gone."""

    connection: int


class Asked(Struct, array_like=True, tag=True):
    """A call about a table: `sit`, `about`, `opens` or `waiting`."""

    number: int
    table: str
    call: str
    argument: Any


class Answered(Struct, array_like=True, tag=True):
    """Its answer, or a refusal's reason and sentence."""

    number: int
    answer: Any
    refusal: tuple[str, str] | None = None


Letter: TypeAlias = Enters | Entered | Said | Sent | Closed | Left | Asked | Answered


class Envelope(Struct, array_like=True):
    """Letters from one server to another, numbered from 1.

    `losses` says how often the sender has taken all that was under way for lost.
    """

    sender: str
    number: int
    losses: int
    letters: list[Letter]


class Notice(Struct, array_like=True):
    """What a server tells all others: its public tables."""

    sender: str
    public: list[dict[str, Any]]


_encoder = msgspec.msgpack.Encoder()
_envelopes = msgspec.msgpack.Decoder(Envelope)
_notices = msgspec.msgpack.Decoder(Notice)


def packed(what: Envelope | Notice) -> bytes:
    """An envelope or a notice as it travels."""
    return _encoder.encode(what)


def opened(data: bytes) -> Envelope:
    """An envelope that arrived; raises `msgspec.DecodeError`."""
    return _envelopes.decode(data)


def read(data: bytes) -> Notice:
    """A notice that arrived; raises `msgspec.DecodeError`."""
    return _notices.decode(data)
