"""Players that are programs: each sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, cast

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from .bot import AlwaysCalls, Bot, CallingBot, GreedyBot, PlannerBot, RandomBot
from .expert import ExpertBot
from .plugins import BotError, made_by, plug_in

BotLike: TypeAlias = Bot | type[Bot] | str
"""A bot, the class of one, or its name: one of `BOTS`, an installed one, or `module:Class`."""
AnyBot = TypeVar("AnyBot")

BOTS: dict[str, Callable[[], CallingBot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "expert": ExpertBot,
}
"""The bots by name, the weakest first."""
STEADY = {"samples": 30, "first_swaps": 150}
"""How much an expert thinks who must always come to the same: half a second, interpreted."""


def make_bot(name: str, think: float | None = None) -> CallingBot:
    """The bot called `name`, ours or a plug-in; `think` limits its seconds for a decision."""
    if name == "expert":
        return ExpertBot(think=think)
    return BOTS[name]() if name in BOTS else plug_in(name, think)


def as_bot(bot: BotLike, think: float | None = None) -> Bot:
    """Return the bot to play with: a bot itself, or a new one of a class or a name."""
    if isinstance(bot, str):
        return make_bot(bot, think)
    if isinstance(bot, type):
        return made_by(bot, bot.__name__, think)
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"{shown(bot)} is no bot: it has no method choose(view, rng)")
    return bot


def bot_name(bot: BotLike) -> str:
    """Return what a bot is called: by its name, or by that of its class."""
    if isinstance(bot, str):
        return bot
    return bot.__name__ if isinstance(bot, type) else type(bot).__name__


def listed(bots: BotLike | Sequence[BotLike]) -> tuple[BotLike, ...]:
    """Return bots that are given as a list, or one bot alone, as a tuple."""
    return tuple(bots) if isinstance(bots, list | tuple) else (cast("BotLike", bots),)


def one_a_seat(bots: Sequence[AnyBot], players: int) -> tuple[AnyBot, ...]:
    """Return a bot for each seat; a single one sits in all of them."""
    if len(bots) not in (1, players):
        raise MexicanTrainError(f"{len(bots)} bots for {players} players: name one, or one a seat")
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def make_steady_bot(name: str) -> CallingBot:
    """The bot called `name` where it must choose the same on every machine, slow ones too.

    No clock limits the expert then but a little work; the others never had one.
    """
    return ExpertBot(**STEADY) if name == "expert" else make_bot(name)


__all__ = [
    "BOTS",
    "STEADY",
    "AlwaysCalls",
    "Bot",
    "BotLike",
    "CallingBot",
    "ExpertBot",
    "GreedyBot",
    "PlannerBot",
    "RandomBot",
    "as_bot",
    "bot_name",
    "listed",
    "make_bot",
    "make_steady_bot",
    "one_a_seat",
    "plug_in",
]
