"""Tiles, trains and actions as text: what the command line, logs, tests and browsers write."""

from __future__ import annotations

import re
from functools import lru_cache

from .actions import ACTIONS, DRAW, PASS, STOP, Action, Catch, Knock, Play
from .errors import NotationError
from .tiles import MEXICAN, SETS, Tile, Wagon

_TILE = re.compile(r"(\d{1,2})-(\d{1,2})", re.ASCII)
_PLAY = re.compile(r"(\d{1,2}-\d{1,2})@([0-7]|M)", re.ASCII)
_KNOCK = re.compile(r"knock@([0-7])", re.ASCII)
_CATCH = re.compile(r"catch@([0-7])>([0-7])", re.ASCII)
_WORDS: dict[str, Action] = {"draw": DRAW, "pass": PASS, "stop": STOP}


def shown(value: object) -> str:
    """A value from outside as it may stand in a message: short, on one line."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or endless nesting
        return "something that is too large to show"
    return text if len(text) <= 60 else text[:57] + "..."


def _pips(text: object, what: str) -> tuple[int, int]:
    match = _TILE.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise NotationError(f"{shown(text)} is not {what}: write two pip numbers as in 5-12")
    one, other = int(match[1]), int(match[2])
    if max(one, other) > SETS[-1] or f"{one}-{other}" != text:
        raise NotationError(f"{shown(text)} is not {what}: pips are written 0 to {SETS[-1]}")
    return one, other


def read_tile(text: object) -> Tile:
    """The tile a text such as `5-12` stands for."""
    low, high = _pips(text, "a tile")
    if low > high:
        raise NotationError(f"{shown(text)} is not a tile: write the lower end first, {high}-{low}")
    return Tile(low, high)


def read_wagon(text: object) -> Wagon:
    """The tile as it lies in a train, such as `12-5`."""
    return Wagon(*_pips(text, "a tile in a train"))


def read_action(text: object) -> Action:
    """The action a text such as `5-12@0`, `draw` or `catch@2>1` stands for."""
    if isinstance(text, str):
        return _read_action(text)
    raise _no_action(text)


@lru_cache(maxsize=4096)
def _read_action(text: str) -> Action:
    if text in _WORDS:
        return _WORDS[text]
    if match := _PLAY.fullmatch(text):
        train = MEXICAN if match[2] == "M" else int(match[2])
        return Play(read_tile(match[1]), train)
    if match := _KNOCK.fullmatch(text):
        return Knock(int(match[1]))
    if match := _CATCH.fullmatch(text):
        return Catch(int(match[1]), int(match[2]))
    raise _no_action(text)


def as_action(action: object) -> Action:
    """An action given as one or as its text; anything else is refused."""
    return action if isinstance(action, ACTIONS) else read_action(action)


def _no_action(text: object) -> NotationError:
    return NotationError(
        f"{shown(text)} is not an action: write 5-12@0, 5-12@M, draw, pass, stop, "
        "knock@1 or catch@2>1"
    )
