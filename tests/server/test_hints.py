from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from hallway import QUICK, World, run
from test_rounds import SHORT, lay_out, play_out

from mexican_train.bots.hint import REASONS, Hint
from mexican_train.rules.view import View

TWO = {"max_pip": 6, "hand": 2}


@pytest.fixture(autouse=True)
def _a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 may lay either tile on either train."""
    lay_out(monkeypatch, "5-6 0-6 4-6 1-2")


def test_a_hint_tells_the_best_action_first_with_its_points_and_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        world = World()

        async def knows(view: View, seed: int) -> list[Hint]:
            best, *_, worst = view.legal
            extra: dict[str, int | str] = {"tile": "5-6", "points": 11}
            return [Hint(best, -3.1, "hint-train", {}), Hint(worst, 2.0, "hint-extra", extra)]

        monkeypatch.setattr(world.thinker, "hint", knows)
        host, _ = await world.pair(rules=TWO)
        best, worst = host.view["legal"][0], host.view["legal"][-1]
        assert (await host.say("hint"))["actions"] == [
            {"action": best, "points": -3.1, "reason": "hint-train", "arguments": {}},
            {
                "action": worst,
                "points": 2.0,
                "reason": "hint-extra",
                "arguments": {"tile": "5-6", "points": 11},
            },
        ]

    run(story())


def test_a_hint_weighs_every_action_that_is_open() -> None:
    async def story() -> None:
        host, guest = await World().pair(rules=TWO)
        answer = await host.say("hint", id="h")
        assert (answer["type"], answer["id"]) == ("hint", "h")
        assert answer["version"] == host.view["version"]
        actions = answer["actions"]
        assert {each["action"] for each in actions} == set(host.view["legal"])
        assert len(actions) == 4
        for each in actions:
            assert each["reason"] in REASONS
            assert each["arguments"]["tile"] in host.view["hand"]
        assert guest.of("hint") == []

    run(story())


def test_a_hint_is_thought_of_from_that_seats_view_and_nothing_else() -> None:
    async def story() -> None:
        world = World()
        host, guest = await world.pair(rules=TWO)
        await host.say("hint")
        (kind, view) = world.thinker.asked[-1]
        assert kind == "hint"
        assert view.seat == 0
        assert [str(tile) for tile in view.hand] == host.view["hand"] == ["0-6", "5-6"]
        assert view.hands[1] is None
        await host.act("5-6@0")
        await guest.say("hint")
        (_, view) = world.thinker.asked[-1]
        assert view.seat == 1
        assert view.hands[0] is None
        assert [str(tile) for tile in view.hand] == ["1-2", "4-6"]

    run(story())


def test_the_same_view_gets_the_same_hint() -> None:
    async def story() -> None:
        host, _ = await World().pair(rules=TWO)
        first = await host.say("hint")
        again = await host.say("hint")
        assert first["actions"] == again["actions"]

    run(story())


def test_there_are_hints_only_in_ones_own_turn_of_a_running_round() -> None:
    async def story() -> None:
        world = World()
        made = await world.make(rules=SHORT)
        host = await world.connect(made.table, token=made.token)
        assert (await host.say("hint"))["reason"] == "not_begun"
        _, token = await world.sit(made.table, made.invite)
        guest = await world.connect(made.table, token=token)
        watcher = await world.connect(made.table, invite=made.invite)
        assert (await guest.say("hint"))["reason"] == "not_your_turn"
        assert (await watcher.say("hint"))["reason"] == "not_seated"
        await play_out(host, guest)
        assert (await host.say("hint"))["reason"] == "not_your_turn"
        assert world.thinker.asked == []

    run(story())


def test_a_table_may_play_without_hints() -> None:
    async def story() -> None:
        world = World()
        host, _ = await world.pair(rules=TWO, hints=False)
        assert host.view["hints"] is False
        assert (await host.say("hint"))["reason"] == "hints_off"
        assert world.thinker.asked == []

    run(story())


def test_hints_are_counted() -> None:
    async def story() -> None:
        world = World(replace(QUICK, hints=2, hints_seconds=60))
        host, guest = await world.pair(rules=TWO)
        for _ in range(2):
            assert (await host.say("hint"))["type"] == "hint"
        assert (await host.say("hint"))["reason"] == "too_fast"
        assert len(world.thinker.asked) == 2
        await asyncio.sleep(61)
        assert (await host.say("hint"))["type"] == "hint"
        await host.act("5-6@0")
        assert (await guest.say("hint"))["type"] == "hint"

    run(story())


def test_the_table_goes_on_while_someone_thinks_about_a_hint() -> None:
    async def story() -> None:
        world = World()
        host, guest = await world.pair(rules=TWO)
        world.thinker.seconds = 10.0
        seen = host.view["version"]
        await host.say("hint", id="slow")
        await host.act("5-6@0")
        assert guest.view["turn"] == 1
        assert host.of("hint") == []
        await asyncio.sleep(11)
        hint = host.of("hint")[-1]
        assert (hint["id"], hint["version"]) == ("slow", seen)

    run(story())


def test_a_hint_that_cannot_be_had_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = World()

        async def fails(view: View, seed: int) -> list[Hint]:
            raise RuntimeError("no process left")

        monkeypatch.setattr(world.thinker, "hint", fails)
        host, _ = await world.pair(rules=TWO)
        answer = await host.say("hint")
        assert (answer["type"], answer["reason"]) == ("refused", "no_hint")
        assert (await host.act("5-6@0"))["type"] == "ack"

    run(story())


def test_a_hint_that_is_asked_for_when_the_disk_fails_is_answered_all_the_same() -> None:
    async def story() -> None:
        world = World()
        host, guest = await world.pair(rules=TWO)
        world.thinker.seconds = 5.0
        await host.say("hint", id="slow")
        world.disk.broken = True
        await guest.say("me", name="Bob")
        world.disk.broken = False
        await asyncio.sleep(30)
        answers = [message for message in host.got if message.get("id") == "slow"]
        assert [answer["type"] for answer in answers] in (["hint"], ["refused"])

    run(story())


def test_a_hint_changes_no_version() -> None:
    async def story() -> None:
        host, _ = await World().pair(rules=TWO)
        before = host.view["version"]
        await host.say("hint")
        assert (await host.say("ping"))["version"] == before

    run(story())
