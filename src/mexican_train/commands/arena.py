"""`arena`: bots against each other on the same deals, rotated through all seats."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..bots import BOTS, make_bot
from ..lab.arena import Contest, DealResult, Standing, contests
from ..lab.jobs import Crew
from ..lab.progress import Progress
from ..lab.report import League, require_plots, write_report
from ..rules.errors import MexicanTrainError
from ..rules.rng import seed_number
from .options import add_crew, add_game, number, read_crew, read_game, seconds, tell

HELP = "measure bots against each other"


def add(parser: ArgumentParser) -> None:
    """Declares the options."""
    add_game(parser, players=0)
    parser.add_argument(
        "--bots", default="expert,planner,planner,planner", help=f"one a seat, of {', '.join(BOTS)}"
    )
    parser.add_argument("--deals", type=number, default=100, help="deals, each in all rotations")
    parser.add_argument("--matches", action="store_true", help="whole matches instead of rounds")
    parser.add_argument("--seed", default="0", help="any text; the same seed, the same deals")
    parser.add_argument("--think", type=seconds, help="seconds a bot may take for a decision")
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--report", metavar="DIR", type=Path, help="write a page with plots here")


def run(options: Namespace) -> int:
    """Plays and prints; stopped with ctrl-C it prints what there is."""
    if options.report:
        require_plots()
    bots = tuple(name.strip() for name in options.bots.split(","))
    for name in bots:
        make_bot(name)
    if options.players not in (0, len(bots)):
        raise MexicanTrainError(f"{len(bots)} bots are named for {options.players} players")
    options.players = len(bots)
    if len(bots) < 2:
        raise MexicanTrainError("name at least two bots, as in --bots expert,planner")
    contest = Contest(
        read_game(options), bots, seed_number(options.seed), options.matches, options.think
    )
    with read_crew(options) as crew:
        return play(options, contest, crew)


def play(options: Namespace, contest: Contest, crew: Crew) -> int:
    """Plays a contest and says what it came to."""
    bots = contest.bots
    standings = [Standing(name) for name in bots]
    results: list[DealResult] = []
    with Progress("playing", options.deals) as progress:

        def finished(result: DealResult) -> None:
            progress.advance(1, crew.note)

        try:
            for result in contests(contest, options.deals, crew, finished):
                results.append(result)
                for standing, score in zip(standings, result.scores, strict=True):
                    standing.add(score)
        except KeyboardInterrupt:
            pass
    if len(results) < options.deals:
        tell(f"stopped after {len(results)} of {options.deals} deals")
    figures = {
        "sheet": contest.header.sheet,
        "rules": dict(contest.header.changes),
        "players": len(bots),
        "deals": len(results),
        "matches": options.matches,
        "seed": options.seed,
        "bots": [standing.plain(options.matches) for standing in standings],
    }
    print(json.dumps(figures) if options.json else described(figures))
    if options.report and results:
        page = write_report(options.report, contest, standings, results, League(crew=crew))
        tell(f"report: {page}")
    return 0 if len(results) == options.deals else 130


def described(figures: dict[str, object]) -> str:
    """The figures for people."""
    bots = figures["bots"]
    assert isinstance(bots, list)
    what = "matches" if figures["matches"] else "deals"
    lines = [
        f"{figures['sheet']}, {figures['players']} players, {figures['deals']} {what} in all "
        f"rotations, seed {figures['seed']}",
        "  bot        points a round    to the others   gone out      ms a decision"
        + ("    won" if figures["matches"] else ""),
    ]
    for bot in bots:
        line = (
            f"  {bot['name']:9} {bot['points']:7.2f} ± {bot['points_se']:<5.2f} "
            f"{bot['difference']:+8.2f} ± {bot['se']:<5.2f} {bot['out']:8.1%} "
            f"{bot['ms_median']:9.2f}, worst {bot['ms_worst']:.1f}"
        )
        lines.append(line + (f" {bot['won']:8.1%}" if figures["matches"] else ""))
    return "\n".join(lines)
