"""Deals of environments come from hashes: the same for a seed, and never another stream's."""

from __future__ import annotations

from typing import Any

import pytest

from mexican_train import MexicanTrainError, header_of
from mexican_train.env.game import Game
from mexican_train.env.seeding import deal_seed, stream_key


def test_seeds_never_change() -> None:
    assert stream_key(7, 0).hex()[:16] == "fcaf655328a2c622"
    assert stream_key("7", 0) == stream_key(7, 0)
    assert deal_seed(stream_key(7, 3), 1000) == 16582135726026867018


def test_no_two_streams_share_a_deal() -> None:
    # Neighbouring seeds and streams, and those that a generator's own steps lie between.
    seeds: list[int | str] = [0, 1, 2, 0x9E3779B97F4A7C15, 2**63, -1, "1 ", "a"]
    found = {
        deal_seed(stream_key(seed, s), d) for seed in seeds for s in range(40) for d in range(40)
    }
    assert len(found) == len(seeds) * 40 * 40


def test_the_same_seed_the_same_deals() -> None:
    def hands(seed: int | str, stream: int) -> list[str]:
        game = Game(header_of("nordic", 4, {"rounds": 30}), stream_key(seed, stream))
        game.begin()
        dealt = []
        while not game.over:
            if not game.past:
                dealt.append(" ".join(map(str, game.round.hand_of(0))))
            game.step(game.open_actions()[0])
        return dealt

    first = hands(1, 0)
    assert first == hands("1", 0)
    assert len({*first, *hands(1, 1), *hands(2, 0)}) == 90


@pytest.mark.parametrize("seed", [1.5, None, True, b"1"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(MexicanTrainError, match="a seed is a whole number or a text"):
        stream_key(seed, 0)
