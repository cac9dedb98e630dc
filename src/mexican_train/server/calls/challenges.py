"""Challenges as calls answer them: what a code says, par, codes of rounds, two rounds compared."""

from __future__ import annotations

import json

import msgspec

from ...challenge.code import Sent, write_code
from ...challenge.opponents import takes_long
from ...protocol.challenges import (
    ChallengeAsked,
    ChallengeTold,
    CodeMade,
    ParProgress,
    RoundToCompare,
    RoundToSend,
)
from ...protocol.client_messages import read_body
from ..room.hall import Hall
from ..table.challenges import check_round, code_of_round, compare_rounds, read_challenge
from ..table.seating import check_level, read_name
from ..table.studies import Kind, Study
from ..table.texts import cleaned
from .answers import Answer, Asked, answer

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
    return await _studied(hall, asked, study)


async def code(hall: Hall, asked: Asked) -> Answer:
    """The code of a finished round, for somebody else to play."""
    body = read_body(_to_send, asked.body)
    for level in body.bots:
        if level is not None:
            check_level(level)
    name = read_name(body.name, hall.services.settings)
    record = msgspec.json.encode(body.record)
    made = await hall.services.thinking.compute(
        asked.asker, code_of_round, record, body.seat, name, body.bots
    )
    return answer(CodeMade(code=made))


async def compare(hall: Hall, asked: Asked) -> Answer:
    """One's own round beside the sender's, for those who bring theirs.

    Where experts play, what the bots do takes long to find out: then it is asked for again.
    """
    body, thinking = read_body(_to_compare, asked.body), hall.services.thinking
    sent, record = _read(hall, body.code), msgspec.json.encode(body.record)
    own = None
    if sent.result is not None and takes_long(sent.challenge):
        await thinking.compute(asked.asker, check_round, sent, record)
        study = await _studied(hall, asked, Study(Kind.OWN, sent.code.encode()))
        if study.status == 202:
            return study
        own = bool(json.loads(study.body))
    return Answer(await thinking.compute(asked.asker, compare_rounds, sent, record, own))


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


async def _studied(hall: Hall, asked: Asked, study: Study) -> Answer:
    found = await hall.services.studies.ask(study, asked.asker)
    if isinstance(found, bytes):
        return Answer(found)
    return answer(ParProgress(done=found.done, of=found.all), 202)


def _read(hall: Hall, text: str) -> Sent:
    return read_challenge(text, hall.services.wall())
