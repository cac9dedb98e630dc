"""`legal`: what is open to the seat to act in positions given line by line."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from ..rules.errors import MexicanTrainError
from ..rules.position import read_position
from .options import read_line, read_lines, sheet_rules

HELP = "for each position on standard input, the legal actions"


def add(parser: ArgumentParser) -> None:
    """Declares nothing: the positions come on standard input."""


def run(options: Namespace) -> int:
    """Answers each line with a line, as soon as it is read."""
    status = 0
    for _, line in read_lines(sys.stdin.buffer):
        answer: dict[str, object]
        try:
            answer = {"legal": legal_texts(read_line(line))}
        except MexicanTrainError as problem:
            answer = {"error": str(problem)}
            status = 1
        sys.stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
        sys.stdout.flush()
    return status


def legal_texts(data: object) -> list[str]:
    """The legal actions of a position, or of an object that holds one as `position`."""
    if isinstance(data, dict) and "position" in data:
        data = data["position"]
    return sorted(str(action) for action in read_position(data, sheet_rules).legal())
