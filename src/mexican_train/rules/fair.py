"""Deals that anyone can verify and nobody can steer: the order of the tiles from a seed.

Algorithm 1 takes the seed alone. Algorithm 2 mixes what the players' devices add into it first.
Both are written down in docs/fair-deals.md and never changed: a new way would be algorithm 3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple, TypeAlias

from .deal import deal, tiles_to_deal
from .errors import NotationError
from .header import Header
from .notation import shown
from .round import Round
from .tiles import Tile

Seed: TypeAlias = bytes | int | str
"""A seed of a deal: 32 bytes, or a number or a text that stands for such bytes."""

SEED_BYTES = 32
_LABEL = b"mexican-train/deal/1"
_SEED_LABEL = b"mexican-train/seed/1"
_MIX_LABEL = b"mexican-train/deal/2"
_WITHHELD, _REVEALED = b"\0", b"\1"
_DIGITS = re.compile(rf"[0-9A-Fa-f]{{{2 * SEED_BYTES}}}")


def seed_bytes(seed: Seed | None) -> bytes:
    """Return the 32 bytes of a seed; None draws secret ones.

    A number or a text stands for the SHA-256 of `mexican-train/seed/1` and its digits or letters
    in UTF-8, so 7 and "7" stand for the same.
    """
    if seed is None:
        from secrets import token_bytes  # it takes long to load

        return token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise NotationError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    text = seed_text(seed, f"{SEED_BYTES} bytes, a whole number or a text")
    return sha256(_SEED_LABEL + text.encode()).digest()


def seed_text(seed: int | str, kinds: str = "a whole number or a text") -> str:
    """Return the text that a seed stands for; `kinds` says in a refusal what a seed can be."""
    refusal = f"a seed is {kinds}, not {shown(seed)}"
    if isinstance(seed, bool):
        raise NotationError(refusal)
    try:
        text = seed if isinstance(seed, str) else str(seed.__index__())
        text.encode()
    except UnicodeEncodeError:
        raise NotationError(f"{shown(seed)} is no seed: UTF-8 cannot write this text") from None
    except (AttributeError, TypeError, ValueError):  # no whole number, or one with too many digits
        raise NotationError(refusal) from None
    return text


def commitment(seed: bytes) -> str:
    """What is published before the deal: the SHA-256 of the seed, in hexadecimal."""
    return sha256(seed).hexdigest()


class Share(NamedTuple):
    """What one seat's device adds to a deal, in hexadecimal: the commitment to a nonce, and the
    nonce itself, unless it was not revealed in time."""

    commitment: str
    nonce: str | None


def mixed_seed(seed: bytes, mix: Sequence[Share | None]) -> bytes:
    """The seed that deals: the table's own with the shares of all seats, by algorithm 2.

    In the place of a nonce that was not revealed stands its commitment, under another mark. Where
    no seat has a share it is the table's own seed, and the deal that of algorithm 1.
    """
    if not any(mix):
        return seed
    text = _MIX_LABEL + seed
    for seat, share in enumerate(mix):
        if share is None:
            continue
        text += bytes([seat])
        if share.nonce is None:
            text += _WITHHELD + read_digest(share.commitment)
        else:
            text += _REVEALED + read_nonce(share.nonce)
    return sha256(text).digest()


def opens(share: Share) -> bool:
    """Whether a share's nonce, if it was revealed, is the one that its commitment promised."""
    return share.nonce is None or commitment(read_nonce(share.nonce)) == share.commitment.lower()


def fair_order(seed: bytes, tiles: Sequence[Tile]) -> list[Tile]:
    """The tiles in the order the seed gives: Fisher-Yates, each index without bias."""
    if len(seed) != SEED_BYTES:
        raise NotationError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    order = list(tiles)
    words = _words(seed)
    for last in range(len(order) - 1, 0, -1):
        choices = last + 1
        # Words at the top end would make some indices more likely than others.
        limit = 2**32 - 2**32 % choices
        word = next(words)
        while word >= limit:
            word = next(words)
        pick = word % choices
        order[last], order[pick] = order[pick], order[last]
    return order


def fair_deal(header: Header, seed: bytes, number: int = 1, used: Sequence[int] = ()) -> Round:
    """Round `number` of a match, dealt from a seed, perhaps a mixed one."""
    order = fair_order(seed, tiles_to_deal(header.rules, number))
    return deal(header.rules, header.players, order, number, used)


def read_seed(text: object) -> bytes:
    """A seed from its 64 hexadecimal digits."""
    return _read(text, "a seed")


def read_nonce(text: object) -> bytes:
    """A nonce from its 64 hexadecimal digits."""
    return _read(text, "a nonce")


def read_digest(text: object) -> bytes:
    """A commitment from its 64 hexadecimal digits."""
    return _read(text, "a commitment")


def _read(text: object, kind: str) -> bytes:
    if isinstance(text, str) and _DIGITS.fullmatch(text):
        return bytes.fromhex(text)
    raise NotationError(f"{shown(text)} is not {kind}: write {2 * SEED_BYTES} hexadecimal digits")


def _words(seed: bytes) -> Iterator[int]:
    """32-bit numbers from SHA-256 in counter mode."""
    counter = 0
    while True:
        block = sha256(_LABEL + seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1
