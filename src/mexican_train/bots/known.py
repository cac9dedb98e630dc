"""The table as one seat knows it, as a `Round` that bots can think on."""

from __future__ import annotations

from ..rules.bits import mask_of
from ..rules.round import Round
from ..rules.tiles import MEXICAN
from ..rules.view import View


def known_round(view: View) -> Round:
    """A round with all that the view tells; hidden tiles are counted but are nowhere."""
    rules = view.header.rules
    players = view.header.players
    round = Round(rules, players)
    round.set_engine(view.engine)
    for train, wagons in [*enumerate(view.trains), (MEXICAN, view.mexican)]:
        for wagon in wagons:
            round.lay(train, wagon.outer)
    for seat, hand in enumerate(view.hands):
        for tile in hand or ():
            round.give(seat, tile.low, tile.high)
        if hand is None:
            round.count_hidden(seat, view.counts[seat])
    round.bone_end = view.boneyard
    round.engine_player = -1 if view.engine_player is None else view.engine_player
    round.first = view.first
    round.turn = view.seat or 0 if view.turn is None else view.turn
    round.over = view.turn is None
    round.markers = mask_of(view.markers)
    round.had_turn = mask_of(view.had_turn)
    round.follow_up = -1 if view.follow_up is None else view.follow_up
    round.drawn = view.drawn
    round.series = view.series
    round.laid_this_turn = view.series or view.follow_up is not None
    return round
