"""Whatever is not open is refused with a reason, and a refusal changes nothing at all."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from strategies import dealt, examples, headers, lucks, pick, play_on, snapshot, some_moment

from mexican_train.rules.actions import DRAW, PASS, STOP, Action, Call, Catch, Knock, Play
from mexican_train.rules.errors import SENTENCES, IllegalAction, Reason
from mexican_train.rules.header import Header
from mexican_train.rules.notation import read_action
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MAX_PLAYERS, MEXICAN, SETS, full_set

SEATS = range(MAX_PLAYERS)
ALL_ACTIONS: list[Action] = [
    *(DRAW, PASS, STOP),
    *[Knock(seat) for seat in SEATS],
    *[Catch(by, seat) for by in SEATS for seat in SEATS],
    *[Play(tile, train) for tile in full_set(SETS[-1]) for train in (*SEATS, MEXICAN)],
]
"""Every action there is a text for: all tiles of the largest set, on all trains."""

small_tables = headers(3, max_pip=6) | headers(3, max_pip=6, follow_up="any-non-double")
"""Tables at which tiles fit more often, and so are refused for better reasons."""


def refused(round: Round, action: Action | str, seat: int | None) -> Reason:
    """The reason why an action is refused, which it must be."""
    with pytest.raises(IllegalAction) as refusal:
        round.act(action, seat)
    text = action if isinstance(action, str) else str(action)
    assert str(refusal.value) == f"{text} is refused: {SENTENCES[refusal.value.reason]}"
    assert str(refusal.value.action) == text
    return refusal.value.reason


def test_all_actions_are_all_texts() -> None:
    texts = [str(action) for action in ALL_ACTIONS]
    assert len(set(texts)) == len(texts) == 3 + 8 + 64 + 190 * 9
    assert [read_action(text) for text in texts] == ALL_ACTIONS


@examples(50)
@given(headers(), lucks)
def test_every_other_action_is_refused(header: Header, luck: int) -> None:
    round = some_moment(header, Random(luck))
    before = snapshot(round)
    open_now = {*round.legal, *round.calls}
    for action in ALL_ACTIONS:
        if action not in open_now:
            assert refused(round, action, None) != Reason.ROUND_OVER
    assert snapshot(round) == before


@examples(50)
@given(headers(), lucks)
def test_every_other_action_is_refused_to_the_seat_itself(header: Header, luck: int) -> None:
    round = some_moment(header, Random(luck))
    before = snapshot(round)
    for action in ALL_ACTIONS:
        if action not in round.legal and not isinstance(action, Call):
            reason = refused(round, action, round.turn)
            assert reason not in (Reason.NOT_YOUR_TURN, Reason.NOT_YOUR_SEAT)
    assert snapshot(round) == before


@examples(100)
@given(headers() | small_tables, lucks)
def test_every_other_play_of_a_hand_is_refused_at_every_step(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    trains = (*range(round.players), MEXICAN)
    while not round.over:
        before = snapshot(round)
        legal = set(round.legal)
        hand = round.hand_of(round.turn)
        actions: list[Action] = [Play(tile, train) for tile in hand for train in trains]
        actions += [DRAW, PASS, STOP]
        assert legal <= set(actions)
        for action in actions:
            if action not in legal:
                refused(round, action, round.turn)
        assert snapshot(round) == before
        round.act(pick(round, luck_))


@examples(100)
@given(headers(), lucks)
def test_the_wrong_seat_is_refused(header: Header, luck: int) -> None:
    round = some_moment(header, Random(luck))
    before = snapshot(round)
    for action in round.legal:
        for seat in range(round.players):
            if seat != round.turn:
                assert refused(round, action, seat) == Reason.NOT_YOUR_TURN
    for call in round.calls:
        own = call.seat if isinstance(call, Knock) else call.by
        for seat in range(round.players):
            if seat != own:
                assert refused(round, call, seat) == Reason.NOT_YOUR_SEAT
    for either in [*round.legal, *round.calls]:
        for seat in (-1, round.players, MEXICAN, 1000):
            assert refused(round, either, seat) == Reason.NO_SUCH_SEAT
    assert snapshot(round) == before


@examples(60)
@given(headers(), lucks)
def test_calls_are_open_to_their_own_seats(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = some_moment(header, luck_)
    for _ in play_on(round, luck_):
        by_seat = [round.calls_of(seat) for seat in range(round.players)]
        assert [call for calls in by_seat for call in calls] == round.calls
        for seat, calls in enumerate(by_seat):
            for call in calls:
                assert seat == (call.seat if isinstance(call, Knock) else call.by)
                assert round.copy().act(call, seat)


@examples(30)
@given(headers(), lucks)
def test_nothing_is_open_once_the_round_is_over(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = some_moment(header, luck_)
    for _ in play_on(round, luck_):
        pass
    before = snapshot(round)
    for action in luck_.sample(ALL_ACTIONS, 100):
        for seat in (None, *range(round.players)):
            assert refused(round, action, seat) == Reason.ROUND_OVER
            assert refused(round, str(action), seat) == Reason.ROUND_OVER
    assert snapshot(round) == before
