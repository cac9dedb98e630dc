"""What is asked, what is answered, and refusals as answers; whatever carries them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from ...protocol.calls import CallFailed, CallProblem
from ...protocol.reasons import SENTENCES, Refused, TableReason
from ..metrics import Metrics
from ..room.fair_queue import Asker
from ..table.wire import encode

STATUS = {
    TableReason.BAD_SECRET: 403,
    TableReason.WRONG_ORIGIN: 403,
    TableReason.NO_REVIEW: 403,
    TableReason.NO_SUCH_TABLE: 404,
    TableReason.NO_SUCH_CODE: 404,
    TableReason.NOT_FOUND: 404,
    TableReason.BEGUN: 409,
    TableReason.ADDRESS_SEATS: 409,
    TableReason.COLOUR_TAKEN: 409,
    TableReason.NAME_TAKEN: 409,
    TableReason.TOO_LARGE: 413,
    TableReason.TOO_FAST: 429,
    TableReason.TOO_MANY: 429,
    TableReason.QUOTA: 429,
    TableReason.FULL: 503,
    TableReason.BUSY: 503,
    TableReason.REVIEWS_BUSY: 503,
    TableReason.REVIEW_FAILED: 503,
    TableReason.STORAGE: 503,
    TableReason.UNREACHABLE: 503,
}
"""Statuses by reason; the others are 400."""
JSON = "application/json"
BROUGHT = "brought"
"""Stands for the table of what came from no table."""
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class Asked(NamedTuple):
    """A call: the named parts of its path, its query and body; who asks from where."""

    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: bytes
    secret: str | None
    address: str

    @property
    def asker(self) -> Asker:
        """Return what this call counts as where calls wait for their turn."""
        return Asker(self.address, BROUGHT)


class Answer(NamedTuple):
    """What is answered; `repeats` itself so much that it is worth compressing."""

    body: bytes
    status: int = 200
    media_type: str = JSON
    headers: Mapping[str, str] = NO_HEADERS
    repeats: bool = False


def answer(data: Struct, status: int = 200) -> Answer:
    """Something of the protocol as an answer."""
    return Answer(encode(data), status)


def refusal(refused: Refused, metrics: Metrics) -> Answer:
    """A refusal as an answer; it is counted here."""
    metrics.refusals[refused.reason] += 1
    error = CallProblem(code=refused.reason, message=refused.sentence)
    return answer(CallFailed(error=error), STATUS.get(refused.reason, 400))


def failure(status: int) -> Answer:
    """What there is not, or not in this way, or what went wrong, told like every refusal."""
    code = {404: "not_found", 405: "wrong_method"}.get(status, "failed")
    message = {
        404: SENTENCES[TableReason.NOT_FOUND],
        405: "this can be asked for only in another way",
    }.get(status, "something went wrong here; nothing was changed")
    return answer(CallFailed(error=CallProblem(code=code, message=message)), status)
