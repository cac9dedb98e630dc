"""What happened at a table, as it is told: what changed there, and what happened in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from .options import TableOptions
from .view import Train


class Event(Struct, tag_field="type", kw_only=True):
    """Anything that happened."""


# ---------------------------------------------------------------------- in the game


class RoundBegan(Event, tag="round_began"):
    """A round was dealt: its engine, who laid it (None: it was set aside), who starts."""

    number: int
    engine: int
    engine_player: int | None
    first: int


class Played(Event, tag="played"):
    """A tile was laid on a train, written as it lies there."""

    seat: int
    tile: str
    train: Train


class Drew(Event, tag="drew"):
    """A tile was drawn; it is None for those who may not see it."""

    seat: int
    tile: str | None


class Passed(Event, tag="passed"):
    """A turn ended with nothing to play."""

    seat: int


class Stopped(Event, tag="stopped"):
    """A fast first turn was ended."""

    seat: int


class MarkerPlaced(Event, tag="marker_placed"):
    """A train is open to everyone now."""

    seat: int


class MarkerTaken(Event, tag="marker_taken"):
    """A train is its owner's alone again."""

    seat: int


class DoubleOpened(Event, tag="double_opened"):
    """A double lies uncovered at the end of a train."""

    train: Train
    pip: int


class DoubleClosed(Event, tag="double_closed"):
    """A double was covered."""

    train: Train
    pip: int


class Knocked(Event, tag="knocked"):
    """A seat's last tile was announced."""

    seat: int


class Caught(Event, tag="caught"):
    """A seat was caught; the tiles it drew are None for those who may not see them."""

    seat: int
    by: int
    count: int
    tiles: Sequence[str] | None


class RoundOver(Event, tag="round_over"):
    """The round ended, with what everyone was left with."""

    blocked: bool
    winners: Sequence[int]
    points: Sequence[int]
    hands: Sequence[Sequence[str]]


class MatchOver(Event, tag="match_over"):
    """The match ended."""

    winners: Sequence[int]
    totals: Sequence[int]


GameEvent: TypeAlias = (
    RoundBegan
    | Played
    | Drew
    | Passed
    | Stopped
    | MarkerPlaced
    | MarkerTaken
    | DoubleOpened
    | DoubleClosed
    | Knocked
    | Caught
    | RoundOver
    | MatchOver
)

# ---------------------------------------------------------------------- at the table


class Sat(Event, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    colour: str


class SeatAsked(Event, tag="seat_asked"):
    """A spectator has asked for a seat."""

    latecomer: int
    name: str


class SeatPromised(Event, tag="seat_promised"):
    """A bot's seat is a latecomer's from the next round on."""

    seat: int
    latecomer: int


class SeatWithdrawn(Event, tag="seat_withdrawn"):
    """A seat that was promised stays a bot's."""

    seat: int


class LobbyReopened(Event, tag="lobby_reopened"):
    """A match is over, and its table is in the lobby: latecomers have seats for the next one."""


class BotSat(Event, tag="bot_sat"):
    """A bot took a seat, or has another level."""

    seat: int
    name: str
    colour: str
    level: str


class Emptied(Event, tag="emptied"):
    """A seat became free."""

    seat: int


class Renamed(Event, tag="renamed"):
    """Someone has another name or colour."""

    seat: int
    name: str
    colour: str


class Changed(Event, tag="changed"):
    """The table has other options."""

    options: TableOptions


class Hosted(Event, tag="hosted"):
    """Another seat is the host."""

    seat: int


class Ready(Event, tag="ready"):
    """A seat is ready for the next round."""

    seat: int


class Agreed(Event, tag="agreed"):
    """A seat agrees to end the match."""

    seat: int


class WentOn(Event, tag="went_on"):
    """A seat wants to go on playing: it took its agreement back, or declined those of others."""

    seat: int


class Paused(Event, tag="paused"):
    """The host stopped the table for a while."""


class Resumed(Event, tag="resumed"):
    """The table goes on."""


class StoodIn(Event, tag="stood_in"):
    """A bot plays for someone who is away."""

    seat: int
    level: str


class HandedBack(Event, tag="handed_back"):
    """They play themselves again."""

    seat: int


class Left(Event, tag="left"):
    """Someone left for good; a bot has the seat."""

    seat: int
    level: str


class InviteRenewed(Event, tag="invite_renewed"):
    """The host renewed the invite; the one before opens the table no more."""


class Removed(Event, tag="removed"):
    """The host removed someone during a match; a bot has the seat."""

    seat: int
    level: str


class PlayedFor(Event, tag="played_for"):
    """What follows was not the seat's own doing: its time was up, or a stand-in plays."""

    seat: int
    by: str


TableEvent: TypeAlias = (
    Sat
    | SeatAsked
    | SeatPromised
    | SeatWithdrawn
    | LobbyReopened
    | BotSat
    | Emptied
    | Renamed
    | Changed
    | Hosted
    | Ready
    | Agreed
    | WentOn
    | Paused
    | Resumed
    | StoodIn
    | HandedBack
    | Left
    | Removed
    | InviteRenewed
    | PlayedFor
)
Happening: TypeAlias = GameEvent | TableEvent
