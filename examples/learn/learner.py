"""Learns what a moment is worth by playing against itself."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mexican_train.env import Tables

from .afterstates import Afterstates, Array
from .choosing import best_of_each
from .network import Network

UNIT = 50.0
"""Points are learned in fifties."""
BATCH = 256
RATE = 1e-3


class Choice(NamedTuple):
    """What is played at each table, and the features of it."""

    actions: Array
    features: Array


class Waiting(NamedTuple):
    """What was played in rounds that are not over: its features, at which table, by whom."""

    features: Array
    tables: Array
    actors: Array


class Learner:
    """A network, and the tables at which it plays all seats against itself."""

    def __init__(
        self,
        sheet: str = "nordic",
        players: int = 4,
        tables: int = 256,
        seed: int = 1,
        hidden: int = 64,
        rules: dict[str, object] | None = None,
    ) -> None:
        self.tables = Tables(
            sheet, players, tables, seed=f"learn {seed}", rules=rules, history=0, skip_forced=True
        )
        self.given = self.tables.arrays()
        self.after = Afterstates(self.tables.encoder)
        self.network = Network(self.after.size, hidden, seed)
        self.luck = np.random.default_rng(seed)
        self.waiting = Waiting(
            np.empty((0, self.after.size), np.float32), np.empty(0, int), np.empty(0, np.int8)
        )

    def choose(self, observations: Array, masks: Array, random: float) -> Choice:
        """The best action of each row or, so often, any; ties go to the first."""
        rows, actions = np.nonzero(masks)
        features = self.after.of(observations, rows, actions)
        worth = self.network.values(features)
        if random:
            wild = self.luck.random(len(masks)) < random
            worth = np.where(wild[rows], self.luck.random(len(rows)) * 1e-3, worth)
        best = best_of_each(rows, worth, len(masks))
        return Choice(actions[best], features[best])

    def play(self, steps: int, random: float) -> tuple[Array, Array]:
        """Plays on; the features of what was played, and what the seat that did so got for it.

        What was played in rounds that are not over yet is kept until they are.
        """
        tables, given = self.tables, self.given
        count = tables.count
        features = np.empty((steps, count, self.after.size), np.float32)
        actors = np.empty((steps, count), np.int8)
        rewards = np.empty((steps, *given.rewards.shape), np.float32)
        ended = np.empty((steps, count), np.int8)
        for step in range(steps):
            actors[step] = tables.seats
            tables.observe(given.observations, given.masks)
            choice = self.choose(given.observations, given.masks, random)
            features[step] = choice.features
            tables.step(choice.actions, rewards[step], ended[step], given.seats)
        got = np.empty((steps, count), np.float32)
        result = np.full(given.rewards.shape, np.nan, np.float32)
        each = np.arange(count)
        for step in reversed(range(steps)):
            over = ended[step] > 0
            result[over] = rewards[step][over]
            got[step] = result[each, actors[step]]
        # Now `result` is of the rounds that were running before.
        before = self.waiting
        found = np.concatenate([result[before.tables, before.actors], got.ravel()])
        moments = Waiting(
            np.concatenate([before.features, features.reshape(-1, self.after.size)]),
            np.concatenate([before.tables, np.tile(each, steps)]),
            np.concatenate([before.actors, actors.ravel()]),
        )
        known = ~np.isnan(found)
        self.waiting = Waiting(*(part[~known] for part in moments))
        return moments.features[known], found[known] / UNIT

    def lesson(self, done: float, steps: int = 64) -> float:
        """Plays so many decisions at each table and learns from them; the mean squared error.

        `done` is the part of the lessons that lies behind it: from lesson to lesson it tries out
        less and changes less.
        """
        features, got = self.play(steps, random=0.02 + 0.3 * (1.0 - done))
        if not len(got):
            return 0.0  # no round has ended yet
        order = self.luck.permutation(len(got))
        parts = np.array_split(order, max(1, len(order) // BATCH))
        rate = RATE * (1.0 - 0.9 * done)
        return float(np.mean([self.network.learn(features[p], got[p], rate) for p in parts]))
