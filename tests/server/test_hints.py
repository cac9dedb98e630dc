from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest
from in_memory import QUICK, Connection, World
from played import SHORT, lay_out, now, play_out

from mexican_train.bots.hint import REASONS, Hint
from mexican_train.rules.view import View

TWO = {"max_pip": 6, "hand": 2}


@pytest.fixture(autouse=True)
def _a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 may lay either tile on either train."""
    lay_out(monkeypatch, "5-6 0-6 4-6 1-2")


async def test_a_hint_tells_the_best_action_first_with_its_points_and_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
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


async def test_a_hint_weighs_every_action_that_is_open() -> None:
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


async def test_a_hint_is_thought_of_from_that_seats_view_and_nothing_else() -> None:
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


async def test_the_same_view_gets_the_same_hint() -> None:
    host, _ = await World().pair(rules=TWO)
    first = await host.say("hint")
    again = await host.say("hint")
    assert first["actions"] == again["actions"]


async def test_there_are_hints_only_in_ones_own_turn_of_a_running_round() -> None:
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


async def test_a_table_may_play_without_hints() -> None:
    world = World()
    host, _ = await world.pair(rules=TWO, hints=False)
    assert host.view["hints"] is False
    assert (await host.say("hint"))["reason"] == "hints_off"
    assert world.thinker.asked == []


async def test_hints_are_counted() -> None:
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


async def test_the_table_goes_on_while_someone_thinks_about_a_hint() -> None:
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


async def test_a_hint_that_cannot_be_had_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()

    async def fails(view: View, seed: int) -> list[Hint]:
        raise RuntimeError("no process left")

    monkeypatch.setattr(world.thinker, "hint", fails)
    host, _ = await world.pair(rules=TWO)
    answer = await host.say("hint")
    assert (answer["type"], answer["reason"]) == ("refused", "no_hint")
    assert (await host.act("5-6@0"))["type"] == "ack"


async def test_a_hint_that_is_asked_for_when_the_disk_fails_is_answered_all_the_same() -> None:
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


async def test_a_hint_changes_no_version() -> None:
    host, _ = await World().pair(rules=TWO)
    before = host.view["version"]
    await host.say("hint")
    assert (await host.say("ping"))["version"] == before


# ---------------------------------------------------------------------- when many wait


async def busy_with_a_hint(world: World, seconds: float = 100.0) -> None:
    """Somebody at another table has a hint thought of, and it takes long."""
    world.thinker.seconds = seconds
    other, _ = await world.pair(rules=TWO)
    await other.say("hint")


async def test_a_hint_that_would_be_one_too_many_is_refused() -> None:
    world = World(replace(QUICK, hints_waiting_per_address=1))
    host, _ = await world.pair(rules=TWO)
    await busy_with_a_hint(world)
    assert await host.say("hint", id="waits") == {}
    refused = await host.say("hint", id="too many")
    assert (refused["type"], refused["reason"]) == ("refused", "hints_busy")
    assert len(world.thinker.asked) == 1
    assert (await host.act("5-6@0"))["type"] == "ack"


async def test_a_hint_that_gives_way_to_another_address_is_refused() -> None:
    world = World(replace(QUICK, hints_waiting=2))
    host, _ = await world.pair(rules=TWO)
    await busy_with_a_hint(world)
    await host.say("hint", id="first")
    await host.say("hint", id="last")
    other = await world.make(bots=["greedy"], rules=TWO)
    stranger = await world.connect(other.table, address="9.9.9.9", token=other.token)
    assert await stranger.say("hint", id="mine") == {}
    refused = {each["id"]: each["reason"] for each in host.of("refused")}
    assert refused == {"last": "hints_busy"}


async def test_a_hint_that_waits_too_long_is_refused_once_and_may_be_asked_for_again() -> None:
    world = World(replace(QUICK, hint_wait_seconds=5.0))
    host, _ = await world.pair(rules=TWO)
    await busy_with_a_hint(world, 8.0)
    await host.say("hint", id="late")
    await asyncio.sleep(6)
    assert [each["reason"] for each in host.of("refused")] == ["hints_busy"]
    await asyncio.sleep(20)
    assert len([each for each in host.got if each.get("id") == "late"]) == 1
    await host.say("hint", id="late")
    await asyncio.sleep(20)
    assert host.of("hint")[-1]["actions"]


async def test_a_hint_for_a_decision_that_was_made_is_not_thought_of() -> None:
    world = World()
    host, guest = await world.pair(rules=TWO)
    await busy_with_a_hint(world)
    seen = host.view["version"]
    await host.say("hint", id="waits")
    await guest.say("me", name="Bob")
    assert host.of("hint") == [], "a name is no decision"
    await host.act("5-6@0")
    assert host.of("hint") == [{"type": "hint", "id": "waits", "version": seen, "actions": []}]
    assert host.of("refused") == []
    await asyncio.sleep(300)
    assert len(world.thinker.asked) == 1
    assert world.metrics.waiting["hint"] == 0


async def test_a_hint_for_someone_who_has_left_is_not_thought_of() -> None:
    world = World()
    host, _ = await world.pair(rules=TWO)
    await busy_with_a_hint(world)
    await host.say("hint")
    assert world.metrics.waiting["hint"] == 1
    await host.leave()
    assert world.metrics.waiting["hint"] == 0
    await asyncio.sleep(300)
    assert len(world.thinker.asked) == 1


async def test_a_hint_at_a_table_that_has_stopped_is_not_thought_of() -> None:
    world = World()
    host, _ = await world.pair(rules=TWO)
    await busy_with_a_hint(world)
    await host.say("hint")
    await world.hall.close()
    await asyncio.sleep(300)
    assert len(world.thinker.asked) == 1


async def test_a_hint_is_thought_of_for_the_address_that_asks() -> None:
    """Whoever comes from elsewhere is next, however many wait at one address."""
    world = World()
    tables = [(await world.pair(rules=TWO))[0] for _ in range(10)]
    made = await world.make(rules=TWO)
    stranger = await world.connect(made.table, "5.6.7.8", token=made.token)
    await world.sit(made.table, made.invite)
    await busy_with_a_hint(world, 1.0)
    for host in tables:
        await host.say("hint")
    await stranger.say("hint")
    await asyncio.sleep(3.5)
    assert stranger.of("hint")
    assert len(world.thinker.asked) == 4


async def test_a_strangers_bot_does_not_notice_800_hints_of_one_address() -> None:
    world = World(replace(QUICK, tables_made=100))
    made = await world.make(seats=2, bots=["greedy"])
    stranger = await world.connect(made.table, "5.6.7.8", token=made.token)
    world.thinker.seconds = 1.0
    usual = await answered_after(stranger)
    tables = [await four_at_a_table(world) for _ in range(20)]
    answers: Counter[str] = Counter()
    attacked = []
    for _ in range(4):
        turns = [table[table[0].view["turn"]] for table in tables]
        for seat in turns:
            for _ in range(10):
                answer = await seat.say("hint")
                answers[answer.get("reason", "waits")] += 1
        attacked.append(await answered_after(stranger))
        for seat in turns:
            while seat.view["turn"] == seat.view["seat"]:
                await seat.act(seat.view["legal"][0])
    assert answers.total() == 800
    assert answers["hints_busy"] > 600
    assert max(attacked) <= 1.5 * usual


async def four_at_a_table(world: World) -> list[Connection]:
    """Four people of one address at a table of their own."""
    made = await world.make(seats=4)
    tokens = [made.token]
    tokens += [(await world.sit(made.table, made.invite))[1] for _ in range(3)]
    return [await world.connect(made.table, token=token) for token in tokens]


async def answered_after(player: Connection) -> float:
    """How long a bot takes for its turn, after that of a player."""
    while player.view["turn"] == 0:
        await player.act(player.view["legal"][0])
    began, version = now(), player.view["version"]
    while player.view["version"] == version:
        await asyncio.sleep(0.01)
    took = now() - began
    while player.view["turn"] != 0:
        await asyncio.sleep(0.01)
    return took
