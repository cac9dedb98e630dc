"""The tour of the Python API does what it says, as it stands there."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).parent.parent / "docs" / "python.md"
BLOCK = re.compile(r"^```(python)?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_the_tour_of_the_python_api_runs_as_written() -> None:
    blocks = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))
    assert len(blocks) > 15
    names: dict[str, Any] = {}
    printed = ""
    for number, (kind, text) in enumerate(blocks):
        if kind == "python":
            assert printed == "", f"block {number - 1} prints what the page does not show"
            with redirect_stdout(StringIO()) as out:
                exec(compile(text, f"{GUIDE.name}, block {number}", "exec"), names)
            printed = out.getvalue()
        else:
            assert printed == text, f"block {number} is what the one before it prints"
            printed = ""
    assert printed == ""
