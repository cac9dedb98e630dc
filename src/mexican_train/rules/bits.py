"""Bits of a mask. Compiled modules take the C code in bits.pxd instead of these."""

from __future__ import annotations


def bit_count(n: int) -> int:
    """How many bits are set."""
    return n.bit_count()


def first_bit(n: int) -> int:
    """The lowest bit that is set."""
    return (n & -n).bit_length() - 1
