"""Which server has which table, in PostgreSQL. All times are by its clock.

Every statement here is a transaction of its own. A table changes hands only by comparing: it is
taken from the very server that was seen to be dead, or not at all. So of several that want it, one
gets it, and the others see who.
"""

from __future__ import annotations

from .statements import Session
from .store import Held, Unregistered

CLOCK = "extract(epoch FROM clock_timestamp())::float8"
STARTED = "extract(epoch FROM pg_postmaster_start_time())::float8"
TRIES = 20
"""How often a table may change hands under the eyes of someone who wants it."""


def register(session: Session, server: str, seconds: float) -> None:
    """A new server, alive for so long from now."""
    session.fetch(
        f"INSERT INTO servers (id, until) VALUES (?, {CLOCK} + ?::float8)"
        " ON CONFLICT (id) DO UPDATE SET until=excluded.until",
        (server, seconds),
    )


def renew(session: Session, server: str, seconds: float) -> set[str] | None:
    """Prolongs a server's life; all that live, or None when it was declared dead."""
    living = session.fetch(
        f"WITH mine AS (UPDATE servers SET until={CLOCK} + ?::float8 WHERE id=? RETURNING id)"
        " SELECT id FROM mine UNION"
        f" SELECT id FROM servers WHERE until>{CLOCK} AND EXISTS (SELECT 1 FROM mine)",
        (seconds, server),
    )
    return {row[0] for row in living} or None


def claim(session: Session, table: str, server: str, restart_grace: float) -> str:
    """The server that has a table after this: the one it had, if that lives, or else this one."""
    for _ in range(TRIES):
        registered, owner, there, expired, settled = _seen(session, table, server, restart_grace)
        if not registered:
            raise Unregistered(f"{server} is not registered")
        if owner is None:
            continue  # somebody took it at this very moment: the next look shows who
        if owner == server or (there and not (expired and settled)):
            return str(owner)
        if there:
            _declare_dead(session, owner)
        if _taken(session, table, server, owner):
            return server
    raise Held("the table changes hands all the time")


def _seen(
    session: Session, table: str, server: str, restart_grace: float
) -> tuple[bool, str | None, bool, bool, bool]:
    """Takes a table that nobody has; who has it, and what is known of them."""
    found = session.fetch(
        "WITH taken AS (INSERT INTO owners (table_id, server)"
        " SELECT ?, id FROM servers WHERE id=? ON CONFLICT (table_id) DO NOTHING RETURNING server),"
        " had AS (SELECT server FROM taken UNION ALL SELECT server FROM owners WHERE table_id=?)"
        " SELECT EXISTS (SELECT 1 FROM servers WHERE id=?), had.server, s.id IS NOT NULL,"
        f" coalesce(s.until<={CLOCK}, false), {CLOCK} - {STARTED} > ?::float8"
        " FROM (SELECT 1) one LEFT JOIN had ON true LEFT JOIN servers s ON s.id=had.server",
        (table, server, table, server, restart_grace),
    )
    registered, owner, there, expired, settled = found[0]
    return registered, owner, there, expired, settled


def _declare_dead(session: Session, server: str) -> None:
    """Strikes a server off whose time has run out, unless it has just prolonged it."""
    session.fetch(f"DELETE FROM servers WHERE id=? AND until<={CLOCK}", (server,))


def _taken(session: Session, table: str, server: str, dead: str) -> bool:
    """Takes a table from a server that is not there; whether it was still its, and is ours."""
    return bool(
        session.fetch(
            "UPDATE owners SET server=? WHERE table_id=? AND server=?"
            " AND NOT EXISTS (SELECT 1 FROM servers WHERE id=?)"
            " AND EXISTS (SELECT 1 FROM servers WHERE id=?) RETURNING server",
            (server, table, dead, dead, server),
        )
    )


def release(session: Session, tables: list[str], server: str) -> None:
    """Gives tables back, where they are still this server's."""
    session.fetch("DELETE FROM owners WHERE server=? AND table_id=ANY(?)", (server, tables))


def retire(session: Session, server: str) -> None:
    """Gives back all that a server has; it is no longer there."""
    session.fetch(
        "WITH gone AS (DELETE FROM servers WHERE id=?) DELETE FROM owners WHERE server=?",
        (server, server),
    )
