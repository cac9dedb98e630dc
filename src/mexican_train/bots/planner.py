# cython: allow_none_for_extension_args=False
"""The planner: builds its longest train, sheds extras, minds markers and doubles.

For every play open to it the planner removes the tile, lets the solver find the longest train that
the rest could lay on its own train, and estimates what that hand will cost: each tile counts its
points times the chance that it is still held when the round ends. A tile late in the train or an
extra is held longer; the nearer somebody is to going out, the more every tile counts. It plays what
leaves the cheapest hand.

It reads of a `Round` only what its seat may see: its own hand, the table, the number of tiles
others hold. So the same lines serve at a table, on a round made from a view, and in play-outs.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from ..rules.codes import STOP_CODE
from ..rules.round import Round
from .solver import Solver

if not cython.compiled:
    from math import exp, log

    from ..rules.bits import first_bit
    from ..rules.tiles import PIPS, TRAINS

NEVER = 1e9  # a cost nothing reaches
SLIP = 0.02  # how often a player is thought to choose at random

WEIGHTS = {
    "horizon": 2.0,  # turns one can count on at the least
    "horizon_tiles": 0.7,  # and for each tile of the shortest other hand
    "extra": 6.0,  # how many turns late the first extra goes
    "extra_step": 2.0,  # and each further one
    "delay": 0.5,  # turns that each extra costs the train
    "tile": 3.0,  # points that any tile is worth besides its own
    "marker": 4.0,  # what an open train of one's own costs
    "bare_double": 10.0,  # what a double without a follow-up in hand costs
    "left_open": 0.0,  # what leaving one's own double open costs
}
"""What the planner goes by."""

SHARP = {
    "horizon": 2.5,
    "horizon_tiles": 1.4,
    "extra": 16.75,
    "extra_step": 4.4,
    "delay": 0.425,
    "tile": 7.9,
    "marker": 10.0,
    "bare_double": 2.4,
    "left_open": 2.24,
}
"""What the expert's play-outs go by: found by letting changed weights play against these."""


class Planner:
    """Chooses codes for any seat of rounds by the same rules; holds no state between turns."""

    def __init__(self, round: Round, weights: dict[str, float] | None = None) -> None:
        if not cython.compiled:
            self.hand = [0] * PIPS
            self.extras = [0] * PIPS
            self.codes = [0] * (TRAINS * PIPS)
            self.costs = [0.0] * (TRAINS * PIPS)
        chosen = WEIGHTS | (weights or {})
        self.horizon = chosen["horizon"]
        self.horizon_tiles = chosen["horizon_tiles"]
        self.extra = chosen["extra"]
        self.extra_step = chosen["extra_step"]
        self.delay = chosen["delay"]
        self.tile = chosen["tile"]
        self.marker = chosen["marker"]
        self.bare_double = chosen["bare_double"]
        self.left_open = chosen["left_open"]
        self.terms = round.terms
        self.solver = Solver()
        rules = round.rules
        self.solver.configure(False, rules.blank_points, rules.double_blank_points, False, 2000)

    def code(self, round: Round) -> int:
        """The code of what the planner does for the seat to act."""
        count = self.weigh(round)
        best = 0
        for i in range(1, count):
            if self.costs[i] < self.costs[best]:
                best = i
        if round.may_stop():
            cost = self.hand_cost(round.ends[round.turn], False)
            return self.codes[best] if count and self.costs[best] < cost else STOP_CODE
        return self.codes[best] if count else round.no_play()

    def log_chance(self, round: Round, code: int, temperature: float) -> float:
        """The logarithm of how likely a planner in the seat to act is to choose a play.

        A play that costs `temperature` points more than another is chosen e times less often.
        """
        count = self.weigh(round)
        chosen = NEVER
        for i in range(count):
            if self.codes[i] == code:
                chosen = self.costs[i]
        total = 0.0
        for i in range(count):
            gap = (chosen - self.costs[i]) / temperature
            total += exp(gap if gap < 50.0 else 50.0)
        # Nobody is a planner all the time.
        return log(SLIP / count + (1.0 - SLIP) / total) if count else 0.0

    def weigh(self, round: Round) -> int:
        """Finds the plays open to the seat to act and what each will cost; how many there are."""
        self.look(round)
        count = 0
        rest = round.open_trains()
        while rest:
            train = first_bit(rest)
            rest &= rest - 1
            row = round._fitting(train)
            while row:
                pip = first_bit(row)
                row &= row - 1
                self.codes[count] = train << 5 | pip
                self.costs[count] = self.play_cost(round, train, pip)
                count += 1
        return count

    def look(self, round: Round) -> None:
        """Takes in what the seat to act sees before it weighs its plays."""
        seat = round.turn
        for pip in range(PIPS):
            self.hand[pip] = round.rows[seat * PIPS + pip]
        shortest = 99
        for other in range(round.players):
            if other != seat and round.counts[other] < shortest:
                shortest = round.counts[other]
        self.turns = self.horizon + self.horizon_tiles * shortest

    def remove(self, one: int, other: int) -> None:
        """Takes a tile out of the hand that is weighed."""
        self.hand[one] &= ~(1 << other)
        self.hand[other] &= ~(1 << one)

    def put_back(self, one: int, other: int) -> None:
        """Puts it back."""
        self.hand[one] |= 1 << other
        self.hand[other] |= 1 << one

    def play_cost(self, round: Round, train: int, pip: int) -> float:
        """The cost of the hand after laying a tile with `pip` outwards on `train`."""
        seat = round.turn
        end = round.ends[train]
        own = pip if train == seat else round.ends[seat]
        marked = round.marked_after(train)
        self.remove(end, pip)
        if pip != end:
            cost = self.hand_cost(own, marked)
            if round.follow_up >= 0 and train != round.follow_up and not self.terms.on_double:
                cost += self.left_open
        else:
            cost = self.double_cost(round, train, pip, own, marked)
        self.put_back(end, pip)
        return cost

    def double_cost(self, round: Round, train: int, pip: int, own: int, marked: bool) -> float:
        """The cost of the hand after a double and the best tile that may follow it."""
        if round.counts[round.turn] == 1:
            return -NEVER
        if not round.owes_follow_up(pip):
            return self.hand_cost(own, marked)
        seat = round.turn
        least = NEVER
        row = self.hand[pip]
        while row:
            other = first_bit(row)
            row &= row - 1
            on_own = train == seat
            cost = self.follow_cost(pip, other, other if on_own else own, marked and not on_own)
            if cost < least:
                least = cost
        if not round.must_complete(least < NEVER, False):
            least = self.elsewhere_cost(round, train, own, marked, least)
        if least == NEVER:
            marks = marked or self.terms.own_double_pass_marks
            return self.hand_cost(own, marks) + self.bare_double
        return least

    def follow_cost(self, one: int, other: int, own: int, marked: bool) -> float:
        """The cost of the hand without the tile that follows a double."""
        self.remove(one, other)
        cost = self.hand_cost(own, marked)
        self.put_back(one, other)
        return cost

    def elsewhere_cost(
        self, round: Round, train: int, own: int, marked: bool, least: float
    ) -> float:
        """The least cost when the double is followed by a tile on another train."""
        seat = round.turn
        rest = round.regular() & ~(1 << train)
        while rest:
            place = first_bit(rest)
            rest &= rest - 1
            end = round.ends[place]
            row = self.hand[end] & ~(1 << end)
            while row:
                other = first_bit(row)
                row &= row - 1
                on_own = place == seat
                cost = self.left_open + self.follow_cost(
                    end, other, other if on_own else own, marked and not on_own
                )
                if cost < least:
                    least = cost
        return least

    def hand_cost(self, own: int, marked: bool) -> float:
        """What the hand will cost with one's own train ending in `own`."""
        terms = self.terms
        length = self.solver.solve_rows(self.hand, own)
        turns = self.turns
        for low in range(PIPS):
            self.extras[low] = self.hand[low]
        end = own
        for place in range(length):
            pip = self.solver.best_train[place]
            self.extras[end] &= ~(1 << pip)
            self.extras[pip] &= ~(1 << end)
            end = pip
        # Extras go one after another, the heavy ones first.
        late = self.extra
        cost = 0.0
        count = 0
        for low in range(terms.max_pip, -1, -1):
            row = self.extras[low] >> low << low
            while row:
                pip = first_bit(row)
                row &= row - 1
                count += 1
                cost += (terms.values[low * PIPS + pip] + self.tile) * late / (late + turns)
                late += self.extra_step
        if count + length == 0:
            return -NEVER
        wait = self.delay * count
        end = own
        for place in range(length):
            pip = self.solver.best_train[place]
            value = terms.values[end * PIPS + pip] if end < pip else terms.values[pip * PIPS + end]
            # A double and the tile after it go in one turn.
            if pip != end:
                wait += 1.0
            cost += (value + self.tile) * wait / (wait + turns)
            end = pip
        if marked:
            cost += self.marker
        return cost


def play_on(round: Round, me: int, mine: Planner, others: Planner, most: int) -> int:
    """Plays the round to its end, or so many actions of it, `mine` in seat `me`; how many it were.

    Planners never forget to knock, so nobody is caught.
    """
    actions = 0
    while not round.over and actions < most:
        round._apply(mine.code(round) if round.turn == me else others.code(round))
        round.may_knock = -1
        actions += 1
    return actions
