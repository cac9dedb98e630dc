"""What an action made happen, as values; each knows what other seats may see of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .actions import Action, Catch, Draw, Knock, Pass, Play, Stop
from .tiles import Tile, Wagon

if TYPE_CHECKING:
    from .round import Round


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round was dealt: its engine, who laid it (None: it was set aside), who starts."""

    number: int
    engine: int
    engine_player: int | None
    first: int


@dataclass(frozen=True, slots=True)
class Played:
    """A tile was laid on a train, as it lies there."""

    seat: int
    wagon: Wagon
    train: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was drawn; the tile is None for those who may not see it."""

    seat: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn ended with nothing to play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """A fast first turn was ended."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    """A train is now open to everyone."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarkerTaken:
    """A train is its owner's alone again."""

    seat: int


@dataclass(frozen=True, slots=True)
class DoubleOpened:
    """A double lies uncovered at the end of a train."""

    train: int
    pip: int


@dataclass(frozen=True, slots=True)
class DoubleClosed:
    """A double was covered."""

    train: int
    pip: int


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat's last tile was announced, by itself or, under `announce`, for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat was caught; the tiles it drew are None for those who may not see them."""

    seat: int
    by: int
    count: int
    tiles: tuple[Tile, ...] | None


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round ended: gone out or blocked, with what everyone was left with."""

    blocked: bool
    winners: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match ended."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


Event: TypeAlias = (
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


def seen_by(event: Event, seat: int | None, open_hands: bool) -> Event:
    """The event as a seat (None: a spectator) may see it."""
    if open_hands:
        return event
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, tile=None)
    if isinstance(event, Caught) and event.seat != seat:
        return replace(event, tiles=None)
    return event


def who_see_more(events: Iterable[Event], open_hands: bool) -> set[int]:
    """The seats that may see more of some events than everybody does."""
    if open_hands:
        return set()
    return {event.seat for event in events if isinstance(event, Drew | Caught)}


def events_of_deal(round: Round, number: int) -> list[Event]:
    """What happened when round `number` was dealt."""
    layer = None if round.engine_player < 0 else round.engine_player
    # With a hand of one tile the round is over when that tile was the engine.
    return [RoundBegan(number, round.engine, layer, round.first), *_end(round)]


class BeforeAction(NamedTuple):
    """What must be remembered of a round to tell what an action changed."""

    turn: int
    markers: int
    doubles: int
    laid_this_turn: bool
    end: int
    boneyard: list[Tile]


def before_action(round: Round, action: Action) -> BeforeAction:
    """The round as it is just before `action`."""
    draws = isinstance(action, Draw | Catch)
    return BeforeAction(
        round.turn,
        round.markers,
        round.doubles,
        round.laid_this_turn,
        round.end_of(action.train) if isinstance(action, Play) else -1,
        round.boneyard[: round.rules.penalty_tiles + 1] if draws else [],
    )


def events_since(before: BeforeAction, round: Round, action: Action) -> list[Event]:
    """What `action` made happen in a round that was at `before`."""
    seat = before.turn
    found: list[Event] = []
    if isinstance(action, Play):
        found.append(Played(seat, Wagon(before.end, sum(action.tile) - before.end), action.train))
        found.extend(_doubles(before, round, action.train))
    elif isinstance(action, Draw):
        found.append(Drew(seat, before.boneyard[0]))
    elif isinstance(action, Pass):
        found.append(Passed(seat))
    elif isinstance(action, Stop):
        found.append(Stopped(seat))
    elif isinstance(action, Knock):
        found.append(Knocked(action.seat))
    else:
        tiles = tuple(before.boneyard[: round.rules.penalty_tiles])
        found.append(Caught(action.seat, action.by, len(tiles), tiles))
    changed = (before.markers ^ round.markers) >> seat & 1
    if changed:
        found.append(MarkerPlaced(seat) if round.markers >> seat & 1 else MarkerTaken(seat))
    if not round.terms.penalty and _one_left(before, round):
        found.append(Knocked(seat))
    return found + _end(round)


def _end(round: Round) -> list[Event]:
    if not round.over:
        return []
    hands = tuple(tuple(round.hand_of(seat)) for seat in range(round.players))
    return [RoundOver(round.blocked, tuple(round.winners), tuple(round.scores), hands)]


def _doubles(before: BeforeAction, round: Round, train: int) -> list[Event]:
    if (before.doubles ^ round.doubles) >> train & 1 == 0:
        return []
    if round.doubles >> train & 1:
        return [DoubleOpened(train, before.end)]
    return [DoubleClosed(train, before.end)]


def _one_left(before: BeforeAction, round: Round) -> bool:
    """Whether the turn has just ended with a tile laid and one tile left."""
    ended = round.turn != before.turn or round.blocked
    laid = before.laid_this_turn or before.end >= 0
    return ended and laid and round.hand_count(before.turn) == 1
