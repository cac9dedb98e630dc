"""The table on a whole terminal screen, by keys alone."""

from __future__ import annotations

from typing import Any

import pytest

from mexican_train.languages import LANGUAGES
from mexican_train.terminal.app import TableApp
from mexican_train.words import Words
from terminal.staged import LOBBY, StagedTable, at_table, shown, until, view

pytestmark = pytest.mark.gate

ROUND_OVER: dict[str, Any] = {
    **{"phase": "round_over", "round_winners": [1], "turn": None, "legal": []},
    **{"scores": [[4, 5, 6], [9, 0, 30]], "totals": [13, 5, 36]},
    "hands": [["3-6"], [], ["9-12"]],
}


def over(**changes: Any) -> dict[str, Any]:
    """The event of a round's end."""
    ended = {"winners": [1], "points": [9, 0, 30], "hands": [["4-5"], [], ["9-9", "6-6"]]}
    return {"type": "round_over", "blocked": False, **ended, **changes}


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
async def test_deeds_have_keys_and_are_shown_when_they_apply(
    key: str, changes: dict[str, Any], action: str
) -> None:
    async with at_table(StagedTable(view(**changes))) as (pilot, table):
        assert f"({key})" in shown(pilot)
        await pilot.press(key)
        assert table.acts == [action]


async def test_the_last_tile_asks_for_a_knock_in_the_headline_with_its_key() -> None:
    last: dict[str, Any] = {
        "turn": 1,
        "legal": [],
        "hand": ["3-5"],
        "calls": ["knock@0"],
        "penalty": 2,
    }
    async with at_table(StagedTable(view(**last))) as (pilot, table):
        asks = "One tile left: knock now, or you draw 2 if somebody notices.   k"
        assert asks in shown(pilot)
        await pilot.press("k")
        assert table.acts == ["knock@0"]


async def test_whom_one_can_catch_is_named() -> None:
    async with at_table(StagedTable(view(calls=["catch@0>1"]))) as (pilot, _):
        assert "Catch Bruno! (c)" in shown(pilot)


@pytest.mark.parametrize(
    ("key", "action", "reason", "told"),
    [
        ("d", "draw", "must_play", "One of your tiles can be played, so it must be."),
        ("p", "pass", "must_draw", "Draw before you pass."),
        ("s", "stop", "nothing_to_stop", "There is no fast first turn to stop."),
    ],
)
async def test_a_key_for_what_cannot_be_done_says_why(
    key: str, action: str, reason: str, told: str
) -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        await pilot.press(key)
        assert table.acts == [action]
        table.tell(type="refused", id=table.said[-1]["id"], reason=reason, message="no")
        await until(pilot, lambda: told in shown(pilot))


@pytest.mark.parametrize(
    ("key", "told"),
    [("k", "There is no last tile to announce."), ("c", "Too late, or nobody to catch.")],
)
async def test_a_call_that_is_not_open_says_so(key: str, told: str) -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        await pilot.press(key)
        await until(pilot, lambda: told in shown(pilot))
        assert table.acts == []


async def test_nothing_is_sent_twice_while_the_first_is_on_its_way() -> None:
    async with at_table(StagedTable(view(legal=["draw"]))) as (pilot, table):
        await pilot.press("d", "d", "d")
        assert table.acts == ["draw"]
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="ack", id=sent["id"], version=8)
        table.update({"type": "drew", "seat": 0, "tile": "1-2"}, legal=["pass"], drawn=True)
        await until(pilot, lambda: "You drew 1-2." in shown(pilot))
        await pilot.press("p")
        assert table.acts == ["draw", "pass"]


async def test_a_refusal_is_told_until_the_table_goes_on() -> None:
    async with at_table(StagedTable(view(legal=["draw"]))) as (pilot, table):
        await pilot.press("d")
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="refused", id=sent["id"], reason="must_play", message="no")
        told = "One of your tiles can be played, so it must be."
        await until(pilot, lambda: told in shown(pilot))
        table.update({"type": "knocked", "seat": 1})
        await until(pilot, lambda: told not in shown(pilot))


async def test_the_last_card_says_how_the_last_round_ended() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        ended = {**ROUND_OVER, "phase": "match_over", "winners": [0], "blocked": True}
        match = {"type": "match_over", "winners": [0], "totals": [9, 0, 30]}
        table.update(over(blocked=True), match, **ended)
        await until(pilot, lambda: "You won the match!" in shown(pilot))
        assert "The round is blocked" in shown(pilot)


async def test_a_lost_line_is_told_and_so_is_what_was_missed() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        table.lose()
        # In the log, and where the duty was until then.
        await until(pilot, lambda: shown(pilot).count("The connection is lost") == 2)
        missed = {"type": "played", "seat": 1, "tile": "3-9", "train": 1}
        table.history.append(missed)
        table.chat.append(
            {"number": 1, "at": 0.0, "seat": 2, "name": "Cleo", "text": "Where are you?"}
        )
        table.mend()
        await until(pilot, lambda: "You are back at the table." in shown(pilot))
        # What was missed is asked for then, and comes a little later.
        await until(pilot, lambda: "Bruno played 3-9 on their own train." in shown(pilot))
        text = shown(pilot)
        assert "Cleo: Where are you?" in text
        assert "Your turn" in text
        assert [message["type"] for message in table.said].count("hello") == 2


async def test_the_score_opens_after_a_round_and_enter_is_ready_for_the_next() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        table.update(over(), **ROUND_OVER)
        await until(pilot, lambda: "Bruno went out first!" in shown(pilot))
        text = shown(pilot)
        assert "36" in text
        assert "█" * 36 in text
        await pilot.press("enter")
        await until(pilot, lambda: table.said[-1]["type"] == "next")


async def test_the_score_tells_whom_it_waits_for() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        table.update(over(), **ROUND_OVER, ready=[0, 1])
        await until(pilot, lambda: "Waiting for Cleo." in shown(pilot))
        table.update({"type": "ready", "seat": 2}, ready=[0, 1, 2])
        await until(pilot, lambda: "Waiting" not in shown(pilot))


async def test_the_score_while_a_round_is_played_tells_nothing_of_hands() -> None:
    async with at_table(StagedTable(view())) as (pilot, _):
        await pilot.press("v")
        await until(pilot, lambda: "Close (Esc)" in shown(pilot))
        assert "Left in hand" not in shown(pilot)


async def test_the_end_of_a_match_names_the_winner_and_the_host_plays_again() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        ended = {**ROUND_OVER, "phase": "match_over", "winners": [0]}
        table.update(over(), {"type": "match_over", "winners": [0], "totals": [9, 0, 30]}, **ended)
        await until(pilot, lambda: "You won the match!" in shown(pilot))
        await pilot.press("enter")  # meant for a tile, when the match was still running
        assert "You won the match!" in shown(pilot)
        assert table.said[-1]["type"] != "next"
        await pilot.press("n")
        await until(pilot, lambda: table.said[-1]["type"] == "next")
        table.tell(type="ack", id=table.said[-1]["id"], version=table.view["version"] + 1)
        table.update({"type": "ready", "seat": 0}, **{**ended, "ready": [0]})
        await until(pilot, lambda: "Begin without waiting" in shown(pilot))
        await pilot.press("n")
        await until(pilot, lambda: table.said[-1]["type"] == "rematch")


async def test_whole_trains_are_opened_by_a_key_and_scrolled_by_keys() -> None:
    train = ["12-1", *(f"{pip % 12}-{(pip + 1) % 12}" for pip in range(1, 60))]

    async with at_table(StagedTable(view(trains=[train] * 3, mexican=train))) as (pilot, _):
        assert "60 tiles…" in shown(pilot)
        await pilot.press("o")
        await until(pilot, lambda: "▐12│1▌" in shown(pilot))
        assert "The Mexican train" not in shown(pilot)
        await pilot.press("end")
        await until(pilot, lambda: "The Mexican train: 60 tiles" in shown(pilot))
        await pilot.press("o")
        await until(pilot, lambda: "Close (Esc)" not in shown(pilot))


async def test_the_whole_log_is_opened_by_a_key() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        for pip in range(12):
            table.update({"type": "played", "seat": 1, "tile": f"{pip}-12", "train": "M"})
        await until(pilot, lambda: "Bruno played 11-12" in shown(pilot))
        assert "Bruno played 0-12" not in shown(pilot)
        await pilot.press("l")
        await until(pilot, lambda: "Bruno played 0-12" in shown(pilot))


async def test_something_is_said_and_heard() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        await pilot.press("t", *"Quit?", "enter")
        await until(pilot, lambda: table.said[-1]["type"] == "say")
        assert table.said[-1]["text"] == "Quit?"
        table.tell(type="said", number=1, at=0.0, seat=1, name="Bruno", phrase="nice-move")
        await until(pilot, lambda: "Bruno: Nice move!" in shown(pilot))


async def test_where_only_phrases_are_said_one_is_chosen() -> None:
    async with at_table(StagedTable(view(chat="phrases"))) as (pilot, table):
        await pilot.press("t")
        await until(pilot, lambda: "Good luck!" in shown(pilot))
        await pilot.press("down", "enter")
        await until(pilot, lambda: table.said[-1]["type"] == "say")
        assert table.said[-1]["phrase"] == "good-luck"


async def test_a_table_that_ends_with_the_program_is_left_by_asking_twice() -> None:
    async with at_table(StagedTable(view(), seat_link=None)) as (pilot, _):
        await pilot.press("q")
        assert "This table ends when you leave." in shown(pilot)
        assert pilot.app.return_code is None
        await pilot.press("escape")
        assert "This table ends" not in shown(pilot)
        await pilot.press("q", "right", "q")  # who goes on playing is asked again
        assert "once more to leave, Esc to stay." in " ".join(shown(pilot).split())
        assert pilot.app.return_code is None
        await pilot.press("q")
        assert pilot.app.return_code == 0


async def test_keys_after_the_last_one_do_nothing_more() -> None:
    async with at_table(StagedTable(view())) as (pilot, _):
        app = pilot.app
        app.exit(0)
        assert not await app.run_action("score")  # typed before the screen is gone
        assert len(app.screen_stack) == 1


async def test_a_program_that_fails_says_so_by_its_status() -> None:
    async with at_table(StagedTable(view())) as (pilot, _):
        app = pilot.app
        assert isinstance(app, TableApp)
        app.exit(0, return_code=1)
        assert app.status == 1


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_a_seat_that_is_kept_is_left_at_once(key: str) -> None:
    async with at_table(StagedTable(view())) as (pilot, _):
        await pilot.press(key)
        assert pilot.app.return_code == 0


async def test_who_only_watches_leaves_at_once() -> None:
    watched = view(seat=None, hand=[], legal=[])
    async with at_table(StagedTable(watched, seat_link=None)) as (pilot, _):
        await pilot.press("q")
        assert pilot.app.return_code == 0


async def test_a_table_that_is_gone_ends_the_program_with_a_status() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        table.cut(4404)
        await until(pilot, lambda: pilot.app.return_value == 1)


async def test_before_the_match_one_sees_who_is_there_and_who_starts() -> None:
    lobby = view(**LOBBY, seat=1)
    lobby["players"][2] |= {"taken": False, "name": ""}

    async with at_table(StagedTable(lobby)) as (pilot, _):
        text = shown(pilot)
        assert "● Ada" in text
        assert "○ 1 seat free" in text
        assert "Ada starts the match." in text


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
async def test_a_terminal_that_is_too_small_is_told_so_and_can_be_enlarged(
    size: tuple[int, int],
) -> None:
    async with at_table(StagedTable(view()), size) as (pilot, _):
        assert "The table needs 80" in shown(pilot)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Your turn" in shown(pilot))
        assert "The table needs" not in shown(pilot)


@pytest.mark.parametrize("sizes", [((200, 60), (130, 30)), ((130, 30), (80, 24))])
async def test_after_a_resize_no_line_of_the_log_is_cut(sizes: tuple[tuple[int, int], ...]) -> None:
    name = "Bartholomew the Patient"

    named = view()
    named["players"][1]["name"] = name

    async with at_table(StagedTable(named), sizes[0]) as (pilot, table):
        for _ in range(60):
            table.update({"type": "passed", "seat": 1}, {"type": "marker_placed", "seat": 1})
        await until(pilot, lambda: shown(pilot).count("train is open.") > 1)
        await pilot.resize_terminal(*sizes[1])
        await until(pilot, lambda: len(shown(pilot).splitlines()) == sizes[1][1])
        # Each line that begins in sight ends in sight.
        await until(pilot, lambda: shown(pilot).count("open.") >= shown(pilot).count("●") > 2)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_asked_before_leaving_is_told_the_key_as_the_cards_name_it(
    language: str,
) -> None:
    async with at_table(StagedTable(view(), seat_link=None), language=language) as (pilot, _):
        await pilot.press("question_mark")
        await until(pilot, lambda: "(Esc)" in shown(pilot))
        await pilot.press("escape", "q")
        await until(pilot, lambda: " Esc " in " ".join(shown(pilot).split()))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screen_speaks_every_language_and_its_menu_fits(language: str) -> None:
    words = Words(language)

    async with at_table(StagedTable(view()), language=language) as (pilot, _):
        text = shown(pilot)
        assert words("duty-one").replace("\xa0", " ") in text
        assert words("mexican") in text
        menu = text.splitlines()[-1]
        assert menu.startswith(f" h {words('hint')}")
        assert menu.endswith(f"q {words('terminal-quit')}")
        await pilot.press("question_mark")
        await until(pilot, lambda: words("terminal-key-quit").split()[-1] in shown(pilot))


async def test_the_menu_signs_other_devices_out_and_lets_a_host_remove_and_renew() -> None:
    async with at_table(StagedTable(view(seat=0, host=0))) as (pilot, table):
        for steps, kind in enumerate(("renew", "renew_invite", "remove")):
            await pilot.press("m")
            await until(pilot, lambda: "Remove Bruno" in shown(pilot))
            assert "Round 2 of 13" in shown(pilot)  # the table is still to be seen behind it
            await pilot.press(*["down"] * steps, "enter")
            await until(pilot, lambda kind=kind: table.said[-1]["type"] == kind)  # type: ignore[misc]
            table.tell(type="ack", id=table.said[-1]["id"], version=table.view["version"])
            if kind == "renew":
                await until(pilot, lambda: "Your other devices are signed out." in shown(pilot))
        assert table.said[-1]["seat"] == 1


async def test_a_table_where_nobody_else_can_come_has_no_menu() -> None:
    async with at_table(StagedTable(view(), seat_link=None)) as (pilot, _):
        assert "m Menu" not in shown(pilot)
        await pilot.press("m")
        assert len(pilot.app.screen_stack) == 1
        await pilot.press("question_mark")
        await until(pilot, lambda: "say something" in shown(pilot))
        assert "what the host can do" not in shown(pilot)


async def test_only_a_host_can_remove_from_the_menu() -> None:
    async with at_table(StagedTable(view(seat=0, host=1))) as (pilot, _):
        await pilot.press("m")
        await until(pilot, lambda: "Sign out my other devices" in shown(pilot))
        assert "Renew the invite" not in shown(pilot)
