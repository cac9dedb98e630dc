"""The page as files that any host can give out, under any path and without a server of ours.

Such a host has a file for each address, or none. So there is a folder with a page for each that is
fixed; what is different for everybody goes behind a `?` (`web/base/address.js`). Answers that are
the same for everyone are files too. Which language a browser wants is found out in the browser.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from .offline import ON, kept_of, version_of, worker_of
from .page import Html, digest
from .plan import ANYWHERE, NOWHERE, SCREENS, Screen
from .policy import policy
from .site import INDEX, ROOT, WORKER, Site, packed_site

MISSING = "404.html"
"""What hosts show where there is nothing."""
RULES = "/rules/{sheet:path}"
"""The one route that goes on with what is known beforehand."""
VERSION = "{version}"
"""Stands in pages until their version is known."""
_FIRST = '<meta charset="utf-8">'


class Place(NamedTuple):
    """Where a site is to lie, and the server that its people play together at, if any."""

    base: str = ROOT
    server: str = ""


def static_site(
    web: Path,
    catalogues: Mapping[str, bytes],
    place: Place,
    told: Mapping[str, bytes],
    sheets: Iterable[str],
    game: bytes,
) -> dict[str, bytes]:
    """All files by their names below the base; `game` is the game's own source.

    `catalogues` are the words of all languages, `told` the answers to calls that need no server,
    `sheets` the names under which rules are looked up.
    """
    packed = packed_site(web, catalogues, place.base, game=game, leading=False)
    answers = {_answer_name(call): body for call, body in told.items()}
    found = {call: f"{place.base}{_answer_name(call)}" for call in told}
    written = {**place._asdict(), "told": found}
    block = json.dumps(written, separators=(",", ":")).replace("<", "\\u003c")
    screens = {folder: _bare(screen) for folder, screen in _folders(sheets).items()}
    pages = {f"{folder}{INDEX}": _page(packed, screen, block) for folder, screen in screens.items()}
    pages[MISSING] = _page(packed, _bare(NOWHERE), block)
    anywhere = _page(packed, ANYWHERE, block)

    files = {**packed.files, INDEX: anywhere.encode()}
    kept = kept_of(packed._replace(files=files), catalogues, list(_addresses(place.base)))
    kept.files.update({f"{place.base}{name}": digest(body) for name, body in answers.items()})
    version = version_of(kept, packed)
    files[INDEX] = anywhere.replace(VERSION, version).encode()
    kept.files[f"{place.base}web/{INDEX}"] = digest(files[INDEX])
    return {
        **{name: text.replace(VERSION, version).encode() for name, text in pages.items()},
        **{f"web/{name}": body for name, body in files.items()},
        **{f"locales/{name}": body for name, body in sorted(catalogues.items())},
        **answers,
        WORKER: worker_of(kept, packed, version),
    }


def _folders(sheets: Iterable[str]) -> dict[str, Screen]:
    """The folders with a page in each, and what that shows first."""
    found: dict[str, Screen] = {}
    for route, screen in SCREENS.items():
        start = route.partition("{")[0].strip("/")
        if route == RULES:
            found |= {f"{start}/{sheet}/": screen for sheet in sheets}
        else:
            found[f"{start}/" if start else ""] = screen
    return found


def _addresses(base: str) -> Iterable[str]:
    """Where the page is, with and without the slash that ends a folder."""
    for route in SCREENS:
        start = route.partition("{")[0].strip("/")
        if route == RULES:
            yield f"{base}{start}/{ON}"
        else:
            yield from (f"{base}{start}", f"{base}{start}/") if start else (base,)


def _bare(screen: Screen) -> Screen:
    """A first screen without words: nobody knows in which language they will be wanted."""
    return screen._replace(words=(), shell="", card="")


def _page(site: Site, screen: Screen, block: str) -> str:
    """A page that says itself what a server says besides, and where it lies."""
    html: Html = site.page(screen, "en")
    allowed = escape(policy(html), quote=False)
    head = [
        _FIRST,
        f'<meta http-equiv="Content-Security-Policy" content="{allowed}">',
        '<meta name="referrer" content="no-referrer">',
        f'<meta name="version" content="{VERSION}">',
        f'<script type="application/json" data-site>{block}</script>',
    ]
    return html.text.replace(_FIRST, "\n".join(head), 1)


def _answer_name(call: str) -> str:
    """The file that answers a call: `/api/rules?sheet=nordic` is `api/rules-sheet-nordic.json`."""
    return f"api/{re.sub(r'[^a-z0-9]+', '-', unquote(call).removeprefix('/api/'))}.json"
