"""Which server has which table, in PostgreSQL. All times are by its clock.

Every statement here is a transaction of its own. A table changes hands only by comparing: it is
taken from the very server that was seen to be dead, or not at all. So of several that want it, one
gets it, and the others see who. One that is too old for it does not get it: the database gives it
to another (`schema.py`), and the next look shows to whom.
"""

from __future__ import annotations

from typing import NamedTuple

from ..generation import GENERATION
from .statements import Database
from .store import DatabaseBusy, Living, Outgrown, Unregistered

CLOCK = "extract(epoch FROM clock_timestamp())::float8"
STARTED = "extract(epoch FROM pg_postmaster_start_time())::float8"
TRIES = 20
"""How often a table may change hands under the eyes of someone who wants it."""
LOOKS = 2
"""After how many looks one who is too old for a table would have seen who is not."""


def register(database: Database, server: str, seconds: float) -> None:
    """A new server of this generation, alive for so long from now."""
    database.fetch(
        f"INSERT INTO servers (id, until, generation) VALUES (?, {CLOCK} + ?::float8, ?)"
        " ON CONFLICT (id) DO UPDATE SET until=excluded.until",
        (server, seconds, GENERATION),
    )


def renew(
    database: Database, server: str, seconds: float, linked: bool
) -> dict[str, Living] | None:
    """Prolongs a server's life, and says whether it reaches Redis; all that live.

    None when it was declared dead.
    """
    living = database.fetch(
        f"WITH mine AS (UPDATE servers SET until={CLOCK} + ?::float8, linked=? WHERE id=?"
        " RETURNING id, linked, generation) SELECT id, linked, generation FROM mine UNION ALL"
        f" SELECT id, linked, generation FROM servers WHERE until>{CLOCK} AND id<>?"
        " AND EXISTS (SELECT 1 FROM mine)",
        (seconds, int(linked), server, server),
    )
    known = {id: Living(bool(linked), generation) for id, linked, generation in living}
    return known or None


class _Claim(NamedTuple):
    """Who has a table, as one look at the database shows it."""

    registered: bool
    """Whether the server that wants it is."""
    owner: str | None
    """None: somebody took it at this very moment, or it is outgrown and nobody's."""
    alive: bool
    """Whether the owner is registered."""
    expired: bool
    """Whether the owner's time has run out."""
    settled: bool
    """Whether the database has been up for long enough to hold that against anybody."""
    outgrown: bool
    """Whether the table is of a later generation than the server that wants it."""


def claim(database: Database, table: str, server: str, restart_grace: float) -> str:
    """The server that has a table after this: the one it had, if that lives, or else this one, or
    one that is new enough."""
    for attempt in range(TRIES):
        seen = _seen(database, table, server, restart_grace)
        if not seen.registered:
            raise Unregistered(f"{server} is not registered")
        if seen.owner is not None:  # else the next look shows who
            if seen.owner == server or (seen.alive and not (seen.expired and seen.settled)):
                return seen.owner
            if seen.alive:
                _declare_dead(database, seen.owner)
            if _taken(database, table, server, seen.owner):
                return server
        if seen.outgrown and attempt == LOOKS:
            raise Outgrown(f"{server} is too old for {table}, and no newer server lives")
    raise DatabaseBusy("the table changes hands all the time")


def _seen(database: Database, table: str, server: str, restart_grace: float) -> _Claim:
    """Takes a table that nobody has; who has it, and what is known of them."""
    found = database.fetch(
        "WITH taken AS (INSERT INTO owners (table_id, server)"
        " SELECT ?, id FROM servers WHERE id=? ON CONFLICT (table_id) DO NOTHING RETURNING server),"
        " had AS (SELECT server FROM taken UNION ALL SELECT server FROM owners WHERE table_id=?)"
        " SELECT me.id IS NOT NULL, had.server, s.id IS NOT NULL,"
        f" coalesce(s.until<={CLOCK}, false), {CLOCK} - {STARTED} > ?::float8,"
        " coalesce(t.generation>me.generation, false)"
        " FROM (SELECT 1) one LEFT JOIN had ON true LEFT JOIN servers s ON s.id=had.server"
        " LEFT JOIN servers me ON me.id=? LEFT JOIN tables t ON t.id=?",
        (table, server, table, restart_grace, server, table),
    )
    return _Claim(*found[0])


def _declare_dead(database: Database, server: str) -> None:
    """Strikes a server off whose time has run out, unless it has just prolonged it."""
    database.fetch(f"DELETE FROM servers WHERE id=? AND until<={CLOCK}", (server,))


def _taken(database: Database, table: str, server: str, dead: str) -> bool:
    """Takes a table from a server that is not there; whether it was still its, and is ours."""
    return bool(
        database.fetch(
            "UPDATE owners SET server=? WHERE table_id=? AND server=?"
            " AND NOT EXISTS (SELECT 1 FROM servers WHERE id=?)"
            " AND EXISTS (SELECT 1 FROM servers WHERE id=?) RETURNING server",
            (server, table, dead, dead, server),
        )
    )


def release(database: Database, tables: list[str], server: str) -> None:
    """Gives tables back, where they are still this server's."""
    database.fetch("DELETE FROM owners WHERE server=? AND table_id=ANY(?)", (server, tables))


def hand_over(database: Database, tables: list[str], server: str, to: str) -> None:
    """Gives tables to a server that lives, where they are still this server's."""
    database.fetch(
        "UPDATE owners SET server=? WHERE server=? AND table_id=ANY(?)"
        f" AND EXISTS (SELECT 1 FROM servers WHERE id=? AND until>{CLOCK})",
        (to, server, tables, to),
    )


def retire(database: Database, server: str) -> None:
    """Gives back all that a server has; it is no longer there."""
    database.fetch(
        "WITH gone AS (DELETE FROM servers WHERE id=?) DELETE FROM owners WHERE server=?",
        (server, server),
    )
