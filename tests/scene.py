"""Moments of a round and of a match for tests, written so that a test reads like a sentence.

    table = scene("nordic", ["5-7 12-12", "0-3"], trains={0: "12-5"})
    assert legal(table) == {"5-7@0", "12-12@M"}

A hand, a train and a boneyard are tiles with spaces between them. What a scene does not mention
has a quiet value: trains not begun, no markers, everyone has had a turn, the highest double is
the engine, and all other tiles of the set are in the boneyard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from typing import ParamSpec

import pytest

from mexican_train.rules.deal import set_out, tiles_to_deal
from mexican_train.rules.errors import IllegalAction
from mexican_train.rules.events import Event
from mexican_train.rules.header import Header
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.notation import read_tile, read_wagon
from mexican_train.rules.position import read_position, write_position
from mexican_train.rules.round import Round
from mexican_train.rules.rules import Rules, plain_value
from mexican_train.rules.tiles import MEXICAN, Tile, full_set
from mexican_train.sheets import load_sheet

P = ParamSpec("P")

# ---------------------------------------------------------------------- setting a scene


def scene(
    sheet: str,
    hands: Sequence[str],
    *,
    trains: Mapping[int, str] | None = None,
    mexican: str = "",
    engine: int | None = None,
    turn: int = 0,
    boneyard: str | None = None,
    markers: Sequence[int] = (),
    drawn: bool = False,
    follow_up: int | str | None = None,
    series: bool = False,
    had_turn: Sequence[int] | None = None,
    rules: Mapping[str, object] | None = None,
) -> Round:
    """One moment of a round; `rules` are house rules on top of the sheet's."""
    agreed = rules_of(sheet, rules or {})
    engine = agreed.max_pip if engine is None else engine
    laid = [(trains or {}).get(seat, "").split() for seat in range(len(hands))]
    position: dict[str, object] = {
        "sheet": sheet,
        "players": len(hands),
        "engine": engine,
        "turn": turn,
        "hands": [hand.split() for hand in hands],
        "trains": laid,
        "mexican": mexican.split(),
        "markers": list(markers),
        "drawn": drawn,
        "follow_up": follow_up,
        "series": series,
        "had_turn": list(range(len(hands)) if had_turn is None else had_turn),
        "rules": dict(rules or {}),
    }
    named = {Tile(engine, engine)}.union(tile for hand in hands for tile in tiles(hand))
    for wagons in [*laid, mexican.split()]:
        named |= {read_wagon(text).tile for text in wagons}
    position["boneyard"] = [str(tile) for tile in _rest(agreed, named, boneyard)]
    return read_position(position, lambda name: load_sheet(name).rules)


def dealt(
    sheet: str,
    hands: Sequence[str],
    *,
    boneyard: str | None = None,
    number: int = 1,
    used: Iterable[int] = (),
    rules: Mapping[str, object] | None = None,
) -> Round:
    """The beginning of round `number` after a deal of these hands."""
    agreed = rules_of(sheet, rules or {})
    held = [tiles(hand) for hand in hands]
    set_aside = set(full_set(agreed.max_pip)).difference(tiles_to_deal(agreed, number))
    named = set_aside.union(tile for hand in held for tile in hand)
    return set_out(agreed, len(hands), held, _rest(agreed, named, boneyard), number, used)


def match(sheet: str, players: int, **changes: object) -> Match:
    """A match about to begin; `changes` are house rules."""
    return Match(Header(sheet, rules_of(sheet, changes), players, changes))


def order(playing: Match, first: str) -> list[Tile]:
    """An order of the tiles for the next round: these first, the others after them."""
    wanted = tiles(first)
    others = tiles_to_deal(playing.header.rules, playing.number + 1)
    return wanted + [tile for tile in others if tile not in wanted]


def play_out(playing: Match) -> list[Event]:
    """Plays the running round to its end, always the first action that is open."""
    events: list[Event] = []
    while playing.phase == Phase.PLAYING:
        events += playing.act(playing.round.legal[0])
    return events


def play_rounds(playing: Match, count: int = 1000) -> list[int]:
    """Plays so many rounds, or to the end of the match; the engines they had."""
    engines: list[int] = []
    while len(engines) < count and playing.phase != Phase.MATCH_OVER:
        playing.deal(bytes([playing.number]) * 32)
        engines.append(playing.round.engine)
        play_out(playing)
    return engines


def rules_of(sheet: str, changes: Mapping[str, object]) -> Rules:
    """A sheet's rules with house rules."""
    rules = load_sheet(sheet).rules.change(changes)
    for seen in _watching:
        seen.append(rules)
    return rules


def tiles(text: str) -> list[Tile]:
    """The tiles in a text, in its order."""
    return [read_tile(word) for word in text.split()]


def _rest(rules: Rules, named: set[Tile], boneyard: str | None) -> list[Tile]:
    if boneyard is not None:
        return tiles(boneyard)
    return [tile for tile in full_set(rules.max_pip) if tile not in named]


# ---------------------------------------------------------------------- looking and acting


def legal(table: Round) -> set[str]:
    """What the seat to act may do."""
    texts = [str(action) for action in table.legal]
    assert len(texts) == len(set(texts))
    return set(texts)


def calls(table: Round, seat: int | None = None) -> set[str]:
    """The knocks and catches that are open."""
    return {str(call) for call in (table.calls if seat is None else table.calls_of(seat))}


def do(table: Round, *actions: str) -> list[Event]:
    """Does one action after another; what happened in all of them."""
    return [event for action in actions for event in table.act(action)]


def refused(table: Round, action: str, seat: int | None = None) -> str:
    """The reason why an action is refused; the round must be as it was."""
    before = snapshot(table)
    with pytest.raises(IllegalAction) as refusal:
        table.act(action, seat)
    assert snapshot(table) == before
    return refusal.value.reason.value


def hand(table: Round, seat: int) -> str:
    """The tiles in a hand."""
    return " ".join(str(tile) for tile in table.hand_of(seat))


def boneyard(table: Round) -> str:
    """The tiles to be drawn, the next one first."""
    return " ".join(str(tile) for tile in table.boneyard)


def train(table: Round, key: int | str) -> str:
    """A train as it lies; `"M"` is the Mexican train."""
    number = MEXICAN if isinstance(key, str) else key
    return " ".join(str(wagon) for wagon in table.trains[number])


def marked(table: Round) -> list[int]:
    """The seats whose trains have a marker."""
    return [seat for seat in range(table.players) if table.markers >> seat & 1]


def phase(playing: Match) -> str:
    """How far a match has come."""
    return playing.phase.value


def lowest(points: Sequence[int]) -> list[int]:
    """The seats with the fewest points."""
    return [seat for seat, each in enumerate(points) if each == min(points)]


def snapshot(table: Round) -> dict[str, object]:
    """Everything there is to know about a round."""
    return write_position(table, "", {}) | {
        "legal": legal(table),
        "calls": calls(table),
        "counts": [table.hand_count(seat) for seat in range(table.players)],
        "laid_this_turn": table.laid_this_turn,
        "first": table.first,
        "engine_player": table.engine_player,
        "doubles": table.doubles,
        "over": table.over,
        "blocked": table.blocked,
        "scores": table.scores,
        "winners": table.winners,
    }


# ---------------------------------------------------------------------- which rules are exercised

_watching: list[list[Rules]] = []  # one list for each `exercises` around the running test
EXERCISED: dict[str, list[object]] = {}
"""For each field of the rules the values that a scenario exercises."""


def exercises(**fields: object) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Says which rules a test is about; the test fails if no round in it has them all."""

    def watched(test: Callable[P, None]) -> Callable[P, None]:
        for name, value in fields.items():
            EXERCISED.setdefault(name, []).append(value)

        @wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            seen: list[Rules] = []
            _watching.append(seen)
            try:
                test(*args, **kwargs)
            finally:
                _watching.remove(seen)
            assert any(
                all(plain_value(getattr(rules, name)) == value for name, value in fields.items())
                for rules in seen
            ), f"no round in this test has the rules {fields}"

        return run

    return watched
