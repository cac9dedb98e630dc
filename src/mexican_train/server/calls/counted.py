"""What guests of a score keeper counted: put where only those find it who have the match's link."""

from __future__ import annotations

import re
from hashlib import sha256

import msgspec

from ...protocol.client_messages import read_body
from ...protocol.counted import BroughtHand, BroughtHands, CountedHand
from ...protocol.reasons import Refused, TableReason
from ...rules.errors import MexicanTrainError
from ...rules.notation import read_tile
from ..room.hall import Hall
from ..store.store import ResultStore, StorageError, StoredResult
from ..table.seating import read_name
from ..table.wire import encode, encoded
from .answers import Answer, Asked, answer

_brought = msgspec.json.Decoder(CountedHand)
PLACE = re.compile("[0-9a-f]{32}")
ID_DIGITS = 16


async def counted(hall: Hall, asked: Asked) -> Answer:
    """What guests have put into a place."""
    place, store = _place(hall, asked)
    try:
        found = await store.results(place)
    except StorageError:
        raise Refused(TableReason.STORAGE) from None
    return answer(BroughtHands(hands=[encoded(each.result) for each in found]))


async def put_counted(hall: Hall, asked: Asked) -> Answer:
    """Puts what a guest counted into a place. Who counts again puts it beside the first."""
    place, store = _place(hall, asked)
    body, services = read_body(_brought, asked.body), hall.services
    body.name = read_name(body.name, services.settings)
    _check_tiles(body.tiles)
    services.quotas.check_room()
    services.quotas.check(asked.address)
    now = services.wall()
    id = sha256(encode(body) + repr(now).encode()).hexdigest()[:ID_DIGITS]
    own = BroughtHand(**msgspec.structs.asdict(body), id=id, at=now)
    kept, most = StoredResult(id, now, encode(own)), services.settings.counted_hands
    try:
        there = await store.post(place, kept, most)
    except StorageError:
        raise Refused(TableReason.STORAGE) from None
    if not there:
        raise Refused(TableReason.TOO_MANY, f"{most} hands are kept of a match, and no more")
    services.quotas.spend(asked.address, 1, len(kept.result))
    return answer(own, 201)


def _place(hall: Hall, asked: Asked) -> tuple[str, ResultStore]:
    """Where it is kept: beside results of challenges, none of which is called so."""
    place, store = asked.parts["place"], hall.services.results
    if store is None or not PLACE.fullmatch(place):
        raise Refused(TableReason.NOT_FOUND)
    return f"counted:{place}", store


def _check_tiles(tiles: tuple[str, ...]) -> None:
    try:
        found = [read_tile(each) for each in tiles]
    except MexicanTrainError as problem:
        raise Refused(TableReason.BAD_MESSAGE, str(problem)) from None
    if len(set(found)) < len(found):
        raise Refused(TableReason.BAD_MESSAGE, "a tile is in a hand once")
