"""What all reports share: files that are written or told why not, and figures as print has them."""

from __future__ import annotations

from pathlib import Path

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown


def write(path: Path, text: str) -> None:
    """Writes a file, making its folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        sentence = f"{shown(str(path))} cannot be written: {problem.strerror}"
        raise MexicanTrainError(sentence) from None


def minus(text: str) -> str:
    """Figures with a minus sign in the place of a hyphen."""
    return text.replace("-", "\N{MINUS SIGN}")


def make_folder(path: Path) -> None:
    """Makes the folder of a report before anything is played for it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        sentence = f"{shown(str(path))} cannot be written: {problem.strerror}"
        raise MexicanTrainError(sentence) from None
