"""`db`: brings the database to the present form, or copies all tables to another one."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from ..lab.progress import Progress
from ..rules.errors import MexicanTrainError
from ..server.address import default_database
from ..server.store.place import FilePlace, PostgresPlace, place_of
from ..server.store.schema import STEPS

HELP = "look after the database where tables are kept"
PLACE = "a file, or postgresql://user@host:5432/name"
BUSY_SECONDS = 10.0
"""How long something else may hold a file."""


def add(parser: ArgumentParser) -> None:
    """Declares what can be done with databases."""
    parts = parser.add_subparsers(
        dest="what", metavar="WHAT", required=True, parser_class=type(parser)
    )
    told = "bring a database to the form that this version needs"
    migrating = parts.add_parser("migrate", help=told, description=told)
    migrating.add_argument("--database", metavar="PLACE", help=f"{PLACE} ({default_database()})")
    told = "copy all tables to a database that has none"
    copying = parts.add_parser("copy", help=told, description=told)
    copying.add_argument("source", metavar="FROM", help=f"{PLACE}; it may be in use")
    copying.add_argument("target", metavar="TO", help=f"{PLACE}; a file is made if there is none")


def run(options: Namespace) -> int:
    """Does what was asked for."""
    if options.what == "migrate":
        migrate(options.database or str(default_database()))
    else:
        copy(options.source, options.target)
    return 0


def migrate(database: str) -> None:
    """Takes the steps that a database has not taken yet."""
    place = place_of(database)
    before = _migrated_postgres(place) if isinstance(place, PostgresPlace) else _migrated(place)
    missed = len(STEPS) - before
    steps = "1 step" if missed == 1 else f"{missed} steps"
    print(
        f"{place.shown} has the present form now: {steps} taken"
        if missed
        else f"{place.shown} has the present form already"
    )


def _migrated(place: FilePlace) -> int:
    # What a server needs is loaded only here: every other command starts without it.
    from ..server.store import sqlite

    if not place.path.is_file():
        raise MexicanTrainError(f"there is no file {place.path}")
    held = sqlite.lock(place.path)
    try:
        db, before = sqlite.open_file(place.path, BUSY_SECONDS)
        db.close()
        return before
    finally:
        os.close(held)


def _migrated_postgres(place: PostgresPlace) -> int:
    from ..server.store import connecting  # needs what not everybody installs

    with connecting.reach(place.url) as db:
        return connecting.migrate(db, place.url)


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
