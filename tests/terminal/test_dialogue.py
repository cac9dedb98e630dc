"""The dialogue line by line: what is told, and what may be typed when."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from mexican_train.protocol.number import PROTOCOL
from terminal.script import LONG, Script, comes, staged
from terminal.staged import StagedTable, view


async def test_the_choices_are_told_with_the_ends_and_the_hand() -> None:
    async with staged(StagedTable(view(calls=["knock@0", "catch@0>1"]))) as script:
        pass  # only listens
    yours, theirs = "your train", script.words("train-of", name="Bruno")
    told = script.said[script.said.index("Your turn: one tile fits.") :]
    assert told[2:-1] == [
        "Your tiles: 5-12, 3-5, 0-0, 9-11.",
        *("1. Knock!", "2. Catch Bruno!", f"3. 3-5 on {yours}", f"4. 3-5 on {theirs}"),
        "Type a number from 1 to 4.",
    ]


async def test_the_last_tile_asks_for_a_knock() -> None:
    last: dict[str, Any] = {
        "turn": 1,
        "legal": [],
        "hand": ["3-5"],
        "calls": ["knock@0"],
        "penalty": 2,
    }
    async with staged(StagedTable(view(**last))) as script:
        pass  # only listens
    told = script.said.index("One tile left: knock now, or you draw 2 if somebody notices.")
    assert script.said[told + 1] == "1. Knock!"


async def test_several_tiles_that_fit_are_counted() -> None:
    async with staged(StagedTable(view(legal=["3-5@0", "5-12@0"]))) as script:
        pass  # only listens
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
async def test_what_is_typed_is_done(line: str, action: str) -> None:
    table = StagedTable(
        view(calls=["knock@0", "catch@0>1"], legal=["3-5@0", "3-5@1", "0-0@M"], players=3)
    )

    async with staged(table) as script:
        script.talk.typed(line)
        while not table.acts:
            await asyncio.sleep(0.01)
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="ack", id=sent["id"], version=8)
        table.update({"type": "drew", "seat": 1, "tile": None})
    assert table.acts == [action]


async def test_where_a_tile_goes_is_asked_by_names() -> None:
    async with staged(StagedTable(view())) as script:
        script.talk.typed("3-5")
        told = "3-5 fits in more than one place. Type where as well: 3-5 Ada, 3-5 Bruno."
        await comes(script, told)


@pytest.mark.parametrize("person", [True, False])
async def test_what_is_typed_early_waits_and_only_a_person_is_told_so(person: bool) -> None:
    table = StagedTable(view(turn=1, legal=[]))

    async with staged(table, person=person) as script:
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
    assert ("Kept for your turn." in script.said) is person


async def test_chat_is_heard_and_said_in_own_words_or_ready_phrases() -> None:
    table = StagedTable(view())

    async with staged(table) as script:
        table.tell(type="said", number=1, at=0.0, seat=1, name="Bruno", phrase="good-luck")
        await comes(script, "Bruno: Good luck!")
        script.talk.typed("say thank you!")
        script.talk.typed("say You too")
        while [message["type"] for message in table.said].count("say") < 2:
            await asyncio.sleep(0.01)
    said = [message for message in table.said if message["type"] == "say"]
    assert said[0]["phrase"] == "thank-you"
    assert said[1]["text"] == "You too"


async def test_where_only_phrases_are_said_they_are_listed() -> None:
    async with staged(StagedTable(view(chat="phrases"))) as script:
        script.talk.typed("say Hm")
        await comes(script, "This table chats in ready phrases only.")
    assert "Good luck!" in "\n".join(script.said)


async def test_a_hint_is_waited_for_before_the_next_line_is_read() -> None:
    table = StagedTable(view())

    async with staged(table) as script:
        script.talk.typed("hint")
        script.talk.typed("hand")
        while table.said[-1]["type"] != "hint":
            await asyncio.sleep(0.01)
        best = {"action": "catch@0>1", "points": -1.0, "reason": "hint-call", "arguments": {}}
        table.tell(type="hint", id=table.said[-1]["id"], version=7, actions=[best])
        await comes(script, "Hint: Catch Bruno! Before somebody else does.")
    hint = script.said.index("Hint: Catch Bruno! Before somebody else does.")
    assert script.said[hint + 1].startswith("Your tiles: ")


async def test_a_lost_line_is_told_and_so_is_what_was_missed() -> None:
    table = StagedTable(view())
    table.history.append({"type": "drew", "seat": 1, "tile": None})

    async with staged(table) as script:
        await comes(script, "Bruno drew a tile.")
        table.lose()
        await comes(script, "The connection is lost. Coming back…")
        table.history.append({"type": "passed", "seat": 1})
        table.mend()
        await comes(script, "You are back at the table.")
    assert script.said.count("Bruno drew a tile.") == 1
    assert script.said.count("Bruno passed.") == 1


async def test_the_history_names_the_bot_that_had_the_seat_before() -> None:
    table = StagedTable(view())
    table.history = [{"type": "drew", "seat": 0, "tile": None}, {"type": "passed", "seat": 0}]
    table.former = [{"seat": 0, "name": "Hugo", "until": 1}]
    async with staged(table) as script:
        await comes(script, "Hugo drew a tile.")
        await comes(script, "You passed.")


async def test_who_is_asked_to_come_again_and_does_is_told_nothing_of_it() -> None:
    table = StagedTable(view())
    table.history.append({"type": "drew", "seat": 1, "tile": None})

    async with staged(table) as script:
        await comes(script, "Bruno drew a tile.")
        table.cut(1013)
        table.history.append({"type": "passed", "seat": 1})
        await comes(script, "Bruno passed.")
    assert "The connection is lost. Coming back…" not in script.said
    assert "You are back at the table." not in script.said


async def test_who_is_asked_to_come_again_and_cannot_is_told() -> None:
    table = StagedTable(view())
    table.history.append({"type": "drew", "seat": 1, "tile": None})
    async with staged(table) as script:
        await comes(script, "Bruno drew a tile.")
        table.lose(1013)
        await comes(script, "The connection is lost. Coming back…")
        table.mend()
        await comes(script, "You are back at the table.")


async def test_what_only_a_later_server_knows_is_passed_over() -> None:
    table = StagedTable(view())
    async with staged(table) as script:
        table.tell(type="weather", id="w1", rain=True)
        newer = {"type": "sneezed", "seat": 2}
        passed = {"type": "passed", "seat": 1, "loudly": True}
        table.update(newer, passed, mood="cheerful")
        await comes(script, "Bruno passed.")
    assert "The connection is lost. Coming back…" not in script.said


@pytest.mark.parametrize("told", [{"type": "ack", "id": "a1"}, {"type": "said"}, {"kind": 1}, []])
async def test_what_cannot_be_understood_is_a_lost_line(told: Any) -> None:
    table = StagedTable(view())
    async with staged(table) as script:
        table.tell_text(json.dumps(told))
        table.tell_text("{")
        await comes(script, "The connection is lost. Coming back…")
        await comes(script, "You are back at the table.")


@pytest.mark.parametrize(
    ("speaks", "sentence"),
    [
        ([2, 3], "This server speaks a newer protocol: upgrade mexican-train on this machine."),
        ([0], "This server speaks an older protocol: mexican-train must be upgraded there."),
    ],
)
async def test_a_server_of_another_protocol_ends_it_with_what_to_upgrade(
    speaks: list[int], sentence: str
) -> None:
    table = StagedTable(view())
    table.speaks = speaks
    async with asyncio.timeout(LONG):
        assert await Script(table).session.run() == sentence
    assert [message["protocol"] for message in table.said] == [PROTOCOL]
