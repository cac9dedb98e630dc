"""What a bot does when its turn has come: one of ours, or one that was brought along."""

from __future__ import annotations

from typing import NamedTuple

from ...bots import BOTS, make_bot
from ...bots.bot import CallingBot
from ...rules.actions import Action, Knock
from ...rules.match import Match
from ...rules.notation import read_action
from ...rules.view import View, view_of
from ..table.seating import STAND_IN
from ..table.table import Table
from .fair_queue import Asker
from .live import LiveTable
from .plans import BotPlays


class Decided(NamedTuple):
    """What a bot does, and whether it knocks after it if it has to; None: that is still open."""

    action: str
    knocks: bool | None = None


async def decide(
    live: LiveTable, plan: BotPlays, asker: Asker, view: View, seed: int, steady: bool
) -> Decided:
    """What a bot does; where one that was brought along has no answer, the stand-in decides."""
    services, level = live.services, plan.level
    if level in services.own_bots.names:
        action = await services.own_bots.choose(level, view, seed, live.id)
        if action is not None:
            return Decided(action, await remembers(live, plan, action, seed))
    if level not in BOTS:
        level = STAND_IN  # or nobody has such a bot here, as after a start without it
    return Decided(await services.thinking.move(asker, level, view, seed, steady))


async def remembers(live: LiveTable, plan: BotPlays, action: str, seed: int) -> bool:
    """Whether a bot that was brought along, once this is done, knocks if it has to."""
    table = live.table
    if table is None or table.match is None or position_of(table) != plan.decision:
        return True  # the table has moved on, and so this will not be done
    view = view_after(table.match, read_action(action), plan.seat)
    knock = Knock(plan.seat)
    if knock not in view.calls:
        return True
    return await live.services.own_bots.wants(plan.level, view, knock, seed, live.id)


def view_after(match: Match, action: Action, seat: int) -> View:
    """What a seat will see when it has done this; the match stays as it is."""
    round = match.round.copy()
    history = [*match.history, round.step(action, seat)]
    return view_of(round, seat, match.header, match.number, history, match.scores)


def ours(level: str) -> CallingBot:
    """The bot of this level where it is one of ours; of any other, the stand-in."""
    return make_bot(level if level in BOTS else STAND_IN)


def position_of(table: Table) -> int:
    """The version whose table a bot decides on: at a challenge every action makes another."""
    return table.decision if table.only is None else table.acted
