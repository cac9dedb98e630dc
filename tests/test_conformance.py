"""The positions and records that were made by an independent reading of the sheets.

Every line is judged by the compiled rules, by the same rules interpreted, and by the oracle that
the other tests lean on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from naive import Naive
from twin import both, build

from mexican_train.rules.json_text import parse_json
from mexican_train.sheets import all_sheets, load_sheet

FOLDER = Path(__file__).parent / "data" / "conformance"


def lines(name: str) -> list[Any]:
    """The values in a file of JSON lines, each under its line's number."""
    texts = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [pytest.param(parse_json(text), id=f"line{n}") for n, text in enumerate(texts, 1)]


READ = ("station", "gare", "classic", "nordic")
"""The sheets that were read, with all their variants."""
OPENED_LATER = ("station", "gare")
"""Of these the variant with open hands is not among what was read: it changes no rule of play."""
POSITIONS = lines("positions.jsonl")
RECORDS = lines("records.jsonl")


def test_the_files_are_whole() -> None:
    assert len(POSITIONS) == 420
    assert len(RECORDS) == 112
    read = {name for name in all_sheets() if name.partition("/")[0] in READ}
    read -= {name for name in read if name.startswith(OPENED_LATER) and "open" in name}
    assert {case.values[0]["position"]["sheet"] for case in POSITIONS} == read
    assert {case.values[0]["sheet"] for case in RECORDS} == read


@both
@pytest.mark.parametrize("case", POSITIONS)
def test_position(name: str, case: dict[str, Any]) -> None:
    twin = build(name)
    position = twin.rules.position
    round = position.read_position(case["position"], twin.rules_of)

    assert sorted(map(str, round.legal)) == case["legal"]
    assert position.write_position(round, case["position"]["sheet"], {}) == case["position"]


@both
@pytest.mark.parametrize("case", RECORDS)
def test_record(name: str, case: dict[str, Any]) -> None:
    twin = build(name)
    record = twin.rules.record.read_record(case, twin.rules_of)
    assert record.plain() == case
    assert record.legal is not None
    assert [key for key, _ in record.final] == ["markers", "trains", "mexican", "hands"]

    # Judges the engine, the first player, every action and legal list, and the end.
    round = twin.rules.record.replay(record)

    assert round.over
    assert round.scores == case["scores"]
    assert round.winners == case["winners"]
    assert round.blocked == case["blocked"]


@pytest.mark.parametrize("case", POSITIONS)
def test_the_oracle_knows_the_position(case: dict[str, Any]) -> None:
    rules = load_sheet(case["position"]["sheet"]).rules.plain()

    assert Naive.from_position(case["position"], rules).legal() == case["legal"]


@pytest.mark.parametrize("case", RECORDS)
def test_the_oracle_follows_the_record(case: dict[str, Any]) -> None:
    rules = load_sheet(case["sheet"]).rules.plain()
    deal = case["deal"]
    game = Naive.from_deal(
        rules, case["players"], case["round"], case["used"], deal["hands"], deal["boneyard"]
    )
    assert (game.engine, game.turn) == (case["engine"], case["first"])
    for action, legal in zip(case["actions"], case["legal"], strict=True):
        assert game.legal() == legal
        game.act(action)

    assert game.over
    assert game.blocked == case["blocked"]
    assert game.scores() == case["scores"]
    assert game.winners() == case["winners"]
    assert sorted(game.markers) == case["markers"]
