"""Why something cannot be judged at all. Why a situation cannot be is said in `situation.py`."""

from __future__ import annotations

from enum import StrEnum

from ..rules.errors import MexicanTrainError


class Fault(StrEnum):
    """What is wrong with what was brought."""

    NO_SITUATION = "no_situation"
    UNKNOWN_SHEET = "unknown_sheet"
    BAD_RULES = "bad_rules"
    NO_RECORD = "no_record"


class CannotJudge(MexicanTrainError):
    """There is nothing to judge, or nothing to judge it by."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault
