"""The dialogue line by line: a whole match by a script, in every language."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from mexican_train.bots.hint import Hint, hint
from mexican_train.languages import LANGUAGES
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View
from mexican_train.server.room.processes import ProcessThinker
from mexican_train.server.settings import Settings
from mexican_train.terminal.here import table_here
from mexican_train.terminal.line import LineError, TableAddress
from terminal.script import Script, first_choice

pytestmark = pytest.mark.real_clock

QUICK = Settings(bot_pause_least=0, bot_pause_most=0, knock_pause=0, seat_messages=100_000)
TABLE = {"name": "Ada", "seats": 3, "bots": ["greedy", "greedy"], "rounds": 2}


def here(**options: Any) -> AbstractAsyncContextManager[TableAddress]:
    """A new table in this process."""
    return table_here({**TABLE, **options}, QUICK)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_match_can_be_played_by_numbers_alone(language: str) -> None:
    async with here() as address:
        script = Script(address, language)
        script.answer = first_choice(script.words)
        await script.run()
        view = script.session.view
        assert view is not None
        assert view.phase == "match_over"
        for seat, total in enumerate(view.totals):
            name = script.session.telling.name(view, seat)
            points = view.scores[-1][seat]
            line = script.words("plain-points", name=name, points=points, total=total)
            assert line in script.said
        assert script.said[-1] == script.words("plain-bye")
        assert len([line for line in script.said if line.startswith("2. ")]) > 0
        assert script.words("plain-not-now") not in script.said
        assert script.words("plain-waiting") not in script.said
        assert script.words("duty-play") not in script.said  # nothing lights up here


async def test_a_tile_is_played_by_its_name_and_the_place_when_there_are_two() -> None:
    async with here() as address:
        script = Script(address)

        def answer(line: str) -> str | None:
            found = re.fullmatch(r"1\. (\d+-\d+) on (.*)", line)
            if found is None:
                return "1" if line.startswith("1. ") else None
            where = "M" if "Mexican" in found[2] else "0" if "your" in found[2] else None
            return f"{found[1].replace('-', ' ')} {where}" if where else "1"

        script.answer = answer
        await script.run(lambda line: line.startswith(("You played", "You laid")))


async def test_what_makes_no_sense_is_answered() -> None:
    async with here() as address:
        script = Script(address)
        script.talk.typed("fly")
        await script.run(lambda line: line == script.words("plain-not-now"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_names_every_command_in_the_language_and_each_is_understood(
    language: str,
) -> None:
    async with here() as address:
        script = Script(address, language)
        words = script.words
        for name in ("help", "hand", "table", "plan", "log", "score", "quit"):
            script.talk.typed(words(f"plain-command-{name}"))
        await script.run()
        said = "\n".join(script.said)
        assert words("plain-command-draw") in said
        assert words("plain-command-signout") not in said  # nobody else can come to this table
        assert words("plain-not-now") not in said
        assert said.endswith(words("plain-bye"))


async def test_one_letter_quits() -> None:
    async with here() as address:
        script = Script(address)
        script.talk.typed("q")
        await script.run()
        assert script.said[-1] == "Good-bye!"


async def test_at_a_table_of_ones_own_a_hint_can_be_had_each_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def think(thinker: ProcessThinker, view: View, seed: int) -> list[Hint]:
        return hint(view, Rng(seed), 0.001)

    monkeypatch.setattr(ProcessThinker, "hint", think)
    async with table_here(TABLE) as address:
        script = Script(address)
        hints = 0

        def answer(line: str) -> str | None:
            nonlocal hints
            hints += line.startswith("Hint: ")
            if hints > Settings().hints:
                return "quit"
            return "hint" if line.startswith(("Type a", "Type 1", "Hint: ")) else None

        script.answer = answer
        await script.run()
        assert script.words("refused-too-fast") not in script.said
        assert hints > Settings().hints


async def test_the_end_of_the_input_is_a_good_bye() -> None:
    async with here() as address:
        script = Script(address)
        script.talk.typed(None)
        await script.run()
        assert script.said[-1] == "Good-bye!"


async def test_a_table_that_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(LineError, match="sheet"):
        async with here(sheet="nowhere"):
            pass
