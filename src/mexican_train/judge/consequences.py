"""What follows from an action in a round that is filled in: the rules do it and tell events."""

from __future__ import annotations

from ..protocol.settling import Consequence
from ..protocol.view import train_told
from ..rules.actions import PASS, Action, Draw
from ..rules.events import (
    DoubleClosed,
    DoubleOpened,
    Event,
    Knocked,
    MarkerPlaced,
    MarkerTaken,
    RoundOver,
)
from ..rules.round import Round


def after(round: Round, action: Action) -> Round:
    """The round as it is once seat 0 has done something that is allowed to it."""
    then = round.copy()
    then.act(action, 0)
    return then


def consequence(round: Round, action: Action) -> Consequence:
    """What an action of seat 0 makes happen, as far as it does not hang on what was filled in."""
    then = round.copy()
    found = Consequence()
    for event in then.act(action, 0):
        _note(event, found)
    if then.over:
        found.marker = None  # no turn comes in which it could matter
    found.owes = then.follow_up >= 0 and not isinstance(action, Draw)
    found.turn = None if then.over else then.turn
    if then.may_knock == 0:
        found.last = "knock"
    if isinstance(action, Draw) and then.legal == [PASS]:
        found.otherwise = consequence(then, PASS)
    return found


def _note(event: Event, found: Consequence) -> None:
    match event:
        case MarkerPlaced():
            found.marker = "on"
        case MarkerTaken():
            found.marker = "off"
        case DoubleOpened(train=train):
            found.opened = train_told(train)
        case DoubleClosed(train=train):
            found.closed = train_told(train)
        case Knocked():
            found.last = "announced"
        case RoundOver(blocked=blocked):
            found.over = "blocked" if blocked else "out"
