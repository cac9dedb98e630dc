"""How fast environments are: decisions a second at many tables, and of PettingZoo's form."""

from __future__ import annotations

import time
from typing import Any

import mexican_train
from mexican_train.env import Tables
from mexican_train.lab.optional_libraries import library
from mexican_train.sheets import load_sheet, sheet_names

TABLES = 256
HISTORIES = (0, 32)


class Stopwatch:
    """Counts decisions, and the time they took by the clock and of the processor."""

    def __init__(self) -> None:
        self.decisions = 0
        self.wall = 0.0
        self.worked = 0.0

    def __enter__(self) -> Stopwatch:
        self.began, self.working = time.perf_counter(), time.process_time()
        return self

    def __exit__(self, *problem: object) -> None:
        self.wall += time.perf_counter() - self.began
        self.worked += time.process_time() - self.working

    def speeds(self) -> list[int]:
        """Decisions a second, by the clock and of processor time."""
        return [round(self.decisions / max(spent, 1e-9)) for spent in (self.wall, self.worked)]


def measure(seconds: float = 1.0) -> dict[str, object]:
    """All figures, each from about `seconds` of work on one core."""
    numpy = library("numpy", "bench env", "env")
    library("pettingzoo", "bench env", "env")
    return {
        "compiled": mexican_train.COMPILED,
        "tables": TABLES,
        "decisions_per_s": {
            sheet: {
                str(players): {
                    str(history): at_tables(numpy, sheet, players, history, seconds)
                    for history in HISTORIES
                }
                for players in (2, 4, 8)
                if players <= load_sheet(sheet).rules.max_players
            }
            for sheet in sheet_names()
        },
        "pettingzoo_steps_per_s": pettingzoo(numpy, seconds),
    }


def at_tables(numpy: Any, sheet: str, players: int, history: int, seconds: float) -> list[int]:
    """Observing and acting at many tables; choosing, at random, is not counted."""
    tables = Tables(sheet, players, TABLES, seed="bench", history=history)
    given, luck, watch = tables.arrays(), numpy.random.default_rng(1), Stopwatch()
    past = given.past if history else None
    while watch.worked < seconds:
        with watch:
            tables.observe(given.observations, given.masks, past)
        chances = numpy.where(given.masks, luck.random(given.masks.shape, numpy.float32), -1)
        actions = chances.argmax(axis=1)
        with watch:
            tables.step(actions, given.rewards, given.ended, given.seats)
        watch.decisions += TABLES
    return watch.speeds()


def pettingzoo(numpy: Any, seconds: float) -> list[int]:
    """Steps of PettingZoo's form with `last`, its checks included (nordic, 4 players)."""
    from mexican_train.env import env

    table, watch = env("nordic", 4), Stopwatch()
    table.reset(seed=1)
    while watch.worked < seconds:
        with watch:
            for _ in range(100):
                told, _, ended, _, _ = table.last()
                if ended:
                    table.reset()
                else:
                    table.step(told["action_mask"].argmax())
        watch.decisions += 100
    return watch.speeds()


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    kind = "compiled" if figures["compiled"] else "interpreted"
    lines = [
        f"environments, {kind}, one core, {figures['tables']} tables",
        "  decisions a second with observations and masks, by the clock (of processor time)",
    ]
    for sheet, by_players in figures["decisions_per_s"].items():
        for players, by_history in by_players.items():
            each = "   ".join(f"history {h}: {told(pair)}" for h, pair in by_history.items())
            lines.append(f"  {sheet:8} {players} players   {each}")
    lines.append(f"  PettingZoo, nordic 4 players: {told(figures['pettingzoo_steps_per_s'])}")
    return "\n".join(lines)


def told(pair: list[int]) -> str:
    """Two speeds, by the clock and of processor time."""
    return f"{pair[0]:>9,} ({pair[1]:>9,})"
