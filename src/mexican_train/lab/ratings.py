"""How bots rate against each other: a round robin at tables of one size."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, cycle, islice

from ..bots import BOTS
from ..reviews.estimates import Estimate, together
from ..rules.rng import mix
from .arena import Contest, DealResult, play_deal
from .optional_libraries import library
from .progress import Progress
from .statistics import mean
from .workers import Processes, Workers

SLOW = "expert"  # takes so long to decide that it is rated by fewer rounds
CLEAR = 1.96  # errors of a difference within which it may be chance, 95 times in 100
RATING = 1 << 40  # the stream of the ratings' deals: no contest has a deal of this number


@dataclass(frozen=True)
class League:
    """The round robin that gives the ratings: who plays, and about how many rounds each pair."""

    bots: tuple[str, ...] = tuple(BOTS)
    rounds: int = 240
    slow_rounds: int = 24
    workers: Workers = field(default_factory=Processes)

    def pairings(self, players: int) -> list[tuple[tuple[str, str], int]]:
        """Every pair with every deal it plays; those of slow pairs are spread over the whole."""
        found = []
        for pair in combinations(self.bots, 2):
            deals = -(-(self.slow_rounds if SLOW in pair else self.rounds) // players)
            found += [((deal + 0.5) / deals, pair, deal) for deal in range(deals)]
        return [(pair, deal) for _, pair, deal in sorted(found)]


def require_ratings() -> None:
    """Refuses when what rates is not installed."""
    library("openskill.models", "rating", "lab")


def rate(contest: Contest, league: League) -> dict[str, Estimate]:
    """Each bot's mu and sigma after the league, played at tables of the contest's size.

    A pair takes the seats in turns, and the one with fewer points a seat comes first.
    """
    from openskill.models import PlackettLuce

    players = contest.header.players
    pairings = league.pairings(players)
    seed = mix(contest.seed, RATING)
    tasks = [
        (
            Contest(
                contest.header, tuple(islice(cycle(pair), players)), seed, False, contest.think
            ),
            n,
        )
        for pair, n in pairings
    ]
    model = PlackettLuce(tau=0.0)  # bots stay as strong as they are, so no round is forgotten
    ratings = {bot: model.rating() for bot in league.bots}
    with Progress("rating", len(tasks)) as progress:

        def finished(result: DealResult) -> None:
            progress.advance(1, league.workers.note)

        played = league.workers.in_order(play_deal, tasks, finished)
        for (pair, _), result in zip(pairings, played, strict=True):
            for points in result.ranks:
                teams = [[ratings[bot]] for bot in pair]
                rated = model.rate(teams, ranks=[mean(points[0::2]), mean(points[1::2])])
                ratings.update((bot, team[0]) for bot, team in zip(pair, rated, strict=True))
    return {bot: Estimate(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def rated_first(ratings: dict[str, Estimate]) -> str:
    """Who rates highest, or that this is not clear, in a sentence."""
    first, second = sorted(ratings, key=ratings.__getitem__, reverse=True)[:2]
    gap = ratings[first].value - ratings[second].value
    if gap > CLEAR * together(ratings[first].error, ratings[second].error):
        return f"{first} rates highest."
    return f"Whether {first} or {second} rates higher is not clear."


def about_ratings(league: League) -> str:
    """How ratings came about, in sentences."""
    slow = f", {league.slow_rounds} with the {SLOW}" if SLOW in league.bots else ""
    return (
        "Every bot met every other at a table like this one, the two taking the seats in turns, on "
        f"the same deals in all rotations: about {league.rounds} rounds a pair{slow}. Mu and sigma "
        "of openskill's Plackett-Luce model; all begin at 25 ± 8.3."
    )
