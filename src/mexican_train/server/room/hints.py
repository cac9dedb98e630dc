"""Hints: what the expert would do in a seat, from that seat's view alone."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from ...bots.hint import Hint as Weighed
from ...protocol.reasons import Refused, TableReason
from ...protocol.server_messages import Hint, HintedAction
from ...rules.errors import IllegalAction, Reason
from ...rules.rng import seed_number
from ..logs import log_error
from ..table.table import Table
from ..table.wire import frame
from .fair_queue import Asker, Full
from .guests import Guest
from .live import LiveTable
from .thinking import TooLate

Answer: TypeAlias = "asyncio.Future[list[Weighed]]"


class _MovedOn(Exception):
    """The decision that a hint was asked for is made."""


def give_hint(live: LiveTable, table: Table, guest: Guest, seat: int, id: str) -> None:
    """Has a hint thought of; the table does not wait for it."""
    if not table.options.hints:
        raise Refused(TableReason.HINTS_OFF)
    if table.match is None:
        raise Refused(TableReason.NOT_BEGUN)
    if table.turn != seat:
        raise IllegalAction(Reason.NOT_YOUR_TURN)
    if not live.limits.may_ask_for_hint(seat, live.services.steady()):
        raise Refused(TableReason.TOO_FAST)
    # From what everyone knows, so that the same view always gets the same hint.
    seed = seed_number(f"{table.id}/{table.match_number}/{table.version}/{seat}")
    decision, version = table.decision, table.version
    try:
        asker = Asker(guest.address, live.id)
        thought = live.services.thinking.hint(asker, table.match.view(seat), seed)
    except Full:
        raise Refused(TableReason.HINTS_BUSY) from None

    def still_wanted() -> None:
        if guest not in live.guests:
            thought.answer.cancel()
        elif live.table is not None and live.table.decision != decision:
            thought.withdraw(_MovedOn())

    live.expect(thought.answer, still_wanted)
    thought.answer.add_done_callback(lambda answer: _tell(live, guest, id, version, answer))


def _tell(live: LiveTable, guest: Guest, id: str, version: int, answer: Answer) -> None:
    """Answers whoever asked for a hint, if they are still here."""
    if answer.cancelled():
        return
    problem = answer.exception()
    if problem is None:
        guest.send(frame(Hint(id=id, version=version, actions=_actions(answer.result()))))
    elif isinstance(problem, _MovedOn):
        guest.send(frame(Hint(id=id, version=version, actions=[])))
    elif isinstance(problem, TooLate | Full):
        live.refuse(guest, id, Refused(TableReason.HINTS_BUSY))
    else:
        log_error("hint_failed", problem, table=live.id)
        live.refuse(guest, id, Refused(TableReason.NO_HINT))


def _actions(weighed: list[Weighed]) -> list[HintedAction]:
    return [
        HintedAction(
            action=str(each.action),
            points=each.points,
            reason=each.reason,
            arguments=each.arguments,
        )
        for each in weighed
    ]
