"""The arena: the same deals rotated through all seats, so that luck cancels.

Every deal is played once for each seat the first bot can sit in; the others sit round it in order.
All random numbers come from the seed, the deal and the rotation: the number of processes changes
nothing but the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ..bots import BotLike, as_bot
from ..rules.deal import deal_at_random, dealt_order
from ..rules.header import Header
from ..rules.match import Match, Phase
from ..rules.rng import Rng, mix
from ..rules.round import Round
from ..rules.tiles import Tile
from .bot_rounds import play_round
from .statistics import mean, median, standard_error
from .workers import Workers


@dataclass(frozen=True)
class Contest:
    """The task of an arena; `bots` are the names of the `entrants`, if those are no names."""

    header: Header
    bots: tuple[str, ...]
    seed: int
    matches: bool = False
    think: float | None = None
    entrants: tuple[BotLike, ...] = ()


@dataclass
class Score:
    """What one bot came to in one deal, over all rotations (or in one whole match of them)."""

    points: float = 0.0
    difference: float = 0.0
    rounds: int = 0
    out: int = 0
    won: float = 0.0
    games: int = 0
    each: list[int] = field(default_factory=list, repr=False)
    seconds: list[float] = field(default_factory=list, repr=False)


@dataclass
class DealResult:
    """One deal: a score for each bot, how long its rounds were, and who came before whom."""

    scores: list[Score]
    lengths: list[int]
    ranks: list[list[float]]


def play_contest(
    contest: Contest,
    deals: int,
    workers: Workers,
    finished: Callable[[DealResult], None] | None = None,
) -> Iterator[DealResult]:
    """Plays `deals` deals; the results in their order, `finished` told as they come."""
    tasks = ((contest, deal) for deal in range(deals))
    yield from workers.in_order(play_deal, tasks, finished)


def play_deal(task: tuple[Contest, int]) -> DealResult:
    """Plays one deal, or one match, in all rotations."""
    contest, deal = task
    players = contest.header.players
    result = DealResult([Score() for _ in contest.bots], [], [])
    for rotation in range(players):
        seats = [(seat - rotation) % players for seat in range(players)]
        play_rotation(contest, deal, rotation, seats, result)
    return result


def play_rotation(
    contest: Contest, deal: int, rotation: int, seats: Sequence[int], result: DealResult
) -> None:
    """Plays a deal, or a match, with bot `seats[s]` in seat s."""
    entrants = contest.entrants or contest.bots
    bots = [as_bot(entrants[bot], contest.think) for bot in seats]
    rng = Rng(mix(contest.seed, deal), 1000 + rotation)
    match = Match(contest.header)
    if not contest.matches:
        match.number = deal % contest.header.rules.match_rounds

    def stopwatch(seat: int, seconds: float) -> None:
        result.scores[seats[seat]].seconds.append(seconds)

    while match.phase in (Phase.READY, Phase.ROUND_OVER):
        match.deal_order(shuffled(contest, deal, match))
        play_round(match, bots, rng, stopwatch)
        result.lengths.append(len(match.records[-1].actions))
        count_round(match, seats, result)
        if not contest.matches:
            break
    totals = match.totals
    winners = match.winners if match.phase == Phase.MATCH_OVER else match.round.winners
    for seat, bot in enumerate(seats):
        result.scores[bot].games += 1
        if seat in winners:
            result.scores[bot].won += 1 / len(winners)
    ranks = [0.0] * len(seats)
    for seat, bot in enumerate(seats):
        ranks[bot] = float(totals[seat])
    result.ranks.append(ranks)


def shuffled(contest: Contest, deal: int, match: Match) -> list[Tile]:
    """The order of the tiles for the next round: the same in all rotations."""
    header = contest.header
    number = match.number + 1
    table = Round(header.rules, header.players)
    rng = Rng(mix(contest.seed, deal), number)
    deal_at_random(table, header.rules.hand_size(header.players), number, 0, rng)
    return dealt_order(table)


def count_round(match: Match, seats: Sequence[int], result: DealResult) -> None:
    """Adds a finished round to the scores."""
    points = match.scores[-1]
    others = len(points) - 1
    for seat, bot in enumerate(seats):
        score = result.scores[bot]
        score.rounds += 1
        score.points += points[seat]
        score.each.append(points[seat])
        score.difference += points[seat] - (sum(points) - points[seat]) / others
        score.out += match.round.out == seat


@dataclass
class Standing:
    """The result of a bot in all deals so far."""

    name: str
    by_deal: list[float] = field(default_factory=list, repr=False)
    points_by_deal: list[float] = field(default_factory=list, repr=False)
    rounds: int = 0
    out: int = 0
    won: float = 0.0
    games: int = 0
    each: list[int] = field(default_factory=list, repr=False)
    seconds: list[float] = field(default_factory=list, repr=False)

    def add(self, score: Score) -> None:
        """Adds what it came to in a deal."""
        self.by_deal.append(score.difference / score.rounds)
        self.points_by_deal.append(score.points / score.rounds)
        self.rounds += score.rounds
        self.out += score.out
        self.won += score.won
        self.games += score.games
        self.each += score.each
        self.seconds += score.seconds

    def plain(self, matches: bool) -> dict[str, object]:
        """The figures, for programs."""
        figures: dict[str, object] = {
            "name": self.name,
            "points": mean(self.points_by_deal),
            "points_se": standard_error(self.points_by_deal),
            "difference": mean(self.by_deal),
            "se": standard_error(self.by_deal),
            "out": self.out / max(self.rounds, 1),
            "ms_median": 1000 * median(self.seconds),
            "ms_worst": 1000 * max(self.seconds, default=0.0),
        }
        if matches:
            figures["won"] = self.won / max(self.games, 1)
        return figures
