"""What a server tells those at a table, and how a client reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct

from .events import Happening
from .view import GrownTrain, Latecomer, Player, Train, View, ViewChange


class ChatLine(Struct, kw_only=True, omit_defaults=True):
    """What somebody said: a text, or the key of a ready phrase."""

    number: int
    at: float
    seat: int
    name: str
    text: str | None = None
    phrase: str | None = None


class Welcome(Struct, tag="welcome", tag_field="type", kw_only=True):
    """Everything: whose connection this is, what time it is, what was said, how all looks.

    `latecomer` is the number of a spectator who has asked for a seat.
    """

    seat: int | None
    latecomer: int | None = None
    version: int
    now: float
    invite: str
    code: str | None
    chat: Sequence[ChatLine]
    view: View


class Update(Struct, tag="update", tag_field="type", kw_only=True):
    """The table has changed: what happened, and how it looks now."""

    version: int
    events: Sequence[Happening]
    view: View


class Difference(Struct, tag="difference", tag_field="type", kw_only=True, omit_defaults=True):
    """An update for those who asked for differences.

    `changed` has the fields of the view that are others than in the version before, all of them
    whole but the trains: of these `grown` tells what was laid, unless a field `trains` does.
    """

    version: int
    events: Sequence[Happening]
    grown: Sequence[GrownTrain] = ()
    changed: ViewChange


class Ack(Struct, tag="ack", tag_field="type", kw_only=True):
    """A message was accepted, and what it did is safe on disk."""

    id: str
    version: int


class Refusal(Struct, tag="refused", tag_field="type", kw_only=True, omit_defaults=True):
    """Nothing was changed, and why; with the table as it is, if that may be told.

    `speaks` are the numbers of the protocol that the server understands, for one who spoke another.
    """

    id: str | None
    reason: str
    message: str
    version: int | None = None
    view: View | None = None
    speaks: Sequence[int] | None = None


class HintedAction(Struct, kw_only=True):
    """An action, what it is expected to cost, and a reason to be put into words."""

    action: str
    points: float
    reason: str
    arguments: dict[str, int | str]


class Hint(Struct, tag="hint", tag_field="type", kw_only=True):
    """The actions open to a seat at a version, the best first."""

    id: str
    version: int
    actions: Sequence[HintedAction]


class Why(Struct, tag="why", tag_field="type", kw_only=True):
    """Why a tile can be played nowhere at a version; no reason if it can.

    `train` is the one in the way, if it is about one; `ends` are those it would have to fit.
    """

    id: str
    version: int
    tile: str
    reason: str | None
    train: Train | None
    ends: Sequence[int]


class FormerPlayer(Struct, kw_only=True):
    """A player who had a seat while the first `until` events of the round happened."""

    seat: int
    name: str
    until: int


class History(Struct, tag="history", tag_field="type", kw_only=True):
    """The events of the round up to a version.

    `former` are the players whose seats belong to others now, in the order in which they went.
    """

    id: str
    version: int
    events: Sequence[Happening]
    former: Sequence[FormerPlayer] = ()


class Said(ChatLine, tag="said", tag_field="type"):
    """Somebody said something."""


class Muted(Struct, tag="muted", tag_field="type", kw_only=True):
    """The seats that a connection does not hear."""

    id: str
    seats: Sequence[int]


class Mixed(Struct, tag="mixed", tag_field="type", kw_only=True):
    """What a device sent for a deal counts: its commitment is held, or its nonce was dealt with."""

    id: str


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    """The server is there."""

    id: str
    version: int
    now: float


class Players(Struct, tag="players", tag_field="type", kw_only=True):
    """Someone has come or gone; that is no change of the table."""

    version: int
    players: Sequence[Player]
    latecomers: Sequence[Latecomer] = ()


class Notice(Struct, tag="notice", tag_field="type", kw_only=True):
    """Something about the whole table."""

    reason: str
    message: str


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Difference
    | Ack
    | Refusal
    | Hint
    | Why
    | History
    | Said
    | Muted
    | Mixed
    | Pong
    | Players
    | Notice
)

KINDS: dict[Any, type[ServerMessage]] = {
    kind.__struct_config__.tag: kind for kind in get_args(ServerMessage)
}
HAPPENINGS = frozenset(kind.__struct_config__.tag for kind in get_args(Happening))


def read_server_message(data: str | bytes) -> ServerMessage | None:
    """The message in a frame of a server, without the events that only later servers know.

    None if only they know the message. Raises `msgspec.MsgspecError` for what is no message.
    """
    plain = msgspec.json.decode(data, type=dict[str, Any])
    kind = KINDS.get(plain.get("type"))
    if kind is None:
        return None
    if isinstance(plain.get("events"), list):
        known = [each for each in plain["events"] if not _is_newer(each)]
        plain["events"] = known
    return msgspec.convert(plain, kind)


def _is_newer(event: object) -> bool:
    """Whether something is an event of a type that there is only later."""
    return isinstance(event, dict) and event.get("type") not in HAPPENINGS
