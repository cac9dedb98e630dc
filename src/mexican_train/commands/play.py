"""`play`: a table in the terminal, against bots here or with others at a table's link."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
from argparse import ArgumentParser, Namespace

from ..bots import BOTS
from ..languages import LANGUAGES, device_language
from ..rules.errors import MexicanTrainError
from .options import add_game, number, read_game

HELP = "play in the terminal, against bots or at a table's link"


def add(parser: ArgumentParser) -> None:
    """Declares the table to play at."""
    parser.add_argument(
        "link",
        nargs="?",
        help="the link of a table, which has its own rules; without one, play bots here",
    )
    add_game(parser)
    parser.add_argument("--bot", default="planner", choices=[*BOTS], help="how the bots play")
    parser.add_argument("--rounds", type=number, help="the length of the match")
    parser.add_argument("--name", default=_own_name(), help="your name at the table")
    parser.add_argument("--lang", choices=[*LANGUAGES], help="by default this machine's language")
    parser.add_argument("--plain", action="store_true", help="line by line, nothing is drawn")
    parser.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def run(options: Namespace) -> int:
    """Plays until one has had enough."""
    require_terminal(options.plain)
    # Only who plays needs the server's rooms and the network.
    from ..terminal.start import place_of, play_on_screen, play_plainly
    from ..words import Words

    words = Words(options.lang or device_language())
    game = read_game(options)
    table = {
        "sheet": game.sheet,
        "rules": dict(game.changes),
        "seats": options.players,
        "bots": [options.bot] * (options.players - 1),
        "rounds": options.rounds,
    }

    async def play() -> int:
        async with place_of(options.link, options.name, table) as place:
            if options.plain:
                return await play_plainly(place, words)
            return await play_on_screen(place, words, options.ascii)

    return asyncio.run(play())


def require_terminal(plain: bool) -> None:
    """Says so where there is nothing to draw on, or nothing to read from."""
    if sys.stdin is None or sys.stdin.closed:
        raise MexicanTrainError("standard input is closed, so nothing can be asked here")
    drawable = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if not plain and not drawable:
        raise MexicanTrainError("there is no terminal to draw on here; --plain plays line by line")


def _own_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return "Player"
