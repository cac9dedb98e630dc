"""Challenges as text that people pass on: the date and sheet of a day, or a code that holds all.

docs/challenges.md describes the form. It has letters and digits only, so chat programs leave it as
it is; what they add around it, or break it into, is taken away again.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from urllib.parse import unquote

from ..rules.errors import MexicanTrainError
from ..rules.fair import SEED_BYTES
from . import day as days
from .challenge import Challenge, read_text
from .errors import ChallengeError, Fault
from .seal import Result, SealedResult, read_sealed, sealed

MARK, VERSION = "mt", 1
SENT = re.compile(rf"{MARK}([0-9])([0-9A-Za-z]*)")
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
FIRST = b"\1"
"""Goes before the bytes, so that none of them is lost when they are a number."""
CHECK = 4
LONGEST = 4000
LONGEST_CODE = 1000
"""Characters of a code; the largest that this program writes has fewer."""
UNQUOTED = 3
"""How often programs on the way may have written a link in percent signs."""
HYPHENS = dict.fromkeys([*range(0x2010, 0x2016), 0x2212], "-")
"""What programs that mind typography make of a hyphen."""
AROUND = "<([{\"'«“ "


@dataclass(frozen=True, slots=True)
class Sent:
    """A challenge as somebody passed it on: its code, cleaned, and what is under the seal."""

    code: str
    challenge: Challenge
    day: date | None = None
    result: SealedResult | None = None


def write_code(challenge: Challenge, result: Result | None = None) -> str:
    """The code that stands for a challenge, with the sender's result under a seal."""
    text = challenge.text().encode()
    body = challenge.seed + len(text).to_bytes(2, "big") + text
    if result is not None:
        body += sealed(challenge, result)
    return _code(body)


def read_code(text: str, today: date) -> Sent:
    """The challenge in a text: a code or a link, and whatever a chat program made of it.

    `today` is the day in UTC, after which there are no more deals of a day but one. A text has
    one code, the last thing that looks like one, and reading it deals and plays nothing. Raises
    `ChallengeError`.
    """
    joined, word = _candidate(text)
    if found := days.CODE.match(joined):
        day, sheet = days.read_day(found[1], found[2], today), found[2]
        return Sent(days.code_of_day(day, sheet), days.deal_of(day, sheet), day)
    codes = [found for found in (SENT.match(joined), SENT.match(word)) if found]
    if not codes:
        raise ChallengeError(
            Fault.NO_CODE,
            "this is no challenge: paste the whole link, or its part after the #",
        )
    if int(codes[0][1]) != VERSION:
        raise ChallengeError(
            Fault.NEWER, "a later version of this program has made this challenge; upgrade this one"
        )
    # A line break may have cut the code, or words may follow it: the check says which.
    body = next((body for found in codes if (body := _body(found[2]))), None)
    if body is None:
        raise ChallengeError(
            Fault.DAMAGED,
            "some of this challenge was lost or changed on the way; ask for the whole link again",
        )
    return _sent(body)


def _candidate(text: str) -> tuple[str, str]:
    """Return the part of a text that may be a code, joined, and its first word."""
    text = text[:LONGEST]
    for _ in range(UNQUOTED):
        text = unquote(text)
    visible = "".join(each for each in text if unicodedata.category(each) != "Cf")
    for part in reversed(visible.translate(HYPHENS).split("#")):
        words = part.lstrip(AROUND).split()
        joined = "".join(words)
        if days.CODE.match(joined) or SENT.match(joined):
            return joined, words[0]
    return "", ""


def _sent(body: bytes) -> Sent:
    seed, rest = body[:SEED_BYTES], body[SEED_BYTES:]
    size = int.from_bytes(rest[:2], "big")
    text, under = rest[2 : 2 + size], rest[2 + size :]
    try:
        challenge = read_text(text.decode(), seed)
        result = read_sealed(seed, under) if under else None
    except (MexicanTrainError, ValueError) as problem:
        why = f": {problem}" if isinstance(problem, MexicanTrainError) else ""
        raise ChallengeError(
            Fault.FORGED, f"this challenge was not made by this program, or was changed{why}"
        ) from None
    return Sent(_code(body), challenge, result=result)


def _code(body: bytes) -> str:
    return f"{MARK}{VERSION}{_digits(FIRST + _check(body) + body)}"


def _body(digits: str) -> bytes | None:
    """Return what a code holds; None where some of it was lost or changed."""
    if len(digits) > LONGEST_CODE:
        return None
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + VALUES[digit]
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    check, body = data[1 : 1 + CHECK], data[1 + CHECK :]
    whole = data[:1] == FIRST and len(check) == CHECK and check == _check(body)
    return body if whole else None


def _digits(data: bytes) -> str:
    number = int.from_bytes(data, "big")
    found = []
    while number:
        number, digit = divmod(number, len(DIGITS))
        found.append(DIGITS[digit])
    return "".join(reversed(found))


def _check(body: bytes) -> bytes:
    return sha256(body).digest()[:CHECK]
