"""The way of a message from someone who is at a table. Read it from top to bottom:

`read` takes a frame and parses it, once; the message then waits in the table's inbox.
`handle` lets it be answered, or refuses it.
`answer` is what the room answers itself; everything else changes the table:
`_change` does so once for each message, by the entries that `_entries` finds for it; then
`LiveTable.commit` applies them, saves them, and tells everyone.
While a deal waits for what devices reveal, messages that would change the table wait with it;
`deal` deals, and lets them go on.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from ...protocol import client_messages as m
from ...protocol.close_codes import CLOSE_TOO_FAST
from ...protocol.reasons import Refused, TableReason
from ...protocol.server_messages import Ack, FormerPlayer, History, Mixed, Muted, Pong
from ...rules.errors import IllegalAction
from ..store.store import Overtaken
from ..table import commands as c
from ..table import entries as e
from ..table.explaining import why_not
from ..table.happenings import events_seen
from ..table.table import Table
from ..table.wire import frame
from . import presence
from .guests import Guest
from .hints import give_hint
from .live import LiveTable, Origin
from .mixing import Mixing

Command: TypeAlias = (
    m.Start
    | m.Act
    | m.Next
    | m.End
    | m.GoOn
    | m.Me
    | m.Change
    | m.Bot
    | m.Remove
    | m.RenewInvite
    | m.Renew
    | m.Host
    | m.Pause
    | m.Resume
    | m.StandIn
    | m.HandBack
    | m.Leave
    | m.Rematch
    | m.GiveSeat
    | m.WithdrawSeat
    | m.Decline
)
"""The messages that become entries."""
ENDING = (m.Act, m.Start, m.Next, m.Rematch, m.Leave, m.Remove, m.Resume, m.HandBack)
"""Those that bring the table on, or undo something; all others could be said without end."""
CLOSING = (e.Emptied, e.Left, e.Removed, e.TokenRenewed)
"""The entries after which a seat is no longer open to some that are at it."""


def read(live: LiveTable, guest: Guest, data: str | bytes) -> m.Message | None:
    """The message in a frame; None if it came too fast or is none, and that was said."""
    sender = guest if guest.seat is None else guest.seat
    if not live.limits.may_send(sender, live.services.steady(), guest.seat is not None):
        live.refuse(guest, m.label_of(data), Refused(TableReason.TOO_FAST))
        if live.limits.floods(sender):
            guest.close(CLOSE_TOO_FAST, "too fast")
        return None
    try:
        return m.read_message(data)
    except Refused as refusal:
        live.refuse(guest, m.label_of(data), refusal)
        return None


async def handle(
    live: LiveTable, guest: Guest, message: m.Message, received: float | None = None
) -> None:
    """Does what a message asks for, or says why not; it was `received` then, or is held no more."""
    if guest not in live.guests:
        return  # it went, or its seat was given up, while this was on its way
    live.received = live.services.steady() if received is None else received
    if isinstance(message, m.Hello):
        await presence.enter_again(live, guest, message)
        return
    try:
        try:
            await answer(live, guest, message)
        except Overtaken:
            # Another server took this table for its own. What it wrote comes first.
            await live.read_again()
            await answer(live, guest, message)
    except (Refused, IllegalAction) as refusal:
        live.refuse(guest, message.id, refusal, with_view=True)
        if guest.seat is not None and live.table is not None:
            person = live.table.seats[guest.seat].person
            live.limits.remember(live.table, person, message.id, refusal)
    except Exception:
        live.refuse(guest, message.id, Refused(TableReason.STORAGE))
        raise


async def answer(live: LiveTable, guest: Guest, message: m.Request) -> None:
    """Answers a message; raises `Refused` or `IllegalAction` if that is the answer."""
    table = await live.current()
    match message:
        case m.Ping(id=id):
            now = round(live.services.wall(), 3)
            guest.send(frame(Pong(id=id, version=table.version, now=now)))
        case m.AskHistory(id=id):
            told = events_seen(table, table.round_events, guest.seat)
            former = [FormerPlayer(**each._asdict()) for each in table.former]
            guest.send(frame(History(id=id, version=table.version, events=told, former=former)))
        case m.Mute(id=id, seat=seat, on=on):
            (guest.muted.add if on else guest.muted.discard)(seat)
            guest.send(frame(Muted(id=id, seats=sorted(guest.muted))))
        case m.Mix(id=id):
            _seat_of(guest)
            live.mixing.promise(table, guest, message, live.guests)
            guest.send(frame(Mixed(id=id)))
        case m.Reveal():
            live.mixing.reveal(table, guest, _seat_of(guest), message)
        case m.AskHint(id=id):
            give_hint(live, table, guest, _seat_of(guest), id)
        case m.AskWhy(id=id, tile=tile):
            guest.send(frame(why_not(table, _seat_of(guest), tile, id)))
        case m.Say(id=id):
            if not _answered_before(live, table, guest, id):
                await live.chat.say(message, table, guest, live.guests, live.services)
        case _ if table.closing is not None:
            live.mixing.hold(guest, message)
        case m.AskSeat():
            await presence.ask_seat(live, guest, message)
        case _:
            if not _answered_before(live, table, guest, message.id):
                await _change(live, table, guest, message)


async def deal(live: LiveTable) -> None:
    """Deals what was closed, with what was revealed until now; then goes on with what was held."""
    table = live.table
    if table is None or table.closing is None:
        return
    await live.commit([live.mixing.deal(table.closing)])
    to_answer, held = live.mixing.waiting()
    live.mixing = Mixing()
    for guest, message in to_answer:
        if guest in live.guests:
            guest.send(frame(Mixed(id=message.id)))
    while held:
        guest, message = held.pop(0)
        try:
            await handle(live, guest, message)
        except Exception:
            for guest, message in held:
                live.refuse(guest, message.id, Refused(TableReason.STORAGE))
            raise


def _seat_of(guest: Guest) -> int:
    if guest.seat is None:
        raise Refused(TableReason.NOT_SEATED)
    return guest.seat


def _answered_before(live: LiveTable, table: Table, guest: Guest, id: str) -> bool:
    """Whether this very message of a seat was done before; if so, says it again.

    One that was refused before is refused again.
    """
    seat = _seat_of(guest)
    version = table.answered(seat, id)
    if version is not None:
        guest.send(frame(Ack(id=id, version=version)))
        return True
    live.limits.refuse_again(table.seats[seat].person, id)
    return False


async def _change(live: LiveTable, table: Table, guest: Guest, command: Command) -> None:
    """Does a command of a seat; who gives up a seat by it is seen off."""
    services = live.services
    here, waiting = live.here, live.waiting
    actor = c.Actor(table, _seat_of(guest), here, services.settings, services.levels, waiting)
    entries = _entries(actor, command)
    if not isinstance(command, m.Leave):
        live.services.quotas.check(guest.address)
    if not isinstance(command, ENDING):
        live.limits.check_restating(actor.seat, table, live.services.steady())
    await live.commit(entries, Origin(guest, actor.seat, command.id))
    if isinstance(command, m.RenewInvite):
        live.tell_invite()
    if isinstance(command, m.Renew) and guest in live.guests:
        live.guests[guest].key = live.key(actor.seat)
    closed = [entry.seat for entry in entries if isinstance(entry, CLOSING)]
    if closed:
        await presence.see_off(live, closed)


def _entries(actor: c.Actor, command: Command) -> list[e.AnyEntry]:
    """The entries that do a command; raises `Refused` or `IllegalAction`."""
    match command:
        case m.Act():
            return c.act(actor, command)
        case m.Next():
            return c.be_ready(actor)
        case m.End():
            return c.agree_to_end(actor)
        case m.GoOn():
            return c.go_on(actor)
        case m.Me():
            return c.rename(actor, command)
        case m.Renew():
            return c.renew_token(actor, command)
        case m.Leave():
            return c.leave(actor)
        # What only the host may do:
        case m.Start():
            return c.start(actor)
        case m.Rematch():
            return c.rematch(actor)
        case m.Change():
            return c.change_options(actor, command)
        case m.Bot():
            return c.seat_bot(actor, command)
        case m.Remove():
            return c.remove(actor, command)
        case m.RenewInvite():
            return c.renew_invite(actor)
        case m.Host():
            return c.hand_over(actor, command)
        case m.Pause():
            return c.pause(actor)
        case m.Resume():
            return c.resume(actor)
        case m.StandIn():
            return c.stand_in(actor, command)
        case m.HandBack():
            return c.hand_back(actor, command)
        case m.GiveSeat():
            return c.give_seat(actor, command)
        case m.WithdrawSeat():
            return c.withdraw_seat(actor, command)
        case m.Decline():
            return c.decline(actor, command)
        case _:
            assert_never(command)
