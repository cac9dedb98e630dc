"""Rounds played by bots through their views; the `random` bot does just what a play-out does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from scene import order, scene
from strategies import examples, headers, lucks

from mexican_train import (
    COMPILED,
    Action,
    Catch,
    IllegalAction,
    Knock,
    Match,
    MexicanTrainError,
    Phase,
    all_sheets,
    header_of,
)
from mexican_train.bots import BOTS
from mexican_train.bots.bot import Bot, GreedyBot, RandomBot
from mexican_train.lab.bot_rounds import play_round
from mexican_train.rules.actions import Call
from mexican_train.rules.codes import action_of
from mexican_train.rules.deal import deal, deal_at_random, dealt_order
from mexican_train.rules.header import Header
from mexican_train.rules.playout import playout
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import Tile
from mexican_train.rules.view import View, view_of


def order_of(header: Header, luck: Random, number: int) -> list[Tile]:
    """The tiles of a round as a simulation deals them."""
    table = Round(header.rules, header.players)
    size = header.rules.hand_size(header.players)
    deal_at_random(table, size, number, 0, Rng(luck.getrandbits(60)))
    return dealt_order(table)


def played_out(header: Header, order: Sequence[Tile], number: int, rng: Rng) -> list[Action]:
    """What `playout` does, as actions."""
    codes: list[int] = []
    playout(deal(header.rules, header.players, order, number), rng, codes)
    table = deal(header.rules, header.players, order, number)
    actions: list[Action] = []
    for code in codes:
        actions.append(action_of(table, code))
        table.act(actions[-1])
    assert table.over
    return actions


def seated(header: Header, order: Sequence[Tile], number: int, rng: Rng) -> list[Action]:
    """What random bots do through the front door."""
    match = Match(header)
    match.number = number - 1
    match.deal_order(order)
    play_round(match, [RandomBot()] * header.players, rng)
    return [past.action for past in match.history]


def compare(header: Header, luck: Random) -> list[Action]:
    number = luck.randint(1, header.rules.match_rounds)
    order = order_of(header, luck, number)
    seed = luck.getrandbits(60)
    fast, front = Rng(seed, 3), Rng(seed, 3)
    actions = played_out(header, order, number, fast)
    assert seated(header, order, number, front) == actions
    assert fast.random() == front.random()  # the next number is the same as well
    return actions


@pytest.mark.parametrize("sheet", all_sheets())
def test_random_bots_do_what_a_play_out_does(sheet: str) -> None:
    luck = Random(sheet)
    for players in (2, 3, 4):
        for _ in range(3 if COMPILED else 1):
            compare(header_of(sheet, players), luck)


@examples(100 if COMPILED else 10)
@given(headers(), lucks)
def test_random_bots_do_what_a_play_out_does_by_any_house_rules(header: Header, luck: int) -> None:
    compare(header, Random(luck))


def test_knocks_and_catches_are_the_same_too() -> None:
    luck = Random(1)
    header = header_of("station", 4, {"hand": 2})
    actions = [action for _ in range(60) for action in compare(header, luck)]
    assert sum(isinstance(action, Knock) for action in actions) > 10
    assert sum(isinstance(action, Catch) for action in actions) > 5


# ------------------------------------------------------------------ calls

HEADER = header_of("station", 3)
KNOCK, CATCH = Knock(0), Catch(2, 0)


def about_to_knock() -> View:
    table = scene("station", ["3-12 8-9", "4-12 0-0 0-1", "5-12 1-1 0-2"])
    table.act("3-12@0")
    return view_of(table, 0, HEADER)


def about_to_catch() -> View:
    table = scene("station", ["3-12 8-9", "4-12 0-0 0-1", "5-12 1-1 0-2"])
    table.act("3-12@0")
    table.act("4-12@1")
    return view_of(table, 2, HEADER)


@pytest.mark.parametrize(
    ("view", "call", "low", "high"),
    [(about_to_knock(), KNOCK, 0.7, 0.8), (about_to_catch(), CATCH, 0.2, 0.3)],
    ids=["knock", "catch"],
)
def test_the_random_bot_forgets_to_knock_and_catches_one_time_in_four(
    view: View, call: Call, low: float, high: float
) -> None:
    """Of 4000 times, with bounds of seven standard deviations."""
    assert call in view.calls
    rng = Rng(7)
    share = sum(RandomBot().wants(view, call, rng) for _ in range(4000)) / 4000
    assert low < share < high


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_other_bots_never_forget_to_knock_and_catch_whoever_does(name: str) -> None:
    bot = BOTS[name]()
    for seed in range(20):
        assert bot.wants(about_to_knock(), KNOCK, Rng(seed))
        assert bot.wants(about_to_catch(), CATCH, Rng(seed))


def play(names: Sequence[str], luck: Random) -> tuple[Round, list[Action]]:
    """A round as it was dealt, and what these bots did in it."""
    header = header_of("station", len(names), {"hand": 3})
    match = Match(header)
    match.deal_order(order_of(header, luck, 1))
    table = match.round.copy()
    play_round(match, [BOTS[name]() for name in names], Rng(luck.getrandbits(60)))
    return table, [past.action for past in match.history]


def test_among_attentive_bots_all_knock_and_nobody_is_caught() -> None:
    luck = Random(2)
    knocks = 0
    for _ in range(20):
        _, actions = play(["planner", "greedy", "planner"], luck)
        knocks += sum(isinstance(action, Knock) for action in actions)
        assert not any(isinstance(action, Catch) for action in actions)
    assert knocks > 10


def test_who_forgets_beside_an_attentive_bot_is_caught_at_once() -> None:
    """Right after the next player's action, and its knock; the first seat makes the catch."""
    luck = Random(3)
    slips = 0
    for _ in range(60):
        table, actions = play(["greedy", "random", "random"], luck)
        for place, action in enumerate(actions):
            before = table.catchable
            table.act(action)
            fresh = table.catchable & ~before
            if fresh and not table.over:
                slips += 1
                knocks = isinstance(actions[place + 1], Knock)
                assert actions[place + 1 + knocks] == Catch(0, fresh.bit_length() - 1)
    assert slips > 5


# ------------------------------------------------------------------ driving


class Spy:
    """Plays the first legal action and keeps what it saw."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: View, rng: Rng) -> Action:
        self.seen.append(view)
        return view.legal[0]

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        self.seen.append(view)
        return False


@pytest.mark.parametrize("sheet", ["nordic", "station", "nordic/open"])
def test_each_bot_is_shown_the_view_of_its_own_seat(sheet: str) -> None:
    header = header_of(sheet, 3, {"hand": 5})
    match = Match(header)
    match.deal_order(order_of(header, Random(4), 1))
    spies = [Spy() for _ in range(3)]
    play_round(match, spies, Rng(0))
    for seat, spy in enumerate(spies):
        assert spy.seen
        for view in spy.seen:
            assert view.seat == seat
            hidden = [other for other, hand in enumerate(view.hands) if hand is None]
            assert hidden == ([] if "open" in sheet else [s for s in range(3) if s != seat])


class OnlyChooses:
    """A bot with one method, as the guide to bots has it; mypy reads its types."""

    def choose(self, view: View, rng: Rng) -> Action:
        return view.legal[0]


def test_a_bot_that_only_chooses_plays_where_there_are_calls_and_makes_them_all() -> None:
    made = 0
    for number in range(20):
        match = Match(header_of("station", 3))
        match.deal(number)
        bot: Bot = OnlyChooses()
        play_round(match, [bot, "random", OnlyChooses], Rng(number))
        assert match.round.over
        made += sum(
            isinstance(past.action, Knock | Catch) for past in match.history if past.seat != 1
        )
        assert not any(
            isinstance(past.action, Catch) and past.action.seat != 1 for past in match.history
        )
    assert made > 5


def test_one_bot_or_name_sits_in_all_seats() -> None:
    rounds = []
    seats: tuple[Any, ...] = ("greedy", ["greedy"], [GreedyBot(), GreedyBot, "greedy"])
    for bots in seats:
        match = Match(header_of("nordic", 3))
        match.deal(1)
        play_round(match, bots, Rng(1))
        rounds.append(match.round)
    assert rounds[0] == rounds[1] == rounds[2]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["greedy", "greedy"], "2 bots for 3 players: name one, or one a seat"),
        (["greedy", "planer", "greedy"], "there is no bot 'planer'; the bots are random, greedy"),
        ([5, "greedy", "greedy"], r"5 is no bot: it has no method choose\(view, rng\)"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(bots: Any, sentence: str) -> None:
    match = Match(header_of("nordic", 3))
    match.deal(1)
    with pytest.raises(MexicanTrainError, match=sentence):
        play_round(match, bots, Rng(1))


def test_random_numbers_are_asked_for_in_a_sentence() -> None:
    match = Match(header_of("nordic", 2))
    match.deal(1)
    wrong: Any = 7
    with pytest.raises(MexicanTrainError, match=r"come from an Rng such as Rng\(7\), not 7$"):
        play_round(match, "greedy", wrong)


@pytest.mark.parametrize(("rounds", "reason"), [(1, "match_over"), (2, "round_over")])
def test_a_round_that_has_been_played_is_not_played_again(rounds: int, reason: str) -> None:
    match = Match(header_of("nordic", 2, {"rounds": rounds}))
    with pytest.raises(IllegalAction, match="no round has been dealt yet"):
        play_round(match, "greedy", Rng(1))
    match.deal(1)
    play_round(match, "greedy", Rng(1))
    with pytest.raises(IllegalAction) as refused:
        play_round(match, "greedy", Rng(1))
    assert refused.value.reason == reason


def test_the_stopwatch_hears_of_decisions_with_a_choice() -> None:
    header = header_of("classic", 2)
    match = Match(header)
    match.deal_order(order_of(header, Random(6), 1))
    spies = [Spy(), Spy()]
    times: list[tuple[int, float]] = []
    play_round(match, spies, Rng(0), lambda seat, seconds: times.append((seat, seconds)))
    for seat, spy in enumerate(spies):
        choices = sum(len(view.legal) > 1 for view in spy.seen)
        assert [who for who, _ in times].count(seat) == choices
    assert all(seconds >= 0 for _, seconds in times)


def test_a_round_that_is_over_when_dealt_is_left_alone() -> None:
    """A hand of one tile, and it was the engine."""
    match = Match(header_of("station", 2, {"hand": 1}))
    match.deal_order(order(match, "12-12"))
    assert match.phase == Phase.MATCH_OVER
    play_round(match, [Spy(), Spy()], Rng(0))
    assert match.history == []
