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
    PROTOCOL = "protocol"
    BAD_OPTIONS = "bad_options"
    UNKNOWN_SHEET = "unknown_sheet"
    BAD_NAME = "bad_name"
    NAME_TAKEN = "name_taken"
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
    HAS_SEAT = "has_seat"
    NO_SUCH_LATECOMER = "no_such_latecomer"
    SEAT_PROMISED = "seat_promised"
    NOT_PROMISED = "not_promised"
    ADDRESS_SEATS = "address_seats"
    COLOUR_TAKEN = "colour_taken"
    ALREADY_READY = "already_ready"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    HINTS_OFF = "hints_off"
    NO_HINT = "no_hint"
    HINTS_BUSY = "hints_busy"
    NO_REVIEW = "no_review"
    REVIEWS_BUSY = "reviews_busy"
    REVIEW_FAILED = "review_failed"
    WRONG_NONCE = "wrong_nonce"
    CHAT_OFF = "chat_off"
    PHRASES_ONLY = "phrases_only"
    BUSY = "busy"
    TOO_FAST = "too_fast"
    TOO_OFTEN = "too_often"
    TOO_MANY = "too_many"
    QUOTA = "quota"
    FULL = "full"
    WRONG_ORIGIN = "wrong_origin"
    TOO_LARGE = "too_large"
    BAD_RECORD = "bad_record"
    SET_DEAL = "set_deal"
    BAD_CHALLENGE = "bad_challenge"
    CHALLENGE_DAMAGED = "challenge_damaged"
    CHALLENGE_FORGED = "challenge_forged"
    CHALLENGE_NEWER = "challenge_newer"
    NO_SUCH_DAY = "no_such_day"
    OTHER_DEAL = "other_deal"
    NO_SEED = "no_seed"


SENTENCES = {
    TableReason.STALE: "the table has moved on since; look again",
    TableReason.STORAGE: "the table cannot be saved just now, so nothing was changed; try again",
    TableReason.UNREACHABLE: "the server that has this table cannot be reached just now; try again",
    TableReason.BAD_MESSAGE: "this is not a message of the protocol",
    TableReason.BAD_SECRET: "this link does not open this table",
    TableReason.PROTOCOL: "client and server are of different versions; upgrade the older one",
    TableReason.BAD_OPTIONS: "these options cannot be played",
    TableReason.UNKNOWN_SHEET: "there is no such sheet",
    TableReason.BAD_NAME: "a name needs a letter, and not too many",
    TableReason.NAME_TAKEN: "somebody at this table has that name; add a letter or a surname",
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
    TableReason.HAS_SEAT: "you have a seat at this table",
    TableReason.NO_SUCH_LATECOMER: "nobody asks for a seat under this number",
    TableReason.SEAT_PROMISED: "that seat is promised already",
    TableReason.NOT_PROMISED: "that seat is promised to nobody",
    TableReason.ADDRESS_SEATS: "your address has as many seats here as the host allows",
    TableReason.COLOUR_TAKEN: "another seat has that colour",
    TableReason.ALREADY_READY: "you are ready already",
    TableReason.PAUSED: "the table is paused",
    TableReason.NOT_PAUSED: "the table is not paused",
    TableReason.HINTS_OFF: "this table plays without hints",
    TableReason.NO_HINT: "there is no hint to be had just now",
    TableReason.HINTS_BUSY: "too many wait for hints just now; ask again in a moment",
    TableReason.NO_REVIEW: "this table plays without reviews",
    TableReason.REVIEWS_BUSY: "too many wait for reviews just now; ask again in a while",
    TableReason.REVIEW_FAILED: "the review was interrupted; ask for it again",
    TableReason.WRONG_NONCE: "this is not the nonce that was committed to",
    TableReason.CHAT_OFF: "this table plays without chat",
    TableReason.PHRASES_ONLY: "this table chats in ready phrases only",
    TableReason.BUSY: "too many ask for this just now; ask again in a moment",
    TableReason.TOO_FAST: "too much at once; wait a moment",
    TableReason.TOO_OFTEN: "that was changed so often that it stays until the next match",
    TableReason.TOO_MANY: "there is no room for more",
    TableReason.QUOTA: "your address has had as much saved as it may for now; try again later",
    TableReason.FULL: "this server keeps as much as it may; a new table has to wait",
    TableReason.WRONG_ORIGIN: "this page may not speak to this server",
    TableReason.TOO_LARGE: "that is too large",
    TableReason.BAD_RECORD: "this is not the record of a round",
    TableReason.SET_DEAL: "this table was made for one set deal, and plays nothing else",
    TableReason.BAD_CHALLENGE: "this is no challenge",
    TableReason.CHALLENGE_DAMAGED: "some of this challenge was lost or changed on the way",
    TableReason.CHALLENGE_FORGED: "this challenge was not made by this program, or was changed",
    TableReason.CHALLENGE_NEWER: "a later version of this program has made this challenge",
    TableReason.NO_SUCH_DAY: "there is no deal of this day",
    TableReason.OTHER_DEAL: "this is no round of this deal",
    TableReason.NO_SEED: "this round was not dealt from a seed, so it cannot be sent",
}


class Refused(Exception):
    """A refusal: nothing has changed."""

    def __init__(self, reason: TableReason, sentence: str = "") -> None:
        self.sentence = sentence or SENTENCES[reason]
        super().__init__(self.sentence)
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refused], tuple[TableReason, str]]:
        return Refused, (self.reason, self.sentence)  # a process sends it to another
