"""Two worlds that differ only in what one seat cannot know.

A scenario is played once at a real table; then tiles that the seat cannot have seen are put
elsewhere, in such a way that all who act can do just what they did, and the same steps are taken
again.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import count, zip_longest

import pytest
from jumping_clock import START, run
from scenario import INVITE, TABLE, Plan, Scenario, Step
from scenario_writer import ScenarioWriter

from mexican_train.bots.expert import ExpertBot
from mexican_train.rules.actions import Catch, Knock
from mexican_train.rules.codes import code_of
from mexican_train.rules.deal import deal
from mexican_train.rules.fair import fair_order, mixed_seed
from mexican_train.rules.refusals import refusal
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN, Tile
from mexican_train.server.logs import JsonLines, log
from mexican_train.server.table import entries as e
from mexican_train.server.table.table import Table

Writer = Callable[[Scenario], Awaitable[None]]


def perform(
    plan: Plan,
    write: Writer,
    orders: dict[bytes, list[Tile]],
    deeds: dict[str, list[e.Acted]] | None = None,
) -> Scenario:
    """A scenario as it is written; `orders` are the deals by their seeds, as far as they are known.

    `deeds` is what was done before, if the scenario was told before, by the seed of each deal.
    """

    async def story() -> Scenario:
        scenario = Scenario(plan, deeds or {})
        with listening(scenario.lines):
            await write(scenario)
        return scenario

    with same_sources(plan, orders):
        return run(story())


async def take_all(steps: Sequence[Step], scenario: Scenario) -> None:
    """Takes steps that are written down."""
    for step in steps:
        await scenario.take(step)


@contextmanager
def listening(lines: list[str]) -> Iterator[None]:
    """Writes down what the server logs, each line as if written at the same time."""

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            record.created = START
            lines.append(self.format(record))

    listener = Listener()
    listener.setFormatter(JsonLines())
    before = log.level
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log, "handlers", [listener])
        patch.setattr(log, "propagate", False)
        log.setLevel(logging.INFO)  # not patched: a logger remembers what it let through
        yield
        log.setLevel(before)


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
        patch.setattr("mexican_train.bots.hint.ExpertBot", partial(ExpertBot, samples=4, work=2000))
        patch.setattr(f"{server}.room.hall.new_table_id", lambda prefix: TABLE)
        patch.setattr(f"{server}.room.hall.new_invite", lambda: INVITE)
        patch.setattr(f"{server}.room.hall.new_token", lambda: "T" + new("token")[:31])
        for module in ("table.commands", "room.scheduler", "table.seating", "room.mixing"):
            patch.setattr(f"{server}.{module}.new_salt", lambda: new("salt"))
        yield


def pair(
    plan: Plan, writer: type[ScenarioWriter] = ScenarioWriter
) -> tuple[Scenario, Scenario] | None:
    """The same scenario in two worlds; None if the round ended, or there is only one such world."""
    orders: dict[bytes, list[Tile]] = {}
    first = perform(plan, lambda scenario: writer(scenario).write(), orders)
    if not first.table.playing:
        return None
    seed = mixed_seed(bytes.fromhex(first.table.dealt_from), first.table.mix)
    other = Hidden(first, orders[seed]).other(random.Random(plan.luck))
    if other == orders[seed]:
        return None
    second = partial(take_all, first.steps)
    return first, perform(plan, second, orders | {seed: other}, deeds_of(first))


def deeds_of(scenario: Scenario) -> dict[str, list[e.Acted]]:
    """What was done at a table, by the seed of each deal."""
    found: dict[str, list[e.Acted]] = {}
    table = Table(TABLE)
    for row in scenario.world.disk.logs[TABLE]:
        entry = e.read_entry(row.entry)
        table.apply(entry)
        if isinstance(entry, e.Acted):
            found.setdefault(table.dealt_from, []).append(entry)
    return found


class Hidden:
    """What a seat cannot know of the round that is running when a scenario ends."""

    def __init__(self, scenario: Scenario, order: list[Tile]) -> None:
        table = scenario.table
        assert table.match is not None
        header = table.match.header
        self.deal = partial(
            deal, header.rules, header.players, number=table.match.number, used=table.match.used
        )
        self.order = order
        acts = deeds_of(scenario).get(table.dealt_from, [])
        self.acts = [(act.seat, act.action) for act in acts]
        self.attempts = [each for each in scenario.attempts if each.dealt_from == table.dealt_from]
        shown = {scenario.plan.seat}
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
        while len(owners) + round.bones_left < len(self.order):  # seats drew for the engine
            owners.append((starter + len(owners)) % round.players)
        for seat, action in self.acts:
            before = round.bones_left
            round.apply(code_of(round, action))
            taker = action.seat if isinstance(action, Catch) else seat
            owners += [taker] * (before - round.bones_left)
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
        *(round.had_turn, round.may_knock, round.catchable, round.bones_left),
        *(round.hand_count(seat) for seat in range(round.players)),
        *(round.end_of(train) for train in (*range(round.players), MEXICAN)),
    )
