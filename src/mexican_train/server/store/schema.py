"""The form of the database, written once for SQLite and PostgreSQL: the steps that lead to it.

A step that was ever released is never changed; whatever is new is a step of its own. Steps are
written with placeholders where the two name things differently.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...rules.errors import MexicanTrainError

Dialect: TypeAlias = Literal["sqlite", "postgresql"]

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
    """
    CREATE TABLE keys (id {integer} PRIMARY KEY, proof TEXT NOT NULL){lean};
    """,
    """
    CREATE TABLE results (
        challenge TEXT NOT NULL, id TEXT NOT NULL, at {real} NOT NULL, result {blob} NOT NULL,
        PRIMARY KEY (challenge, id)
    ){lean};
    CREATE INDEX results_by_at ON results (at);
    """,
    """
    ALTER TABLE servers ADD COLUMN linked {integer} NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE tables ADD COLUMN generation {integer} NOT NULL DEFAULT 1;
    {several}
    ALTER TABLE servers ADD COLUMN generation {integer} NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE results ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    """,
)

ENOUGH: dict[int, int] = {8: 7}
"""For a step that servers can do without: how many steps it is enough to know. They run on, and may
start, beside those that have taken it. Without such a line only those that know it start."""

COLUMNS = {
    "tables": ("id", "made", "touched", "generation"),
    "log": ("table_id", "version", "at", "seat", "id", "entry"),
    "said": ("table_id", "number", "at", "line"),
    "matches": ("table_id", "match", "invite", "at", "finished", "summary"),
    "records": ("table_id", "match", "round", "record"),
    "codes": ("code", "table_id"),
    "keys": ("id", "proof"),
    "results": ("challenge", "id", "at", "result", "origin"),
}
"""What is kept of tables; `servers` and `owners` are about processes and mean nothing elsewhere."""

# No server has a table of a later generation. One that would take it gives it to another instead,
# that lives, reaches Redis and is new enough; without any nobody gets it. This is for the database
# to do: servers from before there were generations ask for nothing of the kind, and are led there
# like everyone. Of a table that was taken from the dead they would not look whose it is now, so
# they are told that it was not; at the next look they see who has it.
_SEVERAL = """
    CREATE FUNCTION give_to_newer() RETURNS trigger LANGUAGE plpgsql
    SET search_path FROM CURRENT AS $$ DECLARE newer TEXT; BEGIN
        IF NOT EXISTS (SELECT 1 FROM tables t JOIN servers s ON s.id=NEW.server
            WHERE t.id=NEW.table_id AND t.generation>s.generation) THEN RETURN NEW;
        END IF;
        SELECT s.id INTO newer FROM servers s JOIN tables t ON t.id=NEW.table_id
            WHERE s.generation>=t.generation AND s.linked=1
            AND s.until>extract(epoch FROM clock_timestamp()) ORDER BY random() LIMIT 1;
        IF newer IS NULL THEN RETURN NULL;
        END IF;
        IF TG_OP='UPDATE' THEN
            UPDATE owners SET server=newer WHERE table_id=OLD.table_id;
            RETURN NULL;
        END IF;
        NEW.server := newer;
        RETURN NEW;
    END $$;
    CREATE TRIGGER owners_are_new_enough BEFORE INSERT OR UPDATE ON owners
    FOR EACH ROW EXECUTE FUNCTION give_to_newer();
    ALTER TABLE schema_steps ADD COLUMN enough BIGINT;
"""
_WORDS: dict[Dialect, dict[str, str]] = {
    "sqlite": {
        "real": "REAL",
        "integer": "INTEGER",
        "blob": "BLOB",
        "lean": " WITHOUT ROWID",
        "several": "",  # a file is one server's
    },
    "postgresql": {
        "real": "DOUBLE PRECISION",
        "integer": "BIGINT",
        "blob": "BYTEA",
        "lean": "",
        "several": _SEVERAL,
    },
}


def steps(dialect: Dialect) -> list[str]:
    """The steps from an empty database to the present form, as one of the two reads them."""
    return [step.format_map(_WORDS[dialect]) for step in STEPS]


def refuse_later(needed: int, name: object) -> None:
    """Refuses a database for which one must know more steps than are known here."""
    if needed > len(STEPS):
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
            f"{name} has the form of an earlier version:"
            f" run mexican-train db migrate --database {name}"
        )
