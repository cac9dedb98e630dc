"""The tile one is about to lay: which it is, where it may go, and where one points."""

from __future__ import annotations

from collections.abc import Sequence

from ..protocol.view import Train, View
from .session import Session
from .telling import train_of


class Laying:
    """A tile that fits on several trains is chosen first, and laid when one has pointed."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.chosen: str | None = None
        self.pointed: Train | None = None

    def places(self, tile: str | None) -> list[Train]:
        """The trains on which a tile may be laid now."""
        view = self._session.view
        if view is None or not self._session.mine:
            return []
        plays = [action.split("@") for action in view.legal if "@" in action]
        found = [place for name, place in plays if name == tile]
        return [train_of(place) for place in found]

    @property
    def open(self) -> list[Train]:
        """The trains on which the chosen tile may be laid."""
        return self.places(self.chosen) if self.chosen else []

    def lit(self, view: View) -> frozenset[str]:
        """The tiles that can be laid somewhere."""
        return frozenset(tile for tile in view.hand if self.places(tile))

    def settle(self) -> None:
        """Lets go of what cannot be laid any more, and points somewhere that can be."""
        places = self.open
        if not places:
            self.let_go()
        elif self.pointed not in places:
            self.pointed = places[0]

    def let_go(self) -> None:
        """No tile is chosen."""
        self.chosen = self.pointed = None

    def pick(self, tile: str) -> str | None:
        """Chooses a tile, or lets go of it; with one place only, the play there."""
        places = self.places(tile)
        if len(places) == 1:
            return f"{tile}@{places[0]}"
        self.chosen = None if self.chosen == tile or not places else tile
        self.settle()
        return None

    def choose(self, tile: str, train: Train) -> None:
        """Chooses a tile and points at a train for it; with one place only there is no choice."""
        places = self.places(tile)
        if len(places) > 1 and train in places:
            self.chosen, self.pointed = tile, train

    def point(self, step: int, order: Sequence[Train]) -> None:
        """Points at another place for the chosen tile, the trains being in this order."""
        trains = [train for train in order if train in self.open]
        if trains:
            now = trains.index(self.pointed) if self.pointed in trains else 0
            self.pointed = trains[(now + step) % len(trains)]

    @property
    def play(self) -> str | None:
        """The play of the chosen tile where one points."""
        if self.chosen is None or self.pointed is None:
            return None
        return f"{self.chosen}@{self.pointed}"
