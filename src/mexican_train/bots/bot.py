"""What every bot is, and the three that look one play ahead at the most."""

from __future__ import annotations

from typing import Protocol

from ..rules.actions import Action, Call, Draw, Knock, Pass, Play
from ..rules.codes import action_of
from ..rules.rng import Rng
from ..rules.tiles import points_of
from ..rules.view import View
from .known import known_round
from .planner import Planner


class Bot(Protocol):
    """A player that is a program. It gets a view, and random numbers to choose with.

    A bot without the method `wants` of a `CallingBot` makes every call.
    """

    def choose(self, view: View, rng: Rng) -> Action:
        """What to do; `view` is of the seat to act."""


class CallingBot(Bot, Protocol):
    """A bot that decides on calls too."""

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        """Return whether to make a knock or a catch that is open to the view's seat."""


def makes_call(bot: Bot, view: View, call: Call, rng: Rng) -> bool:
    """Return whether a bot makes a call that is open to the seat of the view."""
    wants = getattr(bot, "wants", None)
    return wants is None or bool(wants(view, call, rng))


class AlwaysCalls:
    """A bot that never forgets to knock and catches whoever does."""

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        """Always."""
        return True


class RandomBot:
    """Any legal action; forgets to knock one time in four and catches one time in four."""

    def choose(self, view: View, rng: Rng) -> Action:
        """Each action is as likely."""
        first = view.legal[0]
        if isinstance(first, Draw | Pass):
            return first
        return view.legal[rng.below(len(view.legal))]

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        """By chance."""
        return rng.below(4) > 0 if isinstance(call, Knock) else rng.below(4) == 0


class GreedyBot(AlwaysCalls):
    """The heaviest tile it can play, the first of equals."""

    def choose(self, view: View, rng: Rng) -> Action:
        """By the points the sheet gives tiles."""
        rules = view.header.rules

        def weight(action: Action) -> int:
            if not isinstance(action, Play):
                return -1
            return points_of(action.tile, rules.blank_points, rules.double_blank_points)

        return max(view.legal, key=weight)


class PlannerBot(AlwaysCalls):
    """Builds its longest train; see `planner.py`."""

    def choose(self, view: View, rng: Rng) -> Action:
        """What leaves the hand that will cost least."""
        table = known_round(view)
        return action_of(table, Planner(table).code(table))
