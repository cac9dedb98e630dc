"""What clients may send, as types; whatever is not one of these is refused by its form."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from .options import OptionsChange, Word
from .reasons import Refused, TableReason

Body = TypeVar("Body")
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatId: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64)]
"""As long as 128 random bits are in letters and digits: a token is derived from it."""
NewToken: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}\Z")]
"""A token that a client makes: as much chance as in those of a server, 192 bits."""
Secret: TypeAlias = Annotated[str, Meta(max_length=128)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
LatecomerNumber: TypeAlias = Annotated[int, Meta(ge=1, le=2**31)]
Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes: a nonce, or the SHA-256 of one."""
ChallengeCode: TypeAlias = Annotated[str, Meta(max_length=4000)]
"""A challenge as people pass it on: its code or its whole link, and what chat programs add."""
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Hello(Struct, tag="hello", tag_field="type", kw_only=True):
    """Comes first: a token to play, an invite to watch. Again: everything anew.

    `protocol` is the number that the client speaks; the first clients did not say it. One that asks
    for `differences` is told only what has changed of a view that it has.
    """

    protocol: Annotated[int, Meta(ge=1, le=2**31)] = 1
    token: Secret | None = None
    invite: Secret | None = None
    differences: bool = False


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


class GoOn(Asked, tag="go_on"):
    """Goes on playing: takes back that one agrees to end the match, or declines it for all."""


class AskHint(Asked, tag="hint"):
    """Asks what a strong player would do."""


class AskWhy(Asked, tag="why"):
    """Asks why a tile of one's hand can be played nowhere now."""

    tile: Word


class AskHistory(Asked, tag="history"):
    """Asks what has happened in this round so far."""


class Me(Asked, tag="me"):
    """One's name and colour."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    colour: Word | None = None


class Change(Asked, tag="change"):
    """The host changes the table's options."""

    options: OptionsChange


class Bot(Asked, tag="bot"):
    """The host seats a bot."""

    seat: SeatNumber
    level: Word = "planner"


class Remove(Asked, tag="remove"):
    """The host empties a seat; once the match has begun, a bot plays on in it."""

    seat: SeatNumber


class RenewInvite(Asked, tag="renew_invite"):
    """The host lets nobody in any more with the invite and code there were."""


class Renew(Asked, tag="renew"):
    """One's seat opens with another token from now on; all other connections of it are closed."""

    token: NewToken


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


class AskSeat(Asked, tag="ask_seat"):
    """A spectator gives a name and asks the host for a seat, which `token` will open."""

    name: Annotated[str, Meta(max_length=200)]
    token: NewToken


class GiveSeat(Asked, tag="give_seat"):
    """The host gives a bot's seat to a latecomer, at once or from the next round on."""

    seat: SeatNumber
    latecomer: LatecomerNumber
    next_round: bool = False


class WithdrawSeat(Asked, tag="withdraw_seat"):
    """The host withdraws a seat that was promised from the next round on."""

    seat: SeatNumber


class Decline(Asked, tag="decline"):
    """The host has no seat for a latecomer, who watches without a name from now on."""

    latecomer: LatecomerNumber


class Rematch(Asked, tag="rematch"):
    """The host begins another match with the same people."""


class Mix(Asked, tag="mix"):
    """Commits to a nonce for the deal from the seed whose commitment is `next_commitment`."""

    next_commitment: Digest
    commitment: Digest


class Reveal(Asked, tag="reveal"):
    """The nonce that one's device had committed to."""

    nonce: Digest


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
    | GoOn
    | AskHint
    | AskWhy
    | AskHistory
    | Me
    | Change
    | Bot
    | Remove
    | RenewInvite
    | Renew
    | Host
    | Pause
    | Resume
    | StandIn
    | HandBack
    | Leave
    | AskSeat
    | GiveSeat
    | WithdrawSeat
    | Decline
    | Rematch
    | Mix
    | Reveal
    | Mute
    | Ping
)
Message: TypeAlias = Hello | Request


class NewTable(OptionsChange, kw_only=True):
    """The body that makes a table; what is left out is as the sheet nordic plays it.

    `commitment` is to a nonce for the first deal. Where a `challenge` is named, its code decides
    what is played, where one sits and who the bots are.
    """

    name: Annotated[str, Meta(max_length=200)]
    colour: Word | None = None
    bots: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    commitment: Digest | None = None
    challenge: ChallengeCode | None = None


class NewSeat(Struct, kw_only=True):
    """The body that takes a seat.

    `id` is random and known to its sender alone. Whoever asks again with it, because the answer was
    lost, is told the same seat and token. `commitment` is to a nonce for the first deal.
    """

    name: Annotated[str, Meta(max_length=200)]
    invite: Secret
    colour: Word | None = None
    id: SeatId | None = None
    commitment: Digest | None = None


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


def read_body(decoder: msgspec.json.Decoder[Body], data: bytes) -> Body:
    """The body of a call that is declared elsewhere."""
    body: Body = _decoded(decoder, data)
    return body


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
