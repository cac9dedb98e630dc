"""A scenario at a table, played step by step.

People come, go, send and ask, the disk fails, time passes; everything that anybody learns from it
is written down.
"""

from __future__ import annotations

import asyncio
import json
import random
from hashlib import sha256
from typing import Any, NamedTuple

from in_memory import Connection, Inline, World, settle

from mexican_train.bots import make_bot
from mexican_train.bots.hint import Hint
from mexican_train.protocol.reasons import Refused
from mexican_train.rules.actions import Action, Catch, Knock
from mexican_train.rules.errors import Reason
from mexican_train.rules.notation import read_action
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import Batch
from mexican_train.server.table import entries as e
from mexican_train.server.table.table import Table
from mexican_train.server.table.wire import encode

SETTINGS = Settings(
    bot_pause_least=1,
    bot_pause_most=1.5,
    knock_pause=1,
    seat_messages=10**6,
    hints_waiting_per_address=1,
)
TABLE, INVITE = "k7qf3m2z", "wxyz2345wxyz2345"
WATCHERS = ("watcher", "latecomer")
STRANGER = "9.9.9.9"
THINKING = 0.25
"""Seconds that a bot takes to decide."""
SPINS = 12
"""Turns of the loop that are enough for a table to deal with a message."""


class Plan(NamedTuple):
    """What a scenario is about: a table, the seat that must learn nothing, and some luck."""

    sheet: str
    players: int
    seat: int
    luck: str
    bots: tuple[str, ...]
    earlier: int  # rounds that are played to their end before the one that is hidden
    options: dict[str, Any]


class Step(NamedTuple):
    """Something that happens: what, to or by whom, and the words of it."""

    do: str
    who: str = ""
    text: str | bytes = ""


class Attempt(NamedTuple):
    """An action that was refused by the rules: after how many deeds of which deal, and whose."""

    dealt_from: str
    deeds: int
    seat: int
    action: Action


class Unaltered(random.Random):
    """Chance for pauses; seeds for bots come from what all know, however often one is needed."""

    scenario: Scenario

    def getrandbits(self, k: int, /) -> int:
        return self.scenario.table.version * 7919


class Thinker(Inline):
    """Bots do what they did before, if that is known; hints fail when they should."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.scenario = scenario
        self.seconds = THINKING
        self.confused = False

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        await asyncio.sleep(self.seconds)
        deeds = self.scenario.deeds.get(self.scenario.table.dealt_from, [])[len(view.history) :]
        own = [act.action for act in deeds if act.seat == view.seat]
        turns = [action for action in own if not isinstance(action, Knock | Catch)]
        return str(turns[0] if turns else make_bot(level).choose(view, Rng(seed)))

    async def hint(self, view: View, seed: int) -> list[Hint]:
        if self.confused:
            raise ValueError(f"{view.hand} is too hard")
        return await super().hint(view, seed)


class Scenario:
    """A world in which steps are taken, and everything that anybody learns from them."""

    def __init__(self, plan: Plan, deeds: dict[str, list[e.Acted]]) -> None:
        self.plan = plan
        self.deeds = deeds
        self.world = World(SETTINGS)
        self.world.chance = chance = Unaltered(1)
        chance.scenario = self
        self.world.thinker = self.thinker = Thinker(self)
        self.tokens: dict[int, str] = {}
        self.connections: list[tuple[str, Connection]] = []
        self.here: dict[str, Connection] = {}
        self.answers: list[str] = []
        self.figures: list[str] = []
        self.lines: list[str] = []
        self.attempts: list[Attempt] = []
        self._mixed: dict[str, str] = {}
        """For which deal each device has committed last."""
        self.steps: list[Step] = []

    @property
    def table(self) -> Table:
        """The table as the server has it, in memory or on disk."""
        room = self.world.hall.rooms.get(TABLE)
        table = room.table if room else None
        return table or Table.replay(TABLE, self.world.disk.logs[TABLE])

    async def take(self, step: Step) -> None:
        """Takes a step and lets the table work."""
        self.steps.append(step)
        await getattr(self, f"_{step.do}")(step.who, step.text)
        await settle(SPINS)
        await self._add_to_deals()
        for name in [name for name, visitor in self.here.items() if visitor.closed]:
            await self.here.pop(name).leave()

    async def _add_to_deals(self) -> None:
        """The devices of all who are here commit to nonces, and reveal them."""
        for name, visitor in list(self.here.items()):
            if visitor.seat is None or visitor.closed or self.world.disk.broken:
                continue
            last = next(text for text in reversed(visitor.raw) if '"next_commitment":' in text)
            view = json.loads(last)["view"]
            coming, mixing = view["next_commitment"], view["mixing"]
            nonce = sha256(f"{name} {coming}".encode()).digest()
            promised = sha256(nonce).hexdigest()
            if mixing is None and self._mixed.get(name) != coming:
                self._mixed[name] = coming
                mix = {"type": "mix", "next_commitment": coming, "commitment": promised}
                await self._say(visitor, {**mix, "id": f"mix {coming[:50]}"})
            elif mixing is not None and mixing[visitor.seat] == promised:
                reveal = {"type": "reveal", "nonce": nonce.hex()}
                await self._say(visitor, {**reveal, "id": f"reveal {coming[:50]}"})

    async def _say(self, visitor: Connection, message: dict[str, str]) -> None:
        assert visitor.room is not None
        await visitor.room.receive(visitor, json.dumps(message))
        await settle(SPINS)

    def heard(self, *who: str) -> list[str]:
        """All that some were sent, connection by connection."""
        heard = []
        for name, visitor in self.connections:
            if name in who:
                heard += [f"{name} comes", *visitor.raw, f"{name} goes {visitor.closed}"]
        return heard

    def others(self) -> list[str]:
        """Those at the table who may know other things than the seat."""
        return [str(seat) for seat in self.tokens if seat != self.plan.seat]

    def known(self) -> list[str]:
        """All that the seat and spectators were sent and could ask for, and the server's log."""
        mine = str(self.plan.seat)
        return [*self.heard(mine, f"{mine} elsewhere", *WATCHERS), *self.answers, *self.lines]

    # ------------------------------------------------------------------ the steps

    async def _make(self, who: str, text: str) -> None:
        await self.world.crash()  # from here on with the chance and thinker of this scenario
        made = await self.world.make(**json.loads(text))
        self.tokens[0] = made.token

    async def _sit(self, who: str, text: str) -> None:
        seat, token = await self.world.sit(TABLE, INVITE, text)
        self.tokens[seat] = token

    async def _come(self, who: str, text: str) -> None:
        secret = {"invite": INVITE} if who in WATCHERS else {"token": self.tokens[int(who[0])]}
        self.here[who] = await self.world.connect(TABLE, **secret)
        self.connections.append((who, self.here[who]))

    async def _go(self, who: str, text: str) -> None:
        await self.here.pop(who).leave()

    async def _send(self, who: str, text: str | bytes) -> None:
        visitor = self.here[who]
        assert visitor.room is not None
        if self.world.disk.broken or who not in self.others():
            await visitor.room.receive(visitor, text)
            return
        before, deeds = len(visitor.raw), len(self.table.match.history if self.table.match else ())
        await visitor.room.receive(visitor, text)
        await settle(SPINS)
        for answer in map(json.loads, visitor.raw[before:]):
            if answer["type"] == "refused" and answer["reason"] in set(Reason):
                said = json.loads(text)
                if said["type"] == "act":
                    action = read_action(said["action"])
                    self.attempts.append(Attempt(self.table.dealt_from, deeds, int(who), action))

    async def _wait(self, who: str, text: str) -> None:
        await asyncio.sleep(float(text))

    async def _ask(self, who: str, text: str) -> None:
        """Asks over HTTP, with the secret that `who` has, if any."""
        secrets = {"seat": self.tokens[self.plan.seat], "invite": INVITE, "wrong": "x" * 16}
        hall, secret = self.world.hall, secrets.get(who)
        try:
            if text == "public":
                answer: Any = await hall.public()
            elif text == "about":
                answer = await hall.about(TABLE, secret, STRANGER)
            else:
                answer = await hall.match(TABLE, int(text), secret, STRANGER)
        except Refused as refused:
            answer = [refused.reason, refused.sentence]
        self.answers.append(f"{who} {text}: {encode(answer).decode()}")
        self.figures.append(self.world.metrics.text())

    async def _crash(self, who: str, text: str) -> None:
        for visitor in self.here.values():
            visitor.close(1006, "")
        back, self.here = list(self.here), {}
        await self.world.crash()
        for name in back:
            await self._come(name, "")

    async def _break(self, who: str, text: str) -> None:
        self.world.disk.broken = True

    async def _mend(self, who: str, text: str) -> None:
        self.world.disk.broken = False
        await asyncio.sleep(5)

    async def _stumble(self, who: str, text: str) -> None:
        """The next thing that is saved fails, with an error that tells all of it."""

        def fail(moment: str, batch: Batch) -> None:
            self.world.disk.trouble = lambda moment, batch: None
            raise RuntimeError(f"{batch} of {self.table.seats}")

        self.world.disk.trouble = fail

    async def _confuse(self, who: str, text: str) -> None:
        self.thinker.confused = not self.thinker.confused
