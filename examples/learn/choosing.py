"""Which action to take in each of many rows: the one worth most, or the heaviest tile."""

from __future__ import annotations

import numpy as np

from mexican_train.env.numbers import KNOCK, PLAYS
from mexican_train.rules.tiles import MEXICAN, TRAINS

from .afterstates import Afterstates, Array
from .network import Network


def best_of_each(rows: Array, worth: Array, count: int) -> Array:
    """The place of the largest of each row's values, the first of equals; rows are in order."""
    order = np.lexsort((-worth, rows))
    found: Array = order[np.searchsorted(rows[order], np.arange(count))]
    return found


def by_network(network: Network, after: Afterstates, observations: Array, masks: Array) -> Array:
    """What the network holds best; knocks and catches are always made."""
    rows, actions = np.nonzero(masks)
    worth = network.values(after.of(observations, rows, actions))
    worth = np.where((actions >= KNOCK) & (actions < PLAYS), np.inf, worth)
    found: Array = actions[best_of_each(rows, worth, len(masks))]
    return found


def greedy(after: Afterstates, observations: Array, masks: Array, seats: Array) -> Array:
    """What the bot `greedy` does: the heaviest tile, of equals that on the first train."""
    rows, actions = np.nonzero(masks)
    players, pips = after.encoder.players, after.pips
    plays = actions >= PLAYS
    place = np.where(plays, (actions - PLAYS) % TRAINS, 0)
    pip = np.where(plays, (actions - PLAYS) // TRAINS, 0)
    ends = observations[:, after.encoder.blocks["ends"]].reshape(-1, TRAINS, pips)
    inner = ends[rows, place].argmax(axis=1)
    train = np.where(place == MEXICAN, MEXICAN, (place + seats[rows]) % players)
    worth = np.where(plays, after.points[after.tile[inner, pip]], actions - 2.0 * PLAYS)
    worth = worth * 1000.0 - np.where(plays, train * pips + pip, 0)
    found: Array = actions[best_of_each(rows, worth, len(masks))]
    return found
