"""Stories of tables of all kinds, from an empty table to some moment of a round."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from disturbances import CLOCK, NAMES, Disturbances
from scenario import WATCHERS, Plan, Scenario

from mexican_train.rules.actions import Action, Call, Catch, Play
from mexican_train.rules.round import Round

BOT_TURN = "1.5"
"""Seconds in which a bot acts once and cannot act twice."""


class ScenarioWriter(Disturbances):
    """Writes a scenario while it happens, by some luck."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        moments = self.luck.choices(range(1, 30 * self.plan.players), k=3)
        self.deeds = self.luck.choice((*moments, 10**6))
        self.over = 0

    # ------------------------------------------------------------------ the course of the scenario

    async def write(self) -> None:
        """From an empty table to some moment of a round."""
        plan = self.plan
        table = {"name": NAMES[0], "sheet": plan.sheet, "seats": plan.players, "bots": plan.bots}
        await self.do("make", "", json.dumps(table | plan.options))
        await self.do("come", "0")
        await self.do("come", "watcher")
        for seat in range(1, plan.players - len(plan.bots)):
            for disturbance in self.luck.sample((self.noise, self.chat, self.little, self.ask), 2):
                await disturbance()
            await self.do("sit", "", NAMES[seat])
            await self.do("come", str(seat))
        while await self.go_on():
            for _ in range(self.luck.choice((0, 0, 0, 1, 1, 2))):
                await self.luck.choice(self.disturbances)()
        await self.ending()

    async def go_on(self) -> bool:
        """The next thing in the course of the game; whether there is one."""
        table, last = self.scenario.table, self.over >= self.plan.earlier
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
            if last and (round.hand_count(round.turn) == 1 or not round.bones_left):
                return False  # it might end the round, and then nothing is hidden any more
            await self.do("wait", "", BOT_TURN)
        else:
            odd = round.follow_up >= 0 or round.series or not round.bones_left
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
        for who in [who for who in self.scenario.here if who.isdigit()]:
            await self.say(who, "act", version=self.scenario.table.version, action="draw")
            await self.say(who, "next")
        if self.scenario.table.phase == "match_over":
            await self.say(await self.host(), "rematch")
        elif not self.scenario.table.playing:
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
            if who in self.scenario.here:
                await self.do("go", who)
            await self.come(who)
            await self.say(who, "history")
        await self.say(self.seat, "hint")

    # ------------------------------------------------------------------ small things

    async def act(self, seat: int, action: Action) -> None:
        """A seat does something; one that is away comes back, or a bot stands in."""
        who, table = str(seat), self.scenario.table
        if who not in self.scenario.here and self.luck.random() < 0.5:
            await self.say(str(table.host), "stand_in", seat=seat)
        else:
            await self.come(who)
            await self.say(who, "act", version=table.version, action=str(action))

    async def host(self) -> str:
        """The host, who comes if need be."""
        host = str(self.scenario.table.host)
        await self.come(host)
        return host

    def calls(self) -> list[Call]:
        """The knocks and catches that are open to people."""
        match = self.scenario.table.match
        assert match is not None
        people = self.scenario.table.here_to_decide
        return [call for seat in people for call in match.round.calls_of(seat)]

    def choose(self, round: Round) -> Action:
        """What the seat to act does, doubles more often."""
        legal = round.legal
        doubles = [each for each in legal if isinstance(each, Play) and each.tile.is_double]
        return self.luck.choice(doubles if doubles and self.luck.random() < 0.5 else legal)


class SlowPlayersWriter(ScenarioWriter):
    """Writes of people who never act in time."""

    async def act(self, seat: int, action: Action) -> None:
        if self.luck.random() < 0.5:
            await self.run_out()
        else:
            await super().act(seat, action)


class LatecomersWriter(ScenarioWriter):
    """Writes of a spectator who asks for a seat, and has one promised, withdrawn or declined."""

    TOKEN = "a-token-that-only-the-latecomer-has"

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.disturbances += [self.ask_for_seat] * len(self.disturbances)

    async def ask_for_seat(self) -> None:
        """Asks, and gets an answer; not before the round whose tiles are hidden."""
        if self.over < self.plan.earlier or not self.scenario.table.playing:
            return
        await self.come("latecomer")
        await self.say("latecomer", "ask_seat", name="Eva", token=self.TOKEN)
        host, table = await self.host(), self.scenario.table
        for number in [*table.latecomers]:
            seat = self.luck.randrange(self.plan.players)
            given = {"seat": seat, "latecomer": number, "next_round": True}
            await self.say(host, "give_seat", **given)
            if self.luck.random() < 0.5:
                await self.say(host, "withdraw_seat", seat=seat)
            if self.luck.random() < 0.3:
                await self.say(host, "decline", latecomer=number)
        await self.say("latecomer", "history")


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
            "address_seats": 8,
            "clock": luck.choice((None, None, CLOCK)),
            "hints": luck.random() < 0.8,
            "chat": luck.choice(("all", "all", "phrases", "off")),
        }
        if earlier:
            options["rules"] = {"hand": luck.randint(4, 7)}
        made.append(Plan(sheet, players, seat, f"{sheet} {number}", (*bots,), earlier, options))
    return made
