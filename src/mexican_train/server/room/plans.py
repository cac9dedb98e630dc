"""What is planned at a table: each plan says what it is about, and stands as long as that does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from ...rules.actions import Catch, Draw, Pass


@dataclass(frozen=True, slots=True)
class BotPlays:
    """A bot decides for a seat; `by` says for whom, if the seat is a person's (`bot`, `clock`)."""

    decision: int
    seat: int
    level: str
    by: str | None


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """The time of a person's turn runs out, by the steady clock."""

    turn_began: int
    deadline: float


@dataclass(frozen=True, slots=True)
class DoesItself:
    """The only thing that a person can do, a draw or a pass, is done without being asked for."""

    decision: int
    seat: int
    action: Draw | Pass


@dataclass(frozen=True, slots=True)
class NextRound:
    """The next round is dealt without those who are not ready; these are over."""

    match: int
    round: int


@dataclass(frozen=True, slots=True)
class DealDue:
    """A deal that was closed at a version waits no longer: its time is up, or it is complete."""

    version: int
    complete: bool


@dataclass(frozen=True, slots=True)
class HostLeft:
    """A host who is away hands the role on."""

    seat: int


@dataclass(frozen=True, slots=True)
class StaysAway:
    """Who was asked to come again has not come."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotCatches:
    """A bot catches someone who did not knock; `since` is when that became possible."""

    call: Catch
    since: int


@dataclass(frozen=True, slots=True)
class ReadAgain:
    """The table is read from disk again, after that has failed."""


TimedPlan: TypeAlias = (
    TurnEnds | DoesItself | NextRound | DealDue | HostLeft | StaysAway | BotCatches | ReadAgain
)
"""Plans that only wait for their time; a bot has to think as well."""
Plan: TypeAlias = BotPlays | TimedPlan


class Slot(NamedTuple):
    """What at most one plan is about at a time: a turn, say, or one catch."""

    name: str
    call: Catch | None = None


TURN, ROUND, DEAL = Slot("turn"), Slot("round"), Slot("deal")
HOST, DISK = Slot("host"), Slot("disk")


def slot_of(plan: Plan) -> Slot:
    """Where a plan belongs."""
    match plan:
        case BotPlays() | TurnEnds() | DoesItself():
            return TURN
        case NextRound():
            return ROUND
        case DealDue():
            return DEAL
        case HostLeft():
            return HOST
        case StaysAway(seat=seat):
            return Slot(f"seat {seat}")
        case BotCatches(call=call):
            return Slot("catch", call)
        case ReadAgain():
            return DISK


class _Planned(NamedTuple):
    plan: Plan
    task: asyncio.Task[None]


class Plans:
    """The plans of one table, at most one for each slot, and the tasks that wait for their time."""

    def __init__(self) -> None:
        self._planned: dict[Slot, _Planned] = {}
        self._stopped = False

    def make(self, plan: Plan, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Plans something, in place of another plan for the same slot, unless it is planned."""
        if self.stands(plan):
            return
        slot = slot_of(plan)
        self.cancel(slot)
        if not self._stopped:
            self._planned[slot] = _Planned(plan, asyncio.create_task(work()))

    def stands(self, plan: Plan) -> bool:
        """Whether just this is planned."""
        planned = self._planned.get(slot_of(plan))
        return planned is not None and planned.plan == plan

    def take(self, plan: Plan) -> bool:
        """Whether something whose time has come is still planned; then it is planned no more."""
        if not self.stands(plan):
            return False
        self.cancel(slot_of(plan))  # it may be a later plan for the same, which nobody would stop
        return True

    def catches(self) -> list[Catch]:
        """The catches that are planned."""
        return [slot.call for slot in self._planned if slot.call is not None]

    def cancel(self, slot: Slot) -> None:
        """Forgets what is planned for a slot."""
        planned = self._planned.pop(slot, None)
        if planned is not None:
            planned.task.cancel()

    def forget(self) -> None:
        """Forgets all plans."""
        for slot in list(self._planned):
            self.cancel(slot)

    def stop(self) -> None:
        """Forgets all plans, and makes no more."""
        self._stopped = True
        self.forget()
