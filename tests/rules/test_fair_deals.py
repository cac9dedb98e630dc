"""Deals from a seed: the same tiles for ever, so that anyone can check them."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from scene import match

from mexican_train import new_match
from mexican_train.rules import fair
from mexican_train.rules.errors import NotationError
from mexican_train.rules.fair import (
    Share,
    commitment,
    fair_deal,
    fair_order,
    mixed_seed,
    opens,
    read_seed,
    seed_bytes,
)
from mexican_train.rules.tiles import Tile, full_set

SEED = bytes(range(32))
EXPECTED = (
    "1-2 5-6 2-6 0-5 3-3 0-6 4-4 0-0 3-5 1-6 1-1 0-2 6-6 4-6 1-3 2-2 2-3 2-5 5-5 2-4 "
    "3-6 1-4 0-4 4-5 0-3 1-5 0-1 3-4"
)


def test_algorithm_1_never_changes() -> None:
    """The order that this seed gave when algorithm 1 was written down."""
    order = " ".join(str(tile) for tile in fair_order(SEED, full_set(6)))
    assert order == EXPECTED


def dealt(*seed: Any) -> list[list[Tile]]:
    """Return the hands of a first round dealt from a seed."""
    playing = new_match("nordic", 3)
    playing.deal(*seed)
    return [playing.round.hand_of(seat) for seat in range(3)]


def test_a_match_is_dealt_from_a_number_or_a_text_as_from_the_bytes_they_stand_for() -> None:
    for seed in (7, "7"):
        assert seed_bytes(seed) == sha256(b"mexican-train/seed/17").digest()
    assert dealt(7) == dealt("7") == dealt(sha256(b"mexican-train/seed/17").digest())
    assert dealt("grønn") == dealt(sha256("mexican-train/seed/1grønn".encode()).digest())
    assert dealt(7) != dealt(8)
    assert seed_bytes(SEED) == SEED


def test_without_a_seed_every_deal_is_another() -> None:
    assert dealt() != dealt()
    assert len(seed_bytes(None)) == 32


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [
        (b"short", "a seed has 32 bytes, not 5"),
        (True, "a seed is 32 bytes, a whole number or a text, not True"),
        (1.5, "a seed is 32 bytes, a whole number or a text, not 1.5"),
        ([], r"a seed is 32 bytes, a whole number or a text, not \[\]"),
        pytest.param(10**5000, "or a text, not something that is too large", id="large"),
        ("\ud800", r"'\\ud800' is no seed: UTF-8 cannot write this text"),
    ],
)
def test_what_is_no_seed_is_refused_in_a_sentence(seed: Any, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        dealt(seed)


class SevenOfALibrary:
    """A whole number that is no `int`, as NumPy has them."""

    def __index__(self) -> int:
        return 7


def test_whole_numbers_of_other_libraries_are_seeds_too() -> None:
    assert dealt(SevenOfALibrary()) == dealt(7)


def test_algorithm_1_is_what_its_description_says() -> None:
    """SHA-256 in counter mode, words of 32 bits, Fisher-Yates from the end, no biased word."""
    tiles = list(full_set(12))
    words = (
        int.from_bytes(block[start : start + 4], "big")
        for counter in range(1000)
        for block in [sha256(b"mexican-train/deal/1" + SEED + counter.to_bytes(8, "big")).digest()]
        for start in range(0, 32, 4)
    )
    for last in range(90, 0, -1):
        word = next(word for word in words if word < 2**32 // (last + 1) * (last + 1))
        pick = word % (last + 1)
        tiles[last], tiles[pick] = tiles[pick], tiles[last]
    assert fair_order(SEED, full_set(12)) == tiles


def test_a_word_that_would_favour_some_tiles_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """For three choices the highest of all words is one too many; for two it is not."""
    highest = 2**32 - 1
    tiles = full_set(6)[:3]
    monkeypatch.setattr(fair, "_words", lambda seed: iter([highest, 0, highest]))
    assert fair_order(SEED, tiles) == [tiles[2], tiles[1], tiles[0]]
    monkeypatch.setattr(fair, "_words", lambda seed: iter([highest - 1, highest]))
    assert fair_order(SEED, tiles) == list(tiles)


def test_an_order_has_every_tile_once() -> None:
    for max_pip in (6, 9, 12, 15, 18):
        tiles = full_set(max_pip)
        assert sorted(fair_order(SEED, tiles)) == list(tiles)
        assert fair_order(SEED, tiles) != list(tiles)


def test_a_match_and_a_single_deal_agree() -> None:
    playing = match("nordic", 3)
    playing.deal(SEED)
    alone = fair_deal(playing.header, SEED)
    assert [alone.hand_of(seat) for seat in range(3)] == [
        playing.round.hand_of(seat) for seat in range(3)
    ]
    assert alone.boneyard == playing.round.boneyard
    later = fair_deal(playing.header, SEED, number=2, used=[12])
    assert (later.engine, later.first) == (11, 1)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()


def test_a_seed_is_32_bytes_written_as_64_digits() -> None:
    assert read_seed(SEED.hex()) == SEED
    for text in ("", "00", SEED.hex() + "0", "g" * 64, "\u0660" * 64, None, 7):
        with pytest.raises(NotationError, match="is not a seed: write 64 hexadecimal digits"):
            read_seed(text)
    for seed in (b"", SEED[:-1], SEED + b"0"):
        with pytest.raises(NotationError, match="a seed has 32 bytes"):
            fair_order(seed, full_set(6))


def test_blanks_are_no_digits() -> None:
    """Sixty-four characters with blanks among them are not the seed that fewer digits would be."""
    for text in (" " * 64, "00 " * 21 + "0", " " + SEED.hex()[:-1]):
        with pytest.raises(NotationError, match="is not a seed: write 64 hexadecimal digits"):
            read_seed(text)


# ---------------------------------------------------------------------- algorithm 2

NONCES = [bytes([seat]) * 32 for seat in range(8)]
SHARES = [Share(commitment(nonce), nonce.hex()) for nonce in NONCES]


def test_algorithm_2_never_changes() -> None:
    """What these gave when algorithm 2 was written down."""
    mix = [SHARES[0], None, SHARES[2]._replace(nonce=None)]
    mixed = "3092898c53e7dc9d36d7b97d90ea4b103293853f40e64d2fd81d9fde9885f709"
    assert mixed_seed(SEED, mix).hex() == mixed


def test_algorithm_2_is_what_its_description_says() -> None:
    text = b"mexican-train/deal/2" + SEED
    text += b"\0\1" + NONCES[0] + b"\3\0" + sha256(NONCES[3]).digest()
    mix = [SHARES[0], None, None, SHARES[3]._replace(nonce=None)]
    assert mixed_seed(SEED, mix) == sha256(text).digest()


def test_without_any_share_the_deal_is_that_of_algorithm_1() -> None:
    assert mixed_seed(SEED, ()) == mixed_seed(SEED, [None] * 8) == SEED


def test_every_part_of_the_mix_decides() -> None:
    """No two of these mix the same, whoever added what, and whether it was revealed."""
    mixes: list[tuple[bytes, list[Share | None]]] = [
        (SEED, [SHARES[0], SHARES[1]]),
        (bytes(32), [SHARES[0], SHARES[1]]),
        (SEED, [SHARES[1], SHARES[0]]),
        (SEED, [SHARES[0], None, SHARES[1]]),
        (SEED, [SHARES[0], None]),
        (SEED, [SHARES[0], SHARES[1]._replace(nonce=None)]),
        (SEED, [SHARES[0], Share("00" * 32, SHARES[1].commitment)]),
        (SEED, [None, None]),
    ]
    assert len({mixed_seed(seed, mix) for seed, mix in mixes}) == len(mixes)


def test_a_nonce_opens_its_own_commitment_and_no_other() -> None:
    assert opens(SHARES[0])
    assert opens(Share(SHARES[0].commitment.upper(), SHARES[0].nonce))
    assert opens(Share(SHARES[0].commitment, None))
    assert not opens(Share(SHARES[0].commitment, SHARES[1].nonce))
    with pytest.raises(NotationError, match="is not a nonce: write 64"):
        opens(Share(SHARES[0].commitment, "12"))
    with pytest.raises(NotationError, match="is not a commitment: write 64"):
        mixed_seed(SEED, [Share("12", None)])
