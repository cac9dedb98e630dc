"""Style sheets without comments and white space that says nothing."""

from __future__ import annotations

import re

_TEXT = r"""(?P<text>"[^"\n]*"|'[^'\n]*')"""
_COMMENT = re.compile(rf"{_TEXT}|/\*.*?\*/", re.DOTALL)
_SPACE = re.compile(rf"{_TEXT}|\s*(?P<mark>[{{}};,])\s*|\s+")


def smaller(sheet: str) -> str:
    """A style sheet that says the same in fewer bytes."""
    without_comments = _COMMENT.sub(lambda found: found["text"] or "", sheet)
    spaced = _SPACE.sub(lambda found: found["text"] or found["mark"] or " ", without_comments)
    return spaced.strip()
