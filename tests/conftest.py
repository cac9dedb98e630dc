"""Coroutine tests, and the options of the simulations: how many schedules, or which one."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os

import jumping_clock
import pytest
import tiers
from hypothesis import settings

# Thousands of tests are collected and stay. Looking through them for garbage again and again takes
# a tenth of the time, so they are left out of it (see `pytest_collection_finish`).
gc.disable()

# Tests share the cores as it is; NumPy looks at this when it is imported first.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The same examples in every run; EXPLORE=20 looks for new ones (see strategies.py).
settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")

# Where helpers assert, a failure shows what was compared, as in tests.
pytest.register_assert_rewrite("cluster.chaos", "crowd", "database_contents", "program")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "real_clock: a coroutine test in which time really passes")
    for mark, meaning in tiers.MARKS.items():
        config.addinivalue_line("markers", f"{mark}: {meaning}")
    config.pluginmanager.register(tiers.OutsideGuard())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep tests in which time really passes out of the edit loop."""
    for item in items:
        if item.get_closest_marker("real_clock"):
            item.add_marker(pytest.mark.gate)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a test that is a coroutine: on a clock that jumps, or where time really passes."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    named = inspect.signature(pyfuncitem.obj).parameters
    work = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in named})
    if pyfuncitem.get_closest_marker("real_clock"):
        asyncio.run(work)
    else:
        jumping_clock.run(work)
    return True


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--schedules", type=int, metavar="N", help="simulate servers through N schedules"
    )
    parser.addoption(
        "--schedule", type=int, metavar="SEED", help="simulate servers through this schedule"
    )
