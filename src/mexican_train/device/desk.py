"""The desk at which a page on this device asks: calls, and connections to tables."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

from ..protocol.reasons import Refused, TableReason
from ..server.calls.answers import Answer, Asked, failure, refusal
from ..server.calls.calls import CALLS, Call, too_large
from ..server.logs import log_error
from ..server.metrics import Metrics
from ..server.room.hall import Hall
from ..server.room.services import Services
from ..server.room.visit import Ear, Visit
from ..server.settings import Settings
from ..server.store.store import StorageError
from .shelf import Shelf
from .store import DeviceStore
from .thinker import LoopThinker

PREFIX = "0"
"""What the ids of a device's tables begin with; those of servers never do."""
ADDRESS = "here"
FORGET = re.compile(r"/api/tables/(?P<table>[^/]+)/forget")
LOTS = 1_000_000
"""More than anyone does by playing: limits are for those who come over a network."""
OWN = Settings(
    think_seconds=1.5,
    workers=1,
    hint_workers=1,
    table_hours=365 * 24.0,
    match_days=365.0,
    sweep_seconds=300.0,
    seat_messages=LOTS,
    restates=LOTS,
    restates_per_match=LOTS,
    says=LOTS,
    hints=LOTS,
    review_wanted_seconds=600.0,
    reviews_waiting_per_address=LOTS,
    reviews_waiting=LOTS,
    calls_waiting_per_address=LOTS,
    calls_waiting=LOTS,
    tables_made=LOTS,
    wrong_secrets=LOTS,
    tables_per_address=LOTS,
    entries_per_address=1000 * LOTS,
    bytes_per_address=1000 * LOTS,
)
"""What a device sets otherwise than a server: it is one person's, and tables stay for a year."""


class Answered(NamedTuple):
    """What the page is answered."""

    status: int
    text: str


@dataclass(frozen=True, slots=True)
class Clocks:
    """What measures time, and what shows it."""

    steady: Callable[[], float] = time.monotonic
    wall: Callable[[], float] = time.time


CLOCKS = Clocks()


class Desk:
    """The tables of a device; `key` is what the seeds of their rounds come from."""

    def __init__(
        self, shelf: Shelf, key: bytes, settings: Settings = OWN, clocks: Clocks = CLOCKS
    ) -> None:
        self._metrics = Metrics()
        self._settings = settings
        self._store = DeviceStore(shelf)
        self._hall = Hall(
            Services(
                self._store,
                LoopThinker(settings.think_seconds),
                settings,
                self._metrics,
                clocks.steady,
                clocks.wall,
                random.SystemRandom(),
                key=key,
                prefix=PREFIX,
            )
        )
        self._visits: set[Visit] = set()

    async def call(
        self, method: str, path: str, body: str | None = None, secret: str | None = None
    ) -> Answered:
        """Answers a call as a server would over HTTP; `path` is with its query."""
        try:
            answer = await self._answer(method, path, (body or "").encode(), secret or None)
        except Refused as refused:
            answer = refusal(refused, self._metrics)
        except Exception as problem:
            log_error("call_failed", problem)
            answer = failure(500)
        return Answered(answer.status, answer.body.decode())

    async def connect(self, table: str, port: Ear) -> Visit:
        """Opens a connection to a table, which tells `port`; its first word is a hello.

        Another page may have gone on with the table since this one was last asked for it.
        """
        room = self._hall.rooms.get(table)
        if room is not None and room.table is not None:
            with suppress(StorageError):  # who says hello is told so
                if await self._store.goes_on(table, room.table.version):
                    self._hall.hand_over(table)
        visit = Visit(self._hall, table, ADDRESS, port)
        self._visits.add(visit)
        visit.attending.add_done_callback(lambda _: self._visits.discard(visit))
        return visit

    async def let_go(self, table: str) -> None:
        """Forgets a table without a word to the shelf: another page of this device has it now."""
        self._hall.hand_over(table)

    async def close(self) -> None:
        """Lets go of everything; whatever was acknowledged is on the shelf."""
        for visit in list(self._visits):
            await visit.depart()
        await self._hall.close()

    async def _answer(self, method: str, path: str, body: bytes, secret: str | None) -> Answer:
        place, _, query = path.partition("?")
        unwanted = FORGET.fullmatch(place)
        if method == "POST" and unwanted:
            return await self._forget(unwanted["table"])
        found = _at(unquote(place))
        if method not in found:
            return failure(405 if found else 404)
        call, parts = found[method]
        most = 0 if call.body is None else call.body.most(self._settings)
        if len(body) > most:
            raise too_large(most)
        asked = Asked(parts, dict(parse_qsl(query, keep_blank_values=True)), body, secret, ADDRESS)
        return await call.handler(self._hall, asked)

    async def _forget(self, table: str) -> Answer:
        """Lets go of a table for good: only a device is asked to, by the one person it is of."""
        self._hall.hand_over(table)
        try:
            await self._store.forget(table)
        except StorageError:
            raise Refused(TableReason.STORAGE) from None
        return Answer(b"{}")


def _at(place: str) -> dict[str, tuple[Call, Mapping[str, str]]]:
    """The calls at an address by their method, each with the named parts of its path."""
    return {
        call.method: (call, parts.groupdict())
        for pattern, call in PATTERNS
        if (parts := pattern.fullmatch(place)) is not None
    }


PATTERNS = [
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", call.path)), call)
    for call in CALLS
    if not call.meeting
]
"""The calls that a device answers: nobody is met there."""
