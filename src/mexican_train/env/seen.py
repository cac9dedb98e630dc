"""A game as one seat knows it, made from its view, and the view of a seat at a game."""

from __future__ import annotations

from ..bots.known import known_round
from ..rules.actions import Action, Call, Catch, Knock, PastAction, Play
from ..rules.bits import mask_of
from ..rules.codes import CATCH_CODE, DRAW_CODE, KNOCK_CODE, code_of
from ..rules.codes import WORDS as CODE_WORDS
from ..rules.round import Round
from ..rules.tiles import ALL_TILES, MAX_PLAYERS, MEXICAN
from ..rules.view import View, view_of
from .game import Game, noted, recalled, tile_number
from .numbers import CATCHING, KNOCKING, NOTHING, TURN

TILE_AT = {tile_number(*tile): tile for tile in ALL_TILES}
"""Tiles by their number in environments."""


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


def view_of_game(game: Game, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may know of a game now.

    Of the rounds before this one it has their totals alone, as if they had been a single round.
    """
    history = [past_action(each) for each in game.past]
    return view_of(game.round, seat, game.header, game.number, history, [game.totals])


def past_action(past: int) -> PastAction:
    """Return a past action as a view has it; `noted` makes the number."""
    code, tile = past >> 3 & 1023, past >> 13 & 255
    if code < DRAW_CODE:
        action: Action = Play(TILE_AT[tile - 1], code >> 5)
    elif code in CODE_WORDS:
        action = CODE_WORDS[code]
    elif code < CATCH_CODE:
        action = Knock(code - KNOCK_CODE)
    else:
        action = Catch(*divmod(code - CATCH_CODE, MAX_PLAYERS))
    return PastAction(past & 7, action, bool(past >> 21 & 1), past >> 22)


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
