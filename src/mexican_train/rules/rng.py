# cython: allow_none_for_extension_args=False
"""A small seeded generator for simulations: the same numbers everywhere, for ever.

Live tables do not use it: their deals come from `fair.py`, which one can verify.
The generator is multiply-with-carry with a 64-bit state whose two halves are xored
(known as MWC64X); a state is made from a seed and an index by the splitmix64 finalizer, so that
round number one million needs no walk through the ones before it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

MULTIPLIER = 4294883355
LOW32 = 0xFFFFFFFF
LOW64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
MOST = 0x7FFFFFFF
"""The largest number that one can ask for a number below."""


def seed_number(text: str) -> int:
    """The 64-bit seed that a seed text such as `--seed 7` stands for."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def mix(seed: int, index: int) -> int:
    """The seed of stream number `index` below `seed`."""
    z = (seed + (index + 1) * GOLDEN) & LOW64
    z = ((z ^ (z >> 30)) * MIX_A) & LOW64
    z = ((z ^ (z >> 27)) * MIX_B) & LOW64
    return z ^ (z >> 31)


class Rng:
    """Random numbers from a seed and an index."""

    def __init__(self, seed: int, index: int = 0) -> None:
        self.reseed(seed & LOW64, index & LOW64)

    def reseed(self, seed: int, index: int) -> None:
        """Starts again, as a generator newly made with these would."""
        z = mix(seed, index)
        low = z & LOW32
        # The carry must stay below the multiplier, and all-zero is a state one never leaves.
        carry = ((z >> 32) * (MULTIPLIER - 1)) >> 32
        if low == 0 and carry == 0:
            low = 1
        self.state = (carry << 32) | low

    def _resume(self, state: int) -> None:
        self.state = state

    def __reduce__(self) -> tuple[Callable[[int], Rng], tuple[int]]:
        return rng_at, (self.state,)

    def __eq__(self, other: object) -> bool:
        return self.state == other.state if isinstance(other, Rng) else NotImplemented

    def __repr__(self) -> str:
        return f"<Rng in state {self.state:#018x}>"

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (for n up to a few thousand the bias is under 1e-6)."""
        if n < 1 or n > MOST:
            raise ValueError(f"a random number is below a number from 1 to {MOST}, not {n}")
        state = self.state
        low = state & LOW32
        carry = state >> 32
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) * n) >> 32

    def random(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        return self.below(0x40000000) / 1073741824.0

    def choice(self, items: Sequence[T]) -> T:
        """One of these, each as likely."""
        return items[self.below(len(items))]


def rng_at(state: int) -> Rng:
    """The generator that goes on from a state."""
    rng = Rng(0)
    rng._resume(state)
    return rng
