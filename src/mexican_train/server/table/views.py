"""What everyone, a seat, or a passer-by may know of a table, part by part."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from ...protocol.calls import About, AboutWithSeat, ListedTable
from ...protocol.view import (
    Ended,
    Laid,
    Latecomer,
    MixedShare,
    OwnView,
    Player,
    TablePhase,
    TableView,
    train_told,
)
from ...rules.actions import Action
from ...rules.events import RoundBegan
from ...rules.fair import commitment
from ...rules.rules import LastTile, Rules
from ...rules.tiles import ALL_WAGONS, points_of
from ...rules.view import NOTHING, Own, View, own_of
from .table import Table


def table_view(table: Table, here: Collection[int], waiting: Collection[int]) -> TableView:
    """What everyone may know of a table besides its round: who sits there, and what is played.

    `here` are the seats whose people are at the table, `waiting` the latecomers who are.
    """
    options, match = table.options, table.match
    began = next((each for each in table.round_events if isinstance(each, RoundBegan)), None)
    return TableView(
        table=table.id,
        host=table.host,
        players=players(table, here),
        sheet=options.sheet,
        rules=options.rules,
        rounds=table.last_round,
        clock=options.clock,
        hints=options.hints,
        chat=options.chat,
        pace=options.pace,
        automatic=options.automatic,
        review=options.review,
        public=options.public,
        paused=table.paused,
        ready=sorted(table.ready),
        match=table.match_number,
        round=match.number if match else 0,
        engine=began.engine if began else None,
        engine_player=began.engine_player if began else None,
        first=began.first if began else None,
        scores=match.scores if match else [],
        totals=match.totals if match else [],
        winners=match.winners if match else [],
        agreed=sorted(match.agreed) if match else [],
        commitment=commitment(bytes.fromhex(table.dealt_from)) if table.dealt_from else None,
        next_commitment=commitment(bytes.fromhex(table.seed)),
        mixing=_mixing(table),
        address_seats=options.address_seats,
        penalty=_penalty(table.header.rules),
        challenge=table.only is not None,
        latecomers=latecomers(table, waiting),
    )


def _penalty(rules: Rules) -> int | None:
    return rules.penalty_tiles if rules.last_tile == LastTile.PENALTY else None


def players(table: Table, here: Collection[int]) -> list[Player]:
    """Who sits where."""
    return [
        Player(
            name=seat.name,
            colour=seat.colour,
            bot=seat.level,
            stand_in=seat.stand_in,
            connected=seat.level is not None or index in here,
            taken=seat.taken,
        )
        for index, seat in enumerate(table.seats)
    ]


def latecomers(table: Table, waiting: Collection[int]) -> list[Latecomer]:
    """Who watches and has asked for a seat."""
    return [
        Latecomer(number=number, name=each.name, connected=number in waiting, seat=each.seat)
        for number, each in table.latecomers.items()
    ]


class TrainTexts(NamedTuple):
    """The trains as they lie, as text."""

    seats: list[list[str]]
    mexican: list[str]


def train_texts(view: View) -> TrainTexts:
    """The trains of a round as text; only a play changes them."""
    return TrainTexts([texts(train) for train in view.trains], texts(view.mexican))


def laid(view: View, trains: TrainTexts) -> Laid:
    """The public part of a running or finished round."""
    hands = None if None in view.hands else view.hands
    return Laid(
        turn=view.turn,
        counts=view.counts,
        hands=[texts(hand or ()) for hand in hands] if hands else None,
        boneyard=view.boneyard,
        trains=trains.seats,
        mexican=trains.mexican,
        markers=view.markers,
        open_double=train_told(view.open_doubles[0]) if view.open_doubles else None,
        open_doubles=[train_told(train) for train in view.open_doubles],
        follow_up=None if view.follow_up is None else train_told(view.follow_up),
        drawn=view.drawn,
        series=view.series,
        blocked=view.blocked,
    )


def ended(table: Table, view: View) -> Ended:
    """What is told of a round only when it is over."""
    return Ended(
        round_winners=view.winners,
        worth=_worth(view) if view.over else None,
        # The seed would tell every hand, so it is published only when there is none to hide.
        seed=table.dealt_from if view.over else None,
        mix=_mix(table) if view.over and table.mix else None,
    )


NO_ROUND = (
    Laid(
        turn=None,
        counts=(),
        hands=None,
        boneyard=0,
        trains=(),
        mexican=(),
        markers=(),
        open_double=None,
        open_doubles=(),
        follow_up=None,
        drawn=False,
        series=False,
        blocked=False,
    ),
    Ended(round_winners=(), worth=None, seed=None),
)
"""What lies on a table before its first match."""


def own_known(table: Table, seat: int | None) -> Own:
    """What only a seat itself may know; a spectator knows nothing."""
    match = table.match
    return NOTHING if seat is None or match is None else own_of(match.round, seat)


def own_view(table: Table, seat: int | None) -> OwnView:
    """What only a seat itself may know, as it is told."""
    own = own_known(table, seat)
    return OwnView(
        seat=seat,
        hand=texts(own.hand),
        legal=[_action(action) for action in own.legal],
        calls=[str(call) for call in own.calls],
    )


def _mixing(table: Table) -> list[str | None] | None:
    """What a deal that is due waits for: what each seat has committed to."""
    closing = table.closing
    if closing is None:
        return None
    return [closing.commitments.get(seat) for seat in range(len(table.seats))]


def _mix(table: Table) -> list[MixedShare | None]:
    """What each seat's device added to the deal."""
    return [None if share is None else MixedShare(**share._asdict()) for share in table.mix]


def _worth(view: View) -> list[list[int]]:
    """What each tile of each hand costs."""
    blank, double_blank = view.header.rules.blank_points, view.header.rules.double_blank_points
    return [[points_of(tile, blank, double_blank) for tile in hand or ()] for hand in view.hands]


# ---------------------------------------------------------------------- what others may know


def about_for(table: Table, here: Collection[int], named: bool, seat: int | None) -> AboutWithSeat:
    """What someone may know of a table, and the seat that is theirs."""
    mine = seat is not None and table.turn == seat and not table.paused
    return AboutWithSeat(**structs.asdict(about(table, here, named)), seat=seat, your_turn=mine)


def about(table: Table, here: Collection[int], named: bool) -> About:
    """What anyone may know of a table; names only those who may come in."""
    match = table.match
    return About(
        table=table.id,
        phase=TablePhase(table.phase),
        sheet=table.options.sheet,
        rules=table.options.rules,
        rounds=table.last_round,
        round=match.number if match else 0,
        clock=table.options.clock,
        public=table.options.public,
        seats=len(table.seats),
        free=sum(not seat.taken for seat in table.seats),
        players=players(table, here) if named else None,
        host=table.host if named else None,
    )


def listed(table: Table, here: Collection[int]) -> ListedTable:
    """What the home page tells of a public table."""
    return ListedTable(**structs.asdict(about(table, here, named=True)), invite=table.invite)


# ---------------------------------------------------------------------- small things


TEXTS: dict[tuple[int, int], str] = {wagon: str(wagon) for wagon in ALL_WAGONS}
"""Every tile as text, whether it lies or is held: looking it up is quicker than writing it."""


def texts(tiles: Sequence[tuple[int, int]]) -> list[str]:
    """Tiles as text."""
    return [TEXTS[tile] for tile in tiles]


@lru_cache(maxsize=8192)
def _action(action: Action) -> str:
    return str(action)
