"""No bot knows more than its seat.

At a moment of real play all tiles that a seat cannot see are dealt anew, as many to each as
before, while everything that was seen stays the same. With the same random numbers every bot must
do the same at both tables, and give the same hints.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

import pytest
from hidden import deal_hidden_anew
from hypothesis import given
from strategies import examples, headers, lucks, pick, shuffled

from mexican_train import COMPILED, Catch, Match, Phase, Round, all_sheets, header_of, load_sheet
from mexican_train.bots import BOTS
from mexican_train.bots.bot import CallingBot
from mexican_train.bots.expert import ExpertBot
from mexican_train.bots.hint import hint
from mexican_train.rules.header import Header
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import PastAction, View, view_of

QUICK: dict[str, Callable[[], CallingBot]] = BOTS | {"expert": partial(ExpertBot, samples=3)}
"""Every bot, the expert with few samples so that many moments can be looked at."""


class Moment(NamedTuple):
    """A moment of a match: the table, and what all have seen so far."""

    table: Round
    number: int
    history: Sequence[PastAction]
    scores: Sequence[Sequence[int]]

    def view(self, seat: int, header: Header) -> View:
        return view_of(self.table, seat, header, self.number, self.history, self.scores)

    def dealt_anew(self, seat: int, luck: Random) -> Moment:
        """The same moment with all that `seat` cannot see in other places."""
        table = self.table.copy()
        deal_hidden_anew(table, seat, luck)
        return self._replace(table=table)


def moments(header: Header, luck: Random, count: int) -> list[Moment]:
    """Some moments with a choice, in any round of a match, played at random."""
    match = Match(header)
    number = luck.randint(1, header.rules.match_rounds)
    match.number = number - 1
    match.scores = [[luck.randrange(90) for _ in range(header.players)] for _ in range(number - 1)]
    match.deal_order(shuffled(header, luck, number))
    found: list[Moment] = []
    while match.phase == Phase.PLAYING:
        if len(match.round.codes) > 1 or match.round.calls:
            found.append(Moment(match.round.copy(), number, match.history[:], match.scores))
        match.act(pick(match.round, luck))
    return luck.sample(found, min(count, len(found)))


def check(moment: Moment, header: Header, luck: Random) -> None:
    """Every bot that acts at this moment, or may call, does the same at a table dealt anew."""
    seed = luck.getrandbits(60)
    for seat in range(header.players):
        here = moment.view(seat, header)
        there = moment.dealt_anew(seat, luck).view(seat, header)
        assert here == there
        for name, make in QUICK.items():
            if here.legal:
                assert make().choose(here, Rng(seed)) == make().choose(there, Rng(seed)), name
            for call in here.calls:
                assert make().wants(here, call, Rng(seed)) == make().wants(there, call, Rng(seed))


@pytest.mark.parametrize("sheet", all_sheets())
def test_bots_choose_the_same_whatever_is_hidden(sheet: str) -> None:
    luck = Random(sheet)
    most = load_sheet(sheet).rules.max_players
    for players in sorted({2, luck.randint(3, most - 1), most}) if COMPILED else [3]:
        header = header_of(sheet, players)
        for moment in moments(header, luck, 5 if COMPILED else 1):
            check(moment, header, luck)


@examples(60 if COMPILED else 4)
@given(headers(), lucks)
def test_bots_choose_the_same_by_any_house_rules(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    for moment in moments(header, luck_, 1):
        check(moment, header, luck_)


@pytest.mark.parametrize("sheet", ["station/rounds", "gare/fast"])
def test_bots_choose_the_same_after_somebody_was_caught(sheet: str) -> None:
    luck = Random(sheet)
    header = header_of(sheet, 4, {"hand": 4})
    caught = 0
    while caught < (10 if COMPILED else 2):
        for moment in moments(header, luck, 4):
            if any(isinstance(past.action, Catch) and past.drawn for past in moment.history):
                caught += 1
                check(moment, header, luck)


def test_with_open_hands_bots_know_the_hands_but_not_the_boneyard() -> None:
    luck = Random(5)
    for players in (2, 4):
        header = header_of("nordic/nine+open", players)
        for moment in moments(header, luck, 8):
            seat = moment.table.turn
            anew = moment.dealt_anew(seat, luck)
            assert [anew.table.hand_of(s) for s in range(players)] == [
                moment.table.hand_of(s) for s in range(players)
            ]
            check(moment, header, luck)


@pytest.mark.parametrize("sheet", ["nordic", "station/fast", "classic/nine", "nordic/open"])
def test_a_hint_says_nothing_of_hidden_tiles(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexican_train.bots.hint.ExpertBot", partial(ExpertBot, samples=4))
    luck = Random(sheet)
    header = header_of(sheet, 3)
    for moment in moments(header, luck, 6 if COMPILED else 2):
        seat = moment.table.turn
        anew = moment.dealt_anew(seat, luck)
        here, there = moment.view(seat, header), anew.view(seat, header)
        assert hint(here, Rng(9)) == hint(there, Rng(9))


def test_a_bot_keeps_nothing_from_one_decision_to_the_next() -> None:
    """What it saw at other tables, or earlier at this one, must not show in a choice."""
    luck = Random(8)
    header = header_of("gare", 3)
    found = moments(header, luck, 6 if COMPILED else 2)
    for make in QUICK.values():
        old = make()
        for moment in found:
            view = moment.view(moment.table.turn, header)
            assert old.choose(view, Rng(4)) == make().choose(view, Rng(4))
