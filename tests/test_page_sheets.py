"""A style sheet that comes later styles its own part of the page, nothing that is there already."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from mexican_train.packing.page import first_sheets
from mexican_train.server.net.app import WEB


def room_of(name: str) -> str:
    return name.partition("/")[0]


def text_of(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


def imported_rooms() -> dict[str, set[str]]:
    """The rooms whose modules each room imports; `test_page_architecture.py` says which it may."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in WEB.glob("*/*.js"):
        found[path.parent.name] |= set(re.findall(r"'\.\./(\w+)/", path.read_text("utf-8")))
    return found


SHEETS = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.css"))
IMPORTED = imported_rooms()
FIRST = first_sheets(text_of("index.html"))
"""The sheets that every page has."""
FIRST_ROOMS = {room_of(name) for name in FIRST}
LATER = [name for name in SHEETS if name not in FIRST]
SHARED = {
    *("app/looks.css", "parts/paper.css"),  # the colours of every page
    *("parts/fields.css", "parts/dialog.css"),  # fields and dialogs, wherever they are
}
"""Sheets that style elements of every page."""
THEME = re.compile(r"^:root\S*\s+")
"""What may come before the root: the colours of the page, or stillness."""


def rules_of(text: str) -> Iterator[str]:
    """Each selector of a style sheet, but for the steps of an animation."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    outer: list[str] = []
    for before, brace in re.findall(r"([^{}]*)([{}])", text):
        if brace == "}":
            outer.pop()
            continue
        selector = " ".join(before.rpartition(";")[2].split())
        if all(each.startswith(("@media", "@container")) for each in outer):
            yield from () if selector.startswith("@") else alternatives(selector)
        outer.append(selector)


def alternatives(selector: str) -> list[str]:
    """`a, b:is(c, d)` taken apart at the commas that are in no brackets."""
    return [each.strip() for each in re.split(r",(?![^(]*\))", selector)]


def root_of(selector: str) -> set[str]:
    """The classes with which a selector begins."""
    first, *_ = re.split(r"(?:\s+|\s*[>+~]\s*)(?![^(]*\))", THEME.sub("", selector))
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r":not\([^)]*\)", "", first)))


def styled_classes() -> dict[str, set[str]]:
    """The sheets that name a class, for every class."""
    found: dict[str, set[str]] = defaultdict(set)
    for name in SHEETS:
        for selector in rules_of(text_of(name)):
            for each in re.findall(r"\.([a-zA-Z][\w-]*)", selector):
                found[each].add(name)
    return found


NAMED_IN = styled_classes()


def is_foreign(name: str, other: str) -> bool:
    """Whether a class of the sheet `name` must not be a class of the sheet `other`."""
    room, elsewhere = room_of(name), room_of(other)
    return other in FIRST or (room != elsewhere and room not in IMPORTED[elsewhere])


def wrong_rules(name: str, text: str) -> dict[str, list[str]]:
    """The selectors that begin with no class, or with a class that something else has too."""
    wrong: dict[str, list[str]] = {}
    for selector in rules_of(text):
        root = root_of(selector)
        if room_of(name) in root - FIRST_ROOMS:
            continue
        others = [
            sorted(other for other in NAMED_IN[each] if is_foreign(name, other)) for each in root
        ]
        if all(others):
            wrong[selector] = min(others, default=[])
    return wrong


@pytest.mark.parametrize("name", [name for name in LATER if name not in SHARED])
def test_a_later_sheet_styles_its_own_part_alone(name: str) -> None:
    wrong = wrong_rules(name, text_of(name))
    assert wrong == {}, "begin with the class of your page or part; these sheets have this one too"


@pytest.mark.parametrize(
    "wrong",
    [
        ".told { min-height: 4em }",
        ".replay p, .told small { display: block }",
        "@media (max-width: 639px) { .told { color: red } }",
        "dialog { width: 1px }",
        ':root[data-theme="dark"] .told { color: red }',
        "button.say { color: red }",
    ],
)
def test_a_rule_for_what_is_there_already_would_be_found(wrong: str) -> None:
    assert len(wrong_rules("replay/replay.css", wrong)) == 1


@pytest.mark.parametrize(
    "right",
    [
        ".replay .told, .replay > :is(.told, b) { color: red }",
        "@keyframes roll { from { opacity: 0 } }",
        ':root[data-theme="dark"] .replay .told { color: red }',
        "body:has(.replay) { color: red }",
    ],
)
def test_a_rule_below_the_class_of_the_page_is_allowed(right: str) -> None:
    assert wrong_rules("replay/replay.css", right) == {}
