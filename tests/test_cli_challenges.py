"""`day` and `challenge` on the command line."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from program import program

from mexican_train.challenge.code import write_code
from mexican_train.challenge.comparing import record_of
from mexican_train.challenge.day import deal_of
from mexican_train.challenge.seal import Result
from mexican_train.rules.match import Phase

pytestmark = pytest.mark.gate

DAY = deal_of(date(2026, 11, 15), "nordic/nine")


def played(choice: int) -> Result:
    """A round in which everybody does the first thing open to them, or the last."""
    match = DAY.begin()
    while match.phase == Phase.PLAYING:
        match.act(match.round.legal[choice])
    return Result("Åse", match.records[0].actions)


def test_a_day_shows_its_deal_as_verify_does() -> None:
    done = program("day", "2026-11-15", "--sheet", "nordic/nine", "--no-par")
    assert done.status == 0
    again = program("verify", "--seed", DAY.seed.hex(), "--sheet", "nordic/nine", "--players", "4")
    assert done.lines[3:] == again.lines[1:]
    told = json.loads(program("day", "2026-11-15", "--no-par", "--json").out)
    assert (told["code"], told["bots"][0]) == ("2026-11-15-nordic", None)


def test_a_challenge_shows_what_it_holds_and_opens_for_who_has_played(tmp_path: Path) -> None:
    code = write_code(DAY, played(0))
    done = program("challenge", f"https://play.example.org/challenge#{code}")
    assert done.status == 0
    assert "sent by    Åse" in done.lines
    assert "points" not in done.out
    file = tmp_path / "round.jsonl"
    file.write_text(json.dumps(record_of(DAY, played(-1)).plain()), encoding="utf-8")
    done = program("challenge", code, "--open", str(file))
    assert done.status == 0
    mine, sender = record_of(DAY, played(-1)).scores[0], record_of(DAY, played(0)).scores[0]
    assert f"you        {mine} points" in done.lines
    assert f"sender     {sender} points" in done.lines
    assert any(line.startswith("parted     after ") for line in done.lines)


def test_what_is_wrong_is_one_sentence(tmp_path: Path) -> None:
    code = write_code(DAY, played(0))
    other = deal_of(date(2026, 11, 14), "nordic/nine")
    match = other.begin()
    while match.phase == Phase.PLAYING:
        match.act(match.round.legal[0])
    file = tmp_path / "other.jsonl"
    record = record_of(other, Result("", match.records[0].actions))
    file.write_text(json.dumps(record.plain()), encoding="utf-8")
    for arguments, told in [
        (["challenge", "nothing"], "this is no challenge"),
        (["challenge", code[:-3]], "lost or changed"),
        (["challenge", code, "--open", str(file)], "no round of this deal"),
        (["challenge", code, "--open", str(tmp_path / "none")], "cannot be read"),
        (["day", "2026-10-01"], "the days are from 2026-11-01"),
        (["day", "yesterday"], "is not a day"),
        (["day", "--sheet", "nordish"], "there is no sheet"),
    ]:
        assert told in program(*arguments).refused()
