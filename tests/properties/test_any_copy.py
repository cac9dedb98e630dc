"""A copy of a round is a round of its own, and a round that was cleared is as good as new."""

from __future__ import annotations

from random import Random

from hypothesis import given
from strategies import dealt, examples, headers, lucks, pick, play_on, snapshot, some_moment

from mexican_train.rules.deal import deal_at_random
from mexican_train.rules.header import Header
from mexican_train.rules.playout import playout
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round


@examples(100)
@given(headers(), lucks)
def test_a_copy_is_independent(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = some_moment(header, luck_)
    before = snapshot(round)
    copy = round.copy()
    assert snapshot(copy) == before
    for _ in play_on(copy, luck_):
        pass
    assert copy.over
    assert snapshot(round) == before
    second = round.copy()
    for _ in play_on(round, luck_):
        pass
    assert snapshot(second) == before


@examples(60)
@given(headers(), lucks)
def test_a_copy_goes_on_the_same_way(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    copy = round.copy()
    while not round.over:
        action = pick(round, luck_)
        assert copy.act(action) == round.act(action)
        assert snapshot(copy) == snapshot(round)
        copy = copy.copy()


@examples(60)
@given(headers(), lucks)
def test_a_table_can_be_used_again(header: Header, luck: int) -> None:
    rules, players = header.rules, header.players
    size = rules.hand_size(players)
    again = Round(rules, players)
    for number in range(1, 4):
        deal_at_random(again, size, number, 0, Rng(luck, number))
        fresh = Round(rules, players)
        deal_at_random(fresh, size, number, 0, Rng(luck, number))
        assert snapshot(again) == snapshot(fresh)
        playout(again, Rng(luck))
        assert again.over
