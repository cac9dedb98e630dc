"""Identifiers nobody can guess, and how the server keeps those that are a seat's secret."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for one another
CODE_LENGTH = 6


def new_table_id() -> str:
    """What a table is called in links."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def new_invite() -> str:
    """What lets people in: 79 bits, and wrong ones are counted by address."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def code_of(invite: str) -> str:
    """What can be said on the telephone instead of an invite, and does not tell it: 29 bits."""
    number = int(sha256(b"code " + invite.encode()).hexdigest(), 16)
    return "".join(
        LETTERS[number // len(LETTERS) ** at % len(LETTERS)] for at in range(CODE_LENGTH)
    )


def new_token() -> str:
    """A seat's secret, 192 bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """How a token is stored: whoever reads the database cannot sit down with it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal; takes as long whatever they have in common."""
    return compare_digest(digest(one), digest(other))


def seat_of(token: str, digests: Sequence[str | None]) -> int | None:
    """The seat whose stored token this is. Looks at every seat, whichever it is."""
    presented = digest(token)
    found = None
    for seat, stored in enumerate(digests):
        if compare_digest(presented, stored or "") and stored:
            found = seat
    return found
