"""A table with all that a seat cannot see in other places."""

from __future__ import annotations

from random import Random

from mexican_train.rules.round import Round


def deal_hidden_anew(table: Round, seat: int, luck: Random) -> None:
    """Deals what `seat` cannot see anew, as many tiles to each as before."""
    open_hands = table.rules.open_hands
    others = [s for s in range(table.players) if s != seat and not open_hands]
    counts = [table.hand_count(s) for s in others]
    hidden = table.boneyard + [tile for s in others for tile in table.hand_of(s)]
    luck.shuffle(hidden)
    table.bone_end = table.bone_next
    for s, count in zip(others, counts, strict=True):
        for tile in table.hand_of(s):
            table.take(s, *tile)
        for _ in range(count):
            table.give(s, *hidden.pop())
    for tile in hidden:
        table.bury(*tile)
