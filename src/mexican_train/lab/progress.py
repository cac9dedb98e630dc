"""A progress bar for long work, on a terminal only."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self


class Progress:
    """Shows how much of `total` is done and how long the rest will take."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = max(total, 1)
        self.done = 0
        self.shown = 0.0
        self.began = time.monotonic()
        self.visible = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def advance(self, amount: int, note: str = "") -> None:
        """Notes that so much more is done, and shows a note beside the time left."""
        self.done += amount
        now = time.monotonic()
        # Work that takes no second needs no bar.
        if not self.visible or now - self.shown < 0.1 or now - self.began < 0.5:
            return
        self.shown = now
        share = min(self.done / self.total, 1.0)
        left = round((now - self.began) * (1 - share) / share) if share else 0
        bar = ("#" * round(30 * share)).ljust(30, ".")
        time_left = f"{left // 60}:{left % 60:02} left"
        shown = ", ".join(filter(None, (time_left, note)))
        sys.stderr.write(f"\r{self.what} [{bar}] {share:4.0%}  {shown}\x1b[K")
        sys.stderr.flush()
