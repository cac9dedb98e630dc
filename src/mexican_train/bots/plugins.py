"""Bots that other people wrote: found by name, made, and never believed.

A bot is named as `module:Class`, with the current folder searched too, or by the name under which
an installed package offers it in the group `mexican_train.bots` of its entry points. Whatever it
does wrong is told in one sentence that names it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..rules.actions import Action, Call
from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from ..rules.rng import Rng
from ..rules.view import View
from .bot import makes_call

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "mexican_train.bots"
"""The entry points of packages that bring bots: a name, and a class or function that makes one."""
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")
"""What a server may call a bot."""
OURS = str(Path(__file__).parent.parent)
SHOWN_LEGAL = 6
FAILURES = (Exception, SystemExit)
"""What a bot's own code may raise: to end the program is not for it to decide."""

T = TypeVar("T")


class BotError(MexicanTrainError):
    """A bot that there is not, or that failed: then `error` is the type of what it raised.

    `where` is its own line where that happened.
    """

    error = ""
    where = ""


class IllegalChoice(BotError):
    """A bot chose what was not open to it."""


class PlugIn:
    """A bot from outside, as all others see it: whatever it answers is looked at first."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot
        if not callable(getattr(bot, "choose", None)):
            raise BotError(f"{shown(name)} is no bot: it has no method choose(view, rng)")

    def choose(self, view: View, rng: Rng) -> Action:
        """What the bot chose, if that is open to it."""
        legal = tuple(view.legal)
        chosen = asked(self.name, lambda: self.bot.choose(view, rng))
        for action in legal:
            # Of another type it may say of anything that it is the same.
            if type(chosen) is type(action) and chosen == action:
                return action
        if isinstance(chosen, str):  # an action is shown alike, so that would not be understood
            raise IllegalChoice(
                f"the bot {shown(self.name)} chose the text {shown(chosen)}: it has to answer with "
                "an action itself, one of view.legal"
            )
        said = shown(str(chosen) if isinstance(chosen, Action) else chosen)
        raise IllegalChoice(
            f"the bot {shown(self.name)} chose {said}, which is not in view.legal: {some(legal)}"
        )

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        """Whether the bot makes a call; one that says nothing of calls makes them all."""
        return asked(self.name, lambda: makes_call(self.bot, view, call, rng))


def plug_in(name: str, think: float | None = None) -> PlugIn:
    """A new bot of this name; one whose maker takes `think` is told the seconds it has."""
    return make_plug_in(maker(name), name, think)


def make_plug_in(make: Callable[..., Any], name: str, think: float | None = None) -> PlugIn:
    """Return a new bot made by a class or a function."""
    if think is not None and "think" in parameters(make):
        return PlugIn(name, asked(name, lambda: make(think=think)))
    return PlugIn(name, asked(name, make))


@lru_cache(maxsize=256)
def maker(name: str) -> Callable[..., Any]:
    """The class or function that makes bots of this name."""
    found = named(name) if ":" in name else offered(name)
    if not callable(found):
        raise BotError(f"{shown(name)} is no bot: it must be a class, or a function that makes one")
    return found  # type: ignore[no-any-return]


def named(name: str) -> Any:
    """What `module:Class` names."""
    module, _, inside = name.partition(":")
    if not all(part.isidentifier() for text in (module, inside) for part in text.split(".")):
        raise BotError(f"there is no bot {shown(name)}: write module:Class, as in mine:Careful")
    from importlib.metadata import EntryPoint  # what reads packages takes long to load

    search_here()
    return loaded(name, EntryPoint(name, name, GROUP))


def offered(name: str) -> Any:
    """What an installed package offers under this name."""
    found = installed().get(name)
    if found is None:
        others = f", and installed {', '.join(installed())}" if installed() else ""
        raise BotError(
            f"there is no bot {shown(name)}; the bots are {', '.join(built_in())}{others}; "
            "one of your own is named as module:Class"
        )
    return loaded(name, found)


def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages offer; a name that we have ourselves stays ours."""
    from importlib.metadata import entry_points

    found = {each.name: each for each in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in built_in()}


def built_in() -> list[str]:
    """The bots that need not be looked for."""
    from . import BOTS

    return [*BOTS]


def read_offers(text: str) -> dict[str, str]:
    """The bots that a server is to offer, by name: from `careful=mine:Careful,other,mine:Bold`.

    Without a name, `module:Class` is called after its class, and an installed one keeps its own.
    """
    offers: dict[str, str] = {}
    for offer in text.split(","):
        name, equals, place = (part.strip() for part in offer.partition("="))
        if not equals:
            name, place = name.rpartition(":")[2].rpartition(".")[2].lower(), name
        if not NAME.fullmatch(name) or not place:
            raise BotError(
                f"{shown(offer.strip())} is not NAME=module:Class with a name of up to 24 small "
                "letters, digits, - and _"
            )
        if name in offers or name in built_in():
            raise BotError(
                f"there is a bot {shown(name)} already: give it another name, as in x=..."
            )
        offers[name] = place
    return offers


def search_here() -> None:
    """Modules in the current folder can be named too; what is installed is found before them."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


def loaded(name: str, entry: EntryPoint) -> Any:
    """What an entry point names, or one sentence."""
    try:
        return entry.load()
    except ModuleNotFoundError as problem:
        if problem.name and f"{entry.module}.".startswith(f"{problem.name}."):
            raise BotError(
                f"there is no bot {shown(name)}: no module {problem.name} is installed "
                "or in this folder"
            ) from None
        raise failed(name, problem) from None
    except AttributeError as problem:
        module = import_module(entry.module)
        if problem.obj is module or isinstance(problem.obj, type):
            where = getattr(module, "__file__", None) or "which is no file"
            raise BotError(
                f"there is no bot {shown(name)}: {entry.module} ({where}) has no {entry.attr}"
            ) from None
        raise failed(name, problem) from None
    except FAILURES as problem:
        raise failed(name, problem) from None


def asked(name: str, work: Callable[[], T]) -> T:
    """What a bot's own code gives; if it fails, one sentence says where."""
    try:
        return work()
    except FAILURES as problem:
        raise failed(name, problem) from None


def failed(name: str, problem: BaseException) -> BotError:
    """Says what a bot's own code raised, and at which of its lines."""
    error, text, where = type(problem).__name__, str(problem), ""
    if isinstance(problem, SyntaxError):  # its text ends with the place
        text, where = problem.msg, f"{Path(problem.filename or '').name}, line {problem.lineno}"
    trace = problem.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if not file.startswith((OURS, "<frozen")) and "importlib" not in file:
            where = f"{Path(file).name}, line {trace.tb_lineno}"
        trace = trace.tb_next
    said = " ".join(f"{error}: {text}".removesuffix(": ").split())
    told = BotError(f"the bot {shown(name)} failed: {said}" + (f" ({where})" if where else ""))
    told.error, told.where = error, where
    return told


def parameters(make: Callable[..., Any]) -> set[str]:
    """The names of what a class or function takes, where that can be known."""
    try:
        return set(signature(make).parameters)
    except (TypeError, ValueError):
        return set()


def some(legal: tuple[Action, ...]) -> str:
    """The first few of the actions that were open."""
    more = f" and {len(legal) - SHOWN_LEGAL} more" if len(legal) > SHOWN_LEGAL else ""
    return ", ".join(map(str, legal[:SHOWN_LEGAL])) + more
