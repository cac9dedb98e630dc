"""`rules`: a sheet of rules to read, in one's own language."""

from __future__ import annotations

import shutil
import textwrap
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from ..languages import LANGUAGES, device_language
from ..sheets import Sheet, find_sheet, sheet_names, usual_sheet
from ..sheets.telling import Hand, Line, introduction, outline
from .options import add_house_rules, house_rules

if TYPE_CHECKING:
    from ..words import Words

HELP = "read a sheet of rules in your language"
EXAMPLES = """
mexican-train rules
    the sheet that your language has
mexican-train rules station --lang fr
    the station sheet in French
mexican-train rules nordic/nine --rule last_tile=penalty
    with a house rule
"""
WIDEST = 76
"""Longer lines are hard to read."""


def add(parser: ArgumentParser) -> None:
    """Declares the sheet and the language."""
    parser.add_argument(
        "sheet",
        nargs="?",
        help="a sheet such as nordic/nine, or a file my.toml; by default the one your language has",
    )
    parser.add_argument("--lang", choices=[*LANGUAGES], help="by default this machine's language")
    add_house_rules(parser)


def run(options: Namespace) -> int:
    """Prints the rules."""
    # Only who reads needs the words, which take a while to load.
    from ..words import Words

    words = Words(options.lang or device_language())
    sheet = find_sheet(options.sheet or usual_sheet(words.language))
    width = min(WIDEST, shutil.get_terminal_size().columns)
    print(written(sheet, house_rules(options), words, width))
    return 0


def written(sheet: Sheet, changes: dict[str, object], words: Words, width: int) -> str:
    """The rules of a sheet, with house rules, as text of this width."""
    title = titled(sheet.name, sheet.title, words)
    blocks = [f"{title}\n{'=' * len(title)}"]
    blocks += [filled(line, words, width) for line in introduction(sheet, changes)]
    for section in outline(sheet.rules.change(changes), sheet.told):
        heading = words(section.key)
        lines = [filled(line, words, width, "- ") for line in section.lines]
        blocks.append("\n".join([heading, "-" * len(heading), *lines]))
        if section.hands:
            blocks.append(dealt(section.hands, words))
    return "\n\n".join(blocks)


def titled(name: str, title: str, words: Words) -> str:
    """What a sheet is called; one's own is called what it calls itself."""
    base, _, variants = name.partition("/")
    known = words(f"sheet-{base}") if words.has(f"sheet-{base}") else title
    chosen = variants.split("+") if variants else []
    return ", ".join([known, *(words(f"variant-{variant}") for variant in chosen)])


def filled(line: Line, words: Words, width: int, sign: str = "") -> str:
    """A sentence, broken into lines."""
    text = words(line.key, **line.args)
    if line.ours:
        text += f" ({reading(line.ours, words)})"
    return textwrap.fill(
        text, width, initial_indent=sign, subsequent_indent=" " * len(sign), break_on_hyphens=False
    )


def reading(source: str, words: Words) -> str:
    """Where we have a sentence from that a sheet does not say itself."""
    if source in sheet_names():
        return words("rules-ours-from", sheet=words(f"sheet-{source}"))
    return words(f"rules-ours-{source}")


def dealt(hands: tuple[Hand, ...], words: Words) -> str:
    """How many tiles everyone is dealt, as a table."""
    heads = [words(f"rules-page-{name}") for name in ("players", "tiles", "boneyard")]
    rows = [[str(hand.players), str(hand.tiles), str(hand.boneyard)] for hand in hands]
    widths = [max(len(row[place]) for row in [heads, *rows]) for place in range(len(heads))]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in [heads, *rows]
    )
