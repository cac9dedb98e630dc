"""What opens over the table in a terminal: the score, whole trains, the log, the keys, lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from rich.console import Group
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from ..protocol.view import Train, View
from ..words import Words
from .pieces import PLAYERS, Kit
from .signs import Sign, button
from .telling import MEXICAN, LogLine, Telling, wagons_of

KEYS = {
    **{"lit": "{lit}"},
    **{"cursor": "{sides}", "carry": "Shift {sides}", "play": "Enter", "point": "{ups}"},
    **{"back": "Esc"},
    **{"deeds": "d p s k c", "hint": "h", "plan": "a", "whole": "o", "score": "v", "log": "l"},
    **{"next": "n", "chat": "t", "menu": "m", "quit": "q"},
}
"""What each key does, and what stands under a tile, is told under these names."""


Answer = TypeVar("Answer")


def closing(words: Words) -> Text:
    """What closes an overlay."""
    return button(words("close"), "Esc", "screen.dismiss", "reverse")


class Overlay(ModalScreen[Answer]):
    """Something that lies over the table; a click beside it closes it."""

    def on_click(self, event: events.Click) -> None:
        """Closes it when nothing else is where someone clicked."""
        widget, _ = self.get_widget_at(event.screen_x, event.screen_y)
        if widget is self:
            self.dismiss()


class Card(Overlay[None]):
    """Something to read; any of the usual keys closes it."""

    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,o,v,l,question_mark", "dismiss"),
        ("n", "go_on"),
        ("enter", "confirm"),
        ("ctrl+c", "app.leave"),
    ]

    def __init__(self, view: View, telling: Telling, kit: Kit) -> None:
        super().__init__()
        self.view, self.telling, self.kit = view, telling, kit

    def content(self) -> Group | Text:
        """What is on the card."""
        raise NotImplementedError

    def foot(self) -> list[Text]:
        """What can be done with the card."""
        return [closing(self.telling.words)]

    def compose(self) -> ComposeResult:
        """The card itself."""
        with Vertical(classes="card"):
            with VerticalScroll():
                yield Static(id="content")
            yield Sign("foot")

    def on_mount(self) -> None:
        """Fills the card."""
        self.show(self.view)

    def show(self, view: View) -> None:
        """Fills the card from the table as it is now."""
        self.view = view
        self.query_one("#content", Static).update(self.content())
        self.query_one("#foot", Static).update(Text(" ").join(self.foot()))

    async def action_confirm(self) -> None:
        """Go on, but not to another match: this key may have been meant for a tile."""
        if self.view.phase == "match_over":
            self.dismiss()
        else:
            await self.action_go_on()

    async def action_go_on(self) -> None:
        """Closes the card; after a round also says that one is ready for the next."""
        self.dismiss()
        await self.app.run_action("next")

    def called(self, seat: int, width: int | None = None) -> Text:
        """A player's name in the player's colour."""
        name = Text(
            self.telling.name(self.view, seat),
            f"bold {PLAYERS[self.view.players[seat].colour]}",
        )
        if width is not None:
            name.truncate(width, overflow="ellipsis", pad=True)
        return name


class Trains(Card):
    """All trains, whole; the one that was asked for comes first."""

    def __init__(self, view: View, telling: Telling, kit: Kit, first: Train | None) -> None:
        super().__init__(view, telling, kit)
        self._first = first

    def content(self) -> Group | Text:
        """Each train with its wagons from the engine on."""
        trains: list[Train] = [*range(len(self.view.players)), MEXICAN]
        parts: list[Text] = []
        for train in sorted(trains, key=lambda train: train != self._first):
            wagons = wagons_of(self.view, train)
            count = self.telling.words("count-tiles", count=len(wagons))
            name = self.telling.train(self.view, train)
            parts.append(Text(f"{name[0].upper()}{name[1:]}: {count}", "bold"))
            # A gap lets lines break between tiles.
            parts += [Text(" ").join(self.kit.wagon(tile) for tile in wagons), Text()]
        return Group(*parts[:-1])


class Log(Card):
    """All that happened and was said."""

    def __init__(self, view: View, telling: Telling, kit: Kit, lines: Sequence[LogLine]) -> None:
        super().__init__(view, telling, kit)
        self._lines = lines

    def content(self) -> Group | Text:
        """A line for each thing, the last one in sight."""
        if not self._lines:
            return Text(self.telling.words("log-empty"))
        return Group(*(log_text(self.view, line, self.kit) for line in self._lines))

    def show(self, view: View) -> None:
        """Stays at the last line, unless someone reads further up."""
        scroll = self.query_one(VerticalScroll)
        at_end = scroll.is_vertical_scroll_end
        super().show(view)
        if at_end:
            scroll.scroll_end(animate=False)


class Keys(Card):
    """What the keys do."""

    def __init__(self, view: View, telling: Telling, kit: Kit, kept: bool) -> None:
        super().__init__(view, telling, kit)
        self._without = () if kept else ("menu",)

    def content(self) -> Group | Text:
        """A line for each key."""
        words, (sides, ups) = self.telling.words, self.kit.arrows
        lit = self.kit.sign(chosen=False, here=False, lit=True)
        keys = {name: key.format(sides=sides, ups=ups, lit=lit) for name, key in KEYS.items()}
        lines = (
            f"{key:<13}{words(f'terminal-key-{name}')}"
            for name, key in keys.items()
            if name not in self._without
        )
        return Text("\n".join(lines))


class Choice(Overlay[str]):
    """A list, to choose one thing of it; each has its words, by what is answered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "dismiss"),
        ("ctrl+c", "app.leave"),
    ]
    AUTO_FOCUS = "OptionList"

    def __init__(self, choices: Mapping[str, str], words: Words) -> None:
        super().__init__()
        self._choices = choices
        self._words = words

    def compose(self) -> ComposeResult:
        """The list."""
        with Vertical(classes="card"):
            yield OptionList(*self._choices.values())
            yield Sign("foot")

    def on_mount(self) -> None:
        """Says how to close it."""
        self.query_one("#foot", Static).update(closing(self._words))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """One was chosen."""
        self.dismiss(list(self._choices)[message.option_index])


def log_text(view: View, line: LogLine, kit: Kit) -> Text:
    """A line of the log, with a dot in the colour of whose doing it was."""
    seats: dict[int | None, str] = {seat: player.colour for seat, player in enumerate(view.players)}
    # Whoever did it may have left the seat empty, or the seat may be gone.
    colour = PLAYERS.get(seats.get(line.seat, ""), "dim")
    return Text.assemble((f"{kit.dot} ", colour), line.text)
