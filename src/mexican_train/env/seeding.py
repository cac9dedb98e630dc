"""Seeds of environments: every deal has a hash of its own, so that no two streams share any.

A stream is one row of deals: that of an environment, or of one table of many. Generators whose
seeds follow each other, or are drawn from one another, can run into each other's numbers, and a
learner that meets the same deals again learns them by heart. Here a deal's random numbers begin at
the hash of the seed, the stream's number and the deal's number in it, and are used for that deal
alone.
"""

from __future__ import annotations

from hashlib import sha256

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown

DOMAIN = b"mexican-train env 1"
MOST = 2**64


def stream_key(seed: int | str, stream: int) -> bytes:
    """The key of stream number `stream` below a seed, which is a whole number or a text."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise MexicanTrainError(f"a seed is a whole number or a text, not {shown(seed)}")
    if not 0 <= stream < MOST:
        raise MexicanTrainError(f"streams are numbered from 0, not {shown(stream)}")
    # Of fixed length each, so that no two pairs are written alike; 7 and "7" are the same seed.
    text = sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    return sha256(DOMAIN + text + stream.to_bytes(8, "big")).digest()


def deal_seed(key: bytes, deal: int) -> int:
    """The 64-bit seed of deal number `deal` in a stream."""
    return int.from_bytes(sha256(key + deal.to_bytes(8, "big")).digest()[:8], "big")
