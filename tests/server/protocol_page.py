"""docs/protocol.md as tests read it, and the live tables at which its examples are tried.

The page is read by its headings: under each message or call come its examples, and `Answer:` says
what comes back. Secrets, versions and actions of an example are filled in from a live table, the
rest is sent as it is printed. `{…}` in an example stands for any object.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from in_memory import Connection, World
from jumping_clock import run
from msgspec import structs
from schedule import guessable
from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.calls import TableMade
from mexican_train.rules.fair import commitment
from mexican_train.server.net.access import Access
from mexican_train.server.net.http import Calls, http_error

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
ANYTHING = {"…": "…"}
LUCK = 1
"""With it everything that the page shows happens in some situation."""
OPEN = ("rules", "arguments")
"""What holds whichever house rules a table has, or whatever goes into a hint's words."""

# ---------------------------------------------------------------------- reading the page


def section(title: str) -> str:
    """The text under a heading of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def parts(title: str) -> dict[str, str]:
    """What is under the smaller headings of a section."""
    found = [part.split("\n", 1) for part in section(title).split("\n### ")[1:]]
    return {name.strip("`"): text for name, text in found}


def examples(text: str) -> list[Any]:
    """The JSON printed in a text."""
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return [json.loads(block.replace("{…}", json.dumps(ANYTHING))) for block in blocks]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without their heads."""
    lines = [line[1:-1].split("|") for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines]
    rules = [number for number, line in enumerate(cells) if set("".join(line)) == {"-"}]
    heads = {*rules, *(number - 1 for number in rules)}
    return [line for number, line in enumerate(cells) if number not in heads]


def named(text: str) -> list[str]:
    """What the rows of the tables in a text are about."""
    return [row[0].strip("`") for row in rows(text)]


def like(shown: Any, real: Any) -> bool:
    """Whether an example has the form of the real thing: keys and kinds, whatever the values."""
    if shown is None or real is None or shown == ANYTHING:
        return True
    shown, real = (0 if each == "M" else each for each in (shown, real))  # a train is either
    if isinstance(shown, dict):
        same = isinstance(real, dict) and shown.keys() == real.keys()
        return same and all(key in OPEN or like(shown[key], real[key]) for key in shown)
    if isinstance(shown, list):
        same = isinstance(real, list)
        return same and all(not real or any(like(one, each) for each in real) for one in shown)
    if isinstance(shown, bool) or isinstance(real, bool):
        return type(shown) is type(real)
    numbers = isinstance(shown, int | float) and isinstance(real, int | float)
    return numbers or type(shown) is type(real)


# ---------------------------------------------------------------------- situations


@dataclass
class LiveTable:
    """A moment at a live table; `token` is Bo's, `action` what the speaker may do."""

    world: World
    made: TableMade
    token: str
    host: Connection
    guest: Connection
    watcher: Connection
    speaker: Connection
    action: str = ""

    async def play(
        self, call: str | None = None, phase: str = "", field: str = "phase"
    ) -> LiveTable:
        """Plays on until someone may make a call of this kind, the phase is this one, or a field
        of the view has a value."""
        people = (self.host, self.guest)
        for _ in range(3000):
            views = [seen(person) for person in people]
            for person, view in zip(people, views, strict=True):
                calls = [each for each in view["calls"] if call and each.startswith(call)]
                if calls:
                    self.speaker, self.action = person, calls[0]
                    return self
            if views[0]["phase"] == phase or (
                not phase and not call and views[0][field] is not None
            ):
                return self
            if views[0]["phase"] == "round_over":
                for person in people:
                    await person.say("next")
                continue
            turn = views[0]["turn"]
            action, version = views[turn]["legal"][0], views[turn]["version"]
            await people[turn].say("act", version=version, action=action)
        raise AssertionError(f"no {call or phase} in 3000 actions")


def seen(visitor: Connection) -> Any:
    """The last view someone was sent, without reading all that came before."""
    messages = (json.loads(text) for text in reversed(visitor.raw))
    return next(message["view"] for message in messages if "view" in message)


async def sit_down(seats: int = 3, **options: Any) -> LiveTable:
    """Two people at a table, Ada the host, and someone who watches."""
    world = World()
    made = await world.make(seats=seats, **options)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    watcher = await world.connect(made.table, invite=made.invite, differences=True)
    return LiveTable(world, made, token, host, guest, watcher, host)


async def begun() -> LiveTable:
    """A match of two has begun, and it is Ada's turn."""
    scene = await sit_down(2, clock=60)
    scene.action = seen(scene.host)["legal"][0]
    return scene


async def small(
    call: str | None = None, phase: str = "", field: str = "phase", rounds: int = 100
) -> LiveTable:
    """A match with few tiles and knocks, played on."""
    scene = await sit_down(2, sheet="station", rules={"hand": 3}, rounds=rounds)
    return await scene.play(call, phase, field)


NONCE = "5c1f0a9e47d2b86310fe5a7c92d4e8b10f3c6d7a8b9e2f415c1f0a9e47d2b863"
"""What the page's example reveals."""


async def closed() -> LiveTable:
    """The host has committed to the nonce of the page, and the match is to begin."""
    scene = await sit_down()
    view, promised = seen(scene.host), commitment(bytes.fromhex(NONCE))
    await scene.host.say("mix", next_commitment=view["next_commitment"], commitment=promised)
    await scene.host.say("start")
    return scene


async def mixed_match() -> LiveTable:
    """A match of one round is over, to whose deal the host's device has added."""
    promised = commitment(bytes.fromhex(NONCE))
    scene = await sit_down(2, sheet="station", rules={"hand": 3}, rounds=1, commitment=promised)
    await scene.host.say("reveal", nonce=NONCE)
    return await scene.play(phase="match_over")


async def after(type: str, **message: Any) -> LiveTable:
    """A match has begun, and the host has said something."""
    scene = await begun()
    if type == "stand_in":
        await scene.guest.leave()
    await scene.host.say(type, **message)
    return scene


async def away() -> LiveTable:
    """A match has begun, and Bo is away."""
    scene = await begun()
    await scene.guest.leave()
    return scene


async def asked(speaker: str = "host") -> LiveTable:
    """Ada and Bo play against a bot, and the spectator is about to ask for a seat, or has asked."""
    scene = await sit_down(3, bots=["greedy"])
    if speaker == "watcher":
        scene.speaker = scene.watcher
        scene.made = structs.replace(scene.made, token="Eva" * 12)
    else:
        await scene.watcher.say("ask_seat", name="Eva", token="Eva" * 12)
    return scene


async def promised() -> LiveTable:
    """The seat of the bot is promised to the spectator."""
    scene = await asked()
    await scene.host.say("give_seat", seat=2, latecomer=1, next_round=True)
    return scene


SCENES: dict[str, Callable[[], Awaitable[LiveTable]]] = {
    **dict.fromkeys(("act", "hint", "why", "history", "end", "go_on", "pause"), begun),
    "act knock": lambda: small("knock"),
    "act catch": lambda: small("catch"),
    "next": lambda: small(phase="round_over"),
    "rematch": mixed_match,
    "reveal": closed,
    "resume": lambda: after("pause"),
    "ask_seat": lambda: asked("watcher"),
    "give_seat": asked,
    "withdraw_seat": promised,
    "decline": asked,
    "stand_in": away,
    "hand_back": lambda: after("stand_in", seat=1),
}
"""Where a message fits; the others fit a lobby."""

CLIENT = parts("What a client sends")
EXAMPLES = [(kind, i) for kind, text in CLIENT.items() for i, _ in enumerate(examples(text))]
ANSWERS = {kind: re.findall(r"Answer:\s`(\w+)`", text) for kind, text in CLIENT.items()}


@cache
def sent(kind: str, number: int) -> tuple[Any, list[Any]]:
    """The answer to an example sent for real, and everything that anyone heard meanwhile."""

    async def story() -> tuple[Any, list[Any]]:
        example = examples(CLIENT[kind])[number]
        call = re.match("knock|catch", example.get("action", ""))
        scene = await SCENES.get(f"{kind} {call[0]}" if call else kind, sit_down)()
        live = {"token": scene.made.token, "invite": scene.made.invite, "action": scene.action}
        view = seen(scene.speaker)
        live |= {key: view[key] for key in ("version", "next_commitment")}
        message = {**example, **{key: live[key] for key in live if key in example}}
        people = [scene.host, scene.guest, scene.watcher]
        if kind == "hello":
            hello = m.read_message(json.dumps(message))
            assert isinstance(hello, m.Hello)
            scene.speaker = Connection()
            people.append(scene.speaker)
            scene.speaker.room = await scene.world.enter(scene.made.table, scene.speaker, hello)
            answer = scene.speaker.got[0]
        else:
            answer = await scene.speaker.frame(message)
        return answer, [each for person in people for each in person.got]

    with guessable(LUCK):  # the tiles are the same in every run
        return run(story())


@cache
def troubled() -> list[Any]:
    """What is heard when things go wrong, and by whoever comes later."""

    async def story() -> list[Any]:
        scene = await begun()
        host, world = scene.host, scene.world
        await host.say("say", text="What a train!")
        await scene.guest.leave()
        await host.act(scene.action, version=0)
        await host.frame("{")
        late = await world.connect(scene.made.table, invite=scene.made.invite)
        newer = Connection()
        await world.enter(scene.made.table, newer, m.Hello(protocol=99, token=scene.token))
        world.disk.broken = True
        await host.act(scene.action)
        world.disk.broken = False
        await host.act(scene.action)
        return [*host.got, *late.got, *newer.got]

    return run(story())


@cache
def doubled() -> list[Any]:
    """What is heard until a double lies open, which not every round has."""

    async def story() -> list[Any]:
        return (await small(field="open_double")).host.got

    return run(story())


def heard() -> list[Any]:
    """Everything the server said in all these situations."""
    return [*troubled(), *doubled(), *(each for example in EXAMPLES for each in sent(*example)[1])]


# ---------------------------------------------------------------------- calls over HTTP


async def fetch(
    world: World, method: str, path: str, body: bytes = b"", **head: str
) -> tuple[int, dict[str, str], bytes]:
    """A call to a hall: the status, the head and the body of the answer."""
    answers: list[Any] = []
    address = ("1.2.3.4", 1)
    path, _, query = path.partition("?")
    headers = [(name.replace("_", "-").encode(), text.encode()) for name, text in head.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "client": address}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body}

    async def send(message: Any) -> None:
        answers.append(message)

    calls = Calls(lambda: world.hall, Access((), ("*",)))
    app = Starlette(routes=calls.routes(), exception_handlers={HTTPException: http_error})
    await app({**scope, "query_string": query.encode(), "root_path": ""}, receive, send)
    told = {name.decode(): text.decode() for name, text in answers[0]["headers"]}
    return answers[0]["status"], told, b"".join(answer.get("body", b"") for answer in answers)


async def call(world: World, method: str, path: str, body: Any, secret: str) -> tuple[int, Any]:
    """A call with a secret: the status, and the answer as JSON."""
    head = {"authorization": f"Bearer {secret}"} if secret else {}
    data = b"" if body is None else json.dumps(body).encode()
    status, _, answer = await fetch(world, method, path, data, **head)
    return status, json.loads(answer) if answer[:1] == b"{" else answer.decode()


HTTP = parts("HTTP")


@cache
def called() -> dict[str, tuple[int, Any]]:
    """The answers to the calls of the page, sent for real."""

    async def story() -> dict[str, tuple[int, Any]]:
        scene = await small(phase="match_over", rounds=1)
        world, invite, table = scene.world, scene.made.invite, scene.made.table
        answers: dict[str, tuple[int, Any]] = {}
        for name, text in HTTP.items():
            method, path = name.split()
            body: Any = examples(text)[0] if method == "POST" else None
            if path == "/api/tables/{table}/seats":
                body = {**body, "invite": invite}
            if path == "/api/codes":
                waiting = await world.connect(table, invite=invite)
                body = {"code": waiting.got[0]["code"]}
            if path in ("/api/replay", "/api/review"):
                body = answers["GET /api/tables/{table}/matches/{match}/records/{round}"][1]
            if path == "/api/challenges/code":
                record = answers["GET /api/tables/{table}/matches/{match}/records/{round}"][1]
                body = {"record": record, "seat": 0, "name": "Ada", "bots": [None, "planner"]}
            if path == "/api/challenges/compare":
                body = {**answers["POST /api/challenges/code"][1], "record": record}
            if path == "/api/challenges/results":  # of people: only experts are believed
                sent = {"record": record, "seat": 0, "name": "Ada", "bots": [None, "expert"]}
                made_of = await call(world, "POST", "/api/challenges/code", sent, invite)
                body = {**made_of[1], "record": record, "name": "Bo"}
            if path.endswith(".ftl"):
                continue  # a file, looked at in test_phrases
            live = path.replace("{table}", table).replace("{match}", "1").replace("{round}", "1")
            live = live.replace("{place}", "0" * 32)
            answers[name] = await call(world, method, live, body, invite)
            if answers[name][0] == 202:  # a review, which takes a while
                await asyncio.sleep(1)
                answers[name] = await call(world, method, live, body, invite)
            if path == "/api/tables" and method == "POST":
                made = answers[name][1]
                await world.connect(made["table"], token=made["token"])
                table, invite = made["table"], made["invite"]
            if path.endswith("/seats"):
                table, invite = scene.made.table, scene.made.invite
        return answers

    return run(story())
