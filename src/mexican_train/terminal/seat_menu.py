"""What one can do about one's seat, and the host about the table."""

from __future__ import annotations

from ..protocol import client_messages as m
from ..protocol.view import View
from ..words import Words
from .gifts import free_seats
from .session import Session


def choices(view: View, words: Words) -> dict[str, str]:
    """What there is to choose, in words, by what `choose` does."""
    found = {"signout": words("menu-sign-out")}
    if view.seat == view.host:
        found["renew"] = words("menu-renew-invite")
        if view.phase in ("playing", "round_over"):
            found |= _gifts(view, words)
        for seat in removable(view):
            found[f"remove {seat}"] = words("terminal-remove", name=view.players[seat].name)
    return found


def _gifts(view: View, words: Words) -> dict[str, str]:
    """What a host can do for latecomers."""
    found = {}
    for latecomer in view.latecomers:
        number, name = latecomer.number, latecomer.name
        if latecomer.seat is not None:
            bot = view.players[latecomer.seat].name
            found[f"withdraw {latecomer.seat}"] = words("terminal-withdraw", name=name, bot=bot)
        for seat in free_seats(view, latecomer):
            bot = view.players[seat].name
            found[f"give {seat} {number}"] = words("terminal-give", name=name, bot=bot)
            if view.phase == "playing" and latecomer.seat is None:
                later = words("terminal-give-next", name=name, bot=bot)
                found[f"give {seat} {number} next"] = later
    return found


async def choose(session: Session, chosen: str | None) -> None:
    """Does what was chosen."""
    match (chosen or "").split():
        case ["signout"]:
            await session.renew_token()
        case ["renew"]:
            await session.change(m.RenewInvite)
        case ["give", seat, latecomer, *later]:
            fields = {"seat": int(seat), "latecomer": int(latecomer), "next_round": bool(later)}
            await session.change(m.GiveSeat, **fields)
        case ["withdraw", seat]:
            await session.change(m.WithdrawSeat, seat=int(seat))
        case ["remove", seat]:
            await session.change(m.Remove, seat=int(seat))


def removable(view: View) -> list[int]:
    """The seats that a host can free: before the start any other, later those of people."""
    lobby = view.phase == "lobby"
    return [
        seat
        for seat, player in enumerate(view.players)
        if seat != view.seat and player.taken and (lobby or player.bot is None)
    ]
