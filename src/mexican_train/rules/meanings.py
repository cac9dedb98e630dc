"""What the rules mean, in words: each field, and each value it can have."""

from __future__ import annotations

from .rules import CHOICES, SWITCHES
from .tiles import SETS

FIELD_MEANINGS = {
    "max_pip": "the set: its highest pip (6, 9, 12, 15 or 18)",
    "hand": "tiles dealt to each of 2, 3, 4, ... players",
    "engine": "which double is the engine",
    "first": "who takes the first turn",
    "rounds": "how many rounds a match has",
    "mexican_start": "when one may start the Mexican train",
    "marker": "when a marker goes on one's own train",
    "follow_up": "what one owes at once after laying a double",
    "open_double": "whether an uncovered double binds the next players",
    "own_double_pass_marks": "whether passing on one's own double places the marker",
    "last_tile": "whether a last tile not announced can be caught",
    "penalty_tiles": "tiles drawn by who is caught",
    "blank_points": "points of a blank end",
    "double_blank_points": "points of the double blank",
    "fast_first_turn": "whether a first turn may lay many tiles on one's own train",
    "open_hands": "whether everyone sees every hand",
}

VALUE_MEANINGS = {
    "engine": {
        "highest-held": "who holds the highest double lays it; if nobody does, seats draw for one",
        "highest-unused-held": "the same, but each double is the engine once, the blank one last",
        "descending": "set aside before the deal: the highest in round 1, one lower each round",
    },
    "first": {
        "engine-player": "who laid the engine",
        "left-of-engine-player": "the seat after the one that laid the engine",
        "rotate": "seat 0 in round 1, then one seat further each round",
        "highest-double-holder": "who holds the highest double, which stays in the hand",
    },
    "rounds": {
        "one": "a single round, won by who goes out",
        "every-double": "a round for each double of the set; the lowest total wins",
    },
    "mexican_start": {
        "any-time": "on any turn, with a tile that fits the engine",
        "after-own-train": "once one's own train has a tile",
    },
    "marker": {
        "pass": "when one passes",
        "own-train-unplayable": "also when one plays elsewhere with nothing for one's own train",
    },
    "follow_up": {
        "on-double": "a tile on that double",
        "double-first": "a tile on that double if one fits, otherwise any play",
        "any-non-double": "any tile that is not a double, wherever one may play",
    },
    "open_double": {
        "must-close": "everyone may play only on it until it is closed",
        "free": "it binds nobody once its player's turn is over",
    },
    "last_tile": {
        "penalty": "one knocks, or may be caught and draw",
        "announce": "it is announced for everyone, without a penalty",
    },
}


def meaning(name: str, value: object) -> str:
    """What a field's value means, or an empty text for one that speaks for itself."""
    return VALUE_MEANINGS.get(name, {}).get(str(value), "")


def allowed(name: str) -> str:
    """The values a field may have."""
    if name in CHOICES:
        return ", ".join(CHOICES[name])
    if name in SWITCHES:
        return "yes, no"
    return {
        "max_pip": ", ".join(map(str, SETS)),
        "hand": "a number, or numbers for 2, 3, ... players",
        "rounds": "one, every-double, a number from 1 to 1000",
    }.get(name, "a number from 0 to 1000")
