"""Information states: everything that a seat has learned in a match, in order.

They are rows of three numbers: 1 + the place of a seat, counted from the seat that knows it, and
16 more where its own train then had a marker; the number of an action, or one of those below; and
1 + the number of a tile, or 0 where none is known. A log keeps the rows of each seat as bytes,
because every number is below 256.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..rules.deal import hands_from
from ..rules.header import Header
from ..rules.rules import Engine
from ..rules.tiles import MEXICAN, TRAINS, Tile
from .game import Game, tile_number
from .numbers import (
    CATCH,
    CATCHING,
    DRAW,
    KNOCK,
    KNOCKING,
    NOTHING,
    PASS,
    PLAYS,
    SILENT,
    STOP,
    TURN,
)
from .seen import TILE_AT

ENGINE = 240
"""The engine; its seat is that which laid it, if any did."""
FIRST = 241
"""The seat that begins the round."""
DEALT = 242
DRAWN = 243
"""A tile from the boneyard, for whatever it was drawn."""
LEFT = 244
"""A tile in a hand when the round ended."""
ASKED = 245  # + TURN, KNOCKING or CATCHING: the decision that comes next
MARKED = 16

ROW = 3
WORDS = {
    **{DRAW: "draw", PASS: "pass", STOP: "stop", SILENT: "silent", KNOCK: "knock"},
    **{ENGINE: "engine", FIRST: "first", DEALT: "dealt", DRAWN: "drawn", LEFT: "left"},
    **{ASKED + TURN: "turn?", ASKED + KNOCKING: "knock?", ASKED + CATCHING: "catch?"},
}


def most_decisions(header: Header) -> int:
    """Return a bound on the number of decisions in a match."""
    # Each tile is drawn and played once; around that, everyone may pass or be asked a few times.
    return header.rules.match_rounds * header.rules.tiles * 8 * (header.players + 1)


def most_rows(header: Header) -> int:
    """Return a bound on the number of rows of an information state."""
    # Each tile is dealt, drawn and left at most once a round, beside the engine and the first seat.
    return most_decisions(header) + header.rules.match_rounds * (3 * header.rules.tiles + 2) + 1


class InformationLog:
    """The rows of every seat of a match, written as the match goes on."""

    def __init__(self, header: Header) -> None:
        self.players = header.players
        self.open_hands = header.rules.open_hands
        self.rows = [b""] * header.players

    def add_deal(self, game: Game, order: Sequence[Tile]) -> None:
        """Add a round that has been dealt from tiles in this order; nobody has acted in it."""
        round, rules = game.round, game.header.rules
        laid_by = None if rules.engine == Engine.DESCENDING else round.engine_player
        self._add(laid_by, ENGINE, Tile(round.engine, round.engine), public=True)
        hands = hands_from(rules, self.players, order)
        for seat, hand in enumerate(hands):
            for tile in sorted(hand):
                self._add(seat, DEALT, tile)
        bones = order[sum(map(len, hands)) :]
        for seat, tile in draws_for_engine(game, bones):
            self._add(seat, DRAWN, tile)
        self._add(round.first, FIRST, None)

    def step(self, game: Game, action: int) -> None:
        """Let the seat whose decision it is act in the game, and add what comes of it."""
        round, actor = game.round, game.seat
        target = (action - PLAYS) % TRAINS if action >= PLAYS else action - CATCH
        train = target if target == MEXICAN else (target + actor) % self.players
        tile = None
        if action >= PLAYS:
            tile = Tile(round.end_of(train), (action - PLAYS) // TRAINS)
        catches = CATCH <= action < PLAYS
        boneyard = round.boneyard if catches or action == DRAW else []
        game.step(action)
        for seat in range(self.players):
            if action != SILENT or seat == actor:
                moved = action
                if target >= 0 and target != MEXICAN:
                    moved += self._place(train, seat) - target
                marked = bool(round.markers >> actor & 1)
                self._add_row(seat, self._place(actor, seat), moved, tile, marked)
        for drawn in boneyard[: len(boneyard) - round.bones_left]:
            self._add(train if catches else actor, DRAWN, drawn)
        if round.over:
            for seat in range(self.players):
                for left in round.hand_of(seat):
                    self._add(seat, LEFT, left, public=True)

    def state_of(self, game: Game, seat: int) -> bytes:
        """Return the rows that a seat knows; the last one is the decision that comes next.

        Calls of others are their own decisions: until one is made, all see who is to take a turn.
        """
        if game.kind == NOTHING:
            return self.rows[seat]
        kind = game.kind if game.seat == seat else TURN
        place = 0 if game.seat == seat else self._place(game.round.turn, seat)
        return self.rows[seat] + bytes((1 + place, ASKED + kind, 0))

    def _place(self, seat: int, viewer: int) -> int:
        return (seat - viewer) % self.players

    def _add(self, seat: int | None, event: int, tile: Tile | None, public: bool = False) -> None:
        """Add an event of a seat to what all know, its tile to what those know who can see it."""
        for viewer in range(self.players):
            known = tile if public or self.open_hands or seat == viewer else None
            place = None if seat is None else self._place(seat, viewer)
            if event != DEALT or known is not None:
                self._add_row(viewer, place, event, known)

    def _add_row(
        self, viewer: int, place: int | None, event: int, tile: Tile | None, marked: bool = False
    ) -> None:
        who = (0 if place is None else 1 + place) | MARKED * marked
        self.rows[viewer] += bytes((who, event, 0 if tile is None else 1 + tile_number(*tile)))


def draws_for_engine(game: Game, boneyard: Sequence[Tile]) -> list[tuple[int, Tile]]:
    """Return who drew which tiles before an engine was found, in a round that has just begun."""
    count = len(boneyard) - game.round.bones_left
    starter = game.number - 1
    return [((starter + i) % game.players, tile) for i, tile in enumerate(boneyard[:count])]


def text_of_rows(rows: bytes, seat: int, players: int) -> str:
    """Return rows that a seat knows as text, with seats and trains by their own numbers."""
    parts = (rows[i : i + ROW] for i in range(0, len(rows), ROW))
    return " ".join([f"seat={seat}", *(_text_of_row(row, seat, players) for row in parts)])


def _text_of_row(row: Iterable[int], viewer: int, players: int) -> str:
    who, event, number = row
    seat = f"{((who & ~MARKED) - 1 + viewer) % players}:" if who else ""
    marker = "*" if who & MARKED else ""
    tile = str(TILE_AT[number - 1]) if number else "?" if event == DRAWN else ""
    if event in WORDS:
        return f"{seat}{WORDS[event]}{'=' if tile else ''}{tile}{marker}"
    place = (event - PLAYS) % TRAINS if event >= PLAYS else event - CATCH
    train = "M" if place == MEXICAN else (place + viewer) % players
    return f"{seat}{tile}@{train}{marker}" if event >= PLAYS else f"{seat}catch={train}{marker}"
