"""What lets the page be opened without the server: its worker, and what that keeps.

The worker is web/sw.js with one line before it, which names every file of the page with its digest.
So a page and its worker are of one version, or the worker keeps out of its way.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import PurePosixPath
from typing import NamedTuple

from .page import digest
from .site import INDEX, Site

KEPT = {".js", ".css", ".json", ".svg", ".woff2", ".webmanifest"}
"""What a page may ask for when it runs; pictures for the device's own screens are not among it."""
ON = "*"
"""Ends a path of the page that goes on with anything."""


class Kept(NamedTuple):
    """What a worker keeps, by addresses: `files` before it does anything, `words` as languages are
    used, `told` as the server says it each time. `pages` are where the page is, below `base`;
    `python` is what tables of a device import."""

    base: str
    pages: list[str]
    files: dict[str, str]
    words: dict[str, str]
    told: list[str]
    python: list[str]


class Offline(NamedTuple):
    """The worker of one version of the page."""

    version: str
    worker: bytes


def offline_of(
    site: Site, catalogues: Mapping[str, bytes], pages: Iterable[str], told: Iterable[str]
) -> Offline:
    """The worker for these files, at a server.

    `pages` are the addresses at which the page is, as routes, `told` what that server is asked for.
    """
    starts = [f"{path.partition('{')[0]}{ON}" if "{" in path else path for path in pages]
    kept = kept_of(site, catalogues, starts, told)
    version = version_of(kept, site)
    return Offline(version, worker_of(kept, site, version))


def kept_of(
    site: Site, catalogues: Mapping[str, bytes], pages: list[str], told: Iterable[str] = ()
) -> Kept:
    """What is to be kept of these files."""
    files = {
        f"{site.base}web/{name}": digest(body)
        for name, body in sorted(site.files.items())
        if PurePosixPath(name).suffix in KEPT or name == INDEX
    }
    words = {
        f"{site.base}locales/{name}": digest(body) for name, body in sorted(catalogues.items())
    }
    modules = sorted(name for name in site.device.pieces if name.endswith(".mjs"))
    python = [f"{site.base}web/{name}" for name in modules]
    return Kept(site.base, pages, files, words, list(told), python)


def version_of(kept: Kept, site: Site) -> str:
    """What this version of the page is called: another name with whatever is changed in it."""
    return sha256(json.dumps(kept._asdict()).encode() + site.worker.encode()).hexdigest()[:16]


def worker_of(kept: Kept, site: Site, version: str) -> bytes:
    """The script of the worker."""
    named = json.dumps({"version": version, **kept._asdict()})
    return f"self.KEPT = {named};\n{site.worker}".encode()
