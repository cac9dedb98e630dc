from __future__ import annotations

from in_memory import World


async def test_two_people_play_a_round_to_its_end() -> None:
    world = World()
    host, guest = await world.pair(rounds=1)
    for _ in range(500):
        if host.view["phase"] != "playing":
            break
        mover = host if host.view["turn"] == 0 else guest
        answer = await mover.act(mover.view["legal"][0])
        assert answer["type"] == "ack"
    assert host.view["phase"] == "match_over"
    assert host.view["scores"] == guest.view["scores"]
