"""Arguments as a call settles them: a described situation, and what is allowed in it."""

from __future__ import annotations

from ...judge.errors import CannotJudge, Fault
from ...judge.settling import settle
from ...judge.situation import read_situation
from ...protocol.reasons import Refused, TableReason
from ...protocol.settling import Settled

REASONS = {
    Fault.NO_SITUATION: TableReason.BAD_MESSAGE,
    Fault.UNKNOWN_SHEET: TableReason.UNKNOWN_SHEET,
    Fault.BAD_RULES: TableReason.BAD_OPTIONS,
}


def settled(body: bytes) -> Settled:
    """What all sheets say of the situation in a body."""
    try:
        return settle(read_situation(body))
    except CannotJudge as problem:
        raise Refused(REASONS[problem.fault], str(problem)) from None
