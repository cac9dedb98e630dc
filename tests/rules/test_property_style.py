"""Match, Round, Position and View: a fact that takes no argument is a property on all of them."""

from __future__ import annotations

from itertools import combinations

import pytest

from mexican_train import Match, new_match

ON_ALL = {"calls", "legal", "over", "scores", "winners"}
FACTS = {
    "Match": ON_ALL | {"phase", "position", "records", "totals"},
    "Round": ON_ALL | {"boneyard", "codes", "trains"},
    "Position": ON_ALL | {"turn"},
    "View": ON_ALL | {"boneyard", "hand", "trains"},
}


@pytest.fixture
def match() -> Match:
    match = new_match("nordic", 3)
    match.deal(bytes(32))
    return match


def methods_and_facts(thing: object) -> tuple[set[str], set[str]]:
    """Return the public names that must be called, and those that must not be."""
    names = {name for name in dir(thing) if not name.startswith("_")}
    methods = {name for name in names if callable(getattr(thing, name))}
    return methods, names - methods


def test_no_name_is_a_property_of_one_class_and_a_method_of_another(match: Match) -> None:
    kinds = {
        type(thing).__name__: methods_and_facts(thing)
        for thing in (match, match.round, match.position, match.view(0))
    }
    for (one, (methods, facts)), (other, (other_methods, other_facts)) in combinations(
        kinds.items(), 2
    ):
        assert methods & other_facts == set(), f"methods of {one}, properties of {other}"
        assert facts & other_methods == set(), f"properties of {one}, methods of {other}"
    for name, expected in FACTS.items():
        assert expected <= kinds[name][1]


def test_a_position_has_the_scores_and_winners_of_its_round(match: Match) -> None:
    assert (match.position.over, match.position.winners) == (False, [])
    assert match.position.scores == match.round.scores != [0, 0, 0]
    while not match.round.over:
        match.act(match.legal[0])
    position = match.position
    assert (position.over, position.scores) == (True, match.scores[0])
    assert position.winners == match.round.winners != []


def test_a_match_is_over_after_its_last_round() -> None:
    match = new_match("nordic", 2, {"rounds": 2})
    assert not match.over
    for number in (1, 2):
        match.deal(number)
        assert not match.over
        while not match.round.over:
            match.act(match.legal[0])
        assert match.over == (number == 2)


def test_one_seat_is_named_where_a_fact_of_one_seat_is_asked_for(match: Match) -> None:
    match.act("5-12@0")
    assert match.round.hand_of(1) == list(match.view(1).hand)
    assert match.calls_of(1) == match.round.calls_of(1) == match.position.calls_of(1) == []
