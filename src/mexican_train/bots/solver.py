"""The longest train that a hand can lay, found exactly.

Call pips points and tiles lines between them: a train is a walk that takes no line twice. Tiles
can be laid as one train exactly when they hang together with the start and only the start and
one last end have an odd number of them (Euler). So the search does not try trains: it starts with
all tiles within reach and takes out as few as it can until that rule holds. Few have to go,
however large the hand, and a bound cuts most of the search: each pip with a wrong count loses one.

Doubles change no count: they are laid as soon as the train first comes to their pip. Where a
double needs a follow-up, only one at the last end can lack it, if the train is there but once.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from ..rules.tiles import Tile, Wagon

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

if not cython.compiled:
    from ..rules.bits import first_bit
    from ..rules.tiles import PIPS, TILES

MOST_BLANK_POINTS = 1000
# About one second. Most dealt hands need fewer than 50 steps, and hardly one 1000.
DEFAULT_STEPS = 40_000_000 if cython.compiled else 300_000


class Plan(NamedTuple):
    """A train from `start` outwards, and the tiles of the hand that are not in it."""

    start: int
    train: tuple[Wagon, ...]
    extras: tuple[Tile, ...]
    points: int
    exact: bool


class Solver:
    """Finds trains without making new objects: `configure` it, then solve many hands.

    A hand is one bit row for each pip: bit b of row a is set when tile a-b is held. The answer
    stays in the solver: `best_start`, `best_length`, `best_points`, `exact`, and in `best_train`
    the outward pip of each tile in turn.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand, self.rows, self.kept = [0] * PIPS, [0] * PIPS, [0] * PIPS
            self.free, self.doubles, self.best_rows = [0] * PIPS, [0] * PIPS, [0] * PIPS
            self.end_cost, self.least_cost, self.double_cost = [0] * PIPS, [0] * PIPS, [0] * PIPS
            self.path, self.walk, self.best_train = [0] * TILES, [0] * TILES, [0] * TILES
        self.configure(False, 0, 0, False, DEFAULT_STEPS)

    def configure(
        self, by_points: bool, blank: int, double_blank: int, completed: bool, max_steps: int
    ) -> None:
        """Sets what counts first, what blanks are worth, and how far a search may go."""
        # One number ranks trains: what counts first outweighs all that the other can sum up to.
        # Either end of a tile carries half of it, so that bounds are sums over pips.
        self.tile_weight = 2 if by_points else 1 << 20
        self.point_weight = 1 << 10 if by_points else 1
        for pip in range(PIPS):
            value = pip if pip else blank
            self.end_cost[pip] = self.tile_weight // 2 + self.point_weight * value
            self.least_cost[pip] = self.end_cost[pip]
            value = 2 * pip if pip else double_blank
            self.double_cost[pip] = self.tile_weight + self.point_weight * value
        # The least that this pip or a higher one costs: only a blank can cost more than a 1.
        self.least_cost[0] = min(self.end_cost[0], self.end_cost[1])
        self.completed, self.max_steps = completed, max_steps

    def solve_rows(self, rows: list[int], start: int) -> int:
        """The number of tiles in the best train from `start`."""
        return self.solve_any(rows, 1 << start)

    def solve_any(self, rows: list[int], starts: int) -> int:
        """The same for the best of several starts, one bit each; the lowest of equals."""
        ways = self.hand_score = 0
        for pip in range(PIPS):
            ways += starts >> pip & 1
            self.rows[pip] = ends = rows[pip] & ~(1 << pip)
            self.kept[pip] = self.free[pip] = 0
            while ends:
                ends &= ends - 1
                self.free[pip] += 1
            self.doubles[pip] = self.double_cost[pip] if rows[pip] >> pip & 1 else 0
            self.hand_score += self.free[pip] * self.end_cost[pip] + self.doubles[pip]
        self.best_score = -1
        self.steps = self.limit = 0
        self.exact = True
        while starts:
            self.start = first_bit(starts)
            starts &= starts - 1
            # Every start gets its share of the budget, and what those before it left over.
            self.limit += self.max_steps // ways
            reach = self._reach()
            wrong, score = 1 << self.start, 0
            for pip in range(PIPS):
                if reach >> pip & 1:
                    wrong ^= (self.free[pip] & 1) << pip
                    score += self.free[pip] * self.end_cost[pip] + self.doubles[pip]
            self._search(reach, wrong, -1, score)
        self._lay_best()
        return self.best_length

    def _reach(self) -> int:
        """The pips that tiles still link to the start."""
        reach = todo = 1 << self.start
        while todo:
            fresh = self.rows[first_bit(todo)] & ~reach
            reach |= fresh
            todo = (todo & (todo - 1)) | fresh
        return reach

    def _search(self, reach: int, wrong: int, end: int, score: int) -> None:
        """Takes tiles out until no pip is `wrong` but, if it is not chosen yet, the end.

        `score` is what the tiles left are worth. Tiles in `kept` stay, as the trains without
        them were tried before; `free` counts the others at each pip.
        """
        rows, kept, free, end_cost = self.rows, self.kept, self.free, self.end_cost
        self.steps += 1
        loss = largest = 0
        dearest = pip = -1
        fewest = PIPS
        todo = wrong
        while todo:
            here = first_bit(todo)
            todo &= todo - 1
            ends = rows[here] & ~kept[here]
            cost = end_cost[here]
            if not ends:
                # No tile may go here, so this must be the end.
                if end >= 0 or fewest == 0:
                    return
            elif not ends & wrong:
                # The tile that goes from here also costs a pip that has the right count.
                cost += self.least_cost[first_bit(ends)]
            loss += cost
            if cost > largest:
                largest, dearest = cost, here
            if free[here] < fewest:
                fewest, pip = free[here], here
        if end < 0:
            loss -= largest
        if score - loss <= self.best_score:
            return
        if not wrong or (end < 0 and not wrong & (wrong - 1)):
            self._note(reach, score, end if end >= 0 else pip)
            return
        # The first way down always comes to a train, so the budget never leaves us without.
        if self.steps > self.limit and self.best_score >= 0:
            self.exact = False
            return

        # The pip with the fewest ways to put it right: it is the end, or one of its tiles goes.
        pip_bit = 1 << pip
        end_first = end < 0 and pip == dearest
        if end_first:
            self._search(reach, wrong ^ pip_bit, pip, score)
        untried = ends = rows[pip] & ~kept[pip]
        while untried:
            # A tile to another wrong pip puts both right.
            other = first_bit(untried & wrong or untried)
            bit = 1 << other
            untried ^= bit
            rows[pip] ^= bit
            rows[other] ^= pip_bit
            free[pip] -= 1
            free[other] -= 1
            still = reach if rows[pip] & rows[other] else self._reach()
            left = score - end_cost[pip] - end_cost[other]
            todo = reach ^ still
            while todo and not kept[first_bit(todo)]:
                here = first_bit(todo)
                left -= free[here] * end_cost[here] + self.doubles[here]
                todo &= todo - 1
            # What stays, and the end, must not be cut off.
            if not todo and (end < 0 or still >> end & 1):
                self._search(still, (wrong ^ pip_bit ^ bit) & still, end, left)
            rows[pip] ^= bit
            rows[other] ^= pip_bit
            kept[pip] ^= bit
            kept[other] ^= pip_bit
            if end >= 0 and still != reach and still >> end & 1:
                # It was the only way there and back, so no train to the end can keep it.
                untried = 0
        if end < 0 and not end_first:
            self._search(reach, wrong ^ pip_bit, pip, score)
        ends &= kept[pip]
        while ends:
            other = first_bit(ends)
            ends &= ends - 1
            kept[pip] ^= 1 << other
            kept[other] ^= pip_bit
            free[pip] += 1
            free[other] += 1

    def _note(self, reach: int, score: int, end: int) -> None:
        """Keeps the tiles left, if they make a better train than the best so far."""
        row = self.rows[end]
        if self.completed and not row & (row - 1) and score < self.hand_score:
            # The train comes to its end only once, so nothing could follow a double there.
            score -= self.doubles[end]
            reach ^= 1 << end
        if score > self.best_score:
            self.best_score, self.best_start, self.best_doubles = score, self.start, reach
            for pip in range(PIPS):
                self.best_rows[pip] = self.rows[pip]

    def _lay_best(self) -> None:
        """Puts the best tiles in order: on until stuck, then rounds left out go in backwards."""
        rows, path, walk = self.best_rows, self.path, self.walk
        path[0] = self.best_start
        depth, first = 1, TILES
        while depth:
            here = path[depth - 1]
            if rows[here]:
                other = first_bit(rows[here])
                rows[here] ^= 1 << other
                rows[other] ^= 1 << here
                path[depth] = other
                depth += 1
            else:
                depth -= 1
                first -= 1
                walk[first] = here
        length = -1  # the walk's first pip is no tile's outward pip but the start
        for place in range(first, TILES):
            here = walk[place]
            if length >= 0:
                self.best_train[length] = here
            length += 1
            if self.doubles[here] and self.best_doubles >> here & 1:
                self.best_doubles ^= 1 << here
                self.best_train[length] = here
                length += 1
        self.best_length = length
        self.best_points = (self.best_score - self.tile_weight * length) // self.point_weight


def longest_train(
    tiles: Iterable[tuple[int, int]],
    start: int | Iterable[int],
    *,
    objective: str = "tiles",
    blank_points: int = 0,
    double_blank_points: int = 0,
    completed: bool = False,
    max_steps: int | None = None,
) -> Plan:
    """The best train that `tiles` can lay from `start`, or from any one of several starts.

    `objective` is "tiles" (most tiles, then most points) or "points" (the other way round). With
    `completed` a tile follows every double, unless the double is the last of the whole hand.
    Of equally good trains the lowest start wins, then the one found first in a fixed order, so
    the same hand has the same answer. A search of more than `max_steps` steps stops with the
    best train so far and `exact` false.
    """
    if objective not in ("tiles", "points"):
        raise ValueError(f"The objective is 'tiles' or 'points', not {objective!r}.")
    for value in (blank_points, double_blank_points):
        if not 0 <= value <= MOST_BLANK_POINTS:
            raise ValueError(f"Blanks count 0 to {MOST_BLANK_POINTS} points, not {value}.")
    starts = 0
    for pip in (start,) if isinstance(start, int) else start:
        if not 0 <= pip < PIPS:
            raise ValueError(f"A train cannot start at {pip}: pips go from 0 to {PIPS - 1}.")
        starts |= 1 << pip
    if not starts:
        raise ValueError("A train needs at least one start.")

    solver = Solver()
    steps = DEFAULT_STEPS if max_steps is None else max_steps
    solver.configure(objective == "points", blank_points, double_blank_points, completed, steps)
    held = set()
    for one, other in tiles:
        if not (0 <= one < PIPS and 0 <= other < PIPS):
            raise ValueError(f"There is no tile {one}-{other}: pips go from 0 to {PIPS - 1}.")
        tile = Tile(one, other)
        if tile in held:
            raise ValueError(f"The tile {tile[0]}-{tile[1]} is in the hand twice.")
        held.add(tile)
        solver.hand[one] |= 1 << other
        solver.hand[other] |= 1 << one
    length = solver.solve_any(solver.hand, starts)
    ends = [solver.best_start] + [solver.best_train[place] for place in range(length)]
    train = tuple([Wagon(*pips) for pips in pairwise(ends)])
    extras = held.difference(wagon.tile for wagon in train)
    return Plan(solver.best_start, train, tuple(sorted(extras)), solver.best_points, solver.exact)
