"""Makes the lesson of the page anew: `python tests/make_lesson.py`, then read the difference.

data/lesson.toml says what is dealt and done. It is played here at a table by the real rules of each
sheet, and what the learner's seat gets to see goes into web/learn/lesson-<sheet>.json: the page
holds no rules, and the lesson cannot disagree with them.

Each step has its `kind` (`say`, `do` or `watch`) and what is new in the `view` since the step
before; the first has all of it. A step after something was done has its `events`. One that
explains has the `key` of its message with `arguments`, and `point`: what is meant, as in
`["tile 5-9", "end 0"]`. A step to be done has the `action` wanted, and `otherwise`: the key of
the answer to any other legal one, if there is another.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import mexican_train
from mexican_train.rules.actions import Knock, Play, train_name
from mexican_train.rules.deal import tiles_to_deal
from mexican_train.rules.events import Event
from mexican_train.rules.match import Match
from mexican_train.rules.notation import read_action, read_tile
from mexican_train.rules.tiles import MEXICAN
from mexican_train.server.table import entries as e
from mexican_train.server.table.happenings import events_seen
from mexican_train.server.table.options import Options
from mexican_train.server.table.table import COLOURS, Table
from mexican_train.server.table.wire import Teller, encode

SOURCE = Path(__file__).parent / "data" / "lesson.toml"
FOLDER = Path(mexican_train.__file__).parent / "web" / "learn"
SHEETS = ("station", "gare", "nordic")
"""The sheets that Play now uses, each in its languages."""

LEARNER = 0
LEVEL = "planner"
ROUNDS = 3
"""So many rounds a match of Play now has; the lesson is the first."""
ASIDE: dict[str, tuple[str, ...]] = {
    "draw": ("boneyard",),
    "knock": ("penalty",),
    "blanks": ("one", "double"),
}
"""The numbers that single messages name."""
NOBODYS = {"table": "", "commitment": None, "next_commitment": None, "seed": None}
"""What only a table of a server has."""

Json = dict[str, Any]


def lesson_file(sheet: str) -> Path:
    """Return where the lesson of a sheet is stored."""
    return FOLDER / f"lesson-{sheet}.json"


def source(sheet: str) -> Json:
    """Return what is dealt and done by a sheet, as it was written down."""
    text: Json = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    more = zip_longest(text["hands"], text["more"][sheet], fillvalue="")
    hands = [" ".join(pair).split() for pair in more]
    steps = [step for step in text["steps"] if sheet in step.get("sheets", SHEETS)]
    return {"sheet": sheet, "hands": hands, "boneyard": text["boneyard"].split(), "steps": steps}


def lesson(sheet: str) -> list[Json]:
    """Return the steps of the lesson as the page reads them."""
    return list(Telling(source(sheet)).steps())


class Telling:
    """Plays the round of a source and tells it to the learner, step by step."""

    def __init__(self, source: Json) -> None:
        self.source = source
        self.table = set_table(source)
        self.match = begin(self.table, source)
        self.shown: Json = {}
        self.dealt = seen(self.table, self.table.round_events)
        self.happened: list[Json] = []
        self.actor = LEARNER + 1
        """Who of the others acted last."""
        self.tile = ""
        """The tile that is spoken of: the one wanted, or the last one seen."""

    def steps(self) -> Iterator[Json]:
        """All steps in order."""
        for step in self.source["steps"]:
            if "watch" in step:
                if self.happened:  # what the learner did is seen before the others go on
                    yield self.step("watch")
                for action in step["watch"].split():
                    self.act(action)
                    yield self.step("watch")
            elif "do" in step:
                yield self.asks(step["do"], step["say"])
                self.act(step["do"])
            else:
                if "deals" in step:
                    self.happened = self.dealt
                yield self.step("say", **self.said(step["say"], step.get("at", [])))

    def step(self, kind: str, **told: object) -> Json:
        """One step: what has happened since the last one, and what looks otherwise now."""
        events, self.happened = self.happened, []
        view = view_of(self.table)
        new = {name: value for name, value in view.items() if self.shown.get(name, ...) != value}
        self.shown = view
        return {"kind": kind, **told, **({"events": events} if events else {}), "view": new}

    def asks(self, action: str, name: str) -> Json:
        """The step that asks the learner for an action."""
        wanted = read_action(action)
        knocks = isinstance(wanted, Knock)  # then it is the next player's turn
        other = [each for each in self.match.round.legal if each != wanted and not knocks]
        answer = {"otherwise": f"learn-{name}-otherwise"} if other else {}
        if isinstance(wanted, Play):
            self.tile = str(wanted.tile)
            told = self.said(name, [f"tile {self.tile}", f"end {train_name(wanted.train)}"])
        else:
            told = self.said(name, [f"button {action.partition('@')[0]}"])
        return self.step("do", **told, action=action, **answer)

    def said(self, name: str, point: list[str]) -> Json:
        """What is explained, about whom and what, and what is pointed at."""
        where, _, which = point[-1].partition(" ") if point else ("", "", "")
        train, who = self.owed(), self.actor
        if where in ("end", "marker", "double"):
            train = MEXICAN if which == "M" else int(which)
            who = self.actor if train in (MEXICAN, LEARNER) else train
        about: Json = {
            "engine": self.match.round.engine,
            "end": self.match.round.end_of(train),
            "tile": self.tile,
            "name": self.table.seats[who].name,
            "names": [seat.name for seat in self.table.seats[LEARNER + 1 :]],
        }
        rules = self.match.header.rules
        numbers = {
            "boneyard": self.match.view(LEARNER).boneyard,
            "penalty": rules.penalty_tiles,
            "one": rules.blank_points,
            "double": rules.double_blank_points,
        }
        about |= {each: numbers[each] for each in ASIDE.get(name, ())}
        return {"key": f"learn-{name}", "arguments": about, "point": point}

    def owed(self) -> int:
        """The train that the learner has to think of: that of an open double, or the own one."""
        return next(iter(self.match.view(LEARNER).open_doubles), LEARNER)

    def act(self, action: str) -> None:
        """Someone acts; by the rules, or it is an error."""
        done = read_action(action)
        seat = done.seat if isinstance(done, Knock) else self.match.round.turn
        events = self.table.apply(e.Acted(seat=seat, action=done))
        self.happened += seen(self.table, events)
        if seat != LEARNER:
            self.actor = seat
        self.tile = next((event["tile"] for event in self.happened if event.get("tile")), "")


def set_table(source: Json) -> Table:
    """The table of the lesson: the learner, and bots in the other seats."""
    table = Table("")
    seats = len(source["hands"])
    rules = {"hand": len(source["hands"][LEARNER])}
    options = Options(sheet=source["sheet"], rules=rules, seats=seats, rounds=ROUNDS, hints=False)
    table.apply(e.Made(options=options, invite="", seed=""))
    table.apply(e.Sat(seat=LEARNER, name="", colour=COLOURS[0], digest=""))
    for seat in range(LEARNER + 1, seats):
        name = next(table.free_bot_names())
        table.apply(e.BotSat(seat=seat, level=LEVEL, name=name, colour=COLOURS[seat]))
    return table


def begin(table: Table, source: Json) -> Match:
    """Deals what the source says: a live table deals from a seed, and could not be told to."""
    match = table.match = Match(table.header)
    table.match_number = 1
    named = [read_tile(text) for text in [*chain(*source["hands"]), *source["boneyard"]]]
    rest = [tile for tile in tiles_to_deal(match.header.rules, 1) if tile not in named]
    table.round_events = match.deal_order([*named, *rest])
    return match


def view_of(table: Table) -> Json:
    """The view of the learner's seat, as a server tells it."""
    told = Teller().snapshot(table, [LEARNER], None).view(LEARNER)
    plain: Json = {**json.loads(told), **NOBODYS}
    return plain


def seen(table: Table, events: list[Event]) -> list[Json]:
    """Events as the learner is told of them."""
    told: list[Json] = json.loads(encode(events_seen(table, events, LEARNER)))
    return told


def keys() -> set[str]:
    """The messages that the lessons ask for."""
    steps = chain.from_iterable(map(lesson, SHEETS))
    return {step[name] for step in steps for name in ("key", "otherwise") if name in step}


def written(steps: list[Json]) -> str:
    """The lesson as it is stored, a step a line."""
    return "[\n" + ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps) + "\n]\n"


if __name__ == "__main__":
    for each in SHEETS:
        lesson_file(each).write_text(written(lesson(each)), encoding="utf-8")
        print(lesson_file(each))
