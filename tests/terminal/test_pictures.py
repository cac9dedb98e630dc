"""How the screen looks, at several sizes; pictures are texts, compared to those kept beside."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from mexican_train.terminal.hand import Hand
from mexican_train.terminal.yard import Yard
from terminal.staged import LARGE, LOBBY, SMALL, StagedTable, at_table, shown, until, view

pytestmark = pytest.mark.gate

PICTURES = Path(__file__).parent / "pictures"
LONG_TRAIN = ["12-1", *(f"{pip % 12}-{(pip + 1) % 12}" for pip in range(1, 25))]
OVER: dict[str, Any] = {
    **{"phase": "round_over", "round_winners": [1], "turn": None, "legal": []},
    **{"scores": [[4, 5, 6, 33], [9, 0, 30, 12]], "totals": [13, 5, 36, 45]},
    "hands": [["3-6"], [], ["9-12", "0-3", "4-4"], ["5-7"]],
}
SCENES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "open double": {
        **{"players": 4, "open_double": 1, "open_doubles": [1], "legal": ["3-12@1"]},
        **{"trains": [["12-5"], ["12-3", "3-3"], [], []], "hand": ["3-12", "5-6"]},
    },
    "eight": {
        "players": 8,
        "trains": [LONG_TRAIN] * 8,
        "mexican": LONG_TRAIN,
        "markers": [0, 3, 7],
        "hand": [f"{pip}-{pip + 1}" for pip in range(10)],
    },
    "full hand": {"hand": [f"{low}-{high}" for high in range(7) for low in range(high)] + ["7-7"]},
    "watching": {"seat": None, "hand": [], "legal": []},
    "score": {"players": 4, **OVER},
    "lobby": LOBBY,
}
KEYS = {"score": "v"}


@pytest.mark.parametrize("ascii", [False, True], ids=["blocks", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
@pytest.mark.parametrize("scene", SCENES)
async def test_the_screen_looks_as_it_did(scene: str, size: tuple[int, int], ascii: bool) -> None:
    """To accept new pictures, run with UPDATE_PICTURES=1 and look at what has changed."""
    name = f"{scene.replace(' ', '-')}-{size[0]}x{size[1]}{'-ascii' if ascii else ''}.txt"
    path = PICTURES / name
    async with at_table(StagedTable(view(**SCENES[scene])), size, ascii=ascii) as (pilot, _):
        if scene in KEYS:
            await pilot.press(KEYS[scene])
            await until(pilot, lambda: "(Esc)" in shown(pilot))
        if os.environ.get("UPDATE_PICTURES"):
            PICTURES.mkdir(exist_ok=True)
            path.write_text(shown(pilot) + "\n", encoding="utf-8")
        kept = path.read_text(encoding="utf-8")
        text = shown(pilot) + "\n"
        assert text == kept
        if ascii:
            assert text.replace("·", "").replace("\u2019", "").isascii()  # but for words


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE, (200, 60)], ids=str)
@pytest.mark.parametrize("players", range(2, 9))
async def test_every_end_and_the_whole_hand_are_in_sight(
    players: int, size: tuple[int, int]
) -> None:
    hand = [f"{low}-{high}" for high in range(6) for low in range(high + 1)][:16]
    trains = [LONG_TRAIN] * players
    staged = view(players, trains=trains, mexican=LONG_TRAIN, hand=hand, legal=[])
    async with at_table(StagedTable(staged), size) as (pilot, _):
        lines = shown(pilot).splitlines()
        assert sum("│1▌" in line for line in lines) >= players + 1  # how each train ends
        yard, tray = pilot.app.query_one(Yard), pilot.app.query_one("#tray")
        assert yard.region.bottom <= tray.region.y
        assert pilot.app.query_one(Hand).size.height % 2 == 0
        assert lines[-1].strip().startswith("h Hint")
        assert len(lines) == size[1]


@pytest.mark.parametrize("players", [4, 8])
async def test_a_larger_terminal_shows_more_of_long_trains(players: int) -> None:
    seen = {}
    for size in (SMALL, LARGE, (200, 60)):
        staged = view(players, trains=[LONG_TRAIN] * players, mexican=LONG_TRAIN, hand=[])
        async with at_table(StagedTable(staged), size) as (pilot, _):
            seen[size] = shown(pilot).count("│")
    assert seen[SMALL] < seen[LARGE] < seen[200, 60]
