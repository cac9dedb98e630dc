"""Bots of one's own on the command line, from the current folder and in several processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from own_bots import offer_bots, write_bots
from program import program

pytestmark = pytest.mark.gate

BRIEF = ("--sheet", "nordic/nine", "--rule", "hand=4")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_bots(tmp_path)


def test_own_bots_meet_ours_in_the_arena_whatever_the_number_of_processes(folder: Path) -> None:
    def names_and_points(jobs: str) -> list[tuple[str, float]]:
        game = ("--bots", "greedy,good:Careful,good:Chancy", "--deals", "4", "--json", *BRIEF)
        done = program("arena", *game, "--jobs", jobs, cwd=folder)
        assert (done.status, done.err) == (0, "")
        return [(bot["name"], bot["points"]) for bot in json.loads(done.out)["bots"]]

    alone = names_and_points("1")
    assert [name for name, _ in alone] == ["greedy", "good:Careful", "good:Chancy"]
    assert alone == names_and_points("2")


def test_simulated_rounds_are_recorded_as_usual(folder: Path) -> None:
    game = ("--bots", "good:Careful", "--rounds", "20", *BRIEF)
    done = program("simulate", *game, "--record", "x.jsonl", cwd=folder)
    assert (done.status, done.err) == (0, "")
    replayed = program("replay", "x.jsonl", cwd=folder)
    assert replayed.out == "20 records, 20 right, 0 wrong\n"


def test_an_installed_bot_is_called_by_its_name(folder: Path) -> None:
    offer_bots(folder, careful="good:Careful")
    there = {"PYTHONPATH": str(folder)}
    done = program("demo", "--bot", "careful", "--fast", "--seed", "x", *BRIEF, env=there)
    assert (done.status, done.err) == (0, "")
    assert "Anna" in done.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_cheats_ends_the_arena_with_a_sentence(folder: Path, jobs: str) -> None:
    game = ("--bots", "planner,bad:Cheats", "--deals", "20", *BRIEF, "--jobs", jobs)
    told = program("arena", *game, cwd=folder).refused()
    assert told.startswith("mexican-train: the bot 'bad:Cheats' chose '0-0@0', which is not in")


def test_a_bot_that_fails_ends_a_simulation_with_a_sentence(folder: Path) -> None:
    told = program("simulate", "--bots", "bad:Breaks", *BRIEF, cwd=folder).refused()
    assert "the bot 'bad:Breaks' failed: KeyError: 'tile' (bad.py, line " in told


def test_a_process_that_ends_in_the_middle_is_told_in_a_sentence(folder: Path) -> None:
    game = ("--bots", "planner,bad:Dies", "--deals", "20", *BRIEF, "--jobs", "2")
    told = program("arena", *game, cwd=folder).refused()
    assert "one of the processes that did the work has ended: " in told


@pytest.mark.parametrize("command", ["arena --deals 20", "simulate --rounds 20"])
def test_who_stops_before_anything_is_done_is_shown_no_figures(folder: Path, command: str) -> None:
    stops = "class Stops:\n    def choose(self, view, rng):\n        raise KeyboardInterrupt\n"
    (folder / "stops.py").write_text(stops)
    bots = ("--bots", "stops:Stops,greedy", "--jobs", "1", *BRIEF)
    done = program(*command.split(), *bots, "--players", "2", cwd=folder)
    assert (done.status, done.out) == (130, "")
    assert done.err.startswith("stopped after 0 of 20 ")


def test_a_bot_that_is_not_there_is_told_before_a_round_is_played(folder: Path) -> None:
    for command in ("arena --bots planner,good:Nobody", "simulate --bots good:Nobody"):
        assert "has no Nobody" in program(*command.split(), cwd=folder).refused()
    assert "has no Nobody" in program("demo", "--bot", "good:Nobody", cwd=folder).refused()
