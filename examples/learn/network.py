"""A small network that learns numbers from examples: one hidden layer, NumPy only."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
RATES = (0.9, 0.999)


class Network:
    """Values of rows of features; learned by Adam on the squared error."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.weights: list[Array] = [
            luck.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            luck.normal(0.0, hidden**-0.5, hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def values(self, rows: Array) -> Array:
        """The value of each row."""
        into, shift, out, base = self.weights
        found: Array = np.maximum(rows @ into + shift, 0.0) @ out + base
        return found

    def learn(self, rows: Array, targets: Array, rate: float) -> float:
        """One step towards the targets; the mean squared error before it."""
        into, shift, out, base = self.weights
        hidden = np.maximum(rows @ into + shift, 0.0)
        errors = hidden @ out + base - targets
        slope = 2.0 * errors / len(rows)
        back = np.outer(slope, out) * (hidden > 0.0)
        slopes = [rows.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(keepdims=True)]
        self.steps += 1
        for each, slope, mean, square in zip(
            self.weights, slopes, self.means, self.squares, strict=True
        ):
            mean += (1.0 - RATES[0]) * (slope - mean)
            square += (1.0 - RATES[1]) * (slope * slope - square)
            steady = mean / (1.0 - RATES[0] ** self.steps)
            spread = np.sqrt(square / (1.0 - RATES[1] ** self.steps))
            each -= rate * steady / (spread + 1e-8)
        return float((errors * errors).mean())

    def save(self, path: Path) -> None:
        """Writes what was learned."""
        np.savez_compressed(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Reads what was learned."""
        with np.load(path) as stored:
            weights = [stored[name] for name in stored.files]
        inputs, hidden = weights[0].shape
        network = cls(inputs, hidden, 0)
        network.weights = weights
        return network
