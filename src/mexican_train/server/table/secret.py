"""Identifiers nobody can guess, and how the server keeps those that are a seat's secret."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for one another
CODE_LENGTH = 6
ID_LENGTH, LONGEST_ID = 8, 32


def new_table_id(prefix: str = "") -> str:
    """What a table is called in links; the prefix tells whose tables they are."""
    return prefix + "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str, prefix: str = "") -> bool:
    """Whether a table can be called so."""
    letters = text.removeprefix(prefix)
    whose = text.startswith(prefix)
    return whose and 1 <= len(letters) <= LONGEST_ID and all(each in LETTERS for each in letters)


def new_invite() -> str:
    """What lets people in: 79 bits, more than anyone can try."""
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


def token_from(id: str, table: str) -> str:
    """The token of a seat that was taken under an id: always the same, and as long as others.

    All chance in it is the client's, so that no secret must be kept here to say it again; the
    table is in it so that an id used twice does not open two tables.
    """
    chance = f"token {table} {id}".encode("utf-8", "surrogatepass")
    return urlsafe_b64encode(sha256(chance).digest()[:24]).decode()


def origin_of(address: str, table: str) -> str:
    """What tells the addresses at a table apart: 16 bits, which thousands of others have too.

    Nobody who reads the database learns an address from it, or finds it again at another table.
    """
    return sha256(f"origin {table} {address}".encode()).hexdigest()[:4]


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
