"""Challenges as calls answer them: what a code says, par, codes of rounds, two rounds compared."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ...bots.steps import to_the_end
from ...challenge.challenge import challenge_of
from ...challenge.code import Sent, write_code
from ...challenge.comparing import Comparison, compared
from ...challenge.opponents import checking, takes_long
from ...challenge.seal import Result
from ...protocol.challenges import (
    ChallengeAsked,
    ChallengeTold,
    CodeMade,
    Compared,
    ParProgress,
    RoundToCompare,
    RoundToSend,
    SenderResult,
)
from ...protocol.client_messages import read_body
from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import RoundRecord
from ...rules.errors import MexicanTrainError
from ...rules.record import Record
from ..room.fair_queue import Asker
from ..room.hall import Hall
from ..table.challenges import read_challenge, refusing
from ..table.reviews import record_of
from ..table.seating import check_level, read_name
from ..table.studies import Kind, Study
from ..table.texts import cleaned
from .answers import Answer, Asked, answer
from .reviews import BROUGHT

_asked = msgspec.json.Decoder(ChallengeAsked)
_to_send = msgspec.json.Decoder(RoundToSend)
_to_compare = msgspec.json.Decoder(RoundToCompare)


async def challenge(hall: Hall, asked: Asked) -> Answer:
    """What a code says before one has played."""
    return answer(told(_read(hall, read_body(_asked, asked.body).code)))


async def par(hall: Hall, asked: Asked) -> Answer:
    """What experts get in the person's seat, or how far that is worked out."""
    sent = _read(hall, read_body(_asked, asked.body).code)
    # Of the deal alone, so that whoever sent it, it is the same.
    study = Study(Kind.PAR, write_code(sent.challenge).encode())
    return _studied(hall, asked, study)


async def code(hall: Hall, asked: Asked) -> Answer:
    """The code of a finished round, for somebody else to play."""
    body = read_body(_to_send, asked.body)
    record = record_brought(body.record)
    if body.seat >= record.header.players:
        raise Refused(TableReason.NO_SUCH_SEAT)
    for level in body.bots:
        if level is not None:
            check_level(level)
    name = read_name(body.name, hall.services.settings)
    try:
        with refusing():
            given = challenge_of(record, body.bots)
    except MexicanTrainError as problem:
        raise Refused(TableReason.BAD_RECORD, str(problem)) from None
    if given.seat != body.seat:
        raise Refused(TableReason.BAD_MESSAGE, "bots must be null at the person's seat")
    return answer(CodeMade(code=write_code(given, Result(name, record.actions))))


async def compare(hall: Hall, asked: Asked) -> Answer:
    """One's own round beside the sender's, for those who bring theirs.

    Where experts play, what the bots do takes long to find out: then it is asked for again.
    """
    body = read_body(_to_compare, asked.body)
    sent = _read(hall, body.code)
    with refusing():
        found = compared(sent, record_brought(body.record))
    own: bool | Answer = True
    if sent.result is not None and takes_long(sent.challenge):
        study = _studied(hall, asked, Study(Kind.OWN, sent.code.encode()))
        own = study if study.status == 202 else bool(json.loads(study.body))
    elif sent.result is not None:
        own = to_the_end(checking(sent.challenge, sent.result.actions))
    return own if isinstance(own, Answer) else answer(_compared(sent, found, own))


def told(sent: Sent) -> ChallengeTold:
    """What may be told of a challenge to those who have not played it."""
    given = sent.challenge
    return ChallengeTold(
        code=sent.code,
        id=given.id,
        day=None if sent.day is None else sent.day.isoformat(),
        sheet=given.header.sheet,
        rules=dict(given.header.changes),
        seats=given.header.players,
        seat=given.seat,
        bots=given.bots,
        round=given.only.number,
        commitment=given.commitment,
        sender=None if sent.result is None else cleaned(sent.result.name),
    )


def _compared(sent: Sent, found: Comparison, own: bool) -> Compared:
    seat, sender = sent.challenge.seat, None
    if sent.result is not None and found.sender is not None:
        sender = SenderResult(
            name=cleaned(sent.result.name),
            points=found.sender.scores[seat],
            scores=found.sender.scores,
            record=msgspec.convert(found.sender.plain(), RoundRecord),
            own=own,
        )
    mine = found.own.scores
    return Compared(points=mine[seat], scores=mine, sender=sender, parted=found.parted)


def _studied(hall: Hall, asked: Asked, study: Study) -> Answer:
    found = hall.services.studies.ask(study, Asker(asked.address, BROUGHT))
    if isinstance(found, bytes):
        return Answer(found)
    return answer(ParProgress(done=found.done, of=found.all), 202)


def _read(hall: Hall, text: str) -> Sent:
    return read_challenge(text, hall.services.wall())


def record_brought(plain: dict[str, Any]) -> Record:
    """The record in a body. Raises `Refused` for what is none."""
    return record_of(msgspec.json.encode(plain))
