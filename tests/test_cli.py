"""The command line as its users see it."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from program import Outcome, program, program_here

from mexican_train.sheets import sheet_names

pytestmark = pytest.mark.gate

POSITION = {
    "sheet": "nordic",
    "players": 2,
    "engine": 12,
    "turn": 0,
    "hands": [["5-7", "12-12"], ["0-3"]],
    "boneyard": ["1-1", "2-9"],
    "trains": [["12-5"], []],
    "mexican": [],
    "markers": [1],
}


def test_legal_answers_line_by_line_and_ends_with_1_when_a_line_is_bad() -> None:
    bad = dict(POSITION, hands=[["5-7", "5-7"], ["0-3"]])
    lines = "\n".join([json.dumps(POSITION), "", json.dumps(bad), "{", json.dumps(POSITION)])
    done = program("legal", given=lines)
    # 12-12 cannot be held while it is the engine, which a position may not say.
    answers = [json.loads(line) for line in done.lines]
    assert [list(answer) for answer in answers] == [["error"]] * 4
    assert done.status == 1
    good = dict(POSITION, hands=[["5-7"], ["0-3"]])
    done = program("legal", given=json.dumps(good))
    assert (done.status, done.out) == (0, '{"legal":["5-7@0"]}\n')


def test_legal_reads_lines_that_hold_a_position() -> None:
    good = dict(POSITION, hands=[["5-7", "3-12"], ["0-3"]])
    done = program("legal", given=json.dumps({"position": good, "legal": []}))
    assert json.loads(done.out) == {"legal": ["3-12@1", "3-12@M", "5-7@0"]}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b"[" * 100_000, "deeply"),
        (b'{"a":1,"a":2}', "twice"),
        (b"NaN", "not a number"),
        (b"9" * 10_000, "digits"),
        (b"x" * 2_000_000, "longer"),
    ],
    ids=["bytes", "deep", "twice", "no number", "digits", "long"],
)
def test_legal_survives_noise(line: bytes, words: str) -> None:
    good = json.dumps(dict(POSITION, hands=[["5-7"], ["0-3"]])).encode()
    done = program("legal", given=line + b"\n" + good + b"\n")
    first, second = (json.loads(answer) for answer in done.lines)
    assert words in first["error"]
    assert second == {"legal": ["5-7@0"]}
    assert done.status == 1


def test_one_is_not_told_as_several(tmp_path: Path) -> None:
    path = tmp_path / "round.jsonl"
    assert program("simulate", "--rounds", "1").out.startswith("1 round of nordic, 4 players")
    program("simulate", "--rounds", "1", "--record", str(path))
    assert program("replay", str(path)).out == "1 record, 1 right, 0 wrong\n"
    assert program("verify", str(path)).lines[-1].startswith("1 deal, ")


def test_simulate_records_and_replay_judges(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    game = ("--sheet", "station/fast", "--players", "3", "--seed", "x")
    done = program("simulate", *game, "--rounds", "20", "--record", str(path), "--legal")
    assert (done.status, done.err) == (0, "")
    assert done.lines[0].startswith("20 rounds of ")
    assert done.lines[-1] == f"  recorded in {path}"
    records = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(records) == 20
    assert all(len(record["legal"]) == len(record["actions"]) for record in records)
    done = program("replay", str(path))
    assert (done.status, done.out) == (0, "20 records, 20 right, 0 wrong\n")

    records[4]["actions"][3] = "12-12@7"
    path.write_text("\n".join(map(json.dumps, records)))
    done = program("replay", str(path))
    assert done.status == 1
    assert done.lines[0].startswith(f"{path}:5: action 4 of ")
    assert done.lines[1] == "20 records, 19 right, 1 wrong"


def test_a_match_is_played_round_after_round() -> None:
    done = program("simulate", "--sheet", "classic/nine", "--rounds", "12", "--record", "-")
    rounds = [json.loads(line) for line in done.lines]
    assert [r["round"] for r in rounds] == [*range(1, 11), 1, 2]
    assert sorted(r["engine"] for r in rounds[:10]) == list(range(10))
    assert rounds[9]["engine"] == 0
    assert rounds[3]["used"] == sorted((r["engine"] for r in rounds[:3]), reverse=True)


@pytest.mark.parametrize("extra", [(), ("--record", "-")])
def test_the_number_of_jobs_changes_nothing(extra: tuple[str, ...]) -> None:
    game = ("--sheet", "gare", "--rounds", "900" if extra else "45000", "--seed", "7", *extra)
    one, two = (program("simulate", *game, "--jobs", jobs) for jobs in ("1", "3"))
    assert one.out == two.out
    assert one.status == two.status == 0
    assert one.out


def test_a_sheet_of_ones_own_and_a_house_rule(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(
        'base = "nordic/nine"\n[rules]\nhand = 5\n[variants.tough]\nlast_tile = "penalty"\n'
    )
    options = ("--rounds", "3", "--rule", "blank_points=7", "--record", "-")
    done = program("simulate", "--sheet", f"{path}/tough", *options)
    record = json.loads(done.lines[0])
    assert record["sheet"] == "nordic"
    assert record["rules"] == {
        "max_pip": 9,
        "hand": [5, 5, 5],
        "last_tile": "penalty",
        "blank_points": 7,
    }
    assert [len(hand) for hand in record["deal"]["hands"]] == [5] * 4
    assert program("replay", "-", given=done.out).status == 0
    shown = program("sheets", str(path)).out
    assert "hand = 5,5,5" in shown


@pytest.mark.parametrize(("title", "head"), [('title = "Ours"', "own: Ours"), ("", "own")])
def test_a_sheet_that_says_nothing_of_itself_is_shown_by_its_title(
    tmp_path: Path, title: str, head: str
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'{title}\nbase = "nordic"\n')
    assert program("sheets", str(path)).lines[0] == head


def test_sheets_are_listed_shown_and_compared() -> None:
    listed = program("sheets").out
    assert all(name in listed for name in ("station/rounds+fast", "gare", "classic/nine", "nordic"))
    shown = program("sheets", "gare").out
    assert "own_double_pass_marks = no" in shown
    assert program("sheets", "--diff", "station", "gare").out.split() == [
        *("station", "gare", "own_double_pass_marks", "yes", "no")
    ]
    assert "are the same" in program("sheets", "--diff", "nordic", "nordic").out


def test_a_deal_is_verified_from_its_seed(tmp_path: Path) -> None:
    seed, other = "11" * 32, "22" * 32
    game = ("--sheet", "gare", "--players", "5", "--round", "2")
    shown = program("verify", "--seed", seed, *game)
    commitment = shown.lines[1].split()[1]
    good = program("verify", "--seed", seed, *game, "--commitment", commitment)
    assert good.status == 0
    assert good.lines[-1] == "the commitment agrees"
    bad = program("verify", "--seed", other, *game, "--commitment", commitment)
    assert bad.status == 1
    assert "NOT" in bad.lines[-1]


def test_records_with_seeds_are_verified(tmp_path: Path) -> None:
    from mexican_train import new_match
    from mexican_train.rules.fair import commitment

    seed = bytes(range(32))
    match = new_match("classic", 3)
    match.deal(seed)
    while not match.records:
        match.act(match.round.legal[0])
    good = match.records[0].plain() | {"seed": seed.hex(), "commitment": commitment(seed)}
    path = tmp_path / "deals.jsonl"
    path.write_text(json.dumps(good) + "\n")
    assert program("verify", str(path)).status == 0
    hands = good["deal"]["hands"]  # type: ignore[index]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    path.write_text(json.dumps(good) + "\n")
    touched = program("verify", str(path))
    assert touched.status == 1
    assert "not the ones the seed deals" in touched.lines[0]
    path.write_text(json.dumps(good | {"commitment": "00" * 32}) + "\n")
    assert "not the hash" in program("verify", str(path)).lines[0]


def test_records_of_mixed_deals_are_verified(tmp_path: Path) -> None:
    from mexican_train import new_match
    from mexican_train.rules.fair import Share, commitment, mixed_seed

    seed, nonce = bytes(range(32)), bytes(32)
    mix = [Share(commitment(nonce), nonce.hex()), None, Share("ab" * 32, None)]
    match = new_match("classic", 3)
    match.deal(mixed_seed(seed, mix))
    while not match.records:
        match.act(match.round.legal[0])
    shares = [share and share._asdict() for share in mix]
    proof = {"seed": seed.hex(), "commitment": commitment(seed), "mix": shares}
    good = match.records[0].plain() | proof
    path = tmp_path / "deals.jsonl"

    def verified(**changes: Any) -> Outcome:
        path.write_text(json.dumps(good | changes) + "\n")
        return program("verify", str(path))

    right = verified()
    assert right.status == 0
    assert right.lines[-1].startswith("1 nonce not revealed in time")
    for other in ([shares[0], None, None], [None, shares[0], shares[2]], None):
        assert "not the ones the seed deals" in verified(mix=other).out
    wrong = [Share(commitment(seed), nonce.hex())._asdict(), *shares[1:]]
    assert "seat 0 is not the one it had committed to" in verified(mix=wrong).out
    assert "mix has 2 entries for 3 players" in verified(mix=shares[:2]).out
    no_text = [{"commitment": 7, "nonce": None}, None, None]
    assert "commitment must be a text" in verified(mix=no_text).out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--nonce", "0"], "is not SEAT=HEX with a seat from 0 to 3"),
        (["--nonce", f"4={'11' * 32}"], "is not SEAT=HEX with a seat from 0 to 3"),
        (["--nonce", "0=12"], "is not a nonce"),
        (["--withheld", "0=12"], "is not a commitment"),
        (["--nonce", f"0={'11' * 32}", "--withheld", f"0={'22' * 32}"], "seat 0 is named twice"),
    ],
)
def test_what_devices_add_is_written_by_seat(arguments: list[str], words: str) -> None:
    assert words in program("verify", "--seed", "11" * 32, *arguments).refused()


def test_the_program_alone_shows_a_whole_round() -> None:
    done = program("demo", "--seed", "5")
    assert done.status == 0
    assert "goes out. Points:" in done.out or "blocked. Points:" in done.out
    assert "engine [12:12]" in done.out
    assert done.out == program("demo", "--seed", "5").out


def test_the_demo_says_how_to_see_the_same_round_again() -> None:
    game = ("--sheet", "station", "--players", "3", "--rule", "hand=9", "--seed", "a b")
    done = program_here("demo", *game, "--bot", "greedy")
    again = shlex.split(done.lines[-1].removeprefix("Again: mexican-train "))
    assert program_here(*again).out == done.out


def test_bench_prints_the_figures_it_promises() -> None:
    figures = json.loads(program("bench", "rules", "--seconds", "0.01", "--json").out)
    assert set(figures["random_rounds_per_s"]["nordic"]) == {"2", "4", "8"}
    assert isinstance(figures["compiled"], bool)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "--sheet", "nordik"], f"the sheets are {', '.join(sheet_names())}"),
        (["simulate", "--sheet", "nordic/quick"], "its variants: nine, open"),
        (["simulate", "--sheet", "nordic/nine", "--players", "5"], "it is for 2 to 4"),
        (["simulate", "--players", "9"], "it is for 2 to 8"),
        (["simulate", "--rounds", "0"], "not a whole number"),
        (["simulate", "--rounds", "many"], "not a whole number"),
        (["simulate", "--rounds", "9" * 20], "is too large: write at most 12 digits"),
        (["simulate", "--bots", "genius"], "the bots are"),
        (["simulate", "--bots", "random,random"], "name one, or one a seat"),
        (["simulate", "--rule", "hand"], "field=value"),
        (["simulate", "--rule", "hands=3"], "there is no rule 'hands'"),
        (["simulate", "--rule", "hand=30"], "leave none in the boneyard"),
        (["simulate", "--rule", "marker=never"], "pass, own-train-unplayable"),
        (["simulate", "--record", "/no/such/place"], "cannot be written"),
        (["simulate", "--record", "."], ". cannot be written: it is a folder"),
        (["simulate", "--record", "/"], "/ cannot be written: it is a folder"),
        (["simulate", "--record", "rounds/"], "rounds/ cannot be written: it is a folder"),
        (["simulate", "--legal"], "say where to, as --record rounds.jsonl"),
        (["sheets", "/no/such/sheet.toml"], "cannot be read"),
        (["replay", "/no/such/file"], "cannot be read"),
        (["replay"], "required"),
        (["review", "/no/such/file"], "cannot be read"),
        (["review", "rounds.jsonl", "--seat", "8"], "not a seat from 0 to 7"),
        (["review", "rounds.jsonl", "--deals", "0"], "not a whole number"),
        (
            ["review", "rounds.jsonl", "--plays", "1"],
            "needs a deal for each decision, and two plays",
        ),
        (["verify"], "give a file of records"),
        (["verify", "x.jsonl", "--commitment", "12"], "go with --seed: records have their own"),
        (["sheets", "gare", "--diff", "gare", "nordic"], "or two after --diff, but not both"),
        (["demo", "--bot", "genius"], "the bots are"),
        (["simulate", "--record", ""], "argument --record: its value is empty"),
        (["review", "/dev/null"], "/dev/null holds no record that can be reviewed"),
        (
            ["serve", "--proxies", "127.0.0.1,x"],
            "--proxies is an address as 10.0.0.5, a network as 10.0.0.0/8, or *, not 'x'",
        ),
        (["serve", "--metrics", "10.0.0.0/99"], "--metrics is an address as 10.0.0.5"),
        (["serve", "--host", "999.1.1.1"], "choose another --host"),
        (["verify", "--seed", "12"], "64 hexadecimal digits"),
        (["simulate", "--players", "x"], "'x' is not a number of players, such as 4"),
        (["serve", "--port", "x"], "'x' is not a port from 0 to 65535"),
        (["bench", "rules", "--seconds", "0"], "'0' is not a number of seconds such as 0.25"),
        (["bench", "everything"], "is not one of rules, env, solver"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(arguments: list[str], words: str) -> None:
    assert words in program_here(*arguments).refused()


def test_legal_streams(tmp_path: Path) -> None:
    """Memory stays that of one line: 30,000 lines (8 MB) need less than 4 MB more than one."""
    line = json.dumps(dict(POSITION, hands=[["5-7"], ["0-3"]])).encode() + b"\n"
    path = tmp_path / "many.jsonl"
    with path.open("wb") as file:
        for _ in range(30_000):
            file.write(line)

    def peak(name: Path) -> int:
        code = (
            "import resource, sys; from mexican_train.cli import main; main(['legal']);"
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
        )
        with name.open("rb") as file:
            done = subprocess.run(
                [sys.executable, "-c", code],
                stdin=file,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                check=True,
            )
        return int(done.stderr)

    small = tmp_path / "one.jsonl"
    small.write_bytes(line)
    assert peak(path) - peak(small) < 4_000
