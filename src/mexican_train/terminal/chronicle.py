"""What one remembers of a table: what happened and what was said, each thing once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..protocol.events import Happening, RoundBegan
from ..protocol.server_messages import ChatLine, FormerPlayer
from ..protocol.view import View
from .telling import LogLine, Telling, parts_of


class Chronicle:
    """Lines that only grow; what was missed while the line was cut comes in when it is known."""

    def __init__(self, telling: Telling) -> None:
        self.lines: list[LogLine] = []
        self._telling = telling
        self._heard: list[Happening] = []
        self._last_said = 0

    def tell(self, sentence: str) -> None:
        """Notes something that is nobody's doing."""
        self.lines.append(LogLine(None, sentence))

    def happen(self, events: Sequence[Happening], view: View, was: View | None) -> None:
        """Notes what has happened just now; `was` is the view before it."""
        began = any(isinstance(event, RoundBegan) for event in events)
        self._heard = [*events] if began else [*self._heard, *events]
        self._note(events, view, was)

    def recall(
        self, history: Sequence[Happening], view: View, former: Sequence[FormerPlayer]
    ) -> None:
        """Notes what happened in this round and was not heard as it happened."""
        heard = iter(self._heard)
        for events, then in parts_of(history, view, former):
            self._note((event for event in events if event not in heard), then)
        self._heard = list(history)

    def listen(self, talk: Sequence[ChatLine]) -> None:
        """Notes what was said and not heard before."""
        new = [said for said in talk if said.number > self._last_said]
        self.lines += [self._telling.spoken(said) for said in new]
        self._last_said = max([self._last_said, *(said.number for said in new)])

    def _note(self, events: Iterable[Happening], view: View, was: View | None = None) -> None:
        self.lines += self._telling.lines(list(events), view, was)
