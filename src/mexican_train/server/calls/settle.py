"""Arguments as a call settles them: a described situation, and what is allowed in it."""

from __future__ import annotations

from functools import cache

from ...judge.questions import ready_questions
from ...protocol.settling import ReadyQuestions
from ..room.hall import Hall
from ..table.settlements import settle_answer
from ..table.wire import encode
from .answers import Answer, Asked


async def settled(hall: Hall, asked: Asked) -> Answer:
    """Return the allowed actions of a described situation, by every sheet."""
    body = await hall.services.thinking.compute(asked.asker, settle_answer, asked.body)
    return Answer(body, repeats=True)


@cache
def settled_questions() -> bytes:
    """Return the questions that every table has, with the answers of all sheets."""
    return encode(ReadyQuestions(questions=[*ready_questions()]))
