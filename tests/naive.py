"""A second, deliberately plain reading of the rules, used by the tests as an oracle.

Everything is an ordinary tuple, list, set or string and every question is answered by looking at
the whole table again. Nothing here is fast and nothing is shared with the package under test.
"""

from __future__ import annotations

from typing import Any

Tile = tuple[int, int]
Key = int | str  # a seat's train by its number, or MEXICAN
MEXICAN = "M"


def tile_from(text: str) -> Tile:
    """Read a tile as it is written, keeping the order of its two ends."""
    first, second = text.split("-")
    return int(first), int(second)


def is_double(tile: Tile) -> bool:
    """Tell whether both ends carry the same number."""
    return tile[0] == tile[1]


def doubles_in(hand: set[Tile]) -> list[int]:
    """List the numbers of the doubles in a hand."""
    return [tile[0] for tile in hand if is_double(tile)]


class Naive:
    """One round, from the deal (or from any position) to its end."""

    def __init__(
        self,
        rules: dict[str, Any],
        players: int,
        engine: int,
        turn: int,
        hands: list[set[Tile]],
        boneyard: list[Tile],
    ) -> None:
        """Set the table: an engine, hands, a boneyard and no train started."""
        self.rules = rules
        self.players = players
        self.engine = engine
        self.turn = turn
        self.hands = hands
        self.boneyard = boneyard
        self.trains: list[list[Tile]] = [[] for _ in range(players)]
        self.mexican: list[Tile] = []
        self.markers: set[int] = set()
        self.drawn = False
        self.follow_up: Key | None = None
        self.series = False
        self.had_turn: set[int] = set()
        self.blocked = False
        self.over = any(not hand for hand in hands)
        self.laid = False  # the seat to act has laid a tile in this turn
        self.unannounced: int | None = None  # may knock until the next player acts
        self.catchable: set[int] = set()  # did not knock in time

    @classmethod
    def from_position(cls, position: dict[str, Any], rules: dict[str, Any]) -> Naive:
        """Take up a round at the moment that a (valid) position describes."""
        players = position["players"]
        game = cls(
            {**rules, **position.get("rules", {})},
            players,
            position["engine"],
            position["turn"],
            [{tile_from(text) for text in hand} for hand in position["hands"]],
            [tile_from(text) for text in position["boneyard"]],
        )
        game.trains = [[tile_from(text) for text in train] for train in position["trains"]]
        game.mexican = [tile_from(text) for text in position["mexican"]]
        game.markers = set(position["markers"])
        game.drawn = position.get("drawn", False)
        game.follow_up = position.get("follow_up")
        game.series = position.get("series", False)
        game.had_turn = set(position.get("had_turn", range(players)))
        game.laid = game.series or game.follow_up is not None
        return game

    @classmethod
    def from_deal(
        cls,
        rules: dict[str, Any],
        players: int,
        round_number: int,
        used: list[int],
        hands: list[list[str]],
        boneyard: list[str],
    ) -> Naive:
        """Find the engine and the first player for a fresh deal."""
        held = [{tile_from(text) for text in hand} for hand in hands]
        yard = [tile_from(text) for text in boneyard]
        rotating = (round_number - 1) % players
        highest = rules["max_pip"]
        if rules["engine"] == "descending":
            engine = highest - (round_number - 1) % (highest + 1)
            layer = rotating  # nobody lays it
        else:
            allowed = set(range(highest + 1))
            if rules["engine"] == "highest-unused-held":
                allowed = (allowed - set(used)) or allowed
                if allowed != {0}:
                    allowed.discard(0)
            drawer = rotating
            while not any(allowed & set(doubles_in(hand)) for hand in held):
                held[drawer].add(yard.pop(0))
                drawer = (drawer + 1) % players
            engine = max(pip for hand in held for pip in doubles_in(hand) if pip in allowed)
            layer = next(seat for seat in range(players) if (engine, engine) in held[seat])
            held[layer].remove((engine, engine))
        first = rotating
        if rules["first"] == "engine-player":
            first = layer
        elif rules["first"] == "left-of-engine-player":
            first = (layer + 1) % players
        elif rules["first"] == "highest-double-holder":
            best = max((pip for hand in held for pip in doubles_in(hand)), default=None)
            if best is not None:
                first = next(seat for seat in range(players) if (best, best) in held[seat])
        return cls(rules, players, engine, first, held, yard)

    # The table

    def keys(self) -> list[Key]:
        """Name every train there can be."""
        return [*range(self.players), MEXICAN]

    def train(self, key: Key) -> list[Tile]:
        """Give the tiles of a train."""
        return self.mexican if isinstance(key, str) else self.trains[key]

    def end(self, key: Key) -> int:
        """Give the number a tile must have to go on a train."""
        train = self.train(key)
        return train[-1][1] if train else self.engine

    def any_fits(self, hand: set[Tile], key: Key) -> bool:
        """Tell whether some tile of a hand fits the end of a train."""
        return any(self.end(key) in tile for tile in hand)

    def is_dead(self, pip: int) -> bool:
        """Tell whether every tile with this number lies on the table."""
        table = {(self.engine, self.engine)}
        for key in self.keys():
            table |= {(min(tile), max(tile)) for tile in self.train(key)}
        return all(
            (min(pip, other), max(pip, other)) in table
            for other in range(self.rules["max_pip"] + 1)
        )

    def binding(self) -> list[Key]:
        """List the trains whose open double everyone has to close."""
        if self.rules["open_double"] == "free":
            return []
        started = [key for key in self.keys() if self.train(key)]
        uncovered = [key for key in started if is_double(self.train(key)[-1])]
        return [key for key in uncovered if not self.is_dead(self.end(key))]

    def is_regular(self) -> bool:
        """Tell whether nothing is owed: no double of one's own, none to close."""
        return self.follow_up is None and not self.binding()

    def open_trains(self) -> list[Key]:
        """List the trains on which the seat to act may play in regular play."""
        trains: list[Key] = [
            seat for seat in range(self.players) if seat == self.turn or seat in self.markers
        ]
        may_start = self.rules["mexican_start"] == "any-time" or self.trains[self.turn]
        if self.mexican or may_start:
            trains.append(MEXICAN)
        return trains

    # What may be done

    def plays(self) -> list[str]:
        """List the tiles that can be laid now, with the trains they can go on."""
        hand = self.hands[self.turn]
        if self.follow_up is not None:
            rule = self.rules["follow_up"]
            on_double = self.any_fits(hand, self.follow_up)
            if rule == "on-double" or (rule == "double-first" and on_double and not self.drawn):
                trains = [self.follow_up]
            else:
                allowed = [*self.open_trains(), self.follow_up]
                trains = [key for key in self.keys() if key in allowed]
            if rule == "any-non-double":
                hand = {tile for tile in hand if not is_double(tile)}
        elif self.series:
            trains = [self.turn]
        else:
            trains = self.binding() or self.open_trains()
        return [
            f"{low}-{high}@{key}"
            for key in trains
            for low, high in hand
            if self.end(key) in (low, high)
        ]

    def legal(self) -> list[str]:
        """List the actions open to the seat to act."""
        if self.over:
            return []
        if self.series and self.follow_up is None:
            return sorted([*self.plays(), "stop"])
        if self.plays():
            return sorted(self.plays())
        return ["draw"] if self.can_draw() and not self.drawn else ["pass"]

    def can_draw(self) -> bool:
        """Tell whether a seat that can play nothing finds a tile to draw."""
        return bool(self.boneyard)

    def calls(self) -> list[str]:
        """List the knocks and catches open now, for all seats."""
        if self.over:
            return []
        knocks = [] if self.unannounced is None else [f"knock@{self.unannounced}"]
        catches = [
            f"catch@{catcher}>{offender}"
            for offender in self.catchable
            for catcher in range(self.players)
            if catcher != offender
        ]
        return sorted(knocks + catches)

    # Doing it

    def act(self, text: str) -> None:
        """Apply a legal action or an open call."""
        if text in self.calls():
            self.call(text)
            return
        if text not in self.legal():
            raise ValueError(f"not open now: {text}")
        if self.unannounced is not None:
            self.catchable.add(self.unannounced)
            self.unannounced = None
        self.catchable.discard(self.turn)
        if text == "draw":
            self.hands[self.turn].add(self.boneyard.pop(0))
            self.drawn = True
        elif text == "pass":
            if self.follow_up is None or self.rules["own_double_pass_marks"]:
                self.markers.add(self.turn)
            self.end_turn()
        elif text == "stop":
            self.end_turn()
        else:
            tile, key = text.split("@")
            self.play(tile_from(tile), MEXICAN if key == MEXICAN else int(key))

    def call(self, text: str) -> None:
        """Announce a last tile, or make who did not announce it draw."""
        if text.startswith("knock"):
            self.unannounced = None
            return
        offender = int(text.split(">")[1])
        self.catchable.remove(offender)
        for _ in range(self.rules["penalty_tiles"]):
            if self.boneyard:
                self.hands[offender].add(self.boneyard.pop(0))

    def play(self, tile: Tile, key: Key) -> None:
        """Lay a tile and see what it calls for."""
        seat, hand = self.turn, self.hands[self.turn]
        regular = self.is_regular()
        if key == seat:
            self.markers.discard(seat)
            if self.rules["fast_first_turn"] and regular and seat not in self.had_turn:
                self.series = True
        else:
            watched = self.rules["marker"] == "own-train-unplayable"
            if watched and regular and not self.any_fits(hand, seat):
                self.markers.add(seat)
        low, high = tile
        hand.remove(tile)
        self.train(key).append((low, high) if low == self.end(key) else (high, low))
        self.laid = True
        self.drawn = False
        self.follow_up = None
        if not hand:
            self.over = True
        elif is_double(tile) and not (self.rules["follow_up"] == "on-double" and self.is_dead(low)):
            self.follow_up = key
        elif not (self.series and self.any_fits(hand, seat)):
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the left, unless nobody can play any more."""
        if self.rules["last_tile"] == "penalty" and self.laid and len(self.hands[self.turn]) == 1:
            self.unannounced = self.turn
        self.had_turn.add(self.turn)
        self.turn = (self.turn + 1) % self.players
        self.laid = self.drawn = self.series = False
        self.follow_up = None
        fits = any(
            self.any_fits(hand, key) for hand in self.hands for key in self.binding() or self.keys()
        )
        if not self.can_draw() and not fits:
            self.over = self.blocked = True

    # The reckoning

    def scores(self) -> list[int]:
        """Count the points left in each hand."""
        return [sum(self.points(tile) for tile in hand) for hand in self.hands]

    def points(self, tile: Tile) -> int:
        """Count the points of one tile."""
        if tile == (0, 0):
            return int(self.rules["double_blank_points"])
        return sum(pip or int(self.rules["blank_points"]) for pip in tile)

    def winners(self) -> list[int]:
        """Name who went out or, blocked, whoever has the fewest points."""
        if not self.over:
            return []
        if not self.blocked:
            return [seat for seat in range(self.players) if not self.hands[seat]]
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == min(scores)]
