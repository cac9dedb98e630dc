"""Measures a network against greedy players: the same deals from every seat."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mexican_train.env import Tables

from .afterstates import Afterstates, Array
from .choosing import by_network, greedy
from .network import Network


class Measured(NamedTuple):
    """Points a round less than the mean of the others', and half the width of its 95 % interval."""

    ahead: float
    interval: float
    deals: int

    def __str__(self) -> str:
        return f"{self.ahead:+.2f} ± {self.interval:.2f} points a round ({self.deals} deals)"


def against_greedy(network: Network, sheet: str, players: int, deals: int, seed: str) -> Measured:
    """One seat plays by the network, the others are greedy; every deal from every seat in turn.

    Each deal counts once, as the mean of its rotations, so that the luck of its tiles cancels.
    """
    results = [_rotation(network, sheet, players, deals, seed, seat) for seat in range(players)]
    each = np.mean(results, axis=0)
    error = each.std(ddof=1) / len(each) ** 0.5
    return Measured(float(each.mean()), float(1.96 * error), len(each))


def _rotation(
    network: Network, sheet: str, players: int, deals: int, seed: str, seat: int
) -> Array:
    """What `seat` got by the network in the first round at each of so many tables."""
    tables = Tables(sheet, players, deals, seed=seed, history=0, skip_forced=True)
    given, after = tables.arrays(), Afterstates(tables.encoder)
    got = np.full(deals, np.nan, np.float32)
    while np.isnan(got).any():
        tables.observe(given.observations, given.masks)
        seats = np.array(tables.seats)
        actions = greedy(after, given.observations, given.masks, seats)
        mine = np.flatnonzero((seats == seat) & np.isnan(got))
        actions[mine] = by_network(network, after, given.observations[mine], given.masks[mine])
        tables.step(actions, given.rewards, given.ended, given.seats)
        over = (given.ended > 0) & np.isnan(got)
        got[over] = given.rewards[over, seat]
    return got
