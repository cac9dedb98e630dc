"""What players and hosts may do to a table: each command gives the entries that do it.

Commands change nothing themselves. They raise `Refused`, or `IllegalAction`, if it is not allowed.
"""

from __future__ import annotations

from collections.abc import Collection

from ...protocol import client_messages as m
from ...protocol.reasons import Refused, TableReason
from ...rules.errors import IllegalAction, NotationError, Reason
from ...rules.match import Phase
from ...rules.notation import read_action
from ..settings import Settings
from . import entries as e
from .latecomers import promised_to, reopen_lobby, seat_latecomer
from .seating import (
    OURS,
    STAND_IN,
    begin_when_full,
    check_colour,
    check_level,
    check_name,
    fill,
    read_name,
    rename_bots,
    seat_bots,
    take_over,
)
from .secret import code_of, digest, new_invite, seat_of
from .seeds import new_salt
from .table import LOBBY, Table


class Actor:
    """Who gives a command: a seat of a table, and which people are at the table now.

    `here` are their seats, `waiting` the numbers of latecomers; `levels` are the bots that can be
    chosen here.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        here: Collection[int],
        settings: Settings,
        levels: Collection[str] = OURS,
        waiting: Collection[int] = (),
    ) -> None:
        self.table = table
        self.seat = seat
        self.here = here
        self.settings = settings
        self.levels = levels
        self.waiting = waiting

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

    def must_be_free(self) -> None:
        """Only where what is played is not set: a challenge has one deal, and one result."""
        if self.table.only is not None:
            raise Refused(TableReason.SET_DEAL)

    def must_be_seat(self, seat: int) -> None:
        """Only for a seat there is."""
        if not 0 <= seat < len(self.table.seats):
            raise Refused(TableReason.NO_SUCH_SEAT)

    def must_be_person(self, seat: int) -> None:
        """Only for a seat that a person has."""
        self.must_be_seat(seat)
        if self.table.seats[seat].digest is None:
            raise Refused(TableReason.SEAT_EMPTY)

    def must_be_latecomer(self, number: int) -> None:
        """Only for a spectator who asks for a seat."""
        if number not in self.table.latecomers:
            raise Refused(TableReason.NO_SUCH_LATECOMER)


def act(actor: Actor, message: m.Act) -> list[e.AnyEntry]:
    """An action of the game, if what it is about is still as its sender saw it."""
    table = actor.table
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
    return [e.Acted(seat=actor.seat, action=action)]


def start(actor: Actor) -> list[e.AnyEntry]:
    """The match begins; empty seats are filled with bots."""
    actor.must_host()
    actor.must_be_in_lobby()
    return [*fill(actor.table), e.Began(salt=new_salt())]


def rematch(actor: Actor) -> list[e.AnyEntry]:
    """Begin another match, even if not everyone is ready; with latecomers, open its lobby first."""
    actor.must_host()
    match = actor.table.match
    if match is None or match.phase != Phase.MATCH_OVER:
        raise Refused(TableReason.NOT_OVER)
    actor.must_be_free()
    return begin_again(actor.table, actor.waiting)


def be_ready(actor: Actor) -> list[e.AnyEntry]:
    """Someone is ready for the next round, or match; the last of them starts it."""
    table = actor.table
    if table.match is None:
        raise Refused(TableReason.NOT_BEGUN)
    if table.playing:
        raise Refused(TableReason.NOT_OVER)
    actor.must_be_free()
    if actor.seat in table.ready:
        raise Refused(TableReason.ALREADY_READY)
    ready: e.AnyEntry = e.Ready(seat=actor.seat)
    now_ready = table.ready | {actor.seat}
    return [ready, *deal_when_ready(table, actor.here, actor.waiting, now_ready)]


def agree_to_end(actor: Actor) -> list[e.AnyEntry]:
    """Someone agrees to end the match after this round."""
    actor.must_have_begun()
    return [e.Agreed(seat=actor.seat)]


def go_on(actor: Actor) -> list[e.AnyEntry]:
    """Continue the match, even if others agreed to end it."""
    actor.must_have_begun()
    return [e.WentOn(seat=actor.seat)]


def rename(actor: Actor, message: m.Me) -> list[e.AnyEntry]:
    """Someone takes another name or colour."""
    seat = actor.table.seats[actor.seat]
    name = seat.name if message.name is None else read_name(message.name, actor.settings)
    if name != seat.name:
        check_name(actor.table, name, actor.seat)
    colour = seat.colour if message.colour is None else message.colour
    check_colour(actor.table, colour, actor.seat)
    return [e.Renamed(seat=actor.seat, name=name, colour=colour)]


def change_options(actor: Actor, message: m.Change) -> list[e.AnyEntry]:
    """The table gets other options; seats that are all taken begin the match."""
    actor.must_host()
    table = actor.table
    over = table.match is not None and table.match.phase == Phase.MATCH_OVER
    changed = table.options.change(message.options)
    if not changed.behaves_like(table.options):
        actor.must_be_free()
    if not over and not changed.plays_like(table.options):
        actor.must_be_in_lobby()
    if over and changed.seats != table.options.seats:
        raise Refused(TableReason.BEGUN, "seats come and go only before the first match")
    if any(seat >= changed.seats for seat in table.people):
        raise Refused(TableReason.SEAT_TAKEN, "somebody sits in a seat that would go")
    change: e.AnyEntry = e.Changed(options=changed)
    kept = table.seats[: changed.seats]
    full = len(kept) == changed.seats and all(seat.taken for seat in kept)
    begins = full and table.phase == LOBBY and table.free_seat is not None
    return [change, e.Began(salt=new_salt())] if begins else [change]


def seat_bot(actor: Actor, message: m.Bot) -> list[e.AnyEntry]:
    """A bot takes an empty seat, or another bot's."""
    actor.must_host()
    actor.must_be_in_lobby()
    actor.must_be_seat(message.seat)
    table = actor.table
    check_level(message.level, actor.levels)
    seat = table.seats[message.seat]
    if seat.digest is not None:
        raise Refused(TableReason.SEAT_TAKEN)
    if seat.level is not None:
        return [
            e.BotSat(seat=message.seat, level=message.level, name=seat.name, colour=seat.colour)
        ]
    sat = seat_bots(table, {message.seat: message.level})
    return [*sat, *begin_when_full(table, message.seat)]


def remove(actor: Actor, message: m.Remove) -> list[e.AnyEntry]:
    """A seat is emptied before the start; later a bot plays on in a person's."""
    actor.must_host()
    actor.must_be_seat(message.seat)
    lobby = actor.table.phase == LOBBY
    if not lobby:
        actor.must_be_person(message.seat)
    elif not actor.table.seats[message.seat].taken:
        raise Refused(TableReason.SEAT_EMPTY)
    if message.seat == actor.seat:
        raise Refused(TableReason.SEAT_TAKEN, "to give up your own seat, leave the table")
    if lobby:
        return [e.Emptied(seat=message.seat)]
    gone = e.Removed(seat=message.seat, level=STAND_IN)
    return [gone, *take_over(actor.table, message.seat)]


def renew_invite(actor: Actor) -> list[e.AnyEntry]:
    """The invite and code there were open the table no more; those inside stay."""
    actor.must_host()
    invite = new_invite()
    code = code_of(invite) if actor.table.made_code else ""
    return [e.InviteRenewed(invite=invite, code=code)]


def renew_token(actor: Actor, message: m.Renew) -> list[e.AnyEntry]:
    """One's seat opens with another token from now on."""
    tokens = [seat.digest for seat in actor.table.seats]
    if seat_of(message.token, tokens) not in (None, actor.seat):
        raise Refused(TableReason.BAD_MESSAGE, "another seat has this token")
    return [e.TokenRenewed(seat=actor.seat, digest=digest(message.token))]


def hand_over(actor: Actor, message: m.Host) -> list[e.AnyEntry]:
    """Another person becomes the host."""
    actor.must_host()
    actor.must_be_person(message.seat)
    return [e.Hosted(seat=message.seat)]


def pause(actor: Actor) -> list[e.AnyEntry]:
    """The table stops for a while."""
    actor.must_host()
    actor.must_have_begun()
    if actor.table.paused:
        raise Refused(TableReason.PAUSED)
    return [e.Paused()]


def resume(actor: Actor) -> list[e.AnyEntry]:
    """The table goes on."""
    actor.must_host()
    if not actor.table.paused:
        raise Refused(TableReason.NOT_PAUSED)
    resumed: e.AnyEntry = e.Resumed()
    table = actor.table
    return [resumed, *deal_when_ready(table, actor.here, actor.waiting, table.ready, True)]


def stand_in(actor: Actor, message: m.StandIn) -> list[e.AnyEntry]:
    """A bot plays for someone who is away."""
    actor.must_host()
    actor.must_have_begun()
    actor.must_be_person(message.seat)
    check_level(message.level, actor.levels)
    if message.seat in actor.here:
        raise Refused(TableReason.NOT_AWAY)
    return [e.StoodIn(seat=message.seat, level=message.level)]


def hand_back(actor: Actor, message: m.HandBack) -> list[e.AnyEntry]:
    """Someone gets their seat back from a bot."""
    actor.must_host()
    actor.must_be_person(message.seat)
    if actor.table.seats[message.seat].stand_in is None:
        raise Refused(TableReason.NO_STAND_IN)
    return [e.HandedBack(seat=message.seat)]


def give_seat(actor: Actor, message: m.GiveSeat) -> list[e.AnyEntry]:
    """A latecomer gets a bot's seat, at once or from the next round on."""
    actor.must_host()
    actor.must_have_begun()
    actor.must_be_seat(message.seat)
    actor.must_be_latecomer(message.latecomer)
    table = actor.table
    if table.seats[message.seat].digest is not None:
        raise Refused(TableReason.SEAT_TAKEN)
    promised = promised_to(table, message.seat)
    if promised is not None and (promised != message.latecomer or message.next_round):
        raise Refused(TableReason.SEAT_PROMISED)
    if message.next_round:
        return [e.SeatPromised(seat=message.seat, latecomer=message.latecomer)]
    return seat_latecomer(table, message.latecomer, message.seat, actor.waiting)


def withdraw_seat(actor: Actor, message: m.WithdrawSeat) -> list[e.AnyEntry]:
    """A seat that was promised stays a bot's."""
    actor.must_host()
    actor.must_be_seat(message.seat)
    if promised_to(actor.table, message.seat) is None:
        raise Refused(TableReason.NOT_PROMISED)
    return [e.SeatWithdrawn(seat=message.seat)]


def decline(actor: Actor, message: m.Decline) -> list[e.AnyEntry]:
    """A latecomer gets no seat."""
    actor.must_host()
    actor.must_be_latecomer(message.latecomer)
    return [e.LatecomerGone(latecomer=message.latecomer)]


def leave(actor: Actor) -> list[e.AnyEntry]:
    """Someone leaves for good; a host who does leaves the role to another.

    The last person leaves the seat to a latecomer, as nobody else could give one any more.
    """
    table, seat = actor.table, actor.seat
    gone: list[e.AnyEntry] = (
        [e.Emptied(seat=seat)] if table.phase == LOBBY else [e.Left(seat=seat, level=STAND_IN)]
    )
    others = [other for other in table.people if other != seat]
    if seat == table.host and others:
        heir = next((other for other in others if other in actor.here), others[0])
        gone.append(e.Hosted(seat=heir))
    if not others and actor.waiting:
        return [*gone, *seat_latecomer(table, min(actor.waiting), seat, actor.waiting)]
    return [*gone, *take_over(table, seat)]


def begin_again(table: Table, waiting: Collection[int]) -> list[e.AnyEntry]:
    """Another match, or the lobby before it where latecomers are to have seats."""
    again = reopen_lobby(table, waiting) if waiting else [e.Began(salt=new_salt())]
    return [*rename_bots(table), *again]


def deal_when_ready(
    table: Table,
    here: Collection[int],
    waiting: Collection[int],
    ready: Collection[int],
    resumed: bool = False,
) -> list[e.AnyEntry]:
    """The next round or match begins when everyone who is at the table is ready for it.

    A table that is paused waits until it is `resumed`.
    """
    if table.match is None or table.playing or table.closing is not None:
        return []
    asked = [seat for seat in table.here_to_decide if seat in here]
    if (table.paused and not resumed) or not asked or any(seat not in ready for seat in asked):
        return []
    if table.match.phase == Phase.MATCH_OVER:
        return begin_again(table, waiting)
    return [e.Dealt(salt=new_salt())]
