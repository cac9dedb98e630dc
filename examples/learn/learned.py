"""A bot that plays by what was learned: `examples.learn.learned:Learned`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from mexican_train import Action, View
from mexican_train.env import Encoder, seen_game
from mexican_train.env.arrays import observe
from mexican_train.rules.actions import Call
from mexican_train.rules.rng import Rng
from mexican_train.rules.rules import Rules

from .afterstates import Afterstates
from .choosing import by_network
from .network import Network

WEIGHTS = Path(__file__).with_name("weights.npz")


class Learned:
    """The play after which its network expects most; knows what its view tells, as every bot."""

    def __init__(self, weights: Path = WEIGHTS) -> None:
        self.network = Network.load(weights)

    def choose(self, view: View, rng: Rng) -> Action:
        """What is worth most; with one action open there is nothing to weigh."""
        if len(view.legal) == 1:
            return view.legal[0]
        game = seen_game(view)
        after = afterstates(view.header.rules, view.header.players)
        encoder = after.encoder
        observations = np.empty((1, encoder.size), np.float32)
        masks = np.empty((1, encoder.actions), np.int8)
        observe(encoder, [game], game.seat, observations, masks, None)
        action = game.action_at(int(by_network(self.network, after, observations, masks)[0]))
        assert action is not None  # one stays silent only when asked about a call
        return action

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        """Always knocks, always catches."""
        return True


@lru_cache(maxsize=8)
def afterstates(rules: Rules, players: int) -> Afterstates:
    """What makes features at such a table, made once."""
    return Afterstates(Encoder(rules, players, 0))
