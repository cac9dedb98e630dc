"""Questions that people argue about: yes or no by every sheet, what follows, and who says so."""

from __future__ import annotations

import json
from typing import Any

import pytest
from described import POSITIONS, described, moved

from mexican_train.judge.errors import CannotJudge
from mexican_train.judge.questions import ready_questions
from mexican_train.judge.ruling import OF_NO_ACTION, action_of
from mexican_train.judge.settling import settle
from mexican_train.judge.situation import read_situation
from mexican_train.protocol.settling import AskedAbout, Question
from mexican_train.rules.notation import read_action
from mexican_train.rules.position import read_position
from mexican_train.server.table.wire import encode
from mexican_train.sheets import load_sheet
from mexican_train.sheets.telling import outline

SHEETS = ("classic", "gare", "nordic", "station")
TRAINS = [{"end": 5}, {"end": 7}, {"end": 3}]
DOUBLE = [{"end": 5}, {"end": 7, "double": True, "open": True}, {"end": 3}]
LAID = {
    "trains": [{"end": 8, "double": True}, {"end": 4, "open": True}, {"end": 2}],
    "follow_up": 0,
}


def told(**change: Any) -> dict[str, Any]:
    """A table in the middle of a round, changed."""
    usual = {"engine": 12, "trains": TRAINS, "mexican": {"end": 9}, "hand": ["5-8", "1-2", "1-4"]}
    return {**usual, **change}


def answered(situation: dict[str, Any], about: str, action: str | None) -> Any:
    body = {**situation, "question": {"about": about, "action": action}}
    return json.loads(encode(settle(read_situation(json.dumps(body).encode()))))


def rulings(situation: dict[str, Any], about: str, action: str | None) -> dict[str, Any]:
    sheets = answered(situation, about, action)["sheets"]
    return {verdict["sheet"]: verdict["ruling"] for verdict in sheets}


QUESTIONS: list[tuple[str, dict[str, Any], str, str | None, str, dict[str, str]]] = [
    ("draw though I could play", told(), "may", "draw", "nnnn", {"nordic": "turn-must"}),
    (
        "must I play the tile I drew",
        told(drawn=True, hand=["1-2", "4-6", "5-9"]),
        *("must", "5-9@0", "yyyy", {"station": "turn-draw"}),
    ),
    (
        "who must close this double",
        told(trains=DOUBLE, hand=["5-8", "4-7", "3-9"]),
        *("must", "4-7@1", "nyyy", {"classic": "open-free", "gare": "open-binds"}),
    ),
    (
        "what if they cannot",
        told(trains=DOUBLE),
        *("may", "5-8@0", "ynnn", {"nordic": "open-cannot"}),
    ),
    (
        "my own double, and nothing for it",
        told(**LAID, drawn=True, mexican={"end": 6}, hand=["1-9", "3-11"]),
        *("marker_on", "pass", "ynyy", {"gare": "doubles-pass-unmarked"}),
    ),
    (
        "two doubles",
        told(**LAID, hand=["4-4", "2-11", "1-3"]),
        "may",
        "4-4@1",
        "ynnn",
        {"classic": "doubles-first", "nordic": "doubles-any", "station": "doubles-on-double"},
    ),
    (
        "a double that nobody can cover",
        told(trains=[{"end": 5}, {"end": 7, "double": True, "dead": True}, {"end": 3}]),
        *("may", "5-8@0", "yyyy", {"gare": "open-dead-free", "classic": "open-free"}),
    ),
    (
        "others on a marked train",
        told(trains=[{"end": 5}, {"end": 7}, {"end": 3, "open": True}], hand=["5-8", "3-4", "1-2"]),
        *("may", "3-4@2", "yyyy", {"classic": "markers-open"}),
    ),
    (
        "the marker stays while one plays elsewhere",
        told(trains=[{"end": 5, "open": True}, {"end": 7}, {"end": 3}], hand=["5-8", "4-9", "1-2"]),
        *("marker_off", "4-9@M", "nnnn", {"station": "markers-off"}),
    ),
    (
        "and comes off on one's own train",
        told(trains=[{"end": 5, "open": True}, {"end": 7}, {"end": 3}]),
        *("marker_off", "5-8@0", "yyyy", {"station": "markers-off"}),
    ),
    (
        "the marker of whoever can only play elsewhere",
        told(hand=["4-9", "2-4", "1-8"]),
        "marker_on",
        "4-9@M",
        "nyny",
        {"station": "markers-elsewhere", "nordic": "markers-pass"},
    ),
    (
        "the Mexican train before one's own",
        told(trains=[{}, {"end": 10}, {}], mexican={}, hand=["5-12", "9-12", "3-4"]),
        *("may", "9-12@M", "ynyn", {"nordic": "mexican-any-time", "gare": "mexican-after-own"}),
    ),
    (
        "a second Mexican train",
        told(hand=["5-8", "4-12", "1-2"]),
        *("may", "4-12@M", "nnnn", {"classic": "mexican-one"}),
    ),
    ("out on a double", told(hand=["5-5"]), "over", "5-5@0", "yyyy", {"nordic": "end-out"}),
    (
        "nobody can play",
        told(hand=["1-2", "4-6"], boneyard_empty=True, others_stuck=True),
        *("over", "pass", "yyyy", {"gare": "end-blocked"}),
    ),
    (
        "I cannot play, but others may",
        told(hand=["1-2", "4-6"], boneyard_empty=True),
        *("over", "pass", "nnnn", {"gare": "end-blocked"}),
    ),
    (
        "whose turn it is when the double is closed",
        told(trains=DOUBLE, hand=["5-8", "4-7", "1-2"]),
        *("my_turn", "4-7@1", "nnnn", {"station": "open-closed", "classic": "engine-clockwise"}),
    ),
    (
        "did I have to knock",
        told(hand=["5-8", "8-11"]),
        *(
            "knock",
            "5-8@0",
            "yyyy",
            {"classic": "last-announced", "nordic": "last-announced-should"},
        ),
    ),
    (
        "I forgot it",
        told(hand=["5-8", "8-11"]),
        *("caught", "5-8@0", "nyny", {"station": "last-catch", "classic": "last-announced"}),
    ),
    (
        "what the blanks cost",
        told(hand=["0-5", "3-6", "0-0"]),
        *("blanks", None, "yyny", {"gare": "points-blank", "nordic": "points-blank-free"}),
    ),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=[each[0] for each in QUESTIONS])
def test_arguments_get_a_yes_or_a_no_and_the_sentence_that_says_so(question: Any) -> None:
    _, situation, about, action, yes, says = question
    found = rulings(situation, about, action)
    assert "".join("ny"[found[sheet]["yes"]] for sheet in SHEETS) == yes
    for sheet, ruling in found.items():
        lines = {
            line.key: dict(line.args)
            for section in outline(load_sheet(sheet).rules, load_sheet(sheet).told)
            for line in section.lines
        }
        quoted = [line["key"] for line in ruling["says"]]
        assert 1 <= len(quoted) <= 2
        assert all(lines[line["key"]] == line["args"] for line in ruling["says"])
        if sheet in says:
            assert f"rules-{says[sheet]}" in quoted, (sheet, quoted)
        assert (ruling["reason"] is None) != (action is not None and ruling["follows"] is None)


QUOTES: list[tuple[str, dict[str, Any], str, str, list[str]]] = [
    (
        "a double is closed on a train without a marker",
        told(trains=[{"end": 5}, {"end": 7, "double": True}, {"end": 3}], hand=["4-7", "5-8"]),
        *("may", "4-7@1", ["turn-where open-free", *["open-binds"] * 3]),
    ),
    (
        "out on a double",
        told(hand=["5-5"]),
        *("may", "5-5@0", ["turn-where end-out"] * 4),
    ),
    (
        "whose turn it is on a train with a marker",
        told(trains=DOUBLE, hand=["5-8", "4-7", "1-2"]),
        *("my_turn", "4-7@1", ["engine-clockwise", *["open-closed"] * 3]),
    ),
    (
        "whose turn it is after a double",
        told(hand=["5-5", "1-2"]),
        "my_turn",
        "5-5@0",
        [
            *("doubles-across doubles-first", "doubles-across doubles-on-double"),
            *("doubles-across doubles-any", "doubles-across doubles-on-double"),
        ],
    ),
    (
        "a second Mexican train",
        told(hand=["5-8", "4-12", "1-2"]),
        *("may", "4-12@M", ["mexican-one"] * 4),
    ),
    (
        "must I cover my own double",
        told(**LAID, mexican={"end": 6}, hand=["1-8", "4-9", "3-5"]),
        "must",
        "1-8@0",
        [
            *("doubles-first doubles-first-else", "doubles-on-double"),
            *("doubles-any", "doubles-on-double"),
        ],
    ),
    (
        "the marker of the player who closes a double",
        told(trains=DOUBLE, hand=["4-7", "1-2", "4-6"]),
        "marker_on",
        "4-7@1",
        [
            *("markers-pass", "markers-but-closing markers-elsewhere"),
            *("markers-pass", "markers-but-closing markers-elsewhere"),
        ],
    ),
    (
        "the marker of the player who cannot close a double",
        told(trains=DOUBLE, drawn=True, hand=["1-2", "4-6"]),
        *("marker_on", "pass", ["markers-pass", *["open-cannot"] * 3]),
    ),
    (
        "the marker when one's own double comes round",
        told(trains=LAID["trains"], mexican={"end": 6}, drawn=True, hand=["1-9", "3-11"]),
        *("marker_on", "pass", ["markers-pass", "open-cannot open-own", *["open-cannot"] * 2]),
    ),
    (
        "the marker that is on already",
        told(trains=[{"end": 5, "open": True}, {"end": 7}], drawn=True, hand=["1-2", "4-6"]),
        *("marker_on", "pass", ["markers-off"] * 4),
    ),
    (
        "the marker on a train that has not begun",
        told(trains=[{}, {"end": 7}], drawn=True, hand=["1-2", "4-6"]),
        "marker_on",
        "pass",
        [
            *("markers-pass markers-unbegun", "markers-pass-but markers-unbegun"),
            *("markers-pass markers-unbegun", "markers-pass markers-unbegun"),
        ],
    ),
    (
        "out with a tile that may not be played",
        told(**LAID, mexican={"end": 6}, hand=["1-4"]),
        *("over", "1-4@1", ["end-out", "doubles-on-double", "end-out", "doubles-on-double"]),
    ),
    (
        "a second draw for one's own double",
        told(**LAID, mexican={"end": 6}, drawn=True, hand=["1-9", "3-11"]),
        "may",
        "draw",
        ["doubles-pass", "doubles-pass-unmarked", "doubles-pass", "doubles-pass"],
    ),
    (
        "caught while a tile is owed",
        told(hand=["1-2", "5-5"]),
        "caught",
        "5-5@0",
        ["last-announced", "last-knock", "last-announced-should", "last-knock"],
    ),
]


@pytest.mark.parametrize("question", QUOTES, ids=[each[0] for each in QUOTES])
def test_only_sentences_that_decide_are_quoted(question: Any) -> None:
    _, situation, about, action, quoted = question
    found = rulings(situation, about, action)
    keys = [
        " ".join(line["key"].removeprefix("rules-") for line in found[sheet]["says"])
        for sheet in SHEETS
    ]
    assert keys == quoted


def test_a_second_mexican_train_has_a_reason_of_its_own() -> None:
    second = rulings(told(hand=["5-8", "4-12", "1-2"]), "may", "4-12@M")
    assert {ruling["reason"] for ruling in second.values()} == {"second_mexican"}
    other = rulings(told(hand=["5-8", "4-12", "1-2"]), "may", "1-2@M")
    assert {ruling["reason"] for ruling in other.values()} == {"does_not_fit"}


def test_what_a_sheet_recommends_is_no_duty() -> None:
    found = rulings(told(hand=["5-8", "8-11"]), "knock", "5-8@0")
    assert [found[sheet]["should"] for sheet in SHEETS] == [False, False, True, False]
    none = rulings(told(hand=["5-8", "8-11", "1-2"]), "knock", "5-8@0")
    assert not any(ruling["should"] or ruling["yes"] for ruling in none.values())


@pytest.mark.parametrize("hand", [["0-5", "3-6", "0-0"], ["3-6"]])
def test_whether_blanks_count_does_not_depend_on_the_hand(hand: list[str]) -> None:
    found = rulings(told(hand=hand), "blanks", None)
    assert [found[sheet]["yes"] for sheet in SHEETS] == [True, True, False, True]
    assert [found[sheet]["double_blank"] for sheet in SHEETS] == [50, None, None, None]


ON_ACTIONS = [about for about in AskedAbout if about not in OF_NO_ACTION]


@pytest.mark.parametrize("about", ON_ACTIONS)
def test_every_answer_quotes_a_sentence(about: AskedAbout) -> None:
    for position in POSITIONS[::30]:
        round = read_position(position, lambda sheet: load_sheet(sheet).rules)
        situation = described(position, round, "ends")
        for action in ("draw", "pass", f"{situation['hand'][0]}@0", f"{situation['hand'][-1]}@M"):
            for sheet, ruling in rulings(situation, about, action).items():
                assert ruling is None or ruling["says"], (position, action, sheet)


READY_ANSWERS = {
    **{"begin": "nyny", "nobody": "yyny"},
    **{"draw": "nnnn", "drawn": "yyyy", "own": "nnnn", "turn": "nnnn", "empty": "yyyy"},
    **{"marked": "yyyy", "off": "nnnn", "back": "yyyy", "elsewhere": "nyny"},
    **{"mexican": "ynyn", "early": "yyyy", "second": "nnnn"},
    **{"open": "nyyy", "cannot": "ynnn", "follow": "ynyy", "two": "ynnn", "dead": "yyyy"},
    **{"knock": "yyyy", "forgot": "nyny", "over": "yyyy", "blocked": "yyyy", "points": "yyny"},
}


def test_every_ready_question_is_answered_with_a_sentence_of_each_sheet() -> None:
    found = {}
    for question in ready_questions():
        ruled = [verdict.ruling for verdict in question.sheets if verdict.ruling]
        assert all(ruling.says for ruling in ruled), question.key
        found[question.key] = "".join("ny"[ruling.yes] for ruling in ruled)
    assert found == READY_ANSWERS


def test_numbers_are_told_where_one_asks_for_them() -> None:
    cost = rulings(told(hand=["0-5", "3-6", "0-0"]), "blanks", None)
    assert [cost[sheet]["count"] for sheet in SHEETS] == [64, 89, 14, 89]
    forgot = rulings(told(hand=["5-8", "8-11"]), "caught", "5-8@0")
    assert [forgot[sheet]["count"] for sheet in SHEETS] == [0, 2, 0, 2]


PASSED = {**told(**LAID, mexican={"end": 6}, hand=["1-9", "3-11"]), "drawn": True}


def test_sheets_agree_only_if_the_same_follows() -> None:
    found = answered(PASSED, "may", "pass")
    assert [verdict["legal"] for verdict in found["sheets"]] == [["pass"]] * 4
    assert [verdict["follows"]["pass"]["marker"] for verdict in found["sheets"]] == [
        *("on", None, "on", "on")
    ]
    assert found["differ"] == ["pass"]
    alike = told(trains=[{"end": 5}, {"end": 7}, {"end": 3}], drawn=True, hand=["1-2", "4-6"])
    assert answered(alike, "may", "pass")["differ"] == []


def test_a_draw_that_does_not_help_is_followed_to_its_end() -> None:
    for sheet, marker in (("gare", None), ("station", "on"), ("nordic", "on")):
        found = answered({**PASSED, "drawn": False, "sheet": sheet}, "may", "draw")["answer"]
        follows = found["follows"]["draw"]
        assert (follows["turn"], follows["marker"], follows["owes"]) == (0, None, False)
        assert (follows["otherwise"]["turn"], follows["otherwise"]["marker"]) == (1, marker)


def test_what_follows_is_told_of_doubles_last_tiles_and_rounds() -> None:
    def follows(situation: dict[str, Any], action: str, sheet: str = "station") -> Any:
        found = answered({**situation, "sheet": sheet}, "may", action)["answer"]["follows"][action]
        return {
            name: value for name, value in found.items() if value is not None and value is not False
        }

    hand = told(hand=["5-5", "1-2", "5-8"])
    assert follows(hand, "5-5@0") == {"opened": 0, "owes": True, "turn": 0}
    closing = told(trains=DOUBLE, hand=["4-7", "1-2", "1-4"])
    assert follows(closing, "4-7@1") == {"closed": 1, "turn": 1}
    two = told(hand=["5-8", "8-11"])
    assert follows(two, "5-8@0") == {"turn": 1, "last": "knock"}
    assert follows(two, "5-8@0", "nordic") == {"turn": 1, "last": "announced"}
    assert follows(told(hand=["5-8"]), "5-8@0") == {"over": "out"}


def test_what_is_filled_in_does_not_change_what_follows() -> None:
    """The marker, the turn and what is owed are those of the position that was described."""
    for position in POSITIONS[::4]:
        round = read_position(position, lambda sheet: load_sheet(sheet).rules)
        verdict = answered(described(position, round, "ends"), "blanks", None)["answer"]
        for text, found in verdict["follows"].items():
            if text == "draw":
                continue
            tile, at, train = text.partition("@")
            if at and train != "M":
                train = str((int(train) + round.turn) % round.players)
            then = round.copy()
            seat = round.turn
            then.act(read_action(tile + at + train), seat)
            marked = (round.markers >> seat & 1, then.markers >> seat & 1)
            assert found["marker"] == {(0, 1): "on", (1, 0): "off"}.get(marked), (position, text)
            assert found["owes"] == (then.follow_up >= 0)
            # Whether a first turn has been had is told of a series only.
            if not (then.over or found["over"] or round.rules.fast_first_turn):
                assert found["turn"] == moved(then.turn, position)
            assert (found["over"] == "out") == (then.out >= 0)


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (Question(AskedAbout.MAY), "may is asked of an action: name one"),
        (Question(AskedAbout.OVER, "knock@0"), "knock@0 is a call: ask about a play, draw, pass"),
        (Question(AskedAbout.MUST, "x"), "'x' is not an action"),
    ],
)
def test_what_is_no_question_is_refused(question: Question, sentence: str) -> None:
    with pytest.raises(CannotJudge) as refused:
        action_of(question)
    assert str(refused.value).startswith(sentence)


def test_a_tile_that_one_does_not_hold_cannot_be_played() -> None:
    assert rulings(told(), "may", "3-6@2")["nordic"]["reason"] == "not_held"
