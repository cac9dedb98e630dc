"""Players that are programs: each sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, cast

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from .bot import AlwaysCalls, Bot, CallingBot, GreedyBot, PlannerBot, RandomBot
from .expert import ExpertBot
from .plugins import BotError, PlugIn, make_plug_in, plug_in

BotLike: TypeAlias = Bot | Callable[..., Bot] | str
"""A bot, a class or function that makes one, or its name.

A name is one of `BOTS`, that of an installed bot, or `module:Class`.
"""
AnyBot = TypeVar("AnyBot")

BOTS: dict[str, Callable[[], CallingBot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "expert": ExpertBot,
}
"""The bots by name, the weakest first."""
OURS = (RandomBot, GreedyBot, PlannerBot, ExpertBot)
"""The classes of bots whose answers need no look."""
STEADY = {"samples": 30, "first_swaps": 150}
"""How much an expert thinks who must always come to the same: half a second, interpreted."""


def make_bot(name: str, think: float | None = None) -> CallingBot:
    """Return the bot called `name`, ours or a plug-in.

    `think` limits its seconds for a decision.
    """
    return make_ours(BOTS[name], think) if name in BOTS else plug_in(name, think)


def make_ours(make: Callable[[], CallingBot], think: float | None) -> CallingBot:
    """Return a new bot of one of our classes."""
    return ExpertBot(think=think) if make is ExpertBot else make()


def as_bot(bot: BotLike, think: float | None = None) -> CallingBot:
    """Return the bot to play with: a bot itself, or a new one by a name, a class or a function.

    A bot that is not one of ours is checked: whatever it does wrong is a `BotError` that names it.
    """
    if isinstance(bot, str):
        return make_bot(bot, think)
    if isinstance(bot, PlugIn) or type(bot) in OURS:
        return cast("CallingBot", bot)
    if isinstance(bot, type):
        return make_ours(bot, think) if bot in OURS else make_plug_in(bot, bot_name(bot), think)
    if callable(getattr(bot, "choose", None)):
        return PlugIn(bot_name(bot), bot)
    if callable(bot):
        return make_plug_in(bot, bot_name(bot), think)
    raise BotError(f"{shown(bot)} is no bot: it has no method choose(view, rng)")


def bot_name(bot: BotLike) -> str:
    """Return what a bot is called: by its name, or by that of its class or function."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", type(bot).__name__))


def as_tuple(bots: BotLike | Sequence[BotLike]) -> tuple[BotLike, ...]:
    """Return bots that are given as a list, or one bot alone, as a tuple."""
    return tuple(bots) if isinstance(bots, list | tuple) else (cast("BotLike", bots),)


def one_a_seat(bots: Sequence[AnyBot], players: int) -> tuple[AnyBot, ...]:
    """Return a bot for each seat; a single one sits in all of them."""
    if len(bots) not in (1, players):
        raise MexicanTrainError(f"{len(bots)} bots for {players} players: name one, or one a seat")
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def make_steady_bot(name: str) -> CallingBot:
    """Return the bot called `name` where it must choose the same on every machine.

    No clock limits the expert then but a little work, on slow machines too; the others never had a
    clock.
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
    "as_tuple",
    "bot_name",
    "make_bot",
    "make_steady_bot",
    "one_a_seat",
    "plug_in",
]
