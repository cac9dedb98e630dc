"""What servers say to each other: letters, many to an envelope.

A connection that came to one server while its table is at another is known to both by a number
that the first gave it: it `Enters`, what it sends is carried as a `FrameIn`, what it is sent comes
back as `FramesOut`. Calls are a `TableCall` and a `TableReply`. The tags are what travels, also
between servers of different versions: they stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from ...protocol.calls import ListedTable
from ...protocol.client_messages import Hello
from ..generation import FIRST
from ..logs import log_error


class SentRefusal(NamedTuple):
    """A refusal as it travels.

    A server of the first generation that does not know the reason stops listening to all others: as
    long as such servers run beside these, only reasons that they know may travel.
    """

    reason: str
    sentence: str


class Enters(Struct, array_like=True, tag="Enters"):
    """A connection wants to a table of the other server, and says which protocol it speaks.

    Servers from before there was a number do not tell it: then it is 1. Nor do some tell where it
    comes from: then that is empty.
    """

    connection: int
    table: str
    token: str | None
    invite: str | None
    protocol: int = 1
    address: str = ""
    differences: bool = False


class Entered(Struct, array_like=True, tag="Entered"):
    """What became of that: whether its secret is right, and whether it is at the table now.

    A refusal, if the table could not say.
    """

    connection: int
    right: bool
    inside: bool
    refusal: SentRefusal | None = None


class FrameIn(Struct, array_like=True, tag="Said"):
    """A frame from a connection: a text, or bytes."""

    connection: int
    data: Any


class FramesOut(Struct, array_like=True, tag="Sent"):
    """Frames for a connection."""

    connection: int
    texts: list[str]


class Follow(NamedTuple):
    """What lets a connection in where its table is by now, and how many frames of it were heard."""

    token: str | None
    invite: str | None
    protocol: int
    heard: int
    differences: bool = False


class Closed(Struct, array_like=True, tag="Closed"):
    """The table closes a connection; or it has moved, and the connection is to follow it.

    Servers from before tables moved do not read that, and close the connection, which comes again.
    """

    connection: int
    code: int
    reason: str
    follow: Follow | None = None


class Departed(Struct, array_like=True, tag="Left"):
    """A connection is gone."""

    connection: int


class TableCall(Struct, array_like=True, tag="Asked"):
    """A call about a table: `sit`, `about`, `opens`, `waiting` or `excuse`."""

    number: int
    table: str
    call: str
    argument: Any


class TableReply(Struct, array_like=True, tag="Answered"):
    """Its answer, or a refusal."""

    number: int
    answer: Any
    refusal: SentRefusal | None = None


def hello_of(letter: Enters | Follow) -> Hello:
    """What a connection has said to be let in."""
    return Hello(
        protocol=letter.protocol,
        token=letter.token,
        invite=letter.invite,
        differences=letter.differences,
    )


VisitLetter: TypeAlias = Enters | FrameIn | Departed | TableCall
"""Letters about people of the server that sends them."""
ReturnLetter: TypeAlias = Entered | FramesOut | Closed | TableReply
"""Letters about people of the server that gets them."""
Letter: TypeAlias = VisitLetter | ReturnLetter


SINCE: dict[type[Letter], int] = {}
"""The generation that understands a letter, for those that were not there from the first. Older
servers are not sent them: those of the first would take the whole exchange for lost."""


class Envelope(Struct, array_like=True):
    """Letters from one server to another, numbered from 1.

    `losses` says how often the sender has taken all that was under way for lost, `generation` of
    which one the sender is.
    """

    sender: str
    number: int
    losses: int
    letters: list[Letter]
    generation: int = FIRST


class _Sealed(Struct, array_like=True):
    """An envelope whose letters are not read yet."""

    sender: str
    number: int
    losses: int
    letters: list[msgspec.Raw]
    generation: int = FIRST


class Figures(NamedTuple):
    """How much a server has to do."""

    connections: int
    tables: int
    """Those that somebody is at."""


class Announcement(Struct, array_like=True):
    """What a server tells all others: its public tables, and how many seconds ago it prolonged its
    lease; perhaps it asks when they have. And how much it has to do, if it would take more.

    Servers from before something was told do not say: then it is None.
    """

    sender: str
    public: list[ListedTable]
    renewed: float | None = None
    asks: bool = False
    figures: Figures | None = None


_encoder = msgspec.msgpack.Encoder()
_envelopes = msgspec.msgpack.Decoder(Envelope)
_sealed = msgspec.msgpack.Decoder(_Sealed)
_letters: msgspec.msgpack.Decoder[Letter] = msgspec.msgpack.Decoder(Letter)
_announcements = msgspec.msgpack.Decoder(Announcement)


def packed(what: Envelope | Announcement) -> bytes:
    """An envelope or an announcement as it travels."""
    return _encoder.encode(what)


def understood(letters: Iterable[Letter], generation: int) -> bool:
    """Whether servers of a generation understand all of some letters."""
    return not SINCE or all(SINCE.get(type(each), FIRST) <= generation for each in letters)


def opened(data: bytes) -> Envelope:
    """An envelope that arrived, without letters of later generations; raises
    `msgspec.DecodeError`."""
    try:
        return _envelopes.decode(data)
    except msgspec.ValidationError:
        sealed = _sealed.decode(data)
    letters = []
    for raw in sealed.letters:
        try:
            letters.append(_letters.decode(raw))
        except msgspec.ValidationError as problem:
            log_error("letter_not_understood", problem)
    return Envelope(sealed.sender, sealed.number, sealed.losses, letters, sealed.generation)


def read(data: bytes) -> Announcement:
    """An announcement that arrived; raises `msgspec.DecodeError`."""
    return _announcements.decode(data)
