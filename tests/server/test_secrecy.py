"""Nobody learns what they may not know: neither tiles nor secrets.

Stories are played in two worlds that differ only in tiles hidden from one seat. That seat and all
spectators must get the same bytes in both, whatever happens in between.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hallway import QUICK, START, Inline, Visitor
from strategies import EXPLORE
from worlds import INVITE, TABLE, WATCHERS, Hidden, Plan, Stage, Step, deeds_of, perform, take_all

from mexican_train.rules.actions import Action, Call, Catch, Play
from mexican_train.rules.errors import Reason
from mexican_train.rules.notation import read_action
from mexican_train.rules.refusals import refusal
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import Tile, full_set
from mexican_train.server.hall import Hall
from mexican_train.server.messages import Hello, NewSeat, NewTable
from mexican_train.server.metrics import Metrics
from mexican_train.server.phrases import PHRASES
from mexican_train.server.room import Services
from mexican_train.server.secret import digest
from mexican_train.server.store import SqliteStore
from mexican_train.server.table import Table

SHEETS = (
    *("nordic", "nordic/nine", "nordic/open", "classic"),
    *("station", "station/rounds", "gare/fast"),
)
STORIES = 32 * EXPLORE
NAMES = ("Åse Quist", "Bjørk Quist", "Cleo Quist", "Dag Quist")
NOISE: tuple[str | bytes, ...] = (
    *(b"\xff\xfe", b"", "{", "[]", "null", "7", '"hello"', "[" * 3000, '{"type":"hello"}'),
    *('{"type":"sing","id":"n1"}', '{"type":"act","id":"n2"}', '{"type":"act","id":7}'),
    *('{"type":"act","id":"n3","version":-1,"action":"draw"}', '{"id":"n4"}'),
    *('{"type":"bot","id":"n5","seat":99}', '{"type":"say","id":"n6","text":["5-12"]}'),
    '{"type":"act","id":"n7","version":0,"action":"5-12@Q"}',
)
COMMON = {
    *("no_such_seat", "no_such_train", "not_your_turn", "not_your_seat"),
    *("nothing_to_stop", "nothing_to_knock", "nothing_to_catch"),
}
SELDOM = {
    *("only_own_train", "own_train_first", "must_not_be_double", "must_complete_double"),
    *("must_close_double", "nothing_to_draw", "already_drawn"),
}
"""Reasons of the rules that one can run into at almost any time, and hardly ever."""
TILE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])")
CLOCK = 30
BOT_TURN = "1.5"
"""Seconds in which a bot acts once and cannot act twice."""


class Author:
    """Writes a story while it happens, by some luck."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.plan = plan = stage.plan
        self.luck = Random(plan.luck)
        self.seat = str(plan.seat)
        self.deeds = self.luck.choice((*self.luck.choices(range(1, 30 * plan.players), k=3), 10**6))
        self.over = 0
        self.gone: set[str] = set()
        self.sent: list[str] = []
        mine = (self.history, self.try_act, self.ask_hint, self.reconnect, self.ask, self.again)
        anyone = (self.noise, self.try_act, self.chat, self.little, self.host_acts)
        rare = (self.crash, self.broken, self.stumble, self.confused, self.leave, self.run_out)
        self.asides: list[Callable[[], Awaitable[None]]] = [*mine * 4, *anyone * 4, *rare]

    # ------------------------------------------------------------------ the thread of the story

    async def write(self) -> None:
        """From an empty table to some moment of a round."""
        plan = self.plan
        table = {"name": NAMES[0], "sheet": plan.sheet, "seats": plan.players, "bots": plan.bots}
        await self.do("make", "", json.dumps(table | plan.options))
        await self.do("come", "0")
        await self.do("come", "watcher")
        for seat in range(1, plan.players - len(plan.bots)):
            for aside in self.luck.sample((self.noise, self.chat, self.little, self.ask), 2):
                await aside()
            await self.do("sit", "", NAMES[seat])
            await self.do("come", str(seat))
        while await self.go_on():
            for _ in range(self.luck.choice((0, 0, 0, 1, 1, 2))):
                await self.luck.choice(self.asides)()
        await self.ending()

    async def go_on(self) -> bool:
        """The next thing in the course of the game; whether there is one."""
        table, last = self.stage.table, self.over >= self.plan.earlier
        assert table.match is not None
        round = table.match.round
        if table.paused:
            await self.say(await self.host(), "resume")
        elif not table.playing:
            await self.next_round()
        elif last and len(table.match.history) >= self.deeds:
            return False
        elif (calls := self.calls()) and self.luck.random() < 0.4:
            call = self.luck.choice(calls)
            await self.act(call.by if isinstance(call, Catch) else call.seat, call)
        elif table.seats[round.turn].bot:
            if last and (round.hand_count(round.turn) == 1 or not round.bones_left()):
                return False  # it might end the round, and then nothing is hidden any more
            await self.do("wait", "", BOT_TURN)
        else:
            odd = round.follow_up >= 0 or round.series or not round.bones_left()
            if self.luck.random() < (0.4 if odd else 0.03):
                await self.try_act()
            action = self.choose(round)
            ahead = round.copy()
            ahead.act(action)
            if last and ahead.over:
                return False
            await self.act(round.turn, action)
        return True

    async def next_round(self) -> None:
        """Everyone is ready, or too many are not; or there is another match."""
        self.over += 1
        for who in [who for who in self.stage.here if who.isdigit()]:
            await self.say(who, "act", version=self.stage.table.version, action="draw")
            await self.say(who, "next")
        if self.stage.table.phase == "match_over":
            await self.say(await self.host(), "rematch")
        elif not self.stage.table.playing:
            await self.do("wait", "", "61")

    async def ending(self) -> None:
        """Once more everything that can be asked for."""
        if not self.calm():
            await self.say(await self.host(), "pause")
        for secret in ("seat", "invite", "wrong", ""):
            for what in ("about", "public", "1", "2"):
                await self.do("ask", secret, what)
        await self.do("wait", "", "6")
        for who in (self.seat, *WATCHERS):
            if who in self.stage.here:
                await self.do("go", who)
            await self.come(who)
            await self.say(who, "history")
        await self.say(self.seat, "hint")

    # ------------------------------------------------------------------ asides

    async def noise(self) -> None:
        await self.send(self.someone(), self.luck.choice(NOISE))

    async def history(self) -> None:
        await self.say(self.luck.choice((self.seat, "watcher")), "history")

    async def ask_hint(self) -> None:
        await self.say(self.luck.choice((self.seat, self.someone())), "hint")

    async def ask(self) -> None:
        secret = self.luck.choice(("seat", "invite", "wrong", ""))
        if self.plan.seat in self.stage.tokens:
            await self.do("ask", secret, self.luck.choice(("about", "public", "1", "2")))

    async def reconnect(self) -> None:
        who = self.someone()
        if who in self.stage.here:
            await self.do("go", who)
        if self.luck.random() < 0.7:
            await self.come(who)

    async def again(self) -> None:
        """The seat's message once more, or a second hello, or another device."""
        hello = json.dumps({"type": "hello", "token": self.stage.tokens[self.plan.seat]})
        if self.luck.random() < 0.3:
            await self.come(f"{self.seat} elsewhere")
        await self.send(self.seat, self.luck.choice([hello, *self.sent]))

    async def chat(self) -> None:
        text = {"text": self.luck.choice(("I hold 5-12", "<b>hei</b>", "", "x" * 300))}
        words = self.luck.choice((text, {"phrase": self.luck.choice((*PHRASES, "boo"))}))
        await self.say(self.someone(), "say", **words)

    async def little(self) -> None:
        """Small things that anyone may ask for, and some that they may not."""
        seat = self.luck.randrange(self.plan.players + 1)
        asked: list[dict[str, Any]] = [
            *({"type": type} for type in ("ping", "next", "rematch")),
            {"type": "mute", "seat": seat, "on": self.luck.random() < 0.5},
            {"type": "me", "name": self.luck.choice((*NAMES, ""))},
            {"type": "me", "colour": self.luck.choice(("teal", "pink", "sand"))},
        ]
        if self.stage.table.match is not None:
            asked += [{"type": type, "seat": seat} for type in ("remove", "bot", "host")]
            asked += [{"type": "start"}, {"type": "change", "options": {"sheet": "classic"}}]
            asked += [{"type": "change", "options": {"hints": True}}]
        await self.say(self.someone(), **self.luck.choice(asked))

    async def host_acts(self) -> None:
        """Pauses, and bots for those who are away."""
        table = self.stage.table
        message = self.luck.choice(("pause", "stand_in", "stand_in", "hand_back"))
        if message == "pause":
            await self.say(str(table.host), "pause")
            await self.try_act()
        else:
            await self.say(str(table.host), message, seat=self.luck.choice(table.people))

    async def try_act(self) -> None:
        """An action that the rules refuse, more often for a reason that is seldom."""
        table = self.stage.table
        if table.match is None or not table.playing:
            return
        round = table.match.round
        seat = self.luck.choice((self.plan.seat, round.turn, round.turn))
        tiles = [*round.hand(seat), *self.luck.sample(full_set(round.rules.max_pip), 8)]
        tried = [f"{tile}@{train}" for tile in tiles for train in (*range(5), "M")]
        tried += ["draw", "pass", "stop", *(f"knock@{each}" for each in range(5))]
        tried += [f"catch@{one}>{two}" for one in range(5) for two in range(5)]
        refused: dict[str, list[str]] = {}
        for text in tried:
            reason = refusal(round, read_action(text), seat)
            refused.setdefault(str(reason), []).append(text)
        refused.pop("None", None)
        reasons = sorted(refused)
        weights = [1 if each in COMMON else 40 if each in SELDOM else 5 for each in reasons]
        action = self.luck.choice(refused[self.luck.choices(reasons, weights)[0]])
        version = table.version + self.luck.choice((0, 0, 0, 0, 1, -1))
        await self.say(str(seat), "act", version=version, action=action)

    async def run_out(self) -> None:
        """Nobody moves until the clock does."""
        if self.stage.table.options.clock and self.calm():
            await self.do("wait", "", str(CLOCK + 1))

    async def leave(self) -> None:
        """Someone else leaves for good."""
        others = [who for who in self.stage.others() if who in self.stage.here]
        if self.stage.table.playing and others and self.luck.random() < 0.2:
            who = self.luck.choice(others)
            self.gone.add(who)
            await self.say(who, "leave")

    async def crash(self) -> None:
        """The server is killed and started again; everybody comes back."""
        await self.do("crash")

    async def broken(self) -> None:
        """The disk takes nothing for a while."""
        if self.calm():
            await self.do("break")
            await self.say(self.seat, "me", name=NAMES[self.plan.seat])
            await self.say(self.seat, "history")
            await self.say("watcher", "history")
            await self.do("mend")

    async def stumble(self) -> None:
        """Something goes wrong that nobody thought of."""
        if self.seat in self.stage.here:
            await self.do("stumble")
            await self.say(self.seat, "me", name=NAMES[self.plan.seat])

    async def confused(self) -> None:
        """A hint fails."""
        await self.do("confuse")
        await self.say(self.seat, "hint")
        await self.do("confuse")

    # ------------------------------------------------------------------ small things

    async def do(self, what: str, who: str = "", text: str | bytes = "") -> None:
        await self.stage.take(Step(what, who, text))

    async def come(self, who: str) -> None:
        if who not in self.stage.here and who not in self.gone:
            await self.do("come", who)

    async def send(self, who: str, text: str | bytes) -> None:
        if who in self.stage.here:
            await self.do("send", who, text)

    async def say(self, who: str, type: str, **fields: Any) -> None:
        text = json.dumps({"type": type, "id": f"m{len(self.stage.steps)}", **fields})
        if who == self.seat:
            self.sent.append(text)
        await self.send(who, text)

    async def act(self, seat: int, action: Action) -> None:
        """A seat does something; one that is away comes back, or a bot stands in."""
        who, table = str(seat), self.stage.table
        if who not in self.stage.here and self.luck.random() < 0.5:
            await self.say(str(table.host), "stand_in", seat=seat)
        else:
            await self.come(who)
            await self.say(who, "act", version=table.version, action=str(action))

    async def host(self) -> str:
        """The host, who comes if need be."""
        host = str(self.stage.table.host)
        await self.come(host)
        return host

    def someone(self) -> str:
        """The seat, a spectator, or another seat."""
        others = [who for who in self.stage.others() if who not in self.gone]
        return self.luck.choice((self.seat, "watcher", self.luck.choice(others or WATCHERS[:1])))

    def calm(self) -> bool:
        """Whether some turns can pass without the round coming to its end."""
        match = self.stage.table.match
        if match is None or self.stage.table.paused:
            return True
        counts = [match.round.hand_count(seat) for seat in range(self.plan.players)]
        return min(counts) > 4 and match.round.bones_left() > 8

    def calls(self) -> list[Call]:
        """The knocks and catches that are open to people."""
        match = self.stage.table.match
        assert match is not None
        people = self.stage.table.here_to_decide
        return [call for seat in people for call in match.round.calls(seat)]

    def choose(self, round: Round) -> Action:
        """What the seat to act does, doubles more often."""
        legal = round.legal()
        doubles = [each for each in legal if isinstance(each, Play) and each.tile.is_double]
        return self.luck.choice(doubles if doubles and self.luck.random() < 0.5 else legal)


class Dawdler(Author):
    """Writes of people who never act in time."""

    async def act(self, seat: int, action: Action) -> None:
        if self.luck.random() < 0.5:
            await self.run_out()
        else:
            await super().act(seat, action)


def pair(plan: Plan, author: type[Author] = Author) -> tuple[Stage, Stage] | None:
    """The same story in two worlds; None if the round ended, or if there is only one such world."""
    orders: dict[bytes, list[Tile]] = {}
    first = perform(plan, lambda stage: author(stage).write(), orders)
    seed = bytes.fromhex(first.table.dealt_from)
    if not first.table.playing:
        return None
    other = Hidden(first, orders[seed]).other(Random(plan.luck))
    if other == orders[seed]:
        return None
    second = partial(take_all, first.steps)
    return first, perform(plan, second, orders | {seed: other}, deeds_of(first))


def plans(sheet: str, count: int) -> list[Plan]:
    """Tables of all kinds at which a sheet is played."""
    made = []
    for number in range(count):
        luck = Random(f"{sheet} {number}")
        players = luck.randint(2, 4)
        bots = luck.choices(("random", "greedy", "planner"), k=luck.choice((0, 0, 0, 1, 1, 2)))
        bots = bots[: players - 1]
        seat = luck.randrange(players - len(bots))
        earlier = luck.choice((0, 0, 0, 1, 2))
        options: dict[str, Any] = {
            "public": luck.random() < 0.5,
            "clock": luck.choice((None, None, CLOCK)),
            "hints": luck.random() < 0.8,
            "chat": luck.choice(("all", "all", "phrases", "off")),
        }
        if earlier:
            options["rules"] = {"hand": luck.randint(4, 7)}
        thinking = 0.0 if options["clock"] else 0.25
        made.append(
            Plan(sheet, players, seat, f"{sheet} {number}", (*bots,), earlier, options, thinking)
        )
    return made


@dataclass
class Findings:
    """What came of the stories at the tables of one sheet."""

    pairs: int = 0
    moved: int = 0  # pairs in which others hold other tiles
    apart: int = 0  # pairs in which others got other bytes
    differences: list[str] = field(default_factory=list)
    figures: dict[str, list[str]] = field(default_factory=dict)  # by name
    exposed: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)

    def look_at(self, first: Stage, second: Stage) -> None:
        """Compares two worlds."""
        plan = first.plan
        self.pairs += 1
        self.moved += hands_of_others(first) != hands_of_others(second)
        self.apart += first.heard(*first.others()) != second.heard(*second.others())
        self.differences += difference(plan, first.known(), second.known())
        for name in FIGURES:
            pair = [[by_name(text)[name] for text in each.figures] for each in (first, second)]
            self.figures.setdefault(name, []).extend(difference(plan, *pair))
        self.exposed += exposed(first)
        self.told.update(told_in(first))


def hands_of_others(stage: Stage) -> list[list[Tile]]:
    """What the others hold at the end."""
    match = stage.table.match
    assert match is not None
    return [match.round.hand(s) for s in range(stage.plan.players) if s != stage.plan.seat]


def difference(plan: Plan, here: list[str], there: list[str]) -> list[str]:
    """The first thing that is not the same, in words; nothing if all is."""
    for number, (one, other) in enumerate(zip_longest(here, there)):
        if one != other:
            texts = (one or "", other or "")
            same = next(i for i, (a, b) in enumerate(zip_longest(*texts)) if a != b)
            parts = [text[max(0, same - 100) : same + 100] for text in texts]
            return ["\n".join((f"{plan}, line {number}", *parts))]
    return []


def by_name(figures: str) -> dict[str, str]:
    """The figures of a server, each under its name."""
    _, *parts = re.split(r"^# HELP mexican_train_(\w+) ", figures, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


FIGURES = [*by_name(Metrics().text())]


def exposed(stage: Stage) -> list[str]:
    """What the log, the figures, messages and the disk have in them that they must not."""
    disk, table = stage.world.disk, stage.table
    heard = [text for _, visitor in stage.connections for text in visitor.raw] + stage.answers
    kept = [repr(each) for each in (disk.logs, disk.said, disk.matches, disk.records)]
    written = stage.lines + stage.figures
    tokens = [*stage.tokens.values()]
    digests = [digest(token) for token in tokens]
    names = [seat.name.split()[-1] for seat in table.seats]  # the part that JSON does not escape
    secrets = {
        "log": (written, [*tokens, *digests, INVITE, *names]),
        "message": (heard, [*tokens, *digests, table.dealt_from, table.seed]),
        "disk": (kept, tokens),
    }
    found = [
        f"{stage.plan}: {secret} in the {place}"
        for place, (texts, hidden) in secrets.items()
        for secret in hidden
        if any(secret in text for text in texts)
    ]
    tiles = [TILE.search(text) for text in written]
    found += [f"{stage.plan}: {tile[0]} in the log" for tile in tiles if tile]
    kept_digests = [each for each in digests if each in kept[0]]
    return found + [f"{stage.plan}: no digest"] * (len(digests) - len(kept_digests))


def told_in(stage: Stage) -> Iterator[str]:
    """The kinds of things that happen in a story."""
    mine = str(stage.plan.seat)
    for name, visitor in stage.connections:
        who = "seat" if name.startswith(mine) else "watcher" if name in WATCHERS else "other"
        for message in visitor.got:
            yield f"{who} {message['type']} {message.get('reason', '')}".strip()
    for line in stage.lines:
        yield f"log {json.loads(line)['event']}"
    for row in stage.world.disk.logs[TABLE]:
        entry = json.loads(row.entry)
        yield f"entry {entry['do']} {entry.get('by', '')}".strip()
        if entry["do"] == "acted" and entry["action"][0] in "kc":
            yield entry["action"].partition("@")[0]


def compare(stories: Iterable[Plan]) -> Findings:
    """What comes of some stories."""
    found = Findings()
    for worlds in map(pair, stories):
        if worlds is not None:
            found.look_at(*worlds)
    return found


@lru_cache
def findings(sheet: str) -> Findings:
    """What comes of many stories at the tables of one sheet."""
    return compare(plans(sheet, STORIES))


@pytest.mark.parametrize("sheet", SHEETS)
def test_tiles_hidden_from_a_seat_change_no_byte_for_it_or_a_spectator(sheet: str) -> None:
    found = findings(sheet)
    assert not found.differences, found.differences[0]
    assert found.pairs >= STORIES * 0.8
    if sheet.endswith("open"):
        assert found.apart == 0  # only the boneyard is hidden, and from everyone
    else:
        assert found.moved >= found.pairs * 0.8
        assert found.apart >= found.pairs * 0.4  # at some tables all others are bots


@pytest.mark.parametrize("name", FIGURES)
def test_no_figure_of_the_server_tells_anything_of_hidden_tiles(name: str) -> None:
    found = [each for sheet in SHEETS for each in findings(sheet).figures[name]]
    assert not found, found[0]


def test_how_soon_the_clock_plays_for_someone_tells_nothing_of_their_tiles() -> None:
    for plan in plans("nordic", 12 * EXPLORE):
        slow = plan._replace(options=plan.options | {"clock": CLOCK}, thinking=0.25)
        worlds = pair(slow, Dawdler)
        if worlds is not None:
            found = difference(slow, worlds[0].known(), worlds[1].known())
            assert not found, found[0]


@pytest.mark.parametrize("sheet", SHEETS)
def test_neither_log_nor_figures_nor_messages_nor_disk_hold_what_they_must_not(sheet: str) -> None:
    found = findings(sheet)
    assert not found.exposed, found.exposed[0]


def test_the_stories_have_everything_in_them() -> None:
    told = set().union(*(findings(sheet).told for sheet in SHEETS))
    rules = {*Reason} - {Reason.ROUND_RUNNING}  # the server never tries to deal into a round
    tables = ("stale", "storage", "paused", "no_hint", "hints_off", "not_begun", "bad_message")
    kinds = ("welcome", "update", "history", "said", "players", "notice storage", "pong", "muted")
    expected = {
        *(f"{who} refused {reason}" for reason in rules for who in ("seat", "other")),
        *(f"seat refused {reason}" for reason in tables),
        *(f"watcher refused {reason}" for reason in ("not_seated", "bad_message", "storage")),
        *(f"{who} {kind}" for kind in kinds for who in ("seat", "watcher")),
        *("seat ack", "seat hint", "knock", "catch"),
        *(f"log {event}" for event in ("table_made", "storage_failed", "table_failed")),
        *("log hint_failed", "entry acted bot", "entry acted clock", "entry left", "entry dealt"),
        *("entry stood_in", "entry handed_back", "entry paused", "entry hosted", "entry renamed"),
    }
    assert expected <= told


def leak_next_tile(table: Table) -> dict[str, object]:
    bones = table.match.round.boneyard() if table.match else []
    return {"next": [str(tile) for tile in bones[:1]]}


def leak_points(table: Table) -> dict[str, object]:
    round = table.match.round if table.match else None
    return {"points": [round.points(seat) for seat in range(round.players)] if round else []}


def leak_digests(table: Table) -> dict[str, object]:
    return {"digests": [seat.digest for seat in table.seats]}


@pytest.mark.parametrize("leak", [leak_next_tile, leak_points, leak_digests])
@pytest.mark.parametrize("place", ["wire.dealt", "wire.private", "hall.about"])
def test_a_table_that_tells_more_is_found_out(
    place: str, leak: Callable[[Table], dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    module, _, name = place.partition(".")
    honest = getattr(import_module(f"mexican_train.server.{module}"), name)

    def leaking(table: Table, *rest: Any) -> dict[str, object]:
        return {**honest(table, *rest), **leak(table)}

    monkeypatch.setattr(f"mexican_train.server.{place}", leaking)
    found = compare(plans("nordic", 4))
    assert found.exposed if leak is leak_digests else found.differences


def test_events_that_show_what_others_draw_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "mexican_train.server.wire.events_for", lambda events, seat, header: [*events]
    )
    assert compare(plans("nordic", 4)).differences


def test_a_log_that_says_with_which_values_something_failed_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mexican_train.server.logs._where", lambda record: str(record.exc_info[1]))
    assert compare(plans("nordic", 6)).exposed


def test_a_database_holds_no_token(tmp_path: Path) -> None:
    async def story() -> list[str]:
        store = SqliteStore(tmp_path / "tables.db")
        services = Services(store, Inline(), QUICK, Metrics(), lambda: START, Random(1))
        hall = Hall(services)
        made = await hall.make(NewTable(name="Ada", seats=2), "1.2.3.4")
        _, other = await hall.sit(made.table, NewSeat(name="Bo", invite=made.invite), "1.2.3.4")
        for token in (made.token, other):
            assert await hall.enter(made.table, Visitor(), Hello(token=token), "1.2.3.4")
        await hall.close()
        store.close()
        return [made.token, other]

    tokens = asyncio.run(story())
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert token.encode() not in written
        assert digest(token).encode() in written
