"""`solve` and `arena` as their users see them."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tiers
from program import Outcome, program

from mexican_train.bots import BOTS
from mexican_train.cli import main

pytestmark = pytest.mark.gate

HAND = ("5-12", "5-7", "7-7", "7-8", "1-2")


def arena(*arguments: str) -> dict[str, Any]:
    """The figures of an arena."""
    done = program("arena", "--json", *arguments)
    assert (done.status, done.err) == (0, ""), done
    assert len(done.lines) == 1
    figures: dict[str, Any] = json.loads(done.out)
    return figures


# ------------------------------------------------------------------ solve


def test_solve_prints_a_plan_for_programs() -> None:
    done = program("solve", "--engine", "12", *HAND, "--json")
    assert (done.status, done.err) == (0, "")
    plan = json.loads(done.out)
    assert list(plan) == ["start", "train", "extras", "points", "exact"]
    assert plan["start"] == 12
    assert plan["train"] == ["12-5", "5-7", "7-7", "7-8"]
    assert plan["extras"] == ["1-2"]
    assert plan["points"] == 17 + 12 + 14 + 15
    assert plan["exact"] is True


def test_solve_prints_a_plan_for_people() -> None:
    done = program("solve", "--engine", "12", *HAND)
    assert done.status == 0
    assert "[12|5][5|7][7:7][7|8]" in done.out
    assert "4 tiles from 12, 58 points" in done.out
    assert "extras  [1|2]" in done.out
    assert "\x1b" not in done.out  # no colours where nobody looks
    nothing = program("solve", "--engine", "12", "1-2")
    assert "train   none" in nothing.out


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """A plan, solved in this process to save the time of starting another."""
    assert main(["solve", "--json", *arguments]) == 0
    plan: dict[str, Any] = json.loads(capsys.readouterr().out)
    return plan


def test_solve_takes_the_best_of_several_ends(capsys: pytest.CaptureFixture[str]) -> None:
    plan = solved(capsys, "--from", "1,7,12", *HAND)
    assert (plan["start"], plan["extras"]) == (12, ["1-2"])
    assert solved(capsys, "--from", "1", *HAND)["train"] == ["1-2"]


def test_solve_knows_what_counts_first_and_whose_blanks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ask = ("--engine", "6", "1-6", "0-1", "6-12", "--objective")
    assert solved(capsys, *ask, "tiles")["train"] == ["6-1", "1-0"]
    dearest = solved(capsys, *ask, "points")
    assert (dearest["train"], dearest["points"]) == (["6-12"], 18)
    french = solved(capsys, *ask, "points", "--sheet", "gare")
    assert (french["train"], french["points"]) == (["6-1", "1-0"], 33)


def test_solve_can_leave_out_a_double_that_nothing_follows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bare = ("--engine", "6", "5-6", "5-5", "1-2")
    assert solved(capsys, *bare)["train"] == ["6-5", "5-5"]
    assert solved(capsys, *bare, "--completed")["train"] == ["6-5"]


# ------------------------------------------------------------------ arena


def test_the_number_of_jobs_changes_only_the_times() -> None:
    def timeless(jobs: str) -> dict[str, Any]:
        game = ("--bots", "planner,random,greedy", "--sheet", "gare", "--deals", "5")
        figures = arena(*game, "--seed", "x", "--jobs", jobs)
        for bot in figures["bots"]:
            assert 0 <= bot.pop("ms_median") <= bot.pop("ms_worst")
        return figures

    assert timeless("1") == timeless("3")


def test_figures_for_programs_come_in_the_order_of_the_bots() -> None:
    figures = arena("--bots", "random,greedy,random", "--deals", "3", "--rule", "hand=5")
    keys = ["sheet", "rules", "players", "deals", "matches", "seed", "bots"]
    assert list(figures) == [*keys, "differences", "leader"]
    assert [figures[key] for key in keys[:-1]] == [
        *("nordic", {"hand": [5] * 7}, 3, 3, False, "0"),
    ]
    assert [bot["name"] for bot in figures["bots"]] == ["random", "greedy", "random"]
    for bot in figures["bots"]:
        assert list(bot) == [
            *("name", "points", "points_se", "difference", "se", "out", "ms_median", "ms_worst"),
        ]
        assert 0 <= bot["out"] <= 1
    assert sum(bot["difference"] for bot in figures["bots"]) == pytest.approx(0, abs=1e-9)


def test_equal_bots_come_out_equal() -> None:
    figures = arena("--bots", "greedy,greedy,greedy,greedy", "--deals", "4", "--jobs", "1")
    for bot in figures["bots"]:
        assert bot["difference"] == pytest.approx(0, abs=1e-9)


def test_in_matches_somebody_wins() -> None:
    game = ("--sheet", "nordic/nine", "--rule", "rounds=2", "--deals", "3", "--matches")
    figures = arena("--bots", "planner,random,greedy", *game)
    assert figures["matches"] is True
    assert sum(bot["won"] for bot in figures["bots"]) == pytest.approx(1)
    done = program("arena", "--bots", "planner,random,greedy", *game)
    assert done.lines[0] == ("nordic/nine, 3 players, 3 matches in all rotations, seed 0")
    assert done.lines[1].endswith("won")


def test_figures_for_people_fit_on_a_line_each() -> None:
    done = program("arena", "--bots", "greedy,random", "--deals", "2", "--seed", "mine")
    assert (done.status, done.err) == (0, "")
    assert "2 players, 2 deals in all rotations, seed mine" in done.lines[0]
    assert [line.split()[0] for line in done.lines[2:4]] == ["greedy", "random"]
    assert done.lines[4] == "Points a round on the same deals, with 95 % intervals:"
    assert re.fullmatch(r"  greedy less random +[+-]\d+\.\d\d  \(.* to .*\)", done.lines[5])
    assert max(map(len, done.lines)) <= 100


def test_one_deal_shows_no_error_and_that_is_said() -> None:
    game = ("--bots", "planner,random,greedy", "--deals", "1")
    done = program("arena", *game)
    assert (done.status, done.err) == (0, "")
    assert done.lines[0] == "nordic, 3 players, 1 deal in all rotations, seed 0"
    assert "±" not in done.out
    assert "interval" not in done.out
    assert done.lines[-1] == "One deal shows no error, so it does not tell who is ahead."
    figures = arena(*game)
    assert all(bot["se"] is bot["points_se"] is None for bot in figures["bots"])
    assert all(pair["low"] is pair["high"] is None for pair in figures["differences"])
    assert figures["leader"] is None


def test_one_simulated_round_shows_no_error_either() -> None:
    done = program("simulate", "--rounds", "1")
    assert "±" not in done.out
    assert done.lines[-1] == "  one round shows no error"
    assert json.loads(program("simulate", "--rounds", "1", "--json").out)["se"] == [None] * 4


def test_who_leads_is_said_when_it_is_clear() -> None:
    game = ("--bots", "planner,random", "--deals", "20")
    figures = arena(*game)
    assert figures["leader"] == "planner"
    (pair,) = figures["differences"]
    assert (pair["first"], pair["second"]) == ("planner", "random")
    assert pair["low"] < pair["mean"] < pair["high"] < 0
    told = program("arena", *game).lines[-1]
    assert told == "planner is ahead: its interval against every other bot is below zero."


def test_a_report_has_the_command_that_makes_it_again(tmp_path: Path) -> None:
    bots = ("--bots", "random,greedy", "--rule", "hand=5", "--seed", "a seed", "--deals", "3")
    done = program("arena", *bots, "--report", str(tmp_path / "one"), "--jobs", "1")
    assert done.status == 0
    assert done.err == f"report: {tmp_path / 'one' / 'index.html'}\n"
    made = json.loads((tmp_path / "one" / "figures.json").read_text())
    assert made["seed"] == "a seed"
    words = shlex.split(made["command"])
    assert words[0] == "mexican-train"
    again = program(*words[1:], "--report", str(tmp_path / "two"))
    assert again.status == 0
    deals = [(tmp_path / each / "deals.csv").read_text() for each in ("one", "two")]
    assert deals[0] == deals[1]
    assert not (tmp_path / "one" / "ratings.svg").exists()


def test_a_folder_that_cannot_be_written_is_told_before_a_deal_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    game = ("--bots", "random,random", "--deals", "1000000")
    told = program("arena", *game, "--report", str(tmp_path / "file" / "folder")).refused()
    assert "cannot be written: " in told


def test_the_expert_plays_within_its_time() -> None:
    game = ("--sheet", "classic/nine", "--rule", "hand=4", "--deals", "1")
    figures = arena("--bots", "expert,planner", "--think", "0.01", *game)
    assert figures["bots"][0]["ms_worst"] < 5000


BARS = 5


def interrupted(*arguments: str) -> tuple[Outcome, int]:
    """Presses ctrl-C when the bar shows that an arena plays; how many deals it reports.

    The bar may come before the first deal is done: one that was begun later can be done sooner.
    """
    bar, stderr = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "mexican_train", "arena", "--json", *arguments],
        stdout=subprocess.PIPE,
        stderr=stderr,
        start_new_session=True,
        # A process started in the background may have been told to ignore ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(stderr)
    told = b""
    try:
        while told.count(b"playing") < BARS:
            told += os.read(bar, 1000)
        os.killpg(process.pid, signal.SIGINT)  # a terminal tells all processes of the program
        out, _ = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    try:
        while more := os.read(bar, 1000):
            told += more
    except OSError:  # the other side is closed
        pass
    os.close(bar)
    done = Outcome(process.returncode, out.decode(), told.decode())
    return done, json.loads(done.out)["deals"]


@pytest.mark.parametrize("jobs", tiers.cases("2", rest=["1"]))
def test_ctrl_c_prints_what_there_is(jobs: str) -> None:
    bots = ("--bots", "greedy,random", "--sheet", "nordic/nine", "--rule", "hand=3")
    done, deals = interrupted(*bots, "--deals", "1000000", "--jobs", jobs)
    assert done.status == 130
    assert 0 < deals < 1_000_000
    assert f"stopped after {deals} of 1000000 deals" in done.err
    assert "Traceback" not in done.err
    # What was played is what a shorter run gives.
    short = arena(*bots, "--deals", str(deals))
    for stopped, whole in zip(json.loads(done.out)["bots"], short["bots"], strict=True):
        for key in ("points", "points_se", "difference", "se", "out"):
            assert stopped[key] == whole[key]


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("solve 5-12", "say where the train starts"),
        ("solve --engine 12", "name the tiles"),
        ("solve --engine 12 3-19", "not a tile"),
        ("solve --engine 12 12-5", "the lower end first, 5-12"),
        ("solve --engine 12 five", "not a tile"),
        ("solve --engine 12 5-12 5-7 5-12", "5-12 is in the hand twice"),
        ("solve --engine 12 5-12 12-12", "12-12 is the engine"),
        ("solve --engine 19 5-12", "not a pip"),
        ("solve --engine twelve 5-12", "not a pip"),
        ("solve --from 5,,7 5-12", "not a pip"),
        ("solve --engine 12 --objective fun 5-12", "is not one of tiles, points"),
        ("solve --engine 12 --sheet nordik 5-12", "the sheets are"),
        ("arena --bots genius,random", f"the bots are {', '.join(BOTS)}"),
        ("arena --bots planner", "at least two bots"),
        ("arena --bots planner,,planner", "there is no bot ''"),
        ("arena --bots planner,random --players 3", "2 bots are named for 3 players"),
        ("arena --bots random,random --think 0", "not a number of seconds"),
        ("arena --bots random,random --think -1", "not a number of seconds"),
        ("arena --bots random,random --think soon", "not a number of seconds"),
        ("arena --bots random,random --deals 0", "not a whole number"),
        ("arena --bots random,random --jobs 0", "not a whole number"),
        ("arena --bots random,random --sheet nordik", "the sheets are"),
        ("arena --bots random,random --rule hand=90", "leave none in the boneyard"),
        ("arena --bots " + ",".join(["random"] * 9), "it is for 2 to 8"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(
    arguments: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments.split())
    except SystemExit as ended:  # what the parser of arguments does
        status = int(ended.code or 0)
    told = capsys.readouterr()
    assert words in Outcome(status, told.out, told.err).refused()


def test_the_program_ends_with_that_status() -> None:
    assert "at least two bots" in program("arena", "--bots", "planner").refused()
    assert "name the tiles" in program("solve", "--engine", "12").refused()
