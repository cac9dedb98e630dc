"""Why a challenge cannot be read, made or compared."""

from __future__ import annotations

from enum import StrEnum

from ..rules.errors import MexicanTrainError


class Fault(StrEnum):
    """What is wrong, for those who answer calls."""

    NO_CODE = "no_code"
    DAMAGED = "damaged"
    FORGED = "forged"
    NEWER = "newer"
    NO_DAY = "no_day"
    OTHER_DEAL = "other_deal"
    NO_SEED = "no_seed"


class ChallengeError(MexicanTrainError):
    """A challenge that is none, with one sentence that says why."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault
