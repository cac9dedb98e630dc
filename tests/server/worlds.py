"""Two worlds that differ only in what one seat cannot know.

A story is a list of steps at a real table: people come, go, send and ask, the disk fails, time
passes. It is played once; then tiles that the seat cannot have seen are put elsewhere, in such a
way that all who act can do just what they did, and the same steps are taken again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import count, zip_longest
from typing import Any, NamedTuple

import pytest
from hallway import START, Inline, Visitor, World, run, settle

from mexican_train.bots import make_bot
from mexican_train.bots.expert import Expert
from mexican_train.bots.hint import Hint
from mexican_train.rules.actions import Action, Catch, Knock
from mexican_train.rules.codes import code_of
from mexican_train.rules.deal import deal
from mexican_train.rules.errors import Reason
from mexican_train.rules.fair import fair_order
from mexican_train.rules.notation import read_action
from mexican_train.rules.refusals import refusal
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN, Tile
from mexican_train.rules.view import View
from mexican_train.server import entries as e
from mexican_train.server.logs import JsonLines, log
from mexican_train.server.refused import Refused
from mexican_train.server.settings import Settings
from mexican_train.server.store import Batch
from mexican_train.server.table import Table
from mexican_train.server.wire import encode

SETTINGS = Settings(bot_pause_least=1, bot_pause_most=1.5, knock_pause=1, seat_messages=10**6)
TABLE, INVITE = "k7qf3m2z", "wxyz2345wxyz2345"
WATCHERS = ("watcher", "latecomer")
STRANGER = "9.9.9.9"
SPINS = 12
"""Turns of the loop that are enough for a table to deal with a message."""


class Plan(NamedTuple):
    """What a story is about: a table, the seat that must learn nothing, and some luck."""

    sheet: str
    players: int
    seat: int
    luck: str
    bots: tuple[str, ...]
    earlier: int  # rounds that are played to their end before the one that is hidden
    options: dict[str, Any]
    thinking: float  # seconds that a bot takes to decide


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

    stage: Stage

    def getrandbits(self, k: int, /) -> int:
        return self.stage.table.version * 7919


class Thinker(Inline):
    """Bots do what they did before, if that is known; hints fail when they should."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.seconds = stage.plan.thinking
        self.confused = False

    async def choose(self, level: str, view: View, seed: int) -> str:
        self.stage.world.metrics.thought(level, self.seconds)
        await asyncio.sleep(self.seconds)
        deeds = self.stage.deeds.get(self.stage.table.dealt_from, [])[len(view.history) :]
        own = [act.action for act in deeds if act.action[0] not in "kc" and act.seat == view.seat]
        return own[0] if own else str(make_bot(level).choose(view, Rng(seed)))

    async def hint(self, view: View, seed: int) -> list[Hint]:
        if self.confused:
            raise ValueError(f"{view.hand} is too hard")
        return await super().hint(view, seed)


class Stage:
    """A world in which steps are taken, and everything that anybody learns from them."""

    def __init__(self, plan: Plan, deeds: dict[str, list[e.Acted]]) -> None:
        self.plan = plan
        self.deeds = deeds
        self.world = World(SETTINGS)
        self.world.chance = chance = Unaltered(1)
        chance.stage = self
        self.world.thinker = self.thinker = Thinker(self)
        self.tokens: dict[int, str] = {}
        self.connections: list[tuple[str, Visitor]] = []
        self.here: dict[str, Visitor] = {}
        self.answers: list[str] = []
        self.figures: list[str] = []
        self.lines: list[str] = []
        self.attempts: list[Attempt] = []
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
        for name in [name for name, visitor in self.here.items() if visitor.closed]:
            await self.here.pop(name).leave()

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
        await self.world.crash()  # from here on with the chance and thinker of this stage
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


Writer = Callable[[Stage], Awaitable[None]]


def perform(
    plan: Plan,
    write: Writer,
    orders: dict[bytes, list[Tile]],
    deeds: dict[str, list[e.Acted]] | None = None,
) -> Stage:
    """A story as it is written; `orders` are the deals by their seeds, as far as they are known.

    `deeds` is what was done before, if the story was told before, by the seed of each deal.
    """

    async def story() -> Stage:
        stage = Stage(plan, deeds or {})
        with listening(stage.lines):
            await write(stage)
        return stage

    with same_sources(plan, orders):
        return run(story())


async def take_all(steps: Sequence[Step], stage: Stage) -> None:
    """Takes steps that are written down."""
    for step in steps:
        await stage.take(step)


@contextmanager
def listening(lines: list[str]) -> Iterator[None]:
    """Writes down what the server logs, each line as if written at the same time."""

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            record.created = START
            lines.append(self.format(record))

    listener = Listener()
    listener.setFormatter(JsonLines())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log, "handlers", [listener])
        patch.setattr(log, "level", logging.INFO)
        patch.setattr(log, "propagate", False)
        yield


@contextmanager
def same_sources(plan: Plan, orders: dict[bytes, list[Tile]]) -> Iterator[None]:
    """Ids, secrets and seeds that are the same each time; seeds deal what `orders` says.

    So the commitments stay as they are although the tiles are others. Hints are quick ones.
    """
    numbers = count()

    def new(kind: str) -> str:
        return sha256(f"{kind} {next(numbers)} {plan.luck}".encode()).hexdigest()

    def order(seed: bytes, tiles: Sequence[Tile]) -> list[Tile]:
        return orders.setdefault(seed, fair_order(seed, tiles))

    server = "mexican_train.server"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mexican_train.rules.match.fair_order", order)
        patch.setattr("mexican_train.bots.hint.Expert", partial(Expert, samples=4, work=2000))
        patch.setattr(f"{server}.hall.new_table_id", lambda: TABLE)
        patch.setattr(f"{server}.hall.new_invite", lambda: INVITE)
        for module in ("hall", "room"):
            patch.setattr(f"{server}.{module}.new_token", lambda: "T" + new("token")[:31])
        for module in ("asking", "pace"):
            patch.setattr(f"{server}.{module}.new_seed", lambda: new("seed"))
        yield


def deeds_of(stage: Stage) -> dict[str, list[e.Acted]]:
    """What was done at a table, by the seed of each deal."""
    found: dict[str, list[e.Acted]] = {}
    table = Table(TABLE)
    for row in stage.world.disk.logs[TABLE]:
        entry = e.read_entry(row.entry)
        table.apply(entry)
        if isinstance(entry, e.Acted):
            found.setdefault(table.dealt_from, []).append(entry)
    return found


class Hidden:
    """What a seat cannot know of the round that is running when a story ends."""

    def __init__(self, stage: Stage, order: list[Tile]) -> None:
        table = stage.table
        assert table.match is not None
        header = table.match.header
        self.deal = partial(
            deal, header.rules, header.players, number=table.match.number, used=table.match.used
        )
        self.order = order
        acts = deeds_of(stage).get(table.dealt_from, [])
        self.acts = [(act.seat, read_action(act.action)) for act in acts]
        self.attempts = [each for each in stage.attempts if each.dealt_from == table.dealt_from]
        shown = {stage.plan.seat}
        if header.rules.open_hands:
            shown = set(range(header.players))
        self.places: list[int] = []
        """Places in the order of the deal whose tile went where the seat could not see it."""
        self.held: list[int] = []
        """Those of them whose tile somebody still holds."""
        self._find(shown, header.rules.hand_size(header.players))
        self.looks = [*self.replay(order)]

    def _find(self, shown: set[int], size: int) -> None:
        round = self.deal(self.order)
        owners = [place // size for place in range(round.players * size)]
        starter = (self.deal.keywords["number"] - 1) % round.players
        while len(owners) + round.bones_left() < len(self.order):  # seats drew for the engine
            owners.append((starter + len(owners)) % round.players)
        for seat, action in self.acts:
            before = round.bones_left()
            round.apply(code_of(round, action))
            taker = action.seat if isinstance(action, Catch) else seat
            owners += [taker] * (before - round.bones_left())
        engine = (round.engine, round.engine)
        for place, (tile, owner) in enumerate(zip_longest(self.order, owners)):
            if owner not in shown and tile != engine:
                self.places.append(place)
                if owner is not None and round.holds(owner, *tile):
                    self.held.append(place)

    def other(self, luck: random.Random, tries: int = 80) -> list[Tile]:
        """Another order that looks the same, with as much in other places as can be found."""
        order = self.order[:]
        for _ in range(tries if self.places else 0):
            swapped = order[:]
            for _ in range(luck.choice((1, 1, 2, 4))):
                one = luck.choice(luck.choice((self.held or self.places, self.places)))
                two = luck.choice(self.places)
                swapped[one], swapped[two] = swapped[two], swapped[one]
            if self.looks_the_same(swapped):
                order = swapped
        return order

    def looks_the_same(self, order: list[Tile]) -> bool:
        """Whether all can do what they did, with the same to be seen, and are refused what was."""
        looks = self.replay(order)
        return all(look == next(looks, None) for look in self.looks)

    def replay(self, order: list[Tile]) -> Iterator[tuple[object, ...]]:
        """How the table looks before each deed and after the last; ends where one cannot be."""
        round = self.deal(order)
        attempts = iter(self.attempts)
        attempt = next(attempts, None)
        for number, (seat, action) in enumerate([*self.acts, (-1, Knock(-1))]):
            while attempt and attempt.deeds == number:
                if refusal(round, attempt.action, attempt.seat) is None:
                    return
                attempt = next(attempts, None)
            yield look(round)
            if seat < 0 or refusal(round, action, seat) is not None:
                return
            round.apply(code_of(round, action))


def look(round: Round) -> tuple[object, ...]:
    """What everyone at a table sees of a round."""
    return (
        *(round.engine, round.engine_player, round.first, round.turn, round.over),
        *(round.markers, round.doubles, round.follow_up, round.drawn, round.series),
        *(round.had_turn, round.may_knock, round.catchable, round.bones_left()),
        *(round.hand_count(seat) for seat in range(round.players)),
        *(round.end_of(train) for train in (*range(round.players), MEXICAN)),
    )
