"""Rules, sheets and short texts from outside: a result or one clear sentence, nothing else."""

from __future__ import annotations

from dataclasses import fields
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import JUNK, examples, lucks, mutate_text, survives

from mexican_train.rules.fair import read_seed
from mexican_train.rules.header import Header
from mexican_train.rules.notation import read_action, read_tile, read_wagon
from mexican_train.rules.rules import Rules
from mexican_train.sheets import find_sheet, load_sheet, parse_sheet, sheet_names

SHEETS = [(files("mexican_train.sheets") / f"{name}.toml").read_text() for name in sheet_names()]
NORDIC = load_sheet("nordic").rules
FIELDS = [field.name for field in fields(Rules)]
HUGE = [10**5000, -(16**5000)]
"""Numbers that Python does not turn into text; TOML can write them, in hexadecimal."""
LONG = "k" * 1000


def use_rules(rules: Rules | None) -> None:
    """Takes rules to tables of all sizes."""
    for players in range(10):
        if rules is not None:
            survives(Header, "nordic", rules, players)


def use_sheet(text: str) -> None:
    """Reads a sheet and, if it can be, takes it and its variants to tables."""
    sheet = survives(parse_sheet, text, "mine")
    if sheet is None:
        return
    use_rules(sheet.rules)
    for name in (*sheet.variants, "no such", "a\nb", LONG, ""):
        survives(sheet.with_variants, [name, name])
        found = survives(sheet.with_variants, [name])
        if found is not None:
            use_rules(found.rules)


@pytest.mark.parametrize("field", [*FIELDS, "no such", "a\nb", LONG, "\ud800", ""])
def test_junk_in_the_rules(field: str) -> None:
    for junk in [*JUNK, *HUGE]:
        for value in (junk, [junk], [[junk]], [7, 6, junk]):
            use_rules(survives(NORDIC.change, {field: value}))
            use_rules(survives(NORDIC.change, {field: value, "max_pip": 6}))


@pytest.mark.parametrize("read", [read_tile, read_wagon, read_action, read_seed])
@examples(200)
@given(text=st.text(max_size=70))
def test_noise_as_a_short_text(read: type[object], text: str) -> None:
    survives(read, text)


def test_junk_as_a_short_text() -> None:
    for junk in [*JUNK, *HUGE]:
        for read in (read_tile, read_wagon, read_action, read_seed):
            survives(read, junk)


@examples(200)
@given(st.text(max_size=20) | st.sampled_from([junk for junk in JUNK if isinstance(junk, str)]))
def test_noise_as_the_name_of_a_sheet(name: str) -> None:
    for text in (name, f"nordic/{name}", f"nordic/nine+{name}", f"no such/{name}.toml"):
        survives(load_sheet, text)
        survives(find_sheet, text)


@examples(1500)
@given(lucks, st.integers(1, 4))
def test_sheets_with_mistakes(luck: int, count: int) -> None:
    luck_ = Random(luck)
    lines = luck_.choice(SHEETS).splitlines()
    for _ in range(count):
        n = luck_.randrange(len(lines))
        key = lines[n].partition("=")[0] + "="
        news = ["", "0x" + "f" * 5000, "[1, 2]", "nan", "{}", "{ a = 1 }", "1979-05-27", '"a\\nb"']
        new = [key + luck_.choice(news), mutate_text(lines[n], luck_), luck_.choice(lines)]
        lines[n] = luck_.choice(new)
    use_sheet("\n".join(lines))


@examples(300)
@given(st.text(max_size=200))
def test_noise_as_a_sheet(text: str) -> None:
    use_sheet(text)
    use_sheet(f'base = "nordic"\n[rules]\n{text}')


@pytest.mark.parametrize("depth", [50, 200, 300, 400, 500, 1000, 5000])
def test_nested_sheets(depth: int) -> None:
    for key in ("x", "base", "rules", "rules.max_pip", "rules.engine", "rules.hand", "variants"):
        use_sheet(f'base = "nordic"\n{key} = ' + "[" * depth + "]" * depth)
        use_sheet(f'base = "nordic"\n{key} = ' + "{a=" * depth + "1" + "}" * depth)
        use_sheet("[" + f"{key}." * depth + "b]\nc = 1")


ODD = (
    "",
    "\x00",
    "[",
    "x",
    "=",
    "[rules]",
    'base = "nordic"',
    'base = "no"',
    "base = 1",
    "'\ud800'=1",
)


@pytest.mark.parametrize("text", [*ODD, f"[{LONG}]\n" * 2, f"a={{{LONG}=1,{LONG}=2}}", f"{LONG}=1"])
def test_odd_sheets(text: str) -> None:
    use_sheet(text)
    use_sheet(f'base = "nordic"\n{text}')
    use_sheet(f'base = "nordic"\n[rules]\n{text}')
    use_sheet(f'base = "nordic"\n[variants]\n"a\\nb" = 1\n{text}')
    use_sheet(f'base = "nordic"\n[variants.{LONG}]\n{text}')
    use_sheet(f'base = "nordic"\n[variants."a\\nb"]\n{text}')
