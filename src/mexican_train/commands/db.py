"""`db`: brings the database to the present form, or copies all tables to another one."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from ..lab.progress import Progress
from ..rules.errors import MexicanTrainError
from ..server.address import default_database
from ..server.store.location import FileLocation, Location, PostgresLocation, location_of
from ..server.store.schema import STEPS
from .places import add_database_file, told_database

HELP = "look after the database where tables are kept"
EXAMPLES = """
mexican-train db migrate
    after an upgrade
mexican-train db copy tables.db backup.db
    a copy, also while a server runs
"""
PLACE = "a file, or postgresql://user@host:5432/name"
BUSY_SECONDS = 10.0
"""How long something else may hold a file."""


def add(parser: ArgumentParser) -> None:
    """Declares what can be done with databases."""
    parts = parser.add_subparsers(
        dest="what", metavar="WHAT", required=True, parser_class=type(parser)
    )
    look = parser.formatter_class
    about = "bring a database to the form that this version needs"
    migrating = parts.add_parser("migrate", help=about, description=about, formatter_class=look)
    migrating.add_argument(
        "--database", metavar="PLACE", help=f"{PLACE}; by default {default_database()}"
    )
    add_database_file(migrating)
    about = "copy all tables to a database that has none"
    copying = parts.add_parser("copy", help=about, description=about, formatter_class=look)
    copying.add_argument("source", metavar="FROM", help=f"{PLACE}; it may be in use")
    copying.add_argument("target", metavar="TO", help=f"{PLACE}; a file is made if there is none")


def run(options: Namespace) -> int:
    """Does what was asked for."""
    if options.what == "migrate":
        migrate(told_database(options) or str(default_database()))
    else:
        copy(options.source, options.target)
    return 0


def migrate(database: str) -> None:
    """Takes the steps that a database has not taken yet."""
    location = location_of(database)
    before = (
        _migrated_postgres(location)
        if isinstance(location, PostgresLocation)
        else _migrated(location)
    )
    missed = len(STEPS) - before
    steps = "1 step" if missed == 1 else f"{missed} steps"
    print(
        f"{location.shown} has the present form now: {steps} taken"
        if missed
        else f"{location.shown} has the present form already"
    )


def _migrated(location: FileLocation) -> int:
    # What a server needs is loaded only here: every other command starts without it.
    from ..server.store import sqlite

    if not location.path.is_file():
        raise MexicanTrainError(f"there is no file {location.path}")
    held = sqlite.lock(location.path)
    try:
        db, before = sqlite.open_file(location.path, BUSY_SECONDS)
        db.close()
        return before
    finally:
        os.close(held)


def _migrated_postgres(location: PostgresLocation) -> int:
    from ..server.store import connecting  # needs what not everybody installs

    with connecting.reach(location.url) as db:
        return connecting.migrate(db, location.url)


def copy(source: str, target: str) -> None:
    """Copies all tables, and says how many rows of each."""
    from ..server.store.copying import copy as copy_tables

    with Progress("copying", 1) as bar:

        def advance(amount: int, total: int) -> None:
            bar.total = total
            bar.advance(amount)

        counts = copy_tables(source, target, advance)
    for table, count in counts.items():
        print(f"{table:<8}{count:>12,} rows")
    if counts["keys"]:
        print(copy_key(location_of(source), location_of(target)))


def copy_key(source: Location, target: Location) -> str:
    """Copies the key of a database from file to file; what is still to be done with it."""
    from ..server.store.key import VARIABLE, key_path, read_key_file, write_key_file

    if not isinstance(target, FileLocation):
        where = key_path(source.path) if isinstance(source, FileLocation) else VARIABLE
        return f"{VARIABLE} of its servers must be the key in {where}"
    path = key_path(target.path)
    key = read_key_file(key_path(source.path)) if isinstance(source, FileLocation) else None
    if key is None:
        return f"its key was not found: put it into {path}, where only its owner can read it"
    if read_key_file(path) != key:
        write_key_file(path, key)
    return f"the key is in {path}: without it nobody can go on with these tables"
