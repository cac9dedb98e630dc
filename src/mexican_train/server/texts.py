"""What people type: names and chat. Text is data; here it only loses what would spoil the table."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # some scripts and emoji need them
MARKS_IN_A_ROW = 3


def cleaned(text: str) -> str:
    """A text on one line, without control and direction characters or towers of accents."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or char in "\t\n\r":
            kept.append(" ")
        elif (kind[0] != "C" or char in JOINERS) and marks <= MARKS_IN_A_ROW:
            kept.append(char)
    return " ".join("".join(kept).split()).strip(JOINERS)
