"""What happens at a table beside the course of the game.

People come and go, ask, chat, and try what the rules refuse; the server stumbles and is killed.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from scenario import WATCHERS, Scenario, Step

from mexican_train.rules.notation import read_action
from mexican_train.rules.refusals import refusal
from mexican_train.rules.tiles import full_set
from mexican_train.server.table.phrases import PHRASES

NAMES = ("Åse Quist", "Bjørk Quist", "Cleo Quist", "Dag Quist")
"""The names of the seats. A name that nobody has yet stays free for its seat."""
OTHER_NAMES = (NAMES[0], "Eva Quist", "Finn Quist", "")
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
CLOCK = 30
"""Seconds for a turn at the tables that have a clock."""


class Disturbances:
    """Brings in such things while a scenario happens, by some luck."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.plan = plan = scenario.plan
        self.luck = Random(plan.luck)
        self.seat = str(plan.seat)
        self.gone: set[str] = set()
        self.sent: list[str] = []
        mine = (self.history, self.try_act, self.ask_hint, self.reconnect, self.ask, self.again)
        anyone = (self.noise, self.try_act, self.chat, self.little, self.host_acts)
        rare = (self.crash, self.broken, self.stumble, self.confused, self.leave, self.run_out)
        self.disturbances: list[Callable[[], Awaitable[None]]] = [*mine * 4, *anyone * 4, *rare]

    async def noise(self) -> None:
        await self.send(self.someone(), self.luck.choice(NOISE))

    async def history(self) -> None:
        await self.say(self.luck.choice((self.seat, "watcher")), "history")
        await self.say(self.seat, "why", tile="0-1")

    async def ask_hint(self) -> None:
        await self.say(self.luck.choice((self.seat, self.someone())), "hint")

    async def ask(self) -> None:
        secret = self.luck.choice(("seat", "invite", "wrong", ""))
        if self.plan.seat in self.scenario.tokens:
            await self.do("ask", secret, self.luck.choice(("about", "public", "1", "2")))

    async def reconnect(self) -> None:
        who = self.someone()
        if who in self.scenario.here:
            await self.do("go", who)
        if self.luck.random() < 0.7:
            await self.come(who)

    async def again(self) -> None:
        """The seat's message once more, or a second hello, or another device."""
        hello = json.dumps({"type": "hello", "token": self.scenario.tokens[self.plan.seat]})
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
            {"type": "me", "name": self.luck.choice(OTHER_NAMES)},
            {"type": "me", "colour": self.luck.choice(("teal", "pink", "sand"))},
        ]
        if self.scenario.table.match is not None:
            asked += [{"type": type, "seat": seat} for type in ("remove", "bot", "host")]
            asked += [{"type": "start"}, {"type": "change", "options": {"sheet": "classic"}}]
            asked += [{"type": "change", "options": {"hints": True}}]
        who, message = self.someone(), self.luck.choice(asked)
        if message["type"] == "remove" and who == str(self.scenario.table.host):
            message = {**message, "seat": int(who)}  # nobody goes: the others are needed
        await self.say(who, **message)

    async def host_acts(self) -> None:
        """Pauses, and bots for those who are away."""
        table = self.scenario.table
        message = self.luck.choice(("pause", "stand_in", "stand_in", "hand_back"))
        if message == "pause":
            await self.say(str(table.host), "pause")
            await self.try_act()
        else:
            await self.say(str(table.host), message, seat=self.luck.choice(table.people))

    async def try_act(self) -> None:
        """An action that the rules refuse, more often for a reason that is seldom."""
        table = self.scenario.table
        if table.match is None or not table.playing:
            return
        round = table.match.round
        seat = self.luck.choice((self.plan.seat, round.turn, round.turn))
        tiles = [*round.hand_of(seat), *self.luck.sample(full_set(round.rules.max_pip), 8)]
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
        if self.scenario.table.options.clock and self.calm():
            await self.do("wait", "", str(CLOCK + 1))

    async def leave(self) -> None:
        """Someone else leaves for good."""
        others = [who for who in self.scenario.others() if who in self.scenario.here]
        if self.scenario.table.playing and others and self.luck.random() < 0.2:
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
        if self.seat in self.scenario.here:
            await self.do("stumble")
            await self.say(self.seat, "me", name=NAMES[self.plan.seat])

    async def confused(self) -> None:
        """A hint fails; then more are asked for than may wait: one is thought of, one waits."""
        await self.do("confuse")
        await self.say(self.seat, "hint")
        await self.do("confuse")
        for _ in range(3):
            await self.say(self.seat, "hint")

    # ------------------------------------------------------------------ small things

    async def do(self, what: str, who: str = "", text: str | bytes = "") -> None:
        await self.scenario.take(Step(what, who, text))

    async def come(self, who: str) -> None:
        if who not in self.scenario.here and who not in self.gone:
            await self.do("come", who)

    async def send(self, who: str, text: str | bytes) -> None:
        if who in self.scenario.here:
            await self.do("send", who, text)

    async def say(self, who: str, type: str, **fields: Any) -> None:
        text = json.dumps({"type": type, "id": f"m{len(self.scenario.steps)}", **fields})
        if who == self.seat:
            self.sent.append(text)
        await self.send(who, text)

    def someone(self) -> str:
        """The seat, a spectator, or another seat."""
        others = [who for who in self.scenario.others() if who not in self.gone]
        return self.luck.choice((self.seat, "watcher", self.luck.choice(others or WATCHERS[:1])))

    def calm(self) -> bool:
        """Whether some turns can pass without the round coming to its end."""
        match = self.scenario.table.match
        if match is None or self.scenario.table.paused:
            return True
        counts = [match.round.hand_count(seat) for seat in range(self.plan.players)]
        return min(counts) > 4 and match.round.bones_left > 8
