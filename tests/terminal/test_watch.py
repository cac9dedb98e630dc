"""Records to watch: by keys, by mouse, line by line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from make_golden import golden_file
from program import program_here
from textual.pilot import Pilot

from mexican_train.languages import LANGUAGES
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.terminal.telling import Telling
from mexican_train.terminal.watch import WatchApp, steps_of
from mexican_train.words import Words
from terminal.staged import LARGE, SMALL, click_on, shown, until

pytestmark = pytest.mark.gate

RECORDS = golden_file("station").read_bytes().splitlines()
PROGRAM = [sys.executable, "-m", "mexican_train", "watch"]


@asynccontextmanager
async def watching(
    size: tuple[int, int] = SMALL, language: str = "en", records: list[bytes] = RECORDS
) -> AsyncIterator[tuple[Pilot[Any], WatchApp]]:
    """Watches records."""
    telling = Telling(Words(language))
    app = WatchApp(len(records), lambda place: steps_of(records[place], telling), telling)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, app


async def test_steps_are_taken_one_by_one_in_leaps_and_to_both_ends() -> None:
    async with watching() as (pilot, app):
        last = len(app.steps) - 1
        for key, place in (("right", 1), ("pagedown", 11), ("left", 10), ("pageup", 0)):
            await pilot.press(key)
            assert app.place == place
            assert f"Step {place} of {last}" in shown(pilot)
        await pilot.press("end")
        assert f"Step {last} of {last}" in shown(pilot)
        assert "won the round." in shown(pilot)
        await pilot.press("right", "home")
        assert app.place == 0


async def test_a_round_goes_by_itself_and_stops_when_asked() -> None:
    async with watching() as (pilot, app):
        await pilot.press("space")
        await until(pilot, lambda: app.place >= 2)
        await pilot.press("space")
        assert not app.running


async def test_everyones_hand_lies_open() -> None:
    async with watching(LARGE) as (pilot, app):
        view = app.steps[0].view
        for seat, hand in enumerate(view.hands or ()):
            line = next(
                line
                for line in shown(pilot).splitlines()[-len(view.players) - 1 :]
                if line.startswith(f" {view.players[seat].name}")
            )
            assert line.count("│") + line.count("║") == len(hand)


async def test_another_round_of_the_file_is_watched_and_a_bad_one_told() -> None:
    async with watching(records=[RECORDS[0], RECORDS[0], b"nonsense"]) as (pilot, _):
        await pilot.press("down")
        assert "Record 2 of 3" in shown(pilot)
        await pilot.press("down")
        assert "not JSON" in shown(pilot)
        await pilot.press("up")
        assert "Record 1 of 3" in shown(pilot)


@pytest.mark.parametrize(
    ("entry", "place"), [("→ on", 6), ("← back", 4), ("Home first", 0), ("End last", -1)]
)
async def test_all_can_be_clicked(entry: str, place: int) -> None:
    async with watching() as (pilot, app):
        await pilot.press(*["right"] * 5)
        await click_on(pilot, entry)
        await until(pilot, lambda: app.place == range(len(app.steps))[place])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menu_fits_in_every_language(language: str) -> None:
    async with watching(language=language, records=RECORDS[:1] * 2) as (pilot, app):
        assert shown(pilot).splitlines()[-1].endswith(app.words("terminal-quit"))


def test_where_nothing_can_be_drawn_it_is_told() -> None:
    done = subprocess.run([*PROGRAM, str(golden_file("nordic"))], capture_output=True, text=True)
    assert done.returncode == 0
    assert "goes first." in done.stdout
    assert ", in all " in done.stdout


def test_parquet_is_watched_like_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("mexican_train.lab.parquet.ROW_GROUP", 2)  # rounds lie in several groups
    lines, rows = tmp_path / "x.jsonl", tmp_path / "x.parquet"
    for file in (lines, rows):
        program_here("simulate", "--rounds", "5", "--jobs", "1", "--record", str(file))
    told, also = (program_here("watch", "--plain", str(file)) for file in (lines, rows))
    assert told.status == also.status == 0
    assert told.out == also.out
    assert told.out.count("goes first.") == 5


def test_a_bad_record_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(RECORDS[0] + b"\n\nnonsense\n")
    done = subprocess.run([*PROGRAM, str(file)], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith(f"mexican-train: {file}:3: this is not JSON")
    assert done.stderr.count("\n") == 1


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(MexicanTrainError):
        steps_of(RECORDS[0].replace(b'"draw"', b'"pass"', 1), Telling(Words("en")))
