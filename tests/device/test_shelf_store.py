"""What only a device's store must do; the rest every store must, which tests/store asks."""

from __future__ import annotations

import pytest
from device.memory_shelf import MemoryShelf
from store.databases import batch

from mexican_train.device.store import DeviceStore
from mexican_train.server.store.store import Overtaken, StorageError
from mexican_train.server.table.entries import Row


class BrokenShelf:
    """One that answers with an error of the page's own."""

    async def write(self, changes: str) -> str:
        raise RuntimeError("the storage was closed")

    async def read(self, first: str, last: str) -> str:
        raise RuntimeError("the storage was closed")

    async def size(self) -> int:
        raise RuntimeError("the storage was closed")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [("full", "there is no room left on this device"), ("it was closed", "it was closed")],
)
async def test_what_a_shelf_does_not_save_is_told(said: str, sentence: str) -> None:
    shelf = MemoryShelf()
    store = DeviceStore(shelf)
    shelf.trouble = said
    for asking in (store.append(batch("a")), store.check()):
        with pytest.raises(StorageError, match=sentence) as told:
            await asking
        assert not isinstance(told.value, Overtaken)
    shelf.trouble = ""
    await store.append(batch("a"))
    await store.check()


async def test_whatever_goes_wrong_on_the_other_side_is_a_storage_error() -> None:
    store = DeviceStore(BrokenShelf())
    asked = [store.append(batch("a")), store.check(), store.touch(["a"], 1.0)]
    for asking in (*asked, store.load("a"), store.size()):
        with pytest.raises(StorageError, match="the storage was closed"):
            await asking


async def test_what_can_never_be_saved_is_refused() -> None:
    store = DeviceStore(MemoryShelf())
    with pytest.raises(StorageError):
        await store.append(batch("a")._replace(rows=(Row(2, 5.0, 0, "\ud800", b"{}"),)))


async def test_what_cannot_be_read_is_told() -> None:
    shelf = MemoryShelf()
    store = DeviceStore(shelf)
    await store.append(batch("a"))
    shelf.kept["log", "a", 1] = "[]"
    with pytest.raises(StorageError, match="cannot be read"):
        await store.load("a")


async def test_nobody_comes_to_a_table_that_has_ended() -> None:
    shelf = MemoryShelf()
    store = DeviceStore(shelf)
    await store.append(batch("a", at=1.0))
    assert await store.expire(2.0, 2.0) == ["a"]
    await store.touch(["a"], 3.0)
    assert shelf.kept == {}
    assert await store.size() == 0
