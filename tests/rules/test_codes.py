"""Actions as numbers, for simulations and bots: each has its code, and the code tells it back."""

from __future__ import annotations

from scene import do, scene

from mexican_train.rules.actions import DRAW, PASS, STOP, Action, Catch, Knock, Play
from mexican_train.rules.codes import action_of, code_of, turn_action_of
from mexican_train.rules.tiles import MEXICAN, Tile


def test_every_action_has_a_code_of_its_own() -> None:
    table = scene("nordic", ["3-5 5-5 1-1", "0-0"], trains={0: "12-5"}, mexican="12-3")
    actions: list[Action] = [
        Play(Tile(3, 5), 0),
        Play(Tile(5, 5), 0),
        Play(Tile(3, 5), MEXICAN),
        DRAW,
        PASS,
        STOP,
        *[Knock(seat) for seat in range(8)],
        *[Catch(by, seat) for by in range(8) for seat in range(8) if by != seat],
    ]
    codes = [code_of(table, action) for action in actions]
    assert len(set(codes)) == len(actions)
    assert [action_of(table, code) for code in codes] == actions
    assert [turn_action_of(table, code) for code in codes[:6]] == actions[:6]


def test_the_code_of_a_play_names_the_train_and_the_new_end() -> None:
    """A tile can go on two trains by either end: the end it shows is what differs."""
    table = scene("nordic", ["3-5 1-1", "0-0"], trains={0: "12-5"}, mexican="12-3")
    assert code_of(table, Play(Tile(3, 5), 0)) == 0 << 5 | 3
    assert code_of(table, Play(Tile(3, 5), MEXICAN)) == MEXICAN << 5 | 5


def test_codes_and_legal_actions_are_the_same_list() -> None:
    table = scene("station", ["3-12 8-9 3-4", "4-12 0-0 0-1", "1-1"])
    assert [action_of(table, code) for code in table.codes] == table.legal
    do(table, "3-12@0")
    assert [str(action_of(table, code)) for code in table.codes] == ["4-12@1"]
