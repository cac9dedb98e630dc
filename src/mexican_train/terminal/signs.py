"""What is written around the yard: the head, what must be done, and all that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from ..words import Words
from .pieces import GOLD, Kit
from .session import Session
from .telling import Telling, View

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


def menu(words: Words, view: View, width: int) -> Text:
    """What can be opened now."""
    seated, holds = view["seat"] is not None, bool(view["hand"])
    entries = [
        *([("h", words("hint"), "app.hint")] if holds and view["hints"] else []),
        *([("a", words("hand-plan"), "app.plan")] if holds else []),
        ("o", words("terminal-trains"), "app.whole"),
        ("v", words("terminal-score"), "app.score"),
        ("l", words("terminal-log"), "app.log"),
        *([("t", words("terminal-say"), "app.chat")] if seated and view["chat"] != "off" else []),
        ("?", words("terminal-keys"), "app.keys"),
        ("q", words("terminal-quit"), "app.quit_table"),
    ]
    return menu_of(entries, width)


def menu_of(entries: Sequence[tuple[str, str, str]], width: int) -> Text:
    """Keys, what they do in a word, and the action that a click does."""
    pieces = []
    for key, label, action in entries:
        piece = Text.assemble((key, f"bold {GOLD}"), (f" {label}" if label else "", "#c9c3b6"))
        piece.apply_meta({"@click": action})
        pieces.append(piece)
    room = width - sum(piece.cell_len for piece in pieces)
    gap = max(1, min(4, room // (len(pieces) - 1)))
    return Text(" " * gap, no_wrap=True).join(pieces)


def head(telling: Telling, view: View) -> Text:
    """What is played, and how much is left of it."""
    words = telling.words
    parts = [telling.sheet(view["sheet"])]
    if view["phase"] != "lobby":
        parts = [
            words("round-of", round=view["round"], rounds=view["rounds"]),
            *parts,
            words("boneyard-short", count=view["boneyard"]),
            words("engine", pip=view["engine"]),
        ]
    if view["seat"] is None:
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
        told = "action" in session.hint
        return Text(telling.hint(view, session.hint) if told else words("hint-thinking"), GOLD)
    seconds = session.seconds_left
    clock = "" if seconds is None else f"  {words('clock-seconds', seconds=seconds)}"
    text = Text(telling.duty(view, chosen) + clock, f"bold {GOLD}" if session.mine else "")
    if session.mine and any("@" in deed for deed in view["legal"]):
        keys = f"{kit.arrows[1]}  Enter  Esc" if chosen else f"{kit.arrows[0]}  Enter"
        text.append(f"   {keys}", "not bold dim")
    if note:
        text.append(f"\n{note}", "not bold #c9c3b6")
    return text


def deeds(session: Session, telling: Telling, view: View) -> Text:
    """What the moment asks for besides playing a tile."""
    words, found = telling.words, []
    legal = [deed for deed in view["legal"] if "@" not in deed] if session.mine else []
    for deed in (*view["calls"], *legal):
        kind = deed.partition("@")[0]
        found.append(button(telling.deed(view, deed), kind[0], f"app.deed('{kind}')"))
    seated, host = view["seat"] is not None, view["seat"] == view["host"]
    if view["phase"] == "lobby" and host:
        found.append(button(words("lobby-start"), "n", "app.next"))
    if view["phase"] == "round_over" and seated and view["seat"] not in view["ready"]:
        found.append(button(words("score-next"), "n", "app.next"))
    if view["phase"] == "match_over" and host:
        found.append(button(words("score-rematch"), "n", "app.next"))
    return Text(" ").join(found)
