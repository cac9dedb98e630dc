"""What people type: names and chat. Text is data; here it only loses what would spoil the table."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # some scripts and emoji need them
BLANKS = "\t\n\r\u2800\u115f\u1160\u3164\uffa0"  # letters and signs that show nothing
MARKS_IN_A_ROW = 3


def cleaned(text: str) -> str:
    """A text on one line, without control and direction characters or towers of accents."""
    # What is dropped goes first: it must not keep letters and their accents apart.
    seen = "".join(" " if _blank(char) else char for char in text if _stays(char))
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", seen):
        if unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
        elif char not in JOINERS:
            marks = 0
        if marks <= MARKS_IN_A_ROW:
            kept.append(char)
    words = (word.strip(JOINERS) for word in "".join(kept).split())
    return " ".join(word for word in words if word)


def name_key(name: str) -> str:
    """Return what two names have in common that people would not tell apart."""
    letters = name.translate(dict.fromkeys(map(ord, JOINERS)))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", letters).casefold())


def _blank(char: str) -> bool:
    return char in BLANKS or unicodedata.category(char)[0] == "Z"


def _stays(char: str) -> bool:
    return char in BLANKS or char in JOINERS or unicodedata.category(char)[0] != "C"
