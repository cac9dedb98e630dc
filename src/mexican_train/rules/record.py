"""Records: a whole round as JSON, enough to replay it and to judge it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .actions import Action
from .deal import hands_from, set_out, tiles_to_deal
from .errors import IllegalAction, NotationError, RecordError
from .events import Event
from .fair import Share
from .header import Header
from .notation import read_action, read_tile, shown
from .position import (
    SheetRules,
    name_in,
    read_bool,
    read_int,
    read_list,
    read_object,
    read_rules,
    read_seats,
)
from .round import Round
from .tiles import MAX_PLAYERS, MEXICAN, Tile

FORMAT = "mexican-train/1"
_REQUIRED = (
    *("format", "sheet", "players", "round", "used", "deal", "engine", "first"),
    *("actions", "scores", "winners", "blocked"),
)
_FINAL = ("markers", "trains", "mexican", "hands")
_OPTIONAL = ("rules", "name", "legal", "seed", "commitment", "mix", "simulation", *_FINAL)


class Simulation(NamedTuple):
    """Where a round comes from that programs have played: the seed as given, which match, who."""

    seed: str
    match: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A finished round: how it was dealt, what was done, how it ended.

    `final` holds optional fields about the table at the end (markers, trains, mexican, hands).
    """

    header: Header
    number: int
    used: tuple[int, ...]
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    engine: int
    first: int
    actions: tuple[Action, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    blocked: bool
    legal: tuple[tuple[str, ...], ...] | None = None
    final: tuple[tuple[str, Any], ...] = field(default=(), hash=False)
    seed: str | None = None
    commitment: str | None = None
    mix: tuple[Share | None, ...] | None = None
    """What each seat's device added to the deal; None where none did."""
    simulation: Simulation | None = None

    def __repr__(self) -> str:
        points = " ".join(map(str, self.scores))
        return (
            f"<Record of {self.header.title}, {self.header.players} players, round {self.number}: "
            f"{len(self.actions)} actions, points {points}>"
        )

    @classmethod
    def of(
        cls,
        header: Header,
        number: int,
        used: Sequence[int],
        order: Sequence[Tile],
        actions: Sequence[Action],
        round: Round,
    ) -> Record:
        """The record of a finished round that was dealt from tiles in this order."""
        return cls(
            header=header,
            number=number,
            used=tuple(sorted(used, reverse=True)),
            hands=cls.hands_of(header, order),
            boneyard=tuple(order[header.dealt :]),
            engine=round.engine,
            first=round.first,
            actions=tuple(actions),
            scores=tuple(round.scores),
            winners=tuple(round.winners),
            blocked=round.blocked,
        )

    @staticmethod
    def hands_of(header: Header, order: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
        """The hands, sorted, that tiles in this order are dealt into."""
        hands = hands_from(header.rules, header.players, order)
        return tuple(tuple(sorted(hand)) for hand in hands)

    def begin(self) -> Round:
        """The round as it was dealt."""
        header = self.header
        return set_out(
            header.rules, header.players, self.hands, self.boneyard, self.number, self.used
        )

    def plain(self) -> dict[str, object]:
        """The record as JSON writes it."""
        data: dict[str, object] = {
            "format": FORMAT,
            "sheet": self.header.sheet,
            "players": self.header.players,
            "round": self.number,
            "used": list(self.used),
            "deal": {
                "hands": [[str(tile) for tile in hand] for hand in self.hands],
                "boneyard": [str(tile) for tile in self.boneyard],
            },
            "engine": self.engine,
            "first": self.first,
            "actions": [str(action) for action in self.actions],
            "scores": list(self.scores),
            "winners": list(self.winners),
            "blocked": self.blocked,
        }
        if self.header.changes:
            data["rules"] = dict(self.header.changes)
        if self.header.name:
            data["name"] = self.header.name
        if self.legal is not None:
            data["legal"] = [list(texts) for texts in self.legal]
        if self.seed is not None:
            data["seed"] = self.seed
        if self.commitment is not None:
            data["commitment"] = self.commitment
        if self.mix is not None:
            data["mix"] = [None if share is None else share._asdict() for share in self.mix]
        if self.simulation is not None:
            data["simulation"] = self.simulation._asdict() | {"bots": [*self.simulation.bots]}
        return data | dict(self.final)


def read_record(data: object, sheet_rules: SheetRules) -> Record:
    """The record in a JSON object: its form is checked here, its truth by `replay`."""
    fields = read_object(data, "a record", _REQUIRED, _OPTIONAL)
    if fields["format"] != FORMAT:
        raise NotationError(f"format is {shown(fields['format'])}, but must be {FORMAT}")
    rules = read_rules(fields, sheet_rules)
    players = read_int(fields, "players", 2, MAX_PLAYERS)
    header = Header(fields["sheet"], rules, players, fields.get("rules", {}), name_in(fields))
    deal = read_object(fields["deal"], "deal", ("hands", "boneyard"), ())
    hands = [
        _tiles(hand, f"hand {seat}") for seat, hand in enumerate(read_list(deal["hands"], "hands"))
    ]
    legal = fields.get("legal")
    if legal is not None:
        legal = tuple(_texts(texts, "legal") for texts in read_list(legal, "legal"))
    record = Record(
        header=header,
        number=read_int(fields, "round", 1, 1_000_000),
        used=tuple(_pip_list(fields["used"], rules.max_pip)),
        hands=tuple(hands),
        boneyard=_tiles(deal["boneyard"], "boneyard"),
        engine=read_int(fields, "engine", 0, rules.max_pip),
        first=read_int(fields, "first", 0, players - 1),
        actions=tuple(read_action(text) for text in read_list(fields["actions"], "actions")),
        scores=_scores(fields["scores"], players),
        winners=tuple(read_seats(fields, "winners", players)),
        blocked=read_bool(fields, "blocked", False),
        legal=legal,
        final=tuple((key, fields[key]) for key in _FINAL if key in fields),
        seed=_text(fields, "seed"),
        commitment=_text(fields, "commitment"),
        mix=_mix(fields.get("mix"), players),
        simulation=_simulation(fields.get("simulation"), players),
    )
    _check_deal(record)
    return record


def steps(record: Record) -> Iterator[tuple[Round, Action, list[Event]]]:
    """Replays a record: after each action the round, the action and what happened.

    Raises `RecordError`, naming the first action that is wrong.
    """
    round = record.begin()
    if (round.engine, round.first) != (record.engine, record.first):
        raise RecordError(
            f"the deal gives engine {round.engine} and first player {round.first}, "
            f"not {record.engine} and {record.first}"
        )
    for index, action in enumerate(record.actions):
        place = f"action {index + 1} of {len(record.actions)}, {action}"
        if record.legal is not None:
            found = tuple(sorted(str(each) for each in round.legal))
            if index >= len(record.legal) or found != tuple(sorted(record.legal[index])):
                raise RecordError(f"{place}: legal are {_some(found)}, not as noted")
        try:
            events = round.act(action)
        except IllegalAction as refused:
            raise RecordError(f"{place}: {refused} ({refused.reason})") from None
        yield round, action, events


def replay(record: Record) -> Round:
    """Replays and judges a record; the round at its end. Raises `RecordError` if it is wrong."""
    check_record(record)
    round = record.begin()
    for step in steps(record):
        round = step[0]
    judge(record, round)
    return round


def check_record(record: object) -> None:
    """Refuse what is no record, such as the match that it is of."""
    if not isinstance(record, Record):
        raise RecordError(f"{shown(record)} is no record: give one such as match.records[0]")


def judge(record: Record, round: Round) -> None:
    """Raises `RecordError` unless `round`, after all actions, is as the record says it ended."""
    if not round.over:
        raise RecordError(f"the round is not over after its {len(record.actions)} actions")
    if record.legal is not None and len(record.legal) != len(record.actions):
        raise RecordError(f"{len(record.legal)} legal lists for {len(record.actions)} actions")
    judged = Record.of(record.header, record.number, record.used, (), (), round)
    for name in ("scores", "winners", "blocked"):
        found, noted = getattr(judged, name), getattr(record, name)
        if found != noted:
            raise RecordError(f"{name} are {_plain(found)} at the end, not {shown(_plain(noted))}")
    found_final = _final(round)
    for key, noted in record.final:
        if found_final[key] != noted:
            raise RecordError(f"{key} at the end are not as noted")


def _final(round: Round) -> dict[str, object]:
    trains = [[str(wagon) for wagon in wagons] for wagons in round.trains]
    players = range(round.players)
    return {
        "markers": [seat for seat in players if round.markers >> seat & 1],
        "trains": trains[: round.players],
        "mexican": trains[MEXICAN],
        "hands": [[str(tile) for tile in round.hand_of(seat)] for seat in players],
    }


def _check_deal(record: Record) -> None:
    """The tiles dealt must be the set, each once, in hands of the right size."""
    header = record.header
    if len(record.hands) != header.players:
        raise NotationError(f"the deal has {len(record.hands)} hands for {header.players} players")
    size = header.rules.hand_size(header.players)
    for seat, hand in enumerate(record.hands):
        if len(hand) != size:
            raise NotationError(f"hand {seat} is dealt {len(hand)} tiles, but must have {size}")
    dealt = [tile for hand in record.hands for tile in hand] + list(record.boneyard)
    wanted = tiles_to_deal(header.rules, record.number)
    if sorted(dealt) != wanted:
        odd = next((t for t in dealt if dealt.count(t) > 1 or t not in wanted), None)
        odd = odd or next(tile for tile in wanted if tile not in dealt)
        raise NotationError(f"the tiles dealt are not the set, each once: see {odd}")


def _tiles(value: object, where: str) -> tuple[Tile, ...]:
    return tuple(read_tile(text) for text in read_list(value, where))


def _texts(value: object, where: str) -> tuple[str, ...]:
    texts = read_list(value, where)
    for text in texts:
        read_action(text)
    return tuple(texts)


def _text(fields: dict[str, Any], key: str) -> str | None:
    value = fields.get(key)
    if value is not None and not isinstance(value, str):
        raise NotationError(f"{key} must be a text, not {shown(value)}")
    return value


def _mix(value: object, players: int) -> tuple[Share | None, ...] | None:
    if value is None:
        return None
    shares = read_list(value, "mix")
    if len(shares) != players:
        raise NotationError(f"mix has {len(shares)} entries for {players} players")
    return tuple(None if share is None else _share(share) for share in shares)


def _share(value: object) -> Share:
    fields = read_object(value, "mix", ("commitment",), ("nonce",))
    promised, nonce = _text(fields, "commitment"), _text(fields, "nonce")
    if promised is None:
        raise NotationError("what a seat adds to the mix has a commitment")
    return Share(promised, nonce)


def _simulation(value: object, players: int) -> Simulation | None:
    if value is None:
        return None
    fields = read_object(value, "simulation", ("seed", "match", "bots"), ())
    bots = read_list(fields["bots"], "bots")
    if len(bots) != players or not all(isinstance(bot, str) for bot in bots):
        raise NotationError(f"bots must be {players} names, one a seat")
    seed = _text(fields, "seed")
    if seed is None:
        raise NotationError("simulation has a seed, which is a text")
    return Simulation(seed, read_int(fields, "match", 0, 1 << 62), tuple(bots))


def _pip_list(value: object, max_pip: int) -> list[int]:
    pips = read_list(value, "used")
    for pip in pips:
        if isinstance(pip, bool) or not isinstance(pip, int) or not 0 <= pip <= max_pip:
            raise NotationError(f"used names {shown(pip)}, but doubles are 0 to {max_pip}")
    return pips


def _scores(value: object, players: int) -> tuple[int, ...]:
    scores = read_list(value, "scores")
    if len(scores) != players or not all(type(points) is int for points in scores):
        raise NotationError(f"scores must be {players} whole numbers")
    return tuple(scores)


def _some(texts: tuple[str, ...]) -> str:
    more = f" and {len(texts) - 20} more" if len(texts) > 20 else ""
    return ", ".join(texts[:20]) + more or "none"


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
