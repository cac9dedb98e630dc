# cython: allow_none_for_extension_args=False
"""What the others probably hold: deals weighed by how well they explain what the others chose.

`inference.py` says which deals are possible. Here each is as likely as the choices that were seen:
a planner with that hand would have made each of them with some chance. The walk through the deals
takes a swap of two tiles always if it explains the choices better, and otherwise as often as it
explains them worse (Metropolis), so that it stays longest where the truth probably is.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.view import View
from .inference import Inference
from .planner import Planner

if not cython.compiled:
    from math import log

    from ..rules.tiles import MAX_PLAYERS, PIPS, TILES
    from .inference import BONEYARD

TEMPERATURE = 1.0  # points: how exactly others are thought to tell good plays from bad
MIXING = 60  # swaps tried, without a look at choices, before the walk begins, for each place


class Belief:
    """Deals that agree with a view, the probable ones more often."""

    def __init__(self, view: View, rng: Rng, swaps: int, temperature: float = TEMPERATURE) -> None:
        if not cython.compiled:
            self.seat, self.time = [0] * TILES, [0] * TILES
            self.code, self.explained = [0] * TILES, [0.0] * (MAX_PLAYERS + 1)
        self.rng = rng
        self.temperature = temperature
        self.deals = Inference(view, rng)
        self.moments: list[Round] = []
        self.choices = 0
        for time, code, moment in self.deals.choices[:TILES]:
            self.seat[self.choices] = moment.turn
            self.time[self.choices] = time
            self.code[self.choices] = code
            self.moments.append(moment)
            self.choices += 1
        self.planner = Planner(self.deals.table)
        self.steps = 0
        self.accepted = 0
        for _ in range(MIXING * self.deals.places):
            self.deals.swap_some()
        for seat in range(MAX_PLAYERS + 1):
            self.explained[seat] = self.explain(seat, -1e9)
        self.walk(swaps)

    def next_deal(self, swaps: int) -> Round:
        """A deal some swaps further on."""
        self.walk(swaps)
        return self.deals.deal()

    def walk(self, swaps: int) -> None:
        """Tries so many swaps."""
        if self.deals.places:
            for _ in range(swaps):
                self.step()

    def step(self) -> None:
        """Tries to swap the tiles of two places."""
        deals = self.deals
        one = self.rng.below(deals.places)
        other = self.rng.below(deals.places)
        if not deals.may_swap(one, other):
            return
        self.steps += 1
        here = deals.owner[one]
        there = deals.owner[other]
        deals.swap(one, other)
        least = self.explained[here] + log(self.rng.random() + 1e-12)
        if there != here:
            least += self.explained[there]
        now_here = self.explain(here, least)
        now_there = 0.0
        if now_here >= least and there != here:
            now_there = self.explain(there, least - now_here)
        if now_here + now_there < least:
            deals.swap(one, other)
            return
        self.accepted += 1
        self.explained[here] = now_here
        if there != here:
            self.explained[there] = now_there

    def explain(self, seat: int, least: float) -> float:
        """How well the deal explains a seat's choices, as a logarithm; less than `least` is cut."""
        total = 0.0
        if seat == BONEYARD:
            return total
        for i in range(self.choices):
            if self.seat[i] == seat:
                moment = self.hold(self.moments[i], seat, self.time[i])
                total += self.planner.log_chance(moment, self.code[i], self.temperature)
                if total < least:
                    return total
        return total

    def hold(self, moment: Round, seat: int, time: int) -> Round:
        """A moment of the round with the hand that a seat had then, by the present deal."""
        deals = self.deals
        base = seat * PIPS
        for pip in range(PIPS):
            moment.rows[base + pip] = 0
        for place in range(deals.places):
            if deals.owner[place] == seat and deals.came[place] < time <= deals.gone[place]:
                low = deals.tile[place] >> 5
                high = deals.tile[place] & 31
                moment.rows[base + low] |= 1 << high
                moment.rows[base + high] |= 1 << low
        return moment
