"""The page people play on: packed once when the server starts, or as it is on disk each time."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...languages import catalogues, language_for
from ...packing.offline import Offline, offline_of
from ...packing.page import ORIGIN, Html
from ...packing.plan import ANYWHERE, NOWHERE, SCREENS, Screen
from ...packing.policy import policy as policy_of
from ...packing.site import INDEX, PACKED, Site, packed_site, plain_site
from ...packing.source import packed_source
from ..address import Findable
from .files import TYPES, kept_as, kept_response
from .http import http_error
from .told import TOLD

Handler = Callable[[Request], Awaitable[Response]]
LASTING = "public, max-age=31536000, immutable"
PACK = re.compile(rf"{PACKED}[\w-]+\.[0-9a-f]{{10}}\.js")


class Pages:
    """The files of the page; `fresh` reads them anew for everyone who asks, and packs nothing.

    `origins` are the names this server goes by, `at` is where others find it: for links to share.
    """

    def __init__(
        self, web: Path, origins: Iterable[str], at: Findable, *, fresh: bool = False
    ) -> None:
        self._web = web
        self._origins = frozenset(origins)
        self._at = at
        self._packed = None if fresh else _packed(web)

    async def web(self, request: Request) -> Response:
        """What the page is made of."""
        name = request.path_params["name"]
        if name == INDEX:
            return self._page(request, ANYWHERE, "en")
        site, suffix = self._site(), PurePosixPath(name).suffix
        body = site.files.get(name, site.leading.get(name))
        if body is None and PACK.fullmatch(name):  # asked for by a page of another version
            return Response(
                site.gone, media_type=TYPES[suffix], headers={"Cache-Control": "no-store"}
            )
        if body is None or suffix not in TYPES:
            raise HTTPException(404)
        headers = {"Cache-Control": LASTING} if name.startswith(PACKED) else {}
        if name == site.device_worker:
            headers["Content-Security-Policy"] = policy(compiling=True)
        return kept_response(request, kept_as(body, suffix), suffix, headers)

    async def worker(self, request: Request) -> Response:
        """What keeps the page on people's devices; from here it may answer for all addresses."""
        return Response(self._offline().worker, media_type="text/javascript")

    def page(self, route: str) -> Handler:
        """The page for an address; what to show there it finds out by itself."""

        async def page(request: Request) -> Response:
            language = language_for(request.headers.get("accept-language", ""))
            return self._page(request, SCREENS[route], language)

        return page

    async def missing(self, request: Request, problem: Exception) -> Response:
        """What there is not: the page says so to people, an answer like all others to programs."""
        nowhere = isinstance(problem, HTTPException) and problem.status_code == 404
        if nowhere and "text/html" in request.headers.get("accept", ""):
            language = language_for(request.headers.get("accept-language", ""))
            return self._page(request, NOWHERE, language, status=404)
        return await http_error(request, problem)

    def _page(
        self, request: Request, screen: Screen, language: str, *, status: int = 200
    ) -> Response:
        html = self._site().page(screen, language)
        headers = {
            "Cache-Control": "no-cache",
            "Content-Security-Policy": policy(html),
            "Page-Version": self._offline().version,
            "Vary": "Accept-Encoding, Accept-Language",
        }
        text = html.text if screen is ANYWHERE else self._addressed(request, html.text)
        kept = kept_as(text.encode(), ".html")
        return kept_response(request, kept, ".html", headers, status=status)

    def _addressed(self, request: Request, text: str) -> str:
        """A page that knows where it is, and where others find it.

        Only names that are known are written into it: there is no end to others, and each would
        make another page to be kept.
        """
        called = f"{request.url.scheme}://{request.headers.get('host', '')}"
        here = called if called in self._origins else ""
        found = {f"{name}-address": each for name, each in self._at._asdict().items() if each}
        tags = [f'<meta name="{name}" content="{escape(each)}">' for name, each in found.items()]
        text = text.replace(ORIGIN, escape(self._at.told or here))
        return text.replace("</head>", "".join([*tags, "</head>"]), 1)

    def _site(self) -> Site:
        return plain_site(self._web, game=_game()) if self._packed is None else self._packed

    def _offline(self) -> Offline:
        if self._packed is not None:
            return _packed_offline(self._web)
        return offline_of(self._site(), catalogues(), SCREENS, TOLD)


def policy(html: Html | None = None, *, compiling: bool = False) -> str:
    """What a browser may do for a page or a script, and that no other page may frame it."""
    return f"{policy_of(html, compiling=compiling)}; frame-ancestors 'none'"


@cache
def _packed(web: Path) -> Site:
    """Packs once in a process."""
    return packed_site(web, catalogues(), game=_game())


@cache
def _game() -> bytes:
    return packed_source(Path(str(files("mexican_train"))))


@cache
def _packed_offline(web: Path) -> Offline:
    return offline_of(_packed(web), catalogues(), SCREENS, TOLD)
