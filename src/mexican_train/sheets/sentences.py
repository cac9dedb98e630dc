"""Every sentence that a page of rules can have, and of which rules it is true.

A sentence is a key of the catalogues, `rules-{section}-{name}`, with its arguments; its words are
in `locales/`. A page is the sentences that are true of its rules, in the order they have here. A
switch can bring its own (see `Switch`), which come last in their section. Some stand only where a
sheet's text mentions something (`tells`, see `Told`), and some only where it does not (`unless`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import TypeAlias

from ..rules.rules import (
    SWITCHES,
    Engine,
    First,
    FollowUp,
    LastTile,
    Marker,
    MexicanStart,
    OpenDouble,
    Rounds,
    Rules,
)

Args: TypeAlias = dict[str, int | str]
Question: TypeAlias = Callable[[Rules], bool]


def _always(rules: Rules) -> bool:
    return True


def _nothing(rules: Rules) -> Args:
    return {}


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: where it stands, when it is true, and the numbers in it."""

    section: str
    name: str
    when: Question = _always
    args: Callable[[Rules], Args] = _nothing
    tells: str = ""
    unless: str = ""

    def is_told(self, rules: Rules, says: Container[str]) -> bool:
        """Whether it stands on the page of these rules, by a sheet that mentions these things."""
        mentioned = self.tells in says if self.tells else self.unless not in says
        return mentioned and self.when(rules)

    @property
    def key(self) -> str:
        """Its words in the catalogues."""
        return f"rules-{self.section}-{self.name}"


def both(*questions: Question) -> Question:
    """Whether all of these are so."""
    return lambda rules: all(question(rules) for question in questions)


def no(question: Question) -> Question:
    """Whether this is not so."""
    return lambda rules: not question(rules)


# ---------------------------------------------------------------------- what sentences ask


def tables(rules: Rules) -> list[int]:
    """For how many players the hands can be dealt."""
    sizes = enumerate(rules.hand, start=2)
    return [players for players, size in sizes if size <= rules.room(players)]


def _row(rules: Rules) -> bool:
    """Whether every number of players from the fewest to the most can be dealt."""
    found = tables(rules)
    return len(found) > 1 and len(found) == found[-1] - found[0] + 1


def _doubles(rules: Rules) -> int:
    return rules.max_pip + 1


def _many(rules: Rules) -> bool:
    return rules.match_rounds > 1


def _set_aside(rules: Rules) -> bool:
    return rules.engine == Engine.DESCENDING


def _highest(rules: Rules) -> bool:
    return rules.engine == Engine.HIGHEST_HELD


def _unused(rules: Rules) -> bool:
    return rules.engine == Engine.HIGHEST_UNUSED_HELD


def _starts_over(rules: Rules) -> bool:
    return rules.match_rounds > _doubles(rules)


def _to_the_blank(rules: Rules) -> bool:
    return rules.match_rounds >= _doubles(rules)


def _goes_round(rules: Rules) -> bool:
    """Whether the first seat begins: where nobody lays the engine, `engine-player` means that."""
    return rules.first == First.ROTATE or (_set_aside(rules) and rules.first == First.ENGINE_PLAYER)


def _first(value: First) -> Question:
    return lambda rules: rules.first == value


def _follow_up(value: FollowUp) -> Question:
    return lambda rules: rules.follow_up == value


def _binds(rules: Rules) -> bool:
    return rules.open_double == OpenDouble.MUST_CLOSE


def _marks(rules: Rules) -> bool:
    return rules.own_double_pass_marks


def _marks_elsewhere(rules: Rules) -> bool:
    return rules.marker == Marker.OWN_TRAIN_UNPLAYABLE


def _any_time(rules: Rules) -> bool:
    return rules.mexican_start == MexicanStart.ANY_TIME


def _caught(rules: Rules) -> bool:
    return rules.last_tile == LastTile.PENALTY


def _fast(rules: Rules) -> bool:
    return rules.fast_first_turn


def _every(rules: Rules) -> bool:
    return rules.rounds == Rounds.EVERY_DOUBLE


def _out_wins(rules: Rules) -> bool:
    return rules.rounds == Rounds.ONE


def _example(rules: Rules) -> Args:
    """The points of 0-5, 3-6 and 0-0, which every set has."""
    one, two, three = 5 + rules.blank_points, 9, rules.double_blank_points
    return {"one": one, "two": two, "three": three, "total": one + two + three}


_LEFT = _first(First.LEFT_OF_ENGINE_PLAYER)
_HOLDER = _first(First.HIGHEST_DOUBLE_HOLDER)
_LAYER = _first(First.ENGINE_PLAYER)
_ON_DOUBLE = _follow_up(FollowUp.ON_DOUBLE)
_DOUBLE_FIRST = _follow_up(FollowUp.DOUBLE_FIRST)
_ANY = _follow_up(FollowUp.ANY_NON_DOUBLE)
_HELD = no(_set_aside)
_ONE = no(_many)

# ---------------------------------------------------------------------- the sentences

S = Sentence
_WOVEN: tuple[Sentence, ...] = (
    S("aim", "train"),
    S("aim", "out", _out_wins),
    S("aim", "points", no(_out_wins)),
    # What one needs.
    S("need", "set", args=lambda r: {"pip": r.max_pip, "tiles": r.tiles}),
    S("need", "players", _row, lambda r: {"least": tables(r)[0], "most": tables(r)[-1]}),
    S("need", "players-only", lambda r: len(tables(r)) == 1, lambda r: {"players": tables(r)[0]}),
    S("need", "players-some", lambda r: len(tables(r)) > 1 and not _row(r)),
    S("need", "players-none", lambda r: not tables(r)),
    S("need", "hub", tells="hub"),
    S("need", "markers", unless="markers"),
    S("need", "locomotives", tells="locomotives"),
    S("need", "pieces", tells="pieces"),
    S("need", "coins", tells="coins"),
    S("need", "pad", tells="pad"),
    # The deal.
    S("deal", "aside", _set_aside),
    S("deal", "shuffle", _HELD),
    S("deal", "hands"),
    S("deal", "facing", lambda r: not r.open_hands, tells="face-up"),
    S("deal", "line-up", tells="line-up"),
    # The engine and the first turn.
    S("engine", "highest", _highest),
    S("engine", "again", both(_highest, _many)),
    S("engine", "unused", both(_unused, _many)),
    S("engine", "blank", both(_unused, _many)),
    S("engine", "nonblank", both(_unused, _ONE)),
    S("engine", "draw", both(_HELD, _ONE)),
    S("engine", "draw-rounds", both(_HELD, _many)),
    S("engine", "over", both(_unused, _starts_over)),
    S("engine", "fixed", both(_set_aside, _ONE), lambda r: {"pip": r.max_pip}),
    S(
        *("engine", "descending", both(_set_aside, _many, _to_the_blank)),
        lambda r: {"pip": r.max_pip, "round": _doubles(r)},
    ),
    S(
        *("engine", "descending-some", both(_set_aside, _many, no(_to_the_blank))),
        lambda r: {"pip": r.max_pip, "last": _doubles(r) - r.match_rounds},
    ),
    S("engine", "descending-over", both(_set_aside, _starts_over), lambda r: {"pip": r.max_pip}),
    S("engine", "ordinary", both(_many, no(_highest))),
    S("engine", "first-layer", both(_LAYER, _HELD)),
    S("engine", "first-left", both(_LEFT, _HELD)),
    S("engine", "first-oldest", both(_goes_round, _ONE)),
    S("engine", "first-rotate", both(_goes_round, _many)),
    S("engine", "first-second", both(_LEFT, _set_aside, _ONE)),
    S("engine", "first-second-rotate", both(_LEFT, _set_aside, _many)),
    S("engine", "first-holder", _HOLDER),
    S("engine", "first-nobody", both(_HOLDER, _ONE)),
    S("engine", "first-nobody-rounds", both(_HOLDER, _many)),
    S("engine", "clockwise"),
    # A turn.
    S("turn", "play"),
    S("turn", "where"),
    S("turn", "bound", _binds),
    S("turn", "must"),
    S("turn", "draw"),
    # A fast first turn.
    S("fast", "series", _fast),
    S("fast", "doubles", _fast),
    S("fast", "ends", _fast),
    S("fast", "ordinary", both(_fast, no(_binds))),
    S("fast", "ordinary-closing", both(_fast, _binds)),
    # The Mexican train.
    S("mexican", "one"),
    S("mexican", "any-time", _any_time),
    S("mexican", "after-own", no(_any_time)),
    S("mexican", "early", tells="start-early"),
    # The markers.
    S("markers", "pass", _marks),
    S("markers", "pass-but", no(_marks)),
    S("markers", "unbegun"),
    S("markers", "elsewhere", _marks_elsewhere),
    S("markers", "but", both(_marks_elsewhere, no(_binds))),
    S("markers", "but-closing", both(_marks_elsewhere, _binds)),
    S("markers", "open"),
    S("markers", "off"),
    # Doubles, for who lays them.
    S("doubles", "across"),
    S("doubles", "last"),
    S("doubles", "on-double", _ON_DOUBLE),
    S("doubles", "on-double-draw", _ON_DOUBLE),
    S("doubles", "first", _DOUBLE_FIRST),
    S("doubles", "first-else", _DOUBLE_FIRST),
    S("doubles", "first-draw", _DOUBLE_FIRST),
    S("doubles", "any", _ANY),
    S("doubles", "any-draw", _ANY),
    S("doubles", "pass", _marks),
    S("doubles", "pass-unmarked", no(_marks)),
    # Doubles, for everyone else.
    S("open", "binds", _binds),
    S("open", "cannot", _binds),
    S("open", "own", both(_binds, no(_marks))),
    S("open", "closed", _binds),
    S("open", "several", both(_binds, _DOUBLE_FIRST)),
    S("open", "free", no(_binds)),
    S("open", "dead", args=lambda r: {"tiles": _doubles(r)}),
    S("open", "dead-free", _binds),
    S("open", "dead-done", _ON_DOUBLE),
    S("open", "dead-owed", no(_ON_DOUBLE)),
    # The last tile.
    S("last", "announced", no(_caught), unless="should-knock"),
    S("last", "announced-should", no(_caught), tells="should-knock"),
    S("last", "knock", _caught),
    S("last", "chance", tells="last-chance"),
    S(
        *("last", "catch", both(_caught, lambda r: r.penalty_tiles > 0)),
        lambda r: {"tiles": r.penalty_tiles},
    ),
    S("last", "catch-free", both(_caught, lambda r: r.penalty_tiles == 0)),
    S("last", "window", _caught),
    S("last", "wrong", _caught),
    # The end of a round.
    S("end", "out"),
    S("end", "engine", both(_HELD, lambda r: any(r.hand[n - 2] == 1 for n in tables(r)))),
    S("end", "blocked"),
    S("end", "blocked-double", _binds),
    # Points.
    S("points", "pips"),
    S("points", "blank", lambda r: r.blank_points > 0, lambda r: {"points": r.blank_points}),
    S("points", "blank-free", lambda r: r.blank_points == 0),
    S(
        *("points", "double", lambda r: r.double_blank_points > 0),
        lambda r: {"points": r.double_blank_points},
    ),
    S("points", "double-free", lambda r: r.double_blank_points == 0),
    S("points", "example", args=_example),
    # The match.
    S("match", "one", _out_wins),
    S("match", "single", both(_ONE, no(_out_wins))),
    S("match", "every", _every, lambda r: {"rounds": r.match_rounds}),
    S("match", "rounds", both(_many, no(_every)), lambda r: {"rounds": r.match_rounds}),
    S("match", "total", _many),
    S("match", "tie"),
    S("match", "agree", _many),
)
"""The sentences that no switch brings with it."""


_TOLD_OTHERWISE = {"deal-hidden": "face-up"}
"""Sentences of switches that sheets with other words have otherwise."""


def _of_switches(section: str) -> Iterator[Sentence]:
    """The sentences of a section that tell a single switch, in the order of the fields."""
    for name, switch in SWITCHES.items():
        is_on = attrgetter(name)
        for key, when in ((switch.yes, is_on), (switch.no, no(is_on))):
            where, _, rest = key.partition("-")
            if where == section:
                yield Sentence(section, rest, when, unless=_TOLD_OTHERWISE.get(key, ""))


SENTENCES: tuple[Sentence, ...] = tuple(
    sentence
    for section, woven in groupby(_WOVEN, key=lambda sentence: sentence.section)
    for sentence in (*woven, *_of_switches(section))
)
