"""Write what the rules answer for the tests of the page.

Run it with `PYTHONPATH=tests/server python tests/make_page_data.py`.

`node --test` compares the page's modules with these files in data/page, and `test_page_data.py`
compares the files with the rules, so both sides answer the same questions alike. The questions come
from fixed seeds.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
import segno
from described import POSITIONS, described
from in_memory import World
from jumping_clock import run
from make_golden import golden_file
from msgspec import structs
from played import play_out

from mexican_train.bots.solver import longest_train
from mexican_train.challenge.day import FIRST_DAY, code_of_day
from mexican_train.judge.ruling import OF_NO_ACTION
from mexican_train.judge.settling import settle
from mexican_train.judge.situation import read_situation
from mexican_train.languages import LANGUAGES, catalogue_part
from mexican_train.protocol.differences import put_together
from mexican_train.protocol.events import Drew, Happening, Passed, Played, PlayedFor, Stopped
from mexican_train.protocol.server_messages import Difference, Update, Welcome, read_server_message
from mexican_train.protocol.settling import AskedAbout
from mexican_train.protocol.view import MixedShare, Player, View
from mexican_train.rules.actions import DRAW, PASS, STOP, Action, Catch, Knock, Play
from mexican_train.rules.deal import deal, descending, tiles_to_deal
from mexican_train.rules.events import Event
from mexican_train.rules.fair import Share, commitment, fair_order, mixed_seed
from mexican_train.rules.header import Header
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.position import read_position, write_train
from mexican_train.rules.round import Round
from mexican_train.rules.rules import Engine, First, Rules
from mexican_train.rules.tiles import (
    ALL_WAGONS,
    MAX_PLAYERS,
    MEXICAN,
    SETS,
    Tile,
    full_set,
    points_of,
)
from mexican_train.server.table.replays import replay_of
from mexican_train.server.table.wire import encode
from mexican_train.sheets import all_sheets, load_sheet, sheet_names, usual_sheet
from mexican_train.sheets.telling import outline
from mexican_train.terminal import deal_notes
from mexican_train.terminal.telling import Telling
from mexican_train.terminal.watch import spectators_view
from mexican_train.words import Argument, Words

FOLDER = Path(__file__).parent / "data" / "page"
BASE = load_sheet("nordic").rules
LENGTHS = ("one", "every-double", 1, 5, 20)
NUMBERS = ((1, 3, 8, 14), (2, 7, 13, 15))
"""Rounds at the beginning, about as many as a set has doubles, and more."""
NOBODY = -1

Data = dict[str, Any]
Pips = tuple[int, int]


def page_file(name: str) -> Path:
    return FOLDER / f"{name}.json"


def write_rules(rules: Rules) -> Data:
    """Return the fields in which rules differ from those of the first sheet, `BASE`."""
    base = BASE.plain()
    return {field: value for field, value in rules.plain().items() if value != base[field]}


def write_tiles(tiles: Iterable[Tile]) -> str:
    return " ".join(str(tile) for tile in tiles)


# ---------------------------------------------------------------------- tiles and actions


def make_tiles() -> Data:
    return {
        "wagons": [[str(w), list(w), w.is_double, str(w.tile)] for w in ALL_WAGONS],
        "sets": [[max_pip, write_tiles(full_set(max_pip))] for max_pip in SETS],
        "points": [
            [blank, double, [points_of(tile, blank, double) for tile in full_set(SETS[-1])]]
            for blank, double in ((0, 0), (25, 50), (0, 50), (3, 1), (1000, 1000))
        ],
    }


def make_actions() -> Data:
    trains = (*range(MAX_PLAYERS), MEXICAN)
    actions: list[Action] = [Play(tile, train) for tile in full_set(12)[::4] for train in trains]
    actions += [DRAW, PASS, STOP, Knock(3)]
    actions += [Catch(by, seat) for by in range(4) for seat in range(4) if by != seat]
    return {"actions": [write_action(action) for action in actions]}


def write_action(action: Action) -> list[Any]:
    """Return an action as a text, its kind, and what else the page reads in it."""
    if isinstance(action, Play):
        return [str(action), "play", str(action.tile), write_train(action.train)]
    if isinstance(action, Catch):
        return [str(action), "catch", action.seat]
    return [str(action), "knock" if isinstance(action, Knock) else "other"]


# ---------------------------------------------------------------------- sheets and rules


def make_sheets() -> Data:
    return {
        "sheets": [
            [name, sorted(load_sheet(name.partition("/")[0]).variants)] for name in all_sheets()
        ],
        "usual": [[language, usual_sheet(language)] for language in LANGUAGES],
        "days": [[FIRST_DAY.isoformat(), n, code_of_day(FIRST_DAY, n)] for n in all_sheets()],
    }


def make_sizes() -> Data:
    """Return how long matches are and how large hands are."""
    every = [load_sheet(name).rules for name in all_sheets()]
    every += [
        BASE.change({"max_pip": max_pip, "engine": engine, "rounds": rounds})
        for max_pip in SETS
        for engine in Engine
        for rounds in LENGTHS
    ]
    return {
        "base": [BASE.plain()],
        "tables": [list(range(2, MAX_PLAYERS + 1))],
        "rules": [
            {
                "rules": write_rules(rules),
                "rounds": rules.match_rounds,
                "players": rules.max_players,
                "room": [rules.room(players) for players in range(2, rules.max_players + 1)],
                "hand": [rules.hand_size(players) for players in range(2, rules.max_players + 1)],
                "dealable": list(
                    BASE.change({"max_pip": rules.max_pip, "engine": rules.engine}).hand
                ),
            }
            for rules in every
        ],
        "descending": [[pips, [descending(pips, n) for n in range(3, 26)]] for pips in SETS],
    }


def list_beginnings() -> Iterator[Rules]:
    """Yield all sheets and variants, and every way to find the engine and the first player."""
    for name in all_sheets():
        yield load_sheet(name).rules
    for max_pip in SETS[:3]:
        for engine in Engine:
            for first in First:
                for rounds in LENGTHS:
                    yield BASE.change(
                        {"max_pip": max_pip, "engine": engine, "first": first, "rounds": rounds}
                    )


def make_beginnings() -> Data:
    """Return which engine a round has and which seat begins it."""
    chance = random.Random(7)
    ways = []
    sentences: dict[str, list[Any]] = {}
    for at, rules in enumerate(list_beginnings()):
        section = next(part for part in outline(rules) if part.key == "rules-engine")
        lines = {f"{line.key} {line.args}": [line.key, line.args] for line in section.lines}
        sentences |= {text: line for text, line in lines.items() if text not in sentences}
        known = rules.engine == Engine.DESCENDING or rules.first == First.ROTATE
        ways.append(
            {
                "rules": write_rules(rules),
                "known": known and rules.first != First.HIGHEST_DOUBLE_HOLDER,
                "sentences": [[*sentences].index(text) for text in lines],
                "rounds": [make_beginning(rules, number, chance) for number in NUMBERS[at % 2]],
            }
        )
    return {"base": [BASE.plain()], "sentences": list(sentences.values()), "ways": ways}


def make_beginning(rules: Rules, number: int, chance: random.Random) -> list[Any]:
    """Deal a round.

    Return its number, the players, the engines used before, the doubles that were dealt, the
    engine, the seat that laid it, the seat with the highest double, and the seat that begins.
    """
    players = chance.randint(2, rules.max_players)
    used = chance.sample(range(rules.max_pip + 1), chance.randint(0, rules.max_pip + 1))
    order = tiles_to_deal(rules, number)
    chance.shuffle(order)
    dealt = order[: players * rules.hand_size(players)]
    doubles = sorted(tile.high for tile in dealt if tile.is_double)
    round = deal(rules, players, order, number, used)
    layer = None if rules.engine == Engine.DESCENDING else round.engine_player
    holder = find_highest_double(round)
    return [number, players, used, doubles, round.engine, layer, holder, round.first]


def find_highest_double(round: Round) -> int:
    """Return the seat that holds the highest double once the engine is laid."""
    hands = [round.hand_of(seat) for seat in range(round.players)]
    held = {tile.high: seat for seat, hand in enumerate(hands) for tile in hand if tile.is_double}
    return held[max(held)] if held else NOBODY


# ---------------------------------------------------------------------- rounds and deals


def make_moves() -> Data:
    """Return the first round of each sheet's golden match, step by step."""
    rounds = []
    for sheet in sheet_names():
        record = golden_file(sheet).read_bytes().splitlines()[0]
        steps = json.loads(encode(replay_of(record)))["steps"]
        first = steps[0]["view"]
        rounds.append(
            {
                "sheet": sheet,
                **{name: first[name] for name in ("engine", "hands", "trains", "mexican")},
                "steps": [write_step(one["view"], other) for one, other in pairwise(steps)],
            }
        )
    return {"rounds": rounds}


def write_step(before: Data, step: Data) -> Data:
    """Return an action and what it changed: hands, and the wagon that was laid on a train."""
    after = step["view"]
    written: Data = {"seat": step["seat"], "action": step["action"]}
    hands = {
        seat: hand for seat, hand in enumerate(after["hands"]) if hand != before["hands"][seat]
    }
    if hands:
        written["hands"] = {str(seat): hand for seat, hand in hands.items()}
    for event in step["events"]:
        if event["type"] == "played":
            written["laid"] = [event["train"], event["tile"]]
    trains = [list(train) for train in before["trains"]]
    mexican = list(before["mexican"])
    if "laid" in written:
        train, wagon = written["laid"]
        (mexican if train == "M" else trains[train]).append(wagon)
    assert (trains, mexican) == (after["trains"], after["mexican"])
    assert before["engine"] == after["engine"]
    assert after["counts"] == [len(hand) for hand in after["hands"]]
    return written


def make_deals() -> Data:
    """Return deals with their seeds: by algorithm 1, and with shares of devices by algorithm 2."""
    chance = random.Random("seeds")
    deals = []
    for at, name in enumerate(all_sheets()):
        rules = load_sheet(name).rules
        for number in (1, (2, 14)[at % 2]):
            players = chance.randint(2, rules.max_players)
            size, seed = rules.hand_size(players), chance.randbytes(32)
            mix = [make_share(chance) if number > 1 else None for _ in range(players)]
            order = fair_order(mixed_seed(seed, mix), tiles_to_deal(rules, number))
            hands = [sorted(order[seat * size : (seat + 1) * size]) for seat in range(players)]
            deals.append(
                {
                    "dealing": {"max_pip": rules.max_pip, "hand": size, "engine": rules.engine},
                    "round": number,
                    "seed": seed.hex(),
                    "commitment": commitment(seed),
                    "mix": [share and share._asdict() for share in mix],
                    "hands": [write_tiles(hand) for hand in hands],
                    "boneyard": write_tiles(order[players * size :]),
                }
            )
    return {"deals": deals}


def make_share(chance: random.Random) -> Share | None:
    """Return the share of a device: a nonce, one that was not revealed, or nothing."""
    nonce = chance.randbytes(32)
    return chance.choice(
        [Share(commitment(nonce), nonce.hex()), Share(commitment(nonce), None), None]
    )


# ---------------------------------------------------------------------- the longest train

HANDS = 300
MOST_TILES = 25
# Found by a search for hands that keep the solver busy longest.
HARD = (
    "4-7 5-6 1-10 5-7 3-4 2-14 1-8 4-11 3-6 12-18 3-5 8-10 8-14 9-13 2-8 3-11 5-11 3-7 9-18 1-14 "
    "2-10 4-6 12-14 11-18 13-18",
    "8-11 0-6 3-12 0-7 0-11 4-12 2-9 2-10 1-11 5-12 4-10 3-4 7-8 4-9 2-4 2-3 5-11 10-12 6-8 7-11 "
    "2-12 6-11 3-9 5-9 0-8",
)


def make_trains() -> Data:
    chance = random.Random("hands")
    hands = [make_hand(chance) for _ in range(HANDS)]
    for text in HARD:
        hard = [read_pips(tile) for tile in text.split()]
        hands += [(hard, [end], (0, 0, False)) for end in range(13)]
    return {"hands": [solve(*hand) for hand in hands]}


def make_hand(chance: random.Random) -> tuple[list[Pips], list[int], tuple[int, int, bool]]:
    """Return a hand, some ends and the terms; every other hand has few pips and many ways round."""
    most = chance.choice([6, 9, 12, 12, 15, 18])
    few = chance.random() < 0.5
    pips = chance.sample(range(most + 1), chance.randint(4, most + 1) if few else most + 1)
    tiles = [(one, other) for one in pips for other in pips if one <= other]
    held = chance.sample(tiles, min(len(tiles), chance.randint(0, MOST_TILES)))
    ends = chance.sample(range(most + 1), chance.randint(1, 3))
    return held, ends, (chance.choice([0, 25]), chance.choice([0, 50]), chance.random() < 0.3)


def read_pips(tile: str) -> Pips:
    one, other = tile.split("-")
    return int(one), int(other)


def write_pips(tiles: Iterable[Pips]) -> str:
    return " ".join(f"{one}-{other}" for one, other in tiles)


def solve(tiles: list[Pips], ends: list[int], terms: tuple[int, int, bool]) -> list[Any]:
    """Return a hand, the ends, the terms, and then the train, the extras, the start, the points."""
    blank, double, completed = terms
    plan = longest_train(
        tiles, ends, blank_points=blank, double_blank_points=double, completed=completed
    )
    assert plan.exact
    extras = write_pips(sorted(plan.extras))
    train = write_pips(plan.train)
    return [write_pips(tiles), ends, list(terms), train, extras, plan.start, plan.points]


# ---------------------------------------------------------------------- matches of the score keeper


def make_matches() -> Data:
    return {"base": [BASE.plain()], "matches": [make_match(name) for name in all_sheets()]}


def make_match(name: str) -> Data:
    """Play a match at random; return the hands that were left and what they come to."""
    chance = random.Random(name)
    # Fewer doubles than rounds, so that engines start over too.
    rules = load_sheet(name).rules.change({"max_pip": 6})
    rules = rules if rules.rounds == "one" else rules.change({"rounds": 9})
    match = Match(Header(name, rules, 3))
    rounds, used = [], []
    while match.phase != Phase.MATCH_OVER:
        match.deal(chance.randbytes(32))
        used.append(sorted(match.used))
        while match.phase == Phase.PLAYING:
            match.act(chance.choice(match.round.legal))
        rounds.append(write_round(match))
    return {
        "rules": write_rules(rules),
        "rounds": rounds,
        "totals": match.totals,
        "scores": match.scores,
        "winners": match.winners,
        "used": used if rules.engine == Engine.HIGHEST_UNUSED_HELD else None,
    }


def write_round(match: Match) -> Data:
    """Return what the score keeper stores of a round that is over."""
    round, players = match.round, match.header.players
    aside = match.header.rules.engine == Engine.DESCENDING
    return {
        "engine": None if aside else round.engine,
        "layer": None if aside else round.engine_player,
        "out": None if round.out < 0 else round.out,
        "blocked": round.out < 0,
        "tiles": [[str(tile) for tile in round.hand_of(seat)] for seat in range(players)],
    }


# ---------------------------------------------------------------------- QR codes

FULL = {"M": (14, 26, 42, 62, 84, 180, 213, 331, 1059, 2331), "L": (17, 32, 154, 271, 2953)}
"""As many bytes as a size just holds, from the first to the last size."""
TEXT = "https://dominoes.example/t/k7qf3mxw#h4t9wq2mzk7rx3pd "


def make_codes() -> Data:
    codes = [make_code(length, level) for level, lengths in FULL.items() for length in lengths]
    return {"text": [TEXT], "codes": codes}


def make_code(length: int, level: str) -> Data:
    """Return digests of a code with each mask: the standard leaves the choice of one to taste."""
    text = (TEXT * (length // len(TEXT) + 1))[:length]
    digests = []
    for mask in range(8):
        code = segno.make(text, error=level, mode="byte", boost_error=False, micro=False, mask=mask)
        rows = ("".join(map(str, row)) for row in code.matrix)
        digests.append(sha256("\n".join(rows).encode()).hexdigest())
    return {"length": length, "level": level, "digests": digests}


# ---------------------------------------------------------------------- notes of a device

PARTS: list[Data] = [
    {"commitment": sha256(bytes([n]) * 32).hexdigest(), "nonce": f"{n:02x}" * 32} for n in (1, 2)
]
LATE = [{**share, "nonce": None} for share in PARTS]
WRONG = {**PARTS[0], "nonce": PARTS[1]["nonce"]}
CLOSED = [PARTS[0]["commitment"], PARTS[1]["commitment"], None]
MINE = {"nonce": PARTS[0]["nonce"], "seat": 0}
JUDGED: dict[str, list[Any]] = {
    "notes": [
        {},
        {"promise": "aa"},
        MINE,
        {**MINE, "set": CLOSED},
        {**MINE, "confirmed": True},
        {"nonce": PARTS[0]["nonce"], "seat": 1, "promise": "aa"},
    ],
    "promises": ["aa", "bb", None],
    "mixes": [
        None,
        [*PARTS, None],
        [PARTS[0], LATE[1], None],
        [None, *PARTS],
        [WRONG, None, None],
        [LATE[0], PARTS[1], None],
    ],
}
"""Notes of a device, promises of a table, and what it mixed into a deal."""
NEXT = {"promise": "aa", "nonce": PARTS[0]["nonce"]}
ALONE = [CLOSED[0], None, None]
COMING: dict[str, list[Any]] = {
    "coming": [NEXT, {**NEXT, "set": CLOSED}, {**NEXT, "set": ALONE}],
    "seats": [None, 0, 1],
    "mixing": [None, CLOSED, ALONE],
    "promises": ["aa", "bb", None],
}
"""Notes for a coming deal, and views of the seat that may show its number."""
DEALT = [
    *[(0, 0, None, "a"), (1, 1, "a", "b"), (1, 2, "b", "c")],
    (1, 0, None, "z"),  # the lobby before another match, where the first promise still counts
    *[(2, 1, "c", "d"), (4, 3, "x", "y")],
]
"""Matches, rounds and commitments that a device receives; it misses some rounds before the last."""


def make_notes() -> Data:
    views = [
        {"match": match, "round": round, "commitment": dealt, "next_commitment": coming}
        for match, round, dealt, coming in DEALT
        for _ in range(2)
    ]
    return {
        **JUDGED,
        "verdicts": [
            judge(note, promise, mix)
            for note in JUDGED["notes"]
            for promise in JUDGED["promises"]
            for mix in JUDGED["mixes"]
        ],
        "views": list(zip(views, follow_deals(views), strict=True)),
        **COMING,
        "revealed": [
            is_revealed(note, seat, mixing, promise)
            for note in COMING["coming"]
            for seat in COMING["seats"]
            for mixing in COMING["mixing"]
            for promise in COMING["promises"]
        ],
    }


def judge(note: Data, promise: str | None, mix: list[Any] | None) -> Data:
    shares = mix and [share and MixedShare(**share) for share in mix]
    verdict = deal_notes.judged(read_note(note), promise, shares)
    names = ("mine", "promise", "set", "nonces", "confirmed", "kept")
    return {name: getattr(verdict, name) for name in names}


def read_note(note: Data) -> deal_notes.DealNote:
    plain = {**note, "set": tuple(note["set"])} if note.get("set") else note
    return deal_notes.DealNote(**plain)


def follow_deals(views: list[Data]) -> Iterator[list[Any]]:
    """Yield what is noted after each view: the last round, the coming promise, the dealt one."""
    notes: deal_notes.DealNotes | None = None
    for view in views:
        notes = deal_notes.noted(notes, SimpleNamespace(**view))  # type: ignore[arg-type]
        match, round = notes.after
        yield [f"{match}/{round}", notes.coming.promise, notes.dealt.promise]


def is_revealed(note: Data, seat: int | None, mixing: list[Any] | None, promise: str) -> bool:
    """Return whether a device shows its number for the coming deal."""
    view = SimpleNamespace(seat=seat, mixing=mixing, next_commitment=promise)
    notes = deal_notes.DealNotes(after=(0, 0), coming=read_note(note), dealt=deal_notes.DealNote())
    return deal_notes.revealing(notes, view) is not None  # type: ignore[arg-type]


# ---------------------------------------------------------------------- views from differences


WHOLE = re.compile(r"(?<=\d)\.0(?=[,}\]])")
"""The end of a whole number that Python writes as 60.0 and JavaScript as 60."""


def make_differences() -> Data:
    """Return messages of a match of two rounds, and a digest of the view after each of them."""
    with patch.object(Match, "deal", deal_fixed):
        texts = run(record_match())
    entries = []
    view: View | None = None
    for text in texts:
        message = read_server_message(text)
        if isinstance(message, Difference):
            assert view is not None
            message = put_together(view, message)
        assert isinstance(message, Welcome | Update)
        view = message.view
        plain = json.dumps(
            msgspec.to_builtins(view), separators=(",", ":"), ensure_ascii=False, sort_keys=True
        )
        plain = WHOLE.sub("", plain)
        entries.append([json.loads(text), sha256(plain.encode()).hexdigest()])
    return {"messages": entries}


def deal_fixed(match: Match, seed: bytes) -> list[Event]:
    order = tiles_to_deal(match.header.rules, match.number + 1)
    random.Random(match.number).shuffle(order)
    return match.deal_order(order)


async def record_match() -> list[str]:
    """Play at a server in memory; return what a client receives that asked for differences."""
    world = World()
    made = await world.make(rules={"max_pip": 6, "hand": 5}, rounds=2)
    _, token = await world.sit(made.table, made.invite)
    players = [await world.connect(made.table, token=each) for each in (made.token, token)]
    short = await world.connect(made.table, token=made.token, differences=True)
    await play_out(*players)
    for player in players:
        await player.say("next")
    await play_out(*players)
    secrets: dict[str, str] = {made.table: "k7q", made.invite: "invite"}

    def hide(secret: re.Match[str]) -> str:
        return secrets.setdefault(secret[0], f"{len(secrets):064x}")

    random_text = re.compile(rf"{made.table}|{made.invite}|[0-9a-f]{{64}}")
    kinds = ("welcome", "update", "difference")
    texts = [text for text in short.raw if json.loads(text)["type"] in kinds]
    return [random_text.sub(hide, text) for text in texts]


# ---------------------------------------------------------------------- texts of moves

NAMES = ("Ada", "Bruno", "Cleo", "Yvon", "Elsa", "Håkon", "Greta", "Hugo")
SHOWN = (
    "seat",
    "host",
    "phase",
    "paused",
    "turn",
    "legal",
    "calls",
    "hand",
    "penalty",
    "series",
    "follow_up",
    "open_double",
    "engine",
)
"""The fields of a view that texts depend on, besides its players and its trains."""
VARIED = {"tile", "pip", "number", "engine", "count", "points", "double", "train"}
"""Arguments of which one value is as good as another: a tile, a number, a part of a sentence."""


class RecordedWords(Words):
    """Stores which messages are used, with the arguments that matter to their grammar."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.uses: set[str] = set()

    def __call__(self, key: str, **args: Argument) -> str:
        fixed = sorted(f"{name}={value}" for name, value in args.items() if name not in VARIED)
        self.uses.add(" ".join([key, *fixed]))
        return super().__call__(key, **args)


def make_texts() -> Data:
    """Return steps of rounds with their texts: each sentence with each name that fits in it."""
    seen: set[str] = set()
    found = []
    for events, view in list_steps():
        words = RecordedWords("en")
        write_texts(words, events, view)
        if words.uses <= seen:
            continue
        seen |= words.uses
        found.append(
            {
                "events": msgspec.to_builtins(events),
                "view": write_view(view),
                "texts": {
                    language: write_texts(Words(language), events, view) for language in LANGUAGES
                },
            }
        )
    # Canadian French is stored as what differs from French, and only Python puts it together.
    parts = [catalogue_part("fr-CA", part) for part in ("table", "chat")]
    messages = [["fr-CA", "\n".join(parts)]]
    return {"names": list(NAMES), "messages": messages, "steps": found}


def list_steps() -> Iterator[tuple[Sequence[Happening], View]]:
    """Yield the events of the first golden round of each sheet, as a player and a spectator view
    them; some players are away, and each event is also a stand-in's or the clock's."""
    for sheet in sheet_names():
        replay = replay_of(golden_file(sheet).read_bytes().splitlines()[0])
        for step in replay.steps:
            watched = spectators_view(replay.record, step.view)
            players = [
                structs.replace(player, name=name, connected=name != "Cleo")
                for player, name in zip(watched.players, NAMES, strict=False)
            ]
            for seat in (0, None):
                view = structs.replace(watched, seat=seat, host=1, players=players)
                yield step.events, view
                for host, _ in enumerate(players):
                    yield (), structs.replace(view, host=host, paused=True)
                if isinstance(step.events[0], Played | Drew | Passed | Stopped):
                    for by in ("bot", "clock"):
                        helper = PlayedFor(seat=step.events[0].seat, by=by)
                        yield (helper, *step.events), view
                yield from list_last_tiles(watched, players)


def list_last_tiles(
    view: View, players: list[Player]
) -> Iterator[tuple[Sequence[Happening], View]]:
    """Yield a view in which seat 0 has one tile left, under each rule for it."""
    if view.turn != 1 or view.open_double is not None or view.follow_up is not None:
        return
    last = structs.replace(view, seat=0, players=players, hand=["5-8"])
    yield (), structs.replace(last, penalty=None)
    for tiles in (0, 1, 2):
        yield (), structs.replace(last, penalty=tiles, calls=["knock@0"])


def write_texts(words: Words, events: Sequence[Happening], view: View) -> list[str]:
    telling = Telling(words)
    return [telling.duty(view), *(line.text for line in telling.lines(events, view))]


def write_view(view: View) -> Data:
    """Return the fields of a view that texts depend on; trains are stored as their last wagon."""
    return {
        **{name: getattr(view, name) for name in SHOWN},
        "players": [player.connected for player in view.players],
        "trains": [list(train[-1:]) for train in view.trains],
        "mexican": list(view.mexican[-1:]),
    }


# ---------------------------------------------------------------------- arguments

GARE_DRAWS: Data = {
    "trains": [{"end": 8, "double": True}, {"end": 4}, {"end": 2}],
    "mexican": {"end": 6},
    "hand": ["1-9", "3-11"],
    "follow_up": 0,
}
TWO_DOUBLES: Data = {**GARE_DRAWS, "hand": ["4-4", "2-11", "1-3"]}
ONE_TILE_LEFT: Data = {
    "trains": [{"end": 5}, {"end": 7, "open": True}, {"end": 3}],
    "mexican": {"end": 9},
    "hand": ["7-10", "1-2"],
}
CLOSED_DOUBLE: Data = {
    "trains": [{"end": 5}, {"end": 7, "double": True}, {"end": 3}],
    "mexican": {"end": 9},
    "hand": ["5-8", "4-7", "3-9"],
}
MARKED: Data = {
    "trains": [{"end": 5, "open": True}, {"end": 7, "double": True}, {"end": 3}],
    "mexican": {"end": 9},
    "hand": ["5-8", "1-2", "3-6"],
    "drawn": True,
}
ARGUMENTS: tuple[tuple[Data, str, str | None], ...] = (
    (TWO_DOUBLES, "may", "4-4@1"),
    ({**GARE_DRAWS, "drawn": True}, "may", "draw"),
    (ONE_TILE_LEFT, "may", "draw"),
    (CLOSED_DOUBLE, "must", "4-7@1"),
    ({**ONE_TILE_LEFT, "hand": ["0-5", "3-6", "0-0"]}, "blanks", None),
    (ONE_TILE_LEFT, "knock", "7-10@1"),
    (
        {**CLOSED_DOUBLE, "trains": ONE_TILE_LEFT["trains"], "hand": ["4-12", "5-8", "1-2"]},
        "may",
        "4-12@M",
    ),
    (MARKED, "marker_on", "pass"),
    ({**ONE_TILE_LEFT, "hand": ["1-2", "5-5"]}, "caught", "5-5@0"),
)
"""Situations about which sheets once said the same though they differ, or got a wrong answer."""


def make_rulings() -> Data:
    """Return what all sheets answer to questions about many situations."""
    rulings = [
        make_ruling({"engine": 12, **situation}, about, action)
        for situation, about, action in ARGUMENTS
    ]
    draw = random.Random("rulings")
    for position in POSITIONS[::14]:
        round = read_position(position, lambda sheet: load_sheet(sheet).rules)
        situation = described(position, round, "ends")
        about = draw.choice([each for each in AskedAbout if each not in OF_NO_ACTION])
        plays = [
            f"{tile}@{train}"
            for tile in situation["hand"]
            for train in (*range(len(situation["trains"])), "M")
        ]
        for action in ("draw", "pass", draw.choice(plays)):
            rulings.append(make_ruling(situation, about, action))
    return {"rulings": rulings}


def make_ruling(situation: Data, about: str, action: str | None) -> Data:
    """Return the verdicts of all sheets, as far as the words of a ruling depend on them."""
    asked = {**situation, "question": {"about": about, "action": action}}
    verdicts = settle(read_situation(json.dumps(asked).encode())).sheets
    for verdict in verdicts:
        verdict.refused = {}
        if len(verdict.legal) > 1:
            verdict.follows = {}
        if verdict.ruling:
            verdict.ruling.says = []
    return {"situation": asked, "sheets": msgspec.to_builtins(verdicts)}


# ---------------------------------------------------------------------- files

MAKERS: dict[str, Callable[[], Data]] = {
    "tiles": make_tiles,
    "actions": make_actions,
    "sheets": make_sheets,
    "sizes": make_sizes,
    "beginnings": make_beginnings,
    "moves": make_moves,
    "deals": make_deals,
    "trains": make_trains,
    "matches": make_matches,
    "codes": make_codes,
    "notes": make_notes,
    "differences": make_differences,
    "texts": make_texts,
    "rulings": make_rulings,
}


def make_text(name: str) -> str:
    """Return the text of a file: JSON with a line for each entry, so that differences are short."""
    parts = []
    for key, entries in MAKERS[name]().items():
        lines = (json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in entries)
        parts.append(f'"{key}":[\n' + ",\n".join(lines) + "\n]")
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MAKERS:
        page_file(name).write_text(make_text(name), encoding="utf-8")
        print(page_file(name).name)
