"""The form of the database, written once for SQLite and PostgreSQL: the steps that lead to it.

A step that was ever released is never changed; whatever is new is a step of its own. Steps are
written with placeholders where the engines name things differently.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...rules.errors import MexicanTrainError

Engine: TypeAlias = Literal["sqlite", "postgresql"]

STEPS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, made {real} NOT NULL, touched {real} NOT NULL
    ){lean};
    CREATE INDEX tables_by_touched ON tables (touched);
    CREATE TABLE log (
        table_id TEXT NOT NULL, version {integer} NOT NULL, at {real} NOT NULL,
        seat {integer}, id TEXT, entry {blob} NOT NULL,
        PRIMARY KEY (table_id, version)
    ){lean};
    CREATE TABLE said (
        table_id TEXT NOT NULL, number {integer} NOT NULL, at {real} NOT NULL, line {blob} NOT NULL,
        PRIMARY KEY (table_id, number)
    ){lean};
    CREATE TABLE matches (
        table_id TEXT NOT NULL, match {integer} NOT NULL, invite TEXT NOT NULL, at {real} NOT NULL,
        finished {integer} NOT NULL, summary {blob} NOT NULL,
        PRIMARY KEY (table_id, match)
    ){lean};
    CREATE TABLE records (
        table_id TEXT NOT NULL, match {integer} NOT NULL, round {integer} NOT NULL,
        record {blob} NOT NULL,
        PRIMARY KEY (table_id, match, round)
    ){lean};
    """,
    """
    CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL){lean};
    """,
    """
    CREATE TABLE servers (id TEXT PRIMARY KEY, until {real} NOT NULL){lean};
    CREATE TABLE owners (table_id TEXT PRIMARY KEY, server TEXT NOT NULL){lean};
    CREATE INDEX owners_by_server ON owners (server);
    """,
)

COLUMNS = {
    "tables": ("id", "made", "touched"),
    "log": ("table_id", "version", "at", "seat", "id", "entry"),
    "said": ("table_id", "number", "at", "line"),
    "matches": ("table_id", "match", "invite", "at", "finished", "summary"),
    "records": ("table_id", "match", "round", "record"),
    "codes": ("code", "table_id"),
}
"""What is kept of tables; `servers` and `owners` are about processes and mean nothing elsewhere."""

_WORDS: dict[Engine, dict[str, str]] = {
    "sqlite": {"real": "REAL", "integer": "INTEGER", "blob": "BLOB", "lean": " WITHOUT ROWID"},
    "postgresql": {
        "real": "DOUBLE PRECISION",
        "integer": "BIGINT",
        "blob": "BYTEA",
        "lean": "",
    },
}


def steps(engine: Engine) -> list[str]:
    """The steps from an empty database to the present form, as an engine reads them."""
    return [step.format_map(_WORDS[engine]) for step in STEPS]


def refuse_later(taken: int, name: object) -> None:
    """Refuses a database that has taken more steps than are known here."""
    if taken > len(STEPS):
        raise MexicanTrainError(
            f"{name} cannot be used as the database:"
            " it was written by a later version of mexican-train"
        )


def require_present(taken: int, name: object) -> None:
    """Refuses a database that does not have the present form."""
    refuse_later(taken, name)
    if taken == 0:
        raise MexicanTrainError(f"{name} is no database of mexican-train")
    if taken < len(STEPS):
        raise MexicanTrainError(
            f"{name} has the form of an earlier version: stop its servers,"
            f" then run mexican-train db migrate --database {name}"
        )
