"""Puzzles: positions in which one move is clearly best. "Your move: find the better one."

How they are chosen is in docs/review.md. A puzzle holds what its seat could see and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from ..bots.bot import Bot, GreedyBot, PlannerBot
from ..bots.hint import why
from ..rules.actions import Action
from ..rules.position import write_train
from ..rules.record import Record
from ..rules.rng import Rng, mix
from ..rules.view import View
from .budget import DEFAULT, Budget
from .estimates import Estimate
from .reviewing import begun, record_seed
from .weighing import Weighing, weigh

GAP = 4.0  # points that every other move must be expected to cost more than the best
CLEAR = 4.0  # standard errors of itself that this must be
CHOICES = 3  # moves there must be at the least
TILES = 4  # tiles in hand at the least
FIRST_LOOK = replace(DEFAULT, deals=180, walks=6)
SECOND_LOOK = replace(DEFAULT, deals=2400, walks=16)
LATER = 1 << 41  # the stream of second looks: other chance than that of the first


class Grade(StrEnum):
    """How hard a puzzle is: by who misses it."""

    EASY = "easy"
    """The greedy bot and the planner find it."""
    MEDIUM = "medium"
    """One of them does."""
    HARD = "hard"
    """Neither does."""


@dataclass(frozen=True)
class Puzzle:
    """A view, its moves with what each costs more than the best one, and why that one is best."""

    view: View
    moves: tuple[tuple[Action, Estimate], ...]
    reason: str
    arguments: dict[str, int | str]
    missed: tuple[str, ...]

    @property
    def grade(self) -> Grade:
        """How hard it is."""
        return (Grade.EASY, Grade.MEDIUM, Grade.HARD)[len(self.missed)]

    def plain(self) -> dict[str, object]:
        """The puzzle as JSON writes it: what its seat can see, then the answer."""
        view = self.view
        return {
            "sheet": view.header.sheet,
            "players": view.header.players,
            "round": view.number,
            "seat": view.seat,
            "engine": view.engine,
            "hand": [str(tile) for tile in view.hand],
            "counts": list(view.counts),
            "boneyard": view.boneyard,
            "trains": [[str(wagon) for wagon in train] for train in view.trains],
            "mexican": [str(wagon) for wagon in view.mexican],
            "markers": list(view.markers),
            "open_doubles": [write_train(train) for train in view.open_doubles],
            "follow_up": None if view.follow_up is None else write_train(view.follow_up),
            "drawn": view.drawn,
            "series": view.series,
            "moves": [
                [str(action), round(gap.value, 1), round(gap.error, 1)]
                for action, gap in self.moves
            ],
            "reason": self.reason,
            "arguments": self.arguments,
            "missed": list(self.missed),
            "grade": str(self.grade),
        }


def puzzles_in(record: Record) -> Iterator[Puzzle]:
    """The puzzles in a record, one decision after another."""
    match = begun(record)
    seed = record_seed(record)
    for index, action in enumerate(record.actions):
        view = match.view(match.round.turn)
        if len(view.legal) >= CHOICES and len(view.hand) >= TILES:
            puzzle = puzzle_of(view, mix(seed, index))
            if puzzle is not None:
                yield puzzle
        match.act(action)


def puzzle_of(
    view: View, seed: int, first: Budget = FIRST_LOOK, second: Budget = SECOND_LOOK
) -> Puzzle | None:
    """The puzzle in a view, if one move is clearly best in it.

    A first look finds those that may be, among which are many that chance has made clear. A second
    one, longer and with other chance, decides, and gives the figures.
    """
    best = clearly_best(looked(view, seed, first))
    if best is None:
        return None
    weighing = looked(view, mix(seed, LATER), second)
    if clearly_best(weighing) != best:
        return None
    moves = [(each.action, each.against(weighing.best)) for each in weighing.candidates]
    moves.sort(key=lambda move: (move[0] != best, move[1].value))
    bots: dict[str, Bot] = {"greedy": GreedyBot(), "planner": PlannerBot()}
    missed = [name for name, bot in bots.items() if bot.choose(view, Rng(0)) != best]
    return Puzzle(view, tuple(moves), *why(view, best), tuple(missed))


def looked(view: View, seed: int, budget: Budget) -> Weighing:
    """All moves of a view, weighed."""
    work = weigh(view, view.legal[0], seed, budget)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Weighing = done.value
            return found


def clearly_best(weighing: Weighing) -> Action | None:
    """The move that every other is clearly worse than, if there is one."""
    best = weighing.best
    for each in weighing.candidates:
        gap = each.against(best)
        if each is not best and (gap.value < GAP or gap.value < CLEAR * gap.error):
            return None
    return best.action


def chosen(puzzles: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """So many puzzles, as evenly over the grades as there are any, in the order they came."""
    left = {grade: [each for each in puzzles if each.grade == grade] for grade in Grade}
    taken: list[Puzzle] = []
    while len(taken) < wanted and any(left.values()):
        for grade in Grade:
            if left[grade] and len(taken) < wanted:
                taken.append(left[grade].pop(0))
    return sorted(taken, key=lambda each: list(Grade).index(each.grade))
