"""The entries of a table's log. A table is its entries: applied in order they give it back."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Struct

from ...rules.actions import Action
from ...rules.match import OnlyRound
from ...rules.notation import read_action
from .closing import Closing
from .options import Options
from .seat import Latecomer, Seat


class Entry(Struct, tag_field="do", frozen=True, kw_only=True, omit_defaults=True):
    """One change of a table, which raises its version by one."""


class Made(Entry, tag="made", frozen=True):
    """The table was made; the seed of `salt` will deal the first round.

    Older ones have no `code`; those from before there was a key, here and below, have the `seed`
    itself. So has the table of a challenge, at which this `only` round is played.
    """

    options: Options
    invite: str
    seed: str = ""
    salt: str = ""
    code: str = ""
    only: OnlyRound | None = None


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat; `digest` is of the seat's token, `origin` tells addresses apart."""

    seat: int
    name: str
    colour: str
    digest: str
    origin: str = ""


class SeatAsked(Entry, tag="seat_asked", frozen=True):
    """A spectator asked for a seat; the fields but for `latecomer` are as in `Sat`."""

    latecomer: int
    name: str
    digest: str
    origin: str = ""


class SeatPromised(Entry, tag="seat_promised", frozen=True):
    """A bot's seat is to be a latecomer's from the next round on."""

    seat: int
    latecomer: int


class SeatWithdrawn(Entry, tag="seat_withdrawn", frozen=True):
    """A seat that was promised stays a bot's."""

    seat: int


class LatecomerGone(Entry, tag="latecomer_gone", frozen=True):
    """A spectator no longer asks for a seat: the host declined, or others took the place."""

    latecomer: int


class LobbyReopened(Entry, tag="lobby_reopened", frozen=True):
    """A match is over, and its table is in the lobby again; nobody asks for a seat any more."""


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


class Closed(Entry, tag="closed", frozen=True):
    """A deal is due, which `begins` a match or not; it waits for the nonces behind these
    commitments, by seat, and for no others."""

    commitments: dict[int, str]
    begins: bool = False


class Began(Entry, tag="began", frozen=True):
    """A match began and its first round was dealt; the seed of `salt` will deal the next one.

    `nonces` are those that were revealed of a deal that had been closed before, by seat.
    """

    seed: str = ""
    salt: str = ""
    nonces: dict[int, str] = {}


class Dealt(Entry, tag="dealt", frozen=True):
    """The next round was dealt; the fields are as in `Began`."""

    seed: str = ""
    salt: str = ""
    nonces: dict[int, str] = {}


class Acted(Entry, tag="acted", frozen=True):
    """A seat did something; `by` says who played for it, if not its owner (`bot`, `clock`)."""

    seat: int
    action: Action
    by: str | None = None


class Ready(Entry, tag="ready", frozen=True):
    """A seat is ready for the next round."""

    seat: int


class Agreed(Entry, tag="agreed", frozen=True):
    """A seat agrees to end the match after this round."""

    seat: int


class WentOn(Entry, tag="went_on", frozen=True):
    """A seat wants to go on: it takes its agreement back, or else those of all are void."""

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


class Removed(Entry, tag="removed", frozen=True):
    """The host removed someone during a match; a bot has the seat."""

    seat: int
    level: str


class InviteRenewed(Entry, tag="invite_renewed", frozen=True):
    """The table has another invite, and another code if it had one."""

    invite: str
    code: str = ""


class TokenRenewed(Entry, tag="token_renewed", frozen=True):
    """Someone's seat opens with another token; `digest` is of that."""

    seat: int
    digest: str


class Summed(Entry, tag="summed", frozen=True):
    """All that the entries up to `version` add up to while no match is running, in their place.

    Left out is what is left of a match that is over, and gone when the next one begins. So a log
    has no more entries than a lobby may have, and one match makes.
    """

    version: int
    options: Options
    invite: str
    code: str
    invited: int
    seats: tuple[Seat, ...]
    host: int
    matches: int
    paused: bool
    answered: dict[int, dict[str, int]]
    seed: str = ""
    salt: str = ""
    closing: Closing | None = None
    only: OnlyRound | None = None
    latecomers: dict[int, Latecomer] = {}
    asked: int = 0


SeatEntry: TypeAlias = (
    Sat | BotSat | Emptied | Renamed | TokenRenewed | StoodIn | HandedBack | Left | Removed
)
LatecomerEntry: TypeAlias = SeatAsked | SeatPromised | SeatWithdrawn | LatecomerGone
"""Who sits where, and who plays for whom."""
_Others: TypeAlias = (
    SeatEntry
    | LatecomerEntry
    | LobbyReopened
    | Made
    | Summed
    | InviteRenewed
    | Changed
    | Hosted
    | Closed
    | Began
    | Dealt
    | Ready
    | Agreed
    | WentOn
    | Paused
    | Resumed
)
AnyEntry: TypeAlias = Acted | _Others
KINDS: tuple[str, ...] = tuple(sorted(entry.__struct_config__.tag for entry in get_args(AnyEntry)))
"""What an entry can be, as the log names it."""


class Row(NamedTuple):
    """An entry as it is stored: the version it leads to, when, and the message it answers."""

    version: int
    at: float
    seat: int | None
    id: str | None
    entry: bytes


class _ActedText(Entry, tag="acted", frozen=True):
    """`Acted` as it is stored: the action is a text."""

    seat: int
    action: str
    by: str | None = None


_decoder = msgspec.json.Decoder(_ActedText | _Others)
_encoder = msgspec.json.Encoder()


def written(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    if isinstance(entry, Acted):
        return _encoder.encode(_ActedText(seat=entry.seat, action=str(entry.action), by=entry.by))
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """An entry from the log."""
    stored: _ActedText | _Others = _decoder.decode(data)
    if isinstance(stored, _ActedText):
        return Acted(seat=stored.seat, action=read_action(stored.action), by=stored.by)
    return stored
