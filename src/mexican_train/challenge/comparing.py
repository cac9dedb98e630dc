"""Two rounds of the same deal, side by side: one's own, and what was under the seal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..rules.record import Record
from .challenge import Challenge, plays
from .code import Sent
from .errors import ChallengeError, Fault
from .seal import Result, SealedResult


@dataclass(frozen=True, slots=True)
class Comparison:
    """Both rounds begin with `parted` actions in common; None where nothing was under the seal."""

    own: Record
    sender: Record | None
    parted: int | None


def compared(sent: Sent, record: Record) -> Comparison:
    """Opens the seal for one who has played: `record` follows the rules, and is of this deal."""
    if not plays(sent.challenge, record):
        raise ChallengeError(
            Fault.OTHER_DEAL,
            "this is no round of this deal: play the challenge first, and bring what was played",
        )
    if sent.result is None:
        return Comparison(record, None, None)
    sender = record_of(sent.challenge, result_in(sent.challenge, sent.result))
    return Comparison(record, sender, parted(record, sender))


def result_in(challenge: Challenge, sealed: SealedResult) -> Result:
    """Open the seal of a code. Raises `ChallengeError` where no round is under it."""
    try:
        return sealed.open(challenge)
    except ValueError as problem:
        raise ChallengeError(
            Fault.FORGED, f"what is under the seal of this challenge is no round: {problem}"
        ) from None


def record_of(challenge: Challenge, result: Result) -> Record:
    """A result as the record of its round, with what verifies the deal."""
    match = challenge.begin()
    for action in result.actions:
        match.act(action)
    return replace(match.records[0], seed=challenge.seed.hex(), commitment=challenge.commitment)


def parted(one: Record, other: Record) -> int:
    """How many actions two rounds have in common before they part."""
    pairs = zip(one.actions, other.actions, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(map(_length, (one, other))))


def _length(record: Record) -> int:
    return len(record.actions)
