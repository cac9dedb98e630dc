"""The HTTP calls: tables are made and found here, everything else happens over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ...bots import BOTS
from ...languages import LANGUAGES, LOCALES, parts
from ...rules.rules import CHOICES, SWITCHES, Rounds
from ...rules.tiles import SETS
from ...sheets import all_sheets, load_sheet, sheet_names
from ..room.hall import Hall
from ..table import messages as m
from ..table.options import CHATS, CLOCK, MOST_ROUNDS
from ..table.phrases import PHRASES
from ..table.refused import SENTENCES, Refused, TableReason
from ..table.secret import LETTERS
from ..table.table import COLOURS
from ..table.wire import encode
from .files import file_response
from .replays import packed, record_in, replay_alone, replay_in
from .rulebook import DIFFERENCES, rules_page
from .settle import settled

STATUS = {
    TableReason.BAD_SECRET: 403,
    TableReason.WRONG_ORIGIN: 403,
    TableReason.NO_SUCH_TABLE: 404,
    TableReason.NO_SUCH_CODE: 404,
    TableReason.NOT_FOUND: 404,
    TableReason.BEGUN: 409,
    TableReason.COLOUR_TAKEN: 409,
    TableReason.TOO_LARGE: 413,
    TableReason.TOO_FAST: 429,
    TableReason.TOO_MANY: 429,
    TableReason.STORAGE: 503,
    TableReason.UNREACHABLE: 503,
}
"""Statuses by reason; the others are 400."""
LOOPBACK = ("127.0.0.1", "::1")
Handler = Callable[[Request], Awaitable[Response]]


def answer(data: object, status: int = 200) -> Response:
    """A JSON answer that is not kept anywhere."""
    return Response(encode(data), status, media_type="application/json")


def refusal(refused: Refused) -> Response:
    """A refusal as HTTP tells it."""
    error = {"code": refused.reason, "message": refused.sentence}
    return answer({"error": error}, STATUS.get(refused.reason, 400))


class Calls:
    """The calls to one hall."""

    def __init__(
        self, hall: Callable[[], Hall], origins: frozenset[str], watchers: frozenset[str]
    ) -> None:
        self._hall = hall
        self._origins = origins
        self._watchers = watchers

    def routes(self) -> list[Route]:
        """Where each call lives."""
        one = "/api/tables/{table:str}"
        match = one + "/matches/{match:str}"
        return [
            Route("/api/tables", self._call(self.make), methods=["POST"]),
            Route("/api/tables", self._call(self.public), methods=["GET"]),
            Route("/api/codes", self._call(self.find), methods=["POST"]),
            Route(one, self._call(self.about), methods=["GET"]),
            Route(one + "/seats", self._call(self.sit), methods=["POST"]),
            Route(match, self._call(self.match), methods=["GET"]),
            Route(match + "/records", self._call(self.records), methods=["GET"]),
            Route(match + "/records/{round:str}", self._call(self.record), methods=["GET"]),
            Route(match + "/records/{round:str}/steps", self._call(self.steps), methods=["GET"]),
            Route("/api/replay", self._call(self.replay), methods=["POST"]),
            Route("/api/settle", self._call(self.settle), methods=["POST"]),
            Route("/api/sheets", self._call(self.sheets), methods=["GET"]),
            Route("/api/rules", self._call(self.rules), methods=["GET"]),
            Route("/api/differences", self._call(self.differences), methods=["GET"]),
            Route("/healthz", self.health, methods=["GET"]),
            Route("/metrics", self._call(self.metrics), methods=["GET"]),
            Route("/locales/{language:str}/{part:str}.ftl", self.catalogue, methods=["GET"]),
        ]

    def _call(self, handler: Handler) -> Handler:
        async def guarded(request: Request) -> Response:
            try:
                if not self._hall().calls.allow(address_of(request)):
                    raise Refused(TableReason.TOO_FAST)
                if request.headers.get("origin", "") not in {"", *self._origins}:
                    raise Refused(TableReason.WRONG_ORIGIN)
                return await handler(request)
            except Refused as refused:
                self._hall().services.metrics.refusals[refused.reason] += 1
                return refusal(refused)

        return guarded

    async def make(self, request: Request) -> Response:
        """Makes a table."""
        new = m.read_new_table(await self._body(request))
        made = await self._hall().make(new, address_of(request))
        return answer(made._asdict(), 201)

    async def find(self, request: Request) -> Response:
        """Finds a table by what was said on the telephone."""
        code = m.read_code(await self._body(request))
        table, invite = await self._hall().find(code, address_of(request))
        return answer({"table": table, "invite": invite})

    async def sit(self, request: Request) -> Response:
        """Takes a seat."""
        new = m.read_new_seat(await self._body(request))
        seat, token = await self._hall().sit(_table(request), new, address_of(request))
        return answer({"seat": seat, "token": token}, 201)

    async def about(self, request: Request) -> Response:
        """What anyone may know of a table."""
        secret, address = _secret(request), address_of(request)
        return answer(await self._hall().about(_table(request), secret, address))

    async def public(self, request: Request) -> Response:
        """The public tables."""
        return answer({"tables": await self._hall().public()})

    async def match(self, request: Request) -> Response:
        """How a match went."""
        kept = await self._match(request)
        rounds = [number for number, _ in kept.records]
        head = encode({"finished": kept.finished, "rounds": rounds})
        data = b'{"summary":' + kept.summary + b"," + head[1:]
        return Response(data, media_type="application/json")

    async def records(self, request: Request) -> Response:
        """The records of all finished rounds, one a line, as a file."""
        kept = await self._match(request)
        name = f"mexican-train-{_table(request)}-{request.path_params['match']}.jsonl"
        lines = b"".join(record + b"\n" for _, record in kept.records)
        head = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(lines, media_type="application/jsonl", headers=head)

    async def record(self, request: Request) -> Response:
        """The record of one finished round."""
        record = record_in(await self._match(request), _number(request, "round"))
        return Response(record + b"\n", media_type="application/json")

    async def steps(self, request: Request) -> Response:
        """One finished round, step by step."""
        self._allow_replay(request)
        kept = await self._match(request)
        return packed(replay_in(kept, _number(request, "round")), request)

    async def replay(self, request: Request) -> Response:
        """Any record, step by step."""
        self._allow_replay(request)
        body = await self._body(request, self._hall().services.settings.record_bytes)
        return packed(replay_alone(body), request)

    async def settle(self, request: Request) -> Response:
        """What is allowed in a situation that somebody tells of."""
        self._allow_replay(request)
        return settled(await self._body(request), request)

    async def sheets(self, request: Request) -> Response:
        """The sheets, and everything one can choose."""
        return answer(SHEETS)

    async def rules(self, request: Request) -> Response:
        """The rules of a sheet in words, as keys of the catalogue."""
        return Response(rules_page(request.query_params), media_type="application/json")

    async def differences(self, request: Request) -> Response:
        """Where the sheets differ, as keys of the catalogue."""
        return Response(DIFFERENCES, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """Whether the server lives."""
        return answer({"status": "ok", "tables": len(self._hall().rooms)})

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, and for nobody else: they tell of what others do."""
        if not self._may_watch(request):
            raise Refused(TableReason.NOT_FOUND)
        return PlainTextResponse(self._hall().services.metrics.text())

    async def catalogue(self, request: Request) -> Response:
        """A part of the messages of a language."""
        language, part = request.path_params["language"], request.path_params["part"]
        if language not in LANGUAGES or part not in parts():
            raise HTTPException(404)
        return file_response(request, LOCALES / language, f"{part}.ftl")

    def _may_watch(self, request: Request) -> bool:
        """Whether metrics are for this address; not for all that come through a proxy nearby."""
        address = address_of(request)
        proxied = any(name in request.headers for name in ("x-forwarded-for", "forwarded"))
        if "*" in self._watchers:
            return True
        return address in self._watchers and not (proxied and address in LOOPBACK)

    async def _match(self, request: Request) -> Any:
        number = _number(request, "match")
        secret, address = _secret(request), address_of(request)
        return await self._hall().match(_table(request), number, secret, address)

    def _allow_replay(self, request: Request) -> None:
        """Replaying and settling are more work than other calls, so fewer are allowed."""
        if not self._hall().replays.allow(address_of(request)):
            raise Refused(TableReason.TOO_FAST)

    async def _body(self, request: Request, most: int | None = None) -> bytes:
        settings = self._hall().services.settings
        most, body = settings.body_bytes if most is None else most, b""
        try:
            async with asyncio.timeout(settings.body_seconds):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise Refused(TableReason.TOO_LARGE, f"a body has at most {most} bytes")
        except (ClientDisconnect, TimeoutError):
            raise Refused(TableReason.BAD_MESSAGE, "the body did not arrive") from None
        return body


async def http_error(request: Request, problem: Exception) -> Response:
    """What there is not, or not in this way, told like every other refusal."""
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    code = {404: "not_found", 405: "wrong_method"}.get(status, "failed")
    message = {
        404: SENTENCES[TableReason.NOT_FOUND],
        405: "this can be asked for only in another way",
    }.get(status, "something went wrong here; nothing was changed")
    return answer({"error": {"code": code, "message": message}}, status)


def address_of(request: Any) -> str:
    """Where a request or a socket comes from."""
    return request.client.host if request.client else ""


def _table(request: Request) -> str:
    id: str = request.path_params["table"]
    if not 1 <= len(id) <= 32 or any(letter not in LETTERS for letter in id):
        raise Refused(TableReason.NO_SUCH_TABLE)
    return id


def _number(request: Request, name: str) -> int:
    text = request.path_params[name]
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise Refused(TableReason.NOT_FOUND)
    return int(text)


def _secret(request: Request) -> str | None:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret[:128] if kind.lower() == "bearer" and secret else None


def _sheet(name: str) -> dict[str, object]:
    sheet = load_sheet(name)
    return {
        "name": name,
        "title": sheet.title,
        "language": sheet.language,
        "about": sheet.about,
        "players": [2, sheet.rules.max_players],
        "rules": sheet.rules.plain(),
        "variants": sorted(sheet.variants),
    }


SHEETS = {
    "sheets": [_sheet(name) for name in sheet_names()],
    "variants": {name: load_sheet(name).rules.plain() for name in all_sheets() if "/" in name},
    "fields": {
        **{name: [value.value for value in kind] for name, kind in CHOICES.items()},
        **{name: [True, False] for name in SWITCHES},
        "max_pip": list(SETS),
        "rounds": [*(value.value for value in Rounds), [1, MOST_ROUNDS]],
        "hand": "tiles for 2, 3, ... players, or one number for all",
        **{n: [0, 1000] for n in ("penalty_tiles", "blank_points", "double_blank_points")},
    },
    "seats": [2, 8],
    "clock": list(CLOCK),
    "chat": list(CHATS),
    "bots": list(BOTS),
    "colours": list(COLOURS),
    "phrases": list(PHRASES),
}
