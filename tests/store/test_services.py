"""The PostgreSQL and Redis that tests and measurements use: private, and gone when they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import needs
import psycopg
import pytest
from waiting import poll, wait_for_exit

from benchmarks.services import Postgres, Redis

ROOT = Path(__file__).parents[2]
pytestmark = [needs.services, pytest.mark.release]
LEFT_ALONE = """
import os, signal
from benchmarks.services import Postgres, Redis
services = [Postgres(), Redis()]
for service in services:
    service.start()
print(*(service.folder for service in services), flush=True)
print(*(service._process.pid for service in services), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_postgres_keeps_its_data_and_its_port_and_is_careful() -> None:
    with Postgres() as service:
        with psycopg.connect(service.url) as db:
            db.execute("CREATE TABLE kept AS SELECT 7 AS number")
            for setting in ("fsync", "full_page_writes", "synchronous_commit"):
                assert db.execute(f"SHOW {setting}").fetchone() == ("on",)
            assert db.execute("SHOW listen_addresses").fetchone() == ("127.0.0.1",)
        service.kill()
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(service.url)
        service.start()
        service.restart()
        with psycopg.connect(service.url) as db:
            assert db.execute("SELECT number FROM kept").fetchone() == (7,)
    assert not service.folder.exists()


def test_redis_answers_again_after_a_crash() -> None:
    with Redis() as service:
        assert service._answers()
        service.kill()
        assert not service._answers()
        service.start()
        service.restart()
        assert service._answers()
    assert not service._answers()
    assert not service.folder.exists()


def test_services_end_with_who_started_them_however_that_ends() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEFT_ALONE],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        timeout=120,
        check=False,
    )
    folders, processes = (line.split() for line in done.stdout.splitlines())
    assert wait_for_exit(map(int, processes), 60)
    assert poll(lambda: not any(Path(folder).exists() for folder in folders))
