"""A situation at a table with real dominoes, as somebody tells it, and why it cannot be."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from ..protocol.settling import Situation
from ..rules.errors import NotationError
from ..rules.notation import read_tile, read_wagon
from .errors import CannotJudge, Fault

_situations = msgspec.json.Decoder(Situation)


def read_situation(data: bytes) -> Situation:
    """The situation in a text; the body of `POST /api/settle` is one."""
    try:
        situation: Situation = _situations.decode(data)
        tiles = [*map(read_tile, situation.hand)]
        for _, train in situation.all_trains:
            tiles += [read_wagon(text).tile for text in train.wagons or ()]
    except msgspec.ValidationError as problem:
        raise CannotJudge(Fault.NO_SITUATION, f"this is no situation: {problem}") from None
    except NotationError as problem:
        raise CannotJudge(Fault.NO_SITUATION, str(problem)) from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise CannotJudge(Fault.NO_SITUATION, "this is not JSON in UTF-8") from None
    return situation


class Why(StrEnum):
    """Why a situation cannot be. Stable: clients put them into words."""

    NO_TILES = "no_tiles"
    TOO_MANY_PLAYERS = "too_many_players"
    NOT_IN_SET = "not_in_set"
    IS_ENGINE = "is_engine"
    TWICE = "twice"
    APART = "apart"
    NO_START = "no_start"
    NO_END = "no_end"
    NOT_DEAD = "not_dead"
    NO_DOUBLE = "no_double"
    NOTHING_OWED = "nothing_owed"
    NO_SERIES = "no_series"
    TOO_FEW_LEFT = "too_few_left"


SENTENCES = {
    Why.NO_TILES: "you hold no tile, so the round is over",
    Why.TOO_MANY_PLAYERS: "these rules are for 2 to {most} players, not {players}",
    Why.NOT_IN_SET: "{tile} is not in the double-{pip} set",
    Why.IS_ENGINE: "{tile} is the engine, so it is nowhere else",
    Why.TWICE: "{tile} is there twice",
    Why.APART: "{tile} does not match what lies before it",
    Why.NO_START: "no tiles with {pip} are left for so many trains to begin with",
    Why.NO_END: "no tiles are left to make a train end in {pip}",
    Why.NOT_DEAD: "you hold {tile}, which can cover the double {pip}",
    Why.NO_DOUBLE: "a tile is owed for a double, but that train does not end in one",
    Why.NOTHING_OWED: "these rules ask for no tile after a double that no tile is left to cover",
    Why.NO_SERIES: "these rules have no fast first turn",
    Why.TOO_FEW_LEFT: "too few tiles are left for the other hands and the boneyard",
}


class Impossible(Exception):
    """A situation that cannot be under some rules, and why."""

    def __init__(self, why: Why, **about: object) -> None:
        super().__init__(SENTENCES[why].format(**about))
        self.why = why
        self.about = {name: str(v) if isinstance(v, tuple) else v for name, v in about.items()}
