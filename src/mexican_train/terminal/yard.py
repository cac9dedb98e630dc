"""The yard in a terminal: the engine, and a lane for each train with its end always in sight."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from .pieces import FOLD, GOLD, PLAYERS, Kit
from .telling import MEXICAN, Telling, Train, View, wagons_of

PLATE = 24
TALL = 3
BESIDE = 116
"""From this width of a terminal on, the log stands beside the yard."""


class Yard(Widget):
    """All trains of a table. A click on a lane lays the chosen tile there, or shows the train."""

    DEFAULT_CSS = "Yard { height: auto; }"

    class Picked(Message):
        """A lane was clicked."""

        def __init__(self, train: Train) -> None:
            super().__init__()
            self.train = train

    def __init__(self, telling: Telling, kit: Kit) -> None:
        super().__init__(id="yard")
        self.telling = telling
        self.kit = kit
        self.view: View | None = None
        self.places: Sequence[Train] = ()
        self.pointed: Train | None = None
        self.rows = 1

    def show(self, view: View, places: Sequence[Train], pointed: Train | None, rows: int) -> None:
        """Draws a table; `places` take the chosen tile, and one of them is pointed at."""
        self.view, self.places, self.pointed, self.rows = view, places, pointed, rows
        self.refresh(layout=True)

    def order(self) -> list[Train]:
        """The trains from top to bottom: one's own first, the Mexican one last."""
        assert self.view is not None
        count, first = len(self.view["players"]), self.view["seat"] or 0
        return [*((first + place) % count for place in range(count)), MEXICAN]

    def render(self) -> Text:
        """The lanes, one below the other."""
        if self.view is None or self.view["phase"] == "lobby":
            return Text()
        lanes = [self._lane(train, self.size.width) for train in self.order()]
        return Text("\n").join(row for lane in lanes for row in lane)

    def on_click(self, event: events.Click) -> None:
        """Tells which lane was clicked."""
        if self.view is not None and self.view["phase"] != "lobby":
            order = self.order()
            self.post_message(self.Picked(order[min(event.y // self.rows, len(order) - 1)]))

    # ------------------------------------------------------------------ drawing

    def _lane(self, train: Train, width: int) -> list[Text]:
        plate = self._plate(train)
        track = self._track(train, width - PLATE)
        if self.rows == 1:
            return [Text.assemble(plate, track[0])]
        gap = Text(" " * PLATE)
        return [Text.assemble(plate if place == 1 else gap, row) for place, row in enumerate(track)]

    def _plate(self, train: Train) -> Text:
        """Whose lane it is: turn, colour, tiles left, name, points."""
        view = self.view
        assert view is not None
        turn = view["turn"] == train and view["phase"] == "playing"
        sign = Text(("> " if self.kit.ascii else "▶ ") if turn else "  ", f"bold {GOLD}")
        if train == MEXICAN:
            name = Text(self.telling.words("mexican"), f"bold {PLAYERS['black']}")
            return _fitted(Text.assemble(sign, "    ", name), PLATE)
        player = view["players"][int(train)]
        colour = PLAYERS[player["colour"]]
        count = Text(f"{view['counts'][int(train)]:>2}  ", f"bold {colour}")
        name = Text(self.telling.name(view, int(train)), f"bold {colour}" + " underline" * turn)
        note = Text(f" {self._note(view, int(train))}", "dim")
        return _fitted(Text.assemble(sign, count, name, note), PLATE)

    def _note(self, view: View, seat: int) -> str:
        player, words = view["players"][seat], self.telling.words
        if player["stand_in"]:
            return words("bot-plays-short")
        return str(view["totals"][seat]) if player["connected"] else words("away")

    def _track(self, train: Train, room: int) -> list[Text]:
        """The wagons, the place for the next one, and the marker of an open train."""
        view = self.view
        assert view is not None
        wagons = wagons_of(view, train)
        tail = self._tail(view, train)
        room = max(12, room - max(tail.cell_len, 1) - 1)
        if self.rows == 1:
            drawn = self.kit.train(wagons, room, self._binding(view, train, wagons))
            return [Text.assemble(drawn, " ", tail)]
        binding = self._binding(view, train, wagons)
        tall = [self.kit.tall_wagon(tile, lit=tile == binding) for tile in wagons]
        first = self.kit.first_shown([rows[0].cell_len for rows in tall], room)
        lead = f"+{first}".ljust(FOLD) if first else ""
        rows = []
        for place in range(TALL):
            middle = place == 1
            head = Text(lead if middle else " " * len(lead), "dim")
            cars = Text.assemble(*(each[place] for each in tall[first:]))
            rows.append(Text.assemble(head, cars, " ", tail if middle else ""))
        return rows

    def _binding(self, view: View, train: Train, wagons: Sequence[str]) -> str | None:
        """The double at the end of a train, when it must be closed."""
        bound = train in view["open_doubles"] or view["follow_up"] == train
        return wagons[-1] if bound and wagons else None

    def _tail(self, view: View, train: Train) -> Text:
        words = self.telling.words
        parts: list[Text] = []
        if train in self.places:
            here = train == self.pointed
            sign = f"[{words('slot')}]" if here else f" {words('slot')} "
            parts.append(Text(sign, f"bold reverse {GOLD}" if here else f"bold {GOLD}"))
        elif train in view["open_doubles"]:
            parts.append(Text(words("slot-close"), f"bold {GOLD}"))
        if train == MEXICAN:
            parts.append(self.kit.marker("black"))
        elif train in view["markers"]:
            parts.append(self.kit.marker(view["players"][int(train)]["colour"]))
        return Text(" ").join(parts)


def _fitted(text: Text, width: int) -> Text:
    """A text of exactly this width, with a gap at its end."""
    text.truncate(width - 1, overflow="ellipsis")
    text.pad_right(width - text.cell_len)
    return text
