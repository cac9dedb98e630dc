"""Tables and tiles as pictures and as text: all that is known is there, and nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hidden import deal_hidden_anew

import mexican_train as mt
from mexican_train.reviews.budget import Budget
from mexican_train.rules.view import view_of

DOMINO = re.compile(r'font-size="15"[^>]*>(\d+)</text><text [^>]*font-size="15"[^>]*>(\d+)</text>')
TABLES = [("nordic", 2, 90), ("station", 4, 60), ("nordic", 8, 70), ("classic", 3, 1000)]


def played(sheet: str, players: int, actions: int, seed: int = 1) -> mt.Match:
    """Return a match in which so many actions have been chosen by chance."""
    match, luck = mt.new_match(sheet, players), Random(seed)
    match.deal(seed)
    while match.phase == "playing" and len(match.history) < actions:
        match.act(luck.choice(match.calls or match.legal))
    return match


def drawn(thing: Any) -> list[tuple[int, int]]:
    """Return the tiles in a picture, each as its ends lie."""
    picture = thing._repr_svg_()
    ElementTree.fromstring(picture)
    return [(int(one), int(other)) for one, other in DOMINO.findall(picture)]


@pytest.mark.parametrize(("sheet", "players", "actions"), TABLES)
def test_the_picture_of_a_match_has_every_wagon_and_every_hand(
    sheet: str, players: int, actions: int
) -> None:
    match = played(sheet, players, actions)
    wagons = [(w.inner, w.outer) for train in match.round.trains for w in train]
    hands = [tuple(tile) for seat in range(players) for tile in match.round.hand_of(seat)]
    engine = (match.round.engine,) * 2
    for thing in (match, match.round, match.position):
        assert drawn(thing) == [engine, *wagons, *hands]
    text = str(match)
    for seat in range(players):
        hand = match.round.hand_of(seat)
        assert (f"seat {seat} holds {' '.join(map(str, hand))}" in text) == bool(hand)
    assert str(match.round).startswith(f"engine [{engine[0]}:{engine[0]}]   boneyard ")


def test_nothing_lies_outside_the_picture_of_long_trains() -> None:
    for seed in range(5):
        picture = ElementTree.fromstring(str(played("nordic", 2, 1000, seed)._repr_svg_()))
        width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
        boxes = [
            tuple(float(each.attrib[name]) for name in ("x", "y", "width", "height"))
            for each in picture.iter("{http://www.w3.org/2000/svg}rect")
            if "x" in each.attrib
        ]
        assert len(boxes) > 30
        assert len({*boxes}) == len(boxes)
        for x, y, wide, high in boxes:
            assert x >= 0
            assert y >= 0
            assert x + wide <= width
            assert y + high <= height
        for i, (x, y, wide, high) in enumerate(boxes):
            for left, top, across, down in boxes[i + 1 :]:
                apart = x + wide <= left or left + across <= x or y + high <= top or top + down <= y
                assert apart


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_shows_no_hidden_tile(seat: int | None) -> None:
    match = played("nordic", 3, 40)
    view = match.view(seat)
    wagons = [(w.inner, w.outer) for train in (*view.trains, view.mexican) for w in train]
    assert drawn(view) == [(12, 12), *wagons, *map(tuple, view.hand)]
    for number in range(5):
        other = match.round.copy()
        deal_hidden_anew(other, -1 if seat is None else seat, Random(number))
        again = view_of(other, seat, match.header, match.number, match.history, match.scores)
        assert (again._repr_svg_(), str(again)) == (view._repr_svg_(), str(view))


def test_markers_the_turn_and_an_open_double_are_marked() -> None:
    for seed in range(100):
        view = played("nordic", 3, 30, seed).view(0)
        if view.open_doubles and view.markers:
            break
    picture = view._repr_svg_()
    assert picture.count(">open</text>") == len(view.markers)
    assert picture.count("close it!") == str(view).count("close it!") == 1
    assert f'font-weight="700">seat {view.turn}<' in picture


def test_a_title_cannot_break_the_picture() -> None:
    match = mt.new_match('title = "<b>&Co"\nbase = "nordic"', 2)
    assert match._repr_svg_() is None
    assert str(match) == repr(match)
    match.deal(1)
    assert "&lt;b&gt;&amp;Co, round 1 of 13" in str(match._repr_svg_())
    ElementTree.fromstring(str(match._repr_svg_()))


@pytest.mark.parametrize(
    ("letters", "shown"), [(43, "a" * 43), (44, "a" * 42 + "…"), (80, "a" * 42 + "…")]
)
def test_a_long_title_is_cut_before_the_boneyard(letters: int, shown: str) -> None:
    match = mt.new_match(f'title = "{"a" * letters}"\nbase = "nordic"', 2)
    match.deal(1)
    assert f">{shown}, round 1 of 13</text>" in str(match._repr_svg_())


def test_a_tile_is_a_picture() -> None:
    assert drawn(mt.Tile(12, 5)) == [(5, 12)]


def test_what_a_prompt_shows_is_short() -> None:
    match = played("nordic", 3, 1000)
    record = match.records[0]
    review = mt.review(record, Budget(plays=2, deals=2), seats=[0])
    assert repr(record).startswith("<Record of nordic, 3 players, round 1: ")
    assert repr(review).startswith(f"<Review of {len(record.actions)} actions: seat 0 ")
    assert repr(review.seats[0]).startswith("<SeatReview of seat 0: ")
    things = (match, match.round, match.view(0), match.position, record, review, *review.seats)
    assert max(len(repr(each)) for each in (*things, *review.seats[0].decisions)) < 170
