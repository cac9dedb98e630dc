"""How much a browser fetches before it can paint a table, compressed as it goes over the wire."""

from __future__ import annotations

import gzip
import json
import posixpath
import re
from collections import Counter

from mexican_train.languages import LANGUAGES, LOCALES
from mexican_train.server.net.app import WEB
from mexican_train.server.net.files import PACKED

FIRST = "/web/table/arrive.js"
SEEN_LATER = (".png", ".webmanifest")


def measure(seconds: float = 1.0) -> dict[str, object]:
    """Bytes by kind, and in all for each language; it takes no time worth choosing."""
    sizes = Counter[str]()
    for path in needed():
        file = WEB / path.removeprefix("/web/")
        body = file.read_bytes()
        packed = body if file.suffix in PACKED else gzip.compress(body, 9, mtime=0)
        sizes[file.suffix.removeprefix(".")] += len(packed)
    words = {
        code: len(gzip.compress((LOCALES / code / "table.ftl").read_bytes(), 9, mtime=0))
        for code in LANGUAGES
    }
    total = sizes.total()
    return {"kinds": dict(sizes), "bytes": {code: total + words[code] for code in words}}


def needed() -> set[str]:
    """The page, what it names, and what those modules import at once."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    known: dict[str, str] = json.loads(found[1])["imports"]
    named = re.findall(r'(?:href|src)="(/web/[^"]+)"', page)
    waiting = [FIRST, *(path for path in named if not path.endswith(SEEN_LATER))]
    seen = {"/web/index.html"}
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        if path.endswith(".js"):
            text = (WEB / path.removeprefix("/web/")).read_text(encoding="utf-8")
            for name in re.findall(r"""[\s}]from\s*["']([\w@./-]+)["']""", text):
                beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
                waiting.append(beside if name.startswith(".") else known[name])
    return seen


def described(figures: dict[str, object]) -> str:
    """The figures for people."""
    kinds, totals = figures["kinds"], figures["bytes"]
    assert isinstance(kinds, dict)
    assert isinstance(totals, dict)
    parts = ", ".join(f"{kind} {size:,}" for kind, size in sorted(kinds.items()))
    lines = [f"first paint of a table, compressed bytes: {parts}; with the words in all"]
    return "\n".join([*lines, *(f"  {code} {size:,}" for code, size in totals.items())])
