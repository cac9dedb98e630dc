"""Arguments as they are settled over HTTP: a described situation, and what is allowed in it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..table.settling import settle
from ..table.situation import read_situation
from .replays import packed


def settled(body: bytes, request: Request) -> Response:
    """What all sheets say of the situation in a body; they say much the same, so it is packed."""
    return packed(settle(read_situation(body)), request)
