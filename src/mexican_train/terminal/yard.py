"""The yard in a terminal: the hub with its engine, and a lane for each train, its end in sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from ..protocol.view import Train, View
from .measure import HUB, Measure, measure, stand
from .pieces import GOLD, PLAYERS, Kit
from .telling import MEXICAN, Telling, wagons_of

TO_PLAY = "on #3d3621"
RAIL = "#5d6c7a"
UNSTARTED = 4


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
        self.measure: Measure | None = None

    def fit(self, view: View, width: int, height: int, held: int) -> Measure:
        """How large all can be drawn in a terminal of this size, with so many tiles in hand."""
        trains: list[list[int]] = [[] for _ in range(len(view.players) + 1)]
        if view.engine is not None:
            order = (*range(len(view.players)), MEXICAN)
            tiles = [wagons_of(view, train) for train in order]
            trains = [[self.kit.wagon(tile).cell_len for tile in train] for train in tiles]
        return measure(width, height, trains, held)

    def show(
        self,
        view: View,
        measure: Measure,
        places: Sequence[Train] = (),
        pointed: Train | None = None,
    ) -> None:
        """Draws a table; `places` take the chosen tile, and one of them is pointed at."""
        self.view, self.measure, self.places, self.pointed = view, measure, places, pointed
        self.refresh(layout=True)

    def order(self) -> list[Train]:
        """The trains from top to bottom: one's own first, the Mexican one last."""
        assert self.view is not None
        count, first = len(self.view.players), self.view.seat or 0
        return [*((first + place) % count for place in range(count)), MEXICAN]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as are drawn."""
        return len(self._rows())

    def render(self) -> Text:
        """The lanes, one below the other, with the hub before them."""
        return Text("\n", no_wrap=True, overflow="crop").join(self._rows())

    def on_click(self, event: events.Click) -> None:
        """Tells which lane was clicked."""
        lanes = self._lanes()
        bottoms = accumulate(len(lane) for lane in lanes)
        place = next((place for place, bottom in enumerate(bottoms) if event.y < bottom), None)
        if place is not None:
            self.post_message(self.Picked(self.order()[place]))

    # ------------------------------------------------------------------ drawing

    def _rows(self) -> list[Text]:
        """All rows of the yard; before the match, who is at the table."""
        view, measure = self.view, self.measure
        if view is None or measure is None:
            return []
        if view.engine is None:
            return [Text(), Text(self.telling.words("lobby-title"), "bold"), *self._seats(view)]
        lanes = self._lanes()
        hub = self._hub([len(lane) for lane in lanes])
        rows = [row for lane in lanes for row in lane]
        gap = Text(" " * measure.plate)
        return [
            Text.assemble(plate or gap, rail, track)
            for (plate, track), rail in zip(rows, hub, strict=True)
        ]

    def _seats(self, view: View) -> list[Text]:
        """Who sits where before the match."""
        taken, free = ("* ", "- ") if self.kit.ascii else ("● ", "○ ")
        return [
            Text(f"{taken}{player.name}", f"bold {PLAYERS[player.colour]}")
            if player.taken
            else Text(free + self.telling.words("seats-free", free=1), "dim")
            for player in view.players
        ]

    def _lanes(self) -> list[list[tuple[Text | None, Text]]]:
        """For each lane its rows: what stands on the plate, and on the track."""
        view, measure = self.view, self.measure
        if view is None or view.engine is None or measure is None:
            return []
        lanes = []
        for train in self.order():
            track = self._track(view, measure, train) + [Text()] * measure.gap
            plate = self._plate(view, measure, train)
            lanes.append(
                [(plate if row == measure.middle else None, text) for row, text in enumerate(track)]
            )
        del lanes[-1][len(lanes[-1]) - measure.gap :]
        return lanes

    def _hub(self, heights: Sequence[int]) -> list[Text]:
        """The engine in the middle, and a rail to each train."""
        view, measure = self.view, self.measure
        assert view is not None
        assert measure is not None
        total, middle = sum(heights), measure.middle
        leaving = {sum(heights[:lane]) + middle for lane in range(len(heights))}
        top, bottom = min(leaving), max(leaving)
        first = (top + bottom) // 2 - 1
        engine = dict(enumerate(self.kit.standing(f"{view.engine}-{view.engine}", lit=True), first))
        signs = "|++-" if self.kit.ascii else "┃┣╋━"
        rows = []
        for row in range(total):
            spine = " "
            if top <= row <= bottom:
                spine = signs[1] if row in leaving else signs[0]
                if not self.kit.ascii:
                    spine = {top: "┏", bottom: "┗"}.get(row, spine)
            tile = engine.get(row, Text(" " * (HUB - 2)))
            rail = signs[3] if row in leaving else " "
            rows.append(Text.assemble(tile, (spine + rail, RAIL)))
        return rows

    def _plate(self, view: View, measure: Measure, train: Train) -> Text:
        """Whose lane it is: the turn, the name, tiles left, points."""
        width = measure.plate - 1
        if train == MEXICAN:
            name = Text(f"  {self.telling.words('mexican')}", f"bold {PLAYERS['black']}")
            return Text.assemble(_fitted(name, width), " ")
        seat = int(train)
        turn = view.turn == seat and view.phase == "playing"
        colour = PLAYERS[view.players[seat].colour]
        sign = Text(("> " if self.kit.ascii else "▶ ") if turn else "  ", f"bold {GOLD}")
        left = f"{view.counts[seat]:>3}{'#' if self.kit.ascii else '▮'}"
        total = view.totals[seat]
        points = self.telling.words("points-short", points=total) if measure.wide else str(total)
        told = Text.assemble((left, colour), f"{points:>{8 if measure.wide else 4}}")
        name = Text(self.telling.name(view, seat), f"bold {colour}")
        room = width - sign.cell_len - told.cell_len
        plate = Text.assemble(sign, _fitted(name, room), told)
        if turn:
            plate.stylize(TO_PLAY)
        return Text.assemble(plate, " ")

    def _track(self, view: View, measure: Measure, train: Train) -> list[Text]:
        """The wagons in their lines, the place for the next one, the marker of an open train."""
        wagons = wagons_of(view, train)
        tail = self._tail(view, measure, train)
        bound = train in view.open_doubles or view.follow_up == train
        cars = [
            self.kit.car(tile, measure.tile, lit=bound and place == len(wagons) - 1)
            for place, tile in enumerate(wagons)
        ]
        before = "... " if self.kit.ascii else "… "
        length = self.telling.words("count-tiles", count=len(wagons)) + before
        widths = [car[0].cell_len for car in cars]
        lines = stand(widths, measure.track - tail.cell_len - 1, measure.lines, len(length))
        rows = []
        for number, line in enumerate(lines):
            lead = Text(length if number == 0 and line.start > 0 else "", "dim")
            if not wagons:
                lead = Text(("." if self.kit.ascii else "╌") * UNSTARTED, RAIL)
            for row in range(measure.tile):
                middle = row == measure.middle
                head = lead if middle else " " * lead.cell_len
                end = tail if middle and number == len(lines) - 1 else Text()
                rows.append(Text.assemble(head, *(cars[car][row] for car in line), " ", end))
        return rows

    def _tail(self, view: View, measure: Measure, train: Train) -> Text:
        """What stands behind the last wagon."""
        words = self.telling.words
        parts: list[Text] = []
        if train in self.places:
            here = train == self.pointed
            sign = f"[{words('slot')}]" if here else f" {words('slot')} "
            parts.append(Text(sign, f"bold reverse {GOLD}" if here else f"bold {GOLD}"))
        elif train in view.open_doubles:
            parts.append(Text(words("slot-close"), f"bold {GOLD}"))
        if train == MEXICAN or train in view.markers:
            colour = "black" if train == MEXICAN else view.players[int(train)].colour
            open_to_all = words("mexican-open-short")
            parts.append(self.kit.marker(colour, open_to_all))
            if measure.wide and not self.kit.ascii:
                parts.append(Text(open_to_all, "dim"))
        if train != MEXICAN:
            player = view.players[int(train)]
            note = "bot-plays-short" if player.stand_in else "" if player.connected else "away"
            parts += [Text(words(note), "italic #e8a09a")] if note else []
        return Text(" ").join(parts)


def _fitted(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
