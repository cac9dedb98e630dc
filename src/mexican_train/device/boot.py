"""Where a device begins: its key, kept on the shelf with all else, and its desk."""

from __future__ import annotations

import secrets

from ..rules.errors import MexicanTrainError
from .desk import Desk
from .shelf import SAVED, TAKEN, Changes, Shelf, read

KEY = ("key",)
KEY_BYTES = 32


async def start(shelf: Shelf) -> Desk:
    """The desk of the tables on a shelf."""
    return Desk(shelf, await key_on(shelf))


async def key_on(shelf: Shelf) -> bytes:
    """The key of a shelf; made for one that never had any."""
    kept = await read(shelf, KEY, KEY)
    if not kept:
        made = secrets.token_hex(KEY_BYTES)
        said = await shelf.write(Changes(add=[(KEY, made)]).text())
        if said not in (SAVED, TAKEN):
            raise MexicanTrainError(f"nothing can be kept on this device: {said}")
        kept = await read(shelf, KEY, KEY)  # perhaps another page's, which was first
    return bytes.fromhex(kept[0][1])
