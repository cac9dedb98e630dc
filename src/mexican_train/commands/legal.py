"""`legal`: what is open to the seat to act in positions given line by line.

Standard input has a position on each line, a JSON object. Each is answered at once by one line:
{"legal":[...]} with the actions sorted, or {"error":"..."} with a sentence that says what is wrong.
The status is 1 if any line was wrong. An object that holds a position as "position" will do too.

  sheet, rules           the sheet, and fields set otherwise (by default none)
  players, engine, turn  how many; the engine's pip; the seat to act, from 0
  hands, boneyard        tiles, as 5-12; the boneyard's next tile first
  trains, mexican        tiles as they lie, from the hub outwards, as 12-5
  markers                the seats whose train is open
  drawn                  whether the seat to act has drawn (by default false)
  follow_up              the train on which it owes a tile for its double,
                         a seat or "M" (by default null)
  series                 whether its fast first turn goes on (by default false)
  had_turn               the seats that have had a turn (by default all)

Tiles may be missing from the table; what cannot be is refused.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from ..rules.errors import MexicanTrainError
from ..rules.position import read_position
from .options import read_line, read_lines, sheet_rules, standard_input

HELP = "for each position on standard input, the legal actions"
EXAMPLES = r"""
mexican-train legal < positions.jsonl
    an answer for each line of a file
echo '{"sheet":"nordic","players":2,"engine":12,"turn":0,"markers":[1],' \
        '"hands":[["5-7","3-12"],["0-3"]],"boneyard":["1-1","2-9"],' \
        '"trains":[["12-5"],[]],"mexican":[]}' | mexican-train legal
    answers {"legal":["3-12@1","3-12@M","5-7@0"]}
"""


def add(parser: ArgumentParser) -> None:
    """Declares nothing: the positions come on standard input."""


def run(options: Namespace) -> int:
    """Answers each line with a line, as soon as it is read."""
    status = 0
    for _, line in read_lines(standard_input()):
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
    return sorted(str(action) for action in read_position(data, sheet_rules).legal)
