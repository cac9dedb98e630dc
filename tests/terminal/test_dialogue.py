"""The dialogue line by line: what is told, and what may be typed when."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from terminal.script import LONG, Script, comes
from terminal.staged import StagedTable, view


def staged(table: StagedTable, act: Callable[[Script], Awaitable[None]], **how: Any) -> Script:
    """Talks at a staged table, and does something when it has said what there is to do."""
    script = Script(table, **how)

    async def run() -> None:
        async def then() -> None:
            async with asyncio.timeout(LONG):
                while not script.said:
                    await asyncio.sleep(0.01)
                await act(script)
            script.talk.typed("quit")

        await asyncio.gather(script.run(), then())

    asyncio.run(run())
    return script


async def nothing(script: Script) -> None:
    """Only listens."""


def test_the_choices_are_told_with_the_ends_and_the_hand() -> None:
    script = staged(StagedTable(view(calls=["knock@0", "catch@0>1"])), nothing)
    yours, theirs = "your train", script.words("train-of", name="Bruno")
    told = script.said[script.said.index("Your turn: one tile fits.") :]
    assert told[2:-1] == [
        "Your tiles: 5-12, 3-5, 0-0, 9-11.",
        *("1. Knock!", "2. Catch Bruno!", f"3. 3-5 on {yours}", f"4. 3-5 on {theirs}"),
        "Type a number from 1 to 4.",
    ]


def test_several_tiles_that_fit_are_counted() -> None:
    script = staged(StagedTable(view(legal=["3-5@0", "5-12@0"])), nothing)
    assert "Your turn: 2 tiles fit." in script.said


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("1", "knock@0"),
        ("knock", "knock@0"),
        ("catch", "catch@0>1"),
        ("3-5 Bruno", "3-5@1"),
        ("5 3 bruno", "3-5@1"),
        ("3-5@0", "3-5@0"),
        ("0-0 m", "0-0@M"),
        ("0-0", "0-0@M"),
    ],
)
def test_what_is_typed_is_done(line: str, action: str) -> None:
    table = StagedTable(
        view(calls=["knock@0", "catch@0>1"], legal=["3-5@0", "3-5@1", "0-0@M"], players=3)
    )

    async def act(script: Script) -> None:
        script.talk.typed(line)
        while not table.acts:
            await asyncio.sleep(0.01)
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="ack", id=sent["id"], version=8)
        table.update({"type": "drew", "seat": 1, "tile": None})

    staged(table, act)
    assert table.acts == [action]


def test_where_a_tile_goes_is_asked_by_names() -> None:
    async def act(script: Script) -> None:
        script.talk.typed("3-5")
        told = "3-5 fits in more than one place. Type where as well: 3-5 Ada, 3-5 Bruno."
        await comes(script, told)

    staged(StagedTable(view()), act)


@pytest.mark.parametrize("person", [True, False])
def test_what_is_typed_early_waits_and_only_a_person_is_told_so(person: bool) -> None:
    table = StagedTable(view(turn=1, legal=[]))

    async def act(script: Script) -> None:
        script.talk.typed("3-5 Ada")
        table.update({"type": "drew", "seat": 1, "tile": None})
        await comes(script, "Bruno drew a tile.")
        assert table.acts == []
        table.update({"type": "passed", "seat": 1}, turn=0, legal=["3-5@0", "3-5@1"])
        while not table.acts:
            await asyncio.sleep(0.01)
        assert table.acts == ["3-5@0"]
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="ack", id=sent["id"], version=10)
        table.update({"type": "drew", "seat": 1, "tile": None})

    script = staged(table, act, person=person)
    assert ("Kept for your turn." in script.said) is person


def test_chat_is_heard_and_said_in_own_words_or_ready_phrases() -> None:
    table = StagedTable(view())

    async def act(script: Script) -> None:
        table.tell(type="said", number=1, seat=1, name="Bruno", phrase="good-luck")
        await comes(script, "Bruno: Good luck!")
        script.talk.typed("say thank you!")
        script.talk.typed("say You too")
        while [message["type"] for message in table.said].count("say") < 2:
            await asyncio.sleep(0.01)

    staged(table, act)
    said = [message for message in table.said if message["type"] == "say"]
    assert said[0]["phrase"] == "thank-you"
    assert said[1]["text"] == "You too"


def test_where_only_phrases_are_said_they_are_listed() -> None:
    async def act(script: Script) -> None:
        script.talk.typed("say Hm")
        await comes(script, "This table chats in ready phrases only.")

    script = staged(StagedTable(view(chat="phrases")), act)
    assert "Good luck!" in "\n".join(script.said)


def test_a_hint_is_waited_for_before_the_next_line_is_read() -> None:
    table = StagedTable(view())

    async def act(script: Script) -> None:
        script.talk.typed("hint")
        script.talk.typed("hand")
        while table.said[-1]["type"] != "hint":
            await asyncio.sleep(0.01)
        best = {"action": "catch@0>1", "reason": "hint-call", "arguments": {}}
        table.tell(type="hint", id=table.said[-1]["id"], version=7, actions=[best])
        await comes(script, "Hint: Catch Bruno! Before somebody else does.")

    script = staged(table, act)
    hint = script.said.index("Hint: Catch Bruno! Before somebody else does.")
    assert script.said[hint + 1].startswith("Your tiles: ")


def test_a_lost_line_is_told_and_so_is_what_was_missed() -> None:
    table = StagedTable(view())
    table.history.append({"type": "drew", "seat": 1, "tile": None})

    async def act(script: Script) -> None:
        await comes(script, "Bruno drew a tile.")
        table.cut()
        await comes(script, "The connection is lost. Coming back…")
        table.history.append({"type": "passed", "seat": 1})
        await comes(script, "You are back at the table.")

    script = staged(table, act)
    assert script.said.count("Bruno drew a tile.") == 1
    assert script.said.count("Bruno passed.") == 1
