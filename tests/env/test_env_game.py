"""A game of an environment is a match by the rules: the same decisions, points and knowledge."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from env.side_by_side import PAST, seen, side_by_side
from hypothesis import given
from strategies import examples, headers, lucks

from mexican_train import MexicanTrainError, all_sheets, header_of, load_sheet
from mexican_train.env.arrays import Encoder
from mexican_train.env.game import Game, tile_number
from mexican_train.env.numbers import CATCHING, KNOCK, KNOCKING, SILENT, TURN, actions_with
from mexican_train.env.seeding import stream_key
from mexican_train.env.seen import seen_game
from mexican_train.rules.actions import Call
from mexican_train.rules.header import Header
from mexican_train.rules.tiles import full_set

SHORT = {"rounds": 2}


def check(header: Header, luck: Random, every: int = 1) -> set[int]:
    """Plays a match side by side; which kinds of decisions came up."""
    encoder = Encoder(header.rules, header.players, PAST)
    kinds = set()
    for count, (game, match) in enumerate(side_by_side(header, luck)):
        kinds.add(game.kind)
        asked: Call | None = None
        if game.kind == TURN:
            legal = {game.number_of(action) for action in match.round.legal}
            assert game.seat == match.round.turn
            assert legal == set(game.open_actions())
        else:
            silent, number = game.open_actions()
            call = game.action_at(number)
            asked = next(each for each in match.round.calls_of(game.seat) if each == call)
            assert silent == SILENT
        if count % every:
            continue
        for seat in range(header.players):
            mine = seat == game.seat
            told = seen_game(match.view(seat), asked if mine else None)
            if asked is not None and not mine and match.round.turn == seat:
                continue  # its turn comes when nobody is asked any more
            here = seen(encoder, game, seat)
            assert here == seen(encoder, told, seat)
            assert here.open == (game.open_actions() if mine else [])
    return kinds


@pytest.mark.parametrize("sheet", all_sheets())
def test_every_sheet(sheet: str) -> None:
    for players in (2, load_sheet(sheet).rules.max_players):
        check(header_of(sheet, players, SHORT), Random(players), every=3)


@examples(40)
@given(headers(rounds=1), lucks)
def test_any_table(header: Header, luck: int) -> None:
    check(header, Random(luck), every=5)


def test_knocks_and_catches_are_decisions() -> None:
    header = header_of("station", 3, {"hand": 3, "rounds": 10})
    assert check(header, Random(1), every=4) == {TURN, KNOCKING, CATCHING}


def test_nobody_is_asked_once_somebody_has_caught() -> None:
    header = header_of("station", 4, {"hand": 2, "rounds": 40})
    game = Game(header, stream_key("calls", 0))
    game.begin()
    caught = 0
    while not game.over:
        action = game.open_actions()[-1]
        if game.kind == KNOCKING:
            action = SILENT
        before, kind = game.round.catchable, game.kind
        game.step(action)
        if kind == CATCHING:
            caught += 1
            assert game.kind != CATCHING or game.round.catchable != before
    assert caught > 3


def test_decisions_without_a_choice_can_be_left_out() -> None:
    header = header_of("nordic", 4, SHORT)
    whole, short = (Game(header, stream_key(5, 0), skip_forced=skip) for skip in (False, True))
    whole.begin()
    short.begin()
    decisions = 0
    while not whole.over:
        actions = whole.open_actions()
        if len(actions) > 1:
            decisions += 1
            assert short.open_actions() == actions
            short.step(actions[0])
        whole.step(actions[0])
    assert short.over
    assert short.totals == whole.totals
    assert decisions > 10


def test_rewards_of_rounds_are_points_and_sum_to_nothing() -> None:
    header = header_of("nordic", 3, {"rounds": 3})
    game = Game(header, stream_key(1, 0))
    game.begin()
    gained = [0.0, 0.0, 0.0]
    while not game.over:
        game.step(game.open_actions()[0])
        gained = [sum(pair) for pair in zip(gained, game.rewards, strict=True)]
    for seat in range(3):
        others = [game.totals[other] for other in range(3) if other != seat]
        assert gained[seat] == pytest.approx(sum(others) / 2 - game.totals[seat])
    assert sum(gained) == pytest.approx(0)


def test_rewards_of_matches_are_shares_of_winning() -> None:
    header = header_of("nordic", 4, {"rounds": 2})
    game = Game(header, stream_key(1, 0), by_match=True)
    game.begin()
    while not game.over:
        assert game.rewards == [0.0] * 4
        game.step(game.open_actions()[0])
    winner = game.totals.index(min(game.totals))
    assert game.rewards == [0.75 if seat == winner else -0.25 for seat in range(4)]


def test_a_copy_goes_its_own_way() -> None:
    game = Game(header_of("station", 4), stream_key(3, 0))
    game.begin()
    for _ in range(20):
        game.step(game.open_actions()[0])
    left, right = game.copy(), deepcopy(game)
    for copy in (left, right):
        while not copy.over:
            copy.step(copy.open_actions()[-1])
    assert left.totals == right.totals
    assert not game.over
    assert len(game.past) == 20


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    game = Game(header_of("nordic", 4), stream_key(1, 0))
    with pytest.raises(MexicanTrainError, match="no round has been dealt"):
        game.step(0)
    game.begin()
    before = game.open_actions()
    for action in (*range(-3, 200), KNOCK, 10**6):
        if action not in before:
            with pytest.raises(MexicanTrainError, match=f"action {action} is not open to seat 0"):
                game.step(action)
    assert game.open_actions() == before
    with pytest.raises(MexicanTrainError, match="no deal is waited for"):
        game.deal_order(full_set(12))


def test_numbers_of_tiles_and_actions_are_the_same_with_every_set() -> None:
    assert [tile_number(*tile) for tile in ((0, 0), (0, 1), (1, 1), (0, 2), (2, 1))] == [
        *(0, 1, 2, 3, 4),
    ]
    for max_pip in (6, 9, 12, 15, 18):
        tiles = full_set(max_pip)
        assert {tile_number(*tile) for tile in tiles} == set(range(len(tiles)))
    assert [actions_with(max_pip) for max_pip in (6, 12, 18)] == [76, 130, 184]
