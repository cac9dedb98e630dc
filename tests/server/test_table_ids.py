"""What tables are called, and whose an id is."""

from __future__ import annotations

from in_memory import World

from mexican_train.server.table.secret import LETTERS, is_table_id, new_table_id


def test_the_id_of_a_table_tells_whose_it_is() -> None:
    assert is_table_id(new_table_id())
    assert is_table_id(new_table_id("0"), "0")
    assert not is_table_id(new_table_id("0"))
    assert not is_table_id(new_table_id(), "0")
    assert "0" not in LETTERS


def test_what_no_table_can_be_called_is_no_id() -> None:
    for text in ("", "a" * 33, "ab/cd", "ABCD", "é"):
        assert not is_table_id(text)
        assert not is_table_id(f"0{text}", "0")


async def test_new_tables_are_called_as_their_hall_is_told() -> None:
    world = World()
    world.hall.services.prefix = "0"
    assert is_table_id((await world.make()).table, "0")
