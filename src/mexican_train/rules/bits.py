"""Bits of a mask. What counts them is taken by compiled modules from the C code in bits.pxd."""

from __future__ import annotations

from collections.abc import Iterable


def bit_count(n: int) -> int:
    """How many bits are set."""
    return n.bit_count()


def first_bit(n: int) -> int:
    """The lowest bit that is set."""
    return (n & -n).bit_length() - 1


def mask_of(places: Iterable[int]) -> int:
    """The mask in which these bits are set."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask
