"""What the server tells everyone alike, and pages keep for when it does not answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from urllib.parse import urlencode

from ..calls.choices import CHOICES
from ..calls.rulebook import DIFFERENCES, PAGES, rules_page
from ..calls.settle import settled_questions
from ..table.wire import encode


def rules_call(sheet: str) -> str:
    """How pages ask for the rules of a sheet."""
    return f"/api/rules?{urlencode({'sheet': sheet})}"


TOLD: dict[str, Callable[[], bytes]] = {
    "/api/sheets": lambda: encode(CHOICES),
    "/api/differences": lambda: DIFFERENCES,
    "/api/settle/questions": settled_questions,
    **{rules_call(name): partial(rules_page, {"sheet": name}) for name in PAGES},
}
"""The function that answers each call, by the address that pages use."""
