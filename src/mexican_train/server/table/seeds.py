"""Where the seeds of rounds come from: a salt that is in the log, and a key that is not."""

from __future__ import annotations

import hmac
import secrets

from ...rules.fair import SEED_BYTES

_LABEL = b"mexican-train/seed/1 "


def new_salt() -> str:
    """A salt for a round to come."""
    return secrets.token_hex(SEED_BYTES)


def seed_from(key: bytes, table: str, salt: str) -> str:
    """The seed of a round of a table."""
    text = _LABEL + table.encode() + b" " + bytes.fromhex(salt)
    return hmac.digest(key, text, "sha256").hex()
