"""Calls everything public with arguments that no one in his right mind would give.

Run as a program of its own, because a fault in compiled code ends the process. Whatever is called
may raise an exception; afterwards every round that was within reach must be whole, and must be
played to its end without a fault.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import mexican_train
from mexican_train import Match, Round, header_of, load_sheet
from mexican_train._compiled import names
from mexican_train.rules.rng import Rng
from mexican_train.rules.tiles import MEXICAN, Tile

SHEETS = ("nordic", "station/fast", "gare", "classic")
NUMBERS = (-1, 0, 1, 2, 3, 7, 8, 9, 12, 18, 19, 31, 32, 190, 255, 256, 288, 511, 512, 513, 514, 515)
LARGE = (520, 528, 599, 10**5, 2**31 - 1, 2**31, -(2**31), 2**32, 2**63, -(2**63), 10**30)
OTHERS: tuple[Any, ...] = (None, True, "", "5-12@0", "draw", b"", 1.5, float("nan"), [], {}, (1, 2))
SPECIAL = ("__copy__", "__deepcopy__", "__eq__", "__reduce__")


def dealt(sheet: str, luck: Random) -> Match:
    """A match somewhere in its first round."""
    header = header_of(sheet, luck.randint(2, load_sheet(sheet).rules.max_players))
    match = Match(header)
    match.deal(luck.randbytes(32))
    for _ in range(luck.randrange(60)):
        if match.phase == "playing":
            match.act(luck.choice(match.round.legal))
    return match


def values(match: Match, luck: Random) -> Iterator[Any]:
    """Arguments, most of them wrong, some right so that more than the first check is passed."""
    right = [match.round.copy(), Rng(1), match.header, match.header.rules, match, match.round.terms]
    wild = [Round.__new__(Round), Round(match.header.rules, 2), Tile(18, 18), match.view(0)]
    while True:
        some = luck.random()
        if some < 0.45:
            yield luck.choice(NUMBERS)
        elif some < 0.6:
            yield luck.choice(LARGE)
        else:
            yield luck.choice([*OTHERS, *right, *wild])


def public_methods(thing: object) -> list[str]:
    """What can be called of an object by its name."""
    found = [name for name in dir(thing) if not name.startswith("_") or name in SPECIAL]
    return [name for name in found if callable(getattr(thing, name, None))]


def call(function: Callable[..., object], arguments: list[Any]) -> None:
    """Calls, and shows what comes of it; an exception is an answer too."""
    with suppress(Exception):
        repr(function(*arguments))


def check(round: Round) -> None:
    """A round is whole, and can be played to its end."""
    assert 0 <= round.turn < max(round.players, 1)
    for seat in range(round.players):
        assert all(0 <= low <= high <= 18 for low, high in round.hand_of(seat))
    repr((round, round.legal, round.calls, round.trains, round.boneyard, round.scores))
    for number in (*NUMBERS, *LARGE):
        for ask, least, most in (
            (round.hand_of, 0, round.players - 1),
            (round.hand_count, 0, round.players - 1),
            (round.points, 0, round.players - 1),
        ):
            if not least <= number <= most:
                assert refuses(ask, number), f"{ask} of {number}"
        trains = (*range(round.players), MEXICAN)
        assert number in trains or refuses(round.end_of, number)
        assert number in round.codes or is_call(round, number) or refuses(round.apply, number)
    while codes := round.codes:
        round.apply(codes[-1])


def is_call(round: Round, code: int) -> bool:
    return 520 <= code < 600 and bool(round.calls)


def refuses(ask: Callable[[int], object], number: int) -> bool:
    try:
        ask(number)
    except (ValueError, OverflowError):
        return True
    return False


def functions(module: ModuleType) -> list[Any]:
    """The functions and classes that a module has made."""
    own = [each for name, each in vars(module).items() if not name.startswith("_")]
    return [each for each in own if getattr(each, "__module__", "") == module.__name__]


def attack(sheet: str, luck: Random) -> None:
    """One match, and everything public called with it and on it."""
    match = dealt(sheet, luck)
    given = values(match, luck)
    for module in map(import_module, names(Path(mexican_train.__file__).parent)):
        for function in functions(module):
            call(function, [next(given) for _ in range(luck.randrange(6))])
    things = [match.view(0), match.header, match.header.rules, Rng(3), load_sheet(sheet)]
    for thing in [*things, *match.records, Round.__new__(Round), match.round.copy(), match.copy()]:
        call(type(thing), [next(given) for _ in range(luck.randrange(5))])
        for name in public_methods(thing):
            call(getattr(thing, name), [next(given) for _ in range(luck.randrange(4))])
    for name in public_methods(match.round):
        round = match.round.copy()
        call(Round.__init__, [round, *(next(given) for _ in range(luck.randrange(4)))])
        for _ in range(6):
            call(getattr(round, name), [next(given) for _ in range(luck.randrange(4))])
        if mexican_train.COMPILED:  # interpreted, a number is set without a look at it
            for attribute in dir(round):
                call(setattr, [round, attribute, next(given)])
        if round.engine >= 0:
            check(round)


def main(first: int, count: int) -> None:
    """Attacks so often; the number of the attack is printed before each, for who must find it."""
    for number in range(first, first + count):
        for sheet in SHEETS:
            print(number, sheet, flush=True)
            attack(sheet, Random(f"{number} {sheet}"))
    print("whole", mexican_train.BUILD)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
