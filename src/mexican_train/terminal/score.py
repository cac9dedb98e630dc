"""The score in a terminal: what was left in the hands, points, a chart, all rounds."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from .next_step import next_step
from .screens import Card
from .signs import button

BAR, NAME = 36, 12
SHORT = 6
"""The columns of a name over a column of the score sheet."""


class Score(Card):
    """How everyone stands, as table and chart."""

    def content(self) -> Group | Text:
        """The result, the chart, the rounds."""
        parts: list[Text | Table] = [Text(self._headline(), "bold")]
        if self.view.phase == "match_over":
            parts.append(Text(self._ending()))
        parts += [Text(), self._result()]
        parts += [Text(), *self._chart()]
        if len(self.view.scores) > 1:
            parts += [Text(), self._rounds()]
        return Group(*parts)

    async def action_confirm(self) -> None:
        """Stay open at the end of a match: a key meant for a tile would close it unread."""
        if self.view.phase != "match_over":
            await self.action_go_on()

    def foot(self) -> list[Text]:
        """What comes next, and who is waited for."""
        view, words = self.view, self.telling.words
        people = [s for s, player in enumerate(view.players) if player.bot is None]
        waited = [s for s in people if s not in view.ready]
        found: list[Text] = []
        step = next_step(view)
        if step is not None:
            found.append(button(words(step.words), "n", "screen.go_on"))
        if view.seat in view.ready and waited:
            names = self.telling.names(view, waited)
            found.append(Text(words("score-waiting", names=names)))
        return [*found, *super().foot()]

    def _order(self) -> list[int]:
        totals = self.view.totals
        return sorted(range(len(totals)), key=lambda seat: totals[seat])

    def _headline(self) -> str:
        view, words = self.view, self.telling.words
        if view.phase == "match_over":
            names = self.telling.names(view, view.winners)
            if len(view.winners) > 1:
                return words("score-tied", names=names)
            mine = view.winners == [view.seat]
            return words("score-you-won") if mine else words("score-won", name=names[0])
        if view.phase != "round_over":
            return words("round-of", round=view.round, rounds=view.rounds)
        return self._ending()

    def _ending(self) -> str:
        """How the last round ended."""
        view, words = self.view, self.telling.words
        if view.blocked:
            return words("score-blocked")
        [out] = view.round_winners
        name = view.players[out].name
        return words("score-you-out") if out == view.seat else words("score-out", name=name)

    def _result(self) -> Table:
        """The points of the last round with what they were for; while one is played, totals."""
        view, words = self.view, self.telling.words
        hands = view.hands if view.phase in ("round_over", "match_over") else None
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column()
        if hands:
            table.add_column(words("score-hands"))
            table.add_column(words("terminal-points"), justify="right")
        table.add_column(words("score-sum"), justify="right")
        for seat in self._order():
            cells = [self.called(seat, NAME)]
            if hands:
                hand = hands[seat]
                tiles = Text(" ").join(self.kit.wagon(tile) for tile in hand)
                cells.append(tiles if hand else Text(words("score-none"), "dim"))
                cells.append(Text(words("score-plus", points=view.scores[-1][seat])))
            table.add_row(*cells, Text(str(view.totals[seat]), "bold"))
        return table

    def _chart(self) -> list[Text]:
        """Totals as bars; the shortest is in the lead."""
        totals = self.view.totals
        most = max([1, *totals])
        colours = [player.colour for player in self.view.players]
        return [
            Text.assemble(
                *(self.called(seat, NAME), " "),
                *(self.kit.bar(round(BAR * totals[seat] / most), colours[seat]), " "),
                str(totals[seat]),
            )
            for seat in self._order()
        ]

    def _rounds(self) -> Table:
        """The score sheet: a row for each round."""
        view = self.view
        sheet = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        sheet.add_column(self.telling.words("score-round"), justify="right")
        for seat in range(len(view.players)):
            name = self.called(seat)
            name.truncate(SHORT, overflow="ellipsis")
            sheet.add_column(name, justify="right")
        for number, points in enumerate(view.scores, start=1):
            least = min(points)
            cells = (Text(str(each), "bold" if each == least else "") for each in points)
            sheet.add_row(str(number), *cells)
        return sheet
