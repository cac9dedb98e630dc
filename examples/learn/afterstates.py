"""What a learner sees of each action that is open: the table as it will be just after it.

From an observation and an action one knows what one will hold, where one's train and those open to
one will end, and what that leaves; a network then needs to judge only one such moment. All rows
of many tables are worked out together.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from mexican_train.env import Encoder, tile_number
from mexican_train.env.numbers import (
    PLAYS,
    SEAT_FACTS,
    TILES_UNIT,
    TRAIN_FACTS,
)
from mexican_train.rules.tiles import MAX_PLAYERS, MEXICAN, TRAINS, full_set, points_of

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]


class Afterstates:
    """Makes features of actions for one kind of table."""

    def __init__(self, encoder: Encoder) -> None:
        rules, pips = encoder.rules, encoder.pips
        self.encoder = encoder
        self.pips = pips
        self.tile = np.array([[tile_number(a, b) for b in range(pips)] for a in range(pips)])
        self.points = np.zeros(encoder.tiles, np.float32)
        self.ends = np.zeros((encoder.tiles, pips), np.float32)
        for tile in full_set(rules.max_pip):
            number = tile_number(*tile)
            self.points[number] = points_of(tile, rules.blank_points, rules.double_blank_points)
            self.ends[number, [*tile]] = 1.0
        self.size = encoder.tiles + 4 * pips + 14

    def of(self, observations: Array, rows: Array, actions: Array) -> Array:
        """The features of `actions[i]` in the observation `rows[i]`, for every i."""
        count, pips, block = len(rows), self.pips, self.encoder.blocks
        seen = observations[rows]
        plays = actions >= PLAYS
        train = np.where(plays, (actions - PLAYS) % TRAINS, 0)
        pip = np.where(plays, (actions - PLAYS) // TRAINS, 0)
        each = np.arange(count)
        hand = seen[:, block["hand"]].copy()
        ends = seen[:, block["ends"]].reshape(count, TRAINS, pips).copy()
        inner = ends[each, train].argmax(axis=1)
        hand[each[plays], self.tile[inner, pip][plays]] = 0.0
        ends[each[plays], train[plays]] = 0.0
        ends[each[plays], train[plays], pip[plays]] = 1.0
        trains = seen[:, block["trains"]].reshape(count, TRAINS, TRAIN_FACTS)
        marked = trains[:, :, 0].copy()
        marked[plays & (train == 0), 0] = 0.0
        open_ends = (ends[:, 1:MEXICAN] * marked[:, 1:, None][:, : MEXICAN - 1]).sum(axis=1)
        open_ends += ends[:, MEXICAN]
        closed_ends = ends[:, 1:MEXICAN].sum(axis=1) - open_ends + ends[:, MEXICAN]
        held = hand @ self.ends  # tiles in the hand with each pip
        own = ends[:, 0]
        joined = self._neighbours(hand, own)
        seats = seen[:, block["seats"]].reshape(count, MAX_PLAYERS, SEAT_FACTS)
        there, tiles = seats[:, 1:, 0] > 0, seats[:, 1:, 1]
        facts = np.stack(
            [
                hand.sum(axis=1) / TILES_UNIT,
                hand @ self.points / 100.0,
                np.where(there, tiles, 9.0).min(axis=1),
                np.where(there, tiles, 0.0).sum(axis=1) / there.sum(axis=1),
                seen[:, block["state"]][:, 5],
                marked[:, 0],
                plays & (train == 0),
                plays & (train == MEXICAN),
                plays & (pip == inner),
                (own * held).sum(axis=1) / TILES_UNIT,
                (np.minimum(open_ends, 1.0) * held).sum(axis=1) / TILES_UNIT,
                (joined * held).sum(axis=1) / TILES_UNIT,
                (own * held).sum(axis=1) > 0,
                seen[:, block["follow_up"]].sum(axis=1),
            ],
            axis=1,
        )
        parts = [hand, own, open_ends, closed_ends, held / 4.0, facts]
        return np.concatenate(parts, axis=1).astype(np.float32)

    def _neighbours(self, hand: Array, own: Array) -> Array:
        """The pips one comes to with a tile of the hand from the end of one's own train."""
        matrix = hand[:, self.tile]
        found: Array = np.einsum("np,npq->nq", own, matrix)
        return found
