"""Simulations and contests from Python: the same figures as the commands, for bots of any kind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

import pytest

import mexican_train as mt
from mexican_train.cli import main


class FirstLegal:
    """A bot with one method."""

    def choose(self, view: mt.View, rng: mt.Rng) -> mt.Action:
        return view.legal[0]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return what a command prints as JSON."""
    assert main([*arguments, "--jobs", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(
    ("sheet", "bots", "players", "rounds"),
    [("nordic", ["planner", "greedy"], 2, 30), ("station", "random", 3, 500)],
)
def test_a_simulation_has_the_figures_of_the_command(
    sheet: str, bots: Any, players: int, rounds: int, capsys: pytest.CaptureFixture[str]
) -> None:
    result = mt.simulate(sheet, bots, players=players, rounds=rounds, seed=7, jobs=1)
    named = bots if isinstance(bots, str) else ",".join(bots)
    options = ("--sheet", sheet, "--bots", named, "--players", str(players), "--seed", "7")
    assert result.plain() == printed(capsys, "simulate", *options, "--rounds", str(rounds))
    assert (result.rounds, len(result.points), len(result.won)) == (rounds, players, players)


def test_a_contest_has_the_figures_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    result = mt.arena("nordic", ["planner", "greedy", "random"], deals=4, seed="x", jobs=1)
    options = ("--sheet", "nordic", "--bots", "planner,greedy,random", "--seed", "x")
    expected = printed(capsys, "arena", *options, "--deals", "4")
    plain: dict[str, Any] = result.plain()
    for bot in (*plain["bots"], *expected["bots"]):
        assert bot.pop("ms_median") >= 0
        assert bot.pop("ms_worst") >= 0
    assert plain == expected
    assert result.standings[0].name == "planner"
    assert "planner" in result.verdict
    assert len(result.differences) == 3


def test_names_classes_and_objects_of_bots_play_alike() -> None:
    named = mt.simulate("nordic", ["greedy", "random"], rounds=5, jobs=1)
    made = mt.simulate("nordic", [mt.bots.BOTS["greedy"](), mt.bots.RandomBot], rounds=5)
    assert made.plain() == named.plain()
    contest = mt.arena("nordic", [FirstLegal, "greedy", FirstLegal], deals=1, jobs=1)
    assert [each.name for each in contest.standings] == ["FirstLegal", "greedy", "FirstLegal"]
    assert len(contest.differences) == 1


def test_different_bots_of_one_class_are_compared() -> None:
    class Choice:
        """A bot with a parameter that is being tuned."""

        def __init__(self, index: int) -> None:
            self.index = index

        def choose(self, view: mt.View, rng: mt.Rng) -> mt.Action:
            return view.legal[self.index]

    first, last = Choice(0), Choice(-1)
    contest = mt.arena("nordic", [first, last, first], deals=4)
    assert [each.name for each in contest.standings] == ["Choice 1", "Choice 2", "Choice 1"]
    assert [(each.first, each.second) for each in contest.differences] == [("Choice 1", "Choice 2")]
    assert "Choice 1" in contest.verdict


def test_results_are_short_in_a_prompt_and_a_table_in_print() -> None:
    result = mt.simulate("nordic", "random", players=2, rounds=10, jobs=1)
    assert repr(result).startswith("<SimulationResult of nordic: 10 rounds, points ")
    assert str(result).startswith("10 rounds of nordic, 2 players, seed 0")
    contest = mt.arena("nordic", ["greedy", "random"], deals=2, jobs=1)
    assert repr(contest).startswith("<ArenaResult of nordic: 2 deals, greedy ")
    shown = [result, contest, *contest.standings, *contest.differences]
    assert max(len(repr(each)) for each in shown) < 200
    assert str(contest).splitlines()[0] == "nordic, 2 players, 2 deals in all rotations, seed 0"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"rounds": 0}, "rounds is a whole number of 1 or more, not 0"),
        ({"rounds": 1.5}, "rounds is a whole number of 1 or more, not 1.5"),
        ({"jobs": 0}, "jobs is a whole number of 1 or more, not 0"),
        ({"bots": "planer"}, "there is no bot 'planer'"),
        ({"bots": ["greedy"] * 3, "players": 2}, "3 bots for 2 players: name one, or one a seat"),
        ({"sheet": "nordisk"}, "nordisk"),
        ({"players": 0}, "players is a whole number of 2 or more, not 0"),
        ({"players": True}, "players is a whole number of 2 or more, not True"),
        ({"bots": []}, "0 bots for 4 players: name one, or one a seat"),
        ({"seed": True}, "a seed is a whole number or a text, not True"),
        ({"seed": 1.5}, "a seed is a whole number or a text, not 1.5"),
        ({"seed": b""}, "a seed is a whole number or a text, not b''"),
        ({"seed": []}, r"a seed is a whole number or a text, not \[\]"),
        ({"seed": 10**5000}, "a seed is a whole number or a text, not something that is too"),
        ({"seed": "\ud800"}, r"'\\ud800' is no seed: UTF-8 cannot write this text"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(
    wrong: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(mt.MexicanTrainError, match=sentence):
        mt.simulate(**wrong)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        *(({"think": each}, f"of seconds such as 0.25, not {each!r}") for each in (-1, 0, "a")),
        ({"think": True}, "think is a number of seconds such as 0.25, not True"),
        ({"think": float("nan")}, "think is a number of seconds such as 0.25, not nan"),
        ({"deals": 0}, "deals is a whole number of 1 or more, not 0"),
        ({"seed": []}, r"a seed is a whole number or a text, not \[\]"),
        ({"bots": []}, "name at least two bots, as in"),
    ],
)
def test_what_cannot_be_a_contest_is_refused_in_a_sentence(
    wrong: dict[str, Any], sentence: str
) -> None:
    usual: dict[str, Any] = {"bots": ["greedy", "random"], "jobs": 1}
    with pytest.raises(mt.MexicanTrainError, match=sentence):
        mt.arena(**usual | wrong)


class Whole:
    """A whole number that is no `int`, as NumPy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_other_libraries_are_taken() -> None:
    given: Any = {"players": Whole(3), "rounds": Whole(4), "jobs": Whole(1), "seed": Whole(7)}
    assert mt.simulate(**given) == mt.simulate(players=3, rounds=4, jobs=1, seed=7)
    given = {"deals": Whole(2), "jobs": Whole(1), "seed": Whole(7)}
    result = mt.arena("nordic", ["greedy", "random"], **given)
    assert (result.plain()["deals"], result.seed) == (2, "7")


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    one, other = (mt.simulate(rounds=3, jobs=1, seed=None) for _ in range(2))
    assert one.seed != other.seed
    assert mt.simulate(rounds=3, jobs=1, seed=one.seed) == one
    contest = mt.arena("nordic", ["greedy", "random"], deals=1, jobs=1, seed=None)
    assert contest.seed not in ("None", "0")


def test_a_contest_of_one_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(mt.MexicanTrainError, match="name at least two bots, as in"):
        mt.arena("nordic", ["greedy"])


def test_every_name_of_the_package_can_be_had_and_is_listed() -> None:
    assert {name for name in mt.__all__ if not hasattr(mt, name)} == set()
    assert {*mt.__all__} <= {*dir(mt)}
    assert len({*mt.__all__}) == len(mt.__all__)
    with pytest.raises(AttributeError, match="module 'mexican_train' has no attribute 'simulat'"):
        getattr(mt, "simulat")  # noqa: B009


# ------------------------------------------------------------------ own bots in other processes


class Locked(FirstLegal):
    """A bot that is bound to its process."""

    def __init__(self) -> None:
        self.lock = Lock()


def local_class() -> type[FirstLegal]:
    """Return a class that no other process finds."""

    class Local(FirstLegal):
        pass

    return Local


@pytest.mark.parametrize(
    ("bot", "name"),
    [(local_class(), "Local"), (Locked(), "Locked"), (lambda: FirstLegal(), "<lambda>")],
)
def test_a_bot_that_cannot_be_sent_to_other_processes_is_refused_in_a_sentence(
    bot: Any, name: str
) -> None:
    with pytest.raises(mt.MexicanTrainError) as refused:
        mt.simulate("nordic", [bot, "greedy"], rounds=30, jobs=2)
    assert str(refused.value).startswith(f"the bot '{name}' cannot be sent to other processes (")
    assert "a class or function at the top of a module, or leave `jobs` out" in str(refused.value)
    assert mt.simulate("nordic", [bot, "greedy"], rounds=2).rounds == 2


OWN = """
import mexican_train as mt

class Mine:
    def choose(self, view, rng):
        return view.legal[0]

"""
PLAY = 'print(mt.simulate("nordic", [Mine, "greedy"], rounds=60, seed=3, jobs=2).points)'


@pytest.mark.parametrize("file", [None, "<stdin>"])
def test_a_bot_typed_in_does_not_play_in_other_processes(
    monkeypatch: pytest.MonkeyPatch, file: str | None
) -> None:
    main = ModuleType("__main__")
    if file is not None:
        main.__file__ = file
    monkeypatch.setitem(sys.modules, "__main__", main)
    with pytest.raises(mt.MexicanTrainError, match=r"^the bot 'Mine' .* was typed in here"):
        exec(OWN + PLAY, vars(main))


@pytest.mark.gate
def test_a_script_that_other_processes_cannot_load_is_refused_in_a_sentence(
    tmp_path: Path,
) -> None:
    (tmp_path / "unguarded.py").write_text(OWN + PLAY)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "unguarded.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    *_, last = done.stderr.splitlines()
    assert "defines it at its top level, plays inside of `if __name__" in last
    assert done.stderr.count("Traceback") == 1  # of the script itself, which handles no refusal


@pytest.mark.gate
def test_own_bots_play_in_several_processes_from_a_guarded_script_or_a_module(
    tmp_path: Path,
) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    (tmp_path / "guarded.py").write_text(f'{OWN}if __name__ == "__main__":\n    {PLAY}')
    (tmp_path / "plain.py").write_text(f"import mexican_train as mt\nfrom mine import Mine\n{PLAY}")
    expected = mt.simulate("nordic", [FirstLegal, "greedy"], rounds=60, seed=3).points
    for script in ("guarded.py", "plain.py"):
        done = subprocess.run(
            [sys.executable, str(tmp_path / script)], capture_output=True, text=True, check=False
        )
        assert (done.stdout, done.stderr) == (f"{expected}\n", "")


SCRIPT = """
import mexican_train as mt

print(mt.simulate("nordic", ["planner", "greedy"], rounds=60, seed=3, jobs=2).plain())
"""


@pytest.mark.gate
def test_a_script_without_a_main_block_plays_in_several_processes(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    expected = mt.simulate("nordic", ["planner", "greedy"], rounds=60, seed=3, jobs=1).plain()
    assert (done.stdout, done.stderr) == (f"{expected}\n", "")


@pytest.mark.gate
def test_importing_the_package_loads_neither_bots_nor_lab() -> None:
    say = (
        "import sys, mexican_train as mt; before = {*sys.modules}; mt.simulate; "
        "print(*sorted(name for name in before if name.startswith('mexican_train.')))"
    )
    done = subprocess.run([sys.executable, "-c", say], capture_output=True, text=True, check=True)
    parts = {name.split(".")[1] for name in done.stdout.split()}
    assert parts <= {"_compiled", "_plain", "_startup", "rules", "sheets"}
