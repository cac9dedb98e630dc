"""`play`: a table in the terminal, against bots here or with others at a table's link."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
from argparse import ArgumentParser, Namespace

from ..bots import BOTS
from ..bots.plugins import read_offers
from ..languages import LANGUAGES, device_language
from ..rules.errors import MexicanTrainError
from ..sheets import usual_sheet
from .options import BOT_NAMES, add_game, number, read_game

HELP = "play in the terminal, against bots or at a table's link"
EXAMPLES = """
mexican-train play --players 3 --bot expert
    a match against two experts
mexican-train play 'http://localhost:8000/t/k7qf3m22#invite'
    a seat at the table of this link
mexican-train play --plain --lang fr --sheet gare
    line by line, in French
"""


def add(parser: ArgumentParser) -> None:
    """Declares the table to play at."""
    parser.add_argument(
        "link",
        nargs="?",
        metavar="LINK",
        help="the link of a table, which has its own rules; by default bots play here",
    )
    add_game(parser, sheet=None)
    parser.add_argument("--bot", default="planner", help=f"who plays: {BOT_NAMES}")
    parser.add_argument(
        "--rounds", type=number, help="the length of the match; by default that of the sheet"
    )
    parser.add_argument(
        "--pace", default="normal", help="how long the bots take: calm, normal, quick or at_once"
    )
    parser.add_argument(
        "--automatic",
        action="store_true",
        help="draw and pass by itself when nothing else can be done",
    )
    parser.add_argument("--name", default=_own_name(), help="your name at the table")
    parser.add_argument("--lang", choices=[*LANGUAGES], help="by default this machine's language")
    parser.add_argument("--plain", action="store_true", help="line by line, nothing is drawn")
    parser.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def run(options: Namespace) -> int:
    """Plays until one has had enough."""
    require_terminal(options.plain)
    # Only who plays needs the server's rooms and the network.
    from ..server.room.own_bot_processes import check_offers
    from ..terminal.start import address_of, play_on_screen, play_plainly
    from ..words import Words

    words = Words(options.lang or device_language())
    options.sheet = options.sheet or usual_sheet(words.language)
    game = read_game(options)
    own = {} if options.link or options.bot in BOTS else read_offers(options.bot)
    if len(own) > 1:
        raise MexicanTrainError("--bot names one bot, who plays all the other seats")
    check_offers(own)
    table = {
        "sheet": game.sheet,
        "rules": dict(game.changes),
        "seats": options.players,
        "bots": [next(iter(own), options.bot)] * (options.players - 1),
        "rounds": options.rounds,
        "pace": options.pace,
        "automatic": options.automatic,
    }

    async def play() -> int:
        async with address_of(options.link, options.name, table, own) as address:
            if options.plain:
                return await play_plainly(address, words)
            return await play_on_screen(address, words, options.ascii)

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
    except (ImportError, KeyError, OSError):  # Windows has no list of users
        return "Player"
