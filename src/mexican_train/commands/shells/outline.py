"""What can be typed, as a shell's script needs it: read off the parser, never told twice."""

from __future__ import annotations

from argparse import Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from ...bots import BOTS
from ...sheets import all_sheets
from ..parser import DEFAULT


class Kind(StrEnum):
    """What may be typed besides words, or how words are put together."""

    WORD = "word"
    COMMAS = "commas"
    FILE = "file"
    SHEET = "sheet"
    FOLDER = "folder"


KINDS = {
    **{"FILE": Kind.FILE, "PLACE": Kind.FILE, "FROM": Kind.FILE, "TO": Kind.FILE},
    **{"DIR": Kind.FOLDER, "SHEET": Kind.SHEET, "BOTS": Kind.COMMAS},
}
"""The kinds of values by what help calls them."""


@dataclass(frozen=True, slots=True)
class Value:
    """What an option takes, or what stands at a place: so many times, of a kind, one of words."""

    count: int
    kind: Kind
    words: Mapping[str, str]
    """The words there are, each with what it is for, where that is told."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option by all its names, and what it takes, if anything."""

    names: tuple[str, ...]
    about: str
    value: Value | None


@dataclass(frozen=True, slots=True)
class Command:
    """A command by the words that lead to it; none lead to the program itself."""

    path: str
    options: tuple[Option, ...]
    places: tuple[Value, ...]


def outline(parser: ArgumentParser) -> list[Command]:
    """The program, and all its commands; without one, it takes the options of its default too."""
    top, *rest = _outline(parser)
    usual = next(command for command in rest if command.path == DEFAULT[0])
    more = [option for option in usual.options if option not in top.options]
    return [replace(top, options=(*top.options, *more)), *rest]


def _outline(parser: ArgumentParser, path: str = "") -> Iterator[Command]:
    parts = [action for action in parser._actions if isinstance(action, _SubParsersAction)]
    options = [_option(action) for action in parser._actions if action.option_strings]
    places = [_value(action) for action in parser._actions if not action.option_strings]
    yield Command(path, tuple(options), tuple(places))
    for action in parts:
        for name, below in action.choices.items():
            yield from _outline(below, f"{path} {name}".strip())


def _option(action: Action) -> Option:
    about = (action.help or "").partition(";")[0].partition(" (")[0]
    return Option(
        tuple(action.option_strings), about, _value(action) if action.nargs != 0 else None
    )


def _value(action: Action) -> Value:
    called = str(action.metavar or action.dest).upper()
    words = {"SHEET": all_sheets(), "BOT": BOTS, "BOTS": BOTS}
    named = dict.fromkeys(map(str, action.choices or words.get(called, ())), "")
    if isinstance(action, _SubParsersAction):
        named = {each.dest: each.help or "" for each in action._choices_actions}
    count = action.nargs if isinstance(action.nargs, int) else 1
    return Value(count, KINDS.get(called, Kind.WORD), named)
