"""The table on a whole terminal screen, by keys alone."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from mexican_train.languages import LANGUAGES
from mexican_train.terminal.hand import Hand
from mexican_train.words import Words
from terminal.staged import LOBBY, StagedTable, at_table, shown, until, view

ROUND_OVER: dict[str, Any] = {
    **{"phase": "round_over", "round_winners": [1], "turn": None, "legal": []},
    **{"scores": [[4, 5, 6], [9, 0, 30]], "totals": [13, 5, 36]},
    "hands": [["3-6"], [], ["9-12"]],
}


def over(**changes: Any) -> dict[str, Any]:
    """The event of a round's end."""
    return {"type": "round_over", "blocked": False, "winners": [1], "points": [9, 0, 30], **changes}


def test_the_cursor_goes_to_a_tile_that_fits_and_one_key_plays_it() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("enter")
        assert table.acts == ["5-12@M"]

    at_table(StagedTable(view(legal=["5-12@M"], hand=["9-11", "5-12"])), act)


def test_a_tile_with_two_places_waits_until_one_is_pointed_at() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("enter")
        assert table.acts == []
        assert "Where shall 3-5 go?" in shown(pilot)
        assert "[here]" in shown(pilot)
        await pilot.press("down", "enter")
        assert table.acts == ["3-5@1"]

    at_table(StagedTable(view()), act)


def test_escape_puts_a_chosen_tile_back() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("enter", "escape")
        assert "[here]" not in shown(pilot)
        assert table.acts == []

    at_table(StagedTable(view()), act)


def test_a_tile_that_fits_nowhere_is_not_played() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("right", "enter")
        assert pilot.app.query_one(Hand).under_cursor == "0-0"
        assert table.acts == []

    at_table(StagedTable(view(hand=["0-0", "3-5"])), act)


@pytest.mark.parametrize(
    ("key", "changes", "action"),
    [
        ("d", {"legal": ["draw"]}, "draw"),
        ("p", {"legal": ["pass"]}, "pass"),
        ("s", {"legal": ["3-5@0", "stop"], "series": True}, "stop"),
        ("k", {"calls": ["knock@0"]}, "knock@0"),
        ("c", {"calls": ["catch@0>1"], "legal": [], "turn": 1}, "catch@0>1"),
    ],
)
def test_deeds_have_keys_and_are_shown_when_they_apply(
    key: str, changes: dict[str, Any], action: str
) -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        assert f"({key})" in shown(pilot)
        await pilot.press(key)
        assert table.acts == [action]

    at_table(StagedTable(view(**changes)), act)


def test_whom_one_can_catch_is_named() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        assert "Catch Bruno! (c)" in shown(pilot)

    at_table(StagedTable(view(calls=["catch@0>1"])), act)


def test_nothing_is_sent_twice_while_the_first_is_on_its_way() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("d", "d", "d")
        assert table.acts == ["draw"]
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="ack", id=sent["id"], version=8)
        table.update({"type": "drew", "seat": 0, "tile": "1-2"}, legal=["pass"], drawn=True)
        await until(pilot, lambda: "You drew 1-2." in shown(pilot))
        await pilot.press("p")
        assert table.acts == ["draw", "pass"]

    at_table(StagedTable(view(legal=["draw"])), act)


def test_a_refusal_is_told_until_the_table_goes_on() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("d")
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="refused", id=sent["id"], reason="must_play", message="no")
        told = "One of your tiles can be played, so it must be."
        await until(pilot, lambda: told in shown(pilot))
        table.update({"type": "knocked", "seat": 1})
        await until(pilot, lambda: told not in shown(pilot))

    at_table(StagedTable(view(legal=["draw"])), act)


def test_a_hint_is_asked_for_and_told() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("h")
        asked = table.said[-1]
        assert asked["type"] == "hint"
        best = {"action": "3-5@1", "reason": "hint-double", "arguments": {}}
        table.tell(type="hint", id=asked["id"], version=7, actions=[best])
        await until(pilot, lambda: "train. Doubles are best laid early." in shown(pilot))

    at_table(StagedTable(view()), act)


def test_a_drawn_tile_goes_to_the_end_of_what_was_arranged() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        await pilot.press("shift+left", "shift+left")
        before = list(hand.tiles)
        table.update({"type": "drew", "seat": 0, "tile": "1-2"}, hand=[*table.view["hand"], "1-2"])
        await until(pilot, lambda: hand.tiles == [*before, "1-2"])
        assert before.index("3-5") == 0

    at_table(StagedTable(view()), act)


def test_a_new_deal_is_sorted_anew() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        table.update(
            {"type": "round_began", "number": 3, "engine": 10, "first": 0},
            **{"round": 3, "hand": ["3-5", "10-12", "9-11"]},
        )
        await until(pilot, lambda: hand.tiles == ["10-12", "9-11", "3-5"])

    at_table(StagedTable(view()), act)


def test_the_hand_is_sorted_into_the_longest_train_and_the_extras() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        await pilot.press("a")
        assert hand.tiles == ["3-5", "3-9", "9-11", "10-10", "2-4", "0-0"]
        assert hand.train == 3
        text = shown(pilot)
        assert "Planned: a train of 3 tiles, then the extras." in text
        assert "▐ 5▌ ▐ 3▌ ▐ 9▌" in text  # as they would lie
        assert "▐ 3▌ ▐ 9▌ ▐11▌" in text

    at_table(StagedTable(view(hand=["0-0", "9-11", "3-9", "10-10", "2-4", "3-5"])), act)


def test_a_lost_line_is_told_and_so_is_what_was_missed() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        table.cut()
        await until(pilot, lambda: "The connection is lost" in shown(pilot))
        missed = {"type": "played", "seat": 1, "tile": "3-9", "train": 1}
        table.history.append(missed)
        table.chat.append({"number": 1, "seat": 2, "name": "Cleo", "text": "Where are you?"})
        await until(pilot, lambda: "You are back at the table." in shown(pilot))
        text = shown(pilot)
        assert "Bruno played 3-9 on their own train." in text
        assert "Cleo: Where are you?" in text
        assert "Your turn" in text
        assert [message["type"] for message in table.said].count("hello") == 2

    at_table(StagedTable(view()), act)


def test_the_score_opens_after_a_round_and_enter_is_ready_for_the_next() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        table.update(over(), **ROUND_OVER)
        await until(pilot, lambda: "Bruno is out!" in shown(pilot))
        text = shown(pilot)
        assert "36" in text
        assert "█" * 36 in text
        await pilot.press("enter")
        await until(pilot, lambda: table.said[-1]["type"] == "next")

    at_table(StagedTable(view()), act)


def test_the_score_tells_whom_it_waits_for() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        table.update(over(), **ROUND_OVER, ready=[0, 1])
        await until(pilot, lambda: "Waiting for Cleo." in shown(pilot))
        table.update({"type": "ready", "seat": 2}, ready=[0, 1, 2])
        await until(pilot, lambda: "Waiting" not in shown(pilot))

    at_table(StagedTable(view()), act)


def test_the_score_while_a_round_is_played_tells_nothing_of_hands() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("v")
        await until(pilot, lambda: "Close (Esc)" in shown(pilot))
        assert "Left in hand" not in shown(pilot)

    at_table(StagedTable(view()), act)


def test_the_end_of_a_match_names_the_winner_and_the_host_plays_again() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        ended = {**ROUND_OVER, "phase": "match_over", "winners": [0]}
        table.update(over(), {"type": "match_over", "winners": [0]}, **ended)
        await until(pilot, lambda: "You won the match!" in shown(pilot))
        await pilot.press("n")
        await until(pilot, lambda: table.said[-1]["type"] == "rematch")

    at_table(StagedTable(view()), act)


def test_whole_trains_are_opened_by_a_key_and_scrolled_by_keys() -> None:
    train = ["12-1", *(f"{pip % 12}-{(pip + 1) % 12}" for pip in range(1, 60))]

    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        assert "60 tiles…" in shown(pilot)
        await pilot.press("o")
        await until(pilot, lambda: "▐12│1▌" in shown(pilot))
        assert "The Mexican train" not in shown(pilot)
        await pilot.press("end")
        await until(pilot, lambda: "The Mexican train: 60 tiles" in shown(pilot))
        await pilot.press("o")
        await until(pilot, lambda: "Close (Esc)" not in shown(pilot))

    at_table(StagedTable(view(trains=[train] * 3, mexican=train)), act)


def test_the_whole_log_is_opened_by_a_key() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        for pip in range(12):
            table.update({"type": "played", "seat": 1, "tile": f"{pip}-12", "train": "M"})
        await until(pilot, lambda: "Bruno played 11-12" in shown(pilot))
        assert "Bruno played 0-12" not in shown(pilot)
        await pilot.press("l")
        await until(pilot, lambda: "Bruno played 0-12" in shown(pilot))

    at_table(StagedTable(view()), act)


def test_something_is_said_and_heard() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("t", *"Quit?", "enter")
        await until(pilot, lambda: table.said[-1]["type"] == "say")
        assert table.said[-1]["text"] == "Quit?"
        table.tell(type="said", number=1, seat=1, name="Bruno", phrase="nice-move")
        await until(pilot, lambda: "Bruno: Nice move!" in shown(pilot))

    at_table(StagedTable(view()), act)


def test_where_only_phrases_are_said_one_is_chosen() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("t")
        await until(pilot, lambda: "Good luck!" in shown(pilot))
        await pilot.press("down", "enter")
        await until(pilot, lambda: table.said[-1]["type"] == "say")
        assert table.said[-1]["phrase"] == "good-luck"

    at_table(StagedTable(view(chat="phrases")), act)


def test_a_table_that_ends_with_the_program_is_left_by_asking_twice() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("q")
        assert "This table ends when you leave." in shown(pilot)
        assert pilot.app.return_code is None
        await pilot.press("escape")
        assert "This table ends" not in shown(pilot)
        await pilot.press("q", "q")
        assert pilot.app.return_code == 0

    at_table(StagedTable(view()), act)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_a_seat_that_is_kept_is_left_at_once(key: str) -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press(key)
        assert pilot.app.return_code == 0

    at_table(StagedTable(view(), seat_link="http://x/t/y#seat=z"), act)


def test_a_table_that_is_gone_ends_the_program_with_a_status() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        table.cut(4404)
        await until(pilot, lambda: pilot.app.return_value == 1)

    at_table(StagedTable(view()), act)


def test_before_the_match_one_sees_who_is_there_and_who_starts() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        text = shown(pilot)
        assert "● Ada" in text
        assert "○ 1 seat free" in text
        assert "Ada starts the match." in text

    lobby = view(**LOBBY, seat=1)
    lobby["players"][2] |= {"taken": False, "name": ""}
    at_table(StagedTable(lobby), act)


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
def test_a_terminal_that_is_too_small_is_told_so_and_can_be_enlarged(size: tuple[int, int]) -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        assert "The table needs 80" in shown(pilot)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Your turn" in shown(pilot))
        assert "The table needs" not in shown(pilot)

    at_table(StagedTable(view()), act, size)


@pytest.mark.parametrize("sizes", [((200, 60), (130, 30)), ((130, 30), (80, 24))])
def test_after_a_resize_no_line_of_the_log_is_cut(sizes: tuple[tuple[int, int], ...]) -> None:
    name = "Bartholomew the Patient"

    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        for _ in range(60):
            table.update({"type": "passed", "seat": 1}, {"type": "marker_placed", "seat": 1})
        await until(pilot, lambda: shown(pilot).count("train is open.") > 1)
        await pilot.resize_terminal(*sizes[1])
        await until(pilot, lambda: len(shown(pilot).splitlines()) == sizes[1][1])
        # Each line that begins in sight ends in sight.
        await until(pilot, lambda: shown(pilot).count("open.") >= shown(pilot).count("●") > 2)

    named = view()
    named["players"][1]["name"] = name
    at_table(StagedTable(named), act, sizes[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_every_language_and_its_menu_fits(language: str) -> None:
    words = Words(language)

    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        text = shown(pilot)
        assert words("duty-one").replace("\xa0", " ") in text
        assert words("mexican") in text
        assert text.splitlines()[-1].endswith(words("terminal-quit"))
        await pilot.press("question_mark")
        await until(pilot, lambda: words("terminal-key-quit").split()[-1] in shown(pilot))

    at_table(StagedTable(view()), act, language=language)
