"""The results of a challenge, gathered from those who have its link, told to those who played."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from ...bots.steps import to_the_end
from ...challenge.code import Sent
from ...challenge.comparing import compared
from ...challenge.opponents import checking, takes_long
from ...protocol.challenges import GatheredResult, PostedResult, Results, RoundToPost
from ...protocol.client_messages import read_body
from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import RoundRecord
from ..room.hall import Hall
from ..store.store import StorageError, StoredResult
from ..table.challenges import read_challenge, refusing
from ..table.seating import read_name
from ..table.wire import encode
from .answers import Answer, Asked, answer
from .challenges import record_brought

_to_post = msgspec.json.Decoder(RoundToPost)
_posted = msgspec.json.Decoder(PostedResult)
ID_DIGITS = 32


async def results(hall: Hall, asked: Asked) -> Answer:
    """Puts somebody's result beside those of others, and tells all of them."""
    body, services = read_body(_to_post, asked.body), hall.services
    sent = read_challenge(body.code, services.wall())
    own = encode(_own(sent, body, read_name(body.name, services.settings)))
    if services.results is None:
        raise Refused(TableReason.NOT_FOUND)
    services.quotas.check_room()
    services.quotas.check(asked.address)
    kept = StoredResult(sha256(own).hexdigest()[:ID_DIGITS], services.wall(), own)
    most = services.settings.results_kept
    try:
        there = await services.results.post(sent.challenge.id, kept, most)
        found = await services.results.results(sent.challenge.id)
    except StorageError:
        raise Refused(TableReason.STORAGE) from None
    if not there:
        raise Refused(TableReason.TOO_MANY, f"{most} results are kept of a challenge, and no more")
    services.quotas.spend(asked.address, 1, len(own))
    return answer(Results(results=[_told(each) for each in found]))


def _own(sent: Sent, body: RoundToPost, name: str) -> PostedResult:
    """Somebody's result, if the round is one of this deal and its bots did what they do.

    Those that take long to ask are believed.
    """
    with refusing():
        record = compared(sent, record_brought(body.record)).own
    challenge = sent.challenge
    if not takes_long(challenge) and not to_the_end(checking(challenge, record.actions)):
        raise Refused(
            TableReason.OTHER_DEAL, "the bots of this challenge do otherwise than in this round"
        )
    return PostedResult(
        name=name,
        points=record.scores[challenge.seat],
        scores=record.scores,
        record=msgspec.convert(record.plain(), RoundRecord),
    )


def _told(stored: StoredResult) -> GatheredResult:
    posted = _posted.decode(stored.result)
    return GatheredResult(**msgspec.structs.asdict(posted), at=stored.at)
