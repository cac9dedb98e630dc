"""Finished rounds of a table as they are answered: records, and their steps."""

from __future__ import annotations

import msgspec

from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import MatchSummary, Replay
from ..store.store import StoredMatch
from ..table.replays import replay_of


def record_in(kept: StoredMatch, number: int) -> bytes:
    """The record of a finished round of a match."""
    records = dict(kept.records)
    if number not in records:
        raise Refused(TableReason.NOT_FOUND, "that round is not over, or not played")
    return records[number]


def replay_in(kept: StoredMatch, number: int) -> Replay:
    """The steps of a finished round, with those who played it and the rounds beside it."""
    record = record_in(kept, number)
    summary = msgspec.json.decode(kept.summary, type=MatchSummary)
    rounds = [each for each, _ in kept.records]
    before = summary.scores[: rounds.index(number)]
    return replay_of(record, before, summary.earlier.get(number, summary.players), rounds)
