"""What can be wrong, each with one sentence for people and a type or reason for programs."""

from __future__ import annotations

from enum import StrEnum


class MexicanTrainError(ValueError):
    """Anything a user can put right; the message is one clear sentence."""


class RulesError(MexicanTrainError):
    """A sheet, variant or house rule that does not exist or cannot be."""


class NotationError(MexicanTrainError):
    """A text that is not a tile, an action, a position or a record."""


class RecordError(MexicanTrainError):
    """A record that does not follow the rules it names."""


class TableError(MexicanTrainError):
    """Something that is not at this table: a seat, a train, a tile, a moment of a round."""


class Reason(StrEnum):
    """Why an action is refused. Stable: clients put them into words."""

    ROUND_OVER = "round_over"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_TRAIN = "no_such_train"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_HELD = "not_held"
    DOES_NOT_FIT = "does_not_fit"
    TRAIN_CLOSED = "train_closed"
    OWN_TRAIN_FIRST = "own_train_first"
    ONLY_OWN_TRAIN = "only_own_train"
    MUST_CLOSE_DOUBLE = "must_close_double"
    MUST_COMPLETE_DOUBLE = "must_complete_double"
    MUST_NOT_BE_DOUBLE = "must_not_be_double"
    MUST_PLAY = "must_play"
    MUST_DRAW = "must_draw"
    ALREADY_DRAWN = "already_drawn"
    NOTHING_TO_DRAW = "nothing_to_draw"
    NOTHING_TO_STOP = "nothing_to_stop"
    NOTHING_TO_KNOCK = "nothing_to_knock"
    NOTHING_TO_CATCH = "nothing_to_catch"
    MATCH_OVER = "match_over"
    ROUND_RUNNING = "round_running"


SENTENCES = {
    Reason.ROUND_OVER: "the round is over",
    Reason.NO_SUCH_SEAT: "there is no such seat at this table",
    Reason.NO_SUCH_TRAIN: "there is no such train at this table",
    Reason.NOT_YOUR_TURN: "it is another seat's turn",
    Reason.NOT_YOUR_SEAT: "one can act only for one's own seat",
    Reason.NOT_HELD: "that tile is not in the hand",
    Reason.DOES_NOT_FIT: "the tile does not fit the end of that train",
    Reason.TRAIN_CLOSED: "that train has no marker, so only its owner may play on it",
    Reason.OWN_TRAIN_FIRST: "the Mexican train may be started only after one's own train",
    Reason.ONLY_OWN_TRAIN: "in a fast first turn further tiles go on one's own train",
    Reason.MUST_CLOSE_DOUBLE: "the open double must be closed first",
    Reason.MUST_COMPLETE_DOUBLE: "the double just laid must be completed first",
    Reason.MUST_NOT_BE_DOUBLE: "the tile that follows a double may not be a double",
    Reason.MUST_PLAY: "a tile in the hand can be played, so it must be",
    Reason.MUST_DRAW: "a tile must be drawn before passing",
    Reason.ALREADY_DRAWN: "one tile has been drawn already",
    Reason.NOTHING_TO_DRAW: "the boneyard is empty",
    Reason.NOTHING_TO_STOP: "there is no fast first turn to stop",
    Reason.NOTHING_TO_KNOCK: "there is no last tile to announce",
    Reason.NOTHING_TO_CATCH: "there is nobody to catch",
    Reason.MATCH_OVER: "the match is over",
    Reason.ROUND_RUNNING: "the round is still running",
}


class IllegalAction(MexicanTrainError):
    """A refusal: nothing has changed, and `reason` says why."""

    def __init__(self, reason: Reason, action: object = None, sentence: str = "") -> None:
        self.reason = Reason(reason)
        self.action = action
        self.sentence = sentence or SENTENCES[self.reason]
        """The reason in words, without what it was about."""
        told = self.sentence if action is None else f"{action} is refused: {self.sentence}"
        super().__init__(told)

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Reason, object, str]]:
        # An exception is made again from what it was told, which is not what this one was given.
        return type(self), (self.reason, self.action, self.sentence)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash((self.reason, self.sentence))

    def __repr__(self) -> str:
        return f"IllegalAction({self.reason.name}, {self.action!r})"
