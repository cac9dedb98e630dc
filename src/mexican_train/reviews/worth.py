"""What a full state, all hands open, is worth to each seat: the mean cost when the reference goes
on in every seat, over orders that the boneyard may lie in.

The reference leaves nothing to chance, so those orders are the only one there is. They are drawn
once for a round: what is drawn in it is taken out of each of them and the rest keeps its order. So
two states one after the other are played on with the same chance, and their difference is known
much better than either.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias

from ..rules.actions import Action
from ..rules.bits import mask_of
from ..rules.codes import code_of
from ..rules.deal import deal, deal_at_random, dealt_order
from ..rules.header import Header
from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.tiles import Tile
from .reference import Reference

Costs: TypeAlias = list[tuple[int, ...]]
"""For each order of the boneyard, the cost for each seat."""
Working: TypeAlias = Generator[None, None, Costs]
"""Work that lets others have a turn after each play-out."""


class Worth:
    """The worth of the states of one round, in the order in which they come."""

    def __init__(self, round: Round, reference: Reference, seed: int, plays: int) -> None:
        self.reference = reference
        self.orders = [shuffled(round.boneyard, Rng(seed, play)) for play in range(plays)]

    def draw(self, tiles: Sequence[Tile]) -> None:
        """Takes tiles that were drawn out of every order."""
        for order in self.orders:
            for tile in tiles:
                order.remove(tile)

    def costs(self, round: Round, first: Action | None = None) -> Working:
        """The costs when the reference goes on from this state, once `first` is done."""
        found: Costs = []
        for order in self.orders:
            if len(order) <= 1 and found:
                return found * len(self.orders)  # there is no chance left
            table = round.copy()
            table.bone_next = table.bone_end = 0
            for tile in order:
                table.bury(tile.low, tile.high)
            if first is not None:
                table.apply(code_of(table, first))
            found.append(self.reference.costs(table))
            yield
        return found


def shuffled(tiles: Sequence[Tile], rng: Rng) -> list[Tile]:
    """Tiles in a random order, each as likely."""
    order = list(tiles)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def place_costs(
    header: Header, number: int, used: Sequence[int], reference: Reference, seed: int, deals: int
) -> Working:
    """What each seat's place costs it before round `number` is dealt, from so many deals.

    Each deal is played in all rotations: every hand comes to every seat once, so only what belongs
    to a place is left, above all who begins. A row has the sums over the rotations.
    """
    players = header.players
    size = header.rules.hand_size(players)
    found: Costs = []
    table = Round(header.rules, players)
    for each in range(deals):
        deal_at_random(table, size, number, mask_of(used), Rng(seed, each))
        order = dealt_order(table)
        hands, boneyard = order[: header.dealt], order[header.dealt :]
        total = [0] * players
        for _ in range(players):
            hands = hands[size:] + hands[:size]
            round = deal(header.rules, players, hands + boneyard, number, used)
            for seat, cost in enumerate(reference.costs(round)):
                total[seat] += cost
            yield
        found.append(tuple(total))
    return found
