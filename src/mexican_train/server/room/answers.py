"""What a table does about each message of someone who is at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table import entries as e
from ..table import messages as m
from ..table.asking import Asker, ask
from ..table.refused import Refused, TableReason
from ..table.table import Table
from ..table.wire import events_seen, frame
from .coming import see_off
from .guests import Guest
from .hints import give_hint

if TYPE_CHECKING:
    from .room import Room


async def answer(room: Room, table: Table, guest: Guest, message: m.Request) -> None:
    """Answers a message; raises `Refused` or `IllegalAction` if that is the answer."""
    if isinstance(message, m.Ping):
        now = round(room.services.now(), 3)
        guest.send(frame("pong", id=message.id, version=table.version, now=now))
    elif isinstance(message, m.AskHistory):
        told = events_seen(table, table.told, guest.seat)
        guest.send(frame("history", id=message.id, version=table.version, events=told))
    elif isinstance(message, m.Mute):
        (guest.muted.add if message.on else guest.muted.discard)(message.seat)
        guest.send(frame("muted", id=message.id, seats=sorted(guest.muted)))
    elif guest.seat is None:
        raise Refused(TableReason.NOT_SEATED)
    elif isinstance(message, m.AskHint):
        give_hint(room, table, guest, message.id)
    else:
        await _do_once(room, table, guest, guest.seat, message)


async def _do_once(room: Room, table: Table, guest: Guest, seat: int, message: m.Request) -> None:
    """Does what a seat asks for, unless this very message was answered before."""
    version = table.answered(seat, message.id)
    if version is not None:
        guest.send(frame("ack", id=message.id, version=version))
        return
    room.manners.refuse_again(table.seats[seat].digest, message.id)
    if isinstance(message, m.Say):
        await room.chat.say(room, table, guest, message)
        return
    entries = ask(message, Asker(table, seat, room.here, room.services.settings))
    await room.commit(entries, seat, message.id, guest)
    given_up = [entry.seat for entry in entries if isinstance(entry, e.Emptied | e.Left)]
    if given_up:
        await see_off(room, given_up)
