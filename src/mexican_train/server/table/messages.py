"""What clients may send, as types; whatever is not one of these is refused by its form."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .refused import Refused, TableReason

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Secret: TypeAlias = Annotated[str, Meta(max_length=128)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Struct, tag="hello", tag_field="type", kw_only=True):
    """Comes first: a token to play, an invite to watch. Again: everything anew."""

    token: Secret | None = None
    invite: Secret | None = None


class Asked(Struct, tag_field="type", kw_only=True):
    """Anything that is answered under its id."""

    id: Id


class Start(Asked, tag="start"):
    """The host begins; empty seats are filled with bots."""


class Act(Asked, tag="act"):
    """An action of the game."""

    version: Version
    action: Word


class Next(Asked, tag="next"):
    """Ready for the next round."""


class Say(Asked, tag="say"):
    """Chat: a text, or one of the ready phrases."""

    text: Annotated[str, Meta(max_length=1000)] | None = None
    phrase: Word | None = None


class End(Asked, tag="end"):
    """Agrees to end the match after this round."""


class AskHint(Asked, tag="hint"):
    """Asks what a strong player would do."""


class AskHistory(Asked, tag="history"):
    """Asks what has happened in this round so far."""


class Me(Asked, tag="me"):
    """One's name and colour."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    colour: Word | None = None


class OptionsChange(Struct, kw_only=True, omit_defaults=True):
    """Options of a table; those left out stay as they are."""

    sheet: Word | UnsetType = UNSET
    rules: dict[str, Any] | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    rounds: int | UnsetType | None = UNSET
    clock: int | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    chat: Word | UnsetType = UNSET


class Change(Asked, tag="change"):
    """The host changes the table's options."""

    options: OptionsChange


class Bot(Asked, tag="bot"):
    """The host seats a bot."""

    seat: SeatNumber
    level: Word = "planner"


class Remove(Asked, tag="remove"):
    """The host empties a seat before the start."""

    seat: SeatNumber


class Host(Asked, tag="host"):
    """The host hands the role over."""

    seat: SeatNumber


class Pause(Asked, tag="pause"):
    """The host stops the table for a while."""


class Resume(Asked, tag="resume"):
    """The host lets it go on."""


class StandIn(Asked, tag="stand_in"):
    """The host lets a bot play for someone who is away."""

    seat: SeatNumber
    level: Word = "planner"


class HandBack(Asked, tag="hand_back"):
    """The host gives the seat back."""

    seat: SeatNumber


class Leave(Asked, tag="leave"):
    """Leaves for good."""


class Rematch(Asked, tag="rematch"):
    """The host begins another match with the same people."""


class Mute(Asked, tag="mute"):
    """Hear, or no longer hear, what a seat says."""

    seat: SeatNumber
    on: bool = True


class Ping(Asked, tag="ping"):
    """Are you there?"""


Request: TypeAlias = (
    Start
    | Act
    | Next
    | Say
    | End
    | AskHint
    | AskHistory
    | Me
    | Change
    | Bot
    | Remove
    | Host
    | Pause
    | Resume
    | StandIn
    | HandBack
    | Leave
    | Rematch
    | Mute
    | Ping
)
Message: TypeAlias = Hello | Request


class NewTable(OptionsChange, kw_only=True):
    """The body that makes a table; what is left out is as the sheet nordic plays it."""

    name: Annotated[str, Meta(max_length=200)]
    colour: Word | None = None
    bots: Annotated[list[Word], Meta(max_length=8)] = []


class NewSeat(Struct, kw_only=True):
    """The body that takes a seat."""

    name: Annotated[str, Meta(max_length=200)]
    invite: Secret
    colour: Word | None = None


class SaidCode(Struct):
    """The body that asks for the table with a code."""

    code: Word


class _Labelled(Struct):
    id: Id | None = None


_messages = msgspec.json.Decoder(Message)
_labels = msgspec.json.Decoder(_Labelled)
_tables = msgspec.json.Decoder(NewTable)
_seats = msgspec.json.Decoder(NewSeat)
_codes = msgspec.json.Decoder(SaidCode)


def read_message(data: str | bytes) -> Message:
    """The message in a frame."""
    message: Message = _decoded(_messages, data)
    return message


def read_new_table(data: bytes) -> NewTable:
    """The body of `POST /api/tables`."""
    table: NewTable = _decoded(_tables, data)
    return table


def read_new_seat(data: bytes) -> NewSeat:
    """The body of `POST /api/tables/{table}/seats`."""
    seat: NewSeat = _decoded(_seats, data)
    return seat


def read_code(data: bytes) -> str:
    """The body of `POST /api/codes`."""
    said: SaidCode = _decoded(_codes, data)
    return said.code


def label_of(data: str | bytes) -> str | None:
    """The id in a frame that is not a message otherwise, so that its sender can be answered."""
    try:
        return _labels.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def _decoded(decoder: msgspec.json.Decoder[Any], data: str | bytes) -> Any:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as problem:
        raise Refused(TableReason.BAD_MESSAGE, f"this is no message: {problem}") from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Refused(TableReason.BAD_MESSAGE, "this is not JSON in UTF-8") from None
