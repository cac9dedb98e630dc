"""Players that are programs: each sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from .bot import Bot, GreedyBot, PlannerBot, RandomBot
from .expert import Expert

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "expert": Expert,
}
"""The bots by name, the weakest first."""


def make_bot(name: str, think: float | None = None) -> Bot:
    """The bot called `name`; `think` limits its seconds for a decision."""
    if name not in BOTS:
        raise MexicanTrainError(f"there is no bot {shown(name)}; the bots are {', '.join(BOTS)}")
    return Expert(think=think) if name == "expert" else BOTS[name]()
