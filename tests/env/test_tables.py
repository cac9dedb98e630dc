"""Many tables at once: the same as one, written into given arrays, and nothing else taken."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import numpy as np
import pytest
from env.side_by_side import seen
from twin import both, build

from mexican_train import MexicanTrainError
from mexican_train.env import Game, MexicanTrainEnv, Tables, stream_key

SHORT = {"hand": 4, "rounds": 2, "max_pip": 6}


def first_open(masks: Any) -> Any:
    """The first action that is open at each table."""
    return masks.argmax(axis=1)


@pytest.mark.parametrize(("sheet", "players"), [("nordic", 4), ("station/open", 3), ("gare", 2)])
def test_each_table_is_an_environment_of_its_own(sheet: str, players: int) -> None:
    tables = Tables(sheet, players, 5, seed="many", rules=SHORT, history=8)
    alone = [Game(tables.header, stream_key("many", stream)) for stream in range(5)]
    for game in alone:
        game.begin()
    given, luck, ended = tables.arrays(), Random(1), set()
    for _ in range(120):
        given.observations[:] = np.nan
        tables.observe(given.observations, given.masks, given.past)
        actions = []
        for row, game in enumerate(alone):
            told = seen(tables.encoder, game, game.seat)
            assert given.observations[row].tolist() == told.observation
            assert given.masks[row].tolist() == told.mask
            assert given.past[row].tolist() == told.past
            actions.append(luck.choice(told.open))
        tables.step(np.array(actions), given.rewards, given.ended, given.seats)
        for row, game in enumerate(alone):
            game.step(actions[row])
            assert given.ended[row] == game.ended
            assert given.rewards[row].tolist() == np.array(game.rewards, np.float32).tolist()
            ended.add(game.ended)
            if game.over:
                game.begin()
            assert given.seats[row] == game.seat
        assert tables.seats == given.seats.tolist()
    assert ended == {0, 1, 2}


def test_the_first_table_is_what_pettingzoo_sees() -> None:
    tables = Tables("station", 4, 3, seed=11, rules=SHORT)
    table = MexicanTrainEnv("station", 4, rules=SHORT)
    table.reset(seed=11)
    given = tables.arrays()
    while True:
        tables.observe(given.observations, given.masks, given.past)
        agent = table.agent_selection
        told = table.observe(agent)
        assert agent == f"player_{tables.seats[0]}"
        assert (told["observation"] == given.observations[0]).all()
        assert (told["action_mask"] == given.masks[0]).all()
        assert (told["history"] == given.past[0]).all()
        actions = first_open(given.masks)
        tables.step(actions, given.rewards, given.ended, given.seats)
        table.step(actions[0])
        assert list(table.rewards.values()) == pytest.approx(given.rewards[0].tolist())
        if given.ended[0] == 2:
            break
    assert all(table.terminations.values())


@both
def test_arrays_need_not_be_of_numpy(name: str) -> None:
    env = build(name).modules["mexican_train.env"]
    tables = env.Tables("nordic", 2, 1, seed=1, rules=SHORT, history=0)
    numbers: dict[str, Any] = {}
    for each, (kind, shape) in tables.shapes.items():
        size = int(np.prod(shape))
        if size:
            numbers[each] = memoryview(array(kind, [0] * size)).cast("B").cast(kind, shape)
    tables.observe(numbers["observations"], numbers["masks"])
    open = [k for k, each in enumerate(numbers["masks"].tolist()[0]) if each]
    assert open == tables.games[0].open_actions()
    tables.step(open[:1], *(numbers[each] for each in ("rewards", "ended", "seats")))
    assert tables.games[0].past


def test_arrays_that_do_not_fit_are_refused() -> None:
    tables = Tables(count=3)
    given = tables.arrays()
    wide = np.zeros((3, 840), np.float32)[:, ::2]
    for observations, sentence in (
        (
            np.zeros((3, 420)),
            r"must be float32 of the shape \(3, 420\), not float64 of",
        ),
        (np.zeros((2, 420), np.float32), "observations must be float32 of the shape"),
        (None, "observations must be an array, not None"),
        (wide, "observations must be writable, and lie in one piece"),
        (np.broadcast_to(np.float32(0), (3, 420)), "observations must be writable"),
    ):
        with pytest.raises(MexicanTrainError, match=sentence):
            tables.observe(observations, given.masks)
    with pytest.raises(MexicanTrainError, match=r"masks must be int8 .* not bool of"):
        tables.observe(given.observations, given.masks.astype(bool))
    with pytest.raises(MexicanTrainError, match="past must be int16"):
        tables.observe(given.observations, given.masks, given.past[:, :4])


def test_an_action_that_is_not_open_changes_nothing() -> None:
    tables = Tables(count=3, seed=2)
    given = tables.arrays()
    out = (given.rewards, given.ended, given.seats)
    tables.observe(given.observations, given.masks)
    right = first_open(given.masks)
    for row, action in ((2, 3), (1, -1), (0, 2**40), (0, 184)):
        actions = right.copy()
        actions[row] = action
        with pytest.raises(MexicanTrainError, match=f"table {row}: action {action} is not open"):
            tables.step(actions, *out)
    bad: Any
    floats, truths = right.astype(np.float64) + 0.9, right.astype(bool)
    for bad in (right[:2], ["x"] * 3, 7, [1.5, None, 2], floats, [*map(float, right)], truths):
        with pytest.raises(MexicanTrainError, match="actions"):
            tables.step(bad, *out)
    assert not any(game.past for game in tables.games)
    tables.step(right.astype(np.int32), *out)
    assert all(game.past for game in tables.games)


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(MexicanTrainError, match="count must be a number of tables, not 0"):
        Tables(count=0)
    with pytest.raises(MexicanTrainError, match="at most 1000000 tables, which take some 2 GB"):
        Tables(count=10**9)
    with pytest.raises(MexicanTrainError, match="there is no rule 'hands'"):
        Tables(rules={"hands": 3})
    with pytest.raises(MexicanTrainError, match="rewards are by round or by match"):
        Tables(rewards="points")


def test_hands_of_one_tile_are_over_when_they_are_dealt() -> None:
    tables = Tables("station", 2, 20, seed=1, rules={"hand": 1, "max_pip": 6})
    given = tables.arrays()
    for _ in range(50):
        tables.observe(given.observations, given.masks)
        assert (given.masks.sum(axis=1) > 0).all()
        tables.step(first_open(given.masks), given.rewards, given.ended, given.seats)
