"""Why a table refuses something, besides the reasons the rules have."""

from __future__ import annotations

from enum import StrEnum


class TableReason(StrEnum):
    """Stable codes: clients put them into words."""

    STALE = "stale"
    STORAGE = "storage"
    UNREACHABLE = "unreachable"
    BAD_MESSAGE = "bad_message"
    BAD_SECRET = "bad_secret"
    BAD_OPTIONS = "bad_options"
    UNKNOWN_SHEET = "unknown_sheet"
    BAD_NAME = "bad_name"
    BAD_TEXT = "bad_text"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_CODE = "no_such_code"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_BOT = "no_such_bot"
    NO_SUCH_PHRASE = "no_such_phrase"
    NOT_FOUND = "not_found"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    NOT_BEGUN = "not_begun"
    NOT_OVER = "not_over"
    NOT_AWAY = "not_away"
    NO_STAND_IN = "no_stand_in"
    BEGUN = "begun"
    SEAT_TAKEN = "seat_taken"
    SEAT_EMPTY = "seat_empty"
    COLOUR_TAKEN = "colour_taken"
    ALREADY_READY = "already_ready"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    HINTS_OFF = "hints_off"
    NO_HINT = "no_hint"
    CHAT_OFF = "chat_off"
    PHRASES_ONLY = "phrases_only"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"
    WRONG_ORIGIN = "wrong_origin"
    TOO_LARGE = "too_large"
    BAD_RECORD = "bad_record"


SENTENCES = {
    TableReason.STALE: "the table has moved on since; look again",
    TableReason.STORAGE: "the table cannot be saved just now, so nothing was changed; try again",
    TableReason.UNREACHABLE: "the server that has this table cannot be reached just now; try again",
    TableReason.BAD_MESSAGE: "this is not a message of the protocol",
    TableReason.BAD_SECRET: "this link does not open this table",
    TableReason.BAD_OPTIONS: "these options cannot be played",
    TableReason.UNKNOWN_SHEET: "there is no such sheet",
    TableReason.BAD_NAME: "a name needs a letter, and not too many",
    TableReason.BAD_TEXT: "there is no text to say, or too much",
    TableReason.NO_SUCH_TABLE: "there is no such table",
    TableReason.NO_SUCH_CODE: "no table waits for players under this code",
    TableReason.NO_SUCH_SEAT: "there is no such seat at this table",
    TableReason.NO_SUCH_BOT: "there is no such bot",
    TableReason.NO_SUCH_PHRASE: "there is no such phrase",
    TableReason.NOT_FOUND: "there is nothing here",
    TableReason.NOT_SEATED: "only players at the table can do that",
    TableReason.NOT_HOST: "only the host can do that",
    TableReason.NOT_BEGUN: "the match has not begun",
    TableReason.NOT_OVER: "the round is not over",
    TableReason.NOT_AWAY: "that player is here",
    TableReason.NO_STAND_IN: "no bot is standing in there",
    TableReason.BEGUN: "the match has begun",
    TableReason.SEAT_TAKEN: "somebody sits there",
    TableReason.SEAT_EMPTY: "nobody sits there",
    TableReason.COLOUR_TAKEN: "another seat has that colour",
    TableReason.ALREADY_READY: "you are ready already",
    TableReason.PAUSED: "the table is paused",
    TableReason.NOT_PAUSED: "the table is not paused",
    TableReason.HINTS_OFF: "this table plays without hints",
    TableReason.NO_HINT: "there is no hint to be had just now",
    TableReason.CHAT_OFF: "this table plays without chat",
    TableReason.PHRASES_ONLY: "this table chats in ready phrases only",
    TableReason.TOO_FAST: "too much at once; wait a moment",
    TableReason.TOO_MANY: "there is no room for more",
    TableReason.WRONG_ORIGIN: "this page may not speak to this server",
    TableReason.TOO_LARGE: "that is too large",
    TableReason.BAD_RECORD: "this is not the record of a round",
}


class Refused(Exception):
    """A refusal: nothing has changed."""

    def __init__(self, reason: TableReason, sentence: str = "") -> None:
        self.sentence = sentence or SENTENCES[reason]
        super().__init__(self.sentence)
        self.reason = reason
