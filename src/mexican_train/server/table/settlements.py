"""Arguments as a table's server settles them."""

from __future__ import annotations

from ...judge.errors import CannotJudge, Fault
from ...judge.settling import settle
from ...judge.situation import read_situation
from ...protocol.reasons import Refused, TableReason
from .wire import encode

REASONS = {
    Fault.NO_SITUATION: TableReason.BAD_MESSAGE,
    Fault.UNKNOWN_SHEET: TableReason.UNKNOWN_SHEET,
    Fault.BAD_RULES: TableReason.BAD_OPTIONS,
}


def settle_answer(body: bytes) -> bytes:
    """Return what all sheets say of the situation in a body."""
    try:
        return encode(settle(read_situation(body)))
    except CannotJudge as problem:
        raise Refused(REASONS[problem.fault], str(problem)) from None
