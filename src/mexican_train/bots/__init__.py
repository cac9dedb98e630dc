"""Players that are programs: each sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from .bot import Bot, GreedyBot, PlannerBot, RandomBot
from .expert import ExpertBot
from .plugins import plug_in

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "expert": ExpertBot,
}
"""The bots by name, the weakest first."""
STEADY = {"samples": 30, "first_swaps": 150}
"""How much an expert thinks who must always come to the same: half a second, interpreted."""


def make_bot(name: str, think: float | None = None) -> Bot:
    """The bot called `name`, ours or a plug-in; `think` limits its seconds for a decision."""
    if name == "expert":
        return ExpertBot(think=think)
    return BOTS[name]() if name in BOTS else plug_in(name, think)


def make_steady_bot(name: str) -> Bot:
    """The bot called `name` where it must choose the same on every machine, slow ones too.

    No clock limits the expert then but a little work; the others never had one.
    """
    return ExpertBot(**STEADY) if name == "expert" else make_bot(name)
