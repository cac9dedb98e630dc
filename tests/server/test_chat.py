from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, Connection, World

from mexican_train.server.store.store import SAID_KEPT
from mexican_train.server.table.phrases import PHRASES


def heard(visitor: Connection) -> list[Any]:
    """The texts and phrases it was told, in order."""
    return [said.get("text") or said.get("phrase") for said in visitor.of("said")]


def kept(visitor: Connection) -> list[str]:
    """The texts in its last welcome."""
    return [line["text"] for line in visitor.of("welcome")[-1]["chat"]]


async def test_what_someone_says_everyone_hears_and_it_changes_no_version() -> None:
    world = World()
    host, guest = await world.pair()
    invite = host.of("welcome")[0]["invite"]
    watcher = await world.connect(host.view["table"], invite=invite)
    version = guest.view["version"]
    answer = await guest.say("say", text="good evening")
    assert answer == {"type": "ack", "id": answer["id"], "version": version}
    for each in (host, guest, watcher):
        said = each.of("said")[-1]
        assert (said["seat"], said["text"]) == (1, "good evening")
        assert "id" not in said
    assert (await host.say("ping"))["version"] == version


async def test_a_ready_phrase_travels_as_its_key() -> None:
    host, guest = await World(replace(QUICK, says=100)).pair()
    for phrase in PHRASES:
        assert (await host.say("say", phrase=phrase))["type"] == "ack"
    assert heard(guest) == list(PHRASES)
    assert "text" not in guest.of("said")[0]
    assert (await host.say("say", phrase="boo"))["reason"] == "no_such_phrase"


async def test_text_is_cleaned_and_otherwise_left_as_it_is() -> None:
    host, guest = await World().pair()
    await host.say("say", text="  one\n\u202etwo\u0007  <script>alert(1)</script> & ëh ")
    assert heard(guest) == ["one two <script>alert(1)</script> & ëh"]


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "x" * 201, None])
async def test_there_must_be_something_to_say_and_not_too_much(text: str | None) -> None:
    host, guest = await World().pair()
    assert (await host.say("say", text=text))["reason"] == "bad_text"
    assert heard(guest) == []
    assert (await host.say("say", text="y" * 200))["type"] == "ack"


async def test_nobody_talks_without_end() -> None:
    world = World()
    settings = world.settings
    host, guest = await world.pair()
    for number in range(settings.says):
        assert (await host.say("say", text=f"line {number}"))["type"] == "ack"
    assert (await host.say("say", text="more"))["reason"] == "too_fast"
    assert (await host.say("say", phrase="hurry"))["reason"] == "too_fast"
    assert (await guest.say("say", text="you talk a lot"))["type"] == "ack"
    await asyncio.sleep(settings.says_seconds + 1)
    assert (await host.say("say", text="more"))["type"] == "ack"
    assert len(heard(guest)) == settings.says + 2


async def test_a_line_sent_twice_is_said_once_even_over_a_restart() -> None:
    world = World()
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    for _ in range(2):
        assert (await host.say("say", text="hello?", id="h"))["type"] == "ack"
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    assert (await host.say("say", text="hello?", id="h"))["type"] == "ack"
    assert heard(host) == []
    assert kept(host) == ["hello?"]


async def test_who_comes_later_reads_what_was_said_before() -> None:
    world = World()
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    await host.say("say", text="anyone?")
    await world.crash()
    watcher = await world.connect(made.table, invite=made.invite)
    assert kept(watcher) == ["anyone?"]
    assert watcher.of("welcome")[0]["chat"][0]["seat"] == 0


async def test_only_the_last_lines_are_kept() -> None:
    world = World(replace(QUICK, says=1000))
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    lines = [f"line {number}" for number in range(SAID_KEPT + 10)]
    for line in lines:
        await host.say("say", text=line)
    assert kept(await world.connect(made.table, token=made.token)) == lines[10:]
    await world.crash()
    assert kept(await world.connect(made.table, token=made.token)) == lines[10:]


async def test_whom_one_mutes_one_does_not_hear() -> None:
    world = World()
    host, guest = await world.pair()
    await guest.say("say", text="first")
    assert (await host.say("mute", seat=1)) == {"type": "muted", "id": "i1", "seats": [1]}
    assert (await guest.say("say", text="second"))["type"] == "ack"
    assert heard(host) == ["first"]
    assert heard(guest) == ["first", "second"]
    await host.frame({"type": "hello", "invite": host.of("welcome")[0]["invite"]})
    assert kept(host) == []
    assert (await host.say("mute", seat=1, on=False))["seats"] == []
    await guest.say("say", text="third")
    assert heard(host)[-1] == "third"


async def test_spectators_listen_but_do_not_talk() -> None:
    world = World()
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    watcher = await world.connect(made.table, invite=made.invite)
    assert (await watcher.say("say", text="play the double!"))["reason"] == "not_seated"
    assert (await watcher.say("say", phrase="hello"))["reason"] == "not_seated"
    assert heard(host) == []
    await host.say("say", text="quiet, please")
    assert heard(watcher) == ["quiet, please"]
    assert (await watcher.say("mute", seat=0))["seats"] == [0]


@pytest.mark.parametrize(
    ("chat", "text", "phrase"),
    [("all", None, None), ("phrases", "phrases_only", None), ("off", "chat_off", "chat_off")],
)
async def test_a_table_chooses_how_it_chats(
    chat: str, text: str | None, phrase: str | None
) -> None:
    host, guest = await World().pair(chat=chat)
    assert guest.view["chat"] == chat
    assert (await guest.say("say", text="hi")).get("reason") == text
    assert (await guest.say("say", phrase="hello")).get("reason") == phrase
    assert len(heard(host)) == [text, phrase].count(None)


async def test_a_wish_to_speak_that_was_refused_does_not_use_up_the_others() -> None:
    world = World()
    host, _ = await world.pair()
    for _ in range(world.settings.says + 1):
        assert (await host.say("say", text=" "))["reason"] == "bad_text"
    assert (await host.say("say", text="at last"))["type"] == "ack"
