"""Deals that a seat cannot tell from the true one: what is hidden from it is dealt once more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from ..bots.inference import Inference
from ..rules.actions import Catch
from ..rules.deal import engines_left, hands_from
from ..rules.rng import Rng
from ..rules.rules import Engine
from ..rules.tiles import MAX_PLAYERS, Tile
from .game import Game
from .seen import view_of_game

Sampler = Callable[[], float]
"""Returns random numbers from 0 to 1, 1 excluded."""

FIRST_SWAPS = 60
"""Swaps for each hidden tile that make the first deal random."""
NEXT_SWAPS = 10
"""Swaps for each hidden tile that make another deal."""


class Redealer:
    """Orders of the tiles that agree with what a seat knows of the running round."""

    def __init__(self, game: Game, order: Sequence[Tile], seat: int, sampler: Sampler) -> None:
        self.game = game
        self.order = order
        self.sampler = sampler
        rules, players = game.header.rules, game.players
        self.visible = {*range(players)} if rules.open_hands else {seat}
        view = view_of_game(game, seat)
        self.history = view.history
        self.hands = hands_from(rules, players, order)
        self.bones = order[sum(map(len, self.hands)) :]
        drawn = len(self.bones) - game.round.bones_left
        self.draws_for_engine = drawn - sum(past.drawn for past in view.history)
        rng = Rng(int(sampler() * 2**63))
        self.inference = Inference(view, rng, undealt_doubles(game, self.draws_for_engine))
        self.swaps = FIRST_SWAPS

    def next_order(self) -> list[Tile]:
        """Return the tiles in the order of a deal that can have been.

        In rare cases it cannot have been: bots do not infer everything that the rules imply.
        """
        arrivals: dict[tuple[int, int], list[Tile]] = defaultdict(list)
        for owner, time, tile in self.inference.arrivals(self.swaps * self.inference.places):
            arrivals[owner, time].append(tile)
        self.swaps = NEXT_SWAPS
        hands = [self._initial_hand(seat, arrivals[seat, -1]) for seat in range(self.game.players)]
        bones = self._draw_for_engine(arrivals)
        for time, past in enumerate(self.history):
            drawer = past.action.seat if isinstance(past.action, Catch) else past.seat
            drawn = self.bones[len(bones) : len(bones) + past.drawn]
            bones += drawn if drawer in self.visible else arrivals[drawer, time]
        rest = sorted(arrivals[MAX_PLAYERS, -1])
        while rest:
            bones.append(rest.pop(int(self.sampler() * len(rest))))
        return [*(tile for hand in hands for tile in hand), *bones]

    def _initial_hand(self, seat: int, first_tiles: list[Tile]) -> Sequence[Tile]:
        """Take the tiles that a seat was dealt out of those it had before anybody acted."""
        if seat in self.visible:
            return self.hands[seat]
        round = self.game.round
        if seat == round.engine_player and not self.draws_for_engine and not round.terms.descending:
            first_tiles.append(Tile(round.engine, round.engine))
        size = len(self.hands[seat])
        dealt = first_tiles[:size]
        del first_tiles[:size]
        return dealt

    def _draw_for_engine(self, arrivals: dict[tuple[int, int], list[Tile]]) -> list[Tile]:
        """Return the tiles that were drawn until one was the engine."""
        found: list[Tile] = []
        for i in range(self.draws_for_engine):
            seat = (self.game.number - 1 + i) % self.game.players
            hidden = seat not in self.visible and i < self.draws_for_engine - 1
            found.append(arrivals[seat, -1].pop() if hidden else self.bones[i])
        return found


def undealt_doubles(game: Game, draws_for_engine: int) -> int:
    """Return the doubles that nobody was dealt, or one of them would have been the engine."""
    if game.header.rules.engine == Engine.DESCENDING:
        return 0
    engine, left = game.round.engine, engines_left(game.round, game.used)
    return left & ~(1 << engine) if draws_for_engine else left & ~((2 << engine) - 1)
