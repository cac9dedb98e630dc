# cython: allow_none_for_extension_args=False
"""What one seat may know.

A view holds the table as its seat knows it (`Round.known_to`): a table on which only what that seat
can see was put. It is never a round with things taken away, so nothing can be forgotten in it. All
that a view tells is read from that table when it is asked for: bots get a view for each decision,
and most look at little of it. `view.pxd` gives these lines C types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import Field, fields, make_dataclass
from typing import Any, ClassVar, NamedTuple, cast

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .actions import Call, TurnAction
from .actions import PastAction as PastAction
from .events import Event, seen_by
from .header import Header
from .round import Round
from .state import drawing, no_seat
from .tiles import Tile, Wagon

if not cython.compiled:
    from .tiles import MEXICAN


class Own(NamedTuple):
    """What only one seat may know."""

    hand: tuple[Tile, ...]
    legal: tuple[TurnAction, ...]
    calls: tuple[Call, ...]


class Lying(NamedTuple):
    """The trains as they lie."""

    seats: tuple[tuple[Wagon, ...], ...]
    mexican: tuple[Wagon, ...]


FIELDS = (
    *(
        "seat",
        "header",
        "number",
        "engine",
        "engine_player",
        "first",
    ),
    *(
        "turn",
        "hands",
        "counts",
        "boneyard",
        "trains",
        "mexican",
    ),
    *(
        "markers",
        "open_doubles",
        "follow_up",
        "drawn",
        "series",
        "had_turn",
    ),
    *(
        "legal",
        "calls",
        "history",
        "blocked",
        "winners",
        "scores",
    ),
)
"""All that a view tells."""


NAMED: dict[str, Field[Any]] = {
    field.name: field for field in fields(make_dataclass("View", FIELDS))
}
"""The same, as `dataclasses` asks for them."""


class View:
    """One moment of a match as a seat (None: a spectator) may see it; it never changes.

    Seats and trains are numbers, the Mexican train is `MEXICAN`. Views are equal when they tell
    the same; `dataclasses.replace` makes one that tells something else.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]] = NAMED

    def __init__(self, **told: Any) -> None:
        """A view that tells just this; `Match.view` makes those of a match."""
        if {*told} != {*FIELDS}:
            raise TypeError(f"a view tells {', '.join(FIELDS)}: neither more nor less")
        self._told: dict[str, Any] | None = told
        self._table: Round = None  # type: ignore[assignment]  # nobody asks it
        self._seat: int | None = told["seat"]
        self._header: Header = told["header"]
        self._number: int = told["number"]
        self._calls: tuple[Call, ...] = told["calls"]
        self._legal: tuple[TurnAction, ...] | None = told["legal"]
        self._hands: tuple[tuple[Tile, ...] | None, ...] | None = told["hands"]
        self._lying: Lying | None = Lying(told["trains"], told["mexican"])
        self._history: Sequence[PastAction] = told["history"]
        self._actions = len(self._history)
        self._scores: Sequence[Sequence[int]] = told["scores"]
        self._rounds = len(self._scores)

    def __reduce__(self) -> tuple[Callable[..., View], tuple[object, ...]]:
        if self._told is not None:
            return told_again, (self._told,)
        past, scores = self.history, self.scores
        table = (self._table, self._seat, self._header, self._number)
        return seen_again, (*table, self._calls, past, scores)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        return hash((self.seat, self.number, self.counts, self.hands, self.history))

    def __repr__(self) -> str:
        who = "a spectator" if self._seat is None else f"seat {self._seat}"
        sees = "the round is over" if self.over else f"seat {self.turn} to act"
        counts = " ".join(map(str, self.counts))
        return (
            f"<View of {who}: {self._header.title}, round {self._number}, {sees}, "
            f"hands of {counts}, {self.boneyard} in the boneyard>"
        )

    def __str__(self) -> str:
        return str(drawing().table_text(self, self.hands))

    def _repr_svg_(self) -> str:
        return str(drawing().table_svg(self, self.hands))

    @property
    def seat(self) -> int | None:
        """The seat that sees this; None for a spectator."""
        return self._seat

    @property
    def header(self) -> Header:
        """What is fixed for the match: its sheet, rules and players."""
        return self._header

    @property
    def number(self) -> int:
        """The number of the round, from 1."""
        return self._number

    @property
    def engine(self) -> int:
        """The pip of the engine."""
        if self._told is not None:
            return cast("int", self._told["engine"])
        return self._table.engine

    @property
    def engine_player(self) -> int | None:
        """Who laid the engine; None where it was set aside."""
        if self._told is not None:
            return cast("int | None", self._told["engine_player"])
        return None if self._table.engine_player < 0 else self._table.engine_player

    @property
    def first(self) -> int:
        """Who had the first turn."""
        if self._told is not None:
            return cast("int", self._told["first"])
        return self._table.first

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the round is over."""
        if self._told is not None:
            return cast("int | None", self._told["turn"])
        return None if self._table.over else self._table.turn

    @property
    def hands(self) -> tuple[tuple[Tile, ...] | None, ...]:
        """By seat the tiles of a hand, or None where one cannot see them."""
        if self._hands is None:
            table = self._table
            shown = table.over or self._header.rules.open_hands
            self._hands = tuple(
                [
                    tuple(table.hand_of(seat)) if shown or seat == self._seat else None
                    for seat in range(table.players)
                ]
            )
        return self._hands

    @property
    def counts(self) -> tuple[int, ...]:
        """By seat how many tiles a hand has."""
        if self._told is not None:
            return cast("tuple[int, ...]", self._told["counts"])
        return tuple([self._table.counts[seat] for seat in range(self._table.players)])

    @property
    def boneyard(self) -> int:
        """How many tiles the boneyard has."""
        if self._told is not None:
            return cast("int", self._told["boneyard"])
        return self._table.bone_end

    @property
    def trains(self) -> tuple[tuple[Wagon, ...], ...]:
        """By seat the train as it lies, without the engine."""
        if self._lying is None:
            self._lying = lying(self._table)
        return self._lying.seats

    @property
    def mexican(self) -> tuple[Wagon, ...]:
        """The Mexican train as it lies."""
        if self._lying is None:
            self._lying = lying(self._table)
        return self._lying.mexican

    @property
    def markers(self) -> tuple[int, ...]:
        """The seats whose trains are open to everyone."""
        if self._told is not None:
            return cast("tuple[int, ...]", self._told["markers"])
        return MEMBERS[self._table.markers]

    @property
    def open_doubles(self) -> tuple[int, ...]:
        """The trains whose double everyone must close before anything else."""
        if self._told is not None:
            return cast("tuple[int, ...]", self._told["open_doubles"])
        return () if self._table.over else MEMBERS[self._table.binding()]

    @property
    def follow_up(self) -> int | None:
        """The train on which the seat to act owes a tile for its double."""
        if self._told is not None:
            return cast("int | None", self._told["follow_up"])
        return None if self._table.follow_up < 0 else self._table.follow_up

    @property
    def drawn(self) -> bool:
        """Whether the seat to act has drawn for what it owes now."""
        if self._told is not None:
            return cast("bool", self._told["drawn"])
        return self._table.drawn

    @property
    def series(self) -> bool:
        """Whether the seat to act is inside a fast first turn."""
        if self._told is not None:
            return cast("bool", self._told["series"])
        return self._table.series

    @property
    def had_turn(self) -> tuple[int, ...]:
        """The seats that have finished a turn in this round."""
        if self._told is not None:
            return cast("tuple[int, ...]", self._told["had_turn"])
        return MEMBERS[self._table.had_turn]

    @property
    def legal(self) -> tuple[TurnAction, ...]:
        """What the view's seat may do now; nothing unless it is its turn."""
        if self._legal is None:
            acts = self._seat == self._table.turn
            self._legal = tuple(self._table._legal()) if acts else ()
        return self._legal

    @property
    def calls(self) -> tuple[Call, ...]:
        """The knocks and catches that the view's seat may make."""
        return self._calls

    @property
    def history(self) -> tuple[PastAction, ...]:
        """What was done in this round, as all could see."""
        if not isinstance(self._history, tuple):
            self._history = tuple(self._history[: self._actions])
        return self._history

    @property
    def blocked(self) -> bool:
        """Whether the round ended because nobody could go on."""
        if self._told is not None:
            return cast("bool", self._told["blocked"])
        return self._table.blocked

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the round, once it is over."""
        if self._told is not None:
            return cast("tuple[int, ...]", self._told["winners"])
        return tuple(self._table.winners)

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The points of the finished rounds, each by seat."""
        if not isinstance(self._scores, tuple):
            self._scores = tuple([tuple(points) for points in self._scores[: self._rounds]])
        return cast("tuple[tuple[int, ...], ...]", self._scores)

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
    history: Sequence[PastAction] = (),
    scores: Sequence[Sequence[int]] = (),
) -> View:
    """The view of `round` from `seat`; `scores` are those of the finished rounds.

    What is put at the end of `history` and `scores` afterwards, the view does not tell.
    """
    if seat is not None and (not isinstance(seat, int) or not 0 <= seat < round.players):
        raise no_seat(seat, round.players)
    waits = round.may_knock >= 0 or round.catchable != 0
    calls = tuple(round.calls_of(seat)) if waits and seat is not None else ()
    table = round.known_to(seat, header.rules.open_hands)
    return seen_again(table, seat, header, number, calls, history, scores)


def seen_again(
    table: Round,
    seat: int | None,
    header: Header,
    number: int,
    calls: tuple[Call, ...],
    history: Sequence[PastAction],
    scores: Sequence[Sequence[int]],
) -> View:
    """The view from a table that holds no more than the seat may know."""
    view = View.__new__(View)
    view._told = view._hands = view._lying = view._legal = None
    view._table = table
    view._seat = seat
    view._header = header
    view._number = number
    view._calls = calls
    view._history = history
    view._actions = len(history)
    view._scores = scores
    view._rounds = len(scores)
    return view


def told_again(told: dict[str, Any]) -> View:
    """The view that tells just this."""
    return View(**told)


def lying(table: Round) -> Lying:
    """The trains of a table."""
    trains = table.trains
    return Lying(
        tuple([tuple(trains[seat]) for seat in range(table.players)]), tuple(trains[MEXICAN])
    )


NOTHING = Own((), (), ())
"""What a spectator knows besides what all know."""


def own_of(round: Round, seat: int) -> Own:
    """What only `seat` may know of `round`: its tiles, and what it may do now."""
    legal = tuple(round.legal) if seat == round.turn else ()
    return Own(tuple(round.hand_of(seat)), legal, tuple(round.calls_of(seat)))


def events_for(events: Sequence[Event], seat: int | None, header: Header) -> list[Event]:
    """Events as a seat (None: a spectator) may see them."""
    return [seen_by(event, seat, header.rules.open_hands) for event in events]


def members(mask: int) -> tuple[int, ...]:
    """The seats or trains in a mask."""
    return MEMBERS[mask]


MEMBERS = tuple(
    [tuple([i for i in range(MEXICAN + 1) if mask >> i & 1]) for mask in range(2 << MEXICAN)]
)
