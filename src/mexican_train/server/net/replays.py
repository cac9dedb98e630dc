"""Replays as they are answered: a round of a table, or a record that someone brings."""

from __future__ import annotations

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..store.store import MatchKept
from ..table.refused import Refused, TableReason
from ..table.replaying import replay_of
from ..table.wire import encode


def record_in(kept: MatchKept, number: int) -> bytes:
    """The record of a finished round of a match."""
    records = dict(kept.records)
    if number not in records:
        raise Refused(TableReason.NOT_FOUND, "that round is not over, or not played")
    return records[number]


def replay_in(kept: MatchKept, number: int) -> dict[str, object]:
    """The steps of a finished round, with those who played it and the rounds beside it."""
    record = record_in(kept, number)
    summary = msgspec.json.decode(kept.summary)
    return {
        "players": summary["players"],
        "rounds": [each for each, _ in kept.records],
        **replay_of(record, summary["scores"][: number - 1]),
    }


def replay_alone(record: bytes) -> dict[str, object]:
    """The steps of a round of which nothing is known but its record."""
    return {"players": None, "rounds": None, **replay_of(record)}


def packed(data: object, request: Request) -> Response:
    """A JSON answer, made small: the views of a round are much alike."""
    text, headers = encode(data), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        text, headers["Content-Encoding"] = gzip.compress(text, 5, mtime=0), "gzip"
    return Response(text, headers=headers, media_type="application/json")
