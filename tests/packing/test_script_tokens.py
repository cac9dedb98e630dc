"""JavaScript taken apart and written again: comments and white space go, nothing else changes."""

from __future__ import annotations

import pytest

from mexican_train.packing.errors import NotPacked
from mexican_train.packing.script import written
from mexican_train.packing.tokens import tokens_of
from mexican_train.server.net.app import WEB

SCRIPTS = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js"))


def texts(script: str) -> list[str]:
    return [token.text for token in tokens_of(script, "a.js")]


def kinds(script: str) -> list[str]:
    return [token.kind for token in tokens_of(script, "a.js")]


def smaller(script: str) -> str:
    return written(tokens_of(script, "a.js"))


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("a / b / c", ["word", "mark", "word", "mark", "word"]),
        ("x = /b/g.test(a)", ["word", "mark", "regex", "mark", "word", "mark", "word", "mark"]),
        ("return /[/]\\//", ["word", "regex"]),
        ("(a) / 2", ["mark", "word", "mark", "mark", "number"]),
        ("a[0] / 2 /* / */ / 3", ["word", "mark", "number", "mark", *("mark", "number") * 2]),
        ("if (a) /b/.exec(c)", ["word", "mark", "word", "mark", "regex", "mark", "word"]),
        ("x.return / 2 / 3", ["word", "mark", "word", *("mark", "number") * 2]),
        ("i++ / 2", ["word", "mark", "mark", "number"]),
        ("`a${b}` / 2", ["template", "word", "template", "mark", "number"]),
        ("`a${/}/.test(`${'}'}`)}b`", ["template", "regex", "mark", "word", "mark", "template"]),
        ("1_000.5e-3 + 0xFFn + .5", ["number", "mark", "number", "mark", "number"]),
        ("a ?.5 : b?.c", ["word", "mark", "number", "mark", "word", "mark", "word"]),
        ("'it\\'s' + \"// no\"", ["string", "mark", "string"]),
        ("this.#secret", ["word", "mark", "word"]),
        (
            "f(...a, .5, b.c) // end",
            ["word", "mark", "mark", "word", "mark", "number", "mark", "word"],
        ),
        ("été = _a + $b", ["word", "mark", "word", "mark", "word"]),
    ],
)
def test_each_token_is_taken_for_what_it_is(script: str, expected: list[str]) -> None:
    assert kinds(script)[: len(expected)] == expected


def test_a_template_keeps_its_text_and_code_within_it_is_code() -> None:
    script = "html`<b>  // no comment ${ f({ a: `x ${ y } z` }) /* one */ } </b>`"
    assert smaller(script) == "html`<b>  // no comment ${f({a:`x ${y} z`})} </b>`"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("let a = 1; // one\n\n  /* two */ let b;", "let a=1;\nlet b;"),
        ("a\n++b", "a\n++b"),
        ("return\nx", "return\nx"),
        ("f()\n(g)", "f()\n(g)"),
        ("a = b\n[c]", "a=b\n[c]"),
        ("x\n  .y()\n  ?.z", "x.y()?.z"),
        ("{\n  a,\n  b,\n}", "{a,b,}"),
        ("a + +b - -c", "a+ +b- -c"),
        ("a / /b/.c", "a/ /b/.c"),
        ("1 .toFixed()", "1 .toFixed()"),
        ("return 'a' in b", "return'a'in b"),
        ("typeof x", "typeof x"),
        ("async () => {}", "async()=>{}"),
        ("a /* one\n */ b", "a\nb"),
        ("class A { #b\n static c }", "class A{#b\nstatic c}"),
    ],
)
def test_white_space_goes_where_it_says_nothing(script: str, expected: str) -> None:
    assert smaller(script) == expected
    assert texts(expected) == texts(script)


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_of_the_page_has_the_same_tokens_when_it_is_written_again(name: str) -> None:
    found = tokens_of((WEB / name).read_text(encoding="utf-8"), name)
    again = tokens_of(written(found), name)
    assert [token[:2] for token in again] == [token[:2] for token in found]
    assert [token.depth for token in again] == [token.depth for token in found]


@pytest.mark.parametrize(
    "script",
    [
        "'open",
        "`open",
        "`${a",
        "/open",
        "(]",
        "f(",
        "}",
        "a = {} / 2",
        "a @ b",
        "/* open",
        '"a\nb"',
    ],
)
def test_what_is_not_understood_is_refused_with_its_line(script: str) -> None:
    with pytest.raises(NotPacked, match=r"a\.js, line [23]: .* cannot be understood here"):
        tokens_of(f"first;\n{script}", "a.js")


def test_what_follows_a_comment_is_never_read_as_a_part_of_it() -> None:
    with pytest.raises(NotPacked, match=r"a\.js, line 2: '@' cannot be understood here"):
        tokens_of("a // b\n@", "a.js")
