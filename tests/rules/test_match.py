"""A match: agreeing to end it, a round won by the deal, the records it leaves."""

from __future__ import annotations

import pytest
from scene import exercises, lowest, match, order, phase, play_out, play_rounds

from mexican_train.rules.errors import IllegalAction
from mexican_train.rules.events import MatchOver, RoundBegan, RoundOver
from mexican_train.rules.match import Match, OnlyRound
from mexican_train.rules.record import read_record, replay
from mexican_train.sheets import load_sheet


def test_all_players_may_agree_to_end_the_match_after_the_running_round() -> None:
    """classic: the match is also over when everybody at the table wants it to be."""
    playing = match("classic", 3)
    playing.deal(bytes(32))
    assert playing.agree_to_end(0) == []
    assert playing.agree_to_end(2) == []
    assert playing.agree_to_end(1) == []
    assert phase(playing) == "playing"
    events = play_out(playing)
    assert events[-1] == MatchOver(tuple(lowest(playing.totals)), tuple(playing.totals))
    assert phase(playing) == "match_over"
    assert playing.number == 1


def test_a_match_goes_on_unless_all_agree() -> None:
    """classic: one voice against ending is enough; it counts until all have agreed."""
    playing = match("classic", 3)
    playing.agree_to_end(0)
    playing.agree_to_end(0)
    playing.agree_to_end(1)
    play_rounds(playing, 2)
    assert phase(playing) == "round_over"
    # Between two rounds the last voice ends it at once.
    assert playing.agree_to_end(2) == [
        MatchOver(tuple(lowest(playing.totals)), tuple(playing.totals))
    ]
    assert phase(playing) == "match_over"


def test_only_those_asked_have_to_agree() -> None:
    """A table asks its people: seats named nowhere (bots) have no say."""
    playing = match("classic", 4)
    play_rounds(playing, 1)
    assert playing.agree_to_end(3, among=[1, 3]) == []
    assert playing.agree_to_end(1, among=[1, 3]) != []
    assert phase(playing) == "match_over"


def test_agreeing_is_refused_to_strangers_and_after_the_end() -> None:
    playing = match("classic", 2)
    for seat in (-1, 2):
        with pytest.raises(IllegalAction, match="no such seat"):
            playing.agree_to_end(seat)
    assert playing.agreed == set()
    play_rounds(playing, 1)
    playing.agree_to_end(0)
    playing.agree_to_end(1)
    with pytest.raises(IllegalAction, match="the match is over"):
        playing.agree_to_end(0)


@exercises(hand=[1] * 7, rounds="one")
def test_a_round_can_be_won_by_the_deal() -> None:
    """House rule of one tile each: the engine was the whole hand, and nobody gets to play."""
    playing = match("station", 2, hand=1)
    events = playing.deal_order(order(playing, "1-2 9-9"))
    points = (3, 0)
    assert [type(event) for event in events] == [RoundBegan, RoundOver, MatchOver]
    assert events[0] == RoundBegan(1, 9, 1, 1)
    assert events[1] == RoundOver(False, (1,), points, (tuple(playing.round.hand_of(0)), ()))
    assert events[2] == MatchOver((1,), points)


def test_every_round_of_a_match_leaves_a_record_that_replays() -> None:
    """formats: a record is enough to replay and judge a round, with the engines used before."""
    playing = match("classic", 3, rounds=4)
    engines = play_rounds(playing)
    for number, record in enumerate(playing.records, start=1):
        again = read_record(record.plain(), lambda name: load_sheet(name).rules)
        assert again.number == number
        assert list(again.used) == sorted(engines[: number - 1], reverse=True)
        assert again.engine == engines[number - 1]
        assert replay(again).scores == playing.scores[number - 1]
        assert again == record


def test_a_round_of_a_match_can_be_played_alone() -> None:
    """It is dealt, begun and scored as it was there, with the engines of the rounds before."""
    whole = match("classic", 3)
    play_rounds(whole, 3)
    third = whole.records[2]
    alone = Match(whole.header, OnlyRound(third.number, third.used))
    alone.deal_order([*(tile for hand in third.hands for tile in hand), *third.boneyard])
    assert (alone.round.engine, alone.round.first) == (third.engine, third.first)
    for action in third.actions:
        alone.act(action)
    assert phase(alone) == "match_over"
    assert alone.records == [third]
    assert alone.scores == [whole.scores[2]]
    assert alone.winners == lowest(whole.scores[2])
    with pytest.raises(IllegalAction, match="the match is over"):
        alone.deal(bytes(32))
