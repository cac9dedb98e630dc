"""Who stands apart: a server that has lost what the others still have, and nobody else."""

from __future__ import annotations

from mexican_train.server.cluster.standing import Standing

BEAT, LEASE = 0.5, 2.0
WELL = {"sure": True, "linked": True, "others": True}


def test_a_server_that_cannot_prolong_its_lease_stands_apart_when_others_can() -> None:
    standing = Standing(BEAT)
    assert standing.look(1.5, 0.0, **WELL) is None
    standing.others_renewed(1.4)
    assert standing.look(LEASE - 0.1, 0.0, **WELL) is None  # its tables are still its own
    assert standing.look(LEASE, 0.0, **{**WELL, "sure": False}) == "lease"
    assert standing.doubtful
    assert standing.look(2.5, 0.0, **{**WELL, "sure": False}) is None  # that is no news
    assert standing.look(9.0, 8.9, **WELL) is None
    assert not standing.doubtful


def test_nobody_stands_apart_while_the_database_is_away_for_all() -> None:
    standing = Standing(BEAT)
    standing.others_renewed(0.5)  # the last that any of them could, a beat after this one
    for now in (2.0, 4.0, 60.0):
        assert standing.look(now, 0.0, **{**WELL, "sure": False}) is None
    assert not standing.doubtful


def test_a_server_that_reaches_neither_database_nor_redis_stands_apart() -> None:
    standing = Standing(BEAT)
    lost = {"sure": False, "linked": False, "others": True}
    assert standing.look(LEASE, 0.0, **lost) is None  # perhaps all have lost both for a moment
    assert standing.look(2 * LEASE, 0.0, **lost) == "lease"


def test_a_server_that_does_not_reach_redis_takes_nobody_and_soon_stands_apart() -> None:
    standing = Standing(BEAT)
    alone = {**WELL, "linked": False}
    assert standing.look(10.0, 9.9, **alone) is None
    assert standing.doubtful
    assert standing.look(11.0, 10.9, **alone) == "link"
    assert standing.look(11.5, 10.9, **{**alone, "sure": False}) is None  # it gives all back
    assert standing.look(11.6, 11.5, **alone) is None
    assert standing.doubtful
    assert standing.look(12.0, 11.9, **WELL) is None
    assert not standing.doubtful


def test_nobody_stands_apart_while_redis_is_away_for_all() -> None:
    standing = Standing(BEAT)
    assert standing.look(10.0, 9.9, sure=True, linked=False, others=True) is None
    for now in (10.5, 11.0, 60.0):  # by now the others have said so too
        assert standing.look(now, now, sure=True, linked=False, others=False) is None
        assert not standing.doubtful
