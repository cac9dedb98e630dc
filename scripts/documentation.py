"""What the documentation has besides docs/, and links that lead somewhere from a site too.

MkDocs calls the functions `on_…` when it builds. Pages of the tree (README.md, CHANGELOG.md) become
pages of the site; so do the rules of every sheet in every language, the pictures, and the reference
of what the package exports, from its docstrings. A link to a file that is no page leads to the
repository; one to nothing is an error.
"""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from babel import Locale
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from mexican_train.commands.rules import reading, titled
from mexican_train.languages import LANGUAGES
from mexican_train.sheets import find_sheet, sheet_names
from mexican_train.sheets.telling import Hand, Line, introduction, outline
from mexican_train.words import Words

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "mexican_train"
FROM_TREE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}
"""Pages that lie in the tree beside docs/, and where they are on the site."""
IN_TREE = {page: path for path, page in FROM_TREE.items()}
REPOSITORY = "https://github.com/mexican-train/mexican-train"
MEMBERS = {
    "Round": (
        "copy known_to engine engine_player first turn markers doubles had_turn follow_up drawn "
        "series may_knock catchable over blocked out hand_of hand_count holds boneyard bones_left "
        "trains end_of length_of points scores legal calls calls_of codes is_open apply why act "
        "step winners"
    ),
    "bots": "BOTS BotLike make_bot as_bot",
    "Game": (
        "begin copy seat kind number over totals rewards round deal_order is_open step "
        "open_actions action_at number_of"
    ),
    "Encoder": "rules players past actions size blocks",
    "Tables": "reset seats shapes arrays observe step",
    "Rng": "below random choice",
    "ArenaResult": "standings differences verdict seed plain",
    "Standing": "name rounds out won games points_by_deal by_deal each seconds plain",
    "Difference": "first second interval bounds plain",
    "Estimate": "value error plain",
}
"""The members that the reference shows of classes that have more, for the package itself."""
BASES_INSIDE = {"Round", "Tile"}
"""Classes that inherit from one that is for the package itself: the reference leaves it out."""
FURTHER = {
    "Seeds of deals": ["rules.fair.Seed", "rules.fair.seed_bytes"],
    "Contests": ["lab.arena.Standing", "lab.comparing.Difference", "lab.statistics.Interval"],
    "Reviews": [
        *("reviews.review.SeatReview", "reviews.review.Parts", "reviews.review.Decision"),
        *("reviews.review.Option", "reviews.review.Verdict", "reviews.estimates.Estimate"),
        "reviews.budget.Budget",
    ],
    "Bots": [
        *("bots.bot.CallingBot", "bots.bot.AlwaysCalls", "bots.solver.Plan"),
        *("bots.hint.hint", "bots.hint.Hint"),
    ],
    "Environments": [
        *("env.aec.env", "env.tables.Tables", "env.tables.Arrays", "env.arrays.Encoder"),
        *("env.game.Game", "env.game.tile_number", "env.seen.seen_game", "env.seeding.stream_key"),
    ],
}
"""Further names in the reference, by their place in the package, under the headings they get."""
LINK = re.compile(r'(\]\(|src=")(?![a-z]+:|#)([^)"#\s]+)')
"""A target that is neither an address nor a place on the same page."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are made."""
    made = {page: (ROOT / path).read_text(encoding="utf-8") for path, page in FROM_TREE.items()}
    made |= {"api.md": reference(), "pictures.md": pictures(), **rules_in_all_languages()}
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Makes links that are right in the tree right on the site."""
    name = page.file.src_uri
    beside = PurePosixPath(IN_TREE.get(name) or f"docs/{name}").parent

    def target(found: re.Match[str]) -> str:
        place = os.path.normpath(beside / found[2])
        return found[1] + leads_to(place, name)

    return LINK.sub(target, markdown)


def leads_to(place: str, page: str) -> str:
    """What a page of the site writes to lead to a place in the tree."""
    there = FROM_TREE.get(place) or (place[len("docs/") :] if place.startswith("docs/") else None)
    if there is not None:
        return os.path.relpath(there, PurePosixPath(page).parent)
    if not (ROOT / place).exists():
        raise PluginError(f"{page} leads to {place}, which is not in the tree")
    return f"{REPOSITORY}/{'tree' if (ROOT / place).is_dir() else 'blob'}/main/{place}"


# ---------------------------------------------------------------------- what the package exports


def reference() -> str:
    """Return the page of all that `mexican_train` exports, by module, and of some more."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    listed: list[str] = []
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__":
            listed = ast.literal_eval(statement.value)
    parts = [
        "# API",
        "All that `mexican_train` exports, and what the other pages use besides, "
        "from their docstrings; what else there is may change.",
    ]
    own = {*listed}
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for node in imported:
        if node.level:
            names = [alias.asname or alias.name for alias in node.names]
            exported = [name for name in names if name in listed]
            own -= {*exported}
            if exported:
                parts.append(f"## {summary(node.module or 'bots')}")
                inside = f"{node.module}." if node.module else ""
                parts += [directive(f"{inside}{name}") for name in exported]
    parts.append("## The package itself")
    parts += [directive(name) for name in listed if name in own]
    for title, places in {"What happened": events(), **FURTHER}.items():
        parts.append(f"## {title}")
        parts += map(directive, places)
    return "\n\n".join(parts) + "\n"


def events() -> list[str]:
    """Return where each kind of event is."""
    tree = ast.parse((PACKAGE / "rules" / "events.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "Event":
            kinds = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
            classes = [each.name for each in tree.body if isinstance(each, ast.ClassDef)]
            return [f"rules.events.{name}" for name in classes if name in kinds]
    raise PluginError("rules/events.py has no Event")


def directive(place: str) -> str:
    """Return the lines that put a name of the package into the reference."""
    name = place.rpartition(".")[2]
    lines = [f"::: mexican_train.{place}", "    options:", "      inherited_members: true"]
    if name in MEMBERS:
        lines.append(f"      members: [{', '.join(MEMBERS[name].split())}]")
    if name in BASES_INSIDE:
        lines.append("      show_bases: false")
    return "\n".join(lines)


def summary(module: str) -> str:
    """What a module is, in its own words."""
    place = PACKAGE.joinpath(*module.split("."))
    path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or module
    return re.split(r"[.:;](?:\s|$)", told.replace("\n", " "))[0]


# ---------------------------------------------------------------------- pictures, rules


def pictures() -> str:
    """The page of all screenshots."""
    parts = ["# Pictures", "The page as it is, on large and small screens, by day and by night."]
    for path in sorted((ROOT / "docs" / "screenshots").glob("*.png")):
        words = path.stem.replace("-", ", ")
        parts.append(f"## {words.capitalize()}\n\n![{words}](screenshots/{path.name})")
    return "\n\n".join(parts) + "\n"


def rules_in_all_languages() -> dict[str, str]:
    """The rules of every sheet in every language, as `mexican-train rules` tells them."""
    pages, lists = {}, []
    for language in LANGUAGES:
        if "-" in language:
            continue  # a variant has a few words of its own, and no page
        words = Words(language)
        lines = []
        for sheet in sheet_names():
            name = f"rules/told/{sheet}.{language}.md"
            pages[name] = told(sheet, words)
            lines.append(f"- [{titled(sheet, sheet, words)}](told/{sheet}.{language}.md)")
        called = str(Locale.parse(language).get_display_name(language)).capitalize()
        lists.append("\n".join([f"## {called}", "", *lines]))
    head = ["# The rules in four languages", "As the page and `mexican-train rules` tell them."]
    pages["rules/languages.md"] = "\n\n".join([*head, *lists]) + "\n"
    return pages


def told(name: str, words: Words) -> str:
    """The rules of a sheet as a page."""
    sheet = find_sheet(name)
    parts = [f"# {titled(sheet.name, sheet.title, words)}"]
    parts += [sentence(line, words) for line in introduction(sheet, {})]
    for section in outline(sheet.rules, sheet.told):
        parts.append(f"## {words(section.key)}")
        parts.append("\n".join(f"- {sentence(line, words)}" for line in section.lines))
        if section.hands:
            parts.append(dealt(section.hands, words))
    return "\n\n".join(parts) + "\n"


def sentence(line: Line, words: Words) -> str:
    """A sentence, and where we have it from if the sheet does not say it."""
    text = words(line.key, **line.args)
    return f"{text} ({reading(line.ours, words)})" if line.ours else text


def dealt(hands: tuple[Hand, ...], words: Words) -> str:
    """How many tiles everyone is dealt, as a table."""
    heads = [words(f"rules-page-{name}") for name in ("players", "tiles", "boneyard")]
    rows = [[str(hand.players), str(hand.tiles), str(hand.boneyard)] for hand in hands]
    return "\n".join(f"| {' | '.join(row)} |" for row in [heads, ["---:"] * 3, *rows])
