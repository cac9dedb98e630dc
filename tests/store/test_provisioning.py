"""PostgreSQL and Redis set up step by step, as docs/operations.md says: what is printed there is
what is done here."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import needs
import psycopg
import pytest
from program import Outcome, program

from benchmarks.services import Postgres, Redis
from benchmarks.services import program as service_program
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.cluster.link import reach

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
STEPS = PAGE.split("### PostgreSQL and Redis, step by step")[1].split("\n## ")[0]
SQL = re.findall(r"^```sql\n(.*?)^```", STEPS, re.DOTALL | re.MULTILINE)
(REDIS,) = re.findall(r"^```redis\n(.*?)^```", STEPS, re.DOTALL | re.MULTILINE)
PASSWORD = "change-me"

pytestmark = [needs.services, pytest.mark.release]


@pytest.fixture
def name(postgres: Postgres) -> Iterator[str]:
    """What role and database are called here, where others have theirs."""
    called = f"train_{secrets.token_hex(4)}"
    yield called
    with psycopg.connect(postgres.url, autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {called} WITH (FORCE)")
        db.execute(f"DROP ROLE IF EXISTS {called}")


def done(url: str, steps: str, name: str) -> None:
    """Does what the page says, under another name."""
    with psycopg.connect(url, autocommit=True) as db:
        for step in re.sub(r"\btrain\b", name, steps).strip().split(";\n"):
            db.execute(step.encode())


def place(postgres: Postgres, user: str, database: str) -> str:
    return f"postgresql://{user}@127.0.0.1:{postgres.port}/{database}"


def migrate(postgres: Postgres, name: str) -> Outcome:
    env = {"PGPASSWORD": PASSWORD, "MEXICAN_TRAIN_DATABASE": place(postgres, name, name)}
    return program("db", "migrate", env=env)


def test_the_role_of_the_servers_makes_its_tables_and_nobody_else_comes_in(
    postgres: Postgres, name: str
) -> None:
    done(postgres.url, SQL[0], name)
    came = migrate(postgres, name)
    assert (came.status, "has the present form now" in came.out) == (0, True), came
    with psycopg.connect(postgres.url, autocommit=True) as db:
        stranger = f"{name}_stranger"
        db.execute(f"CREATE ROLE {stranger} LOGIN")
        try:
            with pytest.raises(psycopg.OperationalError, match="permission denied for database"):
                psycopg.connect(place(postgres, stranger, name))
        finally:
            db.execute(f"DROP ROLE {stranger}")


def test_a_database_that_somebody_else_has_made_is_handed_over(
    postgres: Postgres, name: str
) -> None:
    role, _ = SQL[0].split("\n", 1)
    done(postgres.url, f"{role}\nCREATE DATABASE train;\n", name)
    assert "permission denied for schema public" in migrate(postgres, name).refused()
    superuser = postgres.url.rpartition("/")[0]
    done(f"{superuser}/{name}", SQL[1], name)
    assert migrate(postgres, name).status == 0


class Provisioned(Redis):
    """A Redis with the settings of the page."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = self.folder / "redis.conf"
        self.settings.write_text(f"{REDIS}port {self.port}\ndir {self.folder}\n", encoding="utf-8")
        self.url = f"redis://:{PASSWORD}@127.0.0.1:{self.port}/0"

    def _command(self) -> list[str]:
        return [service_program("redis-server"), str(self.settings)]

    def _answers(self) -> bool:
        with suppress(MexicanTrainError):
            reach(self.url)
            return True
        return False


def test_redis_wants_its_password_and_keeps_nothing() -> None:
    with Provisioned() as redis:
        with pytest.raises(MexicanTrainError, match="Authentication required"):
            reach(f"redis://127.0.0.1:{redis.port}/0")
        redis.stop()
        assert not [*redis.folder.glob("*.rdb"), *redis.folder.glob("*aof*")]
