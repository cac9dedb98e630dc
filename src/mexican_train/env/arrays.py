"""What passes between games and arrays: observations, masks, history; actions and rewards.

This is the only place where an observation is made. It is made of what the seat's `View` tells and
nothing else: a test makes it a second time from the view alone, and another deals all that is
hidden anew. Everything is written into arrays that are given, of NumPy or of anything else that
has a buffer of the right kind; nothing here needs NumPy.

Plain Python; `arrays.pxd` beside it gives the same lines C types (see `rules/round.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from ..rules.codes import CATCH_CODE, DRAW_CODE, KNOCK_CODE, STOP_CODE
from ..rules.errors import MexicanTrainError
from ..rules.round import Round
from ..rules.rules import Rules
from ..rules.tiles import full_set, points_of
from .game import Game, tile_number
from .numbers import (
    CATCH,
    CATCHING,
    DRAW,
    KNOCK,
    KNOCKING,
    MATCH_ENDED,
    MOST_PAST,
    PASS,
    PAST_FACTS,
    PLAYS,
    POINTS_UNIT,
    ROUNDS_UNIT,
    SEAT_FACTS,
    SILENT,
    STATE_FACTS,
    STOP,
    TILES_UNIT,
    TRAIN_FACTS,
    TURN,
    actions_with,
)

if not cython.compiled:
    from ..rules.bits import first_bit
    from ..rules.tiles import MAX_PLAYERS, MEXICAN, PIPS, TRAINS

Array: TypeAlias = Any
"""Anything with a buffer: an array of NumPy, a memoryview."""


class Encoder:
    """Where in an observation what stands, for a table; `past` is how many past actions it has."""

    def __init__(self, rules: Rules, players: int, past: int = 32) -> None:
        rules.hand_size(players)
        if not 0 <= past <= MOST_PAST:
            raise MexicanTrainError(f"history is from 0 to {MOST_PAST} past actions, not {past}")
        if not cython.compiled:
            self.ends = [0] * TRAINS
        self.rules = rules
        self.pips = rules.max_pip + 1
        self.tiles = rules.tiles
        self.players = players
        self.past = past
        self.actions = actions_with(rules.max_pip)
        self.blocks: dict[str, slice] = {}
        self.size = 0
        for name, size in self.sizes().items():
            self.blocks[name] = slice(self.size, self.size + size)
            self.size += size
        self.at_hand, self.at_table, self.at_ends, self.at_trains, self.at_seats = (
            self.blocks[name].start for name in ("hand", "table", "ends", "trains", "seats")
        )
        self.at_engine, self.at_follow_up, self.at_state, self.at_others = (
            self.blocks[name].start for name in ("engine", "follow_up", "state", "others")
        )

    def __reduce__(self) -> tuple[type[Encoder], tuple[Rules, int, int]]:
        return Encoder, (self.rules, self.players, self.past)

    def sizes(self) -> dict[str, int]:
        """How many numbers each part of an observation has, in their order."""
        return {
            "hand": self.tiles,
            "table": self.tiles,
            "ends": TRAINS * self.pips,
            "trains": TRAINS * TRAIN_FACTS,
            "seats": MAX_PLAYERS * SEAT_FACTS,
            "engine": self.pips,
            "follow_up": TRAINS,
            "state": STATE_FACTS,
            "others": (MAX_PLAYERS - 1) * self.tiles if self.rules.open_hands else 0,
        }

    def place(self, train: int, seat: int) -> int:
        """The place of a train or a seat, counted from a seat."""
        if train == MEXICAN:
            return MEXICAN
        return train - seat if train >= seat else train - seat + self.players

    # ------------------------------------------------------------------ observations

    def write(self, game: Game, seat: int, out: Array, row: int) -> None:
        """Writes what a seat observes into a row."""
        for i in range(self.size):
            out[row, i] = 0.0
        self.write_hand(game.round, seat, out, row, self.at_hand)
        self.write_table(game.round, out, row)
        self.write_trains(game.round, seat, out, row)
        self.write_seats(game, seat, out, row)
        self.write_state(game, seat, out, row)
        if self.at_others < self.size:
            for other in range(self.players):
                if other != seat:
                    at = self.at_others + (self.place(other, seat) - 1) * self.tiles
                    self.write_hand(game.round, other, out, row, at)

    def write_hand(self, round: Round, seat: int, out: Array, row: int, at: int) -> None:
        """The tiles of a hand."""
        for low in range(self.pips):
            held = round.rows[seat * PIPS + low] >> low << low
            while held:
                out[row, at + tile_number(low, first_bit(held))] = 1.0
                held &= held - 1

    def write_table(self, round: Round, out: Array, row: int) -> None:
        """The tiles on the table, the engine among them."""
        for train in range(TRAINS):
            self.ends[train] = round.engine
        out[row, self.at_table + tile_number(round.engine, round.engine)] = 1.0
        for i in range(round.laid):
            train = round.line[i] >> 5
            pip = round.line[i] & 31
            out[row, self.at_table + tile_number(self.ends[train], pip)] = 1.0
            self.ends[train] = pip

    def write_trains(self, round: Round, seat: int, out: Array, row: int) -> None:
        """Where the trains end, and what else is to be known of them."""
        binding = 0 if round.over else round.binding()
        for train in range(TRAINS):
            if train < self.players or train == MEXICAN:
                place = self.place(train, seat)
                out[row, self.at_ends + place * self.pips + round.ends[train]] = 1.0
                at = self.at_trains + place * TRAIN_FACTS
                out[row, at] = round.markers >> train & 1
                out[row, at + 1] = binding >> train & 1
                out[row, at + 2] = round.lengths[train] / TILES_UNIT
        out[row, self.at_engine + round.engine] = 1.0
        if round.follow_up >= 0:
            out[row, self.at_follow_up + self.place(round.follow_up, seat)] = 1.0

    def write_seats(self, game: Game, seat: int, out: Array, row: int) -> None:
        """What is to be known of who sits where."""
        round = game.round
        totals = game._totals
        for other in range(self.players):
            at = self.at_seats + self.place(other, seat) * SEAT_FACTS
            out[row, at] = 1.0
            out[row, at + 1] = round.counts[other] / TILES_UNIT
            out[row, at + 2] = round.had_turn >> other & 1
            if other != seat and not round.over:
                out[row, at + 3] = round.catchable >> other & 1
            if other == round.turn and not round.over:
                out[row, at + 4] = 1.0
            if other == round.first:
                out[row, at + 5] = 1.0
            if other == round.engine_player:
                out[row, at + 6] = 1.0
            points = totals[other]
            out[row, at + 7] = points / POINTS_UNIT

    def write_state(self, game: Game, seat: int, out: Array, row: int) -> None:
        """How far the turn and the match have come, and what is to be decided."""
        round = game.round
        at = self.at_state
        if game.seat == seat:
            if game.kind >= 0:
                out[row, at + game.kind] = 1.0
        out[row, at + 3] = 1.0 if round.drawn else 0.0
        out[row, at + 4] = 1.0 if round.series else 0.0
        out[row, at + 5] = (round.bone_end - round.bone_next) / TILES_UNIT
        out[row, at + 6] = game.number / ROUNDS_UNIT
        out[row, at + 7] = (game.last - game.number) / ROUNDS_UNIT

    # ------------------------------------------------------------------ what is open

    def write_mask(self, game: Game, seat: int, out: Array, row: int) -> None:
        """1 for each action that is open to the seat, 0 for all others."""
        for i in range(self.actions):
            out[row, i] = 0
        if game.seat != seat:
            return
        if game.kind == TURN:
            self.write_turn(game.round, out, row)
        elif game.kind == KNOCKING:
            out[row, SILENT] = 1
            out[row, KNOCK] = 1
        elif game.kind == CATCHING:
            out[row, SILENT] = 1
            out[row, CATCH + self.place(game.slipped, seat)] = 1

    def write_turn(self, round: Round, out: Array, row: int) -> None:
        """What is open to the seat whose turn it is."""
        found = False
        trains = round.open_trains()
        while trains:
            train = first_bit(trains)
            trains &= trains - 1
            at = PLAYS + self.place(train, round.turn)
            fits = round._fitting(train)
            while fits:
                out[row, at + TRAINS * first_bit(fits)] = 1
                fits &= fits - 1
                found = True
        if round.may_stop():
            out[row, STOP] = 1
        elif not found:
            out[row, DRAW if round.no_play() == DRAW_CODE else PASS] = 1

    # ------------------------------------------------------------------ history

    def write_past(self, game: Game, seat: int, out: Array, row: int) -> None:
        """The latest actions as all could see them, the last one first."""
        past = game._past
        count = len(past)
        if count > self.past:
            count = self.past
        for i in range(count):
            each = past[len(past) - 1 - i]
            out[row, i, 0] = 1 + self.place(each & 7, seat)
            out[row, i, 1] = self.number_of(each >> 3 & 1023, seat)
            out[row, i, 2] = each >> 13 & 255
            out[row, i, 3] = each >> 21 & 1
            out[row, i, 4] = each >> 22
        for i in range(count, self.past):
            for j in range(PAST_FACTS):
                out[row, i, j] = 0

    def number_of(self, code: int, seat: int) -> int:
        """The number of an action, its trains and seats counted from a seat."""
        if code < DRAW_CODE:
            return PLAYS + TRAINS * (code & 31) + self.place(code >> 5, seat)
        if code >= CATCH_CODE:
            return CATCH + self.place((code - CATCH_CODE) % MAX_PLAYERS, seat)
        if code >= KNOCK_CODE:
            return KNOCK
        if code == DRAW_CODE:
            return DRAW
        return STOP if code == STOP_CODE else PASS


def most_observed(rules: Rules) -> float:
    """The largest number that an observation can have: all points of all rounds, or more tiles."""
    tiles = full_set(rules.max_pip)
    points = sum(points_of(t, rules.blank_points, rules.double_blank_points) for t in tiles)
    rounds = rules.match_rounds
    return max(points * rounds / POINTS_UNIT, len(tiles) / TILES_UNIT, rounds / ROUNDS_UNIT, 1.0)


# ---------------------------------------------------------------------- many games


def observe(
    encoder: Encoder,
    games: Sequence[Game],
    seat: int,
    observations: Array,
    masks: Array,
    past: Array,
) -> None:
    """Writes a row for each game, as seen from `seat` or, if that is -1, from whose decision it is.

    `past` may be None.
    """
    if encoder is None or observations is None or masks is None:
        raise MexicanTrainError("an encoder, observations and masks must be given")
    count = len(games)
    if not -1 <= seat < encoder.players:
        raise MexicanTrainError(f"there is no seat {seat} at this table")
    if observations.shape[0] != count or observations.shape[1] != encoder.size:
        raise MexicanTrainError(f"observations must have the shape ({count}, {encoder.size})")
    if masks.shape[0] != count or masks.shape[1] != encoder.actions:
        raise MexicanTrainError(f"masks must have the shape ({count}, {encoder.actions})")
    if past is not None:
        if past.shape[0] != count or past.shape[1] != encoder.past or past.shape[2] != PAST_FACTS:
            shape = (count, encoder.past, PAST_FACTS)
            raise MexicanTrainError(f"history must have the shape {shape}")
    for row in range(count):
        game = games[row]
        if game is None:
            raise MexicanTrainError("a table without a game cannot be observed")
        rules = game.round.rules
        # Comparing all fields takes longer than everything else; nearly always they are the same.
        if rules is not encoder.rules and rules != encoder.rules:
            raise MexicanTrainError("the encoder was made for other rules")
        if game.players != encoder.players:
            raise MexicanTrainError(f"the encoder was made for {encoder.players} players")
        if not game.number or game.round.engine < 0:
            raise MexicanTrainError("nothing can be observed before the first deal")
        who = game.seat if seat < 0 else seat
        if who < 0:
            who = 0
        encoder.write(game, who, observations, row)
        encoder.write_mask(game, who, masks, row)
        if past is not None:
            encoder.write_past(game, who, past, row)


def step(games: Sequence[Game], actions: Array, rewards: Array, ended: Array, seats: Array) -> None:
    """Does one action in each game; a match that is over is followed by another.

    All actions are looked at first: if one is not open, nothing changes.
    """
    count = len(games)
    if actions is None or rewards is None or ended is None or seats is None:
        raise MexicanTrainError("actions, rewards, ended and seats must be arrays")
    if actions.shape[0] != count or ended.shape[0] != count or seats.shape[0] != count:
        raise MexicanTrainError(f"actions, ended and seats must have {count} numbers each")
    if rewards.shape[0] != count:
        raise MexicanTrainError(f"rewards must have {count} rows")
    for row in range(count):
        game = games[row]
        if game is None:
            raise MexicanTrainError("a table without a game cannot be played at")
        if rewards.shape[1] != game.players:
            raise MexicanTrainError(f"rewards must have {game.players} columns, one a seat")
        action = int(actions[row])
        if not 0 <= action < 1000 or not game.is_open(action):
            raise MexicanTrainError(f"table {row}: {game.refusal(action)}")
    for row in range(count):
        game = games[row]
        game.step(int(actions[row]))
        state = game.ended
        while game.ended == MATCH_ENDED:
            game.begin()
        ended[row] = state
        seats[row] = game.seat
        for seat in range(game.players):
            rewards[row, seat] = game._rewards[seat]
