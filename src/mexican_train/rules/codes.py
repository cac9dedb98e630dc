"""Actions as the numbers that `round.py` works with, and back."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from .actions import DRAW, PASS, STOP, Action, Catch, Draw, Knock, Pass, Play, TurnAction
from .errors import NotationError
from .tiles import ALL_TILES, MAX_PLAYERS, PIPS, TRAINS

if TYPE_CHECKING:
    from .round import Round

# A play is `train << 5 | outward pip`; these lie above every play.
DRAW_CODE = 512
PASS_CODE = 513
STOP_CODE = 514
KNOCK_CODE = 520  # + seat
CATCH_CODE = KNOCK_CODE + MAX_PLAYERS  # + MAX_PLAYERS * who catches + who is caught
WORDS: dict[int, TurnAction] = {DRAW_CODE: DRAW, PASS_CODE: PASS, STOP_CODE: STOP}
PLAYS = tuple(
    Play(ALL_TILES[min(ends) * PIPS + max(ends)], train)
    for train in range(TRAINS)
    for ends in product(range(PIPS), repeat=2)
)
"""Every play: `PLAYS[(train * PIPS + end) * PIPS + outward pip]`; they are asked for often."""


def code_of(round: Round, action: Action) -> int:
    """The code of an action in this round; a tile must fit the end of the train it names."""
    if isinstance(action, Play):
        low, high = action.tile
        outward = high if round.end_of(action.train) == low else low
        return action.train << 5 | outward
    if isinstance(action, Knock):
        return KNOCK_CODE + action.seat
    if isinstance(action, Catch):
        return CATCH_CODE + MAX_PLAYERS * action.by + action.seat
    if isinstance(action, Draw):
        return DRAW_CODE
    return PASS_CODE if isinstance(action, Pass) else STOP_CODE


def action_of(round: Round, code: int) -> Action:
    """The action that a code stands for in this round."""
    if code >= CATCH_CODE:
        return Catch(*divmod(code - CATCH_CODE, MAX_PLAYERS))
    return Knock(code - KNOCK_CODE) if code >= KNOCK_CODE else turn_action_of(round, code)


def turn_action_of(round: Round, code: int) -> TurnAction:
    """The turn action that a code, of no knock or catch, stands for in this round."""
    if code < DRAW_CODE:
        pip = code & 31
        if code < 0 or pip > round.rules.max_pip:
            raise NotationError(f"{code} is not the code of an action")
        return PLAYS[((code >> 5) * PIPS + round.end_of(code >> 5)) * PIPS + pip]
    if code in WORDS:
        return WORDS[code]
    raise NotationError(f"{code} is not the code of an action")
