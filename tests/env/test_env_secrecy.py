"""An observation tells nothing that its seat does not know, and is the same in both builds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from env.side_by_side import PAST, seen, side_by_side
from hidden import deal_hidden_anew
from hypothesis import given
from strategies import examples, headers, lucks
from twin import Build, pair

from mexican_train import all_sheets, header_of
from mexican_train.env.arrays import Encoder
from mexican_train.env.game import Game
from mexican_train.rules.header import Header


def dealt_anew(game: Game, seat: int, luck: Random) -> Game:
    """The same game with all that a seat cannot see in other places."""
    other = game.copy()
    deal_hidden_anew(other.round, seat, luck)
    return other


def check(header: Header, luck: Random) -> None:
    """Looks at some moments of a match with what is hidden here and there."""
    encoder = Encoder(header.rules, header.players, PAST)
    for game, _ in side_by_side(header, luck):
        if luck.random() < 0.2:
            for seat in range(header.players):
                assert seen(encoder, game, seat) == seen(
                    encoder, dealt_anew(game, seat, luck), seat
                )


@pytest.mark.parametrize("sheet", all_sheets())
def test_hidden_tiles_are_not_in_observations(sheet: str) -> None:
    check(header_of(sheet, 4 if "nine" in sheet else 5, {"rounds": 1}), Random(1))


@examples(40)
@given(headers(rounds=1), lucks)
def test_nor_at_any_table(header: Header, luck: int) -> None:
    check(header, Random(luck))


def test_open_hands_are_in_observations() -> None:
    header = header_of("nordic/open", 3, {"rounds": 1})
    encoder = Encoder(header.rules, 3, PAST)
    game, _ = next(side_by_side(header, Random(1)))
    observation = seen(encoder, game, 1).observation
    others = observation[encoder.blocks["others"]]
    tiles = header.rules.tiles
    assert [sum(others[k * tiles : (k + 1) * tiles]) for k in range(7)] == [16, 16, 0, 0, 0, 0, 0]
    assert others[:tiles] == seen(encoder, game, 2).observation[encoder.blocks["hand"]]


def told_by(twin: Build, sheet: str, players: int) -> Iterator[object]:
    """Everything that seats get in two matches of short hands."""
    env = twin.modules["mexican_train.env"]
    header = twin.sheets.header_of(sheet, players, {"rounds": 2, "hand": 6})
    encoder = env.arrays.Encoder(header.rules, players, 4)
    for stream in range(2):
        game = env.game.Game(header, env.seeding.stream_key("twin", stream))
        game.begin()
        while not game.over:
            told = seen(encoder, game, game.seat, env.arrays.observe)
            yield game.seat, game.kind, told
            game.step(told.open[len(game.past) % len(told.open)])
        yield game.totals, game.rewards


@pytest.mark.parametrize("table", [("station/fast", 4), ("nordic/nine+open", 3), ("classic", 7)])
def test_compiled_and_interpreted_are_the_same(table: tuple[str, int]) -> None:
    compiled, interpreted = pair()
    assert [*told_by(compiled, *table)] == [*told_by(interpreted, *table)]
