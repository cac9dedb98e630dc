"""What brings a table on when nothing is being played: a start, a round, a match."""

from __future__ import annotations

from typing import NamedTuple

from ..protocol import client_messages as m
from ..protocol.view import View


class NextStep(NamedTuple):
    """A message that brings the table on, and the key of its words."""

    message: type[m.Start | m.Next | m.Rematch]
    words: str


def next_step(view: View) -> NextStep | None:
    """What one can do for the table to go on; None while it is played, or others must do it."""
    host = view.seat is not None and view.seat == view.host
    waits = view.seat is not None and view.seat not in view.ready
    match view.phase:
        case "lobby" if host:
            return NextStep(m.Start, "lobby-start")
        case "round_over" if waits:
            return NextStep(m.Next, "score-next")
        case "match_over" if waits:
            return NextStep(m.Next, "score-rematch")
        case "match_over" if host:
            return NextStep(m.Rematch, "score-rematch-now")
    return None
