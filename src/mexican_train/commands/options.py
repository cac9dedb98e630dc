"""Options that several commands share."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import BinaryIO

from ..bots import BOTS, make_bot
from ..lab.ray_cluster import RayCluster
from ..lab.workers import Processes, Workers, default_jobs
from ..rules.errors import MexicanTrainError, RulesError
from ..rules.header import Header
from ..rules.json_text import parse_json
from ..rules.rules import Rules
from ..sheets import BASE, find_sheet, header_of, load_sheet

LONGEST_LINE = 1 << 20
MOST_DIGITS = 12
ORIGIN = re.compile(r"https?://[^/?#@\s]+")
BOT_NAMES = f"{', '.join(BOTS)}, an installed one or your own as module:Class"
"""Who can be named as a bot, for people."""


def add_game(parser: ArgumentParser, players: int = 4, sheet: str | None = BASE) -> None:
    """Options that say what is played: sheet, house rules, players."""
    by_default = sheet or "the one your language has"
    parser.add_argument(
        "--sheet",
        default=sheet,
        help=f"a sheet such as nordic/nine, or a file my.toml; by default {by_default}",
    )
    count = "2 to 8" if players else "2 to 8; by default one for each bot"
    parser.add_argument("--players", type=seats, default=players, help=count)
    add_house_rules(parser)


def add_house_rules(parser: ArgumentParser) -> None:
    """The option that changes single rules of a sheet."""
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        help="a house rule, as in follow_up=on-double; may be given several times",
    )


def read_game(options: Namespace) -> Header:
    """The header that the options of `add_game` ask for."""
    return header_of(find_sheet(options.sheet), options.players, house_rules(options))


def house_rules(options: Namespace) -> dict[str, object]:
    """What the option of `add_house_rules` changes."""
    changes: dict[str, object] = {}
    for rule in options.rule:
        name, equals, value = rule.partition("=")
        if not equals:
            raise RulesError(f"a house rule is written field=value, not {rule!r}")
        changes[name.strip()] = value.strip()
    return changes


def read_bots(text: str) -> tuple[str, ...]:
    """The names of bots between commas, each of which there is."""
    names = tuple(name.strip() for name in text.split(","))
    for name in dict.fromkeys(names):
        make_bot(name)
    return names


def origin(url: str) -> str:
    """The address of a server as browsers name it."""
    bare = url.removesuffix("/")
    if not ORIGIN.fullmatch(bare):
        raise MexicanTrainError(f"{url!r} is not an origin: write https://play.example.org")
    return bare


def add_workers(parser: ArgumentParser) -> None:
    """Options that say who does the work: processes here, or a cluster."""
    add_jobs(parser)
    add_ray(parser)


def add_jobs(parser: ArgumentParser) -> None:
    """The option that says how many work."""
    parser.add_argument(
        "--jobs", type=number, help="how many work at once; by default as many as there are cores"
    )


def add_ray(parser: ArgumentParser) -> None:
    """The option that names a cluster."""
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="work on a Ray cluster: auto, local, HOST:PORT or ray://HOST:PORT",
    )


def read_workers(options: Namespace) -> AbstractContextManager[Workers]:
    """Those whom the options of `add_workers` ask for."""
    if options.ray is None:
        return nullcontext(Processes(options.jobs or default_jobs()))
    return RayCluster(options.ray, options.jobs)


def number(text: str) -> int:
    """A whole number of one or more."""
    if text.isdecimal() and len(text) > MOST_DIGITS:
        raise ArgumentTypeError(f"{text} is too large: write at most {MOST_DIGITS} digits")
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def seats(text: str) -> int:
    """A number of players; how many a sheet is for, it says itself."""
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise ArgumentTypeError(f"{text!r} is not a number of players, such as 4")
    return int(text)


def port(text: str) -> int:
    """The number of a port; 0 is any that is free."""
    if not text.isascii() or not text.isdecimal() or int(text[:6]) > 65535:
        raise ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def seconds(text: str) -> float:
    """A time in seconds, more than none."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 1e6:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds such as 0.25")
    return value


def sheet_rules(name: str) -> Rules:
    """The rules of a sheet that comes with the project."""
    return load_sheet(name).rules


def standard_input() -> BinaryIO:
    """What is given on standard input; a job of the system may have it closed."""
    if sys.stdin is None:
        raise MexicanTrainError("standard input is closed, so nothing can be read from it")
    return sys.stdin.buffer


def counted(count: int, one: str) -> str:
    """How many there are of something, as in "1 record" and "2 records"."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def read_lines(source: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Numbered lines that are not empty; None for one too long to be meant."""
    count = 0
    while line := source.readline(LONGEST_LINE):
        count += 1
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield count, None
        elif line.strip():
            yield count, line


def read_line(line: bytes | None) -> object:
    """The JSON value in a line of `read_lines`."""
    if line is None:
        raise MexicanTrainError(f"the line is longer than {LONGEST_LINE} bytes")
    return parse_json(line.strip())


def to_stderr(text: str) -> None:
    """Writes a line for people to standard error."""
    print(text, file=sys.stderr)
