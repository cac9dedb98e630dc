"""What the page knows of the game itself is what the rules say: both are asked, and agree."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest
from make_golden import golden_file
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.modules import ask
from mexican_train.languages import LANGUAGES
from mexican_train.rules.actions import DRAW, PASS, STOP, Catch, Knock, Play
from mexican_train.rules.deal import descending, tiles_to_deal
from mexican_train.rules.fair import Share, commitment, fair_order, mixed_seed
from mexican_train.rules.notation import read_wagon
from mexican_train.rules.position import write_train
from mexican_train.rules.rules import Engine
from mexican_train.rules.tiles import ALL_WAGONS, MAX_PLAYERS, MEXICAN, SETS, full_set
from mexican_train.server.table.replays import replay_of
from mexican_train.server.table.wire import encode
from mexican_train.sheets import all_sheets, load_sheet, sheet_names, usual_sheet


@pytest.fixture(name="page")
def _page(visit: Visit) -> Page:
    visitor = visit()
    visitor.go_home()
    return visitor.page


def test_tiles_are_written_as_the_rules_write_them(page: Page) -> None:
    calls = [[str(wagon)] for wagon in ALL_WAGONS]
    assert ask(page, "game/tiles", "pipsOf", calls) == [list(wagon) for wagon in ALL_WAGONS]
    assert ask(page, "game/tiles", "isDouble", calls) == [w.is_double for w in ALL_WAGONS]
    assert ask(page, "game/tiles", "lowFirst", calls) == [str(w.tile) for w in ALL_WAGONS]
    assert ask(page, "game/tiles", "lying", [list(w) for w in ALL_WAGONS]) == [c[0] for c in calls]


def test_sets_have_the_tiles_they_have(page: Page) -> None:
    asked: list[list[Any]] = [[max_pip] for max_pip in SETS]
    sets = [[str(tile) for tile in full_set(max_pip)] for max_pip in SETS]
    assert ask(page, "game/sets", "fullSet", asked) == sets
    assert ask(page, "game/sets", "setSize", asked) == [len(tiles) for tiles in sets]
    most = page.evaluate("async () => (await import('/web/game/sets.js')).MOST_PIPS")
    assert most == SETS[-1]


def test_actions_are_written_as_the_rules_write_them(page: Page) -> None:
    plays = [Play(tile, train) for tile in full_set(12) for train in (*range(MAX_PLAYERS), MEXICAN)]
    calls = [Knock(3), *(Catch(by, seat) for by in range(4) for seat in range(4) if by != seat)]
    actions = [*plays, DRAW, PASS, STOP, *calls]
    texts: list[list[Any]] = [[str(action)] for action in actions]
    assert ask(page, "game/actions", "isPlay", texts) == [isinstance(a, Play) for a in actions]
    assert ask(page, "game/actions", "isCall", texts) == [
        isinstance(a, (Knock, Catch)) for a in actions
    ]
    assert ask(page, "game/actions", "isKnock", texts) == [isinstance(a, Knock) for a in actions]
    written: list[list[Any]] = [[str(play)] for play in plays]
    tiles = ask(page, "game/actions", "tileIn", written)
    trains = ask(page, "game/actions", "trainIn", written)
    assert tiles == [str(play.tile) for play in plays]
    assert trains == [write_train(play.train) for play in plays]
    parts = [list(pair) for pair in zip(tiles, trains, strict=True)]
    assert ask(page, "game/actions", "playOf", parts) == [text for (text,) in written]
    catches = [call for call in calls if isinstance(call, Catch)]
    caught = ask(page, "game/actions", "caughtBy", [[str(call)] for call in catches])
    assert caught == [call.seat for call in catches]


def moves() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Two steps of a round, one after the other: all those of a round of each sheet."""
    found: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for sheet in sheet_names():
        record = golden_file(sheet).read_bytes().splitlines()[0]
        found += pairwise(json.loads(encode(replay_of(record)))["steps"])
    return found


def test_what_is_laid_is_shown_as_the_table_shows_it_afterwards(page: Page) -> None:
    asked: list[list[Any]] = []
    wanted = []
    for before, after in moves():
        seat, action = after["seat"], after["action"]
        view = {**before["view"], "seat": seat, "hand": before["view"]["hands"][seat]}
        asked.append([view, [{"id": "a1", "action": action}]])
        laid = any(event["type"] == "played" for event in after["events"])
        wanted.append({**after["view"], "hand": after["view"]["hands"][seat]} if laid else view)
    for view, shown in zip(wanted, ask(page, "game/ahead", "viewAhead", asked), strict=True):
        for field in ("hand", "counts", "trains", "mexican", "engine"):
            assert shown[field] == view[field], field


def test_trains_end_where_the_next_tile_is_laid(page: Page) -> None:
    asked: list[list[Any]] = []
    inner = []
    for before, after in moves():
        for event in after["events"]:
            if event["type"] == "played":
                asked.append([before["view"], event["train"]])
                inner.append(read_wagon(event["tile"]).inner)
    assert ask(page, "game/trains", "endOf", asked) == inner


def test_matches_are_as_long_and_hands_as_large_as_the_rules_say(page: Page) -> None:
    base = load_sheet("nordic").rules
    every = [load_sheet(name).rules for name in all_sheets()]
    every += [
        base.change({"max_pip": max_pip, "engine": engine, "rounds": rounds})
        for max_pip in SETS
        for engine in Engine
        for rounds in ("one", "every-double", 1, 5, 20)
    ]
    tables = page.evaluate("async () => (await import('/web/game/dealing.js')).TABLES")
    assert tables == list(range(2, MAX_PLAYERS + 1))
    plain: list[list[Any]] = [[rules.plain()] for rules in every]
    assert ask(page, "game/lengths", "lengthOf", plain) == [r.match_rounds for r in every]
    assert ask(page, "game/dealing", "mostPlayers", plain) == [r.max_players for r in every]
    seated = [(r, players) for r in every for players in range(2, r.max_players + 1)]
    asked: list[list[Any]] = [[rules.plain(), players] for rules, players in seated]
    assert ask(page, "game/dealing", "mostTiles", asked) == [r.room(n) for r, n in seated]
    assert ask(page, "game/dealing", "handSize", asked) == [r.hand_size(n) for r, n in seated]
    capped = ask(page, "game/dealing", "dealable", [[r.plain(), list(base.hand)] for r in every])
    changes = [base.change({"max_pip": r.max_pip, "engine": r.engine}).hand for r in every]
    assert capped == [list(hand) for hand in changes]


def test_the_engines_to_come_are_those_that_will_be_set_aside(page: Page) -> None:
    base = load_sheet("nordic").rules
    every = [base.change({"max_pip": pips, "engine": Engine.DESCENDING}) for pips in SETS]
    found = ask(page, "game/engines", "enginesToCome", [[r.plain(), 3, 25, []] for r in every])
    assert found == [[descending(r.max_pip, n) for n in range(3, 26)] for r in every]


def test_seeds_deal_what_the_server_deals(page: Page) -> None:
    rng = random.Random("seeds")
    asked: list[list[Any]] = []
    for name in all_sheets():
        for number in (1, 2, 14):
            # As by algorithm 1, and with what devices added by algorithm 2.
            rules = load_sheet(name).rules
            players = rng.randint(2, rules.max_players)
            size, seed = rules.hand_size(players), rng.randbytes(32)
            mix = [a_share(rng) for _ in range(players)] if number > 1 else [None] * players
            order = fair_order(mixed_seed(seed, mix), tiles_to_deal(rules, number))
            dealt = [sorted(order[seat * size : (seat + 1) * size]) for seat in range(players)]
            hands = [[str(tile) for tile in hand] for hand in dealt]
            boneyard = [str(tile) for tile in order[players * size :]]
            record = {
                **{"seed": seed.hex(), "commitment": commitment(seed), "round": number},
                **{"players": players, "deal": {"hands": hands, "boneyard": boneyard}},
                "mix": [share and share._asdict() for share in mix],
            }
            dealing = {"max_pip": rules.max_pip, "hand": size, "engine": rules.engine}
            asked.append([record, dealing])
    for found in ask(page, "game/fair", "checkDeal", asked):
        assert found["fair"]


def a_share(rng: random.Random) -> Share | None:
    """What a device added: a nonce, one that was not revealed, or nothing."""
    nonce = rng.randbytes(32)
    return rng.choice([Share(commitment(nonce), nonce.hex()), Share(commitment(nonce), None), None])


def test_names_of_sheets_come_apart_and_together(page: Page) -> None:
    names: list[list[Any]] = [[name] for name in all_sheets()]
    bases = ask(page, "game/sheets", "baseOf", names)
    variants = ask(page, "game/sheets", "variantsOf", names)
    assert set(bases) == set(sheet_names())
    for base, known in zip(bases, variants, strict=True):
        assert set(known) <= set(load_sheet(base).variants)
    parts = [list(pair) for pair in zip(bases, variants, strict=True)]
    assert ask(page, "game/sheets", "sheetWith", parts) == all_sheets()


def test_people_are_offered_the_same_sheet_first_everywhere(page: Page) -> None:
    offered = ask(page, "game/sheets", "usualSheet", [[language] for language in LANGUAGES])
    assert offered == [usual_sheet(language) for language in LANGUAGES]
