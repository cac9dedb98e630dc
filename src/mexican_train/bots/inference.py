# cython: allow_none_for_extension_args=False
"""What the others may hold: deals drawn at random from all that agree with what was seen.

Every tile a seat ever had came to it at some time: at the deal, or with a draw. Such a coming is a
place here; the boneyard is a seat of its own. A deal puts every tile into a place, the tiles that
were laid into places of the seats that laid them. Whenever a seat drew or passed it showed that
nothing it held then fitted an end open to it, so a tile may stand in a place only if it fitted at
no such time between its coming and its going. All such deals are equally likely; swapping two tiles
at random again and again, wherever both may stand, walks through them evenly.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from ..rules.actions import Action, Catch, Draw, Knock, Pass, Play
from ..rules.bits import mask_of
from ..rules.codes import code_of
from ..rules.errors import TableError
from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.rules import Engine
from ..rules.tiles import ALL_TILES, Tile, full_set
from ..rules.view import PastAction, View
from .known import known_round

if not cython.compiled:
    from ..rules.bits import first_bit
    from ..rules.tiles import MAX_PLAYERS, PIPS, TILES

    BONEYARD = MAX_PLAYERS  # the seat that stands for it
    MOST_SHOWS = 1024

ANYTHING = (1 << PIPS) - 1  # a row of a hand that may hold any tile
STAYS = 30000  # when a tile goes that is still held
SETTLING = 40_000  # swaps tried to find a first deal


class Inference:
    """Deals that agree with a view, one after another."""

    def __init__(self, view: View, rng: Rng, undealt: int | None = None) -> None:
        """Find a first deal; `undealt` are the doubles known to have been dealt to nobody."""
        if not cython.compiled:
            self.owner, self.came = [0] * TILES, [0] * TILES
            self.tile, self.gone = [0] * TILES, [0] * TILES
            self.show_seat, self.show_time = [0] * MOST_SHOWS, [0] * MOST_SHOWS
            self.show_ends, self.show_spares = [0] * MOST_SHOWS, [False] * MOST_SHOWS
        self.rng = rng
        self.table = known_round(view)
        self.hidden = mask_of(seat for seat, hand in enumerate(view.hands) if hand is None)
        self.places = 0
        self.shows = 0
        self.choices: list[tuple[int, int, Round]] = []
        self.undealt = undealt_doubles(view) if undealt is None else undealt
        self.read(view)
        self.fill(view)
        self.clashes = 0
        for place in range(self.places):
            self.clashes += self.clash(place, self.tile[place], self.gone[place])
        tries = 0
        while self.clashes and tries < SETTLING:
            self.swap_some()
            tries += 1

    def read(self, view: View) -> None:
        """Goes through the round as all saw it: when tiles came, and what draws and passes show."""
        ghost = ghost_at_start(view)
        for seat in range(ghost.players):
            self.come(seat, -1, ghost.hand_count(seat))
        turns = [past.seat for past in view.history if not isinstance(past.action, Knock | Catch)]
        turns.append(-1 if view.turn is None else view.turn)
        turn = 0
        for time, past in enumerate(view.history):
            action = past.action
            if isinstance(action, Catch):
                ghost.bone_next += past.drawn
                ghost.count_hidden(action.seat, ghost.hand_count(action.seat) + past.drawn)
                self.come(action.seat, time, past.drawn)
            elif not isinstance(action, Knock):
                turn += 1
                self.show(ghost, past, time)
                if isinstance(action, Play) and self.hidden >> past.seat & 1:
                    self.choices.append((time, code_of(ghost, action), ghost.copy()))
                goes_on = turns[turn] == past.seat
                in_series = isinstance(action, Play) and ghost.in_series(action.train)
                follow(ghost, action, past.marked, goes_on)
                if in_series and not goes_on and self.hidden >> past.seat & 1:
                    # A fast first turn that ends by itself: nothing fits one's own train.
                    self.note(past.seat, time, 1 << ghost.ends[past.seat], False)
                self.come(past.seat, time, past.drawn)
        self.hidden |= 1 << BONEYARD
        self.come(BONEYARD, -1, view.boneyard)

    def come(self, seat: int, time: int, count: int) -> None:
        """Makes places for tiles that came to a seat whose hand one cannot see."""
        if count > TILES - self.places:
            raise TableError("a view has more tiles than the largest set")
        for _ in range(count if self.hidden >> seat & 1 else 0):
            self.owner[self.places] = seat
            self.came[self.places] = time
            self.tile[self.places] = -1
            self.gone[self.places] = STAYS
            self.places += 1

    def show(self, ghost: Round, past: PastAction, time: int) -> None:
        """Notes what an action shows about the hand of who did it."""
        seat = past.seat
        if not self.hidden >> seat & 1:
            return
        if isinstance(past.action, Draw | Pass):
            if ghost.follow_up >= 0:
                # Nothing fits the double, which is what opens other trains to some sheets.
                ghost.rows[seat * PIPS + ghost.ends[ghost.follow_up]] = 0
            self.note(seat, time, ends_of(ghost, ghost.open_trains()), ghost.bars_doubles())
            if ghost.follow_up >= 0:
                ghost.rows[seat * PIPS + ghost.ends[ghost.follow_up]] = ANYTHING
        elif isinstance(past.action, Play) and past.action.train != seat:
            if ghost.follow_up >= 0:
                if past.action.train != ghost.follow_up and ghost.must_complete(True, ghost.drawn):
                    self.note(seat, time, 1 << ghost.ends[ghost.follow_up], False)
            elif past.marked and not ghost.markers >> seat & 1:
                self.note(seat, time, 1 << ghost.ends[seat], False)

    def note(self, seat: int, time: int, ends: int, spares_doubles: bool) -> None:
        """A seat held nothing with these pips at this time (doubles apart, if they are spared)."""
        if self.shows == MOST_SHOWS:
            return
        self.show_seat[self.shows] = seat
        self.show_time[self.shows] = time
        self.show_ends[self.shows] = ends
        self.show_spares[self.shows] = spares_doubles
        self.shows += 1

    def fill(self, view: View) -> None:
        """Puts every tile that one cannot see, or has seen a hidden hand lay, into some place."""
        unseen = set(full_set(view.header.rules.max_pip))
        unseen.discard((view.engine, view.engine))
        for wagons in (*view.trains, view.mexican):
            unseen.difference_update(wagon.tile for wagon in wagons)
        for hand in view.hands:
            unseen.difference_update(hand or ())
        for time, past in enumerate(view.history):
            if isinstance(past.action, Play) and self.hidden >> past.seat & 1:
                low, high = past.action.tile
                self.put(past.seat, low << 5 | high, time)
        for low, high in sorted(unseen):
            self.put(-1, low << 5 | high, STAYS)

    def put(self, seat: int, tile: int, gone: int) -> None:
        """Puts a tile into the last empty place of a seat that it suits, -1 for any seat."""
        found = -1
        for place in range(self.places):
            if self.tile[place] < 0 and (seat < 0 or self.owner[place] == seat):
                if found < 0 or self.clash(place, tile, gone) == 0:
                    found = place
        if found >= 0:  # a position may lack tiles, and then there are fewer places
            self.tile[found] = tile
            self.gone[found] = gone

    def clash(self, place: int, tile: int, gone: int) -> int:
        """In how many ways a tile that goes at `gone` cannot have stood in a place."""
        seat = self.owner[place]
        if seat == BONEYARD:
            return 0
        came = self.came[place]
        low = tile >> 5
        high = tile & 31
        found = 1 if came >= gone else 0
        if came < 0 and low == high and self.undealt >> low & 1:
            found += 1
        pips = 1 << low | 1 << high
        for i in range(self.shows):
            if self.show_seat[i] == seat and came < self.show_time[i] and self.show_time[i] < gone:
                if self.show_ends[i] & pips and not (low == high and self.show_spares[i]):
                    found += 1
        return found

    def swap_some(self) -> None:
        """Tries to swap the tiles of two places."""
        one = self.rng.below(self.places)
        other = self.rng.below(self.places)
        if self.may_swap(one, other):
            self.swap(one, other)

    def may_swap(self, one: int, other: int) -> bool:
        """Whether two places may swap their tiles, with no more clashes than before."""
        if self.owner[one] != self.owner[other]:
            if self.gone[one] != STAYS or self.gone[other] != STAYS:
                return False
        elif self.came[one] == self.came[other]:
            return False  # nothing would change
        after = self.clash(one, self.tile[other], self.gone[other])
        after += self.clash(other, self.tile[one], self.gone[one])
        return after == 0 or (self.clashes > 0 and after <= self.clash_of(one, other))

    def clash_of(self, one: int, other: int) -> int:
        """The clashes of two places as they are."""
        found = self.clash(one, self.tile[one], self.gone[one])
        return found + self.clash(other, self.tile[other], self.gone[other])

    def swap(self, one: int, other: int) -> None:
        """Swaps the tiles of two places."""
        unsettled = self.clashes > 0
        if unsettled:
            self.clashes -= self.clash_of(one, other)
        tile = self.tile[one]
        gone = self.gone[one]
        self.tile[one] = self.tile[other]
        self.gone[one] = self.gone[other]
        self.tile[other] = tile
        self.gone[other] = gone
        if unsettled:
            self.clashes += self.clash_of(one, other)

    def arrivals(self, swaps: int) -> list[tuple[int, int, Tile]]:
        """Swap hidden tiles so many times; return the owner, the time and the tile of each.

        The owner of tiles in the boneyard is `MAX_PLAYERS`. The time of a dealt tile is -1,
        that of a drawn one is the number of the action that drew it.
        """
        for _ in range(swaps):
            self.swap_some()
        found = []
        for place in range(self.places):
            tile = ALL_TILES[(self.tile[place] >> 5) * PIPS + (self.tile[place] & 31)]
            found.append((self.owner[place], self.came[place], tile))
        return found

    def deal(self) -> Round:
        """The table with every hidden tile where it stands now, the boneyard in any order."""
        round = self.table.copy()
        round.bone_end = 0
        for place in range(self.places):
            if self.gone[place] == STAYS:
                tile = self.tile[place]
                if self.owner[place] == BONEYARD:
                    round.bury(tile >> 5, tile & 31)
                else:
                    round.give_hidden(self.owner[place], tile >> 5, tile & 31)
        for i in range(round.bone_end - 1, 0, -1):
            j = self.rng.below(i + 1)
            tile = round.bones[i]
            round.bones[i] = round.bones[j]
            round.bones[j] = tile
        return round


def undealt_doubles(view: View) -> int:
    """The doubles that no hand was dealt, because one of them would have been the engine."""
    rules = view.header.rules
    if rules.engine != Engine.HIGHEST_HELD:
        return 0
    return mask_of(range(view.engine + 1, rules.max_pip + 1))


def ghost_at_start(view: View) -> Round:
    """The round as it began, with hands that may hold anything."""
    players = view.header.players
    counts = list(view.counts)
    bones = view.boneyard
    for past in view.history:
        if isinstance(past.action, Play):
            counts[past.seat] += 1
        who = past.action.seat if isinstance(past.action, Catch) else past.seat
        counts[who] -= past.drawn
        bones += past.drawn
    ghost = Round(view.header.rules, players)
    ghost.set_engine(view.engine)
    ghost.turn = ghost.first = view.first
    ghost.bone_end = bones
    for seat in range(players):
        ghost.count_hidden(seat, counts[seat])
        for pip in range(PIPS):
            ghost.rows[seat * PIPS + pip] = ANYTHING
    return ghost


def follow(ghost: Round, action: Action, marked: bool, goes_on: bool) -> None:
    """Lets a seat whose hand one cannot see do what it did.

    Its hand decides two things besides, and both were seen: whether a play elsewhere marked its
    train, and whether a fast first turn went on.
    """
    base = ghost.turn * PIPS
    code = code_of(ghost, action)
    if isinstance(action, Play):
        if action.train != ghost.turn and marked:
            ghost.rows[base + ghost.ends[ghost.turn]] = 0
        if not goes_on and ghost.in_series(action.train):
            end = code & 31 if action.train == ghost.turn else ghost.ends[ghost.turn]
            ghost.rows[base + end] = 0
    ghost._apply(code)
    for pip in range(PIPS):
        ghost.rows[base + pip] = ANYTHING


def ends_of(round: Round, trains: int) -> int:
    """The pips at the ends of some trains, as a mask."""
    ends = 0
    while trains:
        ends |= 1 << round.ends[first_bit(trains)]
        trains &= trains - 1
    return ends
