"""`demo`: a whole round between bots, drawn turn by turn."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
import time
from argparse import ArgumentParser, Namespace

from ..bots import make_bot
from ..rules.match import Match, Phase
from ..rules.rng import Rng, seed_number
from ..terminal.draw import draw_table, in_colour, tell
from .options import BOT_NAMES, add_game, read_game

HELP = "watch a round between bots"
EXAMPLES = """
mexican-train demo --seed 5
    the same round each time
mexican-train demo --sheet station --players 3 --fast
    three players by the station sheet, without pauses
"""
NAMES = ("Anna", "Bo", "Chloé", "Diego", "Eva", "Finn", "Grete", "Hugo")
PAUSE = 0.35


def add(parser: ArgumentParser) -> None:
    """Declares what is played."""
    add_game(parser)
    parser.add_argument("--bot", default="planner", help=f"who plays: {BOT_NAMES}")
    parser.add_argument(
        "--seed", help="any text; the same seed, the same round; by default a new one"
    )
    parser.add_argument("--fast", action="store_true", help="without pauses")


def run(options: Namespace) -> int:
    """Plays one round; on a terminal the table is drawn anew after every action."""
    header = read_game(options)
    bot = make_bot(options.bot)
    names = NAMES[: header.players]
    live = sys.stdout.isatty()
    seed = options.seed or secrets.token_hex(8)
    rng = Rng(seed_number(seed))
    match = Match(header)
    lines = [tell(event, names) for event in match.deal(bytes(rng.below(256) for _ in range(32)))]
    print(*lines, sep="\n")
    while match.phase == Phase.PLAYING:
        calls = match.round.calls
        seat = match.round.turn
        events = match.act(calls[0] if calls else bot.choose(match.view(seat), rng))
        lines += [tell(event, names) for event in events]
        width = shutil.get_terminal_size().columns
        if live:
            table = draw_table(match.view(None), names, width, in_colour())
            print("\x1b[H\x1b[2J" + table, *lines[-8:], sep="\n", flush=True)
            time.sleep(0 if options.fast else PAUSE)
        else:
            print(*lines[-len(events) :], sep="\n")
    if not live:
        print(draw_table(match.view(None), names, width))
    print(f"\nAgain: mexican-train demo {shlex.join(said(options, seed))}")
    return 0


def said(options: Namespace, seed: str) -> list[str]:
    """The arguments that show this round once more."""
    rules = [word for rule in options.rule for word in ("--rule", rule)]
    game = ["--sheet", options.sheet, "--players", str(options.players), *rules]
    return [*game, "--bot", options.bot, "--seed", seed]
