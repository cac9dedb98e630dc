"""Positions of other programs, told as whoever acts in them would tell them to a judge."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN, Wagon

FILE = Path(__file__).parents[1] / "data" / "conformance" / "positions.jsonl"
POSITIONS = [json.loads(line)["position"] for line in FILE.read_text(encoding="utf-8").splitlines()]


def moved(train: Any, position: dict[str, Any]) -> Any:
    """A train as it is numbered by whoever acts, who is seat 0 to themselves."""
    if not isinstance(train, int) or train == MEXICAN:
        return "M" if train == MEXICAN else train
    return (train - position["turn"]) % position["players"]


def on_table(round: Round) -> set[tuple[int, int]]:
    wagons = [wagon.tile for train in round.trains for wagon in train]
    return {(round.engine, round.engine), *wagons}


def told(wagons: list[Wagon], round: Round, marked: bool, way: str) -> dict[str, Any]:
    """A train as somebody tells of it."""
    if way == "wagons" or not wagons:
        return {"wagons": [str(wagon) for wagon in wagons], "open": marked}
    end = wagons[-1].outer
    tiles = {(min(end, pip), max(end, pip)) for pip in range(round.rules.max_pip + 1)}
    dead = tiles <= on_table(round)
    return {"end": end, "double": wagons[-1].is_double, "dead": dead, "open": marked}


def described(position: dict[str, Any], round: Round, way: str) -> dict[str, Any]:
    """What whoever acts in a position can tell of it."""
    seats = [(position["turn"] + step) % round.players for step in range(round.players)]
    trains, marked = round.trains, position["markers"]
    return {
        "sheet": position["sheet"],
        "engine": round.engine,
        "trains": [told(trains[seat], round, seat in marked, way) for seat in seats],
        "mexican": told(trains[MEXICAN], round, False, way),
        "follow_up": moved(position["follow_up"], position),
        "drawn": position["drawn"],
        "series": position["series"],
        "boneyard_empty": not position["boneyard"],
        "hand": position["hands"][position["turn"]],
    }
