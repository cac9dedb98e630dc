"""What tests need of the machine. Where it is missing they are left out, but never in CI."""

from __future__ import annotations

import os
import sys

import pytest

from benchmarks import balancers as in_front
from benchmarks.services import missing

MAY_LEAVE_OUT = os.environ.get("CI") != "true"

services = pytest.mark.skipif(
    MAY_LEAVE_OUT and bool(missing()), reason=f"needs Debian's {' and '.join(missing())}"
)
"""Marks tests that need PostgreSQL and Redis."""

balancers = pytest.mark.skipif(
    MAY_LEAVE_OUT and bool(in_front.missing()),
    reason=f"needs Debian's {' and '.join(in_front.missing())}",
)
"""Marks tests that need nginx and Caddy."""

posix_files = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no modes of files and does not move open ones"
)
"""Marks tests that look at the mode of a file, or move one that is open."""


def need(there: bool, what: str) -> None:
    """Leaves out the test that asks where something is not there; in CI it goes on, and fails."""
    if not there and MAY_LEAVE_OUT:
        pytest.skip(f"needs {what}, which is not on this machine")
