"""How many ways to go on there are, by the number of actions, from tiny positions.

The counts in data/perft.json are found by the rules, by the oracle, and were written down once.
Knocks and catches are actions here like any other. `python tests/test_perft.py` prints the
file with the oracle's counts, for when a case is added.
"""

from __future__ import annotations

import json
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from naive import Naive

from mexican_train.rules.json_text import parse_json
from mexican_train.rules.position import read_position
from mexican_train.rules.round import Round
from mexican_train.sheets import all_sheets, load_sheet

FILE = Path(__file__).parent / "data" / "perft.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))

Counts = list[list[int]]
"""For 1, 2, ... actions: how many sequences there are, and how many of them end the round."""


def rules_count(round: Round, depth: int, counts: Counts) -> None:
    """Counts what the rules allow."""
    for action in [*round.legal, *round.calls]:
        other = round.copy()
        other.act(action)
        note(counts, depth, other.over)
        if depth > 1:
            rules_count(other, depth - 1, counts)


def oracle_count(game: Naive, depth: int, counts: Counts) -> None:
    """Counts what the oracle allows."""
    for text in game.legal() + game.calls():
        other = copied(game)
        other.act(text)
        note(counts, depth, other.over)
        if depth > 1:
            oracle_count(other, depth - 1, counts)


def note(counts: Counts, depth: int, over: bool) -> None:
    """One more sequence that long."""
    counts[-depth][0] += 1
    counts[-depth][1] += over


def copied(game: Naive) -> Naive:
    """The oracle at the same moment, to go on independently."""
    other = copy(game)
    other.hands = [set(hand) for hand in game.hands]
    other.boneyard = list(game.boneyard)
    other.trains = [list(train) for train in game.trains]
    other.mexican = list(game.mexican)
    other.markers = set(game.markers)
    other.had_turn = set(game.had_turn)
    other.catchable = set(game.catchable)
    return other


def by_rules(case: dict[str, Any], depth: int) -> Counts:
    """The counts of a case by the rules."""
    counts = [[0, 0] for _ in range(depth)]
    position = parse_json(json.dumps(case["position"]))
    rules_count(read_position(position, lambda name: load_sheet(name).rules), depth, counts)
    return counts


def by_oracle(case: dict[str, Any], depth: int) -> Counts:
    """The counts of a case by the oracle."""
    counts = [[0, 0] for _ in range(depth)]
    position = case["position"]
    rules = load_sheet(position["sheet"]).rules.change(position.get("rules", {}))
    oracle_count(Naive.from_position(position, rules.plain()), depth, counts)
    return counts


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_counts(case: dict[str, Any]) -> None:
    noted = case["counts"]
    assert by_rules(case, len(noted)) == noted
    assert by_oracle(case, len(noted)) == noted


def test_every_sheet_has_a_case() -> None:
    assert {case["position"]["sheet"] for case in CASES} >= set(all_sheets())
    assert sum(case["counts"][-1][0] for case in CASES) > 20_000


def test_counts_that_one_can_check_by_hand() -> None:
    # Seat 0 plays either tile or, having played one, is out with the other; seat 1 must draw
    # and then pass in between, as nothing it can get fits.
    position = {
        **{"sheet": "classic", "players": 2, "engine": 12, "turn": 0},
        **{"hands": [["1-12", "2-12"], ["3-4"]], "boneyard": ["3-5"]},
        **{"trains": [[], []], "mexican": [], "markers": []},
    }
    # 1-12 or 2-12, each on the own train or the Mexican; draw; pass; then the other tile: on the
    # train not begun, or on seat 1's, which is marked now.
    assert by_rules({"position": position}, 4) == [[4, 0], [4, 0], [4, 0], [8, 8]]


if __name__ == "__main__":
    for case in CASES:
        case["counts"] = by_oracle(case, len(case["counts"]))
    print("[\n" + ",\n".join(json.dumps(case) for case in CASES) + "\n]")
