"""Rounds of one deal, played by programs of some strength: what was sent, and what is compared."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from steps import all_of

from mexican_train.bots.calling import ask_for_calls
from mexican_train.challenge.challenge import Challenge
from mexican_train.challenge.code import write_code
from mexican_train.challenge.opponents import choosing, wants
from mexican_train.challenge.par import Slipping
from mexican_train.challenge.seal import Result
from mexican_train.rules.actions import Action, Call
from mexican_train.rules.match import OnlyRound, Phase
from mexican_train.rules.record import Record
from mexican_train.rules.rng import Rng
from mexican_train.sheets import header_of

COLOURS = ("blue", "red", "green")
NAMES = ("Bruno", "Ada", "Cleo")
SEAT = 1
DEAL = Challenge(
    header_of("nordic", 3, {"max_pip": 9, "hand": 8}),
    ("planner", None, "greedy"),
    OnlyRound(3, (9, 8)),
    bytes([13]) * 32,
)
"""The second seat of three, in the third round."""


def played(slips: float, chance: int) -> Record:
    """A round in the person's seat, by somebody who slips so often."""
    match, person, rng = DEAL.begin(), Slipping(slips), Rng(chance)

    def calls(caller: int, call: Call) -> bool:
        return caller == SEAT or wants(DEAL, match, caller, call)

    while match.phase == Phase.PLAYING:
        catchable = match.round.catchable
        level = DEAL.bots[match.round.turn]
        action: Action
        if level is None:
            action = person.choose(match.view(SEAT), rng)
        else:
            action = all_of(choosing(DEAL, level, match))
        match.act(action)
        if match.phase == Phase.PLAYING:
            ask_for_calls(match, calls, catchable)
    return replace(match.records[0], seed=DEAL.seed.hex(), commitment=DEAL.commitment)


def code_from(name: str, record: Record) -> str:
    """What somebody has sent."""
    return write_code(DEAL, Result(name, record.actions))


def kept_round(code: str, record: Record) -> dict[str, Any]:
    """The same deal as a device keeps it that has played it too."""
    known = {"id": DEAL.id, "code": code, "day": None, "sheet": "nordic", "on": "", "at": 1}
    players = [
        {"name": name, "colour": colour, "bot": bot}
        for name, colour, bot in zip(NAMES, COLOURS, DEAL.bots, strict=True)
    ]
    plain = json.loads(json.dumps(record.plain()))
    result = {"points": record.scores[SEAT], "scores": list(record.scores), "seat": SEAT}
    played_once = {**result, "players": players, "record": plain}
    return {**known, "table": "", "result": played_once, "par": None, "practice": None}
