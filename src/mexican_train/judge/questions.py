"""The arguments that every table has: a question each, and a situation in which it comes up.

Pages receive them with their answers in one piece, so that they need no connection afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from ..protocol.settling import AskedAbout, Question, ReadyQuestion, Situation, SituationTrain
from .settling import verdicts_of

_FIVE, _SEVEN, _THREE = (SituationTrain(end=end) for end in (5, 7, 3))
_USUAL = Situation(
    engine=12,
    trains=[_FIVE, _SEVEN, _THREE],
    mexican=SituationTrain(end=9),
    hand=["5-8", "1-2", "4-6"],
)
"""A table in the middle of a round."""
_NOT_BEGUN = SituationTrain()
_START = structs.replace(
    _USUAL,
    trains=[_NOT_BEGUN] * 3,
    mexican=_NOT_BEGUN,
    hand=["5-12", "9-12", "3-4"],
)
_OPEN = [_FIVE, SituationTrain(end=7, double=True, open=True), _THREE]
_LAID: dict[str, Any] = {
    "trains": [
        SituationTrain(end=8, double=True),
        SituationTrain(end=4, open=True),
        SituationTrain(end=2),
    ],
    "mexican": SituationTrain(end=6),
    "follow_up": 0,
}
_DEAD = [_FIVE, SituationTrain(end=7, double=True, dead=True), _THREE]
_THEIRS = [_FIVE, _SEVEN, SituationTrain(end=3, open=True)]
_MINE = [SituationTrain(end=5, open=True), _SEVEN, _THREE]
_EARLY = [_NOT_BEGUN, SituationTrain(end=10), _NOT_BEGUN]


def _asked(about: AskedAbout, action: str | None = None, **change: Any) -> Situation:
    """Return the usual table, changed, with a question."""
    return structs.replace(_USUAL, question=Question(about, action), **change)


def _at_start(about: AskedAbout) -> Situation:
    return structs.replace(_START, question=Question(about))


READY: dict[str, dict[str, Situation]] = {
    "start": {
        "begin": _at_start(AskedAbout.BEGIN),
        "nobody": _at_start(AskedAbout.NO_DOUBLE),
    },
    "turn": {
        "draw": _asked(AskedAbout.MAY, "draw"),
        "drawn": _asked(AskedAbout.MUST, "5-8@0", drawn=True),
        "own": _asked(AskedAbout.MUST, "5-8@0", hand=["5-8", "4-9", "1-2"]),
        "turn": _asked(AskedAbout.MY_TURN, "4-7@1", trains=_OPEN, hand=["5-8", "4-7", "1-2"]),
        "empty": _asked(AskedAbout.MARKER_ON, "pass", hand=["1-2", "4-6"], boneyard_empty=True),
    },
    "markers": {
        "marked": _asked(AskedAbout.MAY, "3-10@2", trains=_THEIRS, hand=["5-8", "3-10", "1-2"]),
        "off": _asked(AskedAbout.MARKER_OFF, "9-10@M", trains=_MINE, hand=["5-8", "9-10", "1-2"]),
        "back": _asked(AskedAbout.MARKER_OFF, "5-8@0", trains=_MINE),
        "elsewhere": _asked(AskedAbout.MARKER_ON, "9-10@M", hand=["9-10", "2-4", "1-8"]),
    },
    "mexican": {
        "mexican": _asked(
            *(AskedAbout.MAY, "9-12@M"),
            trains=_EARLY,
            mexican=_NOT_BEGUN,
            hand=["5-12", "9-12", "3-4"],
        ),
        "early": _asked(AskedAbout.MAY, "6-9@M", trains=_EARLY, hand=["5-12", "6-9", "3-4"]),
        "second": _asked(AskedAbout.MAY, "4-12@M", hand=["5-8", "4-12", "1-2"]),
    },
    "doubles": {
        "open": _asked(AskedAbout.MUST, "4-7@1", trains=_OPEN, hand=["5-8", "4-7", "3-9"]),
        "cannot": _asked(AskedAbout.MAY, "5-8@0", trains=_OPEN),
        "follow": _asked(
            *(AskedAbout.MARKER_ON, "pass"), **_LAID, drawn=True, hand=["1-9", "3-11", "0-10"]
        ),
        "two": _asked(AskedAbout.MAY, "4-4@1", **_LAID, hand=["4-4", "2-11", "1-3"]),
        "dead": _asked(AskedAbout.MAY, "5-8@0", trains=_DEAD),
    },
    "end": {
        "knock": _asked(AskedAbout.KNOCK, "5-8@0", hand=["5-8", "8-11"]),
        "forgot": _asked(AskedAbout.CAUGHT, "5-8@0", hand=["5-8", "8-11"]),
        "over": _asked(AskedAbout.OVER, "5-5@0", hand=["5-5"]),
        "blocked": _asked(
            *(AskedAbout.OVER, "pass"),
            hand=["1-2", "4-6"],
            boneyard_empty=True,
            others_stuck=True,
        ),
        "points": _asked(AskedAbout.BLANKS, hand=["0-5", "3-6", "0-0"]),
    },
}
"""The questions by group and key; those are in the keys of their messages."""


def ready_questions() -> Iterator[ReadyQuestion]:
    """Yield the questions with the answers of all sheets."""
    for group, questions in READY.items():
        for key, situation in questions.items():
            sheets = verdicts_of(situation)
            yield ReadyQuestion(group=group, key=key, situation=situation, sheets=sheets)
