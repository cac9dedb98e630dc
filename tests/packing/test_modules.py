"""Modules joined into packs: what each imports and exports, and that no other form passes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from mexican_train.packing.errors import NotPacked
from mexican_train.packing.modules import read_module
from mexican_train.packing.packs import Packs, join
from mexican_train.packing.plan import PACKS

ONE = {"first": ("a.js",), "other": ("c.js",)}


def packed(plan: Mapping[str, tuple[str, ...]] = ONE, /, **modules: str) -> Packs:
    return join({f"{name}.js": text for name, text in modules.items()}, {"known": "k.js"}, plan)


def test_what_a_module_imports_and_exports_is_found() -> None:
    module = read_module(
        "room/a.js",
        "import { x, y as z } from './b.js';\nimport def from 'known'\n"
        "export function f() {}\nexport async function g() {}\nexport class C {}\n"
        "export const D = [1, 2];\nconst e = () => import('./later.js');\n"
        "export { e as E };export { h, i as j } from './again.js';",
    )
    assert [(each.specifier, each.names) for each in module.imports] == [
        ("./b.js", (("x", "x"), ("y", "z"))),
        ("known", (("default", "def"),)),
    ]
    named = [("f", "f"), ("g", "g"), ("C", "C"), ("D", "D"), ("E", "e")]
    assert list(module.exports) == named
    assert module.reexports[0].names == (("h", "h"), ("i", "j"))
    assert module.later == ("./later.js",)
    assert module.code(lambda name: f"L({name})") == (
        "function f(){}\nasync function g(){}\nclass C{}\n"
        "const D=[1,2];\nconst e=()=>L(./later.js);"
    )


@pytest.mark.parametrize(
    ("script", "waits"),
    [("await f();", True), ("async () => { await f(); };", False), ("a.await;", False)],
)
def test_a_module_that_waits_is_known(script: str, waits: bool) -> None:
    assert read_module("a.js", script).waits is waits


@pytest.mark.parametrize(
    "script",
    [
        "import * as a from './b.js';",
        "import './b.js';",
        "import a, { b } from './b.js';",
        "import { a } from './b.js' with { type: 'json' };",
        "import { a } from `./b.js`;",
        "import('./b.js', {});",
        "import(`./${b}.js`);",
        "import.meta.url;",
        "{ import { a } from './b.js'; }",
        "export * from './b.js';",
        "export let a = 1;",
        "export var a = 1;",
        "export const a = 1, b = 2;",
        "export const { a } = b;",
        "export const a = 1\nexport const b = 2;",
        "export default 1;",
        "export default class {}",
        "export default function () {}\nf();",
        "export { a } f();",
        "const $default = 1;",
    ],
)
def test_what_would_mean_something_else_when_packed_is_refused(script: str) -> None:
    with pytest.raises(NotPacked, match=r"^a\.js: "):
        read_module("a.js", script)


def test_each_module_is_in_the_first_pack_that_needs_it_and_after_what_it_needs() -> None:
    packs = packed(
        a="import { b } from './b.js';\nb();",
        b="export function b() {}",
        c="import { b } from './b.js';\nimport { d } from './d.js';\nb(d);",
        d="export const d = 1;",
    )
    assert packs.place == {"a.js": "first", "b.js": "first", "c.js": "other", "d.js": "other"}
    assert packs.code["first"] == (
        "const $b=(()=>{\nfunction b(){}\nreturn{b};\n})();\n"
        "const $a=(()=>{\nconst{b}=$b;\nb();\nreturn{};\n})();\n"
        "export{$b,$a};\n"
    )
    assert packs.code["other"].startswith('import{$b}from"packs/first";\nconst $d=')


def test_a_module_that_comes_later_is_asked_of_its_pack() -> None:
    packs = packed(a="import('./c.js');", c="export const c = 1;")
    assert 'import("packs/other").then((pack)=>pack.$c);' in packs.code["first"]


def test_an_address_that_is_told_as_it_runs_stays_as_it_is() -> None:
    packs = packed(a="const b = (at) => import(at.loader);", c="export const c = 1;")
    assert "import(at.loader)" in packs.code["first"]


def test_every_module_can_still_be_imported_by_its_name() -> None:
    packs = packed(
        {"first": ("a.js",)},
        a="import k from 'known';\nexport const b = k;",
        k="export { b as c } from './c.js';export default function(){}",
        c="export class b {}",
    )
    assert packs.leading == {
        "a.js": 'import{$a as module}from"packs/first";\nexport const{b}=module;\n',
        "c.js": 'import{$c as module}from"packs/first";\nexport const{b}=module;\n',
        "k.js": 'import{$k as module}from"packs/first";\n'
        "export const{c}=module;export default module.default;\n",
    }


def test_defaults_names_and_exports_of_others_keep_their_meaning() -> None:
    packs = packed(
        {"first": ("a.js",)},
        a="import k from 'known';\nk();",
        k="export { c as e } from './c.js';export default function(){return 1}",
        c="await 0;\nconst x = 1;\nexport { x as c };",
    )
    code = packs.code["first"]
    assert "const $c=await(async()=>{\nawait 0;\nconst x=1;\nreturn{c:x};\n})();" in code
    assert "const $default=function(){return 1};\nreturn{default:$default,e:$c.c};" in code
    assert "const{default:k}=$k;" in code


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        (
            {"a": "import { c } from './c.js';", "c": "import { a } from './a.js';"},
            "need each other",
        ),
        ({"a": "import { b } from './b.js';", "c": ""}, "there is no module ./b.js"),
        ({"a": "import('./b.js');", "c": ""}, "there is no module ./b.js"),
        ({"a": "", "c": "", "d": ""}, "d.js is in no pack"),
        ({"a": ""}, "no module c.js to begin the pack other"),
        ({"a": "const $c = 1;", "c": ""}, "is the name of a module"),
    ],
)
def test_modules_that_cannot_be_joined_are_refused(modules: dict[str, str], why: str) -> None:
    with pytest.raises(NotPacked, match=why):
        packed(**modules)


def test_an_export_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotPacked, match=r"c\.js exports no b"):
        packed(a="import { b } from './c.js';", c="export const c = 1;")
    with pytest.raises(NotPacked, match=r"c\.js exports no b"):
        packed(a="export { b } from './c.js';", c="export const c = 1;")


def test_no_pack_is_planned_twice() -> None:
    begins = [name for names in PACKS.values() for name in names]
    assert len(set(begins)) == len(begins)
