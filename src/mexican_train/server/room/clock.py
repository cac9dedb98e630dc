"""When a person's turn ends, and when the next round is dealt by itself.

Both stand still while the table is paused or nobody is at it. All times are those of the steady
clock: to set the clock on the wall neither ends a turn nor prolongs it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ...rules.match import Phase
from ..table.table import Table


@dataclass(slots=True)
class _Turn:
    """The turn of a person; `left` are the seconds it still has while it stands still."""

    began: int
    ends: float
    left: float | None = None


class RoundPause(NamedTuple):
    """The round that is over, and when the next is dealt without those who are not ready."""

    match: int
    round: int
    ends: float


class TurnClock:
    """The clock of one table."""

    def __init__(self, steady: Callable[[], float], round_pause: float) -> None:
        self._steady = steady
        self._round_pause = round_pause
        self._turn: _Turn | None = None
        self._pause: RoundPause | None = None

    def deadline(self, table: Table, watched: bool) -> float | None:
        """When the turn of a person ends, if the table plays by the clock and it is running;
        between two rounds, when the next is dealt by itself."""
        seat, clock = table.turn, table.options.clock
        pause = self.pause(table, watched)
        if seat is None or clock is None or table.seats[seat].bot:
            self._turn = None
            return None if pause is None else pause.ends
        now, turn = self._steady(), self._turn
        if turn is None or turn.began != table.turn_began:
            turn = self._turn = _Turn(table.turn_began, now + clock)
        if table.paused or not watched:
            if turn.left is None:
                turn.left = max(0.0, turn.ends - now)
            return None
        if turn.left is not None:
            turn.ends, turn.left = now + turn.left, None
        return turn.ends

    def pause(self, table: Table, watched: bool) -> RoundPause | None:
        """The pause between two rounds, unless the table stands still."""
        match = table.match
        over = match is not None and match.phase == Phase.ROUND_OVER and table.closing is None
        if match is None or not over or self._round_pause <= 0 or table.paused or not watched:
            self._pause = None
            return None
        known = self._pause
        if known is None or (known.match, known.round) != (table.match_number, match.number):
            ends = self._steady() + self._round_pause
            self._pause = RoundPause(table.match_number, match.number, ends)
        return self._pause
