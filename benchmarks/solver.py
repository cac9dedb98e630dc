"""How fast the longest train is found, from tiles in to plan out, in random double-12 hands."""

from __future__ import annotations

import random
import time

import mexican_train
from mexican_train.bots.solver import longest_train
from mexican_train.rules.tiles import full_set

SIZES = (12, 15, 16, 20, 25)
ENGINE = 12


def measure(seconds: float = 1.0) -> dict[str, object]:
    """Median and worst time for each size of hand, each from about `seconds` of work."""
    return {
        "compiled": mexican_train.COMPILED,
        "microseconds": {str(size): times(size, seconds) for size in SIZES},
    }


def times(size: int, seconds: float) -> dict[str, float]:
    """Of hands of one size; every hand is the best of three tries, to leave the machine out."""
    tiles = [tile for tile in full_set(ENGINE) if tile != (ENGINE, ENGINE)]
    chooser = random.Random(size)
    found: list[float] = []
    until = time.perf_counter() + seconds
    while not found or time.perf_counter() < until:
        hand = chooser.sample(tiles, size)
        best = 1e9
        for _ in range(3):
            began = time.perf_counter()
            longest_train(hand, ENGINE)
            best = min(best, time.perf_counter() - began)
        found.append(best)
    found.sort()
    return {
        "median": round(found[len(found) // 2] * 1e6, 2),
        "worst": round(found[-1] * 1e6, 2),
        "hands": len(found),
    }


def described(figures: dict[str, object]) -> str:
    """The figures for people."""
    rows = figures["microseconds"]
    assert isinstance(rows, dict)
    lines = [f"solver, {'compiled' if figures['compiled'] else 'interpreted'}, one core"]
    for size, row in rows.items():
        lines.append(
            f"  {size} tiles: median {row['median']:.1f} µs, worst {row['worst']:.1f} µs "
            f"of {row['hands']} hands"
        )
    return "\n".join(lines)
