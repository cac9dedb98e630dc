"""Simulations and contests for programs: the same rounds and figures as those of the commands."""

from __future__ import annotations

import pickle
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from operator import index
from pathlib import Path
from secrets import randbits
from typing import Any

from ..bots import BotLike, as_bot, as_tuple, bot_name, one_a_seat
from ..rules.errors import MexicanTrainError
from ..rules.fair import seed_text
from ..rules.header import Header
from ..rules.notation import shown
from ..rules.rng import seed_number
from ..sheets import Sheet, find_sheet, header_of
from . import simulate as simulation
from .arena import Contest, DealResult, Standing, play_contest
from .comparing import Difference
from .report import Outcome, texts
from .statistics import standard_error_of_sums
from .workers import Processes, Workers, default_jobs

PLAYERS = 4
"""The number of players where one bot is named for all of them."""
GAME = ("header", "seed")
"""The fields of a result that say what was played."""
MAIN = re.compile(rb"__(mp_)?main__")
"""Names of the script that was started, here and in a process that was started by it."""
TYPED_IN = "<"
"""The beginning of the name in place of a file, as in `<stdin>`."""


@dataclass(frozen=True, repr=False)
class SimulationResult:
    """The result of a simulation: by seat the mean points and their standard errors.

    `won` are shares of rounds, and so is `blocked`. A single round has no standard error.
    """

    header: Header
    seed: str
    rounds: int
    actions_a_round: float
    blocked: float
    points: list[float]
    se: list[float | None]
    won: list[float]

    def plain(self) -> dict[str, object]:
        """Return what `mexican-train simulate --json` prints."""
        figures = {name: value for name, value in vars(self).items() if name not in GAME}
        return plain_game(self.header, self.seed) | figures

    def __str__(self) -> str:
        played = "1 round" if self.rounds == 1 else f"{self.rounds} rounds"
        lines = [
            f"{played} of {self.header.title}, {self.header.players} players, seed {self.seed}",
            f"  {self.actions_a_round:.1f} actions a round, {self.blocked:.1%} blocked",
            "  seat   points a round  won or shared",
        ]
        by_seat = zip(self.points, self.se, self.won, strict=True)
        for seat, (points, error, won) in enumerate(by_seat):
            unsure = "" if error is None else f"± {error:<6.2f}"
            lines.append(f"  {seat}    {points:8.2f} {unsure:8} {won:10.1%}")
        if self.rounds == 1:
            lines.append("  one round shows no error")
        return "\n".join(lines)

    def __repr__(self) -> str:
        points = " ".join(f"{each:.2f}" for each in self.points)
        return f"<SimulationResult of {self.header.title}: {self.rounds} rounds, points {points}>"


@dataclass(frozen=True, repr=False)
class ArenaResult:
    """The result of a contest: a standing for each bot, and every two compared."""

    outcome: Outcome
    seed: str

    @property
    def standings(self) -> list[Standing]:
        """The standing of each bot, in the order of the bots."""
        return self.outcome.standings

    @property
    def differences(self) -> list[Difference]:
        """Every two bots compared on the same deals."""
        return self.outcome.differences()

    @property
    def verdict(self) -> str:
        """A sentence that says who is ahead, and whether that is clear."""
        return self.outcome.verdict()

    def plain(self) -> dict[str, object]:
        """Return what `mexican-train arena --json` prints."""
        return self.outcome.plain(self.seed)

    def __str__(self) -> str:
        contest = self.outcome.contest
        matches = contest.matches
        deals = len(self.outcome.results)
        one, more = ("match", "matches") if matches else ("deal", "deals")
        wide = max(9, *map(len, contest.bots))
        lines = [
            f"{contest.header.sheet}, {contest.header.players} players, {deals} "
            f"{one if deals == 1 else more} in all rotations, seed {self.seed}",
            f"  {'bot':{wide}}  points a round    to the others   gone out      ms a decision"
            + ("    won" if matches else ""),
        ]
        for standing in self.standings:
            bot = texts(standing.plain(matches))
            line = (
                f"  {bot['name']:{wide}} {bot['points']:7.2f}{bot['points_se']:8} "
                f"{bot['difference']:+8.2f}{bot['se']:8} {bot['out']:8.1%} "
                f"{bot['ms_median']:9.2f}, worst {bot['ms_worst']:.1f}"
            )
            lines.append(line + (f" {bot['won']:8.1%}" if matches else ""))
        pairs = [(f"{each.first} less {each.second}", each) for each in self.differences]
        if pairs:
            bounded = ", with 95 % intervals" if deals > 1 else ""
            lines.append(f"Points a round on the same deals{bounded}:")
            wide = max(len(name) for name, _ in pairs)
        for name, each in pairs:
            bounds = f"  ({each.bounds()})" if each.bounds() else ""
            lines.append(f"  {name:{wide}} {each.interval.mean:+8.2f}{bounds}")
        return "\n".join([*lines, self.verdict])

    def __repr__(self) -> str:
        contest = self.outcome.contest
        deals = len(self.outcome.results)
        bots = ", ".join(
            "{name} {difference:+.2f}{se}".format_map(texts(standing.plain(contest.matches)))
            for standing in self.standings
        )
        return f"<ArenaResult of {contest.header.title}: {deals} deals, {bots}>"


def simulate(
    sheet: str | Path | Sheet = "nordic",
    bots: BotLike | Sequence[BotLike] = "random",
    *,
    players: int | None = None,
    rounds: int = 1000,
    seed: int | str | None = 0,
    rules: Mapping[str, object] | None = None,
    jobs: int | None = None,
) -> SimulationResult:
    """Play rounds between bots and return what they came to.

    `bots` is one for each seat, or one for all of them: names, classes, objects, or functions that
    make them. The same seed gives the same rounds, and the same as `mexican-train simulate` with
    these options; None draws a seed, which the result shows. Bots with names play in as many
    processes as there are cores; others in this process, unless `jobs` says in how many.
    """
    seats = as_tuple(bots)
    if players is None:
        players = len(seats) if len(seats) > 1 else PLAYERS
    header = header_of(find_sheet(sheet), whole_number("players", players, 2), rules)
    seats = one_a_seat(seats, header.players)
    rounds = whole_number("rounds", rounds)
    total = simulation.Tally(header.players)
    workers = workers_for(seats, jobs)
    text = text_of(seed)
    for batch in simulation.simulate(header, seats, rounds, seed_number(text), workers):
        total.add(batch.tally)
    return result_of(header, text, total)


def result_of(header: Header, seed: str, total: simulation.Tally) -> SimulationResult:
    """Return means and shares of a round; a single round has no standard errors."""
    rounds = max(total.rounds, 1)
    sums = zip(total.points, total.squares, strict=True)
    return SimulationResult(
        header,
        seed,
        rounds=total.rounds,
        actions_a_round=total.actions / rounds,
        blocked=total.blocked / rounds,
        points=[points / rounds for points in total.points],
        se=[standard_error_of_sums(total.rounds, *each) for each in sums],
        won=[won / rounds for won in total.won],
    )


def arena(
    sheet: str | Path | Sheet = "nordic",
    bots: Sequence[BotLike] = ("expert", "planner", "planner", "planner"),
    *,
    deals: int = 100,
    seed: int | str | None = 0,
    matches: bool = False,
    think: float | None = None,
    rules: Mapping[str, object] | None = None,
    jobs: int | None = None,
) -> ArenaResult:
    """Play bots against each other on the same deals, rotated through all seats.

    With `matches` whole matches are played instead of single rounds; `think` limits the seconds of
    a decision. The same seed gives the same deals, and the same as `mexican-train arena` with these
    options. See `simulate` for what `bots`, `seed` and `jobs` can be.
    """
    entrants = as_tuple(bots)
    if len(entrants) < 2:
        raise MexicanTrainError('name at least two bots, as in ["expert", "planner"]')
    deals = whole_number("deals", deals)
    check_think(think)
    header = header_of(find_sheet(sheet), len(entrants), rules)
    names = distinct_names(entrants)
    text = text_of(seed)
    contest = Contest(header, names, seed_number(text), matches, think, entrants)
    results: list[DealResult] = []
    standings = [Standing(name) for name in names]
    for result in play_contest(contest, deals, workers_for(entrants, jobs)):
        results.append(result)
        for standing, score in zip(standings, result.scores, strict=True):
            standing.add(score)
    return ArenaResult(Outcome(contest, standings, results), text)


def plain_game(header: Header, seed: str) -> dict[str, object]:
    """Return what was played, for programs."""
    return {
        "sheet": header.sheet,
        "rules": dict(header.changes),
        "players": header.players,
        "seed": seed,
    }


def distinct_names(bots: Sequence[BotLike]) -> tuple[str, ...]:
    """Return a name for each bot, with numbers where different bots have the same one."""
    names = [bot_name(bot) for bot in bots]
    places: dict[str, dict[int, int]] = {name: {} for name in names}
    for name, bot in zip(names, bots, strict=True):
        places[name].setdefault(id(bot), len(places[name]) + 1)
    return tuple(
        name
        if isinstance(bot, str) or len(places[name]) == 1
        else f"{name} {places[name][id(bot)]}"
        for name, bot in zip(names, bots, strict=True)
    )


def workers_for(bots: Sequence[BotLike], jobs: int | None) -> Workers:
    """Return the processes in which these bots play, and find out whether they can."""
    for bot in bots:
        as_bot(bot)
    if jobs is not None:
        jobs = whole_number("jobs", jobs)
    elif all(isinstance(bot, str) for bot in bots):
        jobs = default_jobs()
    else:
        jobs = 1
    return Processes(jobs, loads_main=jobs > 1 and need_main(bots))


def need_main(bots: Sequence[BotLike]) -> bool:
    """Return whether other processes need the script that was started to make these bots.

    Bots that they cannot make are refused.
    """
    main_file = str(getattr(sys.modules["__main__"], "__file__", TYPED_IN))
    needed = False
    for bot in bots:
        name = shown(bot_name(bot))
        try:
            pickled = pickle.dumps(bot)
        except Exception as problem:
            why = " ".join(str(problem).split())
            raise MexicanTrainError(
                f"the bot {name} cannot be sent to other processes ({why}): "
                "give a class or function at the top of a module, or leave `jobs` out"
            ) from None
        if MAIN.search(pickled):
            if loading_main():
                sys.exit(1)  # the process that has started this one says why
            if main_file.startswith(TYPED_IN):
                raise MexicanTrainError(
                    f"the bot {name} cannot play in other processes, which do not see what was "
                    "typed in here: move its class into a module, or leave `jobs` out"
                )
            needed = True
    return needed


def loading_main() -> bool:
    """Return whether this process is loading the script of another one, to take work from it.

    A script that plays at its top level plays again here.
    """
    script, main = sys.modules.get("__mp_main__"), sys.modules["__main__"]
    # Once the script is loaded, it takes the place of the main module as well.
    return script is not None and (script.__name__, main.__name__) == ("__mp_main__", "__main__")


def text_of(seed: int | str | None) -> str:
    """Return the text of a seed; None draws one."""
    return str(randbits(64)) if seed is None else seed_text(seed)


def whole_number(name: str, value: Any, least: int = 1) -> int:
    """Return a whole number as an `int`; refuse other values and smaller numbers."""
    if not isinstance(value, bool) and hasattr(value, "__index__") and index(value) >= least:
        return index(value)
    raise MexicanTrainError(f"{name} is a whole number of {least} or more, not {shown(value)}")


def check_think(think: Any) -> None:
    """Refuse what is not a time in seconds, more than none."""
    if think is None:
        return
    if isinstance(think, bool) or not isinstance(think, int | float) or not 0 < think < inf:
        raise MexicanTrainError(f"think is a number of seconds such as 0.25, not {shown(think)}")
