"""Many records judged: the plain ones fast, whatever is odd as `replay` does it.

Nearly all records of a simulation are right. One that is, and holds nothing unusual, is seen to be
so without making values of its texts: its codes are asked of the rules and applied. Only when
that says no, or there is anything it does not know, the record is read and replayed with every
check, and what is wrong gets its sentence there. So nothing is ever found wrong in here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from ..rules.actions import Play
from ..rules.codes import DRAW_CODE
from ..rules.deal import set_out, tiles_to_deal
from ..rules.errors import MexicanTrainError
from ..rules.header import Header
from ..rules.record import FORMAT, read_record, replay
from ..rules.round import Round
from ..rules.tiles import ALL_TILES, TRAINS, Tile
from ..sheets import load_sheet
from .noted import PLAYS, actions

Key: TypeAlias = tuple[str, str, str, int]
Deed: TypeAlias = tuple[int, int, int]
"""A play as its train and the two ends of its tile; anything else as -1, its code and 0."""

PLAIN = {
    *("format", "sheet", "players", "round", "used", "deal", "engine", "first"),
    *("actions", "scores", "winners", "blocked"),
}
"""What every record holds."""
USUAL = {*PLAIN, "rules", "name", "simulation"}
"""What those of simulations may hold besides; a record that holds more is not judged fast."""
KNOWN_HEADERS = 256
MOST_ROUNDS = 1000  # in a match; what claims to be a later one is looked at with care


class Plain(NamedTuple):
    """A record that holds nothing unusual, its tiles and actions found among those there are."""

    number: int
    used: Sequence[int]
    hands: Sequence[Sequence[Tile]]
    boneyard: Sequence[Tile]
    engine: int
    first: int
    deeds: Sequence[Deed]
    scores: Sequence[int]
    winners: Sequence[int]
    blocked: bool


class Ground:
    """What records of one header have in common."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.size = header.rules.hand_size(header.players)
        self.dealt: dict[int, list[Tile]] = {}

    def tiles(self, number: int) -> list[Tile]:
        """The tiles that are dealt in round `number`, in order."""
        if number not in self.dealt:
            self.dealt[number] = tiles_to_deal(self.header.rules, number)
        return self.dealt[number]

    def is_right(self, record: Plain) -> bool:
        """Whether a record can be seen to be right; of one that is wrong it is never said."""
        rules, players = self.header.rules, self.header.players
        if record.number > MOST_ROUNDS or max(record.used, default=0) > rules.max_pip:
            return False
        if [len(hand) for hand in record.hands] != [self.size] * players:
            return False
        dealt = [tile for hand in record.hands for tile in hand]
        if sorted([*dealt, *record.boneyard]) != self.tiles(record.number):
            return False
        round = set_out(rules, players, record.hands, record.boneyard, record.number, record.used)
        return (
            round.engine == record.engine
            and round.first == record.first
            and done(round, record.deeds)
            and round.over
            and round.scores == record.scores
            and round.winners == record.winners
            and round.blocked == record.blocked
        )


def done(round: Round, deeds: Sequence[Deed]) -> bool:
    """Does all this in a round; false as soon as something is not open."""
    ends = [round.engine] * TRAINS
    for train, one, other in deeds:
        if train >= 0:
            end = ends[train]
            if end not in (one, other):
                return False
            ends[train] = other if end == one else one
            code = train << 5 | ends[train]
        else:
            code = one
        if not round.is_open(code):
            return False
        round.apply(code)
    return True


@lru_cache(maxsize=1)
def tiles() -> dict[object, Tile]:
    """Every tile by its text."""
    return {str(tile): tile for tile in ALL_TILES}


@lru_cache(maxsize=1)
def deeds() -> dict[object, Deed]:
    """Every action by its text."""
    found: dict[object, Deed] = {}
    for number, action in enumerate(actions()):
        other = (-1, number - PLAYS + DRAW_CODE, 0)
        deed = (action.train, *action.tile) if isinstance(action, Play) else other
        found.setdefault(str(action), deed)
    return found


class Judge:
    """Judges records; it knows the headers it has met."""

    def __init__(self) -> None:
        self.grounds: dict[Key, Ground] = {}

    def wrong(self, data: object) -> str | None:
        """What is wrong with the record in a JSON object, in a sentence; None if it is right."""
        if isinstance(data, dict):
            ground, record = self.ground(data), plain(data)
            if ground is not None and record is not None and ground.is_right(record):
                return None
        return self.wrong_with_care(data)

    def wrong_with_care(self, data: object) -> str | None:
        """The same, read and replayed with every check."""
        try:
            record = read_record(data, lambda name: load_sheet(name).rules)
            replay(record)
        except MexicanTrainError as problem:
            return str(problem)
        assert isinstance(data, dict)
        if len(self.grounds) < KNOWN_HEADERS:
            self.grounds[key_of(data)] = Ground(record.header)
        return None

    def ground(self, data: Mapping[str, Any]) -> Ground | None:
        """What is known of records with this header, if one was met before."""
        texts = type(data.get("sheet")) is str and type(data.get("name", "")) is str
        known = texts and type(data.get("players")) is int
        return self.grounds.get(key_of(data)) if known else None


def key_of(data: Mapping[str, Any]) -> Key:
    """What the header of a record is known by."""
    rules = json.dumps(data["rules"]) if "rules" in data else ""
    return data["sheet"], data.get("name", ""), rules, data["players"]


def plain(data: Mapping[str, Any]) -> Plain | None:
    """The record in a JSON object; None if there is anything unusual in it."""
    if not PLAIN <= data.keys() <= USUAL or data["format"] != FORMAT:
        return None
    deal = data["deal"]
    if type(deal) is not dict or deal.keys() != {"hands", "boneyard"}:
        return None
    tile, deed = tiles().__getitem__, deeds().__getitem__
    try:
        return checked(
            data,
            [[*map(tile, hand)] for hand in deal["hands"]],
            [*map(tile, deal["boneyard"])],
            [*map(deed, data["actions"])],
        )
    except (KeyError, TypeError):  # no tile, no action, or no list of such
        return None


def checked(
    data: Mapping[str, Any],
    hands: Sequence[Sequence[Tile]],
    boneyard: Sequence[Tile],
    deeds: Sequence[Deed],
) -> Plain | None:
    """A record whose numbers are numbers; None if one is anything else."""
    single = (data["round"], data["engine"], data["first"])
    several = (data["used"], data["scores"], data["winners"])
    if not all(type(value) is list for value in several) or type(data["blocked"]) is not bool:
        return None
    if not all(type(value) is int for values in (single, *several) for value in values):
        return None
    if "simulation" in data and not is_simulation(data["simulation"], data["players"]):
        return None
    number, used = data["round"], data["used"]
    if number < 1 or min(used, default=0) < 0:
        return None
    return Plain(
        *(number, used, hands, boneyard, data["engine"], data["first"], deeds),
        *(data["scores"], data["winners"], data["blocked"]),
    )


def is_simulation(value: Any, players: object) -> bool:
    """Whether this is plainly where a round comes from: a seed, a match, a bot for each seat."""
    if type(value) is not dict or value.keys() != {"seed", "match", "bots"}:
        return False
    seed, match, bots = value["seed"], value["match"], value["bots"]
    if type(seed) is not str or type(match) is not int or not 0 <= match < 1 << 62:
        return False
    return type(bots) is list and len(bots) == players and all(type(bot) is str for bot in bots)
