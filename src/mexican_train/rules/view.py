"""What one seat may know. A view is constructed field by field from what that seat can see;
it is never a round with things taken away, so nothing can be forgotten in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .actions import Action, Call, TurnAction
from .events import Event, seen_by
from .header import Header
from .round import Round
from .tiles import MEXICAN, Tile, Wagon


class Deed(NamedTuple):
    """What a seat did, as all could see (a draw does not tell the tile).

    `marked` says whether the seat's own train had its marker on afterwards, `drawn` how many
    tiles left the boneyard (for a catch into the hand of who was caught).
    """

    seat: int
    action: Action
    marked: bool
    drawn: int


class Own(NamedTuple):
    """What only one seat may know."""

    hand: tuple[Tile, ...]
    legal: tuple[TurnAction, ...]
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One moment of a match as a seat (None: a spectator) may see it."""

    seat: int | None
    header: Header
    number: int
    engine: int
    engine_player: int | None
    first: int
    turn: int | None
    hands: tuple[tuple[Tile, ...] | None, ...]
    counts: tuple[int, ...]
    boneyard: int
    trains: tuple[tuple[Wagon, ...], ...]
    mexican: tuple[Wagon, ...]
    markers: tuple[int, ...]
    open_doubles: tuple[int, ...]
    follow_up: int | None
    drawn: bool
    series: bool
    had_turn: tuple[int, ...]
    legal: tuple[TurnAction, ...]
    calls: tuple[Call, ...]
    history: tuple[Deed, ...]
    blocked: bool
    winners: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The seat's own tiles."""
        own = None if self.seat is None else self.hands[self.seat]
        return own or ()

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.turn is None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the finished rounds together."""
        return tuple(sum(points) for points in zip(*self.scores, strict=True)) or (0,) * len(
            self.counts
        )


def view_of(
    round: Round,
    seat: int | None,
    header: Header,
    number: int = 1,
    history: Sequence[Deed] = (),
    scores: Sequence[Sequence[int]] = (),
) -> View:
    """The view of `round` from `seat`; `scores` are those of the finished rounds."""
    players = range(round.players)
    trains = round.trains()
    # Hands lie open when the table plays so, and when they are counted at the end.
    shown = header.rules.open_hands or round.over
    own = NOTHING if seat is None else own_of(round, seat)
    return View(
        seat=seat,
        header=header,
        number=number,
        engine=round.engine,
        engine_player=None if round.engine_player < 0 else round.engine_player,
        first=round.first,
        turn=None if round.over else round.turn,
        hands=tuple(
            [own.hand if s == seat else tuple(round.hand(s)) if shown else None for s in players]
        ),
        counts=tuple([round.hand_count(s) for s in players]),
        boneyard=round.bones_left(),
        trains=tuple([tuple(trains[s]) for s in players]),
        mexican=tuple(trains[MEXICAN]),
        markers=members(round.markers),
        open_doubles=() if round.over else members(round.binding()),
        follow_up=None if round.follow_up < 0 else round.follow_up,
        drawn=round.drawn,
        series=round.series,
        had_turn=members(round.had_turn),
        legal=own.legal,
        calls=own.calls,
        history=tuple(history),
        blocked=round.blocked,
        winners=tuple(round.winners()),
        scores=tuple([tuple(points) for points in scores]),
    )


NOTHING = Own((), (), ())
"""What a spectator knows besides what all know."""


def own_of(round: Round, seat: int) -> Own:
    """What only `seat` may know of `round`: its tiles, and what it may do now."""
    acts = seat == round.turn and not round.over
    legal = tuple(round.legal()) if acts else ()
    return Own(tuple(round.hand(seat)), legal, tuple(round.calls(seat)))


def events_for(events: Sequence[Event], seat: int | None, header: Header) -> list[Event]:
    """Events as a seat (None: a spectator) may see them."""
    return [seen_by(event, seat, header.rules.open_hands) for event in events]


def members(mask: int) -> tuple[int, ...]:
    """The seats or trains in a mask."""
    return MEMBERS[mask]


MEMBERS = tuple(
    tuple(i for i in range(MEXICAN + 1) if mask >> i & 1) for mask in range(2 << MEXICAN)
)
