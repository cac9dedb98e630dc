"""What is written around the yard: the head, what must be done, and all that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from ..protocol.view import View
from ..words import Words
from .next_step import next_step
from .pieces import GOLD, Kit
from .session import Session
from .telling import Telling, can_knock

ALARM = "bold #ff8f85"
BRIGHT = f"bold reverse {GOLD}"


class Sign(Static):
    """A text in its own colours, also where it can be clicked."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.auto_links = False


def button(label: str, key: str, action: str, style: str = BRIGHT) -> Text:
    """Something that a click does, or its key."""
    text = Text(f" {label} ({key}) ", style)
    text.apply_meta({"@click": action})
    return text


def menu(words: Words, view: View, kept: bool, width: int) -> Text:
    """What can be opened now; at a table that is not `kept` there is nobody to be host of."""
    seated, holds = view.seat is not None, bool(view.hand)
    entries = [
        *([("h", words("hint"), "app.hint")] if holds and view.hints else []),
        *([("a", words("hand-plan"), "app.plan")] if holds else []),
        ("o", words("terminal-trains"), "app.whole"),
        ("v", words("terminal-score"), "app.score"),
        ("l", words("terminal-log"), "app.log"),
        *([("t", words("terminal-say"), "app.chat")] if seated and view.chat != "off" else []),
        *([("m", words("menu"), "app.menu")] if seated and kept else []),
        ("?", words("terminal-keys"), "app.keys"),
        ("q", words("terminal-quit"), "app.quit_table"),
    ]
    return menu_of(entries, width)


def menu_of(entries: Sequence[tuple[str, str, str]], width: int) -> Text:
    """Keys, what they do in a word, and the action that a click does; in one line.

    Where it is too narrow words are left out, from the right; the last two keep theirs.
    """
    pieces = []
    for key, label, action in _shortened(entries, width):
        piece = Text.assemble((key, f"bold {GOLD}"), (f" {label}" if label else "", "#c9c3b6"))
        piece.apply_meta({"@click": action})
        pieces.append(piece)
    room = width - sum(piece.cell_len for piece in pieces)
    gap = max(1, min(4, room // (len(pieces) - 1)))
    return Text(" " * gap, no_wrap=True).join(pieces)


def _shortened(entries: Sequence[tuple[str, str, str]], width: int) -> list[tuple[str, str, str]]:
    short = [*entries]
    for place in reversed(range(len(short) - 2)):
        if len(" ".join(f"{key} {label}".strip() for key, label, _ in short)) <= width:
            break
        key, _, action = short[place]
        short[place] = (key, "", action)
    return short


def head(telling: Telling, view: View) -> Text:
    """What is played, and how much is left of it."""
    words = telling.words
    parts = [telling.sheet(view.sheet)]
    if view.engine is not None:
        parts = [
            words("round-of", round=view.round, rounds=view.rounds),
            *parts,
            words("boneyard-short", count=view.boneyard),
            words("engine", pip=view.engine),
        ]
    if view.seat is None:
        parts.append(words("watching"))
    return Text(" · ".join(parts), "bold", no_wrap=True, overflow="ellipsis")


def duty(
    session: Session, telling: Telling, view: View, kit: Kit, chosen: str | None, note: str
) -> Text:
    """What must be done now; before that, whatever is more urgent to know."""
    words = telling.words
    if session.state == "lost":
        return Text(words("net-lost"), ALARM)
    if session.notice:
        return Text(session.notice, ALARM)
    if session.hint is not None:
        advice = session.hint.advice
        text = Text(telling.hint(view, advice) if advice else words("hint-thinking"), GOLD)
        if advice and "@" in advice.action:
            text.append("   Enter", "not bold dim")
        return text
    seconds = session.seconds_left
    clock = "" if seconds is None else f"  {words('clock-seconds', seconds=seconds)}"
    knocking = can_knock(view) and not session.mine
    bold = f"bold {GOLD}" if session.mine or knocking else ""
    text = Text(telling.duty(view, chosen) + clock, bold)
    if knocking:
        text.append("   k", "not bold dim")
    if session.mine and any("@" in deed for deed in view.legal):
        keys = f"{kit.arrows[1]}  Enter  Esc" if chosen else f"{kit.arrows[0]}  Enter"
        text.append(f"   {keys}", "not bold dim")
    if note:
        text.append(f"\n{note}", "not bold #c9c3b6")
    return text


def deeds(session: Session, telling: Telling, view: View) -> Text:
    """What the moment asks for besides playing a tile."""
    words, found = telling.words, []
    legal = [deed for deed in view.legal if "@" not in deed] if session.mine else []
    for deed in (*view.calls, *legal):
        kind = deed.partition("@")[0]
        found.append(button(telling.deed(view, deed), kind[0], f"app.deed('{kind}')"))
    step = next_step(view)
    if step is not None:
        found.append(button(words(step.words), "n", "app.next"))
    return Text(" ").join(found)
