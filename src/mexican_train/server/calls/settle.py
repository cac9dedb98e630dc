"""Arguments as a call settles them: a described situation, and what is allowed in it."""

from __future__ import annotations

from functools import cache

from ...judge.errors import CannotJudge, Fault
from ...judge.questions import ready_questions
from ...judge.settling import settle
from ...judge.situation import read_situation
from ...protocol.reasons import Refused, TableReason
from ...protocol.settling import ReadyQuestions, Settled
from ..table.wire import encode

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


@cache
def settled_questions() -> bytes:
    """Return the questions that every table has, with the answers of all sheets."""
    return encode(ReadyQuestions(questions=[*ready_questions()]))
