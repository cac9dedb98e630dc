"""Bots' seats that a host gives to latecomers: those there are, and what a line means."""

from __future__ import annotations

from typing import NamedTuple

from ..protocol.view import Latecomer, View


class Gift(NamedTuple):
    """A seat for a latecomer, at once or from the next round on."""

    seat: int
    latecomer: int
    next_round: bool


def free_seats(view: View, latecomer: Latecomer) -> list[int]:
    """Return the bots' seats that are promised to nobody else."""
    others = [each.seat for each in view.latecomers if each.number != latecomer.number]
    return [seat for seat, each in enumerate(view.players) if each.bot and seat not in others]


def meant_gift(view: View, line: str, next_word: str) -> Gift | None:
    """Return the gift that a line means: a latecomer, a bot if not the first, the word for next."""
    text = line.casefold()
    whole = text.removesuffix(f" {next_word.casefold()}")
    for latecomer in view.latecomers:
        name = latecomer.name.casefold()
        bot = whole.removeprefix(name).strip()
        for seat in free_seats(view, latecomer) if whole.startswith(name) else ():
            if bot in ("", view.players[seat].name.casefold()):
                return Gift(seat, latecomer.number, whole != text)
    return None
