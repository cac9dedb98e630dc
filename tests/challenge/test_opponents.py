"""The bots of a challenge do the same whenever the same was done before, compiled or not; what
somebody made them do instead is noticed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from random import Random

import pytest
from challenge.rounds import against_the_bots, at_random, challenge
from twin import both, build

from mexican_train.bots.steps import to_the_end
from mexican_train.challenge.challenge import Challenge
from mexican_train.challenge.code import write_code
from mexican_train.challenge.opponents import checking, luck, wants
from mexican_train.challenge.par import ALL, FIELD, PLAYS, par_of, summed
from mexican_train.challenge.seal import Result
from mexican_train.rules.actions import Action, Catch, Knock
from mexican_train.rules.match import Match

SMALL = {"max_pip": 6, "hand": 4, "last_tile": "penalty"}


def own(given: Challenge, actions: Sequence[Action]) -> bool:
    """Whether the bots did what they do."""
    return to_the_end(checking(given, actions))


# ------------------------------------------------------------------ what they do


@pytest.mark.parametrize("bots", ["-rrr", "g-g", "pp-", "-e"])
def test_what_bots_do_is_known_again(bots: str) -> None:
    given = challenge("classic", bots, seed=7, max_pip=9, hand=6)
    for number in range(3):
        assert own(given, against_the_bots(given, Random(number)).actions)


def test_a_bot_that_was_made_to_do_something_else_is_noticed() -> None:
    given = challenge("nordic/nine", "-pp", seed=5)
    assert not own(given, at_random(given, Random(1)).actions)
    record = against_the_bots(given, Random(2))
    assert own(given, record.actions)
    assert not own(challenge("nordic/nine", "-rr", seed=5), record.actions)


def test_a_bot_s_chance_is_of_the_deal_its_seat_and_what_was_done() -> None:
    seed = bytes(range(32))
    lucks = {luck(seed, 1, []), luck(seed, 2, []), luck(seed, 1, ["draw"]), luck(bytes(32), 1, [])}
    assert len(lucks) == 4
    assert luck(bytes(32), 0, []) == 16300658661898431328  # for ever


def with_call(kind: type[Knock] | type[Catch]) -> tuple[Challenge, Match, Knock | Catch]:
    """A round against random bots up to where one of them may make such a call, and wants to."""
    for seed in range(1000):
        given = challenge("station", "-rr", seed=seed, **SMALL)
        match, done = given.begin(), against_the_bots(given, Random(seed)).actions
        for action in done:
            for call in match.round.calls:
                caller = call.by if isinstance(call, Catch) else call.seat
                if isinstance(call, kind) and caller and wants(given, match, caller, call):
                    return given, match, call
            match.act(action)
    raise AssertionError(f"no {kind.__name__} in a thousand rounds")


def test_a_bot_that_knocks_does_so_at_once() -> None:
    given, match, knock = with_call(Knock)
    before = [past.action for past in match.history]
    assert own(given, [*before, knock])
    assert not own(given, [*before, match.round.legal[0]])


def test_a_bot_knocks_and_catches_only_when_it_wants_to() -> None:
    given, match, catch = with_call(Catch)
    before = [past.action for past in match.history]
    assert own(given, [*before, catch])
    assert own(given, before)  # somebody was quicker
    others = [challenge("station", "-rr", seed=seed, **SMALL) for seed in range(30)]
    assert isinstance(catch, Catch)
    wanted = {wants(other, match, catch.by, catch) for other in others}
    assert wanted == {True, False}


# ------------------------------------------------------------------ the same in every build


@both
def test_a_challenge_is_the_same_compiled_and_interpreted(name: str) -> None:
    """Code, seal, opponents' moves, and what experts and slipping players get."""
    given = challenge("classic", "e-r", seed=11, max_pip=6, hand=5, last_tile="penalty")
    record = against_the_bots(given, Random(2))
    code = write_code(given, Result("Åse", record.actions))
    modules = build(name).modules
    sent = modules["mexican_train.challenge.code"].read_code(code, date(2026, 11, 16))
    assert sent.code == code
    result = sent.result.open(sent.challenge)
    assert list(map(str, result.actions)) == list(map(str, record.actions))
    opponents = modules["mexican_train.challenge.opponents"]
    assert to_the_end(opponents.checking(sent.challenge, result.actions))
    pars = modules["mexican_train.challenge.par"]
    points = [
        to_the_end(pars.playing(sent.challenge, person, pars.Rng(opponents.luck(b"", 0, [told]))))
        for person, told in [*pars.people()[:2], *pars.people()[-3:]]
    ]
    assert points == [59, 59, 3, 9, 0]  # in both, and for ever


# ------------------------------------------------------------------ par


def test_par_is_of_experts_and_the_field_of_all_strengths() -> None:
    given = challenge("classic", "-gg", seed=3, max_pip=6, hand=6)
    told = []
    steps = par_of(given)
    while True:
        try:
            told.append(next(steps))
        except StopIteration as end:
            par = end.value
            break
    assert told == sorted(told)
    assert (told[0], 0 < told[-1] < ALL) == (0, True)
    assert (par.plays, len(par.field)) == (PLAYS, FIELD)
    assert list(par.field) == sorted(par.field)
    assert par.field[0] < par.field[-1]
    assert par == to_the_end(par_of(given))


def test_par_comes_with_its_spread_and_its_error() -> None:
    par = summed([10, 20, 30], [5, 1])
    assert (par.mean, par.spread, par.error) == (20.0, 10.0, 5.77)
    assert par.field == (1, 5)
