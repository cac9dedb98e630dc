"""Places to watch a table: one address cannot take all of them."""

from __future__ import annotations

from dataclasses import replace

from in_memory import QUICK, Connection, World
from limits_reached import reaches

from mexican_train.protocol.calls import TableMade

FULL = (1013, "too_many")
ATTACKER, STRANGER = "192.0.2.66", "198.51.100.1"
TOKEN = "Eva-has-this-token-and-nobody-else"


async def table_with_places(places: int) -> tuple[World, TableMade]:
    world = World(replace(QUICK, watchers_per_table=places))
    return world, await world.make()


async def spectator(world: World, made: TableMade, address: str) -> Connection:
    return await world.connect(made.table, address, invite=made.invite)


@reaches("watchers_per_table")
async def test_the_oldest_spectator_of_the_address_with_most_gives_way_to_another_address() -> None:
    world, made = await table_with_places(3)
    friend = await spectator(world, made, STRANGER)
    first, second = [await spectator(world, made, ATTACKER) for _ in range(2)]
    newcomer = await spectator(world, made, "203.0.113.5")
    assert newcomer.view["seat"] is None
    assert first.of("refused")[-1]["reason"] == "too_many"
    assert first.closed == FULL
    assert [each.closed for each in (friend, second, newcomer)] == [None] * 3
    await first.leave()
    back = await spectator(world, made, ATTACKER)
    assert back.closed == FULL
    assert back.of("welcome") == []
    assert [each.closed for each in (friend, second, newcomer)] == [None] * 3


async def test_fifty_networks_of_one_slash_48_keep_no_other_spectator_out() -> None:
    world = World()
    made = await world.make()
    for number in range(world.settings.watchers_per_table):
        await spectator(world, made, f"2001:db8:1:{number:x}::/64")
    assert (await spectator(world, made, "2001:db8:1:ffff::/64")).closed == FULL
    assert (await spectator(world, made, STRANGER)).closed is None


async def test_players_learn_that_a_spectator_who_asked_for_a_seat_gave_way() -> None:
    world = World(replace(QUICK, watchers_per_table=2, bot_pause_least=5, bot_pause_most=5))
    made = await world.make(bots=["greedy"])
    host = await world.connect(made.table, token=made.token)
    eva = await spectator(world, made, ATTACKER)
    await eva.say("ask_seat", name="Eva", token=TOKEN)
    await spectator(world, made, ATTACKER)
    await spectator(world, made, STRANGER)
    assert eva.closed == FULL
    assert [each["connected"] for each in host.of("players")[-1]["latecomers"]] == [False]
