"""The files of the page, as they go over the wire: compressed once, and not sent again to who has
them already."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
PACKED = (".png", ".woff2")
"""What is compressed already."""
MOST_KEPT = 1024


class Kept(NamedTuple):
    """A file in memory, as it is and compressed."""

    body: bytes
    packed: bytes | None
    tag: str


def file_response(
    request: Request, folder: Path, name: str, headers: Mapping[str, str] | None = None
) -> Response:
    """A file of a folder, or nothing when the browser says it has the same already."""
    path = _found(folder, name)
    if path is None:
        raise HTTPException(404)
    kept = _read(path, path.stat().st_mtime_ns)
    extra = {"ETag": kept.tag, "Vary": "Accept-Encoding", **(headers or {})}
    known = request.headers.get("if-none-match", "")
    if kept.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(status_code=304, headers=extra)
    body = kept.body
    if kept.packed is not None and _takes_gzip(request):
        body, extra["Content-Encoding"] = kept.packed, "gzip"
    return Response(body, media_type=TYPES[path.suffix], headers=extra)


def _found(folder: Path, name: str) -> Path | None:
    try:
        path = (folder / name).resolve()
        inside = path.is_relative_to(folder.resolve()) and path.suffix in TYPES
        return path if inside and path.is_file() else None
    except (OSError, ValueError):
        return None  # no file could be called that


@lru_cache(MOST_KEPT)
def _read(path: Path, changed: int) -> Kept:
    """Reads a file once for each time it was changed."""
    body = path.read_bytes()
    packed = None if path.suffix in PACKED else gzip.compress(body, 9, mtime=0)
    return Kept(body, packed, f'"{sha256(body).hexdigest()[:24]}"')


def _takes_gzip(request: Request) -> bool:
    wishes = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return "gzip" in wishes or any(
        wish.startswith("gzip;") and not wish.endswith(("q=0", "q=0.0")) for wish in wishes
    )
