"""How help looks, the same for every command: defaults with the options, examples at the end."""

from __future__ import annotations

import re
from argparse import SUPPRESS, Action, HelpFormatter
from textwrap import fill, indent

SAYS_ITSELF = "by default"
"""The help of an option with these words tells its default already."""


class HelpPage(HelpFormatter):
    """Names the default of everything that takes a value; fills paragraphs and nothing else."""

    def add_argument(self, action: Action) -> None:
        """Leaves room for the names of commands, which are indented once more than options."""
        super().add_argument(action)
        indent = self._current_indent + self._indent_increment
        names = [each.dest for each in getattr(action, "_choices_actions", ())]
        self._action_max_length = max(
            self._action_max_length, *(indent + len(name) for name in names), 0
        )

    def _get_help_string(self, action: Action) -> str | None:
        told = action.help
        optional = action.option_strings or action.nargs in ("?", "*")
        if not told or not optional or action.nargs == 0 or SAYS_ITSELF in told:
            return told
        nothing = action.default in (None, [], SUPPRESS)
        return f"{told} (default: {'none' if nothing else '%(default)s'})"

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        # A table or an example stays as it is; so does a single line, which may be to be copied.
        return "\n\n".join(
            fill(part, width) if "\n" in part and "\n  " not in part else part
            for part in text.split("\n\n")
        )


def description(doc: str) -> str:
    """What a command is for, from the words at the head of its module: "`demo`: a round …"."""
    about = re.sub(r"^`\w+`: ", "", doc.strip())
    return about[0].upper() + about[1:]


def epilog(examples: str) -> str:
    """The examples of a command, each with what it does in an indented line below it."""
    return f"examples:\n{indent(examples.strip(), '  ')}"
