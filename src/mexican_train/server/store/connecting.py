"""The way to a PostgreSQL database: its address, connections that never hang, its form."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Generator
from typing import Any, TypeVar
from urllib.parse import quote

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.string import StrDumper

from ...rules.errors import MexicanTrainError
from .schema import ENOUGH, STEPS, refuse_later, require_present, steps

T = TypeVar("T")
MIGRATING = 0x6D657874
"""The number of the lock that whoever migrates holds."""
MIGRATING_SECONDS = 60
"""How long another process that migrates is waited for."""
AT_ONCE = 0.5
"""How long one waits for it at once, and for servers that use a table which is to be changed: they
wait meanwhile, and after a second PostgreSQL would refuse one of two that wait for each other."""
STEPS_TABLE = "schema_steps"
# It warns of what follows from an error; the error itself comes to us, and is told by who asked.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class Silent(psycopg.OperationalError):
    """PostgreSQL is there and says nothing."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """A connection on which every wait ends, also when PostgreSQL stands still."""

    patience = math.inf

    def wait(self, gen: Generator[Any, Any, T], *rest: Any, **more: Any) -> T:
        """Waits for an answer; if there is none in time, the connection is over."""
        try:
            return super().wait(_bounded(gen, time.monotonic() + self.patience), *rest, **more)
        except Silent:
            self.close()
            raise


def _bounded(waits: Generator[Any, Any, T], until: float) -> Generator[Any, Any, T]:
    try:
        wanted = next(waits)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > until:
                raise Silent("PostgreSQL does not answer")
            wanted = waits.send(ready)
    except StopIteration as end:
        answer: T = end.value
        return answer


class WholeText(StrDumper):
    """Text without NUL, which PostgreSQL cannot hold; nothing we make has one, but clients may."""

    def dump(self, obj: str) -> Any:
        """The text as it is sent."""
        return super().dump(obj.replace("\0", "\ufffd"))


def shown_address(url: str) -> str:
    """An address as it may be printed: without its password."""
    given = _parameters(url)
    port = f":{given['port']}" if given.get("port") else ""
    user = f"{quote(str(given['user']))}@" if given.get("user") else ""
    return f"postgresql://{user}{given.get('host') or ''}{port}/{given.get('dbname') or ''}"


def connect(url: str, seconds: float | None = None) -> Connection:
    """A connection on which nothing takes longer than so many seconds, if that is said."""
    given = _parameters(url)
    options = str(given.get("options") or "")
    limits: dict[str, Any] = {"connect_timeout": 10}
    if seconds is not None:
        milliseconds = math.ceil(seconds * 1000)
        options += f" -c statement_timeout={milliseconds} -c lock_timeout={milliseconds}"
        options += f" -c idle_in_transaction_session_timeout={10 * milliseconds}"
        limits = {
            "connect_timeout": max(2, math.ceil(seconds)),  # the least it can be
            "tcp_user_timeout": milliseconds,
            **{"keepalives": 1, "keepalives_idle": 5, "keepalives_interval": 2},
            "keepalives_count": 3,
        }
    wanted = {"application_name": "mexican-train", **given, **limits, "options": options.strip()}
    db = Connection.connect(autocommit=True, **wanted)
    db.adapters.register_dumper(str, WholeText)
    if seconds is not None:
        # PostgreSQL stops by itself what takes too long, unless it stands still altogether.
        db.patience = seconds + 1
        db.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit')='off'"
        )
    return db


def reach(url: str) -> Connection:
    """A first connection; why there is none is said in a sentence."""
    name = shown_address(url)
    try:
        return connect(url)
    except psycopg.Error as problem:
        raise MexicanTrainError(f"{name} cannot be reached: {reason(problem)}") from None


def reason(problem: Exception) -> str:
    """What PostgreSQL says about an error, on one line."""
    said = problem.diag.message_primary if isinstance(problem, psycopg.Error) else None
    line = (said or str(problem) or type(problem).__name__).strip().splitlines()[0]
    return line.rpartition("failed: ")[2].removeprefix("FATAL:").strip()


def _parameters(url: str) -> dict[str, Any]:
    try:
        return dict(conninfo_to_dict(url))
    except psycopg.Error:  # which repeats parts of the address, perhaps of its password
        raise MexicanTrainError(
            "the address of the database cannot be read: write postgresql://user@host:5432/name"
        ) from None


# ---------------------------------------------------------------------- its form


def steps_taken(db: psycopg.Connection[Any]) -> int:
    """How many steps a database has taken."""
    found = db.execute("SELECT to_regclass(%s)", (STEPS_TABLE,)).fetchone()
    if found is None or found[0] is None:
        return 0
    counted = db.execute(f"SELECT coalesce(max(step), 0) FROM {STEPS_TABLE}").fetchone()
    return int(counted[0]) if counted else 0


def migrate(db: psycopg.Connection[Any], url: str, only_if_empty: bool = False) -> int:
    """Brings a database to the present form, once however many try; the steps it had taken."""
    name, until = shown_address(url), time.monotonic() + MIGRATING_SECONDS
    while True:
        try:
            return _migrate(db, name, only_if_empty)
        except psycopg.errors.LockNotAvailable:
            if time.monotonic() > until:
                raise MexicanTrainError(f"another process is migrating {name}") from None
            time.sleep(AT_ONCE)  # whoever uses it comes first
        except psycopg.Error as problem:
            raise MexicanTrainError(
                f"{name} cannot be used as the database: {reason(problem)}"
            ) from None


def _migrate(db: psycopg.Connection[Any], name: str, only_if_empty: bool) -> int:
    """Takes the steps, unless something is in the way."""
    with db.transaction():
        db.execute(f"SET LOCAL lock_timeout='{AT_ONCE}s'")
        db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        done = steps_taken(db)
        if done > len(STEPS):
            refuse_later(_steps_needed(db) if only_if_empty else done, name)
        elif only_if_empty and done:
            require_present(done, name)
        take(db, done, len(STEPS))
    return done


def _steps_needed(db: psycopg.Connection[Any]) -> int:
    """How many steps a server must know for a database that has taken more than are known here."""
    needed = db.execute(f"SELECT max(coalesce(enough, step)) FROM {STEPS_TABLE}").fetchone()
    return int(needed[0]) if needed else 0


def take(db: psycopg.Connection[Any], done: int, wanted: int) -> None:
    """Takes the steps after the first `done`."""
    if done == 0 and wanted:
        db.execute(f"CREATE TABLE {STEPS_TABLE} (step BIGINT PRIMARY KEY)")
    for number, step in enumerate(steps("postgresql")[done:wanted], start=done + 1):
        db.execute(sql.SQL(step))
        db.execute(f"INSERT INTO {STEPS_TABLE} (step) VALUES (%s)", (number,))
        enough = ENOUGH.get(number)
        if enough is not None:
            db.execute(f"UPDATE {STEPS_TABLE} SET enough=%s WHERE step=%s", (enough, number))
