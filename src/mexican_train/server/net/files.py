"""The files of the page, as they go over the wire: compressed once, and not sent again to who has
them already."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".bin": "application/octet-stream",
}
COMPRESSED = (".png", ".woff2", ".bin")
"""What is compressed already."""
MOST_KEPT = 1024


class Kept(NamedTuple):
    """A file in memory, as it is and compressed."""

    body: bytes
    compressed: bytes | None
    tag: str


def kept_response(
    request: Request,
    kept: Kept,
    suffix: str,
    headers: Mapping[str, str] | None = None,
    *,
    status: int = 200,
) -> Response:
    """What is kept in memory, in the form the browser takes, or nothing when it has the same."""
    extra = {"ETag": kept.tag, "Vary": "Accept-Encoding", **(headers or {})}
    known = request.headers.get("if-none-match", "")
    if status == 200 and kept.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(status_code=304, headers=extra)
    body = kept.body
    if kept.compressed is not None and _takes_gzip(request):
        body, extra["Content-Encoding"] = kept.compressed, "gzip"
    return Response(body, status, media_type=TYPES[suffix], headers=extra)


@lru_cache(MOST_KEPT)
def kept_as(body: bytes, suffix: str) -> Kept:
    """Compresses what is sent more than once."""
    compressed = None if suffix in COMPRESSED else gzip.compress(body, 9, mtime=0)
    return Kept(body, compressed, f'"{sha256(body).hexdigest()[:24]}"')


def _takes_gzip(request: Request) -> bool:
    wishes = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return "gzip" in wishes or any(
        wish.startswith("gzip;") and not wish.endswith(("q=0", "q=0.0")) for wish in wishes
    )
