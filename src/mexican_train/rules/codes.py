"""Actions as the numbers that `round.py` works with, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import DRAW, PASS, STOP, Action, Catch, Draw, Knock, Pass, Play, TurnAction
from .tiles import tile_of

if TYPE_CHECKING:
    from .round import Round

# A play is `train << 5 | outward pip`; these lie above every play.
DRAW_CODE = 512
PASS_CODE = 513
STOP_CODE = 514
KNOCK_CODE = 520  # + seat
CATCH_CODE = 528  # + 8 * who catches + who is caught


def code_of(round: Round, action: Action) -> int:
    """The code of an action in this round; a tile must fit the end of the train it names."""
    if isinstance(action, Play):
        low, high = action.tile
        outward = high if round.end_of(action.train) == low else low
        return action.train << 5 | outward
    if isinstance(action, Knock):
        return KNOCK_CODE + action.seat
    if isinstance(action, Catch):
        return CATCH_CODE + 8 * action.by + action.seat
    if isinstance(action, Draw):
        return DRAW_CODE
    return PASS_CODE if isinstance(action, Pass) else STOP_CODE


def action_of(round: Round, code: int) -> Action:
    """The action that a code stands for in this round."""
    if code >= CATCH_CODE:
        return Catch((code - CATCH_CODE) // 8, (code - CATCH_CODE) % 8)
    return Knock(code - KNOCK_CODE) if code >= KNOCK_CODE else turn_action_of(round, code)


def turn_action_of(round: Round, code: int) -> TurnAction:
    """The turn action that a code, of no knock or catch, stands for in this round."""
    if code < DRAW_CODE:
        return Play(tile_of(round.end_of(code >> 5), code & 31), code >> 5)
    if code == DRAW_CODE:
        return DRAW
    return PASS if code == PASS_CODE else STOP
