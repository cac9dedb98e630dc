"""The score keeper counts as the rules do: it is asked, and so are they."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.modules import ask
from mexican_train.rules.deal import deal, tiles_to_deal
from mexican_train.rules.header import Header
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.round import Round
from mexican_train.rules.rules import Engine, First, Rules
from mexican_train.rules.tiles import SETS, full_set, points_of
from mexican_train.sheets import all_sheets, load_sheet
from mexican_train.sheets.telling import outline

NOBODY = -1
LENGTHS = ("one", "every-double", 1, 5, 20)


@pytest.fixture(name="page")
def _page(visit: Visit) -> Page:
    ada = visit("phone")
    ada.page.goto(f"{ada.address}/score")
    return ada.page


def every_way_to_begin() -> Iterator[Rules]:
    """All sheets and variants, and every way to find the engine and the first player."""
    for name in all_sheets():
        yield load_sheet(name).rules
    base = load_sheet("nordic").rules
    for max_pip in SETS[:3]:
        for engine in Engine:
            for first in First:
                for rounds in LENGTHS:
                    yield base.change(
                        {"max_pip": max_pip, "engine": engine, "first": first, "rounds": rounds}
                    )


def test_every_tile_of_every_set_is_there_and_costs_what_it_costs(page: Page) -> None:
    sets = ask(page, "game/sets", "rowsOf", [[max_pip] for max_pip in SETS])
    for max_pip, rows in zip(SETS, sets, strict=True):
        tiles = [tile for row in rows for tile in row]
        assert sorted(tiles) == sorted(str(tile) for tile in full_set(max_pip))
    every = full_set(SETS[-1])
    for blank, double in {(0, 0), (25, 50), (0, 50), (3, 1), (1000, 1000)}:
        rules = {"blank_points": blank, "double_blank_points": double}
        found = ask(page, "game/points", "pointsOf", [[str(tile), rules] for tile in every])
        assert found == [points_of(tile, blank, double) for tile in every]


def test_the_engine_and_the_first_player_are_those_of_the_rules(page: Page) -> None:
    chance = random.Random(7)
    left, first, aside, engines, firsts = [], [], [], [], []
    for rules in every_way_to_begin():
        for number in (1, 2, 3, 7, 8, 13, 14, 15):
            players = chance.randint(2, rules.max_players)
            used = chance.sample(range(rules.max_pip + 1), chance.randint(0, rules.max_pip + 1))
            order = tiles_to_deal(rules, number)
            chance.shuffle(order)
            size = rules.hand_size(players)
            dealt = order[: players * size]
            round = deal(rules, players, order, number, used)
            layer = None if rules.engine == Engine.DESCENDING else round.engine_player
            holder = highest_double(round)
            plain = rules.plain()
            left.append([plain, used])
            aside.append([plain, number])
            first.append([plain, players, number, {"layer": layer, "holder": holder}])
            engines.append((rules, round.engine, dealt))
            firsts.append(round.first)
    answers = ask(page, "game/first", "firstOf", first)
    assert [answer["seat"] for answer in answers] == firsts
    asides = ask(page, "game/engines", "engineSetAside", aside)
    allowed = ask(page, "game/engines", "enginesLeft", left)
    for (rules, engine, dealt), set_aside, may in zip(engines, asides, allowed, strict=True):
        if rules.engine == Engine.DESCENDING:
            assert set_aside == engine
            continue
        assert set_aside is None
        held = [pip for pip in may if any(tile == (pip, pip) for tile in dealt)]
        assert engine == held[0] if held else engine in may


def highest_double(round: Round) -> int:
    """Who holds the highest double once the engine is laid."""
    hands = [round.hand(seat) for seat in range(round.players)]
    held = {tile.high: seat for seat, hand in enumerate(hands) for tile in hand if tile.is_double}
    return held[max(held)] if held else NOBODY


def test_nobody_is_said_to_begin_before_it_is_known(page: Page) -> None:
    unknown = {"layer": None, "holder": None}
    rules = [*every_way_to_begin()]
    answers = ask(page, "game/first", "firstOf", [[each.plain(), 4, 3, unknown] for each in rules])
    for each, answer in zip(rules, answers, strict=True):
        held = each.engine != Engine.DESCENDING and each.first != First.ROTATE
        assert (answer is None) == (held or each.first == First.HIGHEST_DOUBLE_HOLDER)


def test_what_is_explained_is_what_the_pages_of_rules_say(page: Page) -> None:
    rules = [*every_way_to_begin()]
    found = ask(page, "game/engine-rules", "sentencesOf", [[each.plain()] for each in rules])
    for each, lines in zip(rules, found, strict=True):
        section = next(part for part in outline(each) if part.key == "rules-engine")
        assert lines == [{"key": line.key, "args": line.args} for line in section.lines]


def kept(match: Match, rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The match as the keeper keeps it, with the tiles that were left."""
    players = [{"name": f"P{seat}", "colour": "red"} for seat in range(match.header.players)]
    rules = match.header.rules.plain()
    about = {"form": 2, "id": "m", "name": "", "at": 0, "players": players, "rules": rules}
    table = {"order": [*range(len(players))], "away": [], "missed": "mean"}
    return {**about, **table, "rounds": rounds}


def played(match: Match) -> dict[str, Any]:
    """A round that is over as it is written down."""
    round, players = match.round, match.header.players
    aside = match.header.rules.engine == Engine.DESCENDING
    return {
        "order": [*range(players)],
        "engine": None if aside else round.engine,
        "layer": None if aside else round.engine_player,
        "holder": None,
        "out": None if round.out < 0 else round.out,
        "blocked": round.out < 0,
        "points": [None] * players,
        "tiles": [[str(tile) for tile in round.hand(seat)] for seat in range(players)],
    }


def test_whole_matches_add_up_as_they_do_at_a_table(page: Page) -> None:
    for name in all_sheets():
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
                match.act(chance.choice(match.round.legal()))
            rounds.append(played(match))
        whole = kept(match, rounds)
        assert ask(page, "keeper/reckoning", "totalsOf", [[whole]]) == [match.totals]
        assert ask(page, "keeper/reckoning", "scoresOf", [[whole]]) == [match.scores]
        assert ask(page, "keeper/standings", "winnersOf", [[whole]]) == [match.winners]
        assert ask(page, "keeper/reckoning", "isOver", [[whole]]) == [True]
        if rules.engine == Engine.HIGHEST_UNUSED_HELD:
            asked = [[whole, number] for number in range(1, 10)]
            found = ask(page, "keeper/reckoning", "usedBefore", asked)
            assert [sorted(each) for each in found] == used
