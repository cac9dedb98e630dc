"""Play-outs as they are written down: from the codes that were noted, without playing again.

The code of a play names a train and the pip that points outwards. What tile that is follows from
the train's end, which is the pip of the play before; so it needs no rules, and no round.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..rules.actions import DRAW, Action, Catch, Knock
from ..rules.codes import CATCH_CODE, DRAW_CODE, KNOCK_CODE, WORDS
from ..rules.codes import PLAYS as ALL_PLAYS
from ..rules.deal import dealt_order
from ..rules.header import Header
from ..rules.record import FORMAT
from ..rules.round import Round
from ..rules.tiles import ALL_TILES, MAX_PLAYERS, PIPS, TRAINS
from . import parquet

ON_A_TRAIN = PIPS * PIPS
PLAYS = TRAINS * ON_A_TRAIN
"""Plays are numbered below it, `train * ON_A_TRAIN + end * PIPS + pip`; then come the others."""


def action_numbers(engine: int, codes: Sequence[int]) -> list[int]:
    """The actions of a round that began with this engine, as places in `actions()`."""
    ends = [engine] * TRAINS
    found = []
    for code in codes:
        if code < DRAW_CODE:
            train, pip = code >> 5, code & 31
            found.append(train * ON_A_TRAIN + ends[train] * PIPS + pip)
            ends[train] = pip
        else:
            found.append(PLAYS + code - DRAW_CODE)
    return found


@lru_cache(maxsize=1)
def actions() -> tuple[Action, ...]:
    """Every action there can be, by its number; gaps among the codes are draws that never come."""
    codes: dict[int, Action] = {**WORDS}
    for seat in range(MAX_PLAYERS):
        codes[KNOCK_CODE + seat] = Knock(seat)
        for caught in range(MAX_PLAYERS):
            codes[CATCH_CODE + MAX_PLAYERS * seat + caught] = Catch(seat, caught)
    last = max(codes) + 1
    return (*ALL_PLAYS, *(codes.get(code, DRAW) for code in range(DRAW_CODE, last)))


def actions_of(engine: int, codes: Sequence[int]) -> list[Action]:
    """The actions of a round that began with this engine."""
    known = actions()
    return [known[number] for number in action_numbers(engine, codes)]


class NotedRounds:
    """Finished rounds of one header as columns, for rows of Parquet by the million."""

    def __init__(self, header: Header, seed: str, bots: Sequence[str]) -> None:
        self.header = header
        self.simulation = {"seed": seed, "bots": list(bots)}
        self.size = header.rules.hand_size(header.players)
        self.matches: list[int] = []
        self.numbers: list[int] = []
        self.used: list[list[int]] = []
        self.engines: list[int] = []
        self.first: list[int] = []
        self.scores: list[list[int]] = []
        self.winners: list[list[int]] = []
        self.blocked: list[bool] = []
        self.hands = array("h")
        self.boneyards = array("h")
        self.actions = array("h")
        self.boneyard_ends = array("i", [0])
        self.action_ends = array("i", [0])

    def add(self, match: int, number: int, used: list[int], round: Round, log: list[int]) -> None:
        """Notes a round that has been played from the codes in `log`."""
        order = [low * PIPS + high for low, high in dealt_order(round)]
        for start in range(0, self.header.dealt, self.size):
            self.hands.extend(sorted(order[start : start + self.size]))
        self.boneyards.extend(order[self.header.dealt :])
        self.boneyard_ends.append(len(self.boneyards))
        self.actions.extend(action_numbers(round.engine, log))
        self.action_ends.append(len(self.actions))
        self.matches.append(match)
        self.numbers.append(number)
        self.used.append(used)
        self.engines.append(round.engine)
        self.first.append(round.first)
        self.scores.append(round.scores)
        self.winners.append(round.winners)
        self.blocked.append(round.blocked)

    def packed(self) -> bytes:
        """The rounds as `parquet.packed` would pack their records."""
        pa = parquet.arrow()
        rows, header = len(self.matches), self.header
        columns: dict[str, Any] = {
            "format": [FORMAT] * rows,
            "sheet": [header.sheet] * rows,
            "rules": [parquet.rules_text(header.changes)] * rows,
            "name": [header.name or None] * rows,
            "players": [header.players] * rows,
            "round": self.numbers,
            "used": self.used,
            "deal": self._deals(rows),
            "engine": self.engines,
            "first": self.first,
            "actions": parquet.texts_by_place(
                self.action_ends, self.actions, [str(action) for action in actions()]
            ),
            "scores": self.scores,
            "winners": self.winners,
            "blocked": self.blocked,
            "simulation": [self.simulation | {"match": match} for match in self.matches],
        }
        schema = parquet.schema()
        arrays = [pa.array(columns.get(each.name, [None] * rows), each.type) for each in schema]
        return parquet.streamed(pa.RecordBatch.from_arrays(arrays, schema=schema))

    def _deals(self, rows: int) -> Any:
        pa = parquet.arrow()
        players = self.header.players
        texts = [str(tile) for tile in ALL_TILES]
        each = array("i", range(0, rows * players * self.size + 1, self.size))
        hands = parquet.lists(
            array("i", range(0, rows * players + 1, players)),
            parquet.texts_by_place(each, self.hands, texts),
        )
        boneyards = parquet.texts_by_place(self.boneyard_ends, self.boneyards, texts)
        return pa.StructArray.from_arrays([hands, boneyards], ["hands", "boneyard"])
