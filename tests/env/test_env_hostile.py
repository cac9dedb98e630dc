"""Nothing that one can call ends the process: what cannot be is refused, and nothing is garbage."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
import pytest
from strategies import JUNK

from mexican_train import MexicanTrainError, header_of, new_match
from mexican_train.env import Encoder, Game, Tables, seen_game, stream_key, tile_number
from mexican_train.env.arrays import observe, step
from mexican_train.env.game import recalled, resumed
from mexican_train.env.seeding import deal_seed
from mexican_train.rules.round import Round

REFUSALS = (MexicanTrainError, TypeError, ValueError, OverflowError, AttributeError, LookupError)
"""What a call with hostile arguments may end in."""


def running() -> Game:
    """A game in the middle of a round."""
    game = Game(header_of("station", 3), stream_key(1, 0))
    game.begin()
    for _ in range(20):
        game.step(game.open_actions()[0])
    return game


def test_any_arguments_are_taken_or_refused() -> None:
    luck = Random(1)
    game = running()
    tables = Tables("station", 3, 2)
    given = tables.arrays()
    encoder, games, table = tables.encoder, tables.games, game.round
    fitting: dict[Any, list[Any]] = {
        game.step: [0],
        game.is_open: [0],
        game.action_at: [0],
        game.number_of: [None],
        game.deal_order: [[]],
        recalled: [table, game.header, 1, [0, 0, 0], [], (0, 0, -1)],
        resumed: [(game.header,), table, tuple(range(10)), [0] * 3, [0.0] * 3, []],
        Game: [game.header, b"", False, False],
        Encoder: [game.header.rules, 3, 4],
        tile_number: [1, 2],
        stream_key: [1, 0],
        deal_seed: [b"", 0],
        seen_game: [new_match("station", 3)],
        tables.observe: [given.observations, given.masks, given.past],
        tables.step: [[0, 0], given.rewards, given.ended, given.seats],
        observe: [encoder, games, -1, given.observations, given.masks, given.past],
        step: [games, np.zeros(2, np.int64), given.rewards, given.ended, given.seats],
    }
    odd = [*JUNK, games, [None, None], game, table, encoder, given.masks, np.zeros((0, 0)), [game]]
    for call, right in fitting.items():
        for _ in range(60):
            arguments = right[:]
            for _ in range(luck.randint(1, len(right))):
                arguments[luck.randrange(len(right))] = luck.choice(odd)
            with suppress(*REFUSALS):
                call(*arguments)
    assert len(game.open_actions()) > 0


def test_what_a_game_tells_cannot_be_spoilt() -> None:
    game = running()
    for told in (game.totals, game.rewards, game.past):
        told.clear()
    assert len(game.totals) == len(game.rewards) == 3
    assert len(game.past) == 20


def test_a_game_that_is_only_seen_does_not_go_on() -> None:
    match = new_match("nordic", 3)
    match.deal(bytes(32))
    game = seen_game(match.view(match.round.turn))
    with pytest.raises(MexicanTrainError, match="a game made from a view cannot go on"):
        game.step(game.open_actions()[0])
    header = header_of("nordic", 3)
    other = Round(header.rules, 3)
    for about in ((3, 0, -1), (-2, 0, -1), (0, 3, -1), (0, 2, -1), (0, 2, 3)):
        with pytest.raises(MexicanTrainError, match="at this table"):
            recalled(other, header, 1, [0, 0, 0], [], about)
    with pytest.raises(MexicanTrainError, match="no such moment"):
        recalled(other, header, 1, [0, 0], [], (0, 0, -1))
    with pytest.raises(MexicanTrainError, match="another table"):
        recalled(Round(header.rules, 4), header, 1, [0] * 3, [], (0, 0, -1))
