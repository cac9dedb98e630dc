"""What a table tells, put into words: which message of the catalogue fits, with what in it.

Views and events are those of the table protocol, as they come over the wire.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from ..protocol import events as ev
from ..protocol.options import TableOptions
from ..protocol.server_messages import ChatLine, FormerPlayer, HintedAction, Why
from ..protocol.view import Train, View
from ..words import Argument, Words

MEXICAN: Final = "M"
MANNERS = ("pace", "automatic")
"""The options that a host can change during a match, each with a sentence of its own."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, and whose doing it was."""

    seat: int | None
    text: str


class Telling:
    """One reader's words for one table; `lit` says whether the reader sees tiles light up."""

    def __init__(self, words: Words, lit: bool = True) -> None:
        self.words = words
        self.lit = lit

    # ------------------------------------------------------------------ names

    def name(self, view: View, seat: int) -> str:
        """What someone is called: "You" in one's own seat."""
        return self.words("you") if seat == view.seat else view.players[seat].name

    def names(self, view: View, seats: Sequence[int]) -> list[str]:
        """What several are called, oneself last."""
        others = [self.name(view, seat) for seat in seats if seat != view.seat]
        return others if len(others) == len(seats) else [*others, self.words("you-among")]

    def sheet(self, name: str) -> str:
        """The title of a sheet; variants follow its name."""
        base, _, variants = name.partition("/")
        parts = [f"variant-{variant}" for variant in variants.split("+") if variant]
        return ", ".join(self.words(key) for key in (f"sheet-{base}", *parts))

    def tile(self, tile: str) -> str:
        """A tile as it is read out: "5 and 12", "double 8", "blank and 3"."""
        one, other = (self.words("tile-blank") if p == "0" else p for p in tile.split("-"))
        if one == other:
            return self.words("tile-double", pip=one)
        return self.words("tile", one=one, other=other)

    def train(self, view: View, train: Train, actor: int | None = None) -> str:
        """A train as it is spoken of by this view, when `actor` does something on it."""
        if train == MEXICAN:
            return self.words("train-mexican")
        if train == view.seat:
            return self.words("train-yours")
        if train == actor:
            return self.words("train-own")
        return self.words("train-of", name=self.name(view, int(train)))

    def double(self, view: View, train: Train) -> str:
        """The double at the end of a train."""
        pip = end_of(view, train)
        if train == MEXICAN:
            return self.words("double-mexican", pip=pip)
        if train == view.seat:
            return self.words("double-yours", pip=pip)
        return self.words("double-of", pip=pip, name=self.name(view, int(train)))

    def refusal(self, reason: str, sentence: str) -> str:
        """Why something was refused; the server's own sentence where there is none in words."""
        key = f"refused-{reason}".replace("_", "-")
        return self.words(key) if self.words.has(key) else sentence or reason

    def why(self, view: View, answer: Why) -> str:
        """Return the sentence that says why a tile can be played nowhere."""
        reason, tile = answer.reason or "", answer.tile
        if reason in ("does_not_fit", "only_own_train"):
            ends = self.words.either([str(end) for end in answer.ends])
            return self.words(f"why-{reason}".replace("_", "-"), tile=tile, ends=ends)
        if answer.train is not None and reason == "train_closed":
            return self.words("why-train-closed", tile=tile, train=self.train(view, answer.train))
        if answer.train is not None and reason in ("must_close_double", "must_complete_double"):
            double = self.double(view, answer.train)
            return self.words("why-double-first", tile=tile, double=double)
        return self.refusal(reason, "")

    # ------------------------------------------------------------------ what must be done

    def duty(self, view: View, chosen: str | None = None) -> str:
        """What must be done now, and by whom, in one sentence."""
        words = self.words
        if view.phase == "lobby":
            host = view.players[view.host].name
            mine = view.seat == view.host
            return words("lobby-full") if mine else words("lobby-wait", host=host)
        if view.phase != "playing":
            return words("turn-over")
        if view.paused:
            return self._paused_duty(view)
        if view.turn == view.seat:
            return self._my_duty(view, chosen)
        return self._their_duty(view)

    def _paused_duty(self, view: View) -> str:
        words, host = self.words, view.players[view.host]
        if view.seat == view.host:
            return words("turn-paused-host")
        if host.connected:
            return words("turn-paused")
        return f"{words('turn-paused')} {words('host-away', name=host.name)}"

    def _my_duty(self, view: View, chosen: str | None) -> str:
        words, legal = self.words, view.legal
        if chosen:
            return words("duty-choose", tile=chosen)
        plays = [action for action in legal if "@" in action]
        end = "" if plays else "-draw" if "draw" in legal else "-pass"
        if view.series:
            return words("duty-series-stop" if "stop" in legal else "duty-series")
        if view.follow_up is not None:
            return words(f"duty-follow{end}")
        if view.open_double is not None:
            return words(f"duty-close{end}", double=self.double(view, view.open_double))
        if end:
            return words(f"duty{end}")
        tiles = {play.split("@")[0] for play in plays}
        if len(tiles) == 1:
            return words("duty-one")
        return words("duty-play") if self.lit else words("plain-play", count=len(tiles))

    def _their_duty(self, view: View) -> str:
        words, turn, double = self.words, view.turn, view.open_double
        if can_knock(view):
            return words("duty-knock", tiles=view.penalty or 0)
        assert turn is not None
        player = view.players[turn]
        name = player.name
        if not player.connected and not player.stand_in:
            if turn == view.host:
                return words("host-away", name=name)
            away = "turn-away-host" if view.seat == view.host else "turn-away"
            return words(away, name=name)
        if view.follow_up is not None:
            return words("turn-other-follow", name=name)
        if double == turn:
            return words("turn-other-own", name=name, pip=end_of(view, turn))
        if double is not None:
            return words("turn-other-close", name=name, double=self.double(view, double))
        return words("turn-other-announced" if is_announced(view) else "turn-other", name=name)

    def hint(self, view: View, hint: HintedAction) -> str:
        """What a hint advises, and why."""
        what = self.deed(view, hint.action, "hint-do-")
        why = self.words(hint.reason.replace("_", "-"), **hint.arguments)
        end = "" if what.endswith("!") else "."
        return f"{self.words('hint-title', what=what)}{end} {why}"

    def deed(self, view: View, deed: str, kind: str = "") -> str:
        """Something one can do, in words; `kind` begins the keys of what has no tile in it."""
        tile, _, where = deed.partition("@")
        if tile == "knock":
            return self.words("knock")
        if tile == "catch":
            return self.words("catch", name=self.name(view, int(where.split(">")[1])))
        if where:
            train = self.train(view, train_of(where))
            return self.words("hint-do-play", tile=tile, train=train)
        return self.words(f"{kind}{deed}")

    # ------------------------------------------------------------------ what happened

    def lines(
        self, events: Sequence[ev.Happening], view: View, was: View | None = None
    ) -> list[LogLine]:
        """Events as lines of the log; several that are one thing become one line.

        `was` is the view before them.
        """
        found: list[LogLine] = []
        helper: ev.PlayedFor | None = None

        def put(seat: int | None, key: str, **args: Argument) -> None:
            who: dict[str, Argument] = {}
            if seat is not None:
                who = {"you": seat == view.seat, "name": self.name(view, seat)}
            key = f"did-{key}".replace("_", "-")
            if helper is not None and seat == helper.seat and self.words.has(f"{key}-{helper.by}"):
                key = f"{key}-{helper.by}"
            if self.words.has(key):
                found.append(LogLine(seat, self.words(key, **{**who, **args})))

        for place, event in enumerate(events):
            before = events[place - 1] if place else None
            after = events[place + 1] if place + 1 < len(events) else None
            if isinstance(event, ev.PlayedFor):
                helper = event
            elif isinstance(event, ev.Changed):
                put(None, _change(event.options, was or view), **_manners(event.options))
            else:
                self._tell(event, before, after, put, view, helper is not None)
        return found

    def spoken(self, said: ChatLine) -> LogLine:
        """What someone said."""
        text = self.words(f"phrase-{said.phrase}") if said.phrase else said.text or ""
        return LogLine(said.seat, f"{said.name}: {text}")

    def _tell(
        self,
        event: ev.Happening,
        before: ev.Happening | None,
        after: ev.Happening | None,
        put: Callable[..., None],
        view: View,
        helped: bool,
    ) -> None:
        match event:
            case ev.Played(seat=seat, tile=tile, train=train):
                inner, outer = tile.split("-")
                how = "closed" if isinstance(after, ev.DoubleClosed) else "played"
                kind = "laid" if inner == outer else how
                actor = None if helped else seat  # "their own train" would be the helper's
                put(seat, kind, tile=tile, pip=inner, train=self.train(view, train, actor))
            case ev.Drew(seat=seat, tile=None):
                put(seat, "drew")
            case ev.Drew(seat=seat, tile=str(tile)):
                put(seat, "drew-tile", tile=tile)
            case ev.Passed(seat=seat):
                opens = isinstance(after, ev.MarkerPlaced)
                put(seat, "passed-open" if opens else "passed")
            case ev.MarkerPlaced(seat=seat):
                if not isinstance(before, ev.Passed):
                    put(seat, "marker_placed")
            case ev.Caught(seat=seat, by=by, count=count):
                you = "yes" if seat == view.seat else "by" if by == view.seat else "no"
                put(seat, "caught", you=you, catcher=self.name(view, by), count=count)
            case ev.SeatAsked(name=name):
                put(None, "seat_asked", name=name)
            case ev.SeatPromised(seat=seat, latecomer=number):
                names = (each.name for each in view.latecomers if each.number == number)
                put(seat, "seat_promised", latecomer=next(names, ""))
            case ev.RoundBegan(number=number, engine=engine, first=first):
                put(None, "round_began", number=number, engine=engine)
                put(first, "first")
            case ev.RoundOver(blocked=True, winners=winners):
                put(None, "round_over-blocked", **self._among(view, winners))
            case ev.RoundOver(winners=winners):
                put(winners[0], "round_over-out")
            case ev.MatchOver(winners=winners):
                put(None, "match_over", **self._among(view, winners))
            case _:
                put(getattr(event, "seat", None), str(event.__struct_config__.tag))

    def _among(self, view: View, seats: Sequence[int]) -> dict[str, Argument]:
        you = "no" if view.seat not in seats else "alone" if len(seats) == 1 else "also"
        return {"names": self.names(view, seats), "you": you}


def parts_of(
    events: Sequence[ev.Happening], view: View, former: Sequence[FormerPlayer]
) -> Iterator[tuple[Sequence[ev.Happening], View]]:
    """Yield the events of a round in parts, each with the view of those who had the seats then."""
    start = 0
    for end in dict.fromkeys([*(each.until for each in former), len(events)]):
        yield events[start:end], _view_then(view, [each for each in former if each.until >= end])
        start = end


def _view_then(view: View, former: Sequence[FormerPlayer]) -> View:
    players = list(view.players)
    for each in reversed(former):
        players[each.seat] = structs.replace(players[each.seat], name=each.name)
    mine = any(each.seat == view.seat for each in former)
    return structs.replace(view, players=players, seat=None if mine else view.seat)


def can_knock(view: View) -> bool:
    """Whether the reader has one tile left, and still has to let the others know."""
    return any(call.startswith("knock@") for call in view.calls)


def is_announced(view: View) -> bool:
    """Whether the table has announced the reader's last tile, and the next player is to act."""
    if view.seat is None or view.penalty is not None:
        return False
    return len(view.hand) == 1 and view.turn == (view.seat + 1) % len(view.players)


def _change(options: TableOptions, was: View) -> str:
    """Return the key of what the host changed: a manner by name, or how the table plays."""
    changed = [name for name in MANNERS if getattr(options, name) != getattr(was, name)]
    return f"changed-{changed[0]}" if len(changed) == 1 else "changed"


def _manners(options: TableOptions) -> dict[str, Argument]:
    return {name: getattr(options, name) for name in MANNERS}


def train_of(text: str) -> Train:
    """The train that an action names."""
    return MEXICAN if text == MEXICAN else int(text)


def wagons_of(view: View, train: Train) -> Sequence[str]:
    """The wagons of a train, as they lie."""
    return view.mexican if train == MEXICAN else view.trains[train]


def end_of(view: View, train: Train) -> int:
    """The open end of a train."""
    wagons = wagons_of(view, train)
    if wagons:
        return int(wagons[-1].split("-")[1])
    assert view.engine is not None
    return view.engine
