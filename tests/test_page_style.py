"""The style of the page asks for a few screens, each with a name, and for no others."""

from __future__ import annotations

import re

from mexican_train.server.net.app import WEB

OTHER = {"print", "screen", "(prefers-reduced-motion: reduce)", "(forced-colors: active)"}
"""What is no size of a screen."""
SCHEME = "(prefers-color-scheme: dark)"
MOST = 8


def text_of(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


def names() -> dict[str, str]:
    """The screens by their names, as the head of the first style sheet has them."""
    head = text_of("app/style.css").partition("*/")[0]
    return dict(re.findall(r"^   (\w+) +(\([^*\n]*\))", head, re.MULTILINE))


def asked_for() -> dict[str, set[str]]:
    """Everything that style sheets and scripts ask of a screen, and where."""
    found: dict[str, set[str]] = {}
    for path in WEB.rglob("*"):
        if path.suffix not in (".css", ".js") or path.parent.name == "vendor":
            continue
        name, text = path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8")
        asked = re.findall(r"@(?:media|container) ([^{]*?) *\{", text)
        asked += re.findall(r"'(\((?:min|max|prefers)-[^']*\))'", text)
        for each in asked:
            found.setdefault(each, set()).add(name)
    return found


def test_every_screen_that_is_asked_for_has_a_name() -> None:
    known = set(names().values())
    found = asked_for()
    assert {each: found[each] for each in set(found) - known - OTHER - {SCHEME}} == {}
    assert known - set(found) == set(), "a name that nothing needs"


def test_there_are_few_and_no_two_are_the_same() -> None:
    assert 1 < len(set(names().values())) == len(names()) <= MOST


def test_screens_meet_without_a_gap() -> None:
    screens = names()
    ends = {(kind, axis, int(px)) for each in screens.values() for kind, axis, px in parts(each)}
    for kind, axis, px in ends:
        if kind == "max":
            assert ("min", axis, px + 1) in ends


def parts(condition: str) -> list[tuple[str, str, str]]:
    """`(min-width: 640px) and …` taken apart: least or most, of which side, how much."""
    found: list[tuple[str, str, str]] = re.findall(
        r"\((min|max)-(width|height): (\d+)px\)", condition
    )
    assert " and ".join(f"({kind}-{axis}: {px}px)" for kind, axis, px in found) == condition
    return found


def test_scripts_ask_for_screens_by_their_names() -> None:
    for path in WEB.rglob("*.js"):
        if path.parent.name != "vendor":
            text = path.read_text(encoding="utf-8")
            asked = re.findall(r"matchMedia\(\s*('[^']*'|\w+)\s*\)", text)
            assert len(asked) == text.count("matchMedia("), path.name
            assert all(each in ("DESK", "WIDE") or "prefers-" in each for each in asked), path.name
