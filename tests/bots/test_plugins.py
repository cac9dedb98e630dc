"""Bots that somebody else wrote: found by name, and whatever they do wrong is one sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from own_bots import offer_bots, write_bots

from mexican_train import Draw, Knock, Match, arena, header_of, simulate
from mexican_train.bots import BOTS, BotLike, as_bot, make_bot
from mexican_train.bots.expert import ExpertBot
from mexican_train.bots.plugins import BotError, maker
from mexican_train.lab.bot_rounds import play_round
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with bots in it that no other test finds again."""
    monkeypatch.chdir(write_bots(tmp_path))
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    maker.cache_clear()
    yield tmp_path
    maker.cache_clear()


def opening(number: int = 1) -> View:
    match = Match(header_of("station", 3))
    match.number = number - 1
    match.deal(bytes(32))
    return match.view(match.round.turn)


def test_a_bot_in_the_current_folder_plays_a_round() -> None:
    match = Match(header_of("station", 3))
    match.deal(bytes(32))
    play_round(
        match, [make_bot(f"good:{name}") for name in ("Careful", "Chancy", "careful")], Rng(1)
    )
    assert match.round.over


def test_without_wants_it_makes_every_call() -> None:
    view, knock = opening(), Knock(0)
    assert all(make_bot("good:Careful").wants(view, knock, Rng(n)) is True for n in range(20))
    chancy = make_bot("good:Chancy")
    assert {chancy.wants(view, knock, Rng(n)) for n in range(60)} == {True, False}


def test_one_that_takes_a_time_to_think_is_told_it() -> None:
    make_bot("good:Timed", 0.25).choose(opening(), Rng(1))
    with pytest.raises(BotError, match="AssertionError"):
        make_bot("good:Timed").choose(opening(), Rng(1))
    make_bot("good:Careful", 0.25).choose(opening(), Rng(1))


def test_installed_bots_are_found_by_name_and_ours_stay_ours(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer_bots(folder, careful="good:Careful", planner="good:Chancy", gone="vanished:Bot")
    monkeypatch.syspath_prepend(str(folder))
    assert type(make_bot("careful")).__name__ == "PlugIn"
    assert type(make_bot("planner")) is type(BOTS["planner"]())
    with pytest.raises(BotError, match=r"^there is no bot 'gone': no module vanished is installed"):
        make_bot("gone")
    with pytest.raises(BotError, match="expert, and installed careful, gone; one of your own is"):
        make_bot("genius")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody:Careful", "there is no bot 'nobody:Careful': no module nobody is installed or in"),
        ("good.more:Careful", "there is no bot 'good.more:Careful': no module good.more is"),
        ("good:Reckless", "good.py) has no Reckless"),
        ("good:Careful.inner", "good.py) has no Careful.inner"),
        ("good:", "write module:Class, as in mine:Careful"),
        (":Careful", "write module:Class, as in mine:Careful"),
        ("good;rm:x", "write module:Class, as in mine:Careful"),
        ("bad:number", "'bad:number' is no bot: it must be a class, or a function"),
        ("bad:Empty", "'bad:Empty' is no bot: it has no method choose(view, rng)"),
        ("bad:Unmade", "'bad:Unmade' failed: OSError: no file with weights (bad.py, line "),
        ("unwritten:Half", "failed: SyntaxError: '(' was never closed (unwritten.py, line 2)"),
        ("needy:Bot", "failed: ModuleNotFoundError: No module named 'nothing_of_that_name' (needy"),
        ("", "there is no bot ''; the bots are random, greedy, planner, expert; one of your own"),
    ],
)
def test_what_cannot_be_a_bot_is_told_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BotError) as told:
        make_bot(name)
    assert sentence in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("bad:Cheats", "the bot 'bad:Cheats' chose '0-0@0', which is not in view.legal: "),
        ("bad:Agrees", "the bot 'bad:Agrees' chose <bad.Agrees object at "),
        ("bad:Silent", "the bot 'bad:Silent' chose None, which is not in view.legal: "),
        (
            "bad:Spells",
            "the bot 'bad:Spells' chose the text '8-10@2': it has to answer with an action",
        ),
        ("bad:Leaves", "the bot 'bad:Leaves' failed: SystemExit: 0 (bad.py, line "),
        ("bad:Breaks", "the bot 'bad:Breaks' failed: KeyError: 'tile' (bad.py, line "),
    ],
)
def test_a_bot_that_plays_what_is_not_open_or_fails_is_named(name: str, sentence: str) -> None:
    with pytest.raises(BotError) as told:
        make_bot(name).choose(opening(), Rng(1))
    assert str(told.value).startswith(sentence)
    assert "\n" not in str(told.value)


def test_failing_at_a_call_is_told_too() -> None:
    with pytest.raises(BotError, match=r"failed: RuntimeError: what was it \(bad.py, line "):
        make_bot("bad:Forgets").wants(opening(), Knock(0), Rng(1))


def play_one_round(bot: BotLike) -> None:
    """Play a round in which the same bot sits in both seats."""
    match = Match(header_of("station", 2, {"hand": 3}))
    match.deal(1)
    play_round(match, bot, Rng(1))


PLAYERS: tuple[Callable[[BotLike], object], ...] = (
    play_one_round,
    partial(simulate, "station", rounds=5, rules={"hand": 3}, jobs=1),
    lambda bot: arena("station", [bot, bot], deals=5, rules={"hand": 3}, jobs=1),
)


@pytest.mark.parametrize("play", PLAYERS, ids=["play_round", "simulate", "arena"])
@pytest.mark.parametrize("name", ["Cheats", "Silent", "Spells", "Leaves", "Breaks", "Forgets"])
def test_a_bad_bot_is_told_alike_by_its_name_as_class_as_object_and_as_function(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, play: Callable[[BotLike], object]
) -> None:
    monkeypatch.syspath_prepend(str(folder))
    kind = getattr(import_module("bad"), name)

    def make() -> Any:
        return kind()

    make.__name__ = name
    sentences = []
    for bot in (f"bad:{name}", kind, kind(), make):
        with pytest.raises(BotError) as error:
            play(bot)
        sentence = str(error.value).replace(f"'bad:{name}'", f"'{name}'")
        sentences.append((type(error.value), sentence, error.value.error, error.value.where))
    assert sentences[0][1].startswith(f"the bot '{name}' ")
    assert sentences[1:] == [sentences[0]] * 3


def test_our_own_bots_are_asked_without_a_look_at_their_answers() -> None:
    for name, kind in BOTS.items():
        bot = kind()
        assert as_bot(bot) is bot
        assert type(as_bot(kind)) is type(as_bot(name)) is kind
    expert = as_bot(BOTS["expert"], 0.5)
    assert isinstance(expert, ExpertBot)
    assert expert.think == 0.5


def test_a_checked_bot_is_not_wrapped_again() -> None:
    bot = make_bot("good:Careful")
    assert as_bot(bot) is bot


def test_chance_chooses_each_as_often_and_the_same_for_a_seed() -> None:
    rng = Rng(5)
    chosen = [rng.choice("abc") for _ in range(3000)]
    assert all(900 < chosen.count(letter) < 1100 for letter in "abc")
    again = Rng(5)
    assert chosen[:9] == [again.choice("abc") for _ in range(9)]
    assert Rng(1).choice([Draw()]) == Draw()
