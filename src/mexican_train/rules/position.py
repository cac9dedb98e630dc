"""Positions: one moment of a round as JSON, read with every check and written back."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from .actions import Action, Call, TurnAction, train_name
from .bits import mask_of
from .errors import IllegalAction, MexicanTrainError, NotationError, TableError
from .header import Header
from .notation import read_tile, read_wagon, shown
from .round import Round
from .rules import Rules
from .tiles import MAX_PLAYERS, MEXICAN, Tile

SheetRules = Callable[[str], Rules]
"""Finds the rules of a named sheet; given from outside, because reading files is not done here."""

MOST_NAME = 80
"""How long the name of a sheet can be."""
_REQUIRED = (
    "sheet",
    "players",
    "engine",
    "turn",
    "hands",
    "boneyard",
    "trains",
    "mexican",
    "markers",
)
_OPTIONAL = ("drawn", "follow_up", "series", "had_turn", "rules", "name")


class Position:
    """One moment of a round, with the sheet it is played by: a value that never changes.

    It can be asked what is legal and why something is not, gives rounds to play on with
    (`copy_round`), and is written as JSON (`plain`, `str`). Positions are equal when they are
    written alike.
    """

    __slots__ = ("_round", "header")

    header: Header
    _round: Round

    def __init__(self, header: Header, round: Round) -> None:
        if header.rules != round.rules or header.players != round.players:
            raise TableError("the round of a position is played by the rules of its header")
        object.__setattr__(self, "header", header)
        object.__setattr__(self, "_round", round.copy())

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position does not change: {name} cannot be taken away")

    def __reduce__(self) -> tuple[type[Position], tuple[Header, Round]]:
        return Position, (self.header, self._round)

    @property
    def turn(self) -> int | None:
        """The seat to act, or None when the round is over."""
        return None if self._round.over else self._round.turn

    @property
    def over(self) -> bool:
        """True once the round has ended."""
        return bool(self._round.over)

    @property
    def scores(self) -> list[int]:
        """The points in the hands, by seat: those of the round, once it is over."""
        return self._round.scores

    @property
    def winners(self) -> list[int]:
        """The seats that have won the round: none before it is over."""
        return self._round.winners

    def copy_round(self) -> Round:
        """A round that stands here, to play on with."""
        return self._round.copy()

    @property
    def legal(self) -> list[TurnAction]:
        """What the seat to act may do."""
        return self._round.legal

    @property
    def calls(self) -> list[Call]:
        """The knocks and catches that are open."""
        return self._round.calls

    def calls_of(self, seat: int) -> list[Call]:
        """The knocks and catches that are open to one seat."""
        return self._round.calls_of(seat)

    def why(self, action: Action | str, seat: int | None = None) -> IllegalAction | None:
        """Why a seat (None: whoever may) cannot do this here, or None if it can."""
        return self._round.why(action, seat)

    def after(self, action: Action | str, seat: int | None = None) -> Position:
        """The position once this is done; raises `IllegalAction` if it may not be."""
        round = self.copy_round()
        round.act(action, seat)
        return Position(self.header, round)

    def plain(self) -> dict[str, object]:
        """The position as JSON writes it."""
        named = {"name": self.header.name} if self.header.name else {}
        return write_position(self._round, self.header.sheet, self.header.changes) | named

    def __str__(self) -> str:
        return json.dumps(self.plain())

    def __repr__(self) -> str:
        return f"<Position of {self.header.title}: {self._round!r}>"

    def _repr_svg_(self) -> str | None:
        return self._round._repr_svg_()

    def __eq__(self, other: object) -> bool:
        return self.plain() == other.plain() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


def position_from(data: object, sheet_rules: SheetRules) -> Position:
    """The position in a JSON object, with its sheet and its rules."""
    round = read_position(data, sheet_rules)
    fields = read_object(data, "a position", _REQUIRED, _OPTIONAL)
    changes = round.rules.differences(sheet_rules(fields["sheet"]))
    return Position(
        Header(fields["sheet"], round.rules, round.players, changes, name_in(fields)), round
    )


def read_position(data: object, sheet_rules: SheetRules) -> Round:
    """The round that a position describes; one that cannot be is refused in one sentence."""
    fields = read_object(data, "a position", _REQUIRED, _OPTIONAL)
    rules = read_rules(fields, sheet_rules)
    name_in(fields)
    players = read_int(fields, "players", 2, MAX_PLAYERS)
    if players > rules.max_players:
        raise NotationError(f"{fields['sheet']} is for 2 to {rules.max_players}, not {players}")
    round = Round(rules, players)
    seen: set[Tile] = set()
    engine = read_int(fields, "engine", 0, rules.max_pip)
    _once(Tile(engine, engine), "the engine", rules, seen)
    round.set_engine(engine)
    _read_tiles(fields, round, seen)
    _read_trains(fields, round, seen)
    round.turn = round.first = read_int(fields, "turn", 0, players - 1)
    round.markers = mask_of(read_seats(fields, "markers", players))
    _read_turn(fields, round)
    empty = [seat for seat in range(players) if round.hand_count(seat) == 0]
    if len(empty) > 1:
        raise NotationError(f"seats {empty[0]} and {empty[1]} cannot both have an empty hand")
    if empty:
        round.over = True
        round.out = empty[0]
    return round


def write_position(round: Round, sheet: str, changes: Mapping[str, object]) -> dict[str, object]:
    """A round as a position; `changes` are the fields whose value is not the sheet's."""
    players = range(round.players)
    trains = round.trains
    position: dict[str, object] = {
        "sheet": sheet,
        "players": round.players,
        "engine": round.engine,
        "turn": round.turn,
        "hands": [[str(tile) for tile in round.hand_of(seat)] for seat in players],
        "boneyard": [str(tile) for tile in round.boneyard],
        "trains": [[str(wagon) for wagon in trains[seat]] for seat in players],
        "mexican": [str(wagon) for wagon in trains[MEXICAN]],
        "markers": [seat for seat in players if round.markers >> seat & 1],
        "drawn": round.drawn,
        "follow_up": write_train(round.follow_up),
        "series": round.series,
        "had_turn": [seat for seat in players if round.had_turn >> seat & 1],
    }
    if changes:
        position["rules"] = dict(changes)
    return position


def write_train(train: int) -> int | str | None:
    """A train as JSON writes it: the seat's number, `"M"`, or null for none (-1)."""
    if train < 0:
        return None
    return train_name(train) if train == MEXICAN else train


def _once(tile: Tile, where: str, rules: Rules, seen: set[Tile]) -> None:
    if tile.high > rules.max_pip:
        raise NotationError(f"{tile} in {where} is not in the double-{rules.max_pip} set")
    if tile in seen:
        raise NotationError(f"{tile} is there twice, the second time in {where}")
    seen.add(tile)


def _read_tiles(fields: Mapping[str, Any], round: Round, seen: set[Tile]) -> None:
    hands = read_list(fields["hands"], "hands")
    if len(hands) != round.players:
        raise NotationError(f"hands must have {round.players} lists, one a seat, not {len(hands)}")
    for seat, hand in enumerate(hands):
        for text in read_list(hand, f"hand {seat}"):
            tile = read_tile(text)
            _once(tile, f"hand {seat}", round.rules, seen)
            round.give(seat, tile.low, tile.high)
    for text in read_list(fields["boneyard"], "boneyard"):
        tile = read_tile(text)
        _once(tile, "the boneyard", round.rules, seen)
        round.bury(tile.low, tile.high)


def _read_trains(fields: Mapping[str, Any], round: Round, seen: set[Tile]) -> None:
    trains = read_list(fields["trains"], "trains")
    if len(trains) != round.players:
        raise NotationError(f"trains must have {round.players} lists, not {len(trains)}")
    named = [(seat, f"train {seat}", train) for seat, train in enumerate(trains)]
    for train, where, wagons in [*named, (MEXICAN, "the Mexican train", fields["mexican"])]:
        for text in read_list(wagons, where):
            wagon = read_wagon(text)
            _once(wagon.tile, where, round.rules, seen)
            if wagon.inner != round.end_of(train):
                raise NotationError(
                    f"{wagon} in {where} does not match the end before it, {round.end_of(train)}"
                )
            round.lay(train, wagon.outer)


def _read_turn(fields: Mapping[str, Any], round: Round) -> None:
    """The fields that tell how far the turn has come."""
    round.drawn = read_bool(fields, "drawn", False)
    round.series = read_bool(fields, "series", False)
    if "had_turn" in fields:
        round.had_turn = mask_of(read_seats(fields, "had_turn", round.players))
    else:
        round.had_turn = (1 << round.players) - 1
    follow_up = fields.get("follow_up")
    if follow_up is not None:
        train = MEXICAN if follow_up == "M" else follow_up
        if type(train) is not int or train not in (*range(round.players), MEXICAN):
            raise NotationError(f"follow_up is {shown(follow_up)}, but must be a train or null")
        if follow_up == MEXICAN or not round.doubles >> int(train) & 1:
            raise NotationError(f"follow_up is {shown(follow_up)}, but no double ends that train")
        round.follow_up = int(train)
    if round.series:
        if not round.rules.fast_first_turn:
            raise NotationError("series is true, but these rules have no fast first turn")
        if round.had_turn >> round.turn & 1:
            raise NotationError(f"series is true, but seat {round.turn} has had its first turn")
    round.laid_this_turn = round.series or round.follow_up >= 0


def read_object(
    data: object, what: str, required: tuple[str, ...], optional: tuple[str, ...]
) -> dict[str, Any]:
    """A JSON object with just these fields."""
    if not isinstance(data, dict):
        raise NotationError(f"{what} must be a JSON object, not {shown(data)}")
    for key in required:
        if key not in data:
            raise NotationError(f"{what} needs the field {key}")
    for key in data:
        if key not in required and key not in optional:
            raise NotationError(f"{what} has no field {shown(key)}")
    return data


def read_rules(fields: Mapping[str, Any], sheet_rules: SheetRules) -> Rules:
    """The rules that the fields `sheet` and `rules` name."""
    sheet, changes = fields["sheet"], fields.get("rules", {})
    if not isinstance(sheet, str):
        raise NotationError(f"sheet must be the name of a sheet, not {shown(sheet)}")
    if not isinstance(changes, dict):
        raise NotationError(f"rules must be an object of fields, not {shown(changes)}")
    rules = sheet_rules(sheet)
    try:
        return rules.change(changes) if changes else rules
    except MexicanTrainError as problem:
        raise NotationError(f"rules: {problem}") from None


def name_in(fields: Mapping[str, Any]) -> str:
    """What a sheet of one's own is called, or an empty text."""
    name = fields.get("name", "")
    if not isinstance(name, str) or len(name) > MOST_NAME or not name.isprintable():
        raise NotationError(f"name is {shown(name)}, but must be one line of {MOST_NAME} letters")
    return name


def read_int(fields: Mapping[str, Any], key: str, low: int, high: int) -> int:
    """A whole number in a range."""
    value = fields[key]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise NotationError(f"{key} is {shown(value)}, but must be from {low} to {high}")
    return value


def read_bool(fields: Mapping[str, Any], key: str, default: bool) -> bool:
    """True or false."""
    value = fields.get(key, default)
    if not isinstance(value, bool):
        raise NotationError(f"{key} is {shown(value)}, but must be true or false")
    return value


def read_list(value: object, where: str) -> list[Any]:
    """A JSON list."""
    if not isinstance(value, list):
        raise NotationError(f"{where} must be a list, not {shown(value)}")
    return value


def read_seats(fields: Mapping[str, Any], key: str, players: int) -> list[int]:
    """A list of seats."""
    seats = read_list(fields[key], key)
    for seat in seats:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise NotationError(f"{key} names seat {shown(seat)}, but seats are 0 to {players - 1}")
        if seats.count(seat) > 1:
            raise NotationError(f"{key} names seat {seat} twice")
    return seats
