"""How a table is made and its seats are taken, by people and by bots."""

from __future__ import annotations

from collections.abc import Collection

from ...bots import BOTS
from ...challenge.challenge import Challenge
from ...protocol import client_messages as m
from ...protocol.options import OptionsChange
from ...protocol.reasons import Refused, TableReason
from ...rules.match import Phase
from ..settings import Settings
from . import entries as e
from .options import Options
from .seat import Seat
from .secret import code_of, digest
from .seeds import new_salt
from .table import COLOURS, LOBBY, Table
from .texts import cleaned, name_key

OURS = tuple(BOTS)
"""The bots that every server has."""
STAND_IN = "planner"
"""The level of bots that nobody chose: in seats left empty, left for good, or out of time."""


def make(
    new: m.NewTable,
    invite: str,
    token: str,
    settings: Settings,
    origin: str = "",
    levels: Collection[str] = OURS,
) -> list[e.AnyEntry]:
    """The entries that make a table, seat its host first and its bots in the last seats."""
    table = Table("")
    options = Options().change(new)
    if len(new.bots) >= options.seats:
        raise Refused(TableReason.BAD_OPTIONS, "there are more bots than seats for them")
    for level in new.bots:
        check_level(level, levels)
    name = read_name(new.name, settings)
    colour = new.colour or COLOURS[0]
    check_colour(table, colour)
    first = options.seats - len(new.bots)
    code = code_of(invite) if first > 1 else ""  # with bots alone there is nobody to wait for
    made: list[e.AnyEntry] = [
        e.Made(options=options, invite=invite, salt=new_salt(), code=code),
        e.Sat(seat=0, name=name, colour=colour, digest=digest(token), origin=origin),
    ]
    table.seats = [Seat(name, colour)]
    made += seat_bots(table, dict(enumerate(new.bots, start=first)))
    return [*made, e.Began(salt=new_salt())] if first == 1 else made


def make_challenge(
    new: m.NewTable,
    challenge: Challenge,
    invite: str,
    token: str,
    settings: Settings,
    origin: str = "",
) -> list[e.AnyEntry]:
    """The entries that make the table of a challenge: it decides all but manners, and begins."""
    header, only = challenge.header, challenge.only
    options = Options(sheet=header.sheet, rules=dict(header.changes), seats=header.players).change(
        OptionsChange(hints=new.hints, pace=new.pace, automatic=new.automatic)
    )
    name = read_name(new.name, settings)
    colour = new.colour or COLOURS[0]
    table = Table("")
    check_colour(table, colour)
    seat = challenge.seat
    made: list[e.AnyEntry] = [
        e.Made(options=options, invite=invite, seed=challenge.seed.hex(), only=only),
        e.Sat(seat=seat, name=name, colour=colour, digest=digest(token), origin=origin),
    ]
    if seat != table.host:
        made.append(e.Hosted(seat=seat))
    table.seats = [Seat(name, colour)]
    levels = {seat: level for seat, level in enumerate(challenge.bots) if level is not None}
    return [*made, *seat_bots(table, levels), e.Began(salt=new_salt())]


def sit(
    table: Table, new: m.NewSeat, token: str, settings: Settings, origin: str = ""
) -> list[e.AnyEntry]:
    """The entries that give a person the first free seat."""
    seat = table.free_seat
    if table.phase != LOBBY or seat is None:
        raise Refused(TableReason.BEGUN)  # a table whose seats are all taken has begun
    options = table.options
    same = sum(each.origin == origin != "" for each in table.seats)
    if options.public and same >= options.address_seats:
        raise Refused(TableReason.ADDRESS_SEATS)
    name = read_name(new.name, settings)
    check_name(table, name)
    colour = new.colour or table.free_colours()[0]
    check_colour(table, colour, seat)
    sat: list[e.AnyEntry] = [
        e.Sat(seat=seat, name=name, colour=colour, digest=digest(token), origin=origin)
    ]
    if not table.people:
        sat.append(e.Hosted(seat=seat))  # everyone had left before the start
    return sat + begin_when_full(table, seat)


def fill(table: Table) -> list[e.AnyEntry]:
    """Bots for all empty seats."""
    return seat_bots(table, {i: STAND_IN for i, seat in enumerate(table.seats) if not seat.taken})


def seat_bots(table: Table, levels: dict[int, str]) -> list[e.AnyEntry]:
    """Bots of these levels in empty seats, with names and colours that are free."""
    return [
        e.BotSat(seat=seat, level=level, name=name, colour=colour)
        for (seat, level), name, colour in zip(
            levels.items(), table.free_bot_names(), table.free_colours(), strict=False
        )
    ]


def take_over(table: Table, seat: int) -> list[e.AnyEntry]:
    """Return the entry by which a bot takes a person's seat under a name of its own.

    There is none once the match is over: its result keeps the names of those who played.
    """
    if table.match is None or table.match.phase == Phase.MATCH_OVER:
        return []
    name, colour = next(table.free_bot_names()), table.seats[seat].colour
    return [e.BotSat(seat=seat, level=STAND_IN, name=name, colour=colour)]


def rename_bots(table: Table) -> list[e.AnyEntry]:
    """Return the entries that give names of their own to bots with the names of people who left."""
    borrowed = [(index, seat) for index, seat in enumerate(table.seats) if seat.borrowed]
    return [
        e.BotSat(seat=index, level=seat.level or STAND_IN, name=name, colour=seat.colour)
        for (index, seat), name in zip(borrowed, table.free_bot_names(), strict=False)
    ]


def begin_when_full(table: Table, seat: int) -> list[e.AnyEntry]:
    """The match begins by itself when someone takes the last free seat."""
    others = [other for index, other in enumerate(table.seats) if index != seat]
    return [e.Began(salt=new_salt())] if all(other.taken for other in others) else []


def read_name(text: str, settings: Settings) -> str:
    """A name for the table, cleaned."""
    name = cleaned(text)
    if not 1 <= len(name) <= settings.name_length:
        raise Refused(
            TableReason.BAD_NAME, f"a name has from 1 to {settings.name_length} characters"
        )
    return name


def check_name(table: Table, name: str, seat: int | None = None) -> None:
    """Refuse a name that somebody else at the table has."""
    others = [other.name for index, other in enumerate(table.seats) if index != seat]
    others += [latecomer.name for latecomer in table.latecomers.values()]
    if name_key(name) in map(name_key, others):
        sentence = (
            f"there is already a player named {name} at this table; add a letter or a surname"
        )
        raise Refused(TableReason.NAME_TAKEN, sentence)


def check_colour(table: Table, colour: str, seat: int | None = None) -> None:
    """Refuses a colour that there is not, or that another seat has."""
    if colour not in COLOURS:
        raise Refused(TableReason.BAD_OPTIONS, f"colours are {', '.join(COLOURS)}")
    if any(other.colour == colour for index, other in enumerate(table.seats) if index != seat):
        raise Refused(TableReason.COLOUR_TAKEN)


def check_level(level: str, levels: Collection[str] = OURS) -> None:
    """Refuses a bot that there is not."""
    if level not in levels:
        raise Refused(TableReason.NO_SUCH_BOT, f"bots are {', '.join(levels)}")
