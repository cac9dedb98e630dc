"""Who knocks and who catches after an action, where bots have all the time they want."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ..rules.actions import Call, Catch, Knock
from ..rules.match import Match
from ..rules.view import members

Wants: TypeAlias = Callable[[int, Call], bool]
"""Whether a seat wants to make a call that is open to it."""


def ask_for_calls(match: Match, wants: Wants, catchable: int) -> None:
    """Asks who may knock, then, about a slip that is new, seat by seat who catches.

    `catchable` are the seats that could be caught before the last action.
    """
    round = match.round
    fresh = members(round.catchable & ~catchable)
    if round.may_knock >= 0:
        call_if_wanted(match, wants, Knock(round.may_knock), round.may_knock)
    for caught in fresh:
        for seat in range(round.players):
            if seat != caught and call_if_wanted(match, wants, Catch(seat, caught), seat):
                break


def call_if_wanted(match: Match, wants: Wants, call: Call, seat: int) -> bool:
    """Makes a call if the seat wants to."""
    if not wants(seat, call):
        return False
    match.act(call, seat)
    return True
