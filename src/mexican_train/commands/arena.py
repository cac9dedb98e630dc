"""`arena`: bots against each other on the same deals, rotated through all seats."""

from __future__ import annotations

import json
import shlex
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from ..bots import BOTS
from ..lab.arena import Contest, DealResult, Standing, play_contest
from ..lab.progress import Progress
from ..lab.provenance import provenance
from ..lab.ratings import League, about_ratings, rate, rated_first, require_ratings
from ..lab.report import Outcome, require_plots, write_report
from ..lab.report_files import make_folder
from ..lab.results import ArenaResult
from ..lab.workers import Workers
from ..rules.errors import MexicanTrainError
from ..rules.rng import seed_number
from .options import (
    BOT_NAMES,
    add_game,
    add_workers,
    number,
    read_bots,
    read_game,
    read_workers,
    seconds,
    to_stderr,
)

HELP = "measure bots against each other"
EXAMPLES = """
mexican-train arena --bots expert,planner,greedy,random --deals 20
    who is stronger, by points a round
mexican-train arena --bots planner,greedy --deals 50 --json
    two bots, as JSON
"""


def add(parser: ArgumentParser) -> None:
    """Declares the options."""
    add_game(parser, players=0)
    parser.add_argument(
        "--bots", default="expert,planner,planner,planner", help=f"one a seat, of {BOT_NAMES}"
    )
    parser.add_argument("--deals", type=number, default=100, help="deals, each in all rotations")
    parser.add_argument("--matches", action="store_true", help="whole matches instead of rounds")
    parser.add_argument("--seed", default="0", help="any text; the same seed, the same deals")
    parser.add_argument(
        "--think",
        type=seconds,
        help="seconds a bot may take for a decision; by default what the bot is made for",
    )
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--report", metavar="DIR", type=Path, help="write a page with plots, and its data, here"
    )
    parser.add_argument(
        "--ratings",
        action="store_true",
        help="then rate these bots and ours, each against each: it takes longer than the contest",
    )


def run(options: Namespace) -> int:
    """Plays and prints; stopped with ctrl-C it prints what there is."""
    if options.report:
        require_plots()
    if options.ratings:
        require_ratings()
    bots = read_bots(options.bots)
    if options.players not in (0, len(bots)):
        raise MexicanTrainError(f"{len(bots)} bots are named for {options.players} players")
    options.players = len(bots)
    if len(bots) < 2:
        raise MexicanTrainError("name at least two bots, as in --bots expert,planner")
    contest = Contest(
        read_game(options), bots, seed_number(options.seed), options.matches, options.think
    )
    if options.report:
        make_folder(options.report)
    with read_workers(options) as workers:
        return play(options, contest, workers)


def play(options: Namespace, contest: Contest, workers: Workers) -> int:
    """Plays a contest and says what it came to."""
    standings = [Standing(name) for name in contest.bots]
    results: list[DealResult] = []
    with Progress("playing", options.deals) as progress:

        def finished(result: DealResult) -> None:
            progress.advance(1, workers.note)

        try:
            for result in play_contest(contest, options.deals, workers, finished):
                results.append(result)
                for standing, score in zip(standings, result.scores, strict=True):
                    standing.add(score)
        except KeyboardInterrupt:
            pass
    outcome = Outcome(contest, standings, results)
    whole = len(results) == options.deals
    if not whole:
        to_stderr(f"stopped after {len(results)} of {options.deals} deals")
    if results and not options.json:
        print(ArenaResult(outcome, options.seed), flush=True)
    if options.ratings and whole:
        outcome, whole = rated(outcome, workers)
        if not options.json and outcome.ratings:
            print(described_ratings(outcome))
    if options.json:
        print(json.dumps(outcome.plain(options.seed)))
    if options.report and results:
        source = provenance(command_of(options, len(results)), options.seed)
        to_stderr(f"report: {write_report(options.report, outcome, source)}")
    return 0 if whole else 130


def rated(outcome: Outcome, workers: Workers) -> tuple[Outcome, bool]:
    """The outcome with ratings of its bots and of ours, unless ctrl-C comes before them."""
    contest = outcome.contest
    league = League(tuple(dict.fromkeys((*BOTS, *contest.bots))), workers=workers)
    try:
        return replace(outcome, ratings=rate(contest, league), league=league), True
    except KeyboardInterrupt:
        to_stderr("stopped before the ratings were there")
        return outcome, False


def command_of(options: Namespace, deals: int) -> str:
    """The command that gives the same result again, with all that decides it."""
    words = ["mexican-train", "arena", "--sheet", options.sheet]
    for rule in options.rule:
        words += ["--rule", rule]
    words += ["--bots", options.bots, "--deals", str(deals), "--seed", options.seed]
    if options.matches:
        words.append("--matches")
    if options.think is not None:
        words += ["--think", f"{options.think:g}"]
    if options.ratings:
        words.append("--ratings")
    return shlex.join(words)


def described_ratings(outcome: Outcome) -> str:
    """The ratings for people, the highest first."""
    assert outcome.ratings is not None
    assert outcome.league is not None
    ratings = outcome.ratings
    wide = max(map(len, ratings))
    lines = [
        f"  {bot:{wide}} {ratings[bot].value:7.1f} ± {ratings[bot].error:.1f}"
        for bot in sorted(ratings, key=ratings.__getitem__, reverse=True)
    ]
    return "\n".join(["Ratings:", *lines, rated_first(ratings), about_ratings(outcome.league)])
