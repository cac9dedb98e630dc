"""The kinds of fields that rules have: what such a field may be, how it is read, what it means.

A field of `Rules` says by its kind all there is to say of it; whoever needs a list of fields (a
file, a command, a form, a test) makes it from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self, TypeAlias, TypeVar

from .errors import RulesError
from .notation import shown
from .tiles import MAX_PLAYERS, SETS, TILES

_WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


class Value(StrEnum):
    """One of the words that a field can be, with what it means."""

    _value_: str
    meaning: str

    def __new__(cls, word: str, meaning: str) -> Self:
        """A value of a class of values; whoever looks one up gives the word alone."""
        value = str.__new__(cls, word)
        value._value_ = word
        value.meaning = meaning
        return value


# ---------------------------------------------------------------------- kinds


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no.

    `yes` and `no` name the sentence that tells it on a page of rules, as `deal-open`. Where they
    name none, it is told by sentences that ask for other fields too.
    """

    about: str
    yes: str = ""
    no: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words."""

    about: str
    values: type[Value]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds."""

    about: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Length:
    """One of several words, or a number from 1 to `most`."""

    about: str
    values: type[Value]
    most: int


@dataclass(frozen=True, slots=True)
class HighestPip:
    """One of the sets there are, by its highest pip."""

    about: str


@dataclass(frozen=True, slots=True)
class HandSizes:
    """A number of tiles for each of 2, 3, 4, ... players."""

    about: str


Kind: TypeAlias = Switch | Choice | Number | Length | HighestPip | HandSizes
"""What a field is; `about` is what it decides."""


def listed(words: Iterable[object]) -> str:
    """Several words as one text."""
    return ", ".join(str(word) for word in words)


def allowed(kind: Kind) -> str:
    """The values that such a field may have, for people."""
    match kind:
        case Switch():
            return "yes, no"
        case Choice():
            return listed(kind.values)
        case Number():
            return f"a number from {kind.least} to {kind.most}"
        case Length():
            return f"{listed(kind.values)}, a number from 1 to {kind.most}"
        case HighestPip():
            return listed(SETS)
        case HandSizes():
            return "a number, or numbers for 2, 3, ... players"


def offered(kind: Kind) -> object:
    """The values that such a field may have, for programs."""
    match kind:
        case Switch():
            return [True, False]
        case Choice():
            return [value.value for value in kind.values]
        case Number():
            return [kind.least, kind.most]
        case Length():
            return [*(value.value for value in kind.values), [1, kind.most]]
        case HighestPip():
            return list(SETS)
        case HandSizes():
            return "tiles for 2, 3, ... players, or one number for all"


def meaning(kind: Kind, value: object) -> str:
    """What a value means, or an empty text for one that speaks for itself."""
    if isinstance(kind, Choice | Length):
        return next((each.meaning for each in kind.values if each == value), "")
    return ""


# ---------------------------------------------------------------------- reading and checking


def read(kind: Kind, name: str, value: object, before: Any) -> Any:
    """The value of the field `name` as a file or a person writes it; `before` is what it was."""
    match kind:
        case Switch():
            return _switch(name, value)
        case Choice():
            return _word(name, value, kind.values)
        case Length() if isinstance(value, str) and not value.isdecimal():
            return _word(name, value, kind.values, " or a number")
        case HandSizes():
            return _hand_sizes(name, value, before)
        case _:
            return _number(name, value)


def check(kind: Kind, name: str, value: Any) -> None:
    """Refuses a value that is not of the field's type or out of bounds."""
    match kind:
        case Switch() if not isinstance(value, bool):
            raise RulesError(f"{name} must be True or False, not {shown(value)}")
        case Choice() if not isinstance(value, kind.values):
            words = listed(kind.values)
            raise RulesError(f"{name} cannot be {shown(value)}; it is one of {words}")
        case Number() | HighestPip() if type(value) is not int:
            raise RulesError(f"{name} must be a whole number, not {shown(value)}")
        case Length() if type(value) is not int and not isinstance(value, kind.values):
            words = listed(kind.values)
            raise RulesError(f"{name} must be {words} or a number, not {shown(value)}")
        case HandSizes() if not _are_numbers(value):
            raise RulesError(f"{name} must be a tuple of whole numbers, not {shown(value)}")
        case Number() if not kind.least <= value <= kind.most:
            raise RulesError(f"{name} must be from {kind.least} to {kind.most}")
        case Length() if not isinstance(value, kind.values) and not 1 <= value <= kind.most:
            words = listed(kind.values)
            raise RulesError(f"{name} must be {words} or a number from 1 to {kind.most}")
        case HighestPip() if value not in SETS:
            raise RulesError(f"{name} is {shown(value)}, but sets are {listed(SETS)}")
        case HandSizes() if not 1 <= len(value) <= MAX_PLAYERS - 1:
            raise RulesError(f"{name} must list 1 to 7 numbers, for 2, 3, ... players")
        case HandSizes() if min(value) < 1 or max(value) > TILES:
            raise RulesError(f"every hand must have from 1 to {TILES} tiles")


def _are_numbers(value: object) -> bool:
    return isinstance(value, tuple) and all(type(each) is int for each in value)


AnyValue = TypeVar("AnyValue", bound=Value)


def _word(name: str, value: object, values: type[AnyValue], more: str = "") -> AnyValue:
    for each in values:
        if each == value:
            return each
    raise RulesError(f"{name} cannot be {shown(value)}; it is one of {listed(values)}{more}")


def _switch(name: str, value: object) -> bool:
    if isinstance(value, str):
        value = _WORDS.get(value.lower(), value)
    if not isinstance(value, bool):
        raise RulesError(f"{name} must be yes or no, not {shown(value)}")
    return value


def _number(name: str, value: object) -> int:
    if isinstance(value, str) and value.isdecimal() and value.isascii() and len(value) <= 6:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise RulesError(f"{name} must be a whole number, not {shown(value)}")
    return value


def _hand_sizes(name: str, value: object, before: tuple[int, ...] | None) -> tuple[int, ...]:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",")]
        if len(value) == 1:
            value = value[0]
    if isinstance(value, list | tuple):
        return tuple(_number(name, size) for size in value)
    one = _number(name, value)
    # One number serves every table that the rules before were for.
    return (one,) * (len(before) if before else MAX_PLAYERS - 1)
