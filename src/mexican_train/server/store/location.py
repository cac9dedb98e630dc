"""Where a database is, as people write it: a file, or an address of PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeAlias

from ...rules.errors import MexicanTrainError

SCHEMES = ("postgresql://", "postgres://")


class FileLocation(NamedTuple):
    """A file of SQLite."""

    path: Path

    @property
    def shown(self) -> str:
        """How it may be printed."""
        return str(self.path)


class PostgresLocation(NamedTuple):
    """A database of PostgreSQL; its address may have a password in it."""

    url: str

    @property
    def shown(self) -> str:
        """How it may be printed."""
        from .connecting import shown_address  # needs what not everybody installs

        return shown_address(self.url)


Location: TypeAlias = FileLocation | PostgresLocation


def location_of(text: str) -> Location:
    """The location that is meant."""
    if text.startswith(SCHEMES):
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise MexicanTrainError(
                "PostgreSQL needs psycopg: pip install 'mexican-train[cluster]'"
            ) from None
        return PostgresLocation(text)
    if "://" in text:
        scheme = text.partition("://")[0]
        raise MexicanTrainError(
            f"{scheme}:// is no database: write a file, or postgresql://user@host:5432/name"
        )
    return FileLocation(Path(text))
