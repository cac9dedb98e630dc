"""Bots play whole rounds on any table: every choice is legal, and every round ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from scene import scene
from strategies import examples, headers, lucks, shuffled

from mexican_train import (
    COMPILED,
    Action,
    Match,
    MexicanTrainError,
    Phase,
    all_sheets,
    header_of,
    load_sheet,
)
from mexican_train.bots import BOTS, make_bot
from mexican_train.bots.bot import CallingBot
from mexican_train.bots.expert import ExpertBot
from mexican_train.lab.bot_rounds import play_round
from mexican_train.rules.actions import Call
from mexican_train.rules.header import Header
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View, view_of

LONGEST = 5000
"""More actions than any round can have."""


class Watched:
    """A bot whose choices are looked at before they are made."""

    def __init__(self, bot: CallingBot) -> None:
        self.bot = bot

    def choose(self, view: View, rng: Rng) -> Action:
        assert view.seat == view.turn
        assert len(view.history) < LONGEST
        action = self.bot.choose(view, rng)
        assert action in view.legal
        return action

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        assert call in view.calls
        return self.bot.wants(view, call, rng)


QUICK = [name for name in BOTS if name != "expert"]


class AnyBot:
    """Each decision is some bot's, so that bots come into positions they would avoid."""

    def __init__(self, luck: Random, expert: float) -> None:
        self.luck = luck
        self.expert = expert

    def some(self) -> CallingBot:
        if self.luck.random() < self.expert:
            return ExpertBot(samples=self.luck.randint(1, 3))
        return BOTS[self.luck.choice(QUICK)]()

    def choose(self, view: View, rng: Rng) -> Action:
        return self.some().choose(view, rng)

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        return self.some().wants(view, call, rng)


def play(header: Header, luck: Random, make: Callable[[], CallingBot], number: int = 1) -> Match:
    """A round in which bots from `make` sit in all seats."""
    match = Match(header)
    match.number = number - 1
    match.deal_order(shuffled(header, luck, number))
    play_round(match, [Watched(make()) for _ in range(header.players)], Rng(luck.getrandbits(60)))
    assert match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
    assert match.round.over
    return match


@pytest.mark.parametrize("sheet", all_sheets())
def test_every_sheet_for_every_number_of_players(sheet: str) -> None:
    luck = Random(sheet)
    for players in range(2, load_sheet(sheet).rules.max_players + 1):
        header = header_of(sheet, players)
        number = luck.randint(1, header.rules.match_rounds)
        for name in QUICK:
            play(header, luck, BOTS[name], number)
        play(header, luck, lambda: AnyBot(luck, 0.05 if COMPILED else 0.01), number)


@examples(120 if COMPILED else 40)
@given(headers(), lucks)
def test_any_house_rules_and_any_set(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    number = luck_.randint(1, header.rules.match_rounds)
    play(header, luck_, lambda: AnyBot(luck_, 0.05 if COMPILED else 0.003), number)


ODD: list[dict[str, object]] = [
    {"follow_up": "double-first", "open_double": "must-close"},
    {"follow_up": "any-non-double", "open_double": "free", "own_double_pass_marks": False},
    {"follow_up": "double-first", "last_tile": "penalty", "penalty_tiles": 0},
    {"last_tile": "penalty", "penalty_tiles": 30, "hand": 3},
    {"fast_first_turn": True, "mexican_start": "after-own-train", "follow_up": "double-first"},
    {"fast_first_turn": True, "marker": "own-train-unplayable", "open_hands": True},
    {"hand": 1},
    {"hand": 1, "engine": "highest-held", "first": "left-of-engine-player"},
    {"hand": 2, "engine": "highest-unused-held", "last_tile": "penalty", "follow_up": "on-double"},
    {"max_pip": 6, "hand": 8, "marker": "own-train-unplayable"},
    {"max_pip": 18, "hand": 20, "follow_up": "on-double"},
]


@pytest.mark.parametrize("rules", ODD, ids=lambda rules: ",".join(map(str, rules.values())))
def test_odd_house_rules(rules: dict[str, object]) -> None:
    luck = Random(str(rules))
    small = rules.get("max_pip") == 6
    for sheet in ("nordic", "station", "classic") if COMPILED else ("nordic",):
        header = header_of(sheet, 3 if small else luck.randint(2, 8), rules)
        play(header, luck, BOTS["planner"])
        play(header, luck, lambda: AnyBot(luck, 0.15 if COMPILED else 0.01))


@pytest.mark.parametrize("players", [2, 4])
def test_the_expert_alone_plays_whole_rounds(players: int) -> None:
    luck = Random(players)
    for sheet in ("nordic", "gare/fast", "classic/nine") if COMPILED else ("classic/nine",):
        rules = {} if COMPILED else {"hand": 4}
        play(header_of(sheet, players, rules), luck, lambda: ExpertBot(samples=2))


def opening(sheet: str, players: int) -> View:
    """What the first player sees."""
    match = Match(header_of(sheet, players))
    match.deal(bytes(32))
    return match.view(match.round.turn)


@pytest.mark.parametrize("think", [0.05, 1e-9])
def test_the_expert_keeps_to_its_time(think: float) -> None:
    """The bound is generous: the time is a limit on searching and no promise to the millisecond.

    What it works is counted, and not how long it waits for a processor that others have.
    """
    for players in (2, 4, 8):
        view = opening("nordic", players)
        assert len(view.legal) > 1
        began = time.process_time()
        action = ExpertBot(samples=10**9, think=think).choose(view, Rng(1))
        assert time.process_time() - began < (1 if COMPILED else 30)
        assert action in view.legal


def test_all_that_was_weighed_is_legal_and_there_once() -> None:
    view = opening("classic", 3)
    weighed = ExpertBot(samples=5).weigh(view, Rng(2))
    assert sorted(map(str, (w.action for w in weighed))) == sorted(map(str, view.legal))
    for option in weighed:
        assert 0 < len(option.costs) <= 5


@pytest.mark.parametrize("name", BOTS)
def test_with_one_legal_action_there_is_nothing_to_choose(name: str) -> None:
    """Nothing is imagined either: endless samples would never come back."""
    bot = ExpertBot(samples=10**9) if name == "expert" else make_bot(name)
    for hand, boneyard, only in [
        ("5-7 3-4", None, "5-7@0"),
        ("3-4 6-8", None, "draw"),
        ("3-4 6-8", "", "pass"),
    ]:
        table = scene("nordic", [hand, "1-12 2-2"], trains={0: "12-5"}, boneyard=boneyard)
        view = view_of(table, 0, header_of("nordic", 2))
        assert str(bot.choose(view, Rng(0))) == only


def test_bots_have_names_and_an_unknown_one_is_refused_with_them() -> None:
    assert list(BOTS) == ["random", "greedy", "planner", "expert"]
    for name in BOTS:
        assert type(make_bot(name)) is type(BOTS[name]())
    expert = make_bot("expert", 0.5)
    assert isinstance(expert, ExpertBot)
    assert expert.think == 0.5
    with pytest.raises(MexicanTrainError, match=", ".join(BOTS)):
        make_bot("genius")
