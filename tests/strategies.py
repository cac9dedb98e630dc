"""Hypothesis strategies: any table, and rounds played on it at random.

A table is drawn field by field, so that a failure shrinks to few house rules. What happens on it
comes from one number, the luck, which seeds Python's own generator.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, ParamSpec, TypeVar

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from mexican_train.rules.actions import Action, Play
from mexican_train.rules.deal import deal, tiles_to_deal
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.rules.fields import (
    Choice,
    HandSizes,
    HighestPip,
    Kind,
    Length,
    Number,
    Switch,
)
from mexican_train.rules.header import Header
from mexican_train.rules.round import Round
from mexican_train.rules.rules import KINDS
from mexican_train.rules.tiles import MAX_PLAYERS, MEXICAN, SETS, Tile
from mexican_train.sheets import all_sheets, load_sheet

Test = TypeVar("Test", bound=Callable[..., None])
Found = TypeVar("Found")
P = ParamSpec("P")

EXPLORE = int(os.environ.get("EXPLORE", "1"))
"""Set to 20, say, to try twenty times as many cases as usual, and other ones every time."""


def examples(count: int) -> Callable[[Test], Test]:
    """How many examples a test takes, the same ones each time unless one explores."""
    found: Callable[[Test], Test] = settings(
        max_examples=count * EXPLORE,
        derandomize=EXPLORE == 1,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    return found


MOST_TRIED = {"penalty_tiles": 4}
"""The most a number is here, where more would leave nothing to play for; others go up to 50."""


def values_of(name: str, kind: Kind) -> st.SearchStrategy[Any]:
    """Values for a field of the rules."""
    match kind:
        case Switch():
            return st.booleans()
        case Choice():
            return st.sampled_from(list(kind.values)).map(str)
        case Number():
            return st.integers(kind.least, min(kind.most, MOST_TRIED.get(name, 50)))
        case Length():
            return st.sampled_from(list(kind.values)).map(str) | st.integers(1, 4)
        case HighestPip():
            return st.sampled_from(SETS)
        case HandSizes():
            raise AssertionError("the sizes of hands depend on the set")


FIELDS = {name: values_of(name, kind) for name, kind in KINDS.items() if name != "hand"}
"""Values for every field of the rules but `hand`, which depends on the set."""

lucks = st.integers(0, 2**32 - 1)
seeds = st.binary(min_size=32, max_size=32)


@st.composite
def headers(draw: st.DrawFn, /, most_players: int = MAX_PLAYERS, **given: object) -> Header:
    """Any table: a sheet, house rules in any combination, 2 to 8 players; `given` rules are set."""
    sheet = draw(st.sampled_from(all_sheets()))
    changes: dict[str, object] = draw(st.fixed_dictionaries({}, optional=FIELDS)) | given
    players = draw(st.integers(2, most_players))
    rules = load_sheet(sheet).rules.change(changes)
    if players > rules.max_players or draw(st.booleans()):
        size = draw(st.integers(1, min(20, rules.room(players))))
        changes["hand"] = [min(size, rules.room(n)) for n in range(2, MAX_PLAYERS + 1)]
        rules = rules.change(changes)
    return Header(sheet, rules, players, changes)


@st.composite
def used_doubles(draw: st.DrawFn, /, header: Header) -> tuple[int, list[int]]:
    """The number of a round, and doubles that may have been engines before it."""
    number = draw(st.integers(1, 2 * header.rules.max_pip + 4))
    used = draw(st.lists(st.integers(0, header.rules.max_pip), unique=True, max_size=number - 1))
    return number, used


def shuffled(header: Header, luck: Random, number: int = 1) -> list[Tile]:
    """The tiles of a round in any order."""
    tiles = tiles_to_deal(header.rules, number)
    return luck.sample(tiles, len(tiles))


def dealt(header: Header, luck: Random, number: int = 1, used: Sequence[int] = ()) -> Round:
    """A round that has just been dealt."""
    return deal(header.rules, header.players, shuffled(header, luck, number), number, used)


def pick(round: Round, luck: Random) -> Action:
    """An action that is open, doubles and calls more often than their number would give."""
    calls = round.calls
    if calls and luck.random() < 0.4:
        return luck.choice(calls)
    legal = round.legal
    doubles = [a for a in legal if isinstance(a, Play) and a.tile.is_double]
    return luck.choice(doubles if doubles and luck.random() < 0.5 else legal)


def play_on(round: Round, luck: Random) -> Iterator[Action]:
    """Plays to the end at random; after each action, the action."""
    while not round.over:
        action = pick(round, luck)
        round.act(action)
        yield action


def some_moment(header: Header, luck: Random) -> Round:
    """A round somewhere in the middle, each moment as likely."""
    round = dealt(header, luck)
    assume(not round.over)  # a hand of one tile, and it was the engine
    found = round.copy()
    for count, _ in enumerate(play_on(round, luck), start=2):
        if not round.over and luck.randrange(count) == 0:
            found = round.copy()
    return found


def snapshot(round: Round) -> tuple[object, ...]:
    """Everything there is to know about a round, to compare."""
    seats, trains = range(round.players), (*range(round.players), MEXICAN)
    return (
        *(round.players, round.engine, round.engine_player, round.first, round.turn),
        *(round.markers, round.doubles, round.binding(), round.had_turn, round.catchable),
        *(round.follow_up, round.may_knock, round.out, round.drawn, round.series),
        *(round.laid_this_turn, round.over, round.blocked, round.laid, round.bones_left),
        *([round.hand_of(seat) for seat in seats], [round.hand_count(seat) for seat in seats]),
        *(round.boneyard, round.trains, round.codes, list(map(str, round.calls))),
        *([round.end_of(t) for t in trains], [round.length_of(t) for t in trains]),
        *(round.scores, round.winners),
    )


# ------------------------------------------------------------------ noise

HARMLESS: list[Any] = [None, True, False, 0, 1, 2, 7, 8, 12, 13, 18, 19, -1, 0.0, 1.0, 1.5, "", "M"]
WORDS: list[Any] = ["0-0", "5-12", "12-5", "5-12@0", "draw", "pass", "yes", "nordic", "nordic/nine"]
HARMFUL: list[Any] = [
    *[-(2**31), 2**31, 2**32, 2**63, 2**64, 10**30, 10**4000, -(10**4000)],
    *[float("nan"), float("inf"), -float("inf"), 1e308, -0.0],
    *["\n", "a\nb", "a\u2028b", "\x00", "\ud800", "é", "٣", "²", "x" * 100_000, "9" * 5000],
    *[[], [[]], [None], [[[[[[[[0]]]]]]]], ["x" * 1000] * 50, list(range(5000)), {}, {"": {}}],
    *[{"a\nb": 1}, {"\ud800": 1}, {"x" * 5000: 1}, {str(i): i for i in range(500)}],
]
JUNK = HARMLESS + WORDS + HARMFUL
"""What may stand anywhere in JSON, and nowhere makes sense."""


def survives(call: Callable[P, Found], *args: P.args, **kwargs: P.kwargs) -> Found | None:
    """What a call gives, or None where it refuses; a refusal must be one clear sentence."""
    try:
        return call(*args, **kwargs)
    except MexicanTrainError as refusal:
        text = str(refusal)
        assert text.strip()
        assert len(text) < 400, f"{len(text)} characters: {text[:100]}"
        assert text.splitlines() == [text]
        assert text.isprintable()
        return None


def mutate(value: Any, luck: Random) -> Any:
    """A value from JSON, changed in one thing somewhere inside."""
    if not isinstance(value, dict | list) or not value or luck.random() < 0.1:
        return tweak(value, luck) if luck.random() < 0.5 else deepcopy(luck.choice(JUNK))
    keys: list[Any] = [*value] if isinstance(value, dict) else [*range(len(value))]
    key, other = luck.choice(keys), luck.choice(keys)
    kind = luck.randrange(12)
    if kind == 0:
        del value[key]
    elif kind == 1:
        value[key] = deepcopy(value[other])
    elif kind == 2:
        value[key], value[other] = value[other], value[key]
    elif kind == 3 and isinstance(value, list):
        value.insert(key, deepcopy(luck.choice([value[other], *JUNK])))
    elif kind == 3 and isinstance(value, dict):
        value[luck.choice(["", "rules", "seed", "legal", "x\ny", "z" * 500])] = value[other]
    else:
        value[key] = mutate(value[key], luck)
    return value


def tweak(value: Any, luck: Random) -> Any:
    """Something close to a value without parts."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + luck.choice([-1, 1, -100, 100, 2**32])
    return mutate_text(value, luck) if isinstance(value, str) else luck.choice(HARMLESS)


def mutate_text(text: str, luck: Random) -> str:
    """A text with some characters gone, doubled or replaced."""
    start, end = sorted(luck.randrange(len(text) + 1) for _ in range(2))
    end = min(end, start + luck.choice([1, 3, 10, 10_000]))
    news = ["", "", text[start:end] * 2, "0", "9" * 30, '"', "[", "{", ",", "-", "=", "NaN"]
    return text[:start] + luck.choice([*news, "\n", "\ud800", "\x00", "1e999", "Ä"]) + text[end:]
