"""What the server tells everyone alike, and pages keep for when it does not answer."""

from __future__ import annotations

from urllib.parse import urlencode

from ..calls.choices import CHOICES
from ..calls.rulebook import DIFFERENCES, PAGES
from ..table.wire import encode


def rules_call(sheet: str) -> str:
    """How pages ask for the rules of a sheet."""
    return f"/api/rules?{urlencode({'sheet': sheet})}"


TOLD: dict[str, bytes] = {
    "/api/sheets": encode(CHOICES),
    "/api/differences": DIFFERENCES,
    **{rules_call(name): page for name, page in PAGES.items()},
}
"""Answers by their calls, as pages write these."""
