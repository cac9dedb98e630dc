"""How much and how fast those at one table may ask, and what they were refused before."""

from __future__ import annotations

from collections import OrderedDict

from ...protocol.reasons import Refused, TableReason
from ...rules.errors import IllegalAction
from ..settings import Settings
from ..table.table import Table
from .limits import Rate

REFUSALS_KEPT = 32
PASSING = (
    *(TableReason.STORAGE, TableReason.UNREACHABLE),
    *(TableReason.TOO_FAST, TableReason.HINTS_BUSY, TableReason.QUOTA),
)
"""Reasons that may be gone when the same is asked again."""


class SenderLimits:
    """The rates of one table's seats and spectators; who sends is a seat, or a connection."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rates: dict[object, Rate] = {}
        self._floods: dict[object, int] = {}
        self._hints: dict[int, Rate] = {}
        self._restated: dict[int | None, Rate] = {}
        self._refused: dict[str | None, OrderedDict[str, Refused | IllegalAction]] = {}

    def may_send(self, sender: object, now: float, seated: bool) -> bool:
        """Whether a sender, who plays or watches, may send one more message."""
        settings = self._settings
        if sender not in self._rates:
            self._rates[sender] = (
                Rate(settings.seat_messages, settings.seat_messages_seconds)
                if seated
                else Rate(settings.watcher_messages, settings.watcher_messages_seconds)
            )
        allowed = self._rates[sender].allow(now)
        self._floods[sender] = 0 if allowed else self._floods.get(sender, 0) + 1
        return allowed

    def floods(self, sender: object) -> bool:
        """Whether a sender goes on and on sending too fast."""
        return self._floods.get(sender, 0) >= self._settings.flood_messages

    def forget(self, sender: object) -> None:
        """A connection is gone."""
        self._rates.pop(sender, None)
        self._floods.pop(sender, None)

    def check_restating(self, seat: int | None, table: Table, now: float) -> None:
        """Refuses a seat (None: all spectators together) that says again and again what brings no
        match on.

        In the lobby a log is summed up, so there it is only a matter of how fast.
        """
        settings = self._settings
        rate = self._restated.setdefault(seat, Rate(settings.restates, settings.restates_seconds))
        if not rate.allow(now):
            raise Refused(TableReason.TOO_FAST)
        if table.restated.get(seat, 0) >= settings.restates_per_match:
            raise Refused(TableReason.TOO_OFTEN)

    def may_ask_for_hint(self, seat: int, now: float) -> bool:
        """Whether a seat may have one more hint."""
        settings = self._settings
        rate = self._hints.setdefault(seat, Rate(settings.hints, settings.hints_seconds))
        return rate.allow(now)

    def remember(
        self, table: Table, person: str | None, id: str, refusal: Refused | IllegalAction
    ) -> None:
        """Keep the refusal of a message in case it comes again.

        Refusals of persons who have left the table are dropped, so there are a few for each seat.
        """
        if refusal.reason in PASSING:
            return
        if person not in self._refused:
            seated = {seat.person for seat in table.seats}
            self._refused = {each: kept for each, kept in self._refused.items() if each in seated}
        kept = self._refused.setdefault(person, OrderedDict())
        kept[id] = refusal.with_traceback(None)
        if len(kept) > REFUSALS_KEPT:
            kept.popitem(last=False)

    def refuse_again(self, person: str | None, id: str) -> None:
        """Refuses a message that was refused before, as it was then."""
        if person in self._refused and id in self._refused[person]:
            raise self._refused[person][id]
