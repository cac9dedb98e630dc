"""Challenges as tables and calls meet them: read from a text, or refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from ...challenge.code import Sent, read_code
from ...challenge.errors import ChallengeError, Fault
from ...protocol.reasons import Refused, TableReason

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
