"""The results of a challenge, gathered from those who have its link, told to those who played."""

from __future__ import annotations

import msgspec

from ...protocol.challenges import Results, RoundToPost
from ...protocol.client_messages import read_body
from ...protocol.reasons import Refused, TableReason
from ..room.hall import Hall
from ..room.limits import site_of
from ..store.store import StorageError, StoredResult
from ..table.challenges import gathered_result, read_challenge
from ..table.result_limits import result_id
from ..table.seating import read_name
from ..table.secret import origin_of
from ..table.wire import encode, encoded
from .answers import Answer, Asked, answer

_to_post = msgspec.json.Decoder(RoundToPost)


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
    place, settings = sent.challenge.id, services.settings
    id, origin = result_id(own.record.actions, own.name), origin_of(site_of(asked.address), place)
    kept = StoredResult(id, now, encode(own), origin)
    most = settings.results_kept, settings.results_per_address
    try:
        await services.results.gather(place, kept, *most)
        found = await services.results.results(place)
    except StorageError:
        raise Refused(TableReason.STORAGE) from None
    services.quotas.spend(asked.address, 1, len(kept.result))
    return answer(Results(results=[encoded(each.result) for each in found]))
