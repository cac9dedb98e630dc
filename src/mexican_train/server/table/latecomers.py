"""Latecomers: spectators who ask for a seat, and the bots' seats that the host gives them."""

from __future__ import annotations

from collections.abc import Collection

from ...protocol import client_messages as m
from ...protocol.options import OptionsChange
from ...protocol.reasons import Refused, TableReason
from ..settings import Settings
from . import entries as e
from .options import Options
from .seat import Latecomer
from .seating import STAND_IN, check_name, read_name
from .secret import digest
from .table import Table


def ask_seat(
    table: Table, message: m.AskSeat, waiting: Collection[int], settings: Settings, origin: str
) -> list[e.AnyEntry]:
    """Return the entries for a spectator who asks for a seat.

    Where no person is left at the table, nobody could give one: then it is the host's at once.
    """
    if table.only is not None:
        raise Refused(TableReason.SET_DEAL)
    if table.match is None:
        raise Refused(TableReason.NOT_BEGUN)
    name = read_name(message.name, settings)
    check_name(table, name)
    opens = digest(message.token)
    if not table.people:
        colour = table.seats[table.host].colour
        return [e.Sat(seat=table.host, name=name, colour=colour, digest=opens, origin=origin)]
    gone: list[e.AnyEntry] = []
    if len(table.latecomers) >= settings.latecomers_per_table:
        absent = [number for number in table.latecomers if number not in waiting]
        if not absent:
            raise Refused(TableReason.TOO_MANY)
        gone.append(e.LatecomerGone(latecomer=absent[0]))
    number = table.asked + 1
    return [*gone, e.SeatAsked(latecomer=number, name=name, digest=opens, origin=origin)]


def keep_promises(table: Table, waiting: Collection[int]) -> list[e.AnyEntry]:
    """Return the entries that seat latecomers where they were promised a seat."""
    promised = [(n, each.seat) for n, each in table.latecomers.items() if each.seat is not None]
    return [
        entry for number, seat in promised for entry in seat_latecomer(table, number, seat, waiting)
    ]


def reopen_lobby(table: Table, waiting: Collection[int]) -> list[e.AnyEntry]:
    """Return the entries that lead from a match that is over to the lobby, with latecomers seated.

    They have the seats they were promised or those of bots; where these are not enough, seats are
    added, as many as the sheet allows.
    """
    waits = table.latecomers.items()
    wanted = [each for number, each in waits if number in waiting or each.seat is not None]
    promised = {each.seat for each in wanted}
    bots = [seat for seat, each in enumerate(table.seats) if each.level and seat not in promised]
    options, colours = table.options, iter(table.free_colours())
    sat: list[e.AnyEntry] = []
    for latecomer in wanted:
        seat = latecomer.seat
        if seat is None and bots:
            seat = bots.pop(0)
        if seat is not None:
            sat.append(_sat(latecomer, seat, table.seats[seat].colour))
        elif (larger := _with_seats(options, options.seats + 1)) is not None:
            sat.append(_sat(latecomer, options.seats, next(colours)))
            options = larger
    changed: list[e.AnyEntry] = [] if options == table.options else [e.Changed(options=options)]
    return [e.LobbyReopened(), *changed, *sat]


def _with_seats(options: Options, seats: int) -> Options | None:
    """Return the options for more seats, if the sheet allows so many."""
    try:
        return options.change(OptionsChange(seats=seats))
    except Refused:
        return None


def _sat(latecomer: Latecomer, seat: int, colour: str) -> e.Sat:
    return e.Sat(
        seat=seat,
        name=latecomer.name,
        colour=colour,
        digest=latecomer.digest,
        origin=latecomer.origin,
    )


def seat_latecomer(
    table: Table, number: int, seat: int, waiting: Collection[int]
) -> list[e.AnyEntry]:
    """Return the entries that seat a latecomer; a bot plays until one who is away is back."""
    latecomer, before = table.latecomers[number], table.seats[seat]
    sat = _sat(latecomer, seat, before.colour)
    if number in waiting:
        return [sat]
    return [sat, e.StoodIn(seat=seat, level=before.level or STAND_IN)]


def promised_to(table: Table, seat: int) -> int | None:
    """Return the latecomer to whom a seat is promised."""
    return next((n for n, each in table.latecomers.items() if each.seat == seat), None)
