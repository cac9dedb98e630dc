"""What lets the page be opened without the server: its worker, and what that keeps.

The worker is web/sw.js with one line before it, which names every file of the page with its digest.
So a page and its worker are of one version, or the worker keeps out of its way.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from ...sheets import all_sheets

KEPT = {".js", ".css", ".json", ".svg", ".woff2", ".webmanifest"}
"""What a page may ask for when it runs; pictures for the device's own screens are not among it."""
WORKER = "sw.js"


class Offline(NamedTuple):
    """The worker of one version of the page."""

    version: str
    worker: bytes


@cache
def offline_of(web: Path, locales: Path, pages: tuple[str, ...]) -> Offline:
    """Reads all files once: what they are changes when the server starts anew.

    `pages` are the addresses at which the page is, as routes.
    """
    files = {"/": _digest(web / "index.html")}
    files |= {
        f"/web/{path.relative_to(web).as_posix()}": _digest(path)
        for path in _files(web)
        if path.suffix in KEPT and path.name != WORKER
    }
    words = {
        f"/locales/{path.relative_to(locales).as_posix()}": _digest(path)
        for path in _files(locales)
    }
    sheets = [f"/api/rules?{urlencode({'sheet': name})}" for name in all_sheets()]
    told = ["/api/sheets", "/api/differences", *sheets]
    script = (web / WORKER).read_bytes()
    starts = [path.partition("{")[0] for path in pages]
    named = {"pages": starts, "files": files, "words": words, "told": told}
    kept = json.dumps(named).encode()
    version = sha256(kept + script).hexdigest()[:16]
    line = b'self.KEPT = {"version":"%s",%s;\n' % (version.encode(), kept[1:])
    return Offline(version, line + script)


def _files(folder: Path) -> Iterable[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _digest(path: Path) -> str:
    """A file's digest as browsers check it."""
    return f"sha256-{b64encode(sha256(path.read_bytes()).digest()).decode()}"
