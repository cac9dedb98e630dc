"""Challenges as tables and calls meet them: read from a text, compared, or refused with a reason.

Functions that deal or play a round here run in a process of their own, one call after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import msgspec

from ...bots.steps import to_the_end
from ...challenge.challenge import challenge_of
from ...challenge.code import Sent, read_code, write_code
from ...challenge.comparing import Comparison, compared
from ...challenge.errors import ChallengeError, Fault
from ...challenge.opponents import checking, takes_long
from ...challenge.seal import Result
from ...protocol.challenges import Compared, GatheredResult, SenderResult
from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import RoundRecord
from ...rules.errors import MexicanTrainError
from .reviews import record_of
from .texts import cleaned
from .wire import encode

REASONS = {
    Fault.NO_CODE: TableReason.BAD_CHALLENGE,
    Fault.DAMAGED: TableReason.CHALLENGE_DAMAGED,
    Fault.FORGED: TableReason.CHALLENGE_FORGED,
    Fault.NEWER: TableReason.CHALLENGE_NEWER,
    Fault.NO_DAY: TableReason.NO_SUCH_DAY,
    Fault.OTHER_DEAL: TableReason.OTHER_DEAL,
    Fault.NO_SEED: TableReason.NO_SEED,
}


@contextmanager
def refusing() -> Iterator[None]:
    """What is wrong with a challenge is refused, with its sentence."""
    try:
        yield
    except ChallengeError as problem:
        raise Refused(REASONS[problem.fault], str(problem)) from None


def read_challenge(text: str, now: float) -> Sent:
    """The challenge in a text, at a time of the clock on the wall."""
    with refusing():
        return read_code(text, datetime.fromtimestamp(now, UTC).date())


def code_of_round(record: bytes, seat: int, name: str, bots: tuple[str | None, ...]) -> str:
    """Return the code of a finished round, with the result of the person in a seat."""
    played = record_of(record)
    if seat >= played.header.players:
        raise Refused(TableReason.NO_SUCH_SEAT)
    try:
        with refusing():
            given = challenge_of(played, bots)
    except MexicanTrainError as problem:
        raise Refused(TableReason.BAD_RECORD, str(problem)) from None
    if given.seat != seat:
        raise Refused(TableReason.BAD_MESSAGE, "bots must be null at the person's seat")
    return write_code(given, Result(name, played.actions))


def compare_rounds(sent: Sent, record: bytes, own: bool | None) -> bytes:
    """Return a round beside the sender's, as it is answered.

    `own` says whether the sender's bots did what they do; None: that is found out, which takes
    long for experts.
    """
    found = _compared(sent, record)
    mine, seat = found.own.scores, sent.challenge.seat
    sender = None
    if sent.result is not None and found.sender is not None:
        if own is None:
            own = to_the_end(checking(sent.challenge, found.sender.actions))
        sender = SenderResult(
            name=cleaned(sent.result.name),
            points=found.sender.scores[seat],
            scores=found.sender.scores,
            record=msgspec.convert(found.sender.plain(), RoundRecord),
            own=own,
        )
    compared = Compared(points=mine[seat], scores=mine, sender=sender, parted=found.parted)
    return encode(compared)


def check_round(sent: Sent, record: bytes) -> None:
    """Refuse a round that is not of a deal."""
    _compared(sent, record)


def gathered_result(sent: Sent, record: bytes, name: str, at: float) -> GatheredResult:
    """Return a result, if the round is one of this deal and its bots did what they do.

    Bots that take long to ask are believed.
    """
    played, challenge = _compared(sent, record).own, sent.challenge
    if not takes_long(challenge) and not to_the_end(checking(challenge, played.actions)):
        raise Refused(
            TableReason.OTHER_DEAL, "the bots of this challenge do otherwise than in this round"
        )
    return GatheredResult(
        name=name,
        points=played.scores[challenge.seat],
        scores=played.scores,
        record=msgspec.convert(played.plain(), RoundRecord),
        at=at,
    )


def _compared(sent: Sent, record: bytes) -> Comparison:
    with refusing():
        return compared(sent, record_of(record))
