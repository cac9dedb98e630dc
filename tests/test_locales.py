"""The catalogues of messages: complete, used, translated, and made alike in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast, visitor

import mexican_train
from mexican_train.bots import BOTS
from mexican_train.bots.hint import REASONS
from mexican_train.judge.questions import READY
from mexican_train.languages import LANGUAGES, LOCALES, catalogue_part, device_language, language_of
from mexican_train.protocol.reasons import TableReason
from mexican_train.protocol.settling import AskedAbout
from mexican_train.rules.errors import Reason
from mexican_train.rules.events import Event
from mexican_train.rules.rules import CHOICES, FIELDS, NUMBERS, SWITCHES
from mexican_train.server.table.entries import AnyEntry
from mexican_train.server.table.options import PACES
from mexican_train.server.table.phrases import PHRASES
from mexican_train.server.table.table import COLOURS
from mexican_train.sheets import all_sheets, load_sheet, sheet_names
from mexican_train.sheets.sentences import SENTENCES
from mexican_train.sheets.telling import all_keys
from mexican_train.terminal.plain import COMMANDS
from mexican_train.terminal.screens import KEYS
from mexican_train.terminal.telling import MANNERS

HOME = Path(mexican_train.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"one", "other"}
"""What all four languages tell apart; `many` of French and Spanish begins at a million."""

UNTOLD = {
    "token-renewed",
    "latecomer-gone",
    "summed",
    "made",
    "closed",
    "began",
    "dealt",
    "acted",
    "double-opened",
    "double-closed",
    "renamed",
}
"""Events that the log leaves to others: the round that begins, the tile that was laid."""

SAME = {
    *(("fr", key) for key in ("menu", "score-sum", "score-total", "points")),
    *(("fr", key) for key in ("sheet-gare", "sheet-station", "tile-double", "clock-seconds")),
    *((code, "pace-normal") for code in ("fr", "es")),
    *(("fr", key) for key in ("lobby-code", "points-short", "terminal-points", "level-expert")),
    *((code, "plain-command-plan") for code in ("fr", "nb", "es")),
    *((code, key) for code in ("fr", "nb", "es") for key in ("daily-par", "share-points")),
    *(("fr", "plain-command-table"), ("nb", "plain-command-pass"), ("es", "points-short")),
    *(("nb", key) for key in ("-brand", "chat-send", "lobby-start", "tile-blank")),
    *(("nb", key) for key in ("sheet-gare", "clock-seconds", "length-full")),
    *(("fr", "settle-ready"), ("fr", "review-luck-points"), ("es", "settle-say-no")),
    *(("es", key) for key in ("score-sum", "score-total", "sheet-gare", "clock-seconds", "chat")),
}
"""Messages that a language happens to have, or keeps, as English has them."""

Entry = ast.Message | ast.Term


def kebab(names: Iterator[str]) -> set[str]:
    return {name.replace("_", "-") for name in names}


def events() -> set[str]:
    """Everything that can happen at a table, as the page is told of it."""
    rules = (re.sub(r"\B([A-Z])", r"-\1", kind.__name__).lower() for kind in get_args(Event))
    table = (kind.__struct_config__.tag for kind in get_args(AnyEntry))
    return ({*rules} | kebab(table)) - UNTOLD


DEVICE = {
    f"device-{why}" for why in ("interrupted", "browser", "memory", "newer", "failed", "storage")
}
"""Why a device cannot play by itself, or not save what was done."""


def questions() -> set[str]:
    """The arguments that have a question of their own."""
    return {key for questions in READY.values() for key in questions}


FAMILIES = {
    "refused-${code}": kebab(iter([*Reason, *TableReason]))
    | {"bad-link", "failed", "unreachable"}
    | DEVICE,
    "phrase-${phrase}": set(PHRASES),
    "phrase-${line.phrase}": set(PHRASES),
    "level-${value}": set(BOTS),
    "bot-${level}": set(BOTS),
    "colour-${colour}": set(COLOURS),
    "pace-${value}": kebab(iter(PACES)),
    "tip-${tip}": {"play", "draw", "marker", "double", "knock", "blanks", "double-blank"},
    "score-blanks${kind}": {"", "-double", "-both"},
    "sheet-${baseOf(name)}": set(sheet_names()),
    "sheet-${baseOf(name)}-about": set(sheet_names()),
    "variant-${variant}": {
        part for name in all_sheets() if "/" in name for part in name.split("/")[1].split("+")
    },
    "phase-${phase}": {"lobby", "playing", "round-over", "match-over"},
    "did-${event.type}": events() - {"round-over"},
    "did-changed-${changed[0]}": set(MANNERS),
    "${plain}-${by}": {
        f"did-{kind}-{by}"
        for kind in ("played", "laid", "closed", "drew", "drew-tile", "passed", "passed-open")
        for by in ("bot", "clock")
    }
    | {"did-stopped-bot", "did-stopped-clock"},
    "fair-mine-${mine}": {"used", "late", "other", "none"},
    "hint-do-${action}": {"draw", "pass", "stop"},
    "review-do-${action}": {"draw", "pass", "stop"},
    "theirs-${told}": {
        *("stop", "goes-out", "completes-double", "takes-marker", "train"),
        *("starts-mexican", "while-open", "spares-train", "lightens"),
    },
    "duty${end}": {"-draw", "-pass"},
    "duty-follow${end}": {"", "-draw", "-pass"},
    "duty-close${end}": {"", "-draw", "-pass"},
    "${this.closed}-about": {"door-locked", "door-gone", "door-device"},
    "kept-${state}": {"all", "insecure", "browser"},
    "${this.why}-about": {"missing", "unreachable"},
    "variant-${variant}-about": {
        part for name in all_sheets() if "/" in name for part in name.split("/")[1].split("+")
    },
    "rule-${field}": kebab(iter(FIELDS)),
    "rule-${field}-about": kebab(iter(FIELDS)),
    "rule-${field}-value": kebab(iter(NUMBERS)),
    "rule-${field}-${said}": {
        *(f"{name}-{value}" for name, kind in CHOICES.items() for value in kind),
        *(f"{name}-{value}" for name in SWITCHES for value in ("yes", "no")),
    },
    "rules-ours-${source}": {"words", "silent", "unbound"},
    "rules-${section}": {sentence.section for sentence in SENTENCES},
    "settle-about-${group}": set(READY),
    "settle-ready-${key}": questions(),
    "settle-asked-${situation.question?.about ?? 'may'}": kebab(iter(AskedAbout)),
    **{f"settle-{how}-marker-${{marker}}": {"on", "off"} for how in ("then", "short")},
    **{f"settle-{how}-last-${{last}}": {"knock", "announced"} for how in ("then", "short")},
    "settle-then-over-${over}": {"out", "blocked"},
    "settle-instead-${only}": {"draw", "pass", "stop"},
}
"""The keys that the page puts together, by how it does, and what may stand there."""
GIVEN = {*REASONS, "draw", "pass", "stop"}
"""The keys that come from the server as they are."""


WEB = HOME / "web"
LESSONS = sorted((WEB / "learn").glob("lesson-*.json"))
PROGRAM = [*sorted(HOME.glob("terminal/*.py")), HOME / "commands" / "rules.py"]
"""What of the program speaks from the catalogues too."""
MADE_BY_PROGRAM = {
    *(f"plain-command-{name}" for name in COMMANDS),
    *(f"terminal-key-{name}" for name in KEYS),
    *all_keys(),
}
"""The keys that the program puts together, besides those that the page puts together as well."""
PARTS = sorted(path.stem for path in (HOME / "locales" / "en").iterdir())
"""The parts of the catalogue, which pages ask for as they need them."""
ALWAYS = ("table", "refused", "hint", "chat")
"""Those that come with every page, or just after it."""


@cache
def page() -> str:
    """The page's own scripts."""
    own = (path for path in WEB.rglob("*.js") if path.parent.name != "vendor")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(own))


@cache
def program() -> set[str]:
    """Whatever is written in quotes where the program speaks from the catalogues."""
    texts = [path.read_text(encoding="utf-8") for path in PROGRAM]
    return {key for text in texts for key in re.findall(r'"([a-z][a-z-]*)"', text)}


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """The messages and terms of a language, in order, of all parts."""
    found: dict[str, Entry] = {}
    for part in PARTS:
        for name, entry in part_of(language, part).items():
            assert name not in found, f"{name} is in two parts"
            found[name] = entry
    return found


@cache
def part_of(language: str, part: str) -> dict[str, Entry]:
    """The messages and terms of one part."""
    text = catalogue_part(language, part)
    found: dict[str, Entry] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert name not in found, f"{name} is there twice"
            found[name] = entry
    return found


class Parts(visitor.Visitor):
    """What a message is made of, with the messages it refers to."""

    def __init__(self, language: str, key: str) -> None:
        self.catalogue = catalogue(language)
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []
        self.variants: list[tuple[str, set[str]]] = []
        self.visit(self.catalogue[key])

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)
        texts = list(self.texts)
        self.visit(self.catalogue[node.id.name])
        self.texts = texts

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        self.variants.append((node.selector.id.name, keys))
        self.generic_visit(node)

    @property
    def grammar(self) -> set[str]:
        """Arguments that a language may need or not: how many names there are."""
        return {"count"} if "names" in self.variables else set()


def used() -> set[str]:
    """Every key that the page can ask for."""
    literal = kebab(iter(re.findall(r"'([a-z][a-z_-]*)'", page()))) & set(catalogue("en"))
    made = set()
    for template, parts in FAMILIES.items():
        before, after = template[: template.index("${")], template[template.rindex("}") + 1 :]
        made |= {f"{before}{part}{after}".replace("_", "-") for part in parts}
    lessons = "".join(path.read_text(encoding="utf-8") for path in LESSONS)
    taught = set(re.findall(r'"(learn-[a-z-]+)"', lessons))
    asked = literal | made | GIVEN | taught | MADE_BY_PROGRAM | (program() & set(catalogue("en")))
    for key in asked & set(catalogue("en")):
        asked = asked | Parts("en", key).references
    return asked


@cache
def modules_of(path: Path) -> frozenset[Path]:
    """A module with all that it imports at once."""
    found, waiting = {path}, [path]
    while waiting:
        each = waiting.pop()
        names = re.findall(r"from '(\.[^']+)'", each.read_text(encoding="utf-8"))
        new = {(each.parent / name).resolve() for name in names} - found
        found |= new
        waiting += new
    return frozenset(each for each in found if each.parent.name != "vendor")


@cache
def ways() -> dict[str, set[str]]:
    """The modules that are fetched when they are needed, and the parts that have come by then."""
    fetched: dict[str, set[str]] = {"app/main.js": set()}
    fetchers: dict[str, set[Path]] = {"app/main.js": set()}
    for path in WEB.rglob("*.js"):
        text = path.read_text(encoding="utf-8")
        # Where a module is fetched, its words are fetched on the same line or the same list.
        for line in re.findall(r"[^;]*\bimport\([^;]*?;", re.sub(r"\{ at:", ";\\g<0>", text)):
            for name in re.findall(r"\bimport\('(\.[^']+)'\)", line):
                words = re.findall(r"need\(([^)]*)\)|words: \[([^\]]*)\]", line)
                parts = {part for each in words for part in re.findall(r"'(\w+)'", "".join(each))}
                module = (path.parent / name).resolve().relative_to(WEB).as_posix()
                fetched.setdefault(module, set()).update(parts)
                fetchers.setdefault(module, set()).add(path)
    known = {name: set(parts) for name, parts in fetched.items()}
    for _ in range(3):  # what a module that fetches another had asked for is there as well
        for name, others in fetchers.items():
            before = [
                known[other]
                for other in fetched
                if other != "app/main.js" and modules_of(WEB / other) & others
            ]
            known[name] |= set().union(*before)
    return known


def test_every_module_finds_its_words_in_the_parts_that_come_with_it() -> None:
    always = {key for part in ALWAYS for key in part_of("en", part)}
    assert "table/arrive.js" in ways()
    for name, parts in ways().items():
        known = always.union(*(part_of("en", part) for part in parts))
        for module in modules_of(WEB / name):
            text = module.read_text(encoding="utf-8")
            asked = {*re.findall(r"(?<![\w.])t\(\s*'([a-z][a-z-]*)'", text)}
            asked &= set(catalogue("en"))
            assert asked <= known, (name, parts, module.name, asked - known)


def test_every_key_the_page_puts_together_is_known_here() -> None:
    made = re.findall(r"(?:(?<![\w.])t\(|(?<![\w.])put\([^`)]*|key = )`([^`]*)`", page())
    assert {*made} == {*FAMILIES}


def test_every_key_the_page_writes_out_is_in_the_catalogue() -> None:
    calls = re.findall(r"(?<![\w.])(?:t|put)\(((?:[^()`]|\([^()]*\))*)\)", page())
    written = {key for call in calls for key in re.findall(r"'([a-z_]+(?:-[a-z_]+)*)'", call)}
    values = {"stop", "double-closed", "marker-placed"}
    assert len(written) > 150
    assert kebab(iter(written)) - set(catalogue("en")) - values == set()


def test_every_key_the_program_writes_out_is_in_the_catalogue() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PROGRAM]
    written = {key for text in texts for key in re.findall(r'words\(\s*"([a-z-]+)"', text)}
    assert len(written) > 40
    assert written - set(catalogue("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    wanted = used() - {"did-round-over", "did-played-for"}
    have = set(catalogue(language))
    assert wanted - have == set()
    assert have - wanted == set()


@pytest.mark.parametrize("event", sorted(events()))
def test_everything_that_happens_can_be_told(event: str) -> None:
    assert any(re.match(f"did-{event}(-|$)", key) for key in catalogue("en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_catalogues_have_the_same_keys_in_the_same_order(language: str, part: str) -> None:
    assert list(part_of(language, part)) == list(part_of("en", part))
    assert [key for key in catalogue(language) if not re.fullmatch("-?[a-z]+(-[a-z]+)*", key)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = set()
    for key in catalogue(language):
        own, english = Parts(language, key).texts, Parts("en", key).texts
        wordless = not re.search("[a-z]", "".join(english), re.IGNORECASE)
        if not wordless and [*map(str.casefold, own)] == [*map(str.casefold, english)]:
            left.add((language, key))
    assert left == {(language, key) for code, key in SAME if code == language_of(language)}


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_arguments_in_every_language(language: str) -> None:
    for key in catalogue("en"):
        own, english = Parts(language, key), Parts("en", key)
        assert own.variables - own.grammar == english.variables - english.grammar, key
        assert own.functions <= {"DE"}, key


def test_the_page_gives_every_argument_that_a_message_takes() -> None:
    calls = re.findall(
        r"(?<![\w.])t\(\s*'([a-z_-]+)'(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\})?,?\s*\)", page()
    )
    assert len(calls) > 100
    for key, given in calls:
        names = set(re.findall(r"(?:^|,)\s*(\w+)", given))
        for language in LANGUAGES:
            parts = Parts(language, key)
            assert parts.variables - parts.grammar <= names, (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_that_the_language_needs(language: str) -> None:
    for key in catalogue("en"):
        counted = set()
        for selector, variants in Parts(language, key).variants:
            if variants & PLURALS and "other" in variants and not variants & {"0"}:
                assert variants == NEEDED, key
                counted.add(selector)
        english = Parts("en", key)
        needed = {name for name, variants in english.variants if "one" in variants}
        assert needed - english.grammar <= counted, key


@pytest.mark.parametrize("language", OTHERS)
def test_what_english_tells_apart_is_told_apart_everywhere(language: str) -> None:
    for key in catalogue("en"):
        own, english = Parts(language, key), Parts("en", key)
        known = {(name, form) for name, variants in own.variants for form in variants}
        needed = {(name, form) for name, variants in english.variants for form in variants}
        counting = {(name, form) for name in english.grammar for form in PLURALS}
        assert needed - counting <= known, key


@pytest.mark.parametrize("name", sheet_names())
def test_sheets_are_called_what_they_call_themselves(name: str) -> None:
    sheet = load_sheet(name)
    assert Parts("en", f"sheet-{name}").texts == [sheet.title]
    assert Parts("en", f"sheet-{name}-about").texts == [sheet.about]


QUOTES = {"en": "“”", "fr": "«»", "nb": "«»", "es": "«»"}
"""The marks that each language quotes with; no other has them."""
WRONG = {
    "fr": r"[^\u202f][!?;]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»",
    "nb": r"\s[!?;:]|«\s|\s»|\w…",
    "es": r"\s[!?;:…]|«\s|\s»|[¡¿]\s",
    "en": r"\s[!?;:…]|“\s|\s”",
}
"""What cannot be right: the space that belongs before a sign, or does not."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_each_language_sets_them(language: str) -> None:
    own = language_of(language)
    foreign = set("“”„«»") - set(QUOTES[own])
    for key in catalogue(language):
        text = "x".join(Parts(language, key).texts)
        assert not re.search(r"""['"`]|\.\.\.|\s-\s|--(?! ?\w)|  """, text), f"{key}: {text}"
        assert not foreign & set(text), f"{key}: {text}"
        assert not re.search(WRONG[own], text), f"{key}: {text}"
        if own == "es":
            assert [text.count(sign) for sign in "¡¿"] == [text.count(sign) for sign in "!?"], key


@pytest.mark.parametrize(
    ("language", "key", "misleading"),
    [
        ("es", "automatic", "solo cuando"),  # reads as "draw and pass only when"
        ("fr", "daily-review", "en arrière"),  # reads as "go back"
        ("fr", "score-back", "en arrière"),
    ],
)
def test_a_label_does_not_say_something_else(language: str, key: str, misleading: str) -> None:
    parts = (catalogue_part(language, part) for part in PARTS)
    labels = [label for part in parts for label in re.findall(rf"(?m)^{key} = (.+)$", part)]
    assert len(labels) == 1
    assert misleading not in labels[0]


def test_quebec_reads_french_with_a_few_words_of_its_own() -> None:
    for part in PARTS:
        ours, theirs = catalogue_part("fr", part), catalogue_part("fr-CA", part)
        assert re.sub("(?<=[Pp])ioch", "ig", ours) == theirs
    words = tomllib.loads((LOCALES / "fr-CA.toml").read_text(encoding="utf-8"))["words"]
    every = "".join(catalogue_part("fr", part) for part in PARTS)
    assert [word for word in words if not re.search(rf"(?i)\b{word}\b", every)] == []


@pytest.mark.parametrize(
    ("machine", "language"),
    [
        *(("fr_CA.UTF-8", "fr-CA"), ("fr_FR.UTF-8", "fr"), ("fr_BE@euro", "fr"), ("nn_NO", "nb")),
        *(("es_MX", "es"), ("de_DE:fr_CA", "fr-CA"), ("C.UTF-8", "en"), ("", "en")),
    ],
)
def test_a_terminal_speaks_the_language_of_its_machine(machine: str, language: str) -> None:
    assert device_language({"LANG": machine}) == language
