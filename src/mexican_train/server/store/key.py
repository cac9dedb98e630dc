"""The key that the seeds of rounds come from: beside the database, and never in it.

The log holds a salt for each round. Without the key nobody can tell from it what was dealt, also
not who reads a backup of the database alone. The database has a proof of its key, so that a wrong
one is noticed before any table is read with it.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from ...rules.errors import MexicanTrainError

KEY_BYTES = 32
VARIABLE = "MEXICAN_TRAIN_KEY"
"""Where several servers find the key that they share."""
KEEP_PROOF = "INSERT INTO keys (id, proof) VALUES (1, ?) ON CONFLICT DO NOTHING"
KEPT_PROOF = "SELECT proof FROM keys"
Keep: TypeAlias = Callable[[str | None], str | None]
"""Keeps a proof in the database if it has none; the one that it has then."""


def key_path(database: Path) -> Path:
    """Where the key of a file is."""
    return database.with_name(f"{database.name}.key")


def file_key(database: Path, keep: Keep) -> bytes:
    """The key of a file; made for one that never had any."""
    path = key_path(database)
    key = read_key_file(path)
    if key is None:
        if keep(None) is not None:
            raise MexicanTrainError(
                f"{path} is missing, the key of {database}: put it back, as it was saved with it"
            )
        key = secrets.token_bytes(KEY_BYTES)
        write_key_file(path, key)
    _must_be_proven(key, keep, f"{path} is not the key of {database}")
    return key


def environment_key() -> bytes:
    """The key that several servers share."""
    text = os.environ.get(VARIABLE, "")
    if not text:
        raise MexicanTrainError(
            f"several servers share a key: set {VARIABLE} to 64 hexadecimal digits,"
            " as openssl rand -hex 32 makes them, the same for all"
        )
    return _read(text, VARIABLE)


def prove(key: bytes, keep: Keep, database: str) -> None:
    """Refuses a key that is not the one of a database."""
    _must_be_proven(key, keep, f"{VARIABLE} is not the key of {database}")


def read_key_file(path: Path) -> bytes | None:
    """The key in a file; None if there is no such file."""
    try:
        text = path.read_text(encoding="ascii")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeError) as problem:
        why = getattr(problem, "strerror", None) or "it is no text"
        raise MexicanTrainError(f"{path} cannot be read: {why}") from None
    return _read(text, str(path))


def write_key_file(path: Path, key: bytes) -> None:
    """Writes a key where none was, for its owner's eyes."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            try:
                os.write(file, key.hex().encode() + b"\n")
                os.fsync(file)
            finally:
                os.close(file)
        except OSError:
            with suppress(OSError):
                path.unlink()
            raise
    except OSError as problem:
        raise MexicanTrainError(f"{path} cannot be written: {problem.strerror}") from None


def _read(text: str, name: str) -> bytes:
    digits = text.strip()
    if len(digits) == 2 * KEY_BYTES:
        with suppress(ValueError):
            return bytes.fromhex(digits)
    raise MexicanTrainError(f"{name} holds no key: 64 hexadecimal digits")


def _must_be_proven(key: bytes, keep: Keep, otherwise: str) -> None:
    proof = sha256(b"mexican-train/key/1" + key).hexdigest()
    if keep(proof) != proof:
        raise MexicanTrainError(otherwise)
