"""The calls there are, and what each of them does: tables are made and found here, everything else
happens over the connection to a table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ...protocol import client_messages as m
from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import MatchReport
from ..room.hall import Hall
from ..settings import Settings
from ..store.store import StoredMatch
from ..table.secret import is_table_id
from ..table.wire import encoded
from .answers import Answer, Asked, answer
from .challenges import challenge, code, compare, par
from .choices import CHOICES
from .counted import counted, put_counted
from .replays import record_in, replay_brought, replay_in
from .results import results
from .reviews import review_in, reviewed
from .rulebook import DIFFERENCES, rules_page
from .settle import settled, settled_questions

Handler: TypeAlias = Callable[[Hall, Asked], Awaitable[Answer]]


class Body(StrEnum):
    """What a call comes with besides its address; the value is the setting that limits it."""

    MESSAGE = "body_bytes"
    RECORD = "record_bytes"

    def most(self, settings: Settings) -> int:
        """The bytes that are read of it."""
        most: int = getattr(settings, self)
        return most


class Call(NamedTuple):
    """A call: how and where it is asked for, and who answers it."""

    method: str
    path: str
    """Its address; `{name}` is a part of it."""
    handler: Handler
    body: Body | None = None
    heavy: bool = False
    """Whether it is more work than others, so that fewer are allowed."""
    meeting: bool = False
    """Whether it is for finding people at other places."""


async def make(hall: Hall, asked: Asked) -> Answer:
    """Makes a table."""
    new = m.read_new_table(asked.body)
    return answer(await hall.make(new, asked.address), 201)


async def find(hall: Hall, asked: Asked) -> Answer:
    """Finds a table by what was said on the telephone."""
    return answer(await hall.find(m.read_code(asked.body), asked.address))


async def sit(hall: Hall, asked: Asked) -> Answer:
    """Takes a seat."""
    new = m.read_new_seat(asked.body)
    return answer(await hall.sit(_table(hall, asked), new, asked.address), 201)


async def about(hall: Hall, asked: Asked) -> Answer:
    """What anyone may know of a table."""
    return answer(await hall.about(_table(hall, asked), asked.secret, asked.address))


async def public(hall: Hall, asked: Asked) -> Answer:
    """The public tables, page by page."""
    limit = asked.query.get("limit", "")
    if limit and not (re.fullmatch("[0-9]{1,6}", limit) and int(limit)):
        raise Refused(TableReason.BAD_MESSAGE, "limit must be a whole number from 1 on")
    return answer(await hall.public(asked.query.get("after", ""), int(limit or 0) or None))


async def match(hall: Hall, asked: Asked) -> Answer:
    """How a match went."""
    kept = await _match(hall, asked)
    rounds = [number for number, _ in kept.records]
    summary = encoded(kept.summary)
    return answer(MatchReport(summary=summary, finished=kept.finished, rounds=rounds))


async def records(hall: Hall, asked: Asked) -> Answer:
    """The records of all finished rounds, one a line, as a file."""
    kept = await _match(hall, asked)
    name = f"mexican-train-{_table(hall, asked)}-{asked.parts['match']}.jsonl"
    lines = b"".join(record + b"\n" for _, record in kept.records)
    head = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Answer(lines, media_type="application/jsonl", headers=head)


async def record(hall: Hall, asked: Asked) -> Answer:
    """The record of one finished round."""
    return Answer(record_in(await _match(hall, asked), _number(asked, "round")) + b"\n")


async def steps(hall: Hall, asked: Asked) -> Answer:
    """One finished round, step by step."""
    kept = await _match(hall, asked)
    return await replay_in(hall, asked, kept, _number(asked, "round"))


async def review(hall: Hall, asked: Asked) -> Answer:
    """What was luck in a finished round, what was skill, and what one could have done."""
    return await review_in(hall, asked, await _match(hall, asked), _number(asked, "round"))


async def review_brought(hall: Hall, asked: Asked) -> Answer:
    """The review of any record."""
    return await reviewed(hall, asked, asked.body)


async def questions(hall: Hall, asked: Asked) -> Answer:
    """The arguments that every table has, settled."""
    return Answer(settled_questions(), repeats=True)


async def sheets(hall: Hall, asked: Asked) -> Answer:
    """The sheets, and everything one can choose."""
    return answer(replace(CHOICES, bots=hall.services.levels))


async def rules(hall: Hall, asked: Asked) -> Answer:
    """The rules of a sheet in words, as keys of the catalogue."""
    return Answer(rules_page(asked.query))


async def differences(hall: Hall, asked: Asked) -> Answer:
    """Where the sheets differ, as keys of the catalogue."""
    return Answer(DIFFERENCES)


TABLES = "/api/tables"
TABLE = TABLES + "/{table}"
MATCH = TABLE + "/matches/{match}"
RECORD = MATCH + "/records/{round}"
CHALLENGES = "/api/challenges"
COUNTED = "/api/counted/{place}"
CALLS = (
    Call("POST", TABLES, make, Body.MESSAGE),
    Call("GET", TABLES, public, meeting=True),
    Call("POST", "/api/codes", find, Body.MESSAGE, meeting=True),
    Call("GET", TABLE, about),
    Call("POST", TABLE + "/seats", sit, Body.MESSAGE),
    Call("GET", MATCH, match),
    Call("GET", MATCH + "/records", records),
    Call("GET", RECORD, record),
    Call("GET", RECORD + "/steps", steps, heavy=True),
    Call("GET", RECORD + "/review", review),
    Call("POST", "/api/replay", replay_brought, Body.RECORD, heavy=True),
    Call("POST", "/api/review", review_brought, Body.RECORD, heavy=True),
    Call("POST", "/api/settle", settled, Body.MESSAGE, heavy=True),
    Call("POST", CHALLENGES, challenge, Body.MESSAGE, heavy=True),
    Call("POST", CHALLENGES + "/par", par, Body.MESSAGE, heavy=True),
    Call("POST", CHALLENGES + "/code", code, Body.RECORD, heavy=True),
    Call("POST", CHALLENGES + "/compare", compare, Body.RECORD, heavy=True),
    Call("POST", CHALLENGES + "/results", results, Body.RECORD, heavy=True, meeting=True),
    Call("GET", COUNTED, counted, meeting=True),
    Call("POST", COUNTED, put_counted, Body.MESSAGE, meeting=True),
    Call("GET", "/api/settle/questions", questions),
    Call("GET", "/api/sheets", sheets),
    Call("GET", "/api/rules", rules),
    Call("GET", "/api/differences", differences),
)


def too_large(most: int) -> Refused:
    """A body has more bytes than are read."""
    return Refused(TableReason.TOO_LARGE, f"a body has at most {most} bytes")


async def _match(hall: Hall, asked: Asked) -> StoredMatch:
    number = _number(asked, "match")
    return await hall.match(_table(hall, asked), number, asked.secret, asked.address)


def _table(hall: Hall, asked: Asked) -> str:
    id = asked.parts["table"]
    if not is_table_id(id, hall.services.prefix):
        raise Refused(TableReason.NO_SUCH_TABLE)
    return id


def _number(asked: Asked, name: str) -> int:
    text = asked.parts[name]
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise Refused(TableReason.NOT_FOUND)
    return int(text)
