"""What a failed test of the page leaves behind: pictures, the page's log, the seeds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import BrowserContext

from browser.page_watch import PageWatch

RESULTS = Path(__file__).parents[2] / "test-results"
"""Emptied by `./test` when a run begins."""
QUICK = 5_000
"""Milliseconds for a picture: a page that hangs must not hold up the report of why it failed."""


def save(
    test: str, contexts: Iterable[BrowserContext], page_watch: PageWatch, facts: Iterable[str] = ()
) -> Path:
    """Write a picture of every open page, their log and the facts to a folder of the test."""
    folder = RESULTS / re.sub(r"[^\w.-]+", "-", test).strip("-")[:150]
    folder.mkdir(parents=True, exist_ok=True)
    lines = list(facts)
    for number, context in enumerate(contexts, 1):
        for tab, page in enumerate(context.pages, 1):
            picture = f"context-{number}-page-{tab}.png"
            lines.append(f"{picture}: {page.url} (seed of the browser: {number})")
            try:
                page.screenshot(path=folder / picture, timeout=QUICK)
            except Exception as problem:  # a handler of the failed test may raise here, too
                lines.append(f"  no picture: {problem!r}")
    lines += ["", "Log of the pages:", *page_watch.log]
    (folder / "log.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder
