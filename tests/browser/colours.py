"""How well colours stand out from each other."""

from __future__ import annotations


def luminance(colour: str) -> float:
    """How light a colour is, of a text such as `rgb(255, 250, 240)`."""
    parts = [float(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
