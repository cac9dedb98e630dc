"""A PostgreSQL for each file of tests, and a database of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from store.databases import AnyStore, Home, PostgresHome, private_postgres

from benchmarks.services import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with private_postgres() as service:
        yield service


@pytest.fixture
def home(postgres: Postgres) -> Home:
    return PostgresHome(postgres)


@pytest.fixture
def store(home: Home) -> Iterator[AnyStore]:
    with closing(home.open()) as opened:
        yield opened
