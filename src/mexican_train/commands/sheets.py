"""`sheets`: the rule sheets, their fields, and where two differ."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ..rules.errors import MexicanTrainError
from ..rules.fields import allowed, meaning
from ..rules.rules import KINDS, Rules
from ..sheets import Sheet, all_sheets, find_sheet, load_sheet, sheet_names

HELP = "list the rule sheets, show one, or compare two"
EXAMPLES = """
mexican-train sheets
    all sheets with their variants
mexican-train sheets nordic/nine
    every field of one, and what else it could be
mexican-train sheets --diff station nordic
    where two differ
"""


def add(parser: ArgumentParser) -> None:
    """Declares the sheet to show or the two to compare."""
    parser.add_argument(
        "sheet",
        nargs="?",
        help="a sheet such as nordic/nine, or a file my.toml; by default all are listed",
    )
    parser.add_argument("--diff", nargs=2, metavar="SHEET", help="show where two sheets differ")


def run(options: Namespace) -> int:
    """Prints what is asked for."""
    if options.sheet and options.diff:
        raise MexicanTrainError("name one sheet to show, or two after --diff, but not both")
    if options.diff:
        print(difference(find_sheet(options.diff[0]), find_sheet(options.diff[1])))
    elif options.sheet:
        print(described(find_sheet(options.sheet)))
    else:
        print(overview())
    return 0


def overview() -> str:
    """All sheets with their variants."""
    lines = []
    for name in sheet_names():
        sheet = load_sheet(name)
        lines.append(f"{name:10}{sheet.about}")
        variants = [each for each in all_sheets() if each.startswith(name + "/")]
        if variants:
            lines.append(f"{'':10}variants: {', '.join(variants)}")
    return "\n".join(lines)


def described(sheet: Sheet) -> str:
    """Every field of a sheet, with its meaning and what else it could be."""
    rules = sheet.rules
    about = sheet.about or sheet.title  # one's own may say nothing of itself but its title
    head = sheet.name if about == sheet.name else f"{sheet.name}: {about}"
    lines = [head, f"2 to {rules.max_players} players", ""]
    for name, kind in KINDS.items():
        value = shown(rules, name)
        here = meaning(kind, value)
        lines.append(f"{name} = {value}")
        lines.append(f"    {kind.about}" + (f": {here}" if here else ""))
        lines.append(f"    may be: {allowed(kind)}")
    return "\n".join(lines)


def difference(one: Sheet, other: Sheet) -> str:
    """The fields in which two sheets differ, side by side."""
    fields = one.rules.differences(other.rules)
    if not fields:
        return f"{one.name} and {other.name} are the same"
    rows = [("", one.name, other.name)]
    rows += [(name, shown(one.rules, name), shown(other.rules, name)) for name in fields]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def shown(rules: Rules, name: str) -> str:
    """A field's value as one would write it after `--rule field=`."""
    value = rules.plain()[name]
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
