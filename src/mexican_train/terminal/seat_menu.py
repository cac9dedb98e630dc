"""What one can do about one's seat, and the host about the table."""

from __future__ import annotations

from ..protocol import client_messages as m
from ..protocol.view import View
from ..words import Words
from .session import Session


def choices(view: View, words: Words) -> dict[str, str]:
    """What there is to choose, in words, by what `choose` does."""
    found = {"signout": words("menu-sign-out")}
    if view.seat == view.host:
        found["renew"] = words("menu-renew-invite")
        for seat in removable(view):
            found[f"remove {seat}"] = words("terminal-remove", name=view.players[seat].name)
    return found


async def choose(session: Session, chosen: str | None) -> None:
    """Does what was chosen."""
    match (chosen or "").split():
        case ["signout"]:
            await session.renew_token()
        case ["renew"]:
            await session.change(m.RenewInvite)
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
