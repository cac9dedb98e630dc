"""What opens over the table in a terminal: the score with its chart, whole trains, the keys."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ..words import Words
from .pieces import PLAYERS, Kit
from .telling import MEXICAN, Telling, View, wagons_of

BAR = 30
KEYS = {
    **{"cursor": "← →", "carry": "Shift ← →", "play": "Enter", "point": "↑ ↓", "back": "Esc"},
    **{"deeds": "d p s k c", "hint": "h", "plan": "a", "whole": "o", "score": "v", "next": "n"},
    **{"chat": "t", "quit": "q"},
}


class Card(ModalScreen[None]):
    """Something to read over the table; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss"),
        ("q", "dismiss"),
        ("o", "dismiss"),
        ("v", "dismiss"),
        ("enter", "go_on"),
        ("n", "go_on"),
        ("question_mark", "dismiss"),
    ]

    def content(self) -> Group | Text:
        """What is on the card."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The card itself."""
        with VerticalScroll(classes="card"):
            yield Static(self.content())

    async def action_go_on(self) -> None:
        """Closes the card; after a round also says that one is ready for the next."""
        self.dismiss()
        await self.app.run_action("next")


class Score(Card):
    """How everyone stands: what was left in the hands, points, totals, all rounds."""

    def __init__(self, view: View, telling: Telling, kit: Kit) -> None:
        super().__init__()
        self.view, self.telling, self.kit = view, telling, kit

    def content(self) -> Group | Text:
        """The result, the chart, the rounds."""
        view, words = self.view, self.telling.words
        order = sorted(range(len(view["players"])), key=lambda seat: view["totals"][seat])
        points = view["scores"][-1] if view["scores"] else [0] * len(order)
        result = Table(box=None, padding=(0, 2, 0, 0))
        result.add_column()
        result.add_column(words("score-hands"))
        result.add_column(words("terminal-points"), justify="right")
        result.add_column(words("score-sum"), justify="right")
        for seat in order:
            hand = (view["hands"] or [[]] * len(order))[seat]
            tiles = Text(" ").join(self.kit.wagon(tile) for tile in hand)
            result.add_row(
                self._called(seat),
                tiles if hand else Text(words("score-none"), "dim"),
                words("score-plus", points=points[seat]),
                Text(str(view["totals"][seat]), "bold"),
            )
        head = Text(self._headline(), "bold")
        return Group(head, Text(), result, Text(), *self._chart(order), Text(), *self._rounds())

    def _headline(self) -> str:
        view, words = self.view, self.telling.words
        if view["phase"] == "match_over":
            names = self.telling.names(view, view["winners"])
            if len(view["winners"]) > 1:
                return words("score-tied", names=names)
            mine = view["winners"] == [view["seat"]]
            return words("score-you-won") if mine else words("score-won", name=names[0])
        if view["phase"] == "playing" or not view["round_winners"]:
            return words("round-of", round=view["round"], rounds=view["rounds"])
        if view["blocked"]:
            return words("score-blocked")
        [out] = view["round_winners"]
        mine = out == view["seat"]
        return (
            words("score-you-out")
            if mine
            else words("score-out", name=view["players"][out]["name"])
        )

    def _called(self, seat: int) -> Text:
        colour = PLAYERS[self.view["players"][seat]["colour"]]
        return Text(self.telling.name(self.view, seat), f"bold {colour}")

    def _chart(self, order: list[int]) -> list[Text]:
        """Totals as bars."""
        totals = self.view["totals"]
        most = max([1, *totals])
        widest = max(len(self._called(seat)) for seat in order)
        sign = "#" if self.kit.ascii else "█"
        return [
            Text.assemble(
                self._padded(seat, widest),
                " ",
                (sign * round(BAR * totals[seat] / most), PLAYERS[self._colour(seat)]),
                f" {totals[seat]}",
            )
            for seat in order
        ]

    def _padded(self, seat: int, width: int) -> Text:
        name = self._called(seat)
        name.pad_right(width - len(name))
        return name

    def _colour(self, seat: int) -> str:
        return str(self.view["players"][seat]["colour"])

    def _rounds(self) -> list[Table]:
        view, words = self.view, self.telling.words
        if len(view["scores"]) < 2:
            return []
        sheet = Table(box=None, padding=(0, 2, 0, 0))
        sheet.add_column(words("score-round"), justify="right")
        for seat in range(len(view["players"])):
            sheet.add_column(self._called(seat), justify="right")
        for number, points in enumerate(view["scores"], start=1):
            sheet.add_row(str(number), *(str(each) for each in points))
        return [sheet]


class Train(Card):
    """All trains, whole."""

    def __init__(self, view: View, telling: Telling, kit: Kit) -> None:
        super().__init__()
        self.view, self.telling, self.kit = view, telling, kit

    def content(self) -> Group | Text:
        """Each train with its wagons from the engine on."""
        parts: list[Text] = []
        for train in (*range(len(self.view["players"])), MEXICAN):
            wagons = wagons_of(self.view, train)
            count = self.telling.words("count-tiles", count=len(wagons))
            parts.append(Text(f"{self.telling.train(self.view, train)}: {count}", "bold"))
            parts.append(Text("").join(self.kit.wagon(tile) for tile in wagons))
        return Group(*parts)


class Keys(Card):
    """What the keys do."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def content(self) -> Group | Text:
        """A line for each key."""
        lines = (f"{key:<11}{self.words(f'terminal-key-{name}')}" for name, key in KEYS.items())
        return Text("\n".join(lines))
