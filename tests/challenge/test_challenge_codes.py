"""A code holds the whole challenge: it is read as it was written, whatever a chat program did to
it, and what is damaged, forged or too new is told so."""

from __future__ import annotations

import re
from datetime import date
from random import Random
from urllib.parse import quote

import pytest
from challenge.rounds import at_random, challenge
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import examples, headers, lucks, used_doubles

from mexican_train.bots import BOTS
from mexican_train.challenge import code as codes
from mexican_train.challenge.challenge import (
    LETTERS,
    Challenge,
    challenge_of,
    plays,
    read_text,
)
from mexican_train.challenge.code import read_code, write_code
from mexican_train.challenge.comparing import compared, record_of
from mexican_train.challenge.errors import ChallengeError, Fault
from mexican_train.challenge.seal import Result, _stream, choices, read_sealed, sealed
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.rules.header import Header
from mexican_train.rules.match import OnlyRound, Phase
from mexican_train.rules.record import replay
from mexican_train.rules.rules import KINDS
from mexican_train.rules.verifying import verify_record
from mexican_train.sheets import header_of

TODAY = date(2026, 11, 16)
GIVEN = challenge()
PLAYED = at_random(GIVEN, Random(3))
CODE = write_code(GIVEN, Result("Åse 🚂", PLAYED.actions))


def fault(text: str) -> Fault:
    """Why a text is no challenge; the sentence must be one that people can read."""
    with pytest.raises(ChallengeError) as refused:
        read_code(text, TODAY)
    sentence = str(refused.value)
    assert 20 < len(sentence) < 250
    assert sentence.isprintable()
    return refused.value.fault


# ------------------------------------------------------------------ what is written is read


@examples(120)
@given(st.data(), headers(), lucks)
def test_any_round_becomes_a_code_and_the_same_round_again(
    data: st.DataObject, header: Header, luck: int
) -> None:
    chance = Random(luck)
    plain = header_of(header.sheet, header.players, header.changes)
    number, used = data.draw(used_doubles(plain))
    assume(number <= plain.rules.match_rounds)
    bots: list[str | None] = [chance.choice(list(BOTS)) for _ in range(plain.players)]
    bots[chance.randrange(plain.players)] = None
    only = OnlyRound(number, tuple(sorted(used, reverse=True)))
    made = Challenge(plain, tuple(bots), only, chance.randbytes(32))
    record = record_of(made, Result("", at_random(made, chance).actions))
    replay(record)
    verify_record(record)
    assert challenge_of(record, made.bots) == made
    name = data.draw(st.text(max_size=24).filter(lambda text: text.isprintable()))
    code = write_code(made, Result(name, record.actions))
    assert re.fullmatch("[A-Za-z0-9]+", code)
    sent = read_code(code, TODAY)
    assert (sent.challenge, sent.code, sent.day) == (made, code, None)
    assert sent.result is not None
    assert sent.result.open(made) == Result(name, record.actions)
    assert read_code(write_code(made), TODAY).result is None
    assert sent.challenge.id == made.id


def test_the_same_deal_has_the_same_id_and_another_has_another() -> None:
    other = challenge(seed=2)
    assert read_code(write_code(GIVEN), TODAY).challenge.id == GIVEN.id
    ids = {each.id for each in (GIVEN, other, challenge(bots="p-pp"), challenge(bots="-ppe"))}
    assert len(ids) == 4
    assert all(re.fullmatch("[0-9a-f]{32}", id) for id in ids)
    assert not plays(other, record_of(GIVEN, Result("", PLAYED.actions)))


def test_each_level_has_a_letter_of_its_own() -> None:
    assert sorted(LETTERS.values()) == sorted(BOTS)


def test_the_sender_s_part_cannot_be_read_in_the_code() -> None:
    data = sealed(GIVEN, Result("Somebody", PLAYED.actions))
    assert b"Some" not in data
    assert read_sealed(GIVEN.seed, data).name == "Somebody"
    # Another deal lays other bytes over it.
    assert sealed(challenge(seed=2), Result("Somebody", ()))[1:9] != data[1:9]


def test_the_largest_link_is_short_enough_for_every_program() -> None:
    """8 seats, the largest set, every house rule changed, a name of long letters, a long round."""
    changes: dict[str, object] = {
        **{"max_pip": 18, "hand": [11] * 7, "engine": "highest-unused-held", "rounds": 999},
        **{"first": "left-of-engine-player", "mexican_start": "any-time", "marker": "pass"},
        **{"follow_up": "any-non-double", "open_double": "free", "own_double_pass_marks": False},
        **{"last_tile": "announce", "penalty_tiles": 1000, "blank_points": 1000},
        **{"double_blank_points": 1000, "fast_first_turn": False, "open_hands": True},
    }
    header = header_of("station/rounds+fast", 8, changes)
    assert header.changes.keys() == KINDS.keys()
    luck = Random(5)
    only = OnlyRound(999, tuple(range(18, 0, -1)))
    made = Challenge(header, ("expert",) * 7 + (None,), only, luck.randbytes(32))
    rounds = []
    for _ in range(20):
        match = made.begin()
        while match.phase == Phase.PLAYING:
            # As long as can be: what ends a turn without laying a tile, where it is open.
            could = choices(match.round)
            idle = [each for each in could if "-" not in each]
            match.act(luck.choice(idle or could))
        rounds.append(match.records[0].actions)
    longest = max(rounds, key=len)
    assert len(longest) > 150
    code = write_code(made, Result("\N{MATHEMATICAL BOLD CAPITAL A}" * 24, longest))
    link = f"https://mexican-train.a-rather-long-name.example.org/a/folder/challenge#{code}"
    assert len(link) < 2000
    sent = read_code(link, TODAY)
    assert sent.result is not None
    assert sent.result.open(made).actions == longest


# ------------------------------------------------------------------ what chat programs do


LINK = f"https://play.example.org/mt1/challenge#{CODE}"


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        f"<{LINK}>",
        f"({LINK}).",
        f"“{LINK}”,",
        f"  {LINK}\n",
        "\n".join(LINK[i : i + 40] for i in range(0, len(LINK), 40)),
        " ".join(CODE[i : i + 7] for i in range(0, len(CODE), 7)),
        "\u200b".join(CODE),
        quote(LINK, safe=""),
        quote(quote(LINK, safe=""), safe=""),
        f"{LINK}?fbclid=IwAR0",
        f"{LINK}&utm_source=chat",
        f"{LINK} have fun!",
        f"Beat me: {LINK} and tell me",
        f"[{LINK}]({LINK})",
        f"{CODE}#",
    ],
)
def test_a_link_is_found_whatever_a_chat_program_makes_of_it(text: str) -> None:
    sent = read_code(text, TODAY)
    assert sent.code == CODE
    assert sent.challenge == GIVEN


@pytest.mark.parametrize(
    "text", ["2026-11-15-nordic/nine+open", "/daily#2026-11-15-nordic%2Fnine%2Bopen."]
)
def test_a_day_is_found_in_a_link_too(text: str) -> None:
    sent = read_code(text, TODAY)
    assert (sent.code, sent.day) == ("2026-11-15-nordic/nine+open", date(2026, 11, 15))
    # Programs that mind typography.
    assert read_code("2026\u201111\u201315-gare", TODAY).code == "2026-11-15-gare"


# ------------------------------------------------------------------ what is none


def test_each_thing_that_is_wrong_has_a_sentence_of_its_own() -> None:
    assert fault("") == fault("https://play.example.org/t/abc") == Fault.NO_CODE
    assert fault("mt9" + CODE[3:]) == Fault.NEWER
    assert fault(CODE[:-1]) == fault("mt1") == fault("mt1" + CODE[3:].swapcase()) == Fault.DAMAGED


def test_any_letter_that_is_lost_or_changed_is_noticed() -> None:
    luck = Random(8)
    for place in range(3, len(CODE)):
        letter = luck.choice([each for each in codes.DIGITS if each != CODE[place]])
        assert fault(CODE[:place] + letter + CODE[place + 1 :]) == Fault.DAMAGED
        assert fault(CODE[:place] + CODE[place + 1 :]) == Fault.DAMAGED


def forged(text: str, under: bytes = b"") -> str:
    """A code with a right check, whatever is in it."""
    data = text.encode()
    body = GIVEN.seed + len(data).to_bytes(2, "big") + data + under
    return f"mt1{codes._digits(codes.FIRST + codes._check(body) + body)}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "[" * 600,
        '["nordish",{},"-ppp",1,[]]',
        '["nordic",{"hand":0},"-ppp",1,[]]',
        '["nordic",[],"-ppp",1,[]]',
        '["nordic",{},"-ppx",1,[]]',
        '["nordic",{},"pppp",1,[]]',
        '["nordic",{},"--pp",1,[]]',
        '["nordic",{},"-",1,[]]',
        '["nordic",{},"-pppppppp",1,[]]',
        '["nordic",{},"-ppp",0,[]]',
        '["nordic",{},"-ppp",true,[]]',
        '["nordic",{},"-ppp",14,[]]',
        '["nordic",{},"-ppp",1,[12]]',
        '["nordic",{},"-ppp",3,[11,12]]',
        '["nordic",{},"-ppp",3,[12.0]]',
        '["nordic",{},"-ppp",2,[13]]',
        '["nordic", {}, "-ppp", 1, []]',
        '["nordic",{"open_hands":false},"-ppp",1,[]]',
    ],
)
def test_what_cannot_be_a_challenge_is_called_forged(text: str) -> None:
    assert fault(forged(text)) == Fault.FORGED
    with pytest.raises(MexicanTrainError):
        read_text(text, GIVEN.seed)


def test_a_result_that_cannot_be_is_called_forged() -> None:
    under = sealed(GIVEN, Result("Eve", PLAYED.actions))
    assert read_code(forged(GIVEN.text(), under), TODAY).result is not None
    # A round that begins with nothing, a name that is cut off.
    assert fault(forged(GIVEN.text(), _stream(GIVEN.seed, b"\3Eve\0x"))) == Fault.FORGED
    assert fault(forged(GIVEN.text(), under[:2])) == Fault.FORGED


def test_a_round_that_cannot_be_is_found_when_the_seal_is_opened() -> None:
    endless = sealed(GIVEN, Result("Eve", PLAYED.actions)) + b"x" * 90
    sent = read_code(forged(GIVEN.text(), endless), TODAY)
    own = record_of(GIVEN, Result("", PLAYED.actions))
    with pytest.raises(ChallengeError, match="no round") as refused:
        compared(sent, own)
    assert refused.value.fault == Fault.FORGED


def test_reading_a_text_deals_and_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many codes are in it, and however long the rounds under their seals are."""

    def begin(self: Challenge) -> None:
        raise AssertionError("a round was dealt")

    endless = forged(GIVEN.text(), sealed(GIVEN, Result("Eve", ())) + b"x" * 90)
    many = f"{CODE[:4]}x#{LINK}#{forged('[]')}#{endless}"
    monkeypatch.setattr(Challenge, "begin", begin)
    assert read_code(LINK, TODAY).challenge == GIVEN
    assert fault("#".join([*[forged("[]")] * 27, ""])) == Fault.FORGED
    assert read_code(many, TODAY).code == endless


def test_a_text_has_one_code_the_last() -> None:
    read: list[str] = []

    class Counting(dict[str, int]):
        def __getitem__(self, digit: str) -> int:
            read.append(digit)
            return super().__getitem__(digit)

    text = "#".join([forged("[]")] * 27)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codes, "VALUES", Counting(codes.VALUES))
        assert fault(text) == Fault.FORGED
    assert len(read) == len(forged("[]")) - len("mt1")
    assert read_code(f"#{forged('[]')}#{CODE}", TODAY).code == CODE


def test_a_code_longer_than_any_is_not_looked_at() -> None:
    assert fault("mt1" + "z" * 3900) == Fault.DAMAGED
    assert fault(forged(GIVEN.text(), b"x" * 800)) == Fault.DAMAGED


def test_noise_is_refused_in_one_sentence() -> None:
    luck = Random(9)
    for _ in range(300):
        kept = [luck.choice("mt1#%<> 2026-11-15-nordic/+\n\u200b\ud800" + codes.DIGITS)]
        text = "".join(luck.choice([CODE[:9], "2026-11-", *kept]) for _ in range(luck.randrange(9)))
        assert fault(text) in Fault
