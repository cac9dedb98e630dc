"""Whole matches: they add up, and their records replay to the same tables, texts included."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from strategies import examples, headers, lucks, pick, seeds, shuffled, snapshot

from mexican_train.rules.actions import Catch, Knock
from mexican_train.rules.errors import IllegalAction, Reason
from mexican_train.rules.events import Event, MatchOver, RoundBegan, RoundOver
from mexican_train.rules.header import Header
from mexican_train.rules.json_text import parse_json
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.record import read_record, replay, steps
from mexican_train.rules.round import Round
from mexican_train.rules.rules import Rounds, Rules
from mexican_train.rules.view import members
from mexican_train.sheets import load_sheet

tables = headers()
short = headers(4, max_pip=6, rounds=3)
whole = headers(3, max_pip=6, rounds="every-double", engine="highest-unused-held")


def rules_of(sheet: str) -> Rules:
    """The rules of a named sheet."""
    return load_sheet(sheet).rules


def play_round(match: Match, luck: Random, seed: bytes | None = None) -> list[list[Event]]:
    """Deals and plays one round of a match; what happened, action by action."""
    order = shuffled(match.header, luck, match.number + 1)
    told = [match.deal(seed) if seed else match.deal_order(order)]
    while match.phase == Phase.PLAYING:
        action = pick(match.round, luck)
        actor = match.round.turn
        if isinstance(action, Knock | Catch):
            actor = action.seat if isinstance(action, Knock) else action.by
        left = match.round.bones_left
        told.append(match.act(action))
        past = match.history[-1]
        assert (past.seat, past.action) == (actor, action)
        assert past.marked == (actor in members(match.round.markers))
        assert past.drawn == left - match.round.bones_left
    return told


def last_record(match: Match) -> tuple[Round, str]:
    """The last record of a match through its text: the round it replays to, and the text."""
    record = match.records[-1]
    text = json.dumps(record.plain())
    read = read_record(parse_json(text), rules_of)
    assert read == record
    assert read.plain() == record.plain()
    return replay(read), text


@examples(120)
@given(tables, lucks, seeds)
def test_a_record_replays_to_the_same_round(header: Header, luck: int, seed: bytes) -> None:
    match = Match(header)
    told = play_round(match, Random(luck), seed)
    round, text = last_record(match)
    assert snapshot(round) == snapshot(match.round)
    assert json.dumps(read_record(json.loads(text), rules_of).plain()) == text

    events = [step_events for _, _, step_events in steps(match.records[-1])]
    assert events == [[e for e in seen if not isinstance(e, MatchOver)] for seen in told[1:]]
    assert isinstance(told[0][0], RoundBegan)
    assert (round.engine, round.first) == (told[0][0].engine, told[0][0].first)


@examples(40)
@given(tables, lucks)
def test_a_record_may_note_what_was_legal(header: Header, luck: int) -> None:
    match = Match(header)
    play_round(match, Random(luck))
    record = match.records[-1]
    legal = []
    round = record.begin()
    for action in record.actions:
        legal.append(tuple(sorted(map(str, round.legal))))
        round.act(action)
    noted = replace(record, legal=tuple(legal))
    read = read_record(parse_json(json.dumps(noted.plain())), rules_of)
    assert read == noted
    assert snapshot(replay(read)) == snapshot(match.round)


@examples(40)
@given(short | whole, lucks)
def test_totals_add_up(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    match = Match(header)
    told: list[list[Event]] = []
    while match.phase != Phase.MATCH_OVER:
        told = play_round(match, luck_)
        round = match.round
        assert match.scores[-1] == round.scores
        assert round.engine in match.used
        assert match.records[-1].number == match.number == len(match.scores)
        last_record(match)
        if match.phase == Phase.ROUND_OVER:
            assert match.winners == []
    assert match.number == header.rules.match_rounds
    assert match.totals == [sum(column) for column in zip(*match.scores, strict=True)]
    lowest = [s for s, total in enumerate(match.totals) if total == min(match.totals)]
    assert match.winners == lowest
    assert told[-1][-1] == MatchOver(tuple(lowest), tuple(match.totals))
    assert match.view(None).totals == tuple(match.totals)
    with pytest.raises(IllegalAction) as refusal:
        match.deal(bytes(32))
    assert refusal.value.reason == Reason.MATCH_OVER


@examples(30)
@given(whole, lucks)
def test_every_double_is_the_engine_once(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    match = Match(header)
    while match.phase != Phase.MATCH_OVER:
        play_round(match, luck_)
    engines = [record.engine for record in match.records]
    assert sorted(engines) == list(range(7))
    assert engines[-1] == 0


@examples(40)
@given(headers(rounds="one"), lucks)
def test_one_round_is_won_by_who_wins_it(header: Header, luck: int) -> None:
    match = Match(header)
    told = play_round(match, Random(luck))
    assert header.rules.rounds == Rounds.ONE
    assert match.phase == Phase.MATCH_OVER
    assert match.winners == match.round.winners
    over = next(event for event in told[-1] if isinstance(event, RoundOver))
    assert list(over.winners) == match.winners
    assert list(over.points) == match.totals
