"""The PostgreSQL and Redis that tests and measurements use: private, and gone when they are."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from benchmarks.engines import Postgres, Redis, missing

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    bool(missing()) and os.environ.get("CI") != "true",
    reason=f"not on this machine: {', '.join(missing())}",
)
LEFT_ALONE = """
import os, signal
from benchmarks.engines import Postgres, Redis
engines = [Postgres(), Redis()]
for engine in engines:
    engine.start()
print(*(engine.folder for engine in engines), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_postgres_keeps_its_data_and_its_port_and_is_careful() -> None:
    with Postgres() as engine:
        with psycopg.connect(engine.url) as db:
            db.execute("CREATE TABLE kept AS SELECT 7 AS number")
            for setting in ("fsync", "full_page_writes", "synchronous_commit"):
                assert db.execute(f"SHOW {setting}").fetchone() == ("on",)
            assert db.execute("SHOW listen_addresses").fetchone() == ("127.0.0.1",)
        engine.kill()
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(engine.url)
        engine.start()
        engine.restart()
        with psycopg.connect(engine.url) as db:
            assert db.execute("SELECT number FROM kept").fetchone() == (7,)
    assert not engine.folder.exists()


def test_redis_answers_again_after_a_crash() -> None:
    with Redis() as engine:
        assert engine._answers()
        engine.kill()
        assert not engine._answers()
        engine.start()
        engine.restart()
        assert engine._answers()
    assert not engine._answers()
    assert not engine.folder.exists()


def test_engines_end_with_who_started_them_however_that_ends() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEFT_ALONE],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        timeout=120,
        check=False,
    )
    postgres, redis = done.stdout.split()
    deadline = time.monotonic() + 60
    while Path(postgres).exists() or Path(redis).exists():
        assert time.monotonic() < deadline, "they are still there"
        time.sleep(0.05)
