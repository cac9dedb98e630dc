"""What a sender did, under a seal: nobody reads it by accident, and whoever wants to can.

The round is written as one number: of all that could be done at each moment, which was. So it says
nothing but what the rules allow, and a whole round is some fifty bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from ..rules.actions import Action
from ..rules.match import Match, Phase
from ..rules.round import Round
from .challenge import Challenge

_LABEL = b"mexican-train/seal/1 "
NAME_BYTES = 255
BLOCK = 32


class Result(NamedTuple):
    """Who sent a challenge, and all that was done in their round."""

    name: str
    actions: tuple[Action, ...]


class SealedResult(NamedTuple):
    """A result whose round is a number still: nothing was dealt or played to read it."""

    name: str
    number: int

    def open(self, challenge: Challenge) -> Result:
        """Return the result, which takes a deal and a whole round.

        Raises `ValueError` for a number that stands for no round.
        """
        return Result(self.name, _actions(challenge, self.number))


def sealed(challenge: Challenge, result: Result) -> bytes:
    """A result as it stands in a code."""
    name = result.name.encode()[:NAME_BYTES].decode(errors="ignore").encode()
    number = _number(challenge, result.actions)
    told = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return _stream(challenge.seed, bytes([len(name)]) + name + told)


def read_sealed(seed: bytes, data: bytes) -> SealedResult:
    """Read what a code holds under its seal, without playing it. Raises `ValueError`."""
    text = _stream(seed, data)
    name, number = text[1 : 1 + text[0]], text[1 + text[0] :]
    if len(name) != text[0] or number[:1] == b"\0":
        raise ValueError("it ends too early, or begins with nothing")
    return SealedResult(name.decode(), int.from_bytes(number, "big"))


def choices(round: Round) -> list[str]:
    """All that could be done at a moment, turn and calls alike, in the order of the alphabet."""
    return sorted({str(action) for action in [*round.legal, *round.calls]})


def _number(challenge: Challenge, actions: Sequence[Action]) -> int:
    """What was done as a number, in which what was done first counts least."""
    match = challenge.begin()
    digits = []
    for action in actions:
        open_now = choices(match.round)
        digits.append((open_now.index(str(action)), len(open_now)))
        match.act(action)
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    return number


def _actions(challenge: Challenge, number: int) -> tuple[Action, ...]:
    """What a number says was done, to the end of the round."""
    match: Match = challenge.begin()
    while match.phase == Phase.PLAYING:
        open_now = choices(match.round)
        number, digit = divmod(number, len(open_now))
        match.act(open_now[digit])
    if number:
        raise ValueError("it goes on after the end of the round")
    return match.records[0].actions


def _stream(seed: bytes, data: bytes) -> bytes:
    """Bytes with those that follow from the seed laid over them; twice is not at all."""
    blocks = range(-(-len(data) // BLOCK))
    key = b"".join(sha256(_LABEL + seed + k.to_bytes(4, "big")).digest() for k in blocks)
    return bytes(one ^ other for one, other in zip(data, key, strict=False))
