"""Where a server finds its database and its Redis: in an option, a file or a variable.

An address may have a password in it, and options are shown to everyone on the machine who lists its
processes. So each can be told in a file or in the environment instead.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from urllib.parse import urlsplit

from ..rules.errors import MexicanTrainError

DATABASE = "MEXICAN_TRAIN_DATABASE"
REDIS = "MEXICAN_TRAIN_REDIS"
LONGEST = 4096


def add_database_file(parser: ArgumentParser) -> None:
    """The option that names a file with the address of the database."""
    parser.add_argument(
        "--database-file",
        metavar="FILE",
        help=f"a file with that place in its only line; the variable {DATABASE} can hold it too",
    )


def add_redis_file(parser: ArgumentParser) -> None:
    """The option that names a file with the address of Redis."""
    parser.add_argument(
        "--redis-file",
        metavar="FILE",
        help=f"a file with that address in its only line; the variable {REDIS} can hold it too",
    )


def told_database(options: Namespace) -> str | None:
    """Where the database is, if that was said anywhere."""
    return _told("--database", options.database, options.database_file, DATABASE)


def told_redis(options: Namespace) -> str | None:
    """Where Redis is, if that was said anywhere."""
    return _told("--redis", options.redis, options.redis_file, REDIS)


def shows_password(address: str | None) -> bool:
    """Whether an address that was given as an option has a password in it, for all to see."""
    try:
        return bool(address and urlsplit(address).password)
    except ValueError:
        return False


def _told(option: str, given: str | None, file: str | None, variable: str) -> str | None:
    """What was said nearest: an option, a file that an option names, or a variable."""
    if given is not None and file is not None:
        raise MexicanTrainError(f"{option} and {option}-file say the same thing: give one of them")
    if file is not None:
        return _line(Path(file))
    return given if given is not None else os.environ.get(variable) or None


def _line(path: Path) -> str:
    """The only line of a file; what is in it is told to nobody."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1).decode().strip()
    except (OSError, UnicodeError) as problem:
        why = getattr(problem, "strerror", None) or "it is no text"
        raise MexicanTrainError(f"{path} cannot be read: {why}") from None
    if not text or "\n" in text or len(text) > LONGEST:
        raise MexicanTrainError(f"{path} must hold one line: an address such as postgresql://…")
    return text
