"""Terminals at the tables of a real server."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec
import pytest
from real import Made, Server
from sockets import HOME

from mexican_train.protocol.server_messages import Ack
from mexican_train.terminal.line import Gone, LineError, NetAddress
from terminal.script import LONG, Script, comes, first_choice

pytestmark = pytest.mark.gate

SMALL = {"max_pip": 6, "hand": 3}
PENALTY = {**SMALL, "last_tile": "penalty"}


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("terminals"), packed=False) as server:
        yield server


def link(server: Server, made: Made, secret: str) -> str:
    return f"http://{HOME}:{server.port}/t/{made.table}#{secret}"


def two(server: Server, made: Made) -> tuple[Script, Script]:
    """The host by the link of the seat, and someone with the invite."""
    ada = Script(NetAddress.of(link(server, made, f"seat={made.token}"), "Ada"))
    return ada, Script(NetAddress.of(link(server, made, made.invite), "Bo"))


def hand_of(script: Script) -> Sequence[str]:
    """The tiles that someone holds."""
    return script.session.view.hand if script.session.view else ()


@pytest.mark.parametrize("address", ["nonsense", "http://x/t/abc", "http://x/abc#def"])
def test_what_is_no_link_is_told_so(address: str) -> None:
    with pytest.raises(LineError, match="looks like"):
        NetAddress.of(address, "Ada")


def test_a_table_that_is_not_there_is_told_so(server: Server) -> None:
    for secret in ("invite", "seat=token"):
        with pytest.raises(LineError, match="there is no such table"):
            NetAddress.of(f"http://{HOME}:{server.port}/t/zzzzzzzz#{secret}", "Ada")


def test_a_seat_whose_answer_was_lost_is_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make(seats=4)
    answers: list[bytes] = []
    really = urllib.request.urlopen

    def cut(*asked: Any, **how: Any) -> Any:
        with really(*asked, **how) as answer:
            answers.append(answer.read())
        monkeypatch.undo()
        raise ConnectionResetError

    monkeypatch.setattr(urllib.request, "urlopen", cut)
    bo = NetAddress.of(link(server, made, made.invite), "Bo")
    assert [msgspec.json.decode(answer)["token"] for answer in answers] == [bo.secrets.token]
    about = server.call("GET", f"/api/tables/{made.table}").data
    assert about["free"] == 2


def test_a_wrong_invite_is_told_so(server: Server) -> None:
    made = server.make()
    with pytest.raises(LineError, match="this link does not open this table"):
        NetAddress.of(link(server, made, "wrong"), "Bo")


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
    watcher = Script(NetAddress.of(link(server, made, made.invite), "Cleo"))
    asyncio.run(watcher.run(lambda line: "You are watching." in line))


@pytest.mark.real_clock
async def test_two_terminals_talk_and_play_a_whole_match(server: Server) -> None:
    made = server.make(rules=SMALL, rounds=2)
    ada, bo = two(server, made)

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
    for each in (ada, bo):
        assert each.said[-1] == "Good-bye!"
        assert any(line.startswith("The match is over") for line in each.said)


@pytest.mark.real_clock
async def test_a_server_that_is_killed_and_started_again_has_everyone_back_with_their_hands(
    server: Server,
) -> None:
    made = server.make(rules=SMALL)
    ada, bo = two(server, made)
    hands = []

    async def trouble() -> None:
        async with asyncio.timeout(LONG):
            await ada.until(lambda: ada.session.state == "open" and hand_of(ada))
            await bo.until(lambda: bo.session.state == "open" and hand_of(bo))
            hands.append([hand_of(each) for each in (ada, bo)])
            await asyncio.to_thread(server.kill)
            for each in (ada, bo):
                await comes(each, "The connection is lost. Coming back…")
            await asyncio.to_thread(server.start)
            for each in (ada, bo):
                await comes(each, "You are back at the table.")
            hands.append([hand_of(each) for each in (ada, bo)])
        for each in (ada, bo):
            each.talk.typed("quit")

    await asyncio.gather(ada.run(), bo.run(), trouble())
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


@pytest.mark.real_clock
async def test_the_host_removes_a_player_by_name(server: Server) -> None:
    ada, bo = two(server, server.make(rules=SMALL))
    staying = asyncio.create_task(bo.session.run())
    playing = asyncio.create_task(ada.run(lambda line: line.startswith("The host removed Bo;")))
    await ada.until(lambda: ada.session.view)
    await bo.until(lambda: bo.session.view)
    ada.talk.typed("remove Nobody")
    await comes(ada, ada.words("plain-not-now"))
    ada.talk.typed("remove bo")
    await playing
    assert await staying == bo.words("plain-removed")
    await bo.session.close()


@pytest.mark.real_clock
async def test_the_host_renews_the_invite_and_is_told_the_new_one(server: Server) -> None:
    made = server.make(rules=SMALL)
    ada, _ = two(server, made)
    new = "What follows the # in the invite link is now: "
    ada.talk.typed("renew")
    await ada.run(lambda line: line.startswith(new))
    assert "The host renewed the invite." in ada.said
    invite = next(line.removeprefix(new) for line in ada.said if line.startswith(new))
    with pytest.raises(LineError, match="this link does not open this table"):
        NetAddress.of(link(server, made, made.invite), "Cy")
    watcher = NetAddress.of(link(server, made, invite), "Cy")
    assert watcher.secrets.token is None


@pytest.mark.real_clock
async def test_a_player_signs_the_other_devices_out_and_is_told_the_new_link(
    server: Server,
) -> None:
    made = server.make(rules=SMALL)
    ada, _ = two(server, made)
    phone = Script(NetAddress.of(link(server, made, f"seat={made.token}"), "Ada"))
    staying = asyncio.create_task(phone.session.run())
    playing = asyncio.create_task(ada.run(ada.words("net-signed-out-others").__eq__))
    await ada.until(lambda: ada.session.view)
    await phone.until(lambda: phone.session.view)
    ada.talk.typed("signout")
    await playing
    assert await staying == phone.words("net-signed-out")
    new = next(line for line in ada.said if "#seat=" in line and made.token not in line)
    assert str(ada.session.address.seat_link) in new
    assert NetAddress.of(str(ada.session.address.seat_link), "Ada").secrets.token != made.token
    await phone.session.close()


@pytest.mark.real_clock
async def test_a_renewed_token_is_tried_when_its_answer_was_lost(server: Server) -> None:
    made = server.make(rules=SMALL)
    ada, bo = two(server, made)
    staying = asyncio.create_task(ada.session.run())
    await ada.until(lambda: ada.session.view)
    assert ada.session.view is not None
    really = ada.session._hear

    async def deaf(message: Any) -> None:
        if isinstance(message, Ack):
            ada.session._hear = really  # type: ignore[method-assign]
            raise Gone(1006)
        await really(message)

    ada.session._hear = deaf  # type: ignore[method-assign]
    await ada.session.renew_token()
    await ada.until(
        lambda: ada.session.address.secrets.token != made.token and ada.session.state == "open"
    )
    assert ada.session.view.seat == 0
    assert ada.session.address.secrets.renewing is None
    staying.cancel()
    for each in (ada, bo):
        await each.session.close()
