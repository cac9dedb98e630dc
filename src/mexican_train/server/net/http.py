"""The HTTP calls: how those of `calls/` come over the network, and those that only a server has."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ...languages import LANGUAGES, catalogue_part, parts
from ...protocol.calls import Health, Ready
from ...protocol.reasons import Refused, TableReason
from ..calls.answers import Answer, Asked, answer, failure, refusal
from ..calls.calls import CALLS, Call, too_large
from ..room.hall import Hall
from .access import Access, network_from
from .files import kept_as, kept_response

Handler = Callable[[Request], Awaitable[Response]]
HEALTH, READY = "/healthz", "/readyz"
"""Probes: what watches over servers asks for them under any name."""


def response(answer: Answer) -> Response:
    """An answer as it goes over the wire; it is not kept anywhere."""
    body, status, media_type, headers, _ = answer
    return Response(body, status, media_type=media_type, headers=dict(headers))


async def packed(answer: Answer, request: Request) -> Response:
    """An answer that is made small, beside the loop, for those who can read it then."""
    headers = {**answer.headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return response(answer._replace(headers=headers))
    headers["Content-Encoding"] = "gzip"
    small = await asyncio.to_thread(gzip.compress, answer.body, 5, mtime=0)
    return response(answer._replace(body=small, headers=headers))


class Calls:
    """The calls to one hall."""

    def __init__(self, hall: Callable[[], Hall], access: Access) -> None:
        self._hall = hall
        self._access = access

    def routes(self) -> list[Route]:
        """Where each call lives."""
        return [
            *(
                Route(call.path, self._call(self._answering(call)), methods=[call.method])
                for call in CALLS
            ),
            Route(HEALTH, self.health, methods=["GET"]),
            Route(READY, self.ready, methods=["GET"]),
            Route("/metrics", self._call(self.metrics), methods=["GET"]),
            Route("/locales/{language:str}/{part:str}.ftl", self.catalogue, methods=["GET"]),
        ]

    def _call(self, handler: Handler) -> Handler:
        """A call, for the pages that may speak to this server."""

        async def guarded(request: Request) -> Response:
            try:
                if not self._hall().calls.allow(network_from(request)):
                    raise Refused(TableReason.TOO_FAST)
                self._access.check(request)
                return await handler(request)
            except Refused as refused:
                return response(refusal(refused, self._hall().services.metrics))

        return guarded

    def _answering(self, call: Call) -> Handler:
        """Asks a call for what came over the network."""

        async def answering(request: Request) -> Response:
            hall, address = self._hall(), network_from(request)
            if not hall.services.neighbours.taking:
                raise Refused(TableReason.UNREACHABLE)  # who balances asks another server
            if call.heavy and not hall.replays.allow(address):
                raise Refused(TableReason.TOO_FAST)
            body = b""
            if call.body is not None:
                body = await self._body(request, call.body.most(hall.services.settings))
            asked = Asked(
                request.path_params, request.query_params, body, _secret(request), address
            )
            answered = await call.handler(hall, asked)
            return await packed(answered, request) if answered.repeats else response(answered)

        return answering

    async def health(self, request: Request) -> Response:
        """Whether the server lives."""
        return response(answer(Health(status="ok", tables=len(self._hall().rooms))))

    async def ready(self, request: Request) -> Response:
        """Whether the server can take people now: who balances asks before sending any."""
        services = self._hall().services
        lacking = [*services.pulse.lacking, *services.neighbours.lacking]
        if lacking:
            return response(answer(Ready(status="not ready", lacking=lacking), 503))
        return response(answer(Ready(status="ready", lacking=[])))

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, and for nobody else: they tell of what others do."""
        if not self._access.may_watch(request):
            raise Refused(TableReason.NOT_FOUND)
        return PlainTextResponse(self._hall().services.metrics.text())

    async def catalogue(self, request: Request) -> Response:
        """A part of the messages of a language."""
        language, part = request.path_params["language"], request.path_params["part"]
        if language not in LANGUAGES or part not in parts():
            raise HTTPException(404)
        return kept_response(
            request, kept_as(catalogue_part(language, part).encode(), ".ftl"), ".ftl"
        )

    async def _body(self, request: Request, most: int) -> bytes:
        body = b""
        try:
            async with asyncio.timeout(self._hall().services.settings.body_seconds):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise too_large(most)
        except (ClientDisconnect, TimeoutError):
            raise Refused(TableReason.BAD_MESSAGE, "the body did not arrive") from None
        return body


async def http_error(request: Request, problem: Exception) -> Response:
    """What there is not, or not in this way, told like every other refusal."""
    return response(failure(problem.status_code if isinstance(problem, HTTPException) else 500))


def _secret(request: Request) -> str | None:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret[:128] if kind.lower() == "bearer" and secret else None
