"""Finished rounds of a table as they are answered: records, and their steps."""

from __future__ import annotations

import msgspec

from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import MatchSummary
from ..room.hall import Hall
from ..store.store import StoredMatch
from ..table.replays import replay_answer
from .answers import Answer, Asked


def record_in(kept: StoredMatch, number: int) -> bytes:
    """The record of a finished round of a match."""
    records = dict(kept.records)
    if number not in records:
        raise Refused(TableReason.NOT_FOUND, "that round is not over, or not played")
    return records[number]


async def replay_in(hall: Hall, asked: Asked, kept: StoredMatch, number: int) -> Answer:
    """The steps of a finished round, with those who played it and the rounds beside it."""
    record = record_in(kept, number)
    summary = msgspec.json.decode(kept.summary, type=MatchSummary)
    rounds = [each for each, _ in kept.records]
    before = summary.scores[: rounds.index(number)]
    players = summary.earlier.get(number, summary.players)
    thinking = hall.services.thinking
    body = await thinking.compute(asked.asker, replay_answer, record, before, players, rounds)
    return Answer(body, repeats=True)


async def replay_brought(hall: Hall, asked: Asked) -> Answer:
    """The steps of any record."""
    body = await hall.services.thinking.compute(asked.asker, replay_answer, asked.body)
    return Answer(body, repeats=True)
