"""From what someone asks for to the entries that do it, or a refusal. Changes nothing itself."""

from __future__ import annotations

from collections.abc import Collection
from functools import singledispatch

from ...rules.errors import IllegalAction, NotationError, Reason
from ...rules.match import Phase
from ...rules.notation import read_action
from ..settings import Settings
from . import entries as e
from . import messages as m
from .refused import Refused, TableReason
from .seating import (
    STAND_IN,
    begin_when_full,
    check_colour,
    check_level,
    fill,
    new_seed,
    read_name,
    seat_bots,
)
from .table import LOBBY, Table


class Asker:
    """Who asks: a seat of a table, and which people are at the table now."""

    def __init__(self, table: Table, seat: int, here: Collection[int], settings: Settings) -> None:
        self.table = table
        self.seat = seat
        self.here = here
        self.settings = settings

    def must_host(self) -> None:
        """Only the host goes on from here."""
        if self.seat != self.table.host:
            raise Refused(TableReason.NOT_HOST)

    def must_be_in_lobby(self) -> None:
        """Only before the start."""
        if self.table.phase != LOBBY:
            raise Refused(TableReason.BEGUN)

    def must_have_begun(self) -> None:
        """Only during a match."""
        if self.table.match is None:
            raise Refused(TableReason.NOT_BEGUN)
        if self.table.match.phase == Phase.MATCH_OVER:
            raise IllegalAction(Reason.MATCH_OVER)

    def must_be_seat(self, seat: int) -> None:
        """Only for a seat there is."""
        if not 0 <= seat < len(self.table.seats):
            raise Refused(TableReason.NO_SUCH_SEAT)

    def must_be_person(self, seat: int) -> None:
        """Only for a seat that a person has."""
        self.must_be_seat(seat)
        if self.table.seats[seat].digest is None:
            raise Refused(TableReason.SEAT_EMPTY)


@singledispatch
def ask(message: m.Asked, asker: Asker) -> list[e.AnyEntry]:
    """The entries that do what a message asks for; raises `Refused` or `IllegalAction`."""
    raise Refused(TableReason.BAD_MESSAGE)


@ask.register
def _(message: m.Act, asker: Asker) -> list[e.AnyEntry]:
    table = asker.table
    if table.match is None:
        raise Refused(TableReason.NOT_BEGUN)
    try:
        action = read_action(message.action)
    except NotationError as problem:
        raise Refused(TableReason.BAD_MESSAGE, str(problem)) from None
    if not table.is_current(action, message.version):
        raise Refused(TableReason.STALE)
    if table.paused:
        raise Refused(TableReason.PAUSED)
    return [e.Acted(seat=asker.seat, action=str(action))]


@ask.register
def _(message: m.Start, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_be_in_lobby()
    return [*fill(asker.table), e.Began(seed=new_seed())]


@ask.register
def _(message: m.Rematch, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    match = asker.table.match
    if match is None or match.phase != Phase.MATCH_OVER:
        raise Refused(TableReason.NOT_OVER)
    return [e.Began(seed=new_seed())]


@ask.register
def _(message: m.Next, asker: Asker) -> list[e.AnyEntry]:
    asker.must_have_begun()
    table = asker.table
    if table.playing:
        raise Refused(TableReason.NOT_OVER)
    if asker.seat in table.ready:
        raise Refused(TableReason.ALREADY_READY)
    ready: e.AnyEntry = e.Ready(seat=asker.seat)
    return [ready, *deal_when_ready(table, asker.here, table.ready | {asker.seat})]


@ask.register
def _(message: m.End, asker: Asker) -> list[e.AnyEntry]:
    asker.must_have_begun()
    return [e.Agreed(seat=asker.seat)]


@ask.register
def _(message: m.Me, asker: Asker) -> list[e.AnyEntry]:
    seat = asker.table.seats[asker.seat]
    name = seat.name if message.name is None else read_name(message.name, asker.settings)
    colour = seat.colour if message.colour is None else message.colour
    check_colour(asker.table, colour, asker.seat)
    return [e.Renamed(seat=asker.seat, name=name, colour=colour)]


@ask.register
def _(message: m.Change, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    table = asker.table
    over = table.match is not None and table.match.phase == Phase.MATCH_OVER
    changed = table.options.change(message.options)
    if not over and not changed.plays_like(table.options):
        asker.must_be_in_lobby()
    if over and changed.seats != table.options.seats:
        raise Refused(TableReason.BEGUN, "seats come and go only before the first match")
    if any(seat >= changed.seats for seat in table.people):
        raise Refused(TableReason.SEAT_TAKEN, "somebody sits in a seat that would go")
    change: e.AnyEntry = e.Changed(options=changed)
    kept = table.seats[: changed.seats]
    full = len(kept) == changed.seats and all(seat.taken for seat in kept)
    begins = full and table.phase == LOBBY
    return [change, e.Began(seed=new_seed())] if begins else [change]


@ask.register
def _(message: m.Bot, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_be_in_lobby()
    asker.must_be_seat(message.seat)
    table = asker.table
    check_level(message.level)
    seat = table.seats[message.seat]
    if seat.digest is not None:
        raise Refused(TableReason.SEAT_TAKEN)
    sat: list[e.AnyEntry]
    if seat.level is not None:
        sat = [e.BotSat(seat=message.seat, level=message.level, name=seat.name, colour=seat.colour)]
    else:
        sat = seat_bots(table, {message.seat: message.level})
    return [*sat, *begin_when_full(table, message.seat)]


@ask.register
def _(message: m.Remove, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_be_in_lobby()
    asker.must_be_seat(message.seat)
    if not asker.table.seats[message.seat].taken:
        raise Refused(TableReason.SEAT_EMPTY)
    if message.seat == asker.seat:
        raise Refused(TableReason.SEAT_TAKEN, "to give up your own seat, leave the table")
    return [e.Emptied(seat=message.seat)]


@ask.register
def _(message: m.Host, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_be_person(message.seat)
    return [e.Hosted(seat=message.seat)]


@ask.register
def _(message: m.Pause, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_have_begun()
    if asker.table.paused:
        raise Refused(TableReason.PAUSED)
    return [e.Paused()]


@ask.register
def _(message: m.Resume, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    if not asker.table.paused:
        raise Refused(TableReason.NOT_PAUSED)
    resumed: e.AnyEntry = e.Resumed()
    return [resumed, *deal_when_ready(asker.table, asker.here, asker.table.ready, True)]


@ask.register
def _(message: m.StandIn, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_have_begun()
    asker.must_be_person(message.seat)
    check_level(message.level)
    if message.seat in asker.here:
        raise Refused(TableReason.NOT_AWAY)
    return [e.StoodIn(seat=message.seat, level=message.level)]


@ask.register
def _(message: m.HandBack, asker: Asker) -> list[e.AnyEntry]:
    asker.must_host()
    asker.must_be_person(message.seat)
    if asker.table.seats[message.seat].stand_in is None:
        raise Refused(TableReason.NO_STAND_IN)
    return [e.HandedBack(seat=message.seat)]


@ask.register
def _(message: m.Leave, asker: Asker) -> list[e.AnyEntry]:
    table, seat = asker.table, asker.seat
    gone: list[e.AnyEntry] = (
        [e.Emptied(seat=seat)] if table.phase == LOBBY else [e.Left(seat=seat, level=STAND_IN)]
    )
    others = [other for other in table.people if other != seat]
    if seat == table.host and others:
        heir = next((other for other in others if other in asker.here), others[0])
        gone.append(e.Hosted(seat=heir))
    return gone


def deal_when_ready(
    table: Table, here: Collection[int], ready: Collection[int], resumed: bool = False
) -> list[e.AnyEntry]:
    """The next round is dealt when everyone who is at the table is ready for it.

    A table that is paused waits until it is `resumed`.
    """
    if table.paused and not resumed:
        return []
    waiting = table.match is not None and table.match.phase == Phase.ROUND_OVER
    asked = [seat for seat in table.here_to_decide if seat in here]
    if not waiting or not asked or any(seat not in ready for seat in asked):
        return []
    return [e.Dealt(seed=new_seed())]
