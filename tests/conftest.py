"""Options of the simulations: how many schedules, or which one."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--schedules", type=int, metavar="N", help="simulate servers through N schedules"
    )
    parser.addoption(
        "--schedule", type=int, metavar="SEED", help="simulate servers through this schedule"
    )
