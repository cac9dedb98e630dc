"""A game of an environment and a match by the public rules, side by side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np
from strategies import shuffled

from mexican_train import Match, Phase
from mexican_train.env.arrays import Encoder, observe
from mexican_train.env.game import Game
from mexican_train.rules.header import Header

PAST = 12


class Seen(NamedTuple):
    """What a seat gets at one moment."""

    observation: list[float]
    mask: list[int]
    past: list[list[int]]

    @property
    def open(self) -> list[int]:
        """The actions that the mask leaves open."""
        return [action for action, open in enumerate(self.mask) if open]


def seen(encoder: Encoder, game: Game, seat: int, observe: Any = observe) -> Seen:
    """What a seat observes in a game; `observe` is that of the build they belong to."""
    observations = np.full((1, encoder.size), np.nan, np.float32)
    masks = np.full((1, encoder.actions), 7, np.int8)
    past = np.full((1, encoder.past, 5), 7, np.int16)
    observe(encoder, [game], seat, observations, masks, past)
    return Seen(observations[0].tolist(), masks[0].tolist(), past[0].tolist())


def side_by_side(header: Header, luck: Random) -> Iterator[tuple[Game, Match]]:
    """Plays a match twice at random, with the same deals and actions: before every decision, both.

    Calls are made about half of the time.
    """
    game, match = Game(header), Match(header)
    game.begin()
    while match.phase != Phase.MATCH_OVER:
        if match.phase != Phase.PLAYING:
            order = shuffled(header, luck, match.number + 1)
            match.deal_order(order)
            game.deal_order(order)
            continue
        yield game, match
        chosen = luck.choice(game.open_actions())
        action = game.action_at(chosen)
        if action is not None:
            match.act(action, game.seat)
        game.step(chosen)
    assert game.over
    assert game.totals == match.totals
