"""Screens of the terminal on the clock that jumps."""

from __future__ import annotations

import asyncio

import pytest
import textual._time
import textual.pilot

IDLE_SECONDS = 0.02


@pytest.fixture(autouse=True)
def _textual_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Textual read the time of its event loop.

    Its pilot compares processor time with the machine's clock to find out that an app is idle. On a
    clock that jumps, a sleep ends only when nothing else is left to do.
    """

    async def wait_for_idle(min_sleep: float = 0, max_sleep: float = 1) -> None:
        await asyncio.sleep(IDLE_SECONDS)

    monkeypatch.setattr(textual.pilot, "wait_for_idle", wait_for_idle)
    monkeypatch.setattr(textual._time, "get_time", lambda: asyncio.get_running_loop().time())
