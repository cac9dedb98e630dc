"""A game as one seat knows it, made from its view: for programs that play by observations."""

from __future__ import annotations

from ..bots.known import known_round
from ..rules.actions import Call, Catch, Knock, Play
from ..rules.bits import mask_of
from ..rules.codes import code_of
from ..rules.round import Round
from ..rules.tiles import MEXICAN
from ..rules.view import View
from .game import Game, noted, recalled, tile_number
from .numbers import CATCHING, KNOCKING, NOTHING, TURN


def seen_game(view: View, call: Call | None = None) -> Game:
    """The game as the seat of a view knows it, at its turn or asked about a call.

    Hidden tiles are counted in it but are nowhere. Observations of it are those of the true game.
    """
    table = known_round(view)
    table.catchable = mask_of(each.seat for each in view.calls if isinstance(each, Catch))
    about = (-1, NOTHING, -1)
    if view.seat is not None and not view.over:
        if call is not None:
            about = (view.seat, KNOCKING if isinstance(call, Knock) else CATCHING, call.seat)
        elif view.turn == view.seat:
            about = (view.seat, TURN, -1)
    past = seen_past(view, table)
    return recalled(table, view.header, view.number, list(view.totals), past, about)


def seen_past(view: View, table: Round) -> list[int]:
    """What a view tells of past actions, as a game notes them."""
    wagons = {**dict(enumerate(map(list, view.trains))), MEXICAN: list(view.mexican)}
    found = []
    # From the latest on, so that the last wagon of a train is the one that was played.
    for past in reversed(view.history):
        action, tile = past.action, 0
        if isinstance(action, Play):
            tile = 1 + tile_number(*action.tile)
            code = action.train << 5 | wagons[action.train].pop().outer
        else:
            code = code_of(table, action)
        found.append(noted(past.seat, code, tile, past.marked, past.drawn))
    return found[::-1]
