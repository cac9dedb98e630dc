"""Terminals at the tables of a real server."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import takewhile

import pytest
from lines import HOME
from real import Made, Server

from mexican_train.terminal.line import LineError, NetPlace
from terminal.script import LONG, Script, comes, first_choice

SMALL = {"max_pip": 6, "hand": 3}
PENALTY = {**SMALL, "last_tile": "penalty"}


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("terminals")) as server:
        yield server


def link(server: Server, made: Made, secret: str) -> str:
    return f"http://{HOME}:{server.port}/t/{made.table}#{secret}"


def two(server: Server, made: Made) -> tuple[Script, Script]:
    """The host by the link of the seat, and someone with the invite."""
    ada = Script(NetPlace.of(link(server, made, f"seat={made.token}"), "Ada"))
    return ada, Script(NetPlace.of(link(server, made, made.invite), "Bo"))


@pytest.mark.parametrize("address", ["nonsense", "http://x/t/abc", "http://x/abc#def"])
def test_what_is_no_link_is_told_so(address: str) -> None:
    with pytest.raises(LineError, match="looks like"):
        NetPlace.of(address, "Ada")


def test_a_table_that_is_not_there_is_told_so(server: Server) -> None:
    for secret in ("invite", "seat=token"):
        with pytest.raises(LineError, match="there is no such table"):
            NetPlace.of(f"http://{HOME}:{server.port}/t/zzzzzzzz#{secret}", "Ada")


def test_a_wrong_invite_is_told_so(server: Server) -> None:
    made = server.make()
    with pytest.raises(LineError, match="this link does not open this table"):
        NetPlace.of(link(server, made, "wrong"), "Bo")


def test_a_wrong_seat_link_ends_the_program_with_one_sentence(server: Server) -> None:
    address = link(server, server.make(), "seat=wrong")
    done = subprocess.run(
        [sys.executable, "-m", "mexican_train", "play", address, "--plain", "--lang", "en"],
        stdin=subprocess.PIPE,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stdout == "This link does not open this table.\n"
    assert done.stderr == ""


def test_whoever_comes_when_the_match_has_begun_watches(server: Server) -> None:
    made = server.make()
    server.sit(made)
    watcher = Script(NetPlace.of(link(server, made, made.invite), "Cleo"))
    asyncio.run(watcher.run(lambda line: "You are watching." in line))


def test_two_terminals_talk_and_play_a_whole_match(server: Server) -> None:
    made = server.make(rules=SMALL, rounds=2)
    ada, bo = two(server, made)

    async def play() -> None:
        async def talk() -> None:
            async with asyncio.timeout(LONG):
                ada.talk.typed("say What a train!")
                await comes(bo, "Ada: What a train!")
                bo.talk.typed("say Good luck!")
                await comes(ada, "Bo: Good luck!")
            for each in (ada, bo):
                each.answer = first_choice(each.words)
                each.talk.typed("1")

        await asyncio.gather(ada.run(), bo.run(), talk())

    asyncio.run(play())
    for each in (ada, bo):
        assert each.said[-1] == "Good-bye!"
        assert any(line.startswith("The match is over") for line in each.said)


def test_a_server_that_is_killed_and_started_again_has_everyone_back_with_their_hands(
    server: Server,
) -> None:
    made = server.make(rules=SMALL)
    ada, bo = two(server, made)
    hands = []

    async def play() -> None:
        async def trouble() -> None:
            async with asyncio.timeout(LONG):
                for each in (ada, bo):
                    while each.session.state != "open" or not each.session.view["hand"]:  # type: ignore[index]
                        await asyncio.sleep(0.01)
                hands.append([each.session.view["hand"] for each in (ada, bo)])  # type: ignore[index]
                await asyncio.to_thread(server.kill)
                for each in (ada, bo):
                    await comes(each, "The connection is lost. Coming back…")
                await asyncio.to_thread(server.start)
                for each in (ada, bo):
                    await comes(each, "You are back at the table.")
                hands.append([each.session.view["hand"] for each in (ada, bo)])  # type: ignore[index]
            for each in (ada, bo):
                each.talk.typed("quit")

        await asyncio.gather(ada.run(), bo.run(), trouble())

    asyncio.run(play())
    assert hands[0] == hands[1]
    assert [len(hand) for hand in hands[0]] == [3, 3]


def test_a_knock_that_was_forgotten_is_caught(server: Server) -> None:
    made = server.make(rules=PENALTY, rounds=30)
    ada, bo = two(server, made)
    choose = first_choice(ada.words)

    async def play() -> None:
        # Ada takes the last choice that is no knock; Bo the first: a catch when there is one.
        def forget(line: str) -> str | None:
            if choose(line) is None:
                return None
            listed = takewhile(re.compile(r"\d+\. ").match, reversed(ada.said[:-1]))
            return next((each.split(".")[0] for each in listed if "Knock!" not in each), None)

        ada.answer, bo.answer = forget, choose
        caught = ada.run(lambda line: line.startswith("Bo caught you: "))
        await asyncio.gather(caught, bo.run(lambda line: line.startswith("You caught Ada: ")))

    asyncio.run(play())
