"""Nobody can steer a deal: what a server that grinds seeds gets for it, and how one is caught that
breaks its word. The devices here are the terminal's own."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
import pytest
from in_memory import Connection, World
from played import play_out

from mexican_train.protocol.server_messages import read_server_message
from mexican_train.protocol.view import MixedShare, View
from mexican_train.rules.fair import Share, commitment, fair_order, mixed_seed
from mexican_train.rules.tiles import full_set
from mexican_train.terminal.mixer import Mixer

TILES = full_set(9)
HAND = 15
SEEDS, NONCES = 400, 400

# ---------------------------------------------------------------------- a server that grinds


def luck(seed: bytes) -> int:
    """What a dishonest host would like: the doubles that seat 0 does not get."""
    return -sum(tile.is_double for tile in fair_order(seed, TILES)[:HAND])


def test_trying_many_seeds_pays_without_a_device_and_not_with_one() -> None:
    """The best of many seeds is far from an average one, as long as no device adds anything. With
    one honest nonce, of which the server knows only the hash when it chooses, it is as good as any:
    the mean over all nonces is that of chance, within four of its errors."""
    rng = random.Random("grinding")
    seeds = [rng.randbytes(32) for _ in range(SEEDS)]
    best = max(seeds, key=luck)
    average = sum(map(luck, seeds)) / SEEDS
    assert luck(best) > average + 1.5
    mixed = []
    for _ in range(NONCES):
        nonce = rng.randbytes(32)
        mixed.append(luck(mixed_seed(best, [Share(commitment(nonce), nonce.hex()), None])))
    deviation = (sum((each - average) ** 2 for each in mixed) / NONCES) ** 0.5
    assert abs(sum(mixed) / NONCES - average) < 4 * deviation / NONCES**0.5


def test_a_player_who_is_free_to_withhold_has_nothing_to_choose_by() -> None:
    """Without the table's seed both choices look the same: whichever a player would take for the
    better one, over all seeds it is no better than the other."""
    rng = random.Random("withholding")
    nonce = rng.randbytes(32)
    shown = [Share(commitment(nonce), nonce.hex())]
    kept = [shown[0]._replace(nonce=None)]
    seeds = [rng.randbytes(32) for _ in range(SEEDS)]
    gains = [luck(mixed_seed(seed, shown)) - luck(mixed_seed(seed, kept)) for seed in seeds]
    deviation = (sum(gain**2 for gain in gains) / SEEDS) ** 0.5
    assert abs(sum(gains) / SEEDS) < 4 * deviation / SEEDS**0.5


# ---------------------------------------------------------------------- a server that is caught


class Device:
    """A connection whose program adds to deals, as a terminal does."""

    def __init__(self, visitor: Connection) -> None:
        self.visitor = visitor
        numbers = count()
        self.mixer = Mixer(lambda: f"d{next(numbers)}")
        self._read = 0
        self.broken = False

    async def listen(self, change: Callable[[dict[str, Any]], None] = lambda _: None) -> None:
        """Takes what came, perhaps not as it was sent, and answers until there is no more."""
        while self._read < len(self.visitor.raw):
            plain = msgspec.json.decode(self.visitor.raw[self._read])
            self._read += 1
            if plain.get("view"):
                change(plain["view"])
            message = read_server_message(msgspec.json.encode(plain))
            assert message is not None
            view: View | None = getattr(message, "view", None)
            if self.mixer.heard(message) or view is None:
                continue
            said = self.mixer.see(view)
            if said is not None:
                await self.visitor.frame(msgspec.to_builtins(said) | {"type": said_type(said)})
            self.broken = self.mixer.broken(view) or self.broken


def said_type(message: object) -> str:
    return {"Mix": "mix", "Reveal": "reveal"}[type(message).__name__]


async def at_table() -> tuple[World, Device, Device]:
    """Ada and Bo with their devices, in the lobby of a table for three."""
    world = World()
    made = await world.make(seats=3, rules={"max_pip": 6, "hand": 3}, rounds=1)
    ada = Device(await world.connect(made.table, token=made.token))
    _, token = await world.sit(made.table, made.invite)
    bo = Device(await world.connect(made.table, token=token))
    for device in (ada, bo):
        await device.listen()
    return world, ada, bo


async def played(change: Callable[[dict[str, Any]], None] = lambda _: None) -> Device:
    """Ada's device after a round, told of it as it was or with some change."""
    _, ada, bo = await at_table()
    await ada.visitor.say("start")
    for _ in range(3):
        for device in (ada, bo):
            await device.listen()
    await play_out(ada.visitor, bo.visitor)
    await ada.listen(change)
    return ada


async def test_an_honest_table_is_not_accused() -> None:
    device = await played()
    assert not device.broken
    assert device.mixer.notes is not None
    note = device.mixer.notes.dealt
    assert note.confirmed
    assert note.set is not None
    assert [each is not None for each in note.set] == [True, True, False]


def other_seed(view: dict[str, Any]) -> None:
    if view["seed"]:
        view["seed"] = "11" * 32


def other_seed_and_promise(view: dict[str, Any]) -> None:
    if view["seed"]:
        view["seed"] = "11" * 32
        view["commitment"] = sha256(bytes.fromhex("11" * 32)).hexdigest()


def without_my_nonce(view: dict[str, Any]) -> None:
    if view["mix"]:
        view["mix"][0]["nonce"] = None


def without_me(view: dict[str, Any]) -> None:
    if view["mix"]:
        view["mix"][0] = None


def without_any(view: dict[str, Any]) -> None:
    if view["mix"]:
        view["mix"] = None


def with_another_after_all(view: dict[str, Any]) -> None:
    if view["mix"]:
        nonce = "22" * 32
        promised = sha256(bytes.fromhex(nonce)).hexdigest()
        view["mix"][2] = {"commitment": promised, "nonce": nonce}


def with_a_nonce_that_was_not_committed_to(view: dict[str, Any]) -> None:
    if view["mix"]:
        view["mix"][1]["nonce"] = "33" * 32


@pytest.mark.parametrize(
    "change",
    [
        *(other_seed, other_seed_and_promise, without_my_nonce, without_me, without_any),
        *(with_another_after_all, with_a_nonce_that_was_not_committed_to),
    ],
)
async def test_a_table_that_breaks_its_word_is_accused(
    change: Callable[[dict[str, Any]], None],
) -> None:
    assert (await played(change)).broken


async def revealed(change: Callable[[dict[str, Any]], None]) -> bool:
    """Whether a device reveals anything to a closing that is shown to it in some way."""
    _, ada, _ = await at_table()
    await ada.visitor.say("start")
    await ada.listen(lambda view: change(view) if view["mixing"] else None)
    return ada.mixer.notes is not None and ada.mixer.notes.coming.set is not None


async def test_nothing_is_revealed_to_a_set_without_ones_own_commitment() -> None:
    assert await revealed(lambda view: None)
    assert not await revealed(lambda view: view["mixing"].__setitem__(0, None))
    assert not await revealed(lambda view: view["mixing"].__setitem__(0, view["mixing"][1]))


async def test_nothing_is_revealed_when_the_table_has_changed_its_promise() -> None:
    assert not await revealed(lambda view: view.__setitem__("next_commitment", "44" * 32))


async def test_a_second_set_for_the_same_deal_gets_nothing() -> None:
    """A server that has heard all nonces calls the deal off and closes another set."""
    _, ada, _ = await at_table()
    await ada.visitor.say("start")
    await ada.listen()
    notes = ada.mixer.notes
    assert notes is not None
    view = msgspec.convert(ada.visitor.of("update")[-1]["view"], View)
    others = [view.mixing[0] if view.mixing else None, "55" * 32, None]
    ada.mixer.come_back()
    assert ada.mixer.see(msgspec.structs.replace(view, mixing=None)) is None
    assert ada.mixer.see(msgspec.structs.replace(view, mixing=others)) is None
    again = ada.mixer.see(view)  # after a crash: the very same set
    assert again is not None


def test_a_share_that_cannot_be_read_is_no_share_that_fits() -> None:
    from mexican_train.terminal.deal_notes import DealNote, judged

    assert not judged(DealNote(), None, [MixedShare(commitment="00", nonce="xyz")]).kept
