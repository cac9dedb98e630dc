"""What one seat imagines in the hand of another, show by show, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from random import Random

import pytest
from scene import scene, tiles
from strategies import pick, shuffled

from mexican_train import COMPILED, Match, Phase, Round, Tile, header_of, read_action
from mexican_train.bots.belief import Belief
from mexican_train.rules.rng import Rng
from mexican_train.rules.tiles import full_set
from mexican_train.rules.view import PastAction, View, view_of

Hand = tuple[Tile, ...]


def after(sheet: str, table: Round, *actions: str, **rules: object) -> View:
    """What seat 0 sees after some actions from the beginning of a round."""
    history: list[PastAction] = []
    for action in actions:
        seat, left = table.turn, table.bones_left
        table.act(action)
        marked = bool(table.markers >> seat & 1)
        history.append(PastAction(seat, read_action(action), marked, left - table.bones_left))
    return view_of(table, 0, header_of(sheet, table.players, rules), 1, history)


def imagined(view: View, seat: int = 1) -> set[Tile]:
    """All tiles that are imagined in a hand at one time or another."""
    belief = Belief(view, Rng(3), 200)
    assert belief.deals.clashes == 0
    return {tile for _ in range(200) for tile in belief.next_deal(20).hand_of(seat)}


def with_pips(hand: Iterable[Tile], *pips: int) -> list[Tile]:
    return sorted(tile for tile in hand if any(pip in tile for pip in pips))


# ------------------------------------------------------------------ one show at a time


def test_who_passed_holds_nothing_for_its_own_train_or_the_mexican_train() -> None:
    table = scene("nordic/nine", ["7-9 0-9 1-1", "8-9 1-2 3-4"])
    hand = imagined(after("nordic/nine", table, "7-9@M", "8-9@1", "0-9@0", "draw", "pass"))
    assert with_pips(hand, 7, 8) == []
    assert with_pips(hand, 9)  # fits only where the seat may not play


def test_who_drew_and_played_held_nothing_else_that_fits() -> None:
    """It played what it drew; the rest of the hand was there before."""
    table = scene("nordic/nine", ["0-9 0-0 7-9 1-1", "8-9 2-2 3-4"])
    hand = imagined(after("nordic/nine", table, "0-9@M", "8-9@1", "7-9@0", "draw", "0-1@M"))
    assert with_pips(hand, 0, 8) == []
    assert with_pips(hand, 1)


def test_an_open_double_shows_only_its_own_pip() -> None:
    table = scene("nordic/nine", ["7-9 7-7 0-9 1-1", "8-9 1-2 3-4"])
    actions = ("7-9@M", "8-9@1", "7-7@M", "0-9@0", "draw", "pass")
    hand = imagined(after("nordic/nine", table, *actions))
    assert with_pips(hand, 7) == []
    assert with_pips(hand, 8)


def test_an_owed_tile_that_may_be_no_double_shows_nothing_about_doubles() -> None:
    table = scene("nordic/nine", ["7-9 0-9 1-1", "8-9 1-2 3-4 7-7"])
    actions = ("7-9@M", "8-9@1", "0-9@0", "7-7@M", "draw", "pass")
    assert with_pips(imagined(after("nordic/nine", table, *actions)), 7, 8) == [Tile(8, 8)]


def test_a_marker_put_on_by_a_play_elsewhere_shows_the_own_train_unplayable() -> None:
    table = scene("station", ["7-12 7-7 0-12 1-1", "8-12 1-2 3-4 0-5"])
    hand = imagined(after("station", table, "7-12@0", "8-12@1", "0-12@M", "0-5@M"))
    assert with_pips(hand, 8) == []
    assert with_pips(hand, 5)


@pytest.mark.parametrize(("double", "other", "pip"), [("8-8@1", "6-7@M", 8), ("7-7@M", "6-8@1", 7)])
def test_a_double_that_is_not_covered_shows_that_nothing_fits_it(
    double: str, other: str, pip: int
) -> None:
    """Double first: who holds a tile for the double plays it there."""
    table = scene("classic", ["7-12 0-12 1-1", f"8-12 1-2 {double[:3]} {other[:3]}"])
    view = after("classic", table, "7-12@M", "8-12@1", "0-12@0", double, other)
    assert with_pips(imagined(view), pip) == []


def test_a_fast_first_turn_that_ends_by_itself_shows_that_nothing_fits() -> None:
    table = scene("station/fast", ["0-9 1-1", "1-2 3-4 5-12"], turn=1, had_turn=[])
    assert with_pips(imagined(after("station/fast", table, "5-12@1")), 5) == []


def test_a_fast_first_turn_may_end_with_a_tile_on_another_train() -> None:
    """Then the next seat acts, and what it shows is about the trains open to it."""
    rules = {"fast_first_turn": True, "open_double": "free"}
    hands = ["0-9 0-12", "5-12 5-5 2-12 1-1", "3-4 6-7"]
    table = scene("nordic", hands, turn=1, had_turn=[], rules=rules)
    hand = imagined(after("nordic", table, "5-12@1", "5-5@1", "2-12@M", "draw", "pass", **rules), 2)
    assert with_pips(hand, 2, 12) == []
    assert with_pips(hand, 5)


def test_a_higher_double_than_the_engine_was_dealt_to_nobody() -> None:
    hand = imagined(after("station", scene("station", ["0-9", "1-2 3-4"], engine=6)))
    assert [tile for tile in hand if tile.is_double and tile.low > 6] == []
    assert [tile for tile in hand if tile.is_double]


# ------------------------------------------------------------------ how often


def chi_square(found: Mapping[Hand, int], expected: Mapping[Hand, float]) -> float:
    """How far counts are from what is expected, about 1 for each kind if only by chance."""
    assert set(found) == set(expected)
    return sum((found[kind] - mean) ** 2 / mean for kind, mean in expected.items())


def rest_of(max_pip: int, *taken: str) -> str:
    """All tiles of a set but those in some texts."""
    gone = {tile for text in taken for tile in tiles(text)}
    return " ".join(str(tile) for tile in full_set(max_pip) if tile not in gone)


def test_all_deals_of_what_is_hidden_are_as_likely() -> None:
    """Four tiles, one each for two others and two in the boneyard, whose order counts as well."""
    hidden = "0-1 2-3 3-3 4-6"
    rules = {"max_pip": 6}
    hands = [rest_of(6, hidden, "6-6"), "0-1", "2-3"]
    view = after("nordic", scene("nordic", hands, boneyard="3-3 4-6", rules=rules), **rules)
    belief = Belief(view, Rng(11), 100)
    found: Counter[Hand] = Counter()
    count = 6000 if COMPILED else 2400
    for _ in range(count):
        deal = belief.next_deal(25)
        found[(*deal.hand_of(1), *deal.hand_of(2), *deal.boneyard)] += 1
    expected = dict.fromkeys(permutations(tiles(hidden)), count / 24)
    assert chi_square(found, expected) < 80  # 23 are expected, and 60 by chance once in 30,000


def test_hands_are_as_likely_as_the_ways_in_which_they_can_have_come() -> None:
    """The other seat was dealt a tile and drew twice; each time nothing fitted what was open."""
    hidden, rules = "0-1 1-2 2-2 1-5 2-4 3-4", {"max_pip": 6}
    hands = [rest_of(6, hidden, "6-6 4-6"), "4-6 0-1"]
    table = scene("nordic", hands, boneyard="1-2 2-2 1-5 2-4 3-4", rules=rules)
    actions = ("5-6@M", "4-6@1", "0-6@0", "draw", "pass", "3-5@M", "draw", "pass")
    belief = Belief(after("nordic", table, *actions, **rules), Rng(12), 200)
    ways: Counter[Hand] = Counter()
    for dealt, first, second, *_ in permutations(tiles(hidden)):
        if not with_pips([dealt, first], 5, 4, 3) and not with_pips([second], 3, 4):
            ways[tuple(sorted([dealt, first, second]))] += 1
    assert len(set(ways.values())) > 1
    found: Counter[Hand] = Counter()
    count = 6000 if COMPILED else 1500
    for _ in range(count):
        found[tuple(belief.next_deal(40).hand_of(1))] += 1
    expected = {hand: count * ways[hand] / ways.total() for hand in ways}
    assert chi_square(found, expected) < 40  # 3 are expected


def test_what_the_others_hold_is_never_ruled_out() -> None:
    """At the end of a small round nearly every tile is imagined, now and then, where it is."""
    luck = Random(7)
    missed = held = 0
    while held < (150 if COMPILED else 12):
        header = header_of(luck.choice(["nordic", "station", "classic"]), 3, {"max_pip": 6})
        match = Match(header)
        match.deal_order(shuffled(header, luck))
        while match.phase == Phase.PLAYING and match.round.bones_left > 2:
            match.act(pick(match.round, luck))
        if match.phase != Phase.PLAYING:
            continue
        belief = Belief(match.view(0), Rng(held), 300, 100.0)
        deals = [belief.next_deal(20) for _ in range(200)]
        for seat in (1, 2):
            for tile in match.round.hand_of(seat):
                held += 1
                missed += not any(deal.holds(seat, *tile) for deal in deals)
    assert missed <= held // 20


def test_who_could_have_gone_out_is_thought_not_to_have_been_able_to() -> None:
    """Seat 1 had two tiles and laid 5-7 on its 5: with 5-5 it would have laid both."""
    table = scene("nordic/nine", ["7-9 0-9 0-1 1-1", "5-9 5-7 1-2"])
    view = after("nordic/nine", table, "7-9@M", "5-9@1", "0-9@0", "5-7@1")
    belief = Belief(view, Rng(5), 2000)
    deals = [belief.next_deal(20) for _ in range(2000 if COMPILED else 300)]
    share = {
        tile: sum(deal.holds(1, *tile) for deal in deals) / len(deals)
        for tile in tiles("5-5 3-3 4-4 2-2")
    }
    others = [share[tile] for tile in tiles("3-3 4-4 2-2")]
    assert share[Tile(5, 5)] < min(others) / 2
