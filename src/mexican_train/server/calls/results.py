"""The results of a challenge, gathered from those who have its link, told to those who played."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from ...protocol.challenges import Results, RoundToPost
from ...protocol.client_messages import read_body
from ...protocol.reasons import Refused, TableReason
from ..room.hall import Hall
from ..store.store import StorageError, StoredResult
from ..table.challenges import gathered_result, read_challenge
from ..table.seating import read_name
from ..table.wire import encode, encoded
from .answers import Answer, Asked, answer

_to_post = msgspec.json.Decoder(RoundToPost)
ID_DIGITS = 32


async def results(hall: Hall, asked: Asked) -> Answer:
    """Puts somebody's result beside those of others, and tells all of them."""
    body, services = read_body(_to_post, asked.body), hall.services
    sent, record = read_challenge(body.code, services.wall()), msgspec.json.encode(body.record)
    name, now = read_name(body.name, services.settings), services.wall()
    own = await services.thinking.compute(asked.asker, gathered_result, sent, record, name, now)
    if services.results is None:
        raise Refused(TableReason.NOT_FOUND)
    services.quotas.check_room()
    services.quotas.check(asked.address)
    id = sha256(encode(msgspec.structs.replace(own, at=0.0))).hexdigest()[:ID_DIGITS]
    kept = StoredResult(id, now, encode(own))
    most = services.settings.results_kept
    try:
        there = await services.results.post(sent.challenge.id, kept, most)
        found = await services.results.results(sent.challenge.id)
    except StorageError:
        raise Refused(TableReason.STORAGE) from None
    if not there:
        raise Refused(TableReason.TOO_MANY, f"{most} results are kept of a challenge, and no more")
    services.quotas.spend(asked.address, 1, len(kept.result))
    return answer(Results(results=[encoded(each.result) for each in found]))
